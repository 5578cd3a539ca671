import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

struct TagsTests {
    @Test func withoutTagsTheScreenSaysWhatTheyAreFor() {
        let app = app()
        app.receive(.shell(.go(path: "/tags")), at: now)
        #expect(app.html.contains("꼬리표로 행동을 묶고 색을 정해요."))
    }

    @Test func aNewTagTakesTheNextPresetAndStandsLast() {
        let app = app()
        for i in 0..<3 {
            app.receive(.tags(.add), at: now)
            app.receive(.tags(.name("tag \(i)")), at: now + Int64(i))
            app.receive(.tags(.save), at: now + Int64(i))
        }
        #expect(app.model.ledger.tags.map { $0.name } == ["tag 0", "tag 1", "tag 2"])
        #expect(app.model.ledger.tags.map { $0.colorHex } == Array(Palette.presets.prefix(3)))
    }

    @Test(arguments: ["", "  ", String(repeating: "a", count: 31)])
    func aNameThatDoesNotFitIsRefusedBesideItsField(_ name: String) {
        let app = app()
        app.receive(.tags(.add), at: now)
        app.receive(.tags(.name(name)), at: now)
        app.receive(.tags(.save), at: now)
        #expect(app.model.ledger.tags.isEmpty)
        #expect(app.html.contains("data-el=\"error\""))
    }

    ///
    @Test func deletingATagKeepsItsActions() {
        let app = app()
        let health = app.makeTag("Health", "#C8483F")
        let life = app.makeTag("Life", "#467F33", at: now + 1000)
        app.make("a", .editor(.toggleTag(health)))
        app.make("b", .editor(.toggleTag(health)))
        app.make("c", .editor(.toggleTag(health)), .editor(.toggleTag(life)))
        app.receive(.tags(.askDelete(health)), at: now)
        #expect(app.html.contains("행동 3개는 그대로 남고"))
        app.receive(.shell(.confirm), at: now)
        #expect(app.model.ledger.actions.count == 3)
        #expect(app.model.actionGroups.map { $0.title } == ["Life", "꼬리표 없음"])
        #expect(app.model.actionGroups.map { $0.actions.count } == [1, 2])
    }

    ///
    @Test func aNewColorShowsAtOnce() {
        let app = app()
        let tag = app.makeTag("Health", "#C8483F")
        app.make("a", .editor(.toggleTag(tag)))
        #expect(app.html.contains("data-tag=\"red\""))
        app.receive(.tags(.edit(tag)), at: now)
        app.receive(.tags(.color("#467F33")), at: now)
        app.receive(.tags(.save), at: now)
        #expect(!app.html.contains("data-tag=\"red\""))
        #expect(app.html.contains("data-tag=\"leaf\""))
    }

    ///
    @Test func reorderingTagsReordersTheGroupsOfActions() {
        let app = app()
        let ids = ["A", "B", "C"].enumerated().map { i, name in
            app.makeTag(name, "#467F33", at: now + Int64(i))
        }
        for id in ids { app.make("of " + String(id.text.prefix(4)), .editor(.toggleTag(id))) }
        app.receive(.tags(.drag(.lift(ids[2]))), at: now)
        app.receive(.tags(.drag(.over(ids[2], place: 0))), at: now)
        #expect(app.model.orderedTags.map { $0.name } == ["C", "A", "B"])
        #expect(app.model.ledger.tags.map { $0.name } == ["A", "B", "C"])
        app.receive(.tags(.drag(.drop(ids[2], place: 0))), at: now)
        #expect(app.model.ledger.tags.map { $0.name } == ["C", "A", "B"])
        #expect(app.model.actionGroups.map { $0.title } == ["C", "A", "B"])
        app.receive(.tags(.add), at: now)
        app.receive(.tags(.name("D")), at: now)
        app.receive(.tags(.save), at: now)
        #expect(app.model.ledger.tags.map { $0.name } == ["C", "A", "B", "D"])
    }

    ///
    @Test func aLightColorHasDarkInk() throws {
        let coloring = Coloring("#FFF9C4")
        #expect(coloring.ink == RGB("#111512"))
        #expect(coloring.fill.contrast(coloring.ink) >= 4.5)
        let app = app()
        app.receive(.tags(.add), at: now)
        app.receive(.tags(.color("#fff9c4")), at: now)
        #expect(app.html.contains("--ink:#111512"))
    }

    @Test func everyMessageSurvivesItsText() {
        let id = RecordID(high: 1, low: 2)
        let messages: [Message] = [
            .tags(.add), .tags(.edit(id)), .tags(.menu(id, x: 0, y: 0)),
            .tags(.swipe(id, isLeft: false)), .tags(.askDelete(id)), .tags(.reorder),
            .tags(.drag(.drop(id, place: 0))), .tags(.name("")), .tags(.color("#467F33")),
            .tags(.save),
        ]
        for message in messages { #expect(Message(message.text) == message) }
        #expect(Message("tags.color", value: "#fff9c4") == .tags(.color("#fff9c4")))
    }
}
