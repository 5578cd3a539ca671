import HaruCore

/// What the account screen shows and holds while it is open (app 17.1).
public struct AccountState: Equatable, Sendable {
    public var login = ""
    public var hasPassword = false
    public var devices: [Device] = []
    public var passkeys: [Passkey] = []
    /// The sign-in is too old for a new passkey: the password is asked for.
    public var needsProof = false
    /// What is typed into the forms.
    public var form = Form()
    public var error: AccountError?
    /// Where the error is shown.
    public var place = Place.device
    public var isBusy = false
    /// This device asks to be let in, and shows a code.
    public var asking: Asking?
    /// A device that shows a code asks to be let in.
    public var guest: Guest?
    /// This device may come in, once it is settled whose its records are.
    public var admission: Admission?
    /// Whether the store can say whose its records are.
    public var isOwnerKnown = true

    public struct Form: Equatable, Sendable {
        public var login = ""
        public var password = ""
        public var code = ""
        public var newPassword = ""
        public var passkey = ""
        /// The password once more, for a new passkey.
        public var proof = ""
    }

    /// A card of the screen.
    public enum Place: Equatable, Sendable { case device, signIn, password, passkeys }

    public struct Device: Equatable, Sendable {
        public let id: RecordID
        public let name: String
        public let platform: String
        public let seen: Instant
    }

    public struct Passkey: Equatable, Sendable {
        /// As the server writes it in addresses.
        public let id: String
        public let name: String
        public let used: Instant
    }

    public struct Asking: Equatable, Sendable {
        public let code: String
        /// Stays with this device; who holds it gets the token.
        public let request: String
        public let ends: Instant
    }

    public struct Guest: Equatable, Sendable {
        public let code: String
        public let isWatch: Bool
        public let name: String
        public let platform: String
        public let address: String
    }

    public init() {}
}

/// Why something about the account was not done.
public enum AccountError: Equatable, Sendable {
    case wrongPassword, unknownCode, offline, tooOften, weakPassword
    case passkeyUnknown, passkeyKnown, passkeyFailed
    /// The server let this device in, in words that say nothing to it.
    case unreadable
    /// In the server's words.
    case other(String)
}

/// What happens on the account screen.
public enum AccountMessage: Equatable, Sendable {
    case typeLogin(String)
    case typePassword(String)
    case typeCode(String)
    case typeNewPassword(String)
    case typePasskey(String)
    case typeProof(String)
    case signIn
    case signInByPasskey
    case addPasskey
    case removePasskey(String)
    /// Shows a code that another device agrees to.
    case ask
    case poll
    case stopAsking
    /// Looks up who shows the typed code.
    case look
    case agree(Bool)
    case setPassword
    case remove(RecordID)
    case askSignOut
    case syncNow
    case deleteEverywhere
    case bringBack

    var text: String {
        switch self {
        case .typeLogin: "login"
        case .typePassword: "password"
        case .typeCode: "code"
        case .typeNewPassword: "new"
        case .typePasskey: "name"
        case .typeProof: "proof"
        case .signIn: "in"
        case .signInByPasskey: "enter"
        case .addPasskey: "add"
        case .removePasskey(let id): "forget " + id
        case .ask: "ask"
        case .poll: "poll"
        case .stopAsking: "stop"
        case .look: "look"
        case .agree(let isAgreed): isAgreed ? "agree yes" : "agree no"
        case .setPassword: "set"
        case .remove(let id): "remove " + id.text
        case .askSignOut: "out"
        case .syncNow: "sync"
        case .deleteEverywhere: "delete"
        case .bringBack: "bring"
        }
    }

    init?(_ words: Words) {
        switch words.verb {
        case "login": self = .typeLogin(words.value)
        case "password": self = .typePassword(words.value)
        case "code": self = .typeCode(words.value)
        case "new": self = .typeNewPassword(words.value)
        case "name": self = .typePasskey(words.value)
        case "proof": self = .typeProof(words.value)
        case "in": self = .signIn
        case "enter": self = .signInByPasskey
        case "add": self = .addPasskey
        case "forget": self = .removePasskey(words.word(0) ?? "")
        case "ask": self = .ask
        case "poll": self = .poll
        case "stop": self = .stopAsking
        case "look": self = .look
        case "agree": self = .agree(words.word(0).map { sameBytes($0, "yes") } ?? false)
        case "set": self = .setPassword
        case "remove":
            guard let id = words.id() else { return nil }
            self = .remove(id)
        case "out": self = .askSignOut
        case "sync": self = .syncNow
        case "delete": self = .deleteEverywhere
        case "bring": self = .bringBack
        default: return nil
        }
    }
}
