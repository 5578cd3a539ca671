import HaruCore

/// Whoever showed a valid token.
struct Caller: Equatable, Sendable {
    let account: RecordID
    /// `nil` = the token belongs to no device.
    let device: RecordID?
    let token: RecordID
    let scopes: Scope
    /// The token to use from now on, when the shown one is old (sync 2).
    var nextToken: String?

    init(_ token: TokenDesk.Kept) {
        account = token.account
        device = token.device
        self.token = token.id
        scopes = token.scopes
    }
}

/// What a token is for. Raw values are stored, so none is ever reused.
enum TokenKind: Int64, Sendable {
    case device = 1
    case watch, widget, personal

    var word: String {
        switch self {
        case .device: "device"
        case .watch: "watch"
        case .widget: "widget"
        case .personal: "personal"
        }
    }
}
