import Glibc
import HaruCore
import HaruReplica
import Testing

@testable import HaruServer

@Suite struct UpkeepTests {
    /// A device that exchanges by values, as far as these tests need it.
    private final class Peer {
        let server: TestServer
        let id: RecordID
        private(set) var token: String
        var cursor: UInt64 = 0
        var incarnation: Incarnation?
        private var count: UInt64 = 0

        init(_ server: TestServer, _ number: UInt64) throws {
            self.server = server
            id = TestServer.otherID(number)
            token = try server.signIn(device: id)
        }

        /// Signs in anew, as people do whose token is too old.
        func renew() { token = (try? server.signIn(device: id)) ?? token }

        func exchange(_ changes: [Change] = []) throws -> Response {
            count += 1
            let request = SyncRequest(
                device: id, request: RecordID(high: id.low, low: count),
                incarnation: incarnation, cursor: cursor, items: changes.map { .change($0) })
            let response = server.send(
                "POST", "/v1/sync", try JSON.parse(request.bytes), token: token)
            if response.status == 200 {
                let answer = try SyncAnswer(bytes: response.bytes)
                cursor = answer.cursor
                incarnation = answer.incarnation
            }
            return response
        }
    }

    private func change(_ server: TestServer, _ id: UInt64, _ name: String, _ value: FieldValue)
        -> Change
    {
        Change(
            kind: .tag, id: TestServer.otherID(id),
            fields: [
                Change.ChangedField(
                    name, value,
                    Stamp(milliseconds: server.now.milliseconds, counter: 0, node: 7))
            ])
    }

    @Test func aDeviceThatWasAwayForLongStartsAnew() throws {
        let server = try TestServer()
        let here = try Peer(server, 1)
        let away = try Peer(server, 2)
        _ = try here.exchange([
            change(server, 10, "name", .string("kept")),
            change(server, 11, "name", .string("gone")),
        ])
        #expect(try away.exchange().status == 200)
        server.passADay()
        _ = try here.exchange([change(server, 11, Schema.deleted, .bool(true))])
        var purgedAfter: Int?
        for day in stride(from: 10, through: 390, by: 10) {
            server.passTenDays()
            here.renew()
            #expect(try here.exchange().status == 200)
            let account = try server.services.stores.store(of: server.accountID()).status()
            if purgedAfter == nil, account.records == 1 { purgedAfter = day }
        }
        #expect(purgedAfter == 190)
        away.renew()
        let refused = try away.exchange()
        #expect(refused.status == 410)
        #expect(refused.errorCode == "cursor_expired")
        away.cursor = 0
        let whole = try SyncAnswer(bytes: away.exchange().bytes)
        #expect(whole.items.count == 1)
        #expect(whole.purged.isEmpty)
    }

    @Test func aDeviceWithinTheHorizonHoldsThePurge() throws {
        let server = try TestServer()
        let here = try Peer(server, 1)
        let slow = try Peer(server, 2)
        _ = try here.exchange([change(server, 11, "name", .string("gone"))])
        #expect(try slow.exchange().status == 200)
        server.pass(1000)
        _ = try here.exchange([change(server, 11, Schema.deleted, .bool(true))])
        for day in stride(from: 10, through: 200, by: 10) {
            server.passTenDays()
            here.renew()
            _ = try here.exchange()
            if day == 150 {
                // It is heard, but goes on as if it had not stored the answer.
                slow.renew()
                let before = slow.cursor
                #expect(try slow.exchange().status == 200)
                slow.cursor = before
            }
        }
        let store = try server.services.stores.store(of: server.accountID())
        #expect(try store.status().records == 1)
        slow.renew()
        for _ in 0..<2 { #expect(try slow.exchange().status == 200) }
        server.passADay()
        #expect(try store.status().records == 0)
    }

    @Test func itDoesALittleAtATime() throws {
        let server = try TestServer()
        let peer = try Peer(server, 1)
        let count = UInt64(Upkeep.slice * 2 + 1)
        for start in stride(from: UInt64(0), to: count, by: 100) {
            let ids = start..<min(start + 100, count)
            _ = try peer.exchange(
                ids.map { id in
                    Change(
                        kind: .tag, id: TestServer.otherID(1000 + id),
                        fields: [
                            Change.ChangedField(
                                Schema.deleted, .bool(true),
                                Stamp(
                                    milliseconds: server.now.milliseconds, counter: 0, node: 7))
                        ])
                })
        }
        _ = try peer.exchange()
        let store = try server.services.stores.store(of: server.accountID())
        server.pass(181 * 86_400_000)
        var mark: TombstoneMark?
        var slices = 0
        repeat {
            mark = try store.purge(wall: server.now, after: mark, most: Upkeep.slice)
            slices += 1
        } while mark != nil
        #expect(slices == 3)
        #expect(try store.status().records == 0)
    }

    /// Nobody asks the server's own copy for half a year and more; then it knows what everybody knows.
    @Test func theServersOwnCopyMayBeAwayForLong() throws {
        let server = try TestServer()
        let here = try Peer(server, 1)
        func names() -> [String] {
            let answer = server.send(
                "GET", "/v1/intents/entities", token: here.token, query: [("kind", "action")])
            return (answer.json["items"]?.array ?? []).compactMap { $0["name"]?.string }
        }
        func action(_ id: UInt64, _ name: String, _ value: FieldValue) -> Change {
            let change = change(server, id, name, value)
            return Change(kind: .action, id: change.id, fields: change.fields)
        }
        _ = try here.exchange((10..<14).map { action($0, "name", .string("Action \($0)")) })
        #expect(names().count == 5)
        server.passADay()
        _ = try here.exchange((11..<14).map { action($0, Schema.deleted, .bool(true)) })
        for _ in 0..<39 {
            server.passTenDays()
            here.renew()
            _ = try here.exchange()
        }
        here.renew()
        #expect(names() == ["Action 10", "None"])
    }

    @Test func whatAClosedAccountLeftIsRemoved() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let id = try server.accountID()
        _ = try server.services.stores.store(of: id)
        #expect(server.send("DELETE", "/v1/account", object(), token: token).status == 204)
        // A request that was under way opened it once more.
        _ = try server.services.stores.store(of: id)
        #expect(!server.accountFiles.isEmpty)
        for _ in 0..<2 { server.passADay() }
        #expect(server.accountFiles.isEmpty)
    }
}
