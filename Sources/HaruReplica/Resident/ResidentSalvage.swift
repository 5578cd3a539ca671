import HaruCore

extension ResidentStorage.Opening {
    /// All that can be read of a store that is used no longer, entries behind a damaged one too.
    public consuming func salvage() throws(ResidentRefusal) -> ResidentStorage {
        let (storage, report) = try finish(node: 1)
        for entry in report.setAside {
            entry.bytes.withUnsafeBytes { raw in
                for body in ResidentFrames.read(raw).bodies {
                    _ = storage.perform(raw, body, isTrial: false)
                }
            }
        }
        return storage
    }
}

extension Replica {
    /// Takes over what the server does not have of a store that was set aside: values and stamps as
    /// they are, to be offered (sync 10.3). Taking it over twice changes nothing.
    ///
    /// - Returns: how many records it was.
    public func takePending(of old: ResidentStorage) throws(ReplicaError) -> Int {
        var changes: [Change] = []
        do throws(StorageError) {
            for pending in try old.pending(after: 0, limit: .max) {
                guard let record = try? old.record(pending.kind, pending.id) else { continue }
                changes.append(Change(pendingOf: record))
            }
        } catch { throw .storage(error) }
        if !changes.isEmpty { _ = try merge(changes) }
        return changes.count
    }
}
