import Glibc
import HaruCore
import HaruReplica
import Testing

@testable import HaruServer

@Suite struct ServerBackupTests {
    private static let picture = Array("a picture".utf8)

    /// A server with an account that has a tag and an attachment.
    private func filled() throws -> (server: TestServer, token: String, answer: SyncAnswer) {
        let server = try TestServer()
        let token = try server.signIn()
        let hash = SHA256.digest(ServerBackupTests.picture)
        var put = Request(
            "PUT", "/v1/blobs/" + Hex.text(hash), body: ServerBackupTests.picture)
        put.headers = [
            Request.Field("host", "localhost"), Request.Field("authorization", "Bearer " + token),
        ]
        #expect(server.router.answer(put).status == 201)
        let stamp = Stamp(milliseconds: server.now.milliseconds, counter: 0, node: 7)
        let sync = SyncRequest(
            device: TestServer.deviceID, request: TestServer.otherID(1),
            items: [
                .change(
                    Change(
                        kind: .tag, id: TestServer.otherID(2),
                        fields: [
                            Change.ChangedField("name", .string("easy to find"), stamp)
                        ]))
            ])
        let answer = server.send("POST", "/v1/sync", try JSON.parse(sync.bytes), token: token)
        return (server, token, try SyncAnswer(bytes: answer.bytes))
    }

    @Test func aServerPutBackIsNoticedByItsDevices() throws {
        let (server, token, answer) = try filled()
        let copy = server.folder + "/copy"
        #expect(try ServerBackup.make(of: server.folder, in: copy) == 1)
        let restored = try TestServer(restoring: copy)
        #expect(restored.send("GET", "/v1/account", token: token).status == 200)
        let hash = JSON.string(Hex.text(SHA256.digest(ServerBackupTests.picture)))
        let missing = restored.send(
            "POST", "/v1/blobs/check", object(("hashes", .array([hash]))), token: token)
        #expect(missing.json["missing"]?.array?.isEmpty == true)
        let request = SyncRequest(
            device: TestServer.deviceID, request: TestServer.otherID(3),
            incarnation: answer.incarnation, epoch: answer.epoch, cursor: answer.cursor)
        let refused = restored.send(
            "POST", "/v1/sync", try JSON.parse(request.bytes), token: token)
        #expect(refused.errorCode == "epoch_changed")
        let anew = SyncRequest(device: TestServer.deviceID, request: TestServer.otherID(4))
        let whole = try SyncAnswer(
            bytes: restored.send("POST", "/v1/sync", try JSON.parse(anew.bytes), token: token)
                .bytes)
        #expect(whole.items.count == 1)
        TestServer.remove(copy)
    }

    @Test func nothingIsPutOverSomething() throws {
        let (server, _, _) = try filled()
        let copy = server.folder + "/copy"
        _ = try ServerBackup.make(of: server.folder, in: copy)
        #expect(throws: ServerProblem.notEmpty(path: copy)) {
            try ServerBackup.make(of: server.folder, in: copy)
        }
        #expect(throws: ServerProblem.notEmpty(path: server.folder)) {
            try ServerBackup.restore(copy, into: server.folder)
        }
        TestServer.remove(copy)
    }

    @Test(arguments: [".store", ".blobs"]) func aFlippedBitIsFound(_ end: String) throws {
        let (server, _, _) = try filled()
        let copy = server.folder + "/copy"
        let target = server.folder + "/target"
        _ = try ServerBackup.make(of: server.folder, in: copy)
        var path = try copy + "/accounts/" + server.accountID().text + end
        if end == ".blobs" { path += "/" + Hex.text(SHA256.digest(ServerBackupTests.picture)) }
        let text = Array((end == ".blobs" ? "a picture" : "easy to find").utf8)
        let file = open(path, O_RDWR)
        var bytes = [UInt8](repeating: 0, count: Int(lseek(file, 0, SEEK_END)))
        pread(file, &bytes, bytes.count, 0)
        let place = try #require(
            (0...(bytes.count - text.count)).first { Array(bytes[$0..<$0 + text.count]) == text })
        var flipped = bytes[place] ^ 1
        pwrite(file, &flipped, 1, place)
        close(file)
        do throws(ServerProblem) {
            _ = try ServerBackup.restore(copy, into: target)
            Issue.record("it was put back")
        } catch {
            guard case .damaged(let path) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(path.contains(end))
        }
        #expect(TestServer.files(target).filter { !$0.hasPrefix(".") }.isEmpty)
        TestServer.remove(copy)
        TestServer.remove(target)
    }
}
