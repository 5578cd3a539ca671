import HaruCore

/// Why a request was refused (surfaces 9.1): a status, a code for programs, a sentence for people.
public struct APIError: Error, Equatable, Sendable {
    public let code: Code
    /// The member of the request that is wrong.
    public var field: String?
    /// Seconds after which it may be tried again.
    public var retryAfter: Int?
    /// What the code is about, for programs: the new epoch, a watermark.
    public var details: [Detail] = []
    /// What an ambiguous name may mean.
    var candidates: [Candidate] = []
    /// The intent that was refused: its refusal can be spoken.
    var intent: String?

    struct Candidate: Equatable, Sendable {
        let kind: String
        let id: RecordID
        let name: String

        var json: JSON {
            .object([
                JSON.Member("kind", .string(kind)), JSON.Member("id", .string(id.text)),
                JSON.Member("name", .string(name)),
            ])
        }
    }

    public struct Detail: Equatable, Sendable {
        public let name: String
        public let value: String
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public init(
        _ code: Code, field: String? = nil, retryAfter: Int? = nil, details: [Detail] = []
    ) {
        self.code = code
        self.field = field
        self.retryAfter = retryAfter
        self.details = details
    }

    public enum Code: String, CaseIterable, Sendable {
        case badRequest = "bad_request"
        case badOption = "bad_option"
        case unauthorized
        case scopeMissing = "scope_missing"
        case wrongPassword = "wrong_password"
        case wrongDevice = "wrong_device"
        case notFound = "not_found"
        case methodNotAllowed = "method_not_allowed"
        case tooSlow = "too_slow"
        case accountExists = "account_exists"
        case registrationClosed = "registration_closed"
        case alreadyRunning = "already_running"
        case notRunning = "not_running"
        case ambiguous
        case superseded
        case inProgress = "in_progress"
        case epochChanged = "epoch_changed"
        case deviceCopied = "device_copied"
        case cursorExpired = "cursor_expired"
        case tooLarge = "too_large"
        case unsupportedFormat = "unsupported_format"
        case wrongRange = "wrong_range"
        case wrongHost = "wrong_host"
        case wrongType = "wrong_type"
        case outOfRange = "out_of_range"
        case passwordTooShort = "password_too_short"
        case passwordTooCommon = "password_too_common"
        case wrongHash = "wrong_hash"
        case keyReused = "key_reused"
        case noQuests = "no_quests"
        case noTarget = "no_target"
        case noData = "no_data"
        case notUnderstood = "not_understood"
        case rateLimited = "rate_limited"
        case headerTooLarge = "header_too_large"
        case internalError = "internal_error"
        case busy
        case storeUnavailable = "store_unavailable"
        case serverClock = "server_clock"
        case quotaExceeded = "quota_exceeded"

        public var status: Int {
            switch self {
            case .badRequest, .badOption: 400
            case .unauthorized: 401
            case .scopeMissing, .wrongPassword, .wrongDevice, .registrationClosed: 403
            case .notFound: 404
            case .methodNotAllowed: 405
            case .tooSlow: 408
            case .accountExists, .alreadyRunning, .notRunning, .ambiguous, .superseded,
                .inProgress, .epochChanged, .deviceCopied:
                409
            case .cursorExpired: 410
            case .tooLarge: 413
            case .unsupportedFormat: 415
            case .wrongRange: 416
            case .wrongHost: 421
            case .wrongType, .outOfRange, .passwordTooShort, .passwordTooCommon, .wrongHash,
                .keyReused, .noQuests, .noTarget, .noData, .notUnderstood:
                422
            case .rateLimited: 429
            case .headerTooLarge: 431
            case .internalError: 500
            case .busy, .storeUnavailable, .serverClock: 503
            case .quotaExceeded: 507
            }
        }

        /// Whether something went wrong within the server, and not with the request.
        var isOurs: Bool { [500, 503].contains(status) }
    }

    /// The answer, in the language that the client asks for.
    func response(to request: Request) -> Response {
        let strings = request.strings
        var members = [
            JSON.Member("code", .string(code.rawValue)),
            JSON.Member("message", .string(code.message(strings))),
        ]
        if let field { members.append(JSON.Member("field", .string(field))) }
        if let retryAfter { members.append(JSON.Member("retryAfter", .int(Int64(retryAfter)))) }
        members += details.map { JSON.Member($0.name, .string($0.value)) }
        if !candidates.isEmpty {
            members.append(JSON.Member("candidates", .array(candidates.map { $0.json })))
        }
        var whole: [(String, JSON)] = [("error", .object(members))]
        if let intent {
            whole += [
                ("v", .int(1)), ("ok", .bool(false)), ("intent", .string(intent)),
                ("code", .string(code.rawValue)), ("dialog", .string(code.message(strings))),
                ("candidates", .array(candidates.map { $0.json })),
            ]
        }
        var response = Response.json(whole, status: code.status)
        if let retryAfter { response["Retry-After"] = String(retryAfter) }
        if code == .unauthorized { response["WWW-Authenticate"] = "Bearer" }
        return response
    }
}
