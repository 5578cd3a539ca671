import HaruCore
import HaruFormats
import HaruStrings
import Testing

@testable import HaruCommand

struct ReportTests {
    @Test func whatRunsIsTheValueOfTheSpecification() throws {
        let json = StatusBarTests.running.json
        #expect(
            json.text
                == #"{"v":1,"running":{"actionID":"019e0100-0000-7000-8000-000000000001","#
                + #""name":"독서","symbol":"book","colorHex":"#3F66C2","#
                + #""sessionID":"019e0b00-0000-7000-8000-00000000000b","startedAt":1786493400000,"#
                + #""note":"3장","extraCount":1,"others":[{"#
                + #""actionID":"019e0200-0000-7000-8000-000000000002","name":"운동","#
                + #""symbol":"figure.run","colorHex":"#2F6B4F","#
                + #""sessionID":"019e0c00-0000-7000-8000-00000000000c","startedAt":1786496520000}]},"#
                + #""revision":7,"generatedAt":1786497720000}"#)
        #expect(StatusBarTests.idle.json["running"]?.isNull == true)
    }

    @Test func whatRunsIsListedTheRepresentativeFirst() {
        let style = Fixture.style(now: Fixture.at("10:22"))
        #expect(
            StatusBarTests.running.lines(style) == [
                "●  독서  1시간 12분  09:10부터  3장", "●  운동         20분  10:02부터",
            ])
        #expect(StatusBarTests.idle.lines(style) == ["측정 중인 행동이 없어요"])
    }

    static let day = PeriodTotals(
        period: .day, days: Fixture.today...Fixture.today,
        rows: [
            PeriodTotals.Row(
                action: Fixture.reading, amount: .seconds(4800), share: 0.75, isRunning: true),
            PeriodTotals.Row(action: Fixture.sport, amount: .seconds(1600), share: 0.25),
            PeriodTotals.Row(action: Fixture.water, amount: .count(3), share: nil),
        ], totalSeconds: 6400)

    static let week = PeriodTotals(
        period: .week, days: (Fixture.today - 2)...(Fixture.today + 4),
        rows: [
            PeriodTotals.Row(
                action: Fixture.reading, amount: .seconds(8400), share: 1,
                days: [3600, 0, 4800, 0, 0, 0, 0]),
            PeriodTotals.Row(
                action: Fixture.water, amount: .count(5), share: nil, days: [2, 0, 3, 0, 0, 0, 0]),
        ], totalSeconds: 8400)

    @Test func aDayIsShownWithSharesAndATotal() {
        #expect(
            Self.day.lines(Fixture.style()) == [
                "오늘 · 8월 12일 (수)", "", "●  독서  1시간 20분  75%  ████████████  측정 중",
                "●  운동         26분  25%  ████", "●  물            3회", "", "합계 1시간 46분",
            ])
    }

    @Test func aWeekIsShownDayByDay() {
        #expect(
            Self.week.lines(Fixture.style()) == [
                "이번 주 · 8월 10일 (월) ~ 8월 16일 (일)", "",
                "                              월  화    수  목  금  토  일",
                "●  독서  2시간 20분  100%  1:00   -  1:20   -   -   -   -",
                "●  물            5회           2   -     3   -   -   -   -", "",
                "합계 2시간 20분",
            ])
    }

    @Test func aNarrowWeekIsShownAsColumns() {
        #expect(
            Self.week.lines(Fixture.style(.en, width: 60))[2...3] == [
                "●  독서   2h 20m  100%  ▆·█····", "●  물    5 times        ▆·█····",
            ])
    }

    @Test func totalsAreGivenInSecondsAndCounts() throws {
        let json = Self.week.json
        #expect(json["v"]?.int == 1)
        #expect(json["period"]?.string == "week")
        #expect(json["firstDay"]?.string == "2026-08-10")
        #expect(json["lastDay"]?.string == "2026-08-16")
        #expect(json["totalSeconds"]?.int == 8400)
        let rows = try #require(json["rows"]?.array)
        #expect(rows[0]["seconds"]?.int == 8400)
        #expect(rows[0]["share"]?.double == 1)
        #expect(rows[1]["count"]?.int == 5)
        #expect(rows[1]["share"] == nil)
        let days = try #require(rows[1]["days"]?.array)
        #expect(days.count == 7)
        #expect(days[2]["day"]?.string == "2026-08-12")
        #expect(days[2]["count"]?.int == 3)
    }

    @Test func aPastDayAndAnEmptyOneSaySo() {
        let past = PeriodTotals(
            period: .day, days: (Fixture.today - 1)...(Fixture.today - 1), rows: [],
            totalSeconds: 0)
        #expect(past.lines(Fixture.style()) == ["어제 · 8월 11일 (화)", "기록이 없어요."])
        let old = PeriodTotals(
            period: .day, days: (Fixture.today - 365)...(Fixture.today - 365), rows: [],
            totalSeconds: 0)
        #expect(old.lines(Fixture.style(.en))[0] == "Tue, Aug 12, 2025")
    }

    static let session = IntentResult.Session(
        id: Fixture.id(11), startedAt: Fixture.at("09:10"), endedAt: Fixture.at("10:30"))

    @Test func aStopAnswersAsTheSpecificationSays() {
        let result = IntentResult.stopped(
            Fixture.reading, Self.session, revision: 9, Strings(.ko))
        #expect(
            result.json.text
                == #"{"v":1,"ok":true,"intent":"stop","code":"stopped","#
                + #""dialog":"독서 측정을 마쳤어요. 1시간 20분.","value":4800,"unit":"seconds","#
                + #""entity":{"kind":"action","id":"019e0100-0000-7000-8000-000000000001","#
                + #""name":"독서"},"session":{"id":"019e0b00-0000-7000-8000-00000000000b","#
                + #""startedAt":1786493400000,"endedAt":1786498200000},"revision":9}"#)
        #expect(result.lines(Fixture.style()) == ["독서 측정을 마쳤어요. 1시간 20분."])
    }

    @Test func everyIntentHasItsDialog() {
        let ko = Strings(.ko)
        let en = Strings(.en)
        #expect(
            IntentResult.started(Fixture.sport, Self.session, revision: 1, ko).dialog
                == "운동 측정을 시작했어요.")
        let short = IntentResult.discardedShort(Fixture.sport, revision: 1, ko)
        #expect(short.json["code"]?.string == "discarded_short")
        #expect(short.json["ok"]?.bool == true)
        #expect(short.dialog == "너무 짧아서 기록하지 않았어요")
        let added = IntentResult.added(Fixture.water, amount: 2, today: 5, revision: 1, ko)
        #expect(added.dialog == "물 2회를 더했어요. 오늘 5회.")
        #expect(added.value == 5)
        let total = IntentResult.total(
            Fixture.reading, .seconds(11_100), .week, revision: 1, en)
        #expect(total.dialog == "This week, 독서: 3h 5m.")
        #expect(total.json["unit"]?.string == "seconds")
        let count = IntentResult.total(Fixture.water, .count(3), .day, revision: 1, en)
        #expect(count.json["unit"]?.string == "count")
        let all = IntentResults([added, total])
        #expect(all.json["results"]?.array?.count == 2)
    }

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
                "019e0b  23:15-00:30+1  ●  독서  1시간 15분  3장 끝", "",
                "오늘 · 8월 12일 (수)  1시간", "019e0c  08:05          ●  물            2회",
                "019e0d  11:00-         ●  운동        1시간",
                "019e0e  11:00-10:00    ●  운동   고쳐야 해요",
            ])
    }

    @Test func recordsAreGivenInMilliseconds() throws {
        let days = try #require(Self.log.json["days"]?.array)
        let first = try #require(days[0]["records"]?.array?.first)
        #expect(first["startedAt"]?.int64 == Fixture.at("23:15", on: Fixture.today - 1).milliseconds)
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
        let list = ActionList(rows: [
            ActionList.Row(
                action: Fixture.reading, prefix: "019e01", tags: ["공부", "아침"], isFavorite: true,
                isRunning: true), ActionList.Row(action: Fixture.water, prefix: "019e03"),
        ])
        #expect(
            list.lines(Fixture.style()) == [
                "   행동  추적 방식  꼬리표                            ID",
                "●  독서  시간형     공부, 아침  즐겨찾기, 측정 중  019e01",
                "●  물    횟수형                                    019e03",
            ])
        let json = list.json["actions"]?.array?.first
        #expect(json?["id"]?.string == Fixture.reading.id.text)
        #expect(json?["type"]?.string == "time")
        #expect(json?["tags"]?.array?.count == 2)
        #expect(json?["isFavorite"]?.bool == true)
        #expect(
            ActionList(rows: []).lines(Fixture.style(.en)) == [
                "No actions yet. Make one with haru action add."
            ])
    }

    @Test func tagsAreListedWithColourAndActions() {
        let list = TagList(rows: [
            TagList.Row(
                id: Fixture.id(5), prefix: "019e05", name: "공부", colorHex: "#2A78AD",
                actionCount: 2)
        ])
        #expect(
            list.lines(Fixture.style(.ja)) == [
                "   タグ  色       アクション  ID", "●  공부  #2A78AD           2  019e05",
            ])
        #expect(list.json["tags"]?.array?.first?["actionCount"]?.int == 2)
        #expect(TagList(rows: []).lines(Fixture.style()).count == 1)
    }

    @Test func settingsAreListedWithTheirScope() throws {
        var settings = Settings()
        settings.dayStartMinutes = 300
        settings.minSessionSeconds = 30
        let list = SettingsList(settings: settings, timeZone: "Asia/Seoul", language: nil)
        let lines = list.lines(Fixture.style())
        #expect(lines[0] == "키                 값          범위")
        #expect(lines[1] == "weekStart          monday      모든 기기  한 주가 시작하는 요일")
        #expect(lines[2] == "dayStartMinutes    05:00       모든 기기  하루가 시작하는 시각")
        #expect(lines.last == "settings.language  system      이 기기    언어")
        let one = SettingsList(
            settings: settings, timeZone: "Asia/Seoul", language: .ja, keys: [.language])
        #expect(one.lines(Fixture.style()) == ["ja"])
        let json = try #require(list.json["settings"]?.array)
        #expect(json[0]["value"]?.int == 2)
        #expect(json[1]["value"]?.int == 300)
        #expect(json[5]["scope"]?.string == "device")
    }

    /// What is shown can be typed: the value of every setting is one that `set` takes.
    @Test(arguments: SettingKey.allCases) func aShownSettingCanBeSet(_ key: SettingKey) throws {
        var settings = Settings()
        settings.dayStartMinutes = 300
        settings.minSessionSeconds = 30
        settings.weekStart = .sunday
        settings.representative = .earliest
        let list = SettingsList(settings: settings, timeZone: "Asia/Tokyo", language: .en)
        let expected: SettingChange =
            switch key {
            case .weekStart: .weekStart(.sunday)
            case .dayStartMinutes: .dayStartMinutes(300)
            case .timeZone: .timeZone("Asia/Tokyo")
            case .minSessionSeconds: .minSessionSeconds(30)
            case .representative: .representative(.earliest)
            case .language: .language(.en)
            }
        #expect(try SettingChange(key, list.text(key)) == expected)
    }

    @Test(arguments: [
        (SettingKey.weekStart, "sat", SettingChange.weekStart(.saturday)),
        (.weekStart, "1", .weekStart(.sunday)), (.dayStartMinutes, "90", .dayStartMinutes(90)),
        (.minSessionSeconds, "off", .minSessionSeconds(0)),
        (.minSessionSeconds, "1m", .minSessionSeconds(60)),
        (.minSessionSeconds, "45", .minSessionSeconds(45)), (.language, "system", .language(nil)),
    ])
    func aSettingHasHandyForms(_ key: SettingKey, _ text: String, _ change: SettingChange) throws {
        #expect(try SettingChange(key, text) == change)
    }

    @Test func aSettingRefusesWhatItCannotBe() {
        #expect(throws: Refusal.domain(.outOfRange)) { try SettingChange(.weekStart, "8") }
        #expect(throws: Refusal.domain(.outOfRange)) { try SettingChange(.dayStartMinutes, "1440") }
        #expect(throws: Refusal.domain(.outOfRange)) {
            try SettingChange(.minSessionSeconds, "2h")
        }
        #expect(
            throws: Refusal.usage(
                .badValue(
                    "latst", place: "VALUE",
                    .notChoice(["latest", "earliest"], nearest: "latest")))
        ) { try SettingChange(.representative, "latst") }
        #expect(
            throws: UsageError.badValue(
                "timezone", place: "KEY",
                .notChoice(SettingKey.allCases.map { $0.rawValue }, nearest: "timeZone"))
        ) { try SettingKey(named: "timezone") }
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
            let words = UndoList.Change.allCases.map { $0.words("X", Strings(language)) }
            #expect(Set(words).count == words.count)
            #expect(words.allSatisfy { $0.contains("X") })
        }
    }

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
                "+ 새 행동 2개: 독서, 운동", "= 이미 있는 행동 1개에 이어서: 물",
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

    @Test func aChangeIsReportedWithTheSameNumbersBeforeAndAfter() {
        let items = [ChangeReport.Item(.actions, 1), .init(.sessions, 3), .init(.counts, 0)]
        let before = ChangeReport(.actionDelete, items, isDone: false)
        let after = ChangeReport(.actionDelete, items, isDone: true)
        #expect(
            before.lines(Fixture.style(.en)) == ["Would change: 1 action, 3 time records."])
        #expect(after.lines(Fixture.style(.en)) == ["Changed: 1 action, 3 time records."])
        #expect(before.json["sessions"]?.int == 3)
        #expect(after.json["sessions"]?.int == 3)
        #expect(after.json["isDone"]?.bool == true)
        let nothing = ChangeReport(.undo, [], isDone: false)
        #expect(nothing.lines(Fixture.style()) == ["바뀌는 것이 없어요."])
    }

    @Test func conformanceCountsAndNames() {
        let report = ConformanceReport(
            passed: 3,
            mismatches: [
                ConformanceReport.Mismatch(
                    id: "D-1", title: "a day", expected: .int(1), actual: .null)
            ], unknownKinds: ["x", "y", "x"])
        #expect(
            report.lines(Fixture.style(.en)) == [
                "D-1 a day", "  expected: 1", "  got: null", "unknown kind x: 2 cases",
                "unknown kind y: 1 case", "3 passed, 1 failed",
            ])
        #expect(report.exitCode == .failure)
        #expect(
            ConformanceReport(passed: 1, mismatches: [], unknownKinds: ["x"]).exitCode == .ok)
        #expect(report.json["unknown"]?.array?[0]["cases"]?.int == 2)
    }

    @Test func everyMessageIsASentenceInThreeLanguages() {
        let messages: [Message] = [
            .recordEntered(action: "독서", seconds: 4800), .recordEdited(action: "독서"),
            .recordsDeleted(1), .undone(2), .actionAdded("독서"), .actionEdited("독서"),
            .actionDeleted("독서"), .actionsOrdered, .tagAdded("공부"), .tagEdited("공부"),
            .tagDeleted("공부"), .tagsOrdered, .settingSet(key: "weekStart", value: "sunday"),
            .imported(3), .exported(path: "a.zip"), .backedUp(path: "a.haru"), .restored(1),
            .storeIsSound(9), .repaired(1),
        ]
        for language in Language.allCases {
            let words = messages.map { $0.words(Strings(language)) }
            #expect(Set(words).count == words.count)
            #expect(words.allSatisfy { $0.hasSuffix(language == .ja ? "。" : ".") })
        }
        #expect(messages[0].words(Strings(.ko)) == "독서 1시간 20분을 기록했어요.")
        #expect(messages[2].words(Strings(.en)) == "Deleted 1 record.")
        let done = Done(.actionAdded("독서"), ids: [Fixture.id(1)], Strings(.ko))
        #expect(
            done.json.text
                == #"{"v":1,"ok":true,"code":"added","dialog":"행동 독서를 만들었어요.","#
                + #""ids":["019e0100-0000-7000-8000-000000000001"]}"#)
    }
}
