import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

struct AnswerTests {
    @Test func whatRunsIsTheValueOfTheSpecification() throws {
        let json = StatusBarTests.running.json
        #expect(
            json.text
                == #"{"v":1,"running":{"actionID":"019e0100-0000-7000-8000-000000000001","#
                + ##""name":"독서","symbol":"book","colorHex":"#3F66C2","##
                + #""sessionID":"019e0b00-0000-7000-8000-00000000000b","startedAt":1786493400000,"#
                + #""note":"3장","extraCount":1,"others":[{"#
                + #""actionID":"019e0200-0000-7000-8000-000000000002","name":"운동","#
                + ##""symbol":"figure.run","colorHex":"#2F6B4F","##
                + #""sessionID":"019e0c00-0000-7000-8000-00000000000c","startedAt":1786496520000}]},"#
                + #""revision":7,"generatedAt":1786497720000}"#)
        #expect(StatusBarTests.idle.json["running"]?.isNull == true)
    }

    @Test func whatRunsIsListedTheRepresentativeFirst() {
        let style = Fixture.style(now: Fixture.at("10:22"))
        #expect(
            StatusBarTests.running.lines(style) == [
                "●  독서  1시간 12분  09:10부터  3장", "●  운동        20분  10:02부터",
            ])
        #expect(StatusBarTests.idle.lines(style) == ["측정 중인 행동이 없어요"])
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

    @Test func aChangeIsReportedWithTheSameNumbersBeforeAndAfter() {
        let items = [ChangeReport.Item(.actions, 1), .init(.sessions, 3), .init(.counts, 0)]
        let before = ChangeReport(.actionDelete, items, isDone: false)
        let after = ChangeReport(.actionDelete, items, isDone: true)
        #expect(
            before.lines(Fixture.style(.en)) == ["Would delete: 1 action, 3 time records."])
        #expect(after.lines(Fixture.style(.en)) == ["Deleted: 1 action, 3 time records."])
        #expect(before.json["sessions"]?.int == 3)
        #expect(after.json["sessions"]?.int == 3)
        #expect(after.json["isDone"]?.bool == true)
        let nothing = ChangeReport(.undo, [], isDone: false)
        #expect(nothing.lines(Fixture.style()) == ["바뀌는 것이 없어요."])
    }

    @Test func everyMessageIsASentenceInThreeLanguages() {
        let messages: [Message] = [
            .recordEntered(action: "독서", seconds: 4800), .recordEdited(action: "독서"),
            .recordsDeleted(1), .undone(2), .actionAdded("독서"), .actionEdited("독서"),
            .actionDeleted("독서"), .actionsOrdered, .tagAdded("공부"), .tagEdited("공부"),
            .tagDeleted("공부"), .tagsOrdered, .settingSet(key: "weekStart", value: "sunday"),
            .imported(3), .exported(path: "a.zip"), .backedUp(path: "a.haru"), .restored(1),
            .storeIsSound(9), .repaired(1), .goalAdded("책"), .goalEdited("책"),
            .goalJudged("책", isAchieved: true), .goalJudged("책", isAchieved: false),
            .goalsOrdered, .questAdded("독서"), .questEdited("독서"), .questEditedFromToday("독서"),
            .questEditedForThePast("독서"), .questsOrdered, .habitAdded("요가"),
            .habitEdited("요가"), .habitsOrdered, .habitArchived("요가", day: "8월 12일"),
            .paused("책", days: "8월 12일"), .resumed("책", day: "8월 12일"),
            .ticked("요가", day: nil, streak: 1), .ticked("요가", day: nil, streak: 2),
            .ticked("요가", day: "8월 11일", streak: 1), .unticked("요가", day: nil),
            .unticked("요가", day: "8월 11일"),
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
