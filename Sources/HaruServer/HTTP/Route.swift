import HaruCore

/// One row of the server's table. It cannot be written down without saying who may use it.
struct Route: Sendable {
    let method: Method
    let path: Path
    let access: Access
    let body: BodyRule
    let lane: Lane
    let handle: @Sendable (Call) throws(APIError) -> Response
    /// Answers from memory alone, in microseconds and without waiting; `nil` = it cannot now.
    let quick: (@Sendable (Call) -> Response?)?

    enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    /// Who may use a route.
    enum Access: Equatable, Sendable {
        /// Anybody: what the route hands out is public, or it checks a secret of its own.
        case anyone
        /// Whoever shows a token with this scope.
        case holder(Scope)
        /// Whoever shows the token of a device; tokens that were minted do not suffice.
        case device(Scope)
    }

    /// What may come with a request; anything else is refused before it is read.
    enum BodyRule: Equatable, Sendable {
        case none
        /// JSON of at most so many bytes, also after inflating.
        case json(limit: Int)
        /// Bytes of any type, at most so many.
        case bytes(limit: Int)

        var limit: Int {
            switch self {
            case .none: 0
            case .json(let limit), .bytes(let limit): limit
            }
        }
    }

    /// Which threads run the handler.
    enum Lane: Equatable, Sendable {
        case ordinary
        /// Hashes a password: two at a time, each with 64 MiB.
        case hashing
    }

    init(
        _ method: Method, _ path: String, _ access: Access, body: BodyRule = .none,
        lane: Lane = .ordinary, quick: (@Sendable (Call) -> Response?)? = nil,
        _ handle: @escaping @Sendable (Call) throws(APIError) -> Response
    ) {
        self.method = method
        self.path = Path(path)
        self.access = access
        self.body = body
        self.lane = lane
        self.quick = quick
        self.handle = handle
    }

    /// Whether the answer to a write that names itself is kept on disk, for when it is asked again
    /// after a restart. What carries a secret is kept nowhere.
    var keepsAnswer: Bool { access == .holder(.run) }

    /// A path with places: `/v1/devices/{id}`; `{rest…}` at the end takes all that follows.
    struct Path: Sendable {
        let text: String
        private let parts: [Part]

        private enum Part: Sendable {
            case word(String)
            case place(String)
            case rest(String)
        }

        init(_ text: String) {
            self.text = text
            parts = Path.split(text).map { part in
                guard part.hasPrefix("{"), part.hasSuffix("}") else { return .word(part) }
                let name = String(part.dropFirst().dropLast())
                return name.hasSuffix("…") ? .rest(String(name.dropLast())) : .place(name)
            }
        }

        var hasPlaces: Bool {
            parts.contains { part in
                switch part {
                case .word: false
                case .place, .rest: true
                }
            }
        }

        static func split(_ path: String) -> [String] {
            path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(
                String.init)
        }

        /// - Returns: what stands in the places; `nil` when the path is another one.
        func match(_ path: [String]) -> [Request.Field]? {
            var values: [Request.Field] = []
            for (i, part) in parts.enumerated() {
                guard i < path.count else { return nil }
                switch part {
                case .word(let word): if !sameBytes(word, path[i]) { return nil }
                case .place(let name):
                    if path[i].isEmpty { return nil }
                    values.append(Request.Field(name, path[i]))
                case .rest(let name):
                    values.append(Request.Field(name, path[i...].joined(separator: "/")))
                    return values
                }
            }
            return parts.count == path.count ? values : nil
        }
    }
}
