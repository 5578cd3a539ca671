import Glibc
import HaruCommand
import HaruCore
import HaruHost
import HaruReplica
import HaruStore

extension ClientWork {
    // MARK: Signing in

    /// By a one-time link, by password, or by a code that another device agrees to.
    func signIn() throws(Refusal) -> ExitCode {
        if let signedIn = try? SignedIn.load(place) {
            throw .network(
                .alreadySignedIn(login: signedIn.login, address: signedIn.address))
        }
        let address = try networked { () throws(NetworkProblem) in
            try ServerAddress(invocation.text(0) ?? "")
        }
        let client = client(address.base)
        let device = DeviceEntry(id: newID(), name: DeviceEntry.computerName())
        let answer = try networked { () throws(NetworkProblem) -> JSON in
            if let code = address.code { return try byLink(client, code, device) }
            if let login = invocation.text(.login) {
                return try byPassword(client, login, device)
            }
            return try byCode(client, device)
        }
        guard let token = answer["token"]?.string, let login = answer["account"]?["login"]?.string,
            let account = answer["account"]?["id"]?.string.flatMap({ RecordID($0) }),
            let registered = answer["device"]?["id"]?.string.flatMap({ RecordID($0) })
        else { throw .network(.notHaru(address: address.base)) }
        let signedIn = SignedIn(
            address: address.base, login: login, account: account, device: registered,
            name: device.name, token: token)
        guard let lock = SyncLock(place.syncLock, patience: 10_000) else { throw .network(.busy) }
        return try withExtendedLifetime(lock) { () throws(Refusal) -> ExitCode in
            let engine = SyncEngine(place, signedIn, console)
            try engine.opened { (replica) throws(ReplicaError) in try replica.joinAccount() }
            try signedIn.save(place)
            console.say(strings.syncSignedIn(address: signedIn.address, login: signedIn.login))
            let outcome = try SyncVerbs(invocation, console, place, engine).exchange()
            console.show(SyncReport(outcome, strings, signedIn: signedIn), style)
            return .ok
        }
    }

    private func byLink(
        _ client: HTTPClient, _ code: String, _ device: DeviceEntry
    ) throws(NetworkProblem) -> JSON {
        var members = [JSON.Member("code", .string(code)), JSON.Member("device", device.json)]
        // A link makes an account without a password unless one is asked for; one can be set later.
        if let login = invocation.text(.login) {
            members.append(JSON.Member("login", .string(login)))
            members.append(JSON.Member("password", .string(password(of: login))))
        }
        return try client.ask(
            "POST", "/v1/auth/first", members, meaning: ["not_found": .codeEnded]
        ).json
    }

    private func byPassword(
        _ client: HTTPClient, _ login: String, _ device: DeviceEntry
    ) throws(NetworkProblem) -> JSON {
        try client.ask(
            "POST", "/v1/auth/token",
            [
                JSON.Member("login", .string(login)),
                JSON.Member("password", .string(password(of: login))),
                JSON.Member("device", device.json),
            ], meaning: ["unauthorized": .wrongPassword]
        ).json
    }

    private func byCode(
        _ client: HTTPClient, _ device: DeviceEntry
    ) throws(NetworkProblem) -> JSON {
        let asked = try Pairing.ask(client, device)
        // The code is for a person even where the answer is for a program.
        let shown = "\(asked.code.prefix(4))-\(asked.code.dropFirst(4))"
        tell([
            strings.syncShowCode, "", "  " + shown, "",
            strings.syncShowWays(code: shown, url: asked.url),
        ])
        while environment.now() < asked.ends {
            if let answer = try Pairing.redeem(client, asked) { return answer }
            usleep(2_000_000)
        }
        throw .codeNotAgreed
    }

    /// Asks for a password, which a terminal does not show. From a pipe it is a line.
    private func password(of login: String) -> String {
        guard environment.isInputTerminal else { return environment.readLine() ?? "" }
        environment.writeError(Array((strings.syncPassword(login: login) + " ").utf8))
        var shown = termios()
        tcgetattr(0, &shown)
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(0, TCSAFLUSH, &hidden)
        defer {
            tcsetattr(0, TCSAFLUSH, &shown)
            environment.writeError([0x0a])
        }
        return environment.readLine() ?? ""
    }

    private func tell(_ lines: [String]) {
        let text = lines.map { TextLayout.printable($0) }.joined(separator: "\n") + "\n"
        environment.writeError(Array(text.utf8))
    }

    // MARK: Signing out

    func signOut() throws(Refusal) -> ExitCode {
        let signedIn = try SignedIn.load(place)
        let isErasing = invocation.has(.erase)
        guard let lock = SyncLock(place.syncLock, patience: 10_000) else { throw .network(.busy) }
        let engine = SyncEngine(place, signedIn, console)
        return try withExtendedLifetime(lock) { () throws(Refusal) -> ExitCode in
            let unsent = try engine.opened { (replica) throws(ReplicaError) in
                try replica.pendingCount()
            }
            let agreement = try console.agree(
                to: SignOutReport(
                    signedIn: signedIn, unsent: isErasing ? unsent : 0, isErasing: isErasing,
                    isDone: false),
                question: isErasing
                    ? .signOutErasing(login: signedIn.login) : .signOut(login: signedIn.login),
                invocation, style)
            guard agreement == .go else { return .ok }
            try leave(engine.client, signedIn)
            SignedIn.remove(place)
            if isErasing { try erase() }
            console.show(
                SignOutReport(
                    signedIn: signedIn, unsent: 0, isErasing: isErasing, isDone: true), style)
            return .ok
        }
    }

    /// Ends the token. A server that is gone, or has forgotten this device, keeps nobody in.
    private func leave(_ client: HTTPClient, _ signedIn: SignedIn) throws(Refusal) {
        do throws(NetworkProblem) {
            _ = try client.ask("DELETE", "/v1/devices/" + signedIn.device.text)
        } catch {
            switch error {
            case .signedOut, .unreachable, .notHaru, .refused("not_found", _): return
            default: throw .network(error)
            }
        }
    }

    /// Deletes the store under its lock; nothing of it is a deletion for the account.
    private func erase() throws(Refusal) {
        let store: Store
        do throws(StoreError) { store = try Store.open(place.store) } catch {
            throw .store(StoreProblem(error))
        }
        withExtendedLifetime(store) {
            for end in ["", "-journal", "-wal", "-shm"] { unlink(place.store + end) }
        }
        unlink(place.preferences)
    }

    // MARK: Letting others in

    func pair() throws(Refusal) -> ExitCode {
        let client = client(try SignedIn.load(place))
        let typed = invocation.text(0) ?? ""
        // Whatever is typed stays one part of a path.
        let code = String(typed.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
        guard !code.isEmpty else { throw .network(.badAddress(typed)) }
        let path = "/v1/auth/pair/" + code
        let asking = try networked { () throws(NetworkProblem) in
            try client.ask("GET", path, meaning: ["not_found": .codeEnded]).json
        }
        let name = asking["name"]?.string ?? ""
        let agreement = try console.agree(
            to: PairReport(asking: asking, isDone: false), question: .pair(name: name), invocation,
            style)
        guard agreement == .go else { return .ok }
        try networked { () throws(NetworkProblem) in
            _ = try client.ask("POST", path, [JSON.Member("approve", .bool(true))])
        }
        console.show(PairReport(asking: asking, isDone: true), style)
        return .ok
    }
}
