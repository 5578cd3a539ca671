import HaruCore
import HaruReplica
import Testing

/// Changes that the server does not accept, and what a person does about them (sync 7).
@Suite struct QuarantineTests {
    private let account = Account()
    private let tag = id(7)
    private let other = id(8)
    private let a = Device(node: 1, at: "12:00")
    private let b = Device(node: 2, at: "12:00")

    init() throws {
        try a.insert(.tag, tag, [FieldWrite("name", .string("first"))])
        try account.sync(a, as: 1)
        try account.sync(b, as: 2)
    }

    /// Fields whose names no server accepts.
    private let health = [FieldWrite("healthRate", .int(60))]

    private func refused(_ device: Device) throws -> [RecordKey?] {
        try device.replica.syncStatus().quarantine.map { $0.record }
    }

    /// Both devices and the server hold the same, and nobody was alarmed.
    private func expectAgreement() throws {
        try account.sync(a, as: 1)
        try account.sync(b, as: 2)
        try account.sync(a, as: 1)
        #expect(try a.state == b.state)
        for device in [a, b] {
            #expect(try device.replica.recountParity())
            #expect(try device.replica.syncStatus().parity == account.store.account().parity)
            #expect(try device.replica.syncStatus().parityAlarms == 0)
            #expect(try device.replica.storage.pending(after: 0, limit: 9).isEmpty)
            #expect(try device.replica.syncStatus().quarantine.isEmpty)
        }
    }

    @Test func aRefusedRecordIsGoneOnceItIsDiscarded() throws {
        try a.insert(.tag, other, [FieldWrite("name", .string("new"))] + health)
        try account.sync(a, as: 1)
        #expect(try refused(a) == [RecordKey(.tag, other)])
        #expect(try a.replica.discardRefused(RecordKey(.tag, other)))
        #expect(try a.record(.tag, other) == nil)
        try expectAgreement()
        #expect(try !a.replica.discardRefused(RecordKey(.tag, other)))
    }

    @Test func whatTheServerHasComesBackOnceAnEditIsDiscarded() throws {
        try a.update(.tag, tag, [FieldWrite("name", .string("mine"))] + health)
        try account.sync(a, as: 1)
        try b.update(.tag, tag, [FieldWrite("symbol", .string("star"))])
        try account.sync(b, as: 2)
        #expect(try a.value(.tag, tag, "name") == .string("mine"))
        #expect(try a.replica.discardRefused(RecordKey(.tag, tag)))
        try expectAgreement()
        #expect(try a.value(.tag, tag, "name") == .string("first"))
        #expect(try a.value(.tag, tag, "healthRate") == nil)
        #expect(try a.value(.tag, tag, "symbol") == .string("star"))
    }

    @Test func whatWasEditedSinceIsKept() throws {
        try a.update(.tag, tag, [FieldWrite("name", .string("mine"))] + health)
        try account.sync(a, as: 1)
        try a.update(.tag, tag, [FieldWrite("symbol", .string("star"))])
        #expect(try a.replica.discardRefused(RecordKey(.tag, tag)))
        try expectAgreement()
        #expect(try b.value(.tag, tag, "name") == .string("first"))
        #expect(try b.value(.tag, tag, "symbol") == .string("star"))
    }

    /// The answer to what was asked before is to a device that no longer stands where it stood.
    @Test func anAnswerOnItsWayDoesNotHideWhatIsFetchedAgain() throws {
        try a.update(.tag, tag, [FieldWrite("name", .string("mine"))] + health)
        try account.sync(a, as: 1)
        let request = try a.replica.syncRequest(device: id(1), chance: { account.chance() })
        let answer = try account.hub.exchange(
            request, wall: account.serverTime, chance: { account.chance() })
        #expect(try a.replica.discardRefused(RecordKey(.tag, tag)))
        let late = try a.replica.take(
            answer, to: request, wall: a.wall, roundTrip: 20, chance: { account.chance() })
        #expect(!late.isStored)
        try expectAgreement()
        #expect(try a.value(.tag, tag, "name") == .string("first"))
    }

    @Test func takingBackADiscardedChangeTouchesNothing() throws {
        try a.update(.tag, tag, [FieldWrite("name", .string("mine"))] + health)
        try account.sync(a, as: 1)
        #expect(try a.replica.discardRefused(RecordKey(.tag, tag)))
        try account.sync(a, as: 1)
        try a.undo()
        try expectAgreement()
        #expect(try a.value(.tag, tag, "name") == .string("first"))
    }

    @Test func whatAnotherDeviceReplacesIsNoLongerListed() throws {
        try a.update(.tag, tag, health)
        try account.sync(a, as: 1)
        // Somebody's field of that name with a greater stamp came in past the server.
        b.wall = moment("12:30")
        try b.update(.tag, tag, [FieldWrite("healthRate", .int(70))])
        let change = Change(
            kind: .tag, id: tag,
            fields: try #require(try b.record(.tag, tag)).fields.map {
                Change.ChangedField($0.name, $0.field.value, $0.field.stamp)
            })
        _ = try a.replica.merge([change], fromServer: true)
        #expect(try refused(a).count == 1)
        try account.exchange(a, as: 1)
        #expect(try refused(a).isEmpty)
    }

    @Test func anotherAccountIsOfferedWhatThisOneRefused() throws {
        try a.insert(.tag, other, [FieldWrite("name", .string("new"))] + health)
        try account.sync(a, as: 1)
        try a.replica.joinAccount(id(100))
        #expect(try refused(a).isEmpty)
    }

    @Test func everyVersionTriesAgainOnce() throws {
        try a.replica.retryQuarantine(asVersion: "1")
        try a.insert(.tag, other, [FieldWrite("name", .string("new"))] + health)
        try account.sync(a, as: 1)
        try a.replica.retryQuarantine(asVersion: "1")
        #expect(try refused(a).count == 1)
        try a.replica.retryQuarantine(asVersion: "2")
        #expect(try refused(a).isEmpty)
        try account.sync(a, as: 1)
        #expect(try refused(a).count == 1)
    }
}
