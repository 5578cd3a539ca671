import HaruCore

/// What the server answers, as a value.
public struct Response: Sendable {
    public var status: Int
    public var headers: [Request.Field] = []
    public var body: Body

    public enum Body: Sendable {
        case bytes([UInt8])
        /// Part of an open file; whoever sends it closes it.
        case file(descriptor: Int32, offset: UInt64, length: UInt64)
        /// Goes on until the stream is closed.
        case stream(EventStream)
    }

    public init(_ status: Int, type: String? = nil, body: [UInt8] = []) {
        self.status = status
        self.body = .bytes(body)
        if let type { headers.append(Request.Field("Content-Type", type)) }
    }

    /// An answer in JSON that no cache keeps.
    public static func json(_ value: JSON, status: Int = 200) -> Response {
        var bytes: [UInt8] = []
        value.write(into: &bytes)
        var response = Response(status, type: "application/json; charset=utf-8", body: bytes)
        response["Cache-Control"] = "no-store"
        return response
    }

    public static func json(_ members: [(String, JSON)], status: Int = 200) -> Response {
        json(.object(members.map { JSON.Member($0.0, $0.1) }), status: status)
    }

    /// Done, with nothing to say.
    public static var noContent: Response {
        var response = Response(204)
        response["Cache-Control"] = "no-store"
        return response
    }

    /// A header by its name as it is written; setting replaces it.
    public subscript(_ name: String) -> String? {
        get { headers.first { $0.name == name }?.value }
        set {
            headers.removeAll { $0.name == name }
            if let newValue { headers.append(Request.Field(name, newValue)) }
        }
    }

    /// The body when it is held in memory; for tests and compression.
    public var bytes: [UInt8] {
        if case .bytes(let bytes) = body { bytes } else { [] }
    }
}
