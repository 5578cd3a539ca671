import HaruCore
import HaruReplica

/// What was taken from a set-aside store.
public struct ImportedBackup: Equatable, Sendable {
    /// Sound records in it.
    public internal(set) var read = 0
    /// Those that brought something new.
    public internal(set) var changed = 0
    /// Rows that could not be trusted and were not taken.
    public internal(set) var damaged: [DamagedRow] = []
    /// Row numbers on pages that could not be read.
    public internal(set) var unreadable = 0
}

extension Doctor {
    /// Merges the sound records of a set-aside store, with their values and stamps: what is newer
    /// here stays (sync 12.3). Many at a time, each lot in one transaction; a second time changes
    /// nothing, so what was interrupted is simply done again.
    ///
    /// - Parameter vfs: the file layer the backup is read through, for tests.
    /// - Throws: `.notAStore` when `path` is not a store of Haru or nothing can be read of it.
    public static func importBackup(
        _ path: String, into store: Store, vfs: String? = nil
    ) throws(StoreError) -> ImportedBackup {
        guard StoreFile.exists(path), StoreFile.bearsOurMark(path) else {
            throw .notAStore(path: path)
        }
        var imported = ImportedBackup()
        let replica = Replica(store.storage)
        var lot: [Change] = []
        func merge() throws(StorageError) {
            do throws(ReplicaError) {
                imported.changed += try replica.merge(lot).rows
            } catch {
                guard case .storage(let cause) = error else { return }
                throw cause
            }
            lot.removeAll(keepingCapacity: true)
        }
        do throws(StorageError) {
            let losses = try Salvage.forEachRecord(of: path, vfs: vfs) {
                record throws(StorageError) in
                imported.read += 1
                lot.append(Change(record))
                if lot.count == 1000 { try merge() }
            }
            try merge()
            imported.damaged = losses.damaged
            imported.unreadable = losses.unreadable
        } catch { throw StoreError(error, path: store.path) }
        return imported
    }
}
