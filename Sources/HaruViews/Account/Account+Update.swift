import HaruCore
import HaruReplica
import HaruStrings

extension App {
    func update(_ message: AccountMessage) {
        switch message {
        case .typeLogin(let text): model.account.form.login = text
        case .typePassword(let text): model.account.form.password = text
        case .typeCode(let text): model.account.form.code = text
        case .typeNewPassword(let text): model.account.form.newPassword = text
        case .typePasskey(let text): model.account.form.passkey = text
        case .typeProof(let text): model.account.form.proof = text
        case .signIn: signIn()
        case .signInByPasskey:
            model.account.isBusy = true
            ask("challenge", "POST", "/v1/auth/passkey", [])
        case .addPasskey: addPasskey()
        case .removePasskey(let id): askToRemovePasskey(id)
        case .ask: askToJoin()
        case .poll: poll()
        case .stopAsking: model.account.asking = nil
        case .look:
            let code = model.account.form.code
            guard !code.isEmpty else { return }
            ask("guest", "GET", "/v1/auth/pair/" + pathPart(code))
        case .agree(let isAgreed): answerGuest(isAgreed)
        case .setPassword:
            ask(
                "set", "POST", "/v1/account/password",
                [
                    .string("current", model.account.form.password),
                    .string("new", model.account.form.newPassword),
                ])
        case .remove(let id): askToRemove(id)
        case .askSignOut:
            askToSignOut()
        case .syncNow:
            model.home.isRefreshing = true
            synchronize()
        case .deleteEverywhere:
            write { (book, _) throws(ReplicaError) in try book.confirmHeldDeletions() }
            synchronize()
        case .bringBack:
            write { (book, now) throws(ReplicaError) in
                try book.bringBackHeldDeletions(wall: now)
            }
            synchronize()
        }
    }

    private func askToRemove(_ id: RecordID) {
        let strings = model.strings
        guard let device = model.account.devices.first(where: { $0.id == id }) else { return }
        ask(
            Confirmation(
                title: strings.removeDeviceQuestion(name: device.name),
                explanation: strings.removeDeviceKeeps, verb: strings.removeDevice,
                isDestructive: true, deed: .removeDevice(id)))
    }

    func removeDevice(_ id: RecordID) { ask("remove", "DELETE", "/v1/devices/" + id.text) }

    /// Asks whether this device's data stays (app 17.1). Nothing is erased before all of it has
    /// arrived once.
    private func askToSignOut() {
        let strings = model.strings
        if let book { tellSyncState(book) }
        let waiting = model.sync.waiting
        var question = Confirmation(
            title: strings.signOutQuestion,
            explanation: waiting > 0
                ? strings.signOutWaiting(count: waiting) : strings.signOutKeeps,
            verb: strings.keepOnDevice, isDestructive: false, deed: .signOut)
        if model.sync.isComplete {
            question.other = .init(verb: strings.eraseFromDevice, deed: .signOutErasing)
        }
        ask(question)
    }

    /// The account screen was opened.
    func accountEntered() {
        model.account.error = nil
        guard model.device.isSignedIn else { return }
        ask("account", "GET", "/v1/account")
        ask("devices", "GET", "/v1/devices?limit=200")
        if model.device.can("passkey") { passkeysEntered() }
        if let book { tellSyncState(book) }
    }

    /// A one-time link was opened: this device signs in with its code (sync 2).
    func join(_ code: String) {
        guard !model.device.isSignedIn else { return go(to: "/") }
        model.account.isBusy = true
        ask(
            "join", "POST", "/v1/auth/first",
            [.string("code", code), .init("device", thisDevice())])
    }

    private func signIn() {
        let form = model.account.form
        guard !form.login.isEmpty, !form.password.isEmpty else { return }
        model.account.isBusy = true
        ask(
            "join", "POST", "/v1/auth/token",
            [
                .string("login", form.login), .string("password", form.password),
                .init("device", thisDevice()),
            ])
    }

    private func askToJoin() {
        ask(
            "asking", "POST", "/v1/auth/pair",
            [
                .string("kind", "device"), .string("name", deviceName),
                .string("platform", model.device.platform),
            ])
    }

    private func poll() {
        guard let asking = model.account.asking else { return }
        guard asking.ends > model.now else {
            model.account.asking = nil
            model.account.error = .unknownCode
            return
        }
        ask(
            "redeem", "POST", "/v1/auth/pair/redeem",
            [.string("request", asking.request)])
    }

    private func answerGuest(_ isAgreed: Bool) {
        guard let guest = model.account.guest else { return }
        model.account.guest = nil
        model.account.form.code = ""
        ask(
            isAgreed ? "agreed" : "refused", "POST", "/v1/auth/pair/" + pathPart(guest.code),
            [.bool("approve", isAgreed)])
    }

    /// Signs this device out; what is on it stays.
    func signOut() {
        ask("out", "DELETE", "/v1/auth/token")
        model.device.isSignedIn = false
        model.account = AccountState()
        prefer(PreferenceKey.deviceID, nil)
        resetShortcutKey()
        effects.append(.live(false))
        effects.append(.token(nil))
    }

    var deviceName: String {
        model.device.platform.isEmpty ? "Haru" : "Haru · " + model.device.platform
    }

    func thisDevice() -> JSON {
        let id = deviceID ?? newID()
        if deviceID == nil { prefer(PreferenceKey.deviceID, id.text) }
        return device(id)
    }

    /// What the server is told of this device.
    func device(_ id: RecordID, isCopy: Bool = false) -> JSON {
        let name = isCopy ? model.strings.syncCopyName(name: deviceName) : deviceName
        return .object([
            .string("id", id.text), .string("name", name),
            .string("platform", model.device.platform),
            .string("version", model.device.version),
            .int("schema", Int64(Schema.version)),
        ])
    }

    func ask(
        _ id: String, _ method: String, _ path: String, _ members: [JSON.Member]? = nil
    ) {
        send("account." + id, method, path, members)
    }

    /// Asks the server; the answer comes under the same id.
    ///
    /// - Parameter token: in place of this device's.
    func send(
        _ id: String, _ method: String, _ path: String, _ members: [JSON.Member]? = nil,
        as token: String? = nil
    ) {
        var body: [UInt8] = []
        if let members { JSON.object(members).write(into: &body) }
        effects.append(
            .fetch(
                Effect.Fetch(
                    id: id, method: method, path: path,
                    body: members == nil ? nil : String(decoding: body, as: UTF8.self),
                    token: token)))
    }

    /// A code as part of an address: letters, digits, `-` and `_` are all it may hold.
    func pathPart(_ code: String) -> String {
        let kept = Array(code.utf8).filter {
            ($0 >= 0x30 && $0 <= 0x39) || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a) || $0 == 0x2d
                || $0 == 0x5f
        }
        return String(decoding: kept, as: UTF8.self)
    }
}
