import HaruCore
import HaruStrings

/// Ways in that need no password: an authenticator signs what the server asks (sync 2).
extension App {
    /// The account screen was opened.
    func passkeysEntered() {
        if model.account.form.passkey.isEmpty { model.account.form.passkey = deviceName }
        ask("passkeys", "GET", "/v1/passkeys")
    }

    func addPasskey() {
        let proof = model.account.form.proof
        model.account.isBusy = true
        ask(
            "options", "POST", "/v1/passkeys/challenge",
            proof.isEmpty ? [] : [.string("password", proof)])
    }

    /// - Parameter options: in the server's words.
    func askAuthenticator(isNew: Bool, _ options: JSON) {
        model.account.isBusy = true
        effects.append(.passkey(isNew: isNew, options: options))
    }

    /// The authenticator answered, or the person turned away from it.
    func passkeyCame(_ event: JSON) {
        let isNew = event.bool("new") ?? false
        if let credential = event["credential"]?.members {
            if isNew {
                let name = JSON.Member.string("name", model.account.form.passkey)
                ask("passkey", "POST", "/v1/passkeys", [name] + credential)
            } else {
                ask(
                    "enter", "POST", "/v1/auth/token",
                    [.init("passkey", .object(credential)), .init("device", thisDevice())])
            }
            return
        }
        model.account.isBusy = false
        model.account.place = isNew ? .passkeys : .signIn
        switch Word(event.string("error") ?? "") {
        case "NotAllowedError", "AbortError": model.account.error = nil
        case "InvalidStateError": model.account.error = .passkeyKnown
        default: model.account.error = .passkeyFailed
        }
    }

    func askToRemovePasskey(_ id: String) {
        let strings = model.strings
        guard let passkey = model.account.passkeys.first(where: { sameBytes($0.id, id) }) else {
            return
        }
        ask(
            Confirmation(
                title: strings.removePasskeyQuestion(name: passkey.name),
                explanation: strings.removePasskeyExplanation, verb: strings.removePasskey,
                isDestructive: true, deed: .removePasskey(id)))
    }

    func removePasskey(_ id: String) { ask("forget", "DELETE", "/v1/passkeys/" + pathPart(id)) }

    func passkeyAdded() {
        model.account.needsProof = false
        model.account.form.proof = ""
        model.account.form.passkey = ""
        toast(model.strings.passkeyAdded)
        passkeysEntered()
    }

    func passkey(_ json: JSON) -> AccountState.Passkey {
        AccountState.Passkey(
            id: json.string("id") ?? "", name: json.string("name") ?? "",
            used: Instant(milliseconds: json.int64("usedAt") ?? 0))
    }
}
