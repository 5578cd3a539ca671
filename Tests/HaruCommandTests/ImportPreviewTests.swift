import HaruCore
import HaruFormats
import HaruStrings
import Testing

@testable import HaruCommand

struct ImportPreviewTests {
    static let preview = ImportPreview(
        files: [
            ImportPreview.File(
                name: "times.csv", format: "Haru CSV", records: 12,
                days: (Fixture.today - 2)...Fixture.today),
            ImportPreview.File(name: "empty.csv", format: "Toggl Track", records: 0, days: nil),
        ], newActions: ["독서", "운동"], matchedActions: ["물"], newTags: [], sessions: 1200,
        counts: 1, duplicates: 2, running: 1, ignored: 0,
        issues: [
            ImportIssue(file: "times.csv", line: 3, reason: .badTime),
            ImportIssue(file: "times.csv", line: nil, reason: .truncated),
            ImportIssue(file: "times.csv", line: 9, reason: .badTime),
        ])

    @Test func anImportShowsWhatItWouldAddAndSkip() {
        #expect(
            Self.preview.lines(Fixture.style()) == [
                "파일       형식         기록  기간",
                "times.csv  Haru CSV       12  2026-08-10 ~ 2026-08-12",
                "empty.csv  Toggl Track     0", "", "+ 시간 기록 1,200개", "+ 횟수 기록 1개",
                "+ 새 행동 2개: 독서 · 운동", "= 이미 있는 행동 1개에 이어서: 물",
                "- 이미 있는 기록 2개는 건너뛰어요.", "- 측정 중인 기록 1개는 가져오지 않아요.",
                "! 2줄을 건너뛰어요: 시각이 올바르지 않아요.", "    times.csv:3", "    times.csv:9",
                "! 1줄을 건너뛰어요: 파일이 중간에 끊겼어요.", "    times.csv",
            ])
        let json = Self.preview.json
        #expect(json["sessions"]?.int == 1200)
        #expect(json["files"]?.array?[0]["firstDay"]?.string == "2026-08-10")
        #expect(json["files"]?.array?[1]["firstDay"]?.isNull == true)
        #expect(json["issues"]?.array?[0]["reason"]?.string == "badTime")
    }

    @Test func anImportOfWhatIsThereAddsNothing() {
        let again = ImportPreview(
            files: [], newActions: [], matchedActions: [], newTags: [], sessions: 0, counts: 0,
            duplicates: 5, running: 0, ignored: 3, issues: [])
        #expect(again.addsNothing)
        #expect(
            again.lines(Fixture.style(.en)).suffix(3) == [
                "There is nothing new to add.", "- 5 records you already have are skipped.",
                "- 3 goals and quests are not imported.",
            ])
    }

    @Test func whatBecomesOfHabitsAndWhatHasNoPlaceIsTold() {
        var promises = ImportPreview.Promises()
        promises.newGoals = ["Loop Habit Tracker"]
        promises.quests = 2
        promises.newHabits = ["명상"]
        promises.matchedHabits = ["독서"]
        promises.completions = 1200
        promises.pausedDays = 3
        var preview = ImportPreview(
            files: (1...9).map { number in
                ImportPreview.File(
                    name: "\(number).csv", format: "Loop", records: number == 2 ? 1203 : 0,
                    days: nil)
            }, newActions: [], matchedActions: [], newTags: [], sessions: 0, counts: 0,
            duplicates: 0, running: 0, ignored: 0, issues: [])
        #expect(preview.addsNothing)
        preview.promises = promises
        #expect(!preview.addsNothing)
        #expect(
            preview.lines(Fixture.style()) == [
                "파일    형식  기록", "2.csv   Loop  1203", "외 8개", "",
                "+ 새 목표 1개: Loop Habit Tracker", "+ 다짐 2개", "+ 새 습관 1개: 명상",
                "+ 습관 완료 1,200번", "+ 습관을 쉰 날 3일 (지킨 날도 놓친 날도 아니에요)",
                "= 이미 있는 습관 1개에 이어서: 독서",
            ])
        #expect(preview.json["completions"]?.int == 1200)
        #expect(preview.json["leftOut"]?["notes"]?.int == 0)
    }

    @Test func eachHabitOfWhichSomethingIsLostIsNamed() {
        var losses = ImportLosses()
        losses.lose(.times(3, in: 1, .week), of: "산책")
        losses.lose(.times(2, in: 3, .day), of: "명상")
        losses.lose(.words("every Friday"), of: "청소")
        losses.lose(notes: 2, of: "명상")
        losses.losePromise(of: "달리기", .times(1, in: 2, .month))
        var preview = ImportPreview(
            files: [], newActions: [], matchedActions: [], newTags: [], sessions: 0, counts: 0,
            duplicates: 0, running: 0, ignored: 0, issues: [])
        preview.promises.losses = losses
        #expect(
            preview.lines(Fixture.style()).suffix(8) == [
                "- 매일이 아니던 습관 3개는 매일의 습관이 돼요.", "    산책: 일주일에 3번",
                "    명상: 3일에 2번", "    청소: every Friday",
                "- 습관의 날에 붙은 메모 2개는 둘 곳이 없어 가져오지 않아요.", "    명상: 메모 2개",
                "- 하루의 다짐으로 옮길 수 없는 약속 1개는 가져오지 않아요.", "    달리기: 2달에 1번",
            ])
        let leftOut = preview.json["leftOut"]
        #expect(leftOut?["notes"]?.int == 2 && leftOut?["promises"]?.int == 1)
        let walk = leftOut?["frequencies"]?.array?.first
        #expect(walk?["name"]?.string == "산책" && walk?["times"]?.int == 3)
        #expect(walk?["in"]?.int == 1 && walk?["unit"]?.string == "week")
        #expect(leftOut?["notesOf"]?.array?.first?["count"]?.int == 2)
    }

    @Test func manyIssuesAreCounted() {
        let many = ImportPreview(
            files: [], newActions: (1...20).map { "행동 \($0)" }, matchedActions: [], newTags: [],
            sessions: 0, counts: 0, duplicates: 0, running: 0, ignored: 0,
            issues: (1...20).map { ImportIssue(file: "a", line: $0, reason: .unreadable) })
        let lines = many.lines(Fixture.style())
        #expect(lines.last == "    외 12개")
        #expect(lines.count == 13)
        #expect(lines.allSatisfy { TextWidth.of($0) <= 80 })
    }

    @Test func everyReasonToSkipARowIsToldApart() {
        for language in Language.allCases {
            let words = ImportIssue.Reason.allCases.map { $0.words(Strings(language)) }
            #expect(Set(words).count == words.count)
        }
    }
}
