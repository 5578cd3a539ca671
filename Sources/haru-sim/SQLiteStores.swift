import Glibc
import HaruReplica
import HaruSimulation
import HaruStore
import Synchronization

/// Stores of a simulation as files, opened and closed by the production path.
final class SQLiteStores: Sendable {
    private let folder: String
    private let open = Mutex(Open())

    /// The simulation runs in one thread; the lock is for the compiler.
    private struct Open: @unchecked Sendable {
        var stores: [ObjectIdentifier: Store] = [:]
        var made = 0
    }

    /// - Parameter folder: best one in memory, such as below `/dev/shm`: every commit is synced.
    init(in folder: String) { self.folder = folder }

    var backend: Backend<SQLiteStorage> {
        Backend(
            make: { node in self.make(node) },
            reopen: { (old) throws(StorageError) in try self.reopen(old) })
    }

    private func make(_ node: UInt64) -> SQLiteStorage {
        open.withLock { open in
            open.made += 1
            // Worlds follow each other and have at most six devices: older files are in no use.
            let path = folder + "/store-\(open.made % 64).db"
            for suffix in ["", "-wal", "-shm", "-journal", ".lock"] { unlink(path + suffix) }
            var options = Store.Options()
            options.randomNode = { node }
            guard let store = try? Store.open(path, options: options) else {
                fatalError("no store can be made at \(path)")
            }
            for (key, old) in open.stores where old.path == path { open.stores[key] = nil }
            open.stores[ObjectIdentifier(store.storage)] = store
            return store.storage
        }
    }

    /// Lets go of the file and its lock and opens it anew.
    private func reopen(_ old: SQLiteStorage) throws(StorageError) -> SQLiteStorage {
        let store = open.withLock { open -> Store? in
            guard let path = open.stores.removeValue(forKey: ObjectIdentifier(old))?.path else {
                return nil
            }
            return try? Store.open(path)
        }
        guard let store else { throw .failed(code: 14, message: "the store does not open again") }
        open.withLock { $0.stores[ObjectIdentifier(store.storage)] = store }
        return store.storage
    }
}
