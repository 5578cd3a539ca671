import HaruCore
import HaruFormats
import Testing

private let reading = RecordID("00000000-0000-4000-8000-000000000001")!
private let water = RecordID("00000000-0000-4000-8000-000000000002")!

private func at(_ text: String) -> Instant { ISO8601.instant(text)! }
private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

@Suite struct HaruFilesTests {
    @Test(arguments: [
        (HaruFile.actions, HaruFile.Language.ko, "하루-행동.csv", "하루-행동-20260810-20260812.csv"),
        (.timeRecords, .en, "Haru-TimeRecords.csv", "Haru-TimeRecords-20260810-20260812.csv"),
        (.countRecords, .ja, "Haru-回数記録.csv", "Haru-回数記録-20260810-20260812.csv"),
        (.goals, .ko, "하루-목표.csv", "하루-목표-20260810-20260812.csv"),
        (.quests, .en, "Haru-Quests.csv", "Haru-Quests-20260810-20260812.csv"),
    ])
    func filesAreNamedInTheLanguage(
        file: HaruFile, language: HaruFile.Language, name: String, ranged: String
    ) {
        let days = ISO8601.day("2026-08-10")!...ISO8601.day("2026-08-12")!
        #expect(file.name(in: language) == name)
        #expect(file.name(in: language, days: days) == ranged)
    }

    @Test(arguments: HaruFile.allCases)
    func everyLanguageHasTheSameColumns(file: HaruFile) {
        let counts = HaruFile.Language.allCases.map { language in
            var bytes: [UInt8] = []
            file.writeHeader(in: language, into: &bytes)
            return bytes.count { $0 == 0x2c }
        }
        let columns = [7, 6, 5, 8, 10][HaruFile.allCases.firstIndex(of: file)!]
        #expect(counts == [columns - 1, columns - 1, columns - 1])
    }

    @Test func aHeaderBeginsWithTheByteOrderMark() {
        var bytes: [UInt8] = []
        HaruFile.timeRecords.writeHeader(in: .ko, into: &bytes)
        #expect(text(bytes) == "\u{feff}행동 ID,행동,시작,종료,초,메모\r\n")
        #expect(bytes.starts(with: [0xef, 0xbb, 0xbf]))
    }

    @Test func timeRecordsAreFlooredToWholeSeconds() {
        var writer = TimeRecordCSV(zone: Zones.seoul)
        var bytes: [UInt8] = []
        writer.write(
            actionID: reading, name: "독서", start: at("2026-08-12T20:00:00.480+09:00"),
            end: at("2026-08-12T21:00:00.250+09:00"), note: "컵 \"큰\" 것", into: &bytes)
        writer.write(
            actionID: reading, name: "물, 마시기", start: at("2026-08-12T22:00:00+09:00"), end: nil,
            note: "", into: &bytes)
        #expect(
            text(bytes) == """
                00000000-0000-4000-8000-000000000001,독서,2026-08-12T20:00:00+09:00,\
                2026-08-12T21:00:00+09:00,3600,"컵 ""큰"" 것"\r
                00000000-0000-4000-8000-000000000001,"물, 마시기",2026-08-12T22:00:00+09:00,,,\r

                """)
    }

    @Test func countRecordsCarryTheAmount() {
        var writer = CountRecordCSV(zone: Zones.seoul)
        var bytes: [UInt8] = []
        writer.write(
            actionID: water, name: "물", timestamp: at("2026-08-12T09:00:00.999+09:00"),
            amount: 9999,
            note: "-", into: &bytes)
        #expect(
            text(bytes)
                == "00000000-0000-4000-8000-000000000002,물,2026-08-12T09:00:00+09:00,9999,-\r\n")
    }

    @Test func actionsCarryTagsInOneCell() {
        var writer = ActionCSV(zone: Zones.seoul)
        var bytes: [UInt8] = []
        let action = Action(
            id: reading, createdAt: at("2026-01-01T09:00:00+09:00"), name: "독서",
            symbolName: "book", isFavorite: true)
        writer.write(action, tagNames: ["공부", "a;b", "아침"], into: &bytes)
        #expect(
            text(bytes) == """
                00000000-0000-4000-8000-000000000001,독서,time,공부;a；b;아침,book,true,\
                2026-01-01T09:00:00+09:00\r

                """)
    }

    @Test func goalsAndQuestsAreWrittenAsGiven() {
        var bytes: [UInt8] = []
        GoalRow(
            id: reading, title: "건강, 해지기", startDay: ISO8601.day("2026-08-01")!, endDay: nil,
            status: "inProgress", threshold: 80, symbolName: "heart", colorHex: "#2F6B4F"
        ).write(into: &bytes)
        QuestRow(
            id: water, goalID: reading, goalTitle: "건강, 해지기", targetKind: "action", target: "독서",
            measure: "time", period: "매일", amount: "1시간", direction: "atLeast", deadlineMinute: 1290
        ).write(into: &bytes)
        #expect(
            text(bytes) == """
                00000000-0000-4000-8000-000000000001,"건강, 해지기",2026-08-01,,inProgress,80,heart,#2F6B4F\r
                00000000-0000-4000-8000-000000000002,00000000-0000-4000-8000-000000000001,\
                "건강, 해지기",action,독서,time,매일,1시간,atLeast,21:30\r

                """)
        #expect(HaruCSV.shapes(of: file("f", bytes)) == [.goal, .quest])
    }

    /// The formatter keeps an hour's text; it must notice each change of the clock, and write the
    /// same as the slow way in any order of calls.
    @Test(arguments: ["Asia/Seoul", "Europe/Berlin", "America/New_York"])
    func momentsAreWrittenWithTheOffsetOfTheirZone(name: String) throws {
        let zone = try #require(
            [Zones.seoul, Zones.berlin, Zones.newYork].first { $0.name == name })
        var random = SeededRandom(seed: 11)
        var writer = CountRecordCSV(zone: zone)
        for change in [-1_900_000_000, 570_000_000, 1_792_890_000, 1_774_746_000, 4_000_000_000] {
            for _ in 0..<300 {
                let second = Int64(change + random.below(14_400) - 7200)
                var bytes: [UInt8] = []
                writer.write(
                    actionID: reading, name: "", timestamp: Instant(seconds: second), amount: 1,
                    note: "", into: &bytes)
                let written = String(decoding: bytes[38..<63], as: UTF8.self)
                #expect(ISO8601.instant(written) == Instant(seconds: second))
                let offset = zone.offset(atSecond: second)
                if offset % 60 == 0 {
                    #expect(written == ISO8601.text(Instant(seconds: second), offset: offset))
                }
            }
        }
    }

    @Test func yearsOfFiveDigitsDoNotTrap() {
        var writer = CountRecordCSV(zone: .utc)
        var bytes: [UInt8] = []
        writer.write(
            actionID: reading, name: "", timestamp: Instant(seconds: 400_000_000_000), amount: 1,
            note: "", into: &bytes)
        // Shown as the last day that Haru computes with.
        #expect(text(bytes).contains(",9999-12-31T"))
    }
}
