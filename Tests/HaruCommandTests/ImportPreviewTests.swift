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
