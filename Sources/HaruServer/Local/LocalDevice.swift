import Glibc
import HaruCommand
import HaruCore
import HaruHost
import HaruReplica
import HaruStore
import Synchronization

/// The store of the command on this computer, owned by the server while it runs: one more device of
/// an account, whose exchanges never leave the process.
///
/// It joins the first account when that is made, or the only one there is; from then on it stays
/// with it.
final class LocalDevice: Sendable {
    enum Membership: Equatable, Sendable {
        /// There is no account yet.
        case waiting
        case joined(SignedIn)
        /// Somebody signed this device out.
        case removed(SignedIn)
    }

    let owned: OwnedStore
    let services: Services
    let environment: CommandEnvironment.Variables
    let membership: Mutex<Membership>
    /// One exchange at a time, in the order in which they are wanted.
    let turn = Turn()
    /// Whether the account has something that this store may not have.
    let isBehind = Atomic<Bool>(true)
    let bell = Bell()
    /// Whether it was looked after the account's zone.
    let wasZoneAsked = Atomic<Bool>(false)
    /// The account that is to be joined as soon as the store can be had.
    private let wanted = Mutex<RecordID?>(nil)
    private let errands = Mutex<ErrandServer?>(nil)
    private let worker = Mutex<WorkerPool?>(nil)

    init(
        _ owned: OwnedStore, _ services: Services, _ membership: Membership,
        variables: @escaping CommandEnvironment.Variables
    ) {
        self.owned = owned
        self.services = services
        self.membership = Mutex(membership)
        environment = variables
    }

    /// Begins to do what other processes want, and to exchange.
    ///
    /// - Returns: whether others can reach it.
    func start() -> Bool {
        let errands = ErrandServer(
            owned, variables: environment, now: services.now,
            prepare: { [self] in catchUp() },
            perform: { [self] (invocation, console) throws(Refusal) in
                try perform(invocation, console)
            })
        guard let errands else { return false }
        self.errands.withLock { $0 = errands }
        services.events.listen { [weak self] event in self?.note(event) }
        owned.onChange { [bell] in bell.ring() }
        let pool = WorkerPool(threads: 1)
        pool.submit(run: { [self] in work() }, expire: {})
        worker.withLock { $0 = pool }
        bell.ring()
        return true
    }

    /// Lets what is under way finish, then gives the store back.
    func stop() {
        let server = errands.withLock { errands -> ErrandServer? in
            defer { errands = nil }
            return errands
        }
        server?.stop()
        bell.end()
        let pool = worker.withLock { pool -> WorkerPool? in
            defer { pool = nil }
            return pool
        }
        pool?.stop()
        owned.close()
    }

    private func note(_ event: AccountEvents.Event) {
        switch event {
        case .madeFirst(let account):
            guard membership.withLock({ $0 == .waiting }) else { return }
            wanted.withLock { $0 = account }
            do throws(Refusal) { try joinWanted() } catch { log(error) }
        case .changed(let account, let device):
            guard let signedIn = signedIn, signedIn.account == account, signedIn.device != device
            else { return }
            isBehind.store(true, ordering: .releasing)
        }
        bell.ring()
    }

    var signedIn: SignedIn? {
        membership.withLock { membership -> SignedIn? in
            if case .joined(let signedIn) = membership { signedIn } else { nil }
        }
    }

    // MARK: Joining

    /// Joins the account that was made, unless that is done.
    func joinWanted() throws(Refusal) {
        guard turn.take(patience: 10_000) else { return }
        defer { turn.giveBack() }
        guard let account = wanted.withLock({ $0 }) else { return }
        try join(account)
        wanted.withLock { $0 = nil }
    }

    /// Makes the store a device of an account: what it has is merged with what the account has.
    func join(_ account: RecordID) throws(Refusal) {
        let id = Secret.id()
        let name = DeviceEntry.computerName()
        let registered = try registered(DeviceEntry(id: id, name: name), in: account)
        _ = try owned.withReplica { (replica) throws(ReplicaError) in try replica.joinAccount() }
        try take(registered)
    }

    /// A device entry and a token of its own for this store.
    func registered(_ entry: DeviceEntry, in account: RecordID) throws(Refusal) -> SignedIn {
        do throws(APIError) {
            let result = try services.ledger.transaction { rows throws(APIError) in
                guard let account = try rows.account(account) else { throw APIError(.notFound) }
                return try SignIn.register(
                    Device(entry.json, at: services.now()), in: account, rows, at: services.now())
            }
            return SignedIn(
                address: services.localURL, login: result.account.login,
                account: result.account.id, device: result.device, name: entry.name,
                token: result.token)
        } catch { throw .network(NetworkProblem(error)) }
    }

    func take(_ signedIn: SignedIn) throws(Refusal) {
        try signedIn.save(owned.place)
        membership.withLock { $0 = .joined(signedIn) }
        isBehind.store(true, ordering: .releasing)
    }

    func log(_ refusal: Refusal) {
        services.log.event("localStore", [("code", .string(refusal.code))])
    }
}

extension NetworkProblem {
    /// What the server that this process is says.
    init(_ error: APIError) {
        self = .refused(code: error.code.rawValue, message: error.code.rawValue)
    }
}
