import Glibc
import HaruCore
import HaruReplica
import Testing

@testable import HaruServer

@Suite struct AttachmentTests {
    private static let picture: [UInt8] =
        [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + Array(repeating: 7, count: 1000)
    private static let page = Array("<html><script>alert(1)</script>".utf8)

    private func path(_ bytes: [UInt8]) -> String {
        "/v1/blobs/" + Hex.text(SHA256.digest(bytes))
    }

    private func put(
        _ server: TestServer, _ bytes: [UInt8], _ token: String, path: String? = nil,
        range: String? = nil
    ) -> Response {
        var request = Request("PUT", path ?? self.path(bytes), body: bytes)
        request.headers = [
            Request.Field("host", "localhost"), Request.Field("authorization", "Bearer " + token),
        ]
        if let range { request.headers.append(Request.Field("content-range", range)) }
        return server.router.answer(request)
    }

    /// Has a record name an attachment, or be deleted.
    private func name(
        _ server: TestServer, _ bytes: [UInt8], _ token: String, device: RecordID,
        isDeleted: Bool = false, request: UInt64 = 800
    ) throws {
        let blob = try #require(
            BlobReference(
                hash: SHA256.digest(bytes), size: Int64(bytes.count), type: "image/png"))
        let stamp = Stamp(
            milliseconds: server.now.milliseconds, counter: UInt16(request), node: 7)
        var fields = [Change.ChangedField("picture", .list([.blob(blob)]), stamp)]
        if isDeleted {
            fields.insert(Change.ChangedField(Schema.deleted, .bool(true), stamp), at: 0)
        }
        let sync = SyncRequest(
            device: device, request: TestServer.otherID(request),
            incarnation: incarnations.last,
            items: [
                .change(
                    Change(kind: Kind("photo"), id: TestServer.otherID(801), fields: fields))
            ])
        let answer = server.send("POST", "/v1/sync", try JSON.parse(sync.bytes), token: token)
        let stored = try SyncAnswer(bytes: answer.bytes)
        #expect(stored.accepted == 1)
        incarnations.list.append(stored.incarnation)
    }

    /// What the device was given last.
    private let incarnations = Incarnations()
    private final class Incarnations {
        var list: [Incarnation] = []
        var last: Incarnation? { list.last }
    }

