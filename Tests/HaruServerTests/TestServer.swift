import Glibc
import HaruCore
import HaruReplica
import Synchronization

@testable import HaruServer

/// A server without a socket: requests go into its table of routes as values. Its clock stands
/// still until a test moves it.
final class TestServer: Sendable {
    let router: Router
    private let time: Mutex<Instant>
    private let lines: Mutex<[String]>
    let folder: String

    static let deviceID = RecordID("0198c0de-0000-4000-8000-000000000001")!
    static let start = Instant(milliseconds: 1_787_000_000_000)

    private static func newFolder() -> String {
        var template = Array("/tmp/haru-server-test-XXXXXX".utf8CString)
        mkdtemp(&template)
        return template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }

    /// A server over a backup that was put back.
    convenience init(restoring backup: String) throws {
        let folder = TestServer.newFolder()
        _ = try ServerBackup.restore(backup, into: folder)
        try self.init(Configuration(data: folder), folder)
    }

    convenience init(_ change: (inout Configuration) -> Void = { _ in }) throws {
        let folder = TestServer.newFolder()
        var configuration = Configuration(data: folder)
        change(&configuration)
        try self.init(configuration, folder)
    }

    private init(_ configuration: Configuration, _ folder: String) throws {
        self.folder = folder
        time = Mutex(TestServer.start)
        lines = Mutex([])
        // Both are read through the object, which is not whole yet.
        let box = Box()
        let log = ServerLog(
            now: { box.server?.now ?? TestServer.start },
            write: { line in box.server?.lines.withLock { $0.append(line) } })
        let services = try Services(
            configuration, log: log, now: { box.server?.now ?? TestServer.start },
            publicURL: "http://127.0.0.1:8420")
        router = Router(services: services, routes: Routes.all)
        box.set(self)
    }

    /// What the clock and the log of a server lead back to.
    private final class Box: @unchecked Sendable {
        private(set) weak var server: TestServer?
        func set(_ server: TestServer) { self.server = server }
    }

    deinit { TestServer.remove(folder) }

    /// A folder with everything in it.
    static func remove(_ path: String) {
        for name in files(path) where name != "." && name != ".." { remove(path + "/" + name) }
        if rmdir(path) != 0 { unlink(path) }
    }

    static func files(_ folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                })
        }
        return names
    }

    var services: Services { router.services }
    var now: Instant { time.withLock { $0 } }
    var log: [String] { lines.withLock { $0 } }

    func pass(_ milliseconds: Int64) { time.withLock { $0 = $0 + milliseconds } }

    /// Lets a day go by, and the server do what it does once a day.
    func passADay() {
        pass(86_400_000)
        for _ in 0..<3 { services.upkeep.work(services) }
    }

    /// Nothing happens on nine of them.
    func passTenDays() {
        pass(9 * 86_400_000)
        passADay()
    }

    /// The first account's.
    func accountID() throws -> RecordID {
        let first = try services.ledger.read { rows throws(APIError) in try rows.firstAccount() }
        return first?.id ?? RecordID(high: 0, low: 0)
    }

    /// What lies in the folder of the accounts.
    var accountFiles: [String] {
        TestServer.files(folder + "/accounts").filter { !$0.hasPrefix(".") }
    }

    // MARK: Requests

    @discardableResult
    func send(
        _ method: String, _ path: String, _ json: JSON? = nil, token: String? = nil,
        from peer: String = "127.0.0.1", headers: [(String, String)] = [],
        query: [(String, String)] = []
    ) -> Response {
        var request = Request(method, path, peer: peer)
        request.headers = [Request.Field("host", "127.0.0.1:8420")]
        if let json {
            request.body = Array(json.text.utf8)
            request.headers.append(Request.Field("content-type", "application/json"))
        }
        if let token { request.headers.append(Request.Field("authorization", "Bearer " + token)) }
        for (name, value) in headers {
            request.headers.removeAll { $0.name == name }
            request.headers.append(Request.Field(name, value))
        }
        request.query = query.map { Request.Field($0.0, $0.1) }
        return router.answer(request)
    }

    static func device(_ id: RecordID = deviceID, name: String = "Phone") -> JSON {
        .object([
            JSON.Member("id", .string(id.text)), JSON.Member("name", .string(name)),
            JSON.Member("platform", .string("web")),
        ])
    }

    static func otherID(_ n: UInt64) -> RecordID { RecordID(high: 0x0198_c0de_0000_4000, low: n) }

    /// An account made behind the routes, with a signed-in device.
    ///
    /// - Returns: the device's token.
    func signIn(
        _ login: String = "alice", password: String? = nil, device: RecordID = deviceID
    ) throws -> String {
        try services.ledger.transaction { rows throws(APIError) in
            let known = try rows.account(login: login)
            let account = Account(
                id: known?.id ?? Secret.id(), login: login,
                verifier: try password.map { text throws(APIError) in try Password.hash(text) },
                created: services.now())
            if known == nil { try rows.insert(account) }
            let device = try Device(TestServer.device(device), at: services.now())
            return try SignIn.register(device, in: account, rows, at: services.now()).token
        }
    }
}

extension Response {
    var json: JSON { (try? JSON.parse(bytes)) ?? .null }
    var errorCode: String? { json["error"]?["code"]?.string }
}

func object(_ members: (String, JSON)...) -> JSON {
    .object(members.map { JSON.Member($0.0, $0.1) })
}
