import HaruCore

/// What a client asked, as a value: handlers are plain functions from this to a `Response`.
public struct Request: Sendable {
    public var method: String
    /// Percent decoded, without the query.
    public var path: String
    public var query: [Field]
    /// Names in lower case.
    public var headers: [Field]
    public var body: [UInt8]
    /// The numeric address of whoever is connected.
    public var peer: String
    /// Whether the bytes came through TLS of our own.
    public var isSecure: Bool

    public struct Field: Equatable, Sendable {
        public let name: String
        public let value: String
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public init(
        _ method: String, _ path: String, query: [Field] = [], headers: [Field] = [],
        body: [UInt8] = [], peer: String = "127.0.0.1", isSecure: Bool = false
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.peer = peer
        self.isSecure = isSecure
    }

    /// - Parameter name: in lower case.
    public func header(_ name: String) -> String? {
        headers.first { sameBytes($0.name, name) }?.value
    }

    public func parameter(_ name: String) -> String? {
        query.first { sameBytes($0.name, name) }?.value
    }

    /// The bytes of the header lines as they travelled, nearly.
    var headerSize: Int {
        headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
    }

    /// The length that the client announced; `nil` = none, or no number.
    var announcedLength: Int? { header("content-length").flatMap { Int($0) } }

    /// The media type of the body in lower case, without parameters.
    var mediaType: String? {
        header("content-type").map { text in
            TextRules.trimmed(
                String(text.prefix { $0 != ";" }.lowercased()))
        }
    }

    /// The secret of `Authorization: Bearer …`.
    var bearer: String? {
        guard let text = header("authorization"), text.utf8.count > 7,
            text.prefix(7).lowercased() == "bearer "
        else { return nil }
        return TextRules.trimmed(String(text.dropFirst(7)))
    }
}
