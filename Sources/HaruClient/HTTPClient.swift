import CCurl
import HaruArchive
import HaruCommand
import HaruCore

/// Requests to one server, one after the other, over a connection that is kept.
final class HTTPClient {
    struct Answer {
        let status: Int
        let body: [UInt8]
        /// Names in lower case.
        fileprivate let headers: [String: String]
        /// The bytes of the body as they travelled, before unpacking.
        let received: Int
        /// The bytes of the request's body as they travelled.
        let sent: Int

        func header(_ name: String) -> String? { headers[name] }

        /// The body; null when it is no JSON.
        var json: JSON { (try? JSON.parse(body)) ?? .null }
    }

    /// More than any answer may have.
    private static let limit = 64 << 20
    /// Bodies of so many bytes are packed.
    private static let worthPacking = 1024

    let address: String
    var token: String?
    private let language: String
    private let curl: UnsafeMutableRawPointer

    /// - Parameter language: of the server's sentences.
    init(_ address: String, token: String? = nil, language: String) {
        self.address = address
        self.token = token
        self.language = language
        guard let handle = curl_easy_init() else { preconditionFailure("out of memory") }
        curl = handle
        haru_curl_prepare(curl, "haru/" + Verbs.version)
    }

    deinit { curl_easy_cleanup(curl) }

    /// - Parameters:
    ///   - path: with its slash in front.
    ///   - body: JSON; a long one travels packed.
    /// - Throws: `.unreachable` when no answer came.
    func send(
        _ method: String, _ path: String, body: [UInt8]? = nil
    ) throws(NetworkProblem) -> Answer {
        var headers: UnsafeMutablePointer<curl_slist>?
        defer { curl_slist_free_all(headers) }
        // Without the last, curl waits a second for a permission that the server never sends.
        var lines = ["Accept: application/json", "Accept-Language: " + language, "Expect:"]
        var body = body
        if let plain = body {
            lines.append("Content-Type: application/json")
            if plain.count >= HTTPClient.worthPacking {
                lines.append("Content-Encoding: gzip")
                body = GzipWriter.pack(plain)
            }
        }
        if let token { lines.append("Authorization: Bearer " + token) }
        for line in lines { headers = curl_slist_append(headers, line) }
        let incoming = Incoming(limit: HTTPClient.limit)
        let context = Unmanaged.passUnretained(incoming).toOpaque()
        let code = withExtendedLifetime(incoming) {
            guard let body else {
                return haru_curl_perform(
                    curl, method, address + path, headers, nil, 0, takeBody, takeHeader, context)
            }
            // An empty array has no address, and a body without one would be none.
            return (body + [0]).withUnsafeBytes {
                haru_curl_perform(
                    curl, method, address + path, headers, $0.baseAddress, body.count, takeBody,
                    takeHeader, context)
            }
        }
        guard code == CURLE_OK else {
            throw .unreachable(
                address: address, reason: String(cString: curl_easy_strerror(code)))
        }
        if let next = incoming.headers["haru-token"], !next.isEmpty { token = next }
        return Answer(
            status: Int(haru_curl_status(curl)), body: incoming.body, headers: incoming.headers,
            received: incoming.headers["content-length"].flatMap { Int($0) } ?? incoming.body.count,
            sent: body?.count ?? 0)
    }

    /// - Parameter problems: what codes of the server mean here, where its own sentence would puzzle.
    /// - Returns: the answer of a request that the server agreed to.
    /// - Throws: what the server says when it refuses.
    func ask(
        _ method: String, _ path: String, _ members: [JSON.Member]? = nil,
        meaning problems: [String: NetworkProblem] = [:]
    ) throws(NetworkProblem) -> Answer {
        var body: [UInt8]?
        if let members {
            var bytes: [UInt8] = []
            JSON.object(members).write(into: &bytes)
            body = bytes
        }
        let answer = try send(method, path, body: body)
        guard (200...299).contains(answer.status) else {
            let problem = refusal(answer)
            guard case .refused(let code, _) = problem else { throw problem }
            throw problems[code] ?? problem
        }
        return answer
    }

    /// Why the server did not do what it was asked.
    func refusal(_ answer: Answer) -> NetworkProblem {
        let error = answer.json["error"]
        guard let code = error?["code"]?.string else { return .notHaru(address: address) }
        if answer.status == 401, token != nil { return .signedOut(address: address) }
        if answer.status == 426 { return .tooOld }
        return .refused(code: code, message: error?["message"]?.string ?? code)
    }
}

/// What arrives while a request is under way.
private final class Incoming {
    var body: [UInt8] = []
    var headers: [String: String] = [:]
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    func take(_ bytes: UnsafeRawBufferPointer) -> Int {
        // Anything but the count tells the library to give up.
        guard body.count + bytes.count <= limit else { return 0 }
        body.append(contentsOf: bytes)
        return bytes.count
    }

    func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Int {
        let line = String(decoding: bytes, as: UTF8.self)
        if line.hasPrefix("HTTP/") { headers = [:] }
        if let colon = line.firstIndex(of: ":"), headers.count < 100 {
            let value = TextRules.trimmed(String(line[line.index(after: colon)...]))
            headers[line[..<colon].lowercased()] = value
        }
        return bytes.count
    }
}

private func incoming(_ context: UnsafeMutableRawPointer?) -> Incoming {
    Unmanaged<Incoming>.fromOpaque(context!).takeUnretainedValue()
}

private let takeBody: haru_curl_writer = { bytes, one, count, context in
    incoming(context).take(UnsafeRawBufferPointer(start: bytes, count: one * count))
}

private let takeHeader: haru_curl_writer = { bytes, one, count, context in
    incoming(context).takeHeader(UnsafeRawBufferPointer(start: bytes, count: one * count))
}
