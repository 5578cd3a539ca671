import HaruStrings

/// Why something that needs the account or its server was not done.
public enum NetworkProblem: Error, Equatable, Sendable {
    case notSignedIn
    case alreadySignedIn(login: String, address: String)
    /// The server no longer knows this device's token.
    case signedOut(address: String)
    /// - Parameter reason: in the words of the network library.
    case unreachable(address: String, reason: String)
    /// Passwords and tokens do not go over the network in the clear.
    case needsTLS(address: String)
    case badAddress(String)
    /// What answered is no Haru server, or a much newer one.
    case notHaru(address: String)
    /// - Parameter message: what the server says, in the language of the person.
    case refused(code: String, message: String)
    /// The server wants a newer Haru.
    case tooOld
    case wrongPassword
    /// A link or code that lets nobody in, or not any more.
    case codeEnded
    /// Nobody agreed to the code in time, or somebody refused.
    case codeNotAgreed
    /// Another process exchanges with the account.
    case busy
    /// The two sides went on differing after everything was fetched again.
    case stillDiffers
    /// The records of this store are another account's.
    case belongsElsewhere
    case companionMissing(String)

    var code: String {
        switch self {
        case .notSignedIn, .signedOut: "unauthorized"
        case .alreadySignedIn: "already_signed_in"
        case .unreachable: "unreachable"
        case .needsTLS: "needs_tls"
        case .badAddress: "bad_address"
        case .notHaru: "not_haru"
        case .refused(let code, _): code
        case .tooOld: "schema_too_old"
        case .wrongPassword: "wrong_password"
        case .codeEnded: "not_found"
        case .codeNotAgreed: "not_agreed"
        case .busy: "busy"
        case .stillDiffers: "differs"
        case .belongsElsewhere: "other_account"
        case .companionMissing: "incomplete_installation"
        }
    }

    func message(_ strings: Strings) -> String {
        switch self {
        case .notSignedIn: strings.syncNotSignedIn
        case .alreadySignedIn(let login, let address):
            strings.syncAlreadySignedIn(address: address, login: login)
        case .signedOut(let address): strings.syncSignedOut(address: address)
        case .unreachable(let address, let reason):
            strings.syncUnreachable(address: address, reason: reason)
        case .needsTLS(let address): strings.syncNeedsTLS(address: address)
        case .badAddress(let text): strings.syncBadAddress(text: text)
        case .notHaru(let address): strings.syncNotHaru(address: address)
        case .refused(_, let message): strings.syncServerSays(message: message)
        case .tooOld: strings.syncTooOld
        case .wrongPassword: strings.syncWrongPassword
        case .codeEnded: strings.syncCodeEnded
        case .codeNotAgreed: strings.syncCodeNotAgreed
        case .busy: strings.syncBusy
        case .stillDiffers: strings.syncStillDiffers
        case .belongsElsewhere: strings.belongsElsewhereHint
        case .companionMissing(let name): strings.companionMissing(name: name)
        }
    }
}
