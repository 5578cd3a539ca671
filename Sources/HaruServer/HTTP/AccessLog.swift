import Glibc
import HaruCore
import Synchronization

/// What is written down of a request: which route, for whom, how it ended; never a value, a name, a
/// token, a code or a path that could carry one.
struct AccessRecord: Sendable {
    let method: String
    /// The route as it stands in the table, `nil` = none.
    var route: String?
    var account: String?
    var address = ""
    var status = 0
    var code: String?
    /// What the client was told of something that went wrong here.
    var request: String?
    var duration = Duration.zero

    init(request: Request) { method = request.method }
}

/// Lines of JSON on the standard error output.
public final class ServerLog: Sendable {
    private let write: @Sendable (String) -> Void
    private let now: @Sendable () -> Instant

    public init(
        now: @escaping @Sendable () -> Instant, write: @escaping @Sendable (String) -> Void
    ) {
        self.now = now
        self.write = write
    }

    public static func standardError(now: @escaping @Sendable () -> Instant) -> ServerLog {
        ServerLog(now: now) { line in
            let bytes = Array((line + "\n").utf8)
            // One call for one line, so that lines of several threads do not mix.
            _ = bytes.withUnsafeBytes { Glibc.write(2, $0.baseAddress, $0.count) }
        }
    }

    /// Something that happened to the server as a whole.
    public func event(_ name: String, _ members: [(String, JSON)] = []) {
        line("event", [("event", .string(name))] + members)
    }

    func request(_ record: AccessRecord) {
        let methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]
        let milliseconds = record.duration / .milliseconds(1)
        var members: [(String, JSON)] = [
            ("method", .string(methods.contains(record.method) ? record.method : "other")),
            ("route", record.route.map { .string($0) } ?? .null),
            ("status", .int(Int64(record.status))),
            ("milliseconds", .int(Int64(milliseconds.rounded()))),
            ("address", .string(record.address)),
        ]
        if let account = record.account { members.append(("account", .string(account))) }
        if let code = record.code { members.append(("code", .string(code))) }
        if let request = record.request { members.append(("request", .string(request))) }
        line("request", members)
    }

    private func line(_ kind: String, _ members: [(String, JSON)]) {
        let all = [("at", JSON.int(now().milliseconds)), ("kind", .string(kind))] + members
        write(JSON.object(all.map { JSON.Member($0.0, $0.1) }).text)
    }
}
