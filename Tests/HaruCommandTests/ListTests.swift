import HaruCore
import HaruReplica
import HaruStrings
import Testing

@testable import HaruCommand

struct ListTests {
    static let log = RecordLog(
        range: (Fixture.today - 1)...Fixture.today,
        days: [
            RecordLog.Day(
                day: Fixture.today - 1,
                entries: [
                    RecordLog.Entry(
                        id: Fixture.id(11), prefix: "019e0b", action: Fixture.reading,
                        content: .session(
                            start: Fixture.at("23:15", on: Fixture.today - 1),
                            end: Fixture.at("00:30")), note: "3장\n끝")
                ], seconds: 2700),
            RecordLog.Day(
                day: Fixture.today,
                entries: [
                    RecordLog.Entry(
                        id: Fixture.id(12), prefix: "019e0c", action: Fixture.water,
                        content: .count(at: Fixture.at("08:05"), amount: 2)),
                    RecordLog.Entry(
                        id: Fixture.id(13), prefix: "019e0d", action: Fixture.sport,
                        content: .session(start: Fixture.at("11:00"), end: nil)),
                    RecordLog.Entry(
                        id: Fixture.id(14), prefix: "019e0e", action: Fixture.sport,
                        content: .session(start: Fixture.at("11:00"), end: Fixture.at("10:00"))),
                ], seconds: 3600),
        ], now: Fixture.noon)

    @Test func recordsAreListedDayByDay() {
        #expect(
            Self.log.lines(Fixture.style()) == [
                "어제 · 8월 11일 (화)  45분",
                "019e0b  23:15-00:30+1  ●  독서   1시간 15분  3장 끝", "",
                "오늘 · 8월 12일 (수)  1시간", "019e0c  08:05          ●  물            2회",
                "019e0d  11:00-         ●  운동        1시간",
                "019e0e  11:00-10:00    ●  운동  고쳐야 해요",
            ])
    }

    @Test func recordsAreGivenInMilliseconds() throws {
        let days = try #require(Self.log.json["days"]?.array)
        let first = try #require(days[0]["records"]?.array?.first)
        #expect(
            first["startedAt"]?.int64 == Fixture.at("23:15", on: Fixture.today - 1).milliseconds)
        #expect(first["seconds"]?.int == 4500)
        #expect(first["note"]?.string == "3장\n끝")
        let today = try #require(days[1]["records"]?.array)
        #expect(today[0]["countedAt"]?.int64 == Fixture.at("08:05").milliseconds)
        #expect(today[0]["amount"]?.int == 2)
        #expect(today[1]["endedAt"]?.isNull == true)
        #expect(today[1]["seconds"]?.int == 3600)
        #expect(today[2]["seconds"]?.int == 0)
    }

    @Test func anEmptyLogSaysSo() {
        let day = RecordLog(range: Fixture.today...Fixture.today, days: [], now: Fixture.noon)
        #expect(day.lines(Fixture.style()) == ["이 날의 기록이 없어요."])
        let days = RecordLog(
            range: (Fixture.today - 1)...Fixture.today, days: [], now: Fixture.noon)
        #expect(days.lines(Fixture.style(.ja)) == ["この期間の記録はありません。"])
    }

    @Test func actionsAreListedWithTagsAndStates() {
        let list = ActionReport(rows: [
            ActionReport.Row(
                action: Fixture.reading, prefix: "019e01", tags: ["공부", "아침"], isFavorite: true,
                isRunning: true), ActionReport.Row(action: Fixture.water, prefix: "019e03"),
        ])
        #expect(
            list.lines(Fixture.style()) == [
                "   행동  추적 방식  꼬리표                         ID",
                "●  독서  시간형     공부, 아침  즐겨찾기, 측정 중  019e01",
                "●  물    횟수형                                    019e03",
            ])
        let json = list.json["actions"]?.array?.first
        #expect(json?["id"]?.string == Fixture.reading.id.text)
        #expect(json?["type"]?.string == "time")
        #expect(json?["tags"]?.array?.count == 2)
        #expect(json?["isFavorite"]?.bool == true)
        #expect(
            ActionReport(rows: []).lines(Fixture.style(.en)) == [
                "No actions yet. Make one with haru action add."
            ])
    }

    @Test func tagsAreListedWithColourAndActions() {
        let list = TagReport(rows: [
            TagReport.Row(
                id: Fixture.id(5), prefix: "019e05", name: "공부", colorHex: "#2A78AD",
                actionCount: 2)
        ])
        #expect(
            list.lines(Fixture.style(.ja)) == [
                "   タグ  色       アクション  ID", "●  공부  #2A78AD           2  019e05",
            ])
        #expect(list.json["tags"]?.array?.first?["actionCount"]?.int == 2)
        #expect(TagReport(rows: []).lines(Fixture.style()).count == 1)
    }

    @Test func undoIsListedNewestFirst() {
        let list = UndoList(rows: [
            UndoList.Row(change: .stop, subject: "독서", madeAt: Fixture.at("11:30")),
            UndoList.Row(
                change: .settings, subject: "weekStart",
                madeAt: Fixture.at("09:00", on: Fixture.today - 1)),
        ])
        #expect(
            list.lines(Fixture.style()) == [
                "1  2026-08-12 11:30  독서 종료", "2  2026-08-11 09:00  설정 weekStart 변경",
            ])
        #expect(list.json["changes"]?.array?[1]["n"]?.int == 2)
        #expect(UndoList(rows: []).lines(Fixture.style(.en)) == ["There is nothing to undo."])
    }

    @Test func everyChangeThatCanBeUndoneIsToldApart() {
        for language in Language.allCases {
            let words = UndoEntry.Verb.allCases.map { $0.words("X", Strings(language)) }
            #expect(Set(words).count == words.count)
            #expect(words.allSatisfy { $0.contains("X") })
        }
    }
}
