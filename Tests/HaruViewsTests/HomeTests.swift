import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

/// An app on an empty replica: 2026-08-11 14:00 in Seoul, Korean, on a phone.
func app(language: String = "ko") -> App {
    var next: UInt64 = 0
    let app = App(random: {
        next += 1
        return next
    })
    app.model.device.languages = [language]
    app.zones = [TimeZoneRules(name: "Asia/Seoul", fixedOffset: 9 * 3600)]
    app.model.device.zone = "Asia/Seoul"
    app.model.preferences["onboarding.done"] = "on"
    app.open(Book(ResidentStorage(node: 7)), at: now)
    return app
}

let now = Instant(seconds: 1_786_424_400)

struct HomeTests {
    @Test func anEmptyHomeOffersTheFirstActionAndExamples() {
        let app = app()
        let html = app.html
        #expect(html.contains("첫 행동 만들기"))
        #expect(html.contains("data-click=\"home.examples\""))
    }

    @Test(arguments: [
        ("ko", ["독서", "운동", "물 마시기"]), ("en", ["Reading", "Exercise", "Drink water"]),
        ("ja", ["読書", "運動", "水を飲む"]),
    ])
    func examplesComeInTheLanguageOfTheScreen(_ language: String, _ names: [String]) {
        let app = app(language: language)
        app.receive(.home(.createExamples), at: now)
        #expect(app.model.ledger.actions.map { $0.name } == names)
        #expect(app.model.ledger.tags.count == 2)
        for name in names { #expect(app.html.contains(name)) }
    }

    @Test func theMenuOpensTodaysRecordsOfTheActionAlone() {
        let app = app()
        app.receive(.home(.createExamples), at: now)
        let (reading, water) = (app.model.ledger.actions[0].id, app.model.ledger.actions[2].id)
        app.receive(.home(.run(water)), at: now)
        app.receive(.home(.run(reading)), at: now)
        app.receive(.home(.records(water)), at: now)
        #expect(app.model.recordsOfToday(water).count == 1)
        #expect(app.html.contains("data-sheet=\"records\""))
        app.receive(.home(.addRecord(water)), at: now + 7_200_000)
        app.receive(.record(.save), at: now + 7_200_000)
        #expect(app.model.recordsOfToday(water).count == 2)
        #expect(app.model.ledger.total(water).count == 2)
    }

    @Test(arguments: [(3, "1:01:00"), (4, "1:01"), (5, "1:01")])
    func hoursAreShortWhereTilesAreSmall(_ columns: Int, _ shown: String) {
        let app = app()
        app.receive(.home(.createExamples), at: now)
        app.model.preferences["main.columns"] = "\(columns)"
        app.receive(.home(.run(app.model.ledger.actions[0].id)), at: now)
        let id = app.model.ledger.actions[0].id.text
        let texts = app.ticks(at: now + 3_660_000).filter { $0.key == "cell-" + id }
        #expect(texts.map { $0.text } == [shown])
    }

    @Test(arguments: [
        ("Meditation", true), ("Reading", false), ("Side projects", false), ("국제화와 접근성", false),
    ])
    func longWordsAreSetSmallerOnATile(_ name: String, _ isLong: Bool) {
        #expect(Action(id: RecordID(high: 1, low: 1), name: name).hasLongWord == isLong)
    }

    @Test func aTapStartsAndAnotherStops() throws {
        let app = app()
        app.receive(.home(.createExamples), at: now)
        let reading = app.model.ledger.actions[0].id
        app.receive(.home(.run(reading)), at: now)
        #expect(app.html.contains("data-el=\"running-card\""))
        #expect(app.model.windowTitle == "● 0:00 독서")
        app.receive(.home(.run(reading)), at: now + 90_000)
        #expect(!app.html.contains("data-el=\"running-card\""))
        #expect(app.model.ledger.total(reading).finished == 90_000)
        #expect(app.html.contains("data-value=\"90\""))
    }

    @Test func fiveTapsCountFive() {
        let app = app()
        app.receive(.home(.createExamples), at: now)
        let water = app.model.ledger.actions[2].id
        for i in 0..<5 { app.receive(.home(.run(water)), at: now + Int64(i)) }
        #expect(app.model.ledger.total(water).count == 5)
    }

    @Test func everyMessageSurvivesItsText() {
        let id = RecordID(high: 1, low: 2)
        let messages: [Message] = [
            .home(.run(id)), .home(.stop(id)), .home(.refresh), .home(.foldOthers),
            .home(.arrange(true)), .home(.arrange(false)), .home(.favorite(id)),
            .home(.createExamples), .home(.lift(id)), .home(.cancelDrag),
            .shell(.go(path: "/actions?x=1")), .shell(.closeSheet), .shell(.onboarding(page: 2)),
        ]
        for message in messages { #expect(Message(message.text) == message) }
    }
}

extension App {
    /// The screen as text.
    var html: String {
        reckonShownGoals()
        var html = Html()
        html.app(model)
        return html.string
    }
}
