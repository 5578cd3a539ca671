import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

struct ShortcutTests {
    /// The owner of its store, with examples, and what it published.
    private func published() throws -> (App, [AppShortcut]) {
        let app = app(language: "en")
        app.receive(.home(.createExamples), at: now)
        app.isOwner = true
        return (app, try #require(shortcuts(app)))
    }

    private func shortcuts(_ app: App) -> [AppShortcut]? {
        app.takeEffects().compactMap { effect -> [AppShortcut]? in
            if case .shortcuts(let shortcuts) = effect { return shortcuts }
            return nil
        }.last
    }

    /// What a window opened at a shortcut's address would say.
    private func said(_ app: App, _ shortcut: AppShortcut) -> [Message] {
        let parts = shortcut.path.split(separator: "#")
        app.model.route = Route(path: String(parts[0]))
        app.ran(byKey: String(parts[1].dropFirst(2)))
        return app.takeEffects().compactMap { effect in
            if case .say(let message) = effect { return message }
            return nil
        }
    }

    @Test func theFirstActionsAreShortcutsWithTheKeyOfThisDevice() throws {
        let (app, shortcuts) = try published()
        #expect(shortcuts.map { $0.name } == ["Reading", "Exercise", "Drink water"])
        let key = try #require(app.model.preferences[PreferenceKey.shortcutKey])
        #expect(key.utf8.count == 32)
        for shortcut in shortcuts { #expect(shortcut.path.hasSuffix("#k=" + key)) }
        #expect(!app.html.contains(key))
        #expect(self.shortcuts(app) == nil)
    }

    @Test func theRightKeyRunsOnceAndOffersUndo() throws {
        let (app, shortcuts) = try published()
        let message = try #require(said(app, shortcuts[0]).first)
        #expect(Message(message.text) == message)
        app.receive(message, at: now)
        #expect(app.model.ledger.running.count == 1)
        #expect(app.html.contains("data-el=\"result\""))
        app.receive(.shell(.undo), at: now)
        #expect(app.model.ledger.running.isEmpty)
        #expect(!app.html.contains("data-el=\"result\""))
    }

    @Test func anOldOrAWrongKeyRunsNothing() throws {
        let (app, shortcuts) = try published()
        let wrong = AppShortcut(name: "", path: String(shortcuts[0].path.dropLast()) + "x")
        #expect(said(app, wrong).isEmpty)
        app.resetShortcutKey()
        let anew = try #require(self.shortcuts(app))
        #expect(anew != shortcuts)
        #expect(said(app, anew[0]).count == 1)
        #expect(said(app, shortcuts[0]).isEmpty)
    }
}
