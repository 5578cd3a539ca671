import HaruCore
import HaruReplica
import HaruStrings

extension App {
    /// The server answered something the account screen asked.
    func answered(_ question: String, _ status: Int, _ body: String) {
        let json = try? JSON.parse(body)
        model.account.isBusy = false
        guard (200..<300).contains(status), let json = json ?? (status == 204 ? .null : nil)
        else { return refused(question, status, json) }
        model.account.error = nil
        switch Word(question) {
        case "join": signedIn(json)
        case "redeem":
            if status == 202 {
                effects.append(.later(.account(.poll), 3000))
            } else {
                signedIn(json)
            }
        case "asking":
            guard let code = json.string("code"), let request = json.string("request") else {
                return
            }
            model.account.asking = AccountState.Asking(
                code: code, request: request,
                ends: Instant(milliseconds: json.int64("expiresAt") ?? 0))
            effects.append(.later(.account(.poll), 3000))
        case "account":
            model.account.login = json.string("login") ?? ""
            model.account.hasPassword = json.bool("hasPassword") ?? false
        case "devices":
            model.account.devices = (json.array("items") ?? []).compactMap { device($0) }
        case "guest":
            model.account.guest = AccountState.Guest(
                code: model.account.form.code, name: json.string("name") ?? "",
                platform: json.string("platform") ?? "", address: json.string("address") ?? "")
        case "agreed":
            toast(model.strings.deviceAdded)
            accountEntered()
        case "remove": accountEntered()
        case "set":
            model.account.hasPassword = true
            model.account.form.password = ""
            model.account.form.newPassword = ""
            toast(model.strings.passwordSet)
        default: break
        }
    }

    private func device(_ json: JSON) -> AccountState.Device? {
        guard let id = json.string("id").flatMap({ RecordID($0) }) else { return nil }
        return AccountState.Device(
            id: id, name: json.string("name") ?? "", platform: json.string("platform") ?? "",
            seen: Instant(milliseconds: json.int64("seenAt") ?? 0))
    }

    /// This device has a token now.
    private func signedIn(_ json: JSON) {
        guard let token = json.string("token"), let device = json["device"]?["id"]?.string else {
            return
        }
        prefer(PreferenceKey.deviceID, device)
        model.device.isSignedIn = true
        model.account = AccountState()
        model.account.login = json["account"]?["login"]?.string ?? ""
        effects.append(.token(token))
        // A new device of the account: it knows nothing yet of what the server has.
        write { (book, _) throws(ReplicaError) in try book.joinAccount() }
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

    private func refused(_ question: String, _ status: Int, _ json: JSON?) {
        let error = json?["error"]
        switch (status, error?["code"]?.string ?? "") {
        case (0, _): model.account.error = .offline
        case (401, _) where sameBytes(question, "join"), (403, "wrong_password"):
            model.account.error = .wrongPassword
        case (404, _), (410, _):
            model.account.asking = sameBytes(question, "redeem") ? nil : model.account.asking
            model.account.error = .unknownCode
        case (422, _): model.account.error = .weakPassword
        case (429, _): model.account.error = .tooOften
        default: model.account.error = .other(error?["message"]?.string ?? "HTTP \(status)")
        }
    }
}
