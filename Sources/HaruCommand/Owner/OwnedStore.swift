import Glibc
import HaruCore
import HaruHost
import HaruReplica
import HaruStore
import Synchronization

/// The open store of a process that owns it for long. It is lent to one verb, or one step of an
/// exchange, at a time.
public final class OwnedStore: @unchecked Sendable {
    public let place: StorePlace
    private let turn = Turn()
    // Touched by whoever has the turn.
    private var store: Store?
    private var untold: SetAside?
    private var kept: Store.KeptLock?
    /// Called after a verb has changed the store, from the thread that did.
    private let changed = Mutex<(@Sendable () -> Void)?>(nil)

    /// How long one waits for one's turn, milliseconds.
    private static let patience = 5000

    /// Takes the store's lock and opens it.
    ///
    /// - Throws: also when the store can only be read, which whoever wants to read can do without an
    ///   owner.
    public init(_ place: StorePlace) throws(StoreError) {
        self.place = place
        let store = try Store.open(place.store)
        guard !store.isReadOnly else { throw .noPermission(path: place.store) }
        self.store = store
        kept = store.keptLock
        untold = store.setAside
    }

    public func onChange(_ body: @escaping @Sendable () -> Void) {
        changed.withLock { $0 = body }
    }

    /// Runs something on the replica.
    ///
    /// - Throws: what `body` throws, or why the store cannot be had.
    public func withReplica<Result>(
        _ body: (Replica<SQLiteStorage>) throws(ReplicaError) -> Result
    ) throws(Refusal) -> Result {
        let store: Store
        do throws(StoreError) { store = try taken() } catch { throw .store(StoreProblem(error)) }
        defer { turn.giveBack() }
        do throws(ReplicaError) { return try body(Replica(store.storage)) } catch {
            throw Refusal(error, path: place.store)
        }
    }

    /// Lends the store to a verb.
    ///
    /// - Parameters:
    ///   - command: by which its commits are known afterwards.
    ///   - isWanted: whether anybody still waits for it.
    func lend(
        to command: RecordID, isWanted: @escaping () -> Bool
    ) throws(StoreError) -> StoreLease {
        let store = try taken()
        let storage = store.storage
        storage.forgetDamaged()
        storage.commits = .of(command, isWanted: isWanted)
        let before = try? storage.revision()
        defer { untold = nil }
        return StoreLease(store, setAside: untold) { [self] in
            storage.commits = .ofThisProcess
            let isChanged = (try? storage.revision()) != before
            turn.giveBack()
            if isChanged { changed.withLock { $0 }?() }
        }
    }

    /// Called by the thread that has the turn.
    func refuseCommits() { store?.storage.commits = .refused }

    /// Whether a command was done, by this owner or one before it.
    func isDone(_ command: RecordID) -> Bool {
        guard let store = try? taken() else { return false }
        defer { turn.giveBack() }
        return (try? store.storage.doneCommands().contains(command)) ?? false
    }

    /// Takes the turn.
    ///
    /// - Throws: `.locked` when others had it for too long; what an opening throws, when it had to be
    ///   opened anew.
    private func taken() throws(StoreError) -> Store {
        guard turn.take(patience: OwnedStore.patience) else {
            throw .locked(path: place.store, holder: getpid())
        }
        do throws(StoreError) { return try opened() } catch {
            turn.giveBack()
            throw error
        }
    }

    private func opened() throws(StoreError) -> Store {
        if let store, !store.needsReopening { return store }
        guard let kept else { throw .locked(path: place.store, holder: getpid()) }
        // The lock stays with this process meanwhile.
        store = nil
        let new = try Store.open(place.store, under: kept)
        store = new
        untold = new.setAside ?? untold
        return new
    }

    /// Notes where this owner listens.
    ///
    /// - Returns: whether others will find it.
    func announce(socket: String) -> Bool {
        guard turn.take(patience: OwnedStore.patience) else { return false }
        defer { turn.giveBack() }
        return store?.announce(socket: socket) ?? false
    }

    /// Closes the store, which frees its lock.
    public func close() {
        guard turn.take(patience: OwnedStore.patience) else { return }
        defer { turn.giveBack() }
        store?.forgetSocket()
        store = nil
        kept = nil
    }
}

/// The right to borrow an owned store for one command.
struct StoreLoan {
    let owned: OwnedStore
    private let command: RecordID
    private let isWanted: () -> Bool

    init(_ owned: OwnedStore, to command: RecordID, isWanted: @escaping () -> Bool) {
        self.owned = owned
        self.command = command
        self.isWanted = isWanted
    }

    func take() throws(StoreError) -> StoreLease {
        try owned.lend(to: command, isWanted: isWanted)
    }

    /// From now on the verb that has borrowed the store can only read.
    func refuseCommits() { owned.refuseCommits() }
}
