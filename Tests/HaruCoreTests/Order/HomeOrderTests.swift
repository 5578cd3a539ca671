import HaruCore
import Testing

@Suite struct HomeOrderTests {
    /// Actions A, B, C …, made in that order.
    private func actions(_ count: Int, favorites: String = "", sortOrder: [Int] = []) -> [Action] {
        (0..<count).map { i in
            Action(
                id: letter(Character(UnicodeScalar(65 + UInt8(i)))),
                createdAt: Instant(seconds: Int64(i)),
                isFavorite: favorites.contains(Character(UnicodeScalar(65 + UInt8(i)))),
                sortOrder: sortOrder.isEmpty ? 0 : sortOrder[i])
        }
    }

    private func letter(_ letter: Character) -> RecordID { id(UInt64(letter.asciiValue!)) }
    private func ids(_ letters: String) -> [RecordID] { letters.map { letter($0) } }
    private func text(_ ids: [RecordID]) -> String {
        String(ids.map { Character(UnicodeScalar(UInt8($0.low))) })
    }

    @Test func favouritesAreMarkedReorderedAndDragged() {
        // D-104; Z is gone.
        var home = HomeOrder(actions: actions(6, favorites: "B"), stored: ids("CABZD"))
        #expect(text(home.order) == "CABDEF")
        home.mark(letter("E"))
        #expect(text(home.order) == "CABEDF")
        home.mark(letter("C"))
        #expect(text(home.order) == "ABECDF")
        home.unmark(letter("B"))
        #expect((text(home.order), text(home.favorites)) == ("ABECDF", "EC"))
        home.reorderFavorites(ids("CE"))
        #expect(text(home.order) == "ABCEDF")
        home.move(letter("F"), onto: letter("A"))
        #expect((text(home.order), text(home.others)) == ("FABCED", "FABD"))
        home.move(letter("F"), onto: letter("E"))
        #expect(text(home.order) == "FABCED", "hovering over the other section moves nothing")
        home.drop(letter("F"), onto: letter("E"))
        #expect((text(home.order), text(home.favorites)) == ("ABCEFD", "CEF"))
        home.drop(letter("C"), onto: letter("A"))
        #expect((text(home.order), text(home.favorites)) == ("ABCEFD", "EF"))
    }

    @Test func theFirstFavouriteDoesNotMove() {
        // D-105
        var home = HomeOrder(actions: actions(6), stored: ids("ABCDEF"))
        home.mark(letter("D"))
        #expect(
            (text(home.order), text(home.favorites), text(home.others)) == ("ABCDEF", "D", "ABCEF"))
    }

    @Test func anOlderOrderStandsInForNone() {
        // D-105b
        #expect(
            text(HomeOrder(actions: actions(3, sortOrder: [2, 0, 1]), stored: []).order) == "BCA")
    }

    @Test func anActionTakesThePlaceOfTheOneItIsDroppedOn() {
        for (from, onto, order) in [
            ("A", "D", "BCDAEF"), ("E", "B", "AEBCDF"), ("C", "C", "ABCDEF"),
        ] {
            var home = HomeOrder(actions: actions(6), stored: [])
            home.move(letter(Character(from)), onto: letter(Character(onto)))
            #expect(text(home.order) == order)
        }
    }

    @Test func whatIsGoneOrTwiceDoesNoHarm() {
        var home = HomeOrder(actions: actions(3, favorites: "A"), stored: ids("BZBZ"))
        #expect(text(home.order) == "BAC")
        home.mark(letter("Z"))
        home.mark(letter("A"))
        home.unmark(letter("Z"))
        home.move(letter("Z"), onto: letter("A"))
        home.drop(letter("A"), onto: letter("Z"))
        home.reorderFavorites(ids("ZCAA"))
        #expect((text(home.order), text(home.favorites)) == ("BAC", "A"))
    }

    @Test func theListShowsFavouritesThenTagsThenTheRest() {
        var list = actions(4, favorites: "C")
        list[0].tagIDs = [id(2), id(1)]
        list[2].tagIDs = [id(1)]
        list[3].tagIDs = [id(99)]
        let tags = [Tag(id: id(1), sortOrder: 1), Tag(id: id(2), sortOrder: 0), Tag(id: id(3))]
        let home = HomeOrder(actions: list, stored: ids("DCBA"))
        let screen = ActionList(actions: list, tags: tags, home: home)
        #expect(text(screen.favorites) == "C")
        #expect(screen.tagged.map { $0.tagID } == [id(2), id(1)])
        #expect(screen.tagged.map { text($0.actionIDs) } == ["A", "CA"])
        #expect(text(screen.untagged) == "DB")
    }

    @Test func listsAreOrderedByPlaceThenAgeThenIdentity() {
        let tags = [
            Tag(id: id(4), createdAt: Instant(seconds: 1), sortOrder: 1),
            Tag(id: id(3), createdAt: Instant(seconds: 2)),
            Tag(id: id(2), createdAt: Instant(seconds: 1)),
            Tag(id: id(1), createdAt: Instant(seconds: 2)),
        ]
        #expect(tags.inOrder().map { $0.id.low } == [2, 1, 3, 4])
        #expect(tags.reversed().inOrder().map { $0.id.low } == [2, 1, 3, 4])
    }

    @Test func anActionWearsTheColourOfItsOldestTag() {
        // D-24
        let tags = [
            Tag(id: id(1), createdAt: at("2026-03-02T09:00:00+09:00"), colorHex: "#D9A621"),
            Tag(id: id(2), createdAt: at("2026-01-15T09:00:00+09:00"), colorHex: "#5C6BC0"),
            Tag(id: id(3), createdAt: at("2026-01-15T09:00:00+09:00"), colorHex: "#000000"),
        ]
        for list in [tags, tags.reversed()] {
            #expect(
                Action(id: id(9), tagIDs: [id(1), id(3), id(2)]).colorHex(tags: list) == "#5C6BC0")
            #expect(Action(id: id(9), tagIDs: [id(1)]).colorHex(tags: list) == "#D9A621")
            #expect(Action(id: id(9), tagIDs: [id(77)]).colorHex(tags: list) == Palette.moss)
        }
    }
}