    /// The bytes of an answer that sends part of a file.
    private func body(_ response: Response) -> [UInt8] {
        guard case .file(let descriptor, let offset, let length) = response.body else {
            return response.bytes
        }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: Int(length))
        let count = pread(descriptor, &bytes, bytes.count, off_t(offset))
        return Array(bytes.prefix(max(0, count)))
    }

    @Test func aPictureComesBackOnceARecordNamesIt() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let picture = AttachmentTests.picture
        #expect(put(server, picture, token).status == 201)
        #expect(put(server, picture, token).status == 200)
        #expect(server.send("GET", path(picture), token: token).status == 404)
        try name(server, picture, token, device: TestServer.deviceID)
        let answer = server.send("GET", path(picture), token: token)
        #expect(answer.status == 200)
        #expect(answer["Content-Type"] == "image/png")
        #expect(answer["Cache-Control"] == "private, immutable, max-age=31536000")
        #expect(answer["X-Content-Type-Options"] == "nosniff")
        #expect(answer["Content-Security-Policy"]?.hasSuffix("sandbox") == true)
        #expect(body(answer) == picture)
        let tag = answer["ETag"] ?? ""
        let again = server.send(
            "GET", path(picture), token: token, headers: [("if-none-match", tag)])
        #expect(again.status == 304)
        try name(
            server, picture, token, device: TestServer.deviceID, isDeleted: true, request: 802)
        #expect(server.send("GET", path(picture), token: token).status == 404)
    }

    @Test func aPageIsNeverSentAsOne() throws {
        let server = try TestServer()
        let token = try server.signIn()
        #expect(put(server, AttachmentTests.page, token).status == 201)
        try name(server, AttachmentTests.page, token, device: TestServer.deviceID)
        let answer = server.send("GET", path(AttachmentTests.page), token: token)
        #expect(answer["Content-Type"] == "application/octet-stream")
        #expect(answer["Content-Disposition"] == "attachment")
        #expect(body(answer) == AttachmentTests.page)
    }

    @Test func aWrongNameIsRefused() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let wrong = path(AttachmentTests.page)
        #expect(put(server, AttachmentTests.picture, token, path: wrong).errorCode == "wrong_hash")
        #expect(put(server, [1], token, path: "/v1/blobs/nothing").status == 404)
        #expect(
            put(server, [1], token, path: "/v1/blobs/" + wrong.dropFirst(10).uppercased()).status
                == 404)
    }

    @Test func anUploadGoesOnWhereItWasCut() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let picture = AttachmentTests.picture
        let path = path(picture)
        let size = picture.count
        func part(_ range: Range<Int>) -> Response {
            put(
                server, Array(picture[range]), token, path: path,
                range: "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)")
        }
        #expect(part(0..<400).status == 202)
        let asked = put(server, [], token, path: path, range: "bytes */\(size)")
        #expect(asked.json["received"]?.int == 400)
        let gap = part(500..<size)
        #expect(gap.status == 416)
        #expect(gap.json["error"]?["received"]?.string == "400")
        #expect(part(300..<600).json["received"]?.int == 600)
        #expect(part(600..<size).status == 201)
        try name(server, picture, token, device: TestServer.deviceID)
        #expect(body(server.send("GET", path, token: token)) == picture)
    }

    @Test func partsOfSomethingElseAreForgotten() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let path = path(AttachmentTests.picture)
        let size = AttachmentTests.page.count
        let wrong = put(
            server, AttachmentTests.page, token, path: path, range: "bytes 0-\(size - 1)/\(size)")
        #expect(wrong.errorCode == "wrong_hash")
        let asked = put(server, [], token, path: path, range: "bytes */1008")
        #expect(asked.json["received"]?.int == 0)
    }

    struct RangeCase: CustomTestStringConvertible {
        let text: String?
        let range: ByteRange
        var testDescription: String { text ?? "none" }
    }

    static let ranges = [
        RangeCase(text: nil, range: .all),
        RangeCase(text: "bytes=0-9", range: .part(0...9)),
        RangeCase(text: "bytes=90-", range: .part(90...99)),
        RangeCase(text: "bytes=-5", range: .part(95...99)),
        RangeCase(text: "bytes=-500", range: .part(0...99)),
        RangeCase(text: "bytes=50-9223372036854775807", range: .refused),
        RangeCase(text: "bytes=50-999", range: .part(50...99)),
        RangeCase(text: "bytes=100-", range: .refused),
        RangeCase(text: "bytes=9-0", range: .refused),
        RangeCase(text: "bytes=0-1,5-6", range: .refused),
        RangeCase(text: "bytes=-0", range: .refused),
        RangeCase(text: "bytes=-", range: .refused),
        RangeCase(text: "lines=0-1", range: .refused),
        RangeCase(text: "bytes=+1-2", range: .refused),
    ]

    @Test(arguments: ranges) func oneRangeIsRead(_ c: RangeCase) {
        #expect(ByteRange(c.text, of: 100) == c.range)
    }

    @Test func aRangeOfAFileIsSent() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let picture = AttachmentTests.picture
        #expect(put(server, picture, token).status == 201)
        try name(server, picture, token, device: TestServer.deviceID)
        let some = server.send(
            "GET", path(picture), token: token, headers: [("range", "bytes=2-5")])
        #expect(some.status == 206)
        #expect(some["Content-Range"] == "bytes 2-5/1008")
        #expect(body(some) == Array(picture[2...5]))
        let none = server.send(
            "GET", path(picture), token: token, headers: [("range", "bytes=9999-")])
        #expect(none.status == 416)
    }

    @Test func anotherAccountsAttachmentIsMissing() throws {
        let server = try TestServer()
        let alice = try server.signIn("alice")
        let bob = try server.signIn("bob", device: TestServer.otherID(2))
        let picture = AttachmentTests.picture
        #expect(put(server, picture, alice).status == 201)
        try name(server, picture, alice, device: TestServer.deviceID)
        func missing(_ token: String) -> Int? {
            let hash = JSON.string(Hex.text(SHA256.digest(picture)))
            return server.send(
                "POST", "/v1/blobs/check", object(("hashes", .array([hash]))), token: token
            ).json["missing"]?.array?.count
        }
        #expect(missing(alice) == 0)
        #expect(missing(bob) == 1)
        #expect(server.send("GET", path(picture), token: bob).status == 404)
        #expect(
            server.send(
                "POST", "/v1/blobs/check", object(("hashes", .array([.int(1)]))), token: bob
            )
            .status == 400)
    }

    @Test func thereIsRoomForSoMuch() throws {
        let server = try TestServer { $0.attachmentBytes = 10_000 }
        let token = try server.signIn()
        for byte in 0..<2 {
            #expect(put(server, [UInt8(byte)], token).status == 201)
        }
        #expect(put(server, AttachmentTests.picture, token).status == 201)
        let big = Array(repeating: UInt8(1), count: 9000)
        #expect(put(server, big, token).errorCode == "quota_exceeded")
        let part = put(
            server, Array(big[..<8000]), token, path: path(big), range: "bytes 0-7999/9000")
        #expect(part.status == 507)
    }

    @Test(arguments: [("image/png", 201), ("other", 413)])
    func whatIsNoPictureIsSmaller(_ type: String, _ status: Int) throws {
        let server = try TestServer()
        let token = try server.signIn()
        let beginning = type == "other" ? AttachmentTests.page : AttachmentTests.picture
        let bytes = beginning + Array(repeating: 0, count: 2_100_000)
        #expect(put(server, bytes, token).status == status)
    }

    @Test func whatNoRecordNamesGoesAfterAMonth() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let picture = AttachmentTests.picture
        #expect(put(server, picture, token).status == 201)
        #expect(put(server, [1], token).status == 201)
        #expect(put(server, [2], token, range: "bytes 0-0/9").status == 202)
        try name(server, picture, token, device: TestServer.deviceID)
        let folder = try server.folder + "/accounts/" + server.accountID().text + ".blobs"
        func days(_ count: Int64) {
            for _ in 0..<count { server.passADay() }
        }
        days(2)
        // The part of an upload that nobody finished.
        #expect(TestServer.files(folder).filter { $0.hasSuffix(".part") }.isEmpty)
        days(27)
        #expect(TestServer.files(folder).filter(AttachmentFolder.isHash).count == 2)
        days(4)
        #expect(
            TestServer.files(folder).filter(AttachmentFolder.isHash) == [
                Hex.text(SHA256.digest(picture))
            ])
    }

    @Test func aClosedAccountLeavesNoAttachment() throws {
        let server = try TestServer()
        let token = try server.signIn()
        #expect(put(server, AttachmentTests.picture, token).status == 201)
        #expect(server.send("DELETE", "/v1/account", object(), token: token).status == 204)
        #expect(server.accountFiles.isEmpty)
    }
}
