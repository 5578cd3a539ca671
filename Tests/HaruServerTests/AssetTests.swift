import Glibc
import HaruCore
import Testing

@testable import HaruServer

@Suite struct AssetTests {
    /// A server with a small web app.
    private func server() throws -> (TestServer, String) {
        var template = Array("/tmp/haru-web-test-XXXXXX".utf8CString)
        mkdtemp(&template)
        let folder = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        let files = [
            "index.html": "<!doctype html>", "sw.js": "// worker", "app.wasm": "\0asm",
            "app.wasm.br": "packed by br", "app.wasm.gz": "packed by gz",
            "main-0f3a9c2e.js": "// hashed", ".secret": "no",
        ]
        for (name, text) in files {
            let file = open(folder + "/" + name, O_WRONLY | O_CREAT, 0o600)
            _ = Array(text.utf8).withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            close(file)
        }
        return (try TestServer { $0.web = folder }, folder)
    }

    private func remove(_ folder: String) {
        for name in TestServer.files(folder) { unlink(folder + "/" + name) }
        rmdir(folder)
    }

    static let places = [
        "/", "/actions", "/actions/1", "/tags", "/goals/x/y", "/history", "/stats", "/diary/2026",
        "/guard", "/more", "/settings", "/settings/pair/AB", "/watch", "/run/x", "/join/ABC",
    ]

    @Test(arguments: places) func everyPlaceInTheAppIsTheApp(_ path: String) throws {
        let (server, folder) = try server()
        defer { remove(folder) }
        let response = server.send("GET", path)
        #expect(response.status == 200)
        #expect(response["Content-Type"] == "text/html; charset=utf-8")
        #expect(response["Cache-Control"] == "no-cache")
    }

    struct FileCase: CustomTestStringConvertible {
        let testDescription: String
        let path: String
        let type: String
        let caching: String
    }

    static let files = [
        FileCase(
            testDescription: "the worker", path: "/sw.js", type: "text/javascript; charset=utf-8",
            caching: "no-cache"),
        FileCase(
            testDescription: "the program", path: "/app.wasm", type: "application/wasm",
            caching: "no-cache"),
        FileCase(
            testDescription: "a hashed name", path: "/main-0f3a9c2e.js",
            type: "text/javascript; charset=utf-8",
            caching: "public, max-age=31536000, immutable"),
    ]

    @Test(arguments: files) func filesAreWhatTheyAre(_ c: FileCase) throws {
        let (server, folder) = try server()
        defer { remove(folder) }
        let response = server.send("GET", c.path)
        #expect(response["Content-Type"] == c.type)
        #expect(response["Cache-Control"] == c.caching)
    }

    @Test func packedSiblingsAreSentToWhoeverReadsThem() throws {
        let (server, folder) = try server()
        defer { remove(folder) }
        func get(_ encoding: String) -> (String?, String) {
            let response = server.send(
                "GET", "/app.wasm", headers: [("accept-encoding", encoding)])
            return (
                response["Content-Encoding"], String(decoding: response.bytes, as: UTF8.self)
            )
        }
        #expect(get("gzip, br") == ("br", "packed by br"))
        #expect(get("gzip;q=1, br;q=0") == ("gzip", "packed by gz"))
        #expect(get("identity") == (nil, "\0asm"))
    }

    @Test func whatIsKnownIsNotSentAgain() throws {
        let (server, folder) = try server()
        defer { remove(folder) }
        let tag = try #require(server.send("GET", "/sw.js")["ETag"])
        let again = server.send("GET", "/sw.js", headers: [("if-none-match", tag)])
        #expect(again.status == 304)
        #expect(again.bytes.isEmpty)
    }

    @Test(arguments: ["/.secret", "/%2e%2e/x", "/..", "/nothing.js", "/folder/"])
    func nothingElseIsServed(_ path: String) throws {
        let (server, folder) = try server()
        defer { remove(folder) }
        #expect(server.send("GET", path).status == 404)
    }

    @Test func zonesComeAsTheFilesTheyAre() throws {
        let server = try TestServer()
        let seoul = server.send("GET", "/zones/Asia/Seoul")
        #expect(seoul.status == 200)
        #expect(seoul.bytes.prefix(4) == [0x54, 0x5a, 0x69, 0x66])
        for path in ["/zones/../../etc/passwd", "/zones/Nowhere", "/zones/", "/zones/Asia"] {
            #expect(server.send("GET", path).status == 404)
        }
    }
}
