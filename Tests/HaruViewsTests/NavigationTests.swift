import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

struct NavigationTests {
    @Test(arguments: [320, 390], 1...8)
    func bubblesDoNotOverlapAndStayInside(_ width: Int, _ count: Int) {
        let places = RadialGeometry.places(count: count, width: width)
        #expect(places.count == count)
        for (i, a) in places.enumerated() {
            #expect(a.x.magnitude + 32 + 4 <= Double(width) / 2)
            for b in places[(i + 1)...] {
                let (x, y) = (a.x - b.x, a.y - b.y)
                #expect(x * x + y * y >= 64 * 64)
            }
        }
    }

    /// A phone with bubbles, and a jump to a tab.
    private func radial(jump: Tab?) -> App {
        let app = app(language: "en")
        app.receive(.settings(.navigation(isRadial: true)), at: now)
        if let jump { app.receive(.settings(.doubleTap(jump)), at: now) }
        return app
    }

    @Test(
        arguments: [
            (.stats, 200, "/stats", false), (.stats, 500, "/", false), (nil, 200, "/", false),
        ] as [(Tab?, Int64, String, Bool)])
    func twoTapsJumpOnlyWhenTheyAreQuick(
        _ jump: Tab?, _ apart: Int64, _ path: String, _ isOpen: Bool
    ) {
        let app = radial(jump: jump)
        app.receive(.shell(.toggleRadial), at: now)
        #expect(app.html.contains("data-el=\"radial-bubble\""))
        app.receive(.shell(.toggleRadial), at: now + apart)
        #expect(app.model.route.path == path)
        #expect(app.html.contains("data-el=\"radial-bubble\"") == isOpen)
    }

    @Test func arrowsMoveAmongBubblesAndEscapeCloses() {
        let app = radial(jump: nil)
        app.receive(.shell(.toggleRadial), at: now)
        app.moveInRadial("ArrowLeft")
        #expect(app.model.radial?.focused == app.model.radialTabs.count - 1)
        app.moveInRadial("ArrowRight")
        #expect(app.model.radial?.focused == 0)
        app.moveInRadial("Escape")
        #expect(app.model.radial == nil)
    }

    @Test func missingBubblesFollowInTheStandardOrder() {
        var model = Model()
        model.preferences["settings.radialTabOrder"] = "settings,nothing,stats"
        #expect(model.radialTabs.prefix(3) == [.settings, .stats, .main])
        #expect(model.radialTabs.count == model.tabs.count)
        #expect(!model.radialTabs.contains(.diary))
    }

    @Test func aLinkToAnActionOpensItsSheetAndRecordsNothing() {
        let app = app(language: "en")
        app.receive(.home(.createExamples), at: now)
        let reading = app.model.ledger.actions[0].id
        app.go(to: "/run/" + reading.text)
        #expect(app.html.contains("data-sheet=\"run\""))
        #expect(app.model.ledger.running.isEmpty)
        app.navigated(to: "/", sheets: 0)
        #expect(app.html.contains("data-screen=\"main\""))
        #expect(!app.html.contains("data-sheet=\"run\""))
    }

    @Test func whatRunsStandsFirstOnAWatchAndATapStopsIt() {
        let app = app(language: "en")
        app.receive(.home(.createExamples), at: now)
        app.model.device.width = 198
        app.model.device.height = 242
        let reading = app.model.ledger.actions[0].id
        app.receive(.home(.run(reading)), at: now)
        #expect(app.html.contains("data-screen=\"watch\""))
        #expect(app.html.contains("data-click=\"home.stop \(reading.text)\""))
    }
}

struct LaunchTests {
    @Test(arguments: [("left", 1), ("right", 0)])
    func aSwipeTurnsThePagesOfTheIntroduction(_ way: String, _ page: Int) throws {
        let app = app(language: "en")
        app.receive(.settings(.showIntroduction), at: now)
        app.receive(try #require(Message("shell.onboarding", value: way)), at: now)
        #expect(app.model.launch == .onboarding(page: page))
    }

    ///
    @Test func aNewInstallationHasNoNews() {
        let app = app(language: "en")
        #expect(app.model.sheets.isEmpty)
        #expect(app.model.preferences["whatsnew.lastShownVersion"] == Release.version)
    }

    ///
    @Test func newsShowOnceAfterAnUpdate() {
        let app = app(language: "en")
        app.model.preferences["whatsnew.lastShownVersion"] = "0.1"
        app.showNewsIfDue()
        #expect(app.html.contains("data-sheet=\"whats-new\""))
        #expect(app.model.preferences["whatsnew.lastShownVersion"] == "0.1")
        app.receive(.shell(.closeSheet), at: now)
        #expect(app.model.preferences["whatsnew.lastShownVersion"] == Release.version)
        app.showNewsIfDue()
        #expect(app.model.sheets.isEmpty)
    }

    ///
    @Test func newsWaitForTheSplashAndTheIntroduction() {
        let app = app(language: "en")
        app.model.preferences["whatsnew.lastShownVersion"] = "0.1"
        app.model.isSplashing = true
        app.showNewsIfDue()
        #expect(app.model.sheets.isEmpty)
        app.model.isSplashing = false
        app.model.launch = .onboarding(page: 0)
        app.showNewsIfDue()
        #expect(app.model.sheets.isEmpty)
        app.receive(.shell(.endOnboarding), at: now)
        app.showNewsIfDue()
        #expect(app.model.sheets.isEmpty)
    }
}

/// The screens of a watch (app 18).
struct WatchTests {
    @Test(arguments: [
        "/watch", "/watch/tag/none", "/watch/tag/" + RecordID(high: 1, low: 2).text,
        "/watch/action/" + RecordID(high: 1, low: 2).text,
    ])
    func addressesOfAWatchComeBackToThem(_ path: String) {
        #expect(Route(path: path).path == path)
        #expect(Route(path: path).tab == nil)
    }

    @Test(arguments: ["/watch/goals/1", "/watch/tag", "/watch/tag/x", "/watch/action"])
    func otherAddressesAreNotFound(_ path: String) { #expect(Route(path: path) == .notFound) }

    @Test func aTagLeadsToItsActionsAndOneToItsScreen() {
        let app = app(language: "en")
        app.receive(.home(.createExamples), at: now)
        let (action, tag) = (app.model.ledger.actions[0], app.model.ledger.tags[0])
        app.model.route = .watch(.first)
        #expect(app.model.layout == .watch, "Whatever the size of the window.")
        #expect(app.html.contains("data-id=\"\(tag.id.text)\""))
        app.model.route = .watch(.tag(tag.id))
        #expect(app.html.contains("data-click=\"home.run \(action.id.text)\""))
        #expect(!app.html.contains("Drink water"))
        app.model.route = .watch(.action(action.id))
        #expect(app.html.contains("data-screen=\"watch-action\""))
        #expect(app.model.ledger.running.isEmpty)
    }

    @Test(arguments: [
        ("/diary/day/2026-08-11/0", "diary-unavailable"), ("/settings/premium", "premium"),
    ])
    func aPhoneShows(_ path: String, _ screen: String) {
        let app = app(language: "en")
        app.receive(.shell(.go(path: path)), at: now)
        #expect(app.html.contains("data-screen=\"\(screen)\""))
    }
}
