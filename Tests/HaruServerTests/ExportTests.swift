import Glibc
import HaruArchive
import HaruCore
import HaruReplica
import Testing

@testable import HaruServer

@Suite struct ExportTests {
    @Test func anAccountIsExportedWhole() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let bytes = Array("a picture".utf8)
        let hash = SHA256.digest(bytes)
        let path = "/v1/blobs/" + Hex.text(hash)
        var put = Request("PUT", path, body: bytes)
        put.headers = [
            Request.Field("host", "localhost"), Request.Field("authorization", "Bearer " + token),
        ]
        #expect(server.router.answer(put).status == 201)
        let blob = try #require(
            BlobReference(hash: hash, size: Int64(bytes.count), type: "image/png"))
        let stamp = Stamp(milliseconds: server.now.milliseconds, counter: 0, node: 7)
        let tag = TestServer.otherID(6000)
        let sync = SyncRequest(
            device: TestServer.deviceID, request: TestServer.otherID(5000),
            items: [
                .change(
                    Change(
                        kind: .tag, id: tag,
                        fields: [
                            Change.ChangedField("name", .string("Work"), stamp),
                            Change.ChangedField("picture", .blob(blob), stamp),
                        ]))
            ])
        #expect(
            server.send("POST", "/v1/sync", try JSON.parse(sync.bytes), token: token).status == 200)

        let answer = server.send("GET", "/v1/account/export", token: token)
        #expect(answer.status == 200)
        #expect(answer["Cache-Control"] == "no-store")
        #expect(
            answer["Content-Disposition"] == "attachment; filename=\"haru-2026-08-17.haru\"")
        guard case .file(let descriptor, 0, let length) = answer.body else {
            Issue.record("no file")
            return
        }
        defer { close(descriptor) }
        var archive = [UInt8](repeating: 0, count: Int(length))
        #expect(pread(descriptor, &archive, archive.count, 0) == archive.count)
        let file = server.folder + "/copy.haru"
        let copy = open(file, O_WRONLY | O_CREAT, 0o600)
        write(copy, archive, archive.count)
        close(copy)
        defer { unlink(file) }
        let reader = try ArchiveReader(path: file)
        let replica = Replica(MemoryStorage(node: 3))
        let report = try reader.restore(into: replica, wall: server.now)
        #expect(report.skippedCount == 0)
        #expect(try replica.tags().map { $0.name } == ["Work"])
        let zip = try ZipReader(path: file)
        let entry = try #require(zip.entry("blobs/" + Hex.text(hash)))
        #expect(try zip.contents(of: entry) == bytes)
        // Nothing is left of it on the server.
        #expect(!TestServer.files(server.folder).contains { $0.hasPrefix("export-") })
    }

    @Test func oneIsMadeAtATime() throws {
        let server = try TestServer()
        let token = try server.signIn()
        #expect(server.services.exports.begin())
        let refused = server.send("GET", "/v1/account/export", token: token)
        #expect(refused.errorCode == "busy")
        server.services.exports.end()
        let answer = server.send("GET", "/v1/account/export", token: token)
        #expect(answer.status == 200)
        if case .file(let descriptor, _, _) = answer.body { close(descriptor) }
    }
}
