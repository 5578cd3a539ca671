import HaruCore
import HaruReplica
import HaruStrings

/// What lets this device into an account: the server's answer to a sign-in, however it was made.
public struct Admission: Equatable, Sendable {
    public let token: String
    public let account: RecordID
    public let login: String
    public let device: String

    init?(_ json: JSON) {
        guard let token = json["token"]?.string, let device = json["device"]?["id"]?.string,
            let account = json["account"]?["id"]?.string.flatMap({ RecordID($0) })
        else { return nil }
        self.token = token
        self.account = account
        self.device = device
        login = json["account"]?["login"]?.string ?? ""
    }
}

/// What becomes of records that belong to another account (sync 2).
public enum AdmissionMessage: Equatable, Sendable {
    case merge
    case askToErase
    case cancel

    var text: String {
        switch self {
        case .merge: "merge"
        case .askToErase: "erase"
        case .cancel: "cancel"
        }
    }

    init?(_ words: Words) {
        switch words.verb {
        case "merge": self = .merge
        case "erase": self = .askToErase
        case "cancel": self = .cancel
        default: return nil
        }
    }
}

extension App {
    func update(_ message: AdmissionMessage) {
        guard let admission = model.account.admission else { return }
        switch message {
        case .merge: enter(admission)
        case .cancel: turnBack(admission)
        case .askToErase:
            let strings = model.strings
            let waiting = model.sync.waiting
            ask(
                Confirmation(
                    title: strings.eraseFirstQuestion,
                    explanation: waiting > 0
                        ? strings.signOutWaiting(count: waiting) : strings.eraseFirstExplanation,
                    verb: strings.eraseFirst, isDestructive: true, deed: .eraseAndEnter))
        }
    }

    /// The server lets this device in. Records of another account, or of nobody knows whom, do not get
    /// into this one without a word of the person; until then nobody else has the token.
    func admitted(_ admission: Admission) {
        let isOther = try? book?.belongsElsewhere(than: admission.account)
        if isOther == false { return enter(admission) }
        if let book { tellSyncState(book) }
        model.account = AccountState()
        model.account.admission = admission
        let owner = try? book?.account()
        model.account.isOwnerKnown = owner != nil
    }

    /// This device is in the account, with what it has.
    private func enter(_ admission: Admission) {
        prefer(PreferenceKey.deviceID, admission.device)
        model.device.isSignedIn = true
        model.account = AccountState()
        model.account.login = admission.login
        effects.append(.token(admission.token))
        // A new device of the account: it knows nothing yet of what the server has.
        write { (book, _) throws(ReplicaError) in try book.joinAccount(admission.account) }
        toast(model.strings.signedIn)
        if case .join = model.route {
            model.route = .main
            effects.append(.navigate(path: "/", replacing: true, sheets: 0))
        } else {
            accountEntered()
        }
        if case .onboarding = model.launch { model.launch = .ready }
        startSyncing()
    }

    /// Erases this device, which begins anew and fetches what the account has.
    func eraseAndEnter() {
        guard let admission = model.account.admission else { return }
        model.account = AccountState()
        prefer(PreferenceKey.deviceID, admission.device)
        if case .join = model.route {
            effects.append(.navigate(path: "/", replacing: true, sheets: 0))
        }
        // Erasing forgets the token that was: the new one comes after it.
        effects.append(.store(.erase))
        effects.append(.token(admission.token))
    }

    /// Leaves the account as it was, and this device too.
    private func turnBack(_ admission: Admission) {
        send("account.out", "DELETE", "/v1/auth/token", as: admission.token)
        model.account = AccountState()
        prefer(PreferenceKey.deviceID, nil)
        if case .join = model.route { go(to: Route.settings(.account).path) }
    }
}

extension Html {
    /// Whose these records are is settled before they get into another account.
    mutating func admission(_ admission: Admission, _ model: Model) {
        let strings = model.strings
        element("section", .class("card stack"), .part("other-account")) { html in
            html.element("div", .class("stack tight"), .literal("role", "alert")) { html in
                html.element(
                    "h2", .class("strong"),
                    text: model.account.isOwnerKnown
                        ? strings.otherAccountTitle : strings.unknownOwnerTitle)
                html.element("p", text: strings.otherAccountText(login: admission.login))
            }
            html.element(
                "button", .class("btn primary wide"), .part("merge"),
                .click(.admission(.merge)), text: strings.mergeRecords)
            html.element(
                "button", .class("btn danger wide"), .part("erase-first"),
                .click(.admission(.askToErase)), text: strings.eraseFirst)
            html.element(
                "button", .class("btn wide"), .part("cancel"), .click(.admission(.cancel)),
                text: strings.cancel)
        }
    }
}
