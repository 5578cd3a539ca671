import Glibc
import HaruCommand
import HaruCore
import HaruReplica
import HaruStore

/// What other processes want that needs the account.
extension LocalDevice {
    /// - Returns: `nil` when the store alone is needed.
    func perform(_ invocation: Invocation, _ console: Console) throws(Refusal) -> ExitCode? {
        switch invocation.verb {
        case .sync:
            guard let carrier = LocalCarrier(self) else { throw notJoined() }
            return try SyncVerbs(invocation, console, owned.place, carrier).perform()
        case .accountSignIn: return try signIn(invocation, console)
        case .accountSignOut:
            throw .store(
                StoreProblem(path: owned.place.store, reason: .ownedByServer(process: getpid())))
        default: return nil
        }
    }

    private func notJoined() -> Refusal {
        switch membership.withLock({ $0 }) {
        case .removed(let signedIn): .network(.signedOut(address: signedIn.address))
        case .waiting, .joined: .network(.notSignedIn)
        }
    }

    /// `haru account sign-in LINK` with a link of this very server: the store is already where it is
    /// wanted.
    private func signIn(_ invocation: Invocation, _ console: Console) throws(Refusal) -> ExitCode {
        if let signedIn = signedIn {
            throw .network(.alreadySignedIn(login: signedIn.login, address: signedIn.address))
        }
        let typed = invocation.text(0) ?? ""
        let isOwn = [services.localURL, services.publicURL].contains { typed.hasPrefix($0 + "/") }
        guard isOwn, let slash = typed.lastIndex(of: "/"), invocation.text(.login) == nil else {
            throw .store(
                StoreProblem(path: owned.place.store, reason: .ownedByServer(process: getpid())))
        }
        let account: RecordID
        do throws(APIError) {
            account = try services.ledger.transaction { rows throws(APIError) in
                try rows.accountOf(
                    link: String(typed[typed.index(after: slash)...]), at: services.now())
            }
        } catch { throw .network(error.code == .notFound ? .codeEnded : NetworkProblem(error)) }
        try join(account)
        guard let carrier = LocalCarrier(self) else { throw notJoined() }
        let strings = console.strings
        console.say(
            strings.syncSignedIn(
                address: carrier.signedIn.address, login: carrier.signedIn.login))
        let outcome = try carrier.exchange { _ in }
        console.show(SyncReport(outcome, strings, signedIn: carrier.signedIn), console.style())
        return .ok
    }

    /// The environment of what is done without anybody asking.
    var verbEnvironment: CommandEnvironment {
        CommandEnvironment(
            arguments: [], variables: environment, isInputTerminal: false, isOutputTerminal: false,
            isErrorTerminal: false, width: 80, writeOutput: { _ in true }, writeError: { _ in },
            readLine: { nil }, now: services.now, random: Secret.word)
    }
}

/// Carries the exchanges that somebody asks for.
struct LocalCarrier: SyncCarrier {
    private let device: LocalDevice
    let signedIn: SignedIn

    /// - Returns: `nil` when the store belongs to no account.
    init?(_ device: LocalDevice) {
        guard let signedIn = device.signedIn else { return nil }
        self.device = device
        self.signedIn = signedIn
    }

    var owner: Int32? { getpid() }

    func opened<Result>(
        _ body: (Replica<SQLiteStorage>) throws(ReplicaError) -> Result
    ) throws(Refusal) -> Result {
        try device.owned.withReplica(body)
    }

    func exchange(_ progress: @escaping (SyncOutcome) -> Void) throws(Refusal) -> SyncOutcome {
        let outcome = try device.exchangeAll(progress)
        guard device.signedIn != nil else {
            throw .network(.signedOut(address: signedIn.address))
        }
        return outcome
    }

    func serverStatus() throws(NetworkProblem) -> JSON {
        do throws(APIError) {
            let store = try device.services.stores.store(of: signedIn.account)
            return .object(try store.status().members(now: device.services.now()))
        } catch { throw NetworkProblem(error) }
    }
}

extension Ledger.Rows {
    /// The account that a link lets in to, which the first one makes. The link is used up.
    ///
    /// - Throws: `.notFound` when the link is wrong, used or too old.
    func accountOf(link code: String, at now: Instant) throws(APIError) -> RecordID {
        guard let link = try takeLink(code, at: now) else { throw APIError(.notFound) }
        switch link.kind {
        case .invitation: throw APIError(.notFound)
        case .device:
            guard let account = link.account else { throw APIError(.notFound) }
            return account
        case .firstAccount:
            guard try firstAccount() == nil else { throw APIError(.accountExists) }
            let account = Account(id: Secret.id(), login: "me", verifier: nil, created: now)
            try insert(account)
            return account.id
        }
    }
}
