import HaruCore
import HaruReplica
import HaruStrings

extension App {
    /// The server answered something the account screen asked.
    func answered(_ question: String, _ status: Int, _ body: String) {
        let json = try? JSON.parse(body)
        model.account.isBusy = false
        let isDone = (200..<300).contains(status)
        if isDone, status != 202, isSignIn(question) { return admitted(by: json, to: question) }
        guard isDone, let json = json ?? (status == 204 ? .null : nil)
        else { return refused(question, status, json) }
        model.account.error = nil
        switch Word(question) {
        // Nobody has agreed yet.
        case "redeem": effects.append(.later(.account(.poll), 3000))
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
            noteAccount(json.string("id").flatMap { RecordID($0) })
        case "devices":
            model.account.devices = (json.array("items") ?? []).compactMap { device($0) }
        case "guest":
            model.account.guest = AccountState.Guest(
                code: model.account.form.code,
                isWatch: sameBytes(json.string("kind") ?? "", "watch"),
                name: json.string("name") ?? "",
                platform: json.string("platform") ?? "", address: json.string("address") ?? "")
        case "agreed":
            toast(model.strings.deviceAdded)
            accountEntered()
        case "remove", "forget": accountEntered()
        case "challenge": askAuthenticator(isNew: false, json)
        case "options": askAuthenticator(isNew: true, json)
        case "passkey": passkeyAdded()
        case "passkeys":
            model.account.passkeys = (json.array("items") ?? []).map { passkey($0) }
        case "set":
            model.account.hasPassword = true
            model.account.form.password = ""
            model.account.form.newPassword = ""
            toast(model.strings.passwordSet)
        default: break
        }
    }

    private func isSignIn(_ question: String) -> Bool {
        switch Word(question) {
        case "join", "enter", "redeem": true
        default: false
        }
    }

    private func admitted(by json: JSON?, to question: String) {
        if let admission = json.flatMap({ Admission($0) }) {
            model.account.error = nil
            return admitted(admission)
        }
        model.account.asking = nil
        model.account.place = place(of: question)
        model.account.error = .unreadable
    }

    private func device(_ json: JSON) -> AccountState.Device? {
        guard let id = json.string("id").flatMap({ RecordID($0) }) else { return nil }
        return AccountState.Device(
            id: id, name: json.string("name") ?? "", platform: json.string("platform") ?? "",
            seen: Instant(milliseconds: json.int64("seenAt") ?? 0))
    }

    private func refused(_ question: String, _ status: Int, _ json: JSON?) {
        let error = json?["error"]
        let code = error?.string("code") ?? ""
        model.account.place = place(of: question)
        switch (status, Word(code)) {
        case (0, _): model.account.error = .offline
        case (401, _) where sameBytes(question, "join"), (403, "wrong_password"):
            model.account.error = .wrongPassword
        case (401, _) where sameBytes(question, "enter"):
            model.account.error = .passkeyUnknown
        case (401, _) where sameBytes(question, "passkey"):
            model.account.error = .passkeyFailed
        case (404, _) where sameBytes(question, "remove") || sameBytes(question, "forget"):
            accountEntered()
        case (404, _), (410, _):
            model.account.asking = sameBytes(question, "redeem") ? nil : model.account.asking
            model.account.error = .unknownCode
        case (422, "password_too_short"), (422, "password_too_common"):
            model.account.error = .weakPassword
        case (429, _): model.account.error = .tooOften
        default:
            model.account.needsProof = sameBytes(code, "sign_in_again")
            model.account.error = .other(error?.string("message") ?? "HTTP \(status)")
        }
    }

    private func place(of question: String) -> AccountState.Place {
        switch Word(question) {
        case "join", "challenge", "enter": .signIn
        case "set": .password
        case "options", "passkey", "passkeys", "forget": .passkeys
        default: .device
        }
    }
}
