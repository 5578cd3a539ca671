import HaruCore
import HaruReplica
import Testing

/// Whose the records of a store are (sync 2).
@Suite struct BelongingTests {
    private let a = Device(node: 1, at: "12:00")

    @Test func recordsOfNobodyGoAnywhere() throws {
        try a.insert(.tag, id(7), [FieldWrite("name", .string("first"))])
        #expect(try a.replica.account() == nil)
        #expect(try !a.replica.belongsElsewhere(than: id(100)))
        #expect(try !a.replica.belongsElsewhere(than: nil))
    }

    @Test func recordsStayWithTheAccountTheyJoined() throws {
        try a.insert(.tag, id(7), [FieldWrite("name", .string("first"))])
        try a.replica.joinAccount(id(100))
        #expect(try !a.replica.belongsElsewhere(than: id(100)))
        #expect(try a.replica.belongsElsewhere(than: id(101)))
        #expect(try a.replica.belongsElsewhere(than: nil))
        try a.replica.joinAccount(id(101))
        #expect(try a.replica.account() == id(101))
        #expect(try a.replica.belongsElsewhere(than: id(100)))
    }

    @Test func whatCannotBeReadMayBeAnybodys() throws {
        try a.replica.joinAccount(id(100))
        try a.replica.storage.setBookkeeping("sync.account", Array("?".utf8))
        #expect(try a.replica.account() == nil)
        #expect(try !a.replica.belongsElsewhere(than: id(100)))
        try a.insert(.tag, id(7), [FieldWrite("name", .string("first"))])
        #expect(try a.replica.belongsElsewhere(than: id(100)))
        try a.replica.joinAccount(id(100))
        #expect(try !a.replica.belongsElsewhere(than: id(100)))
    }

    @Test func aStoreWithoutRecordsBelongsToNobodyElse() throws {
        try a.replica.joinAccount(id(100))
        #expect(try !a.replica.belongsElsewhere(than: id(101)))
    }

    @Test func aStoreThatExchangesAlreadyNotesItsAccount() throws {
        try a.replica.noteAccount(id(100))
        #expect(try a.replica.account() == id(100))
        // Nothing is written where nothing is new.
        let revision = try a.replica.storage.revision()
        try a.replica.noteAccount(id(100))
        #expect(try a.replica.storage.revision() == revision)
    }
}
