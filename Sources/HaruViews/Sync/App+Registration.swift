import HaruCore
import HaruReplica
import HaruStrings

/// A store on its way to a device entry of its own.
struct Registration: Sendable {
    let device: RecordID
    /// Stays here; who shows it gets the token.
    var request = ""
}

// A store that was cloned, or begun anew on a device that is signed in, needs a device entry of its
// own (sync 2). With the token that it has it lets itself in, and asks nobody. Cut off in between,
// the server says again that it is a copy.
extension App {
    /// The store was cloned: it has taken another node already.
    func becameCopy() {
        model.sync.isCopy = true
        registerAnew()
    }

    func registerAnew() {
        guard sync.registration == nil else { return }
        let id = newID()
        sync.registration = Registration(device: id)
        send(
            "device.ask", "POST", "/v1/auth/pair",
            [
                .init("kind", .string("device")),
                .init("device", device(id, isCopy: model.sync.isCopy)),
            ])
    }

    /// The server answered a step of it.
    func registering(_ step: String, _ status: Int, _ body: String) {
        guard var registration = sync.registration else { return }
        let json = try? JSON.parse(body)
        switch (step, status) {
        case ("ask", 200..<300):
            guard let code = json?["code"]?.string, let request = json?["request"]?.string else {
                break
            }
            registration.request = request
            sync.registration = registration
            return send(
                "device.agree", "POST", "/v1/auth/pair/" + pathPart(code),
                [.init("approve", .bool(true))])
        case ("agree", 200..<300):
            return send(
                "device.redeem", "POST", "/v1/auth/pair/redeem",
                [.init("request", .string(registration.request))])
        case ("redeem", 200):
            if let token = json?["token"]?.string {
                return registered(registration.device, token)
            }
        default: break
        }
        sync.registration = nil
        unanswered(status, retryAfter: nil)
    }

    private func registered(_ device: RecordID, _ token: String) {
        sync.registration = nil
        prefer(PreferenceKey.deviceID, device.text)
        prefer(PreferenceKey.isUnregistered, nil)
        effects.append(.token(token))
        if model.sync.isCopy { toast(model.strings.deviceCopied) }
        if model.route == .settings(.account) { accountEntered() }
        effects.append(.live(false))
        startSyncing()
    }
}
