import HaruCore
import HaruReplica

/// Where the replicas of a world keep their data.
public struct Backend<Base: ReplicaStorage>: Sendable {
    let make: @Sendable (UInt64) -> Base
    let reopen: @Sendable (Base) throws(StorageError) -> Base

    /// - Parameters:
    ///   - make: an empty store of this node.
    ///   - reopen: the store after its process was killed: what was committed, read back.
    public init(
        make: @escaping @Sendable (UInt64) -> Base,
        reopen: @escaping @Sendable (Base) throws(StorageError) -> Base
    ) {
        self.make = make
        self.reopen = reopen
    }
}

extension Backend where Base == MemoryStorage {
    static var memory: Backend<MemoryStorage> {
        Backend(
            make: { MemoryStorage(node: $0) },
            reopen: { (old) throws(StorageError) in try reread(old) })
    }

    /// Writes everything as a store would and reads it into a new one.
    private static func reread(_ old: MemoryStorage) throws(StorageError) -> MemoryStorage {
        let stored = StoredClock.encode(try old.clock())
        guard let clock = StoredClock.decode(stored) else { throw .clockUnreadable }
        let new = MemoryStorage(node: clock.node)
        try new.setClock(clock)
        for kind in try old.kinds() {
            var rows: [(id: RecordID, bytes: [UInt8])] = []
            try old.forEachRecord(of: kind) { rows.append(($0.id, StoredFields.encode($0))) }
            for row in rows {
                let record = row.bytes.withUnsafeBytes {
                    StoredFields.decode(kind: kind, id: row.id, $0)
                }
                guard let record else { throw .damaged(kind, row.id) }
                try new.put(record, replacing: nil)
            }
        }
        for entry in try old.undoEntries(limit: UndoEntry.kept).reversed() {
            guard let entry = StoredUndo.decode(StoredUndo.encode(entry)) else {
                throw .failed(code: 11, message: "a change cannot be read back")
            }
            try new.pushUndo(entry)
        }
        return new
    }
}
