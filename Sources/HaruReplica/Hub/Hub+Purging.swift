import HaruCore

extension Hub {
    /// Forgets tombstones older than the horizon that every device which is not expired has passed,
    /// and purges that are remembered long enough (sync 8).
    ///
    /// - Returns: the records that are gone now.
    @discardableResult
    public func purge(wall: Instant) throws(StorageError) -> [RecordKey] {
        try storage.begin()
        do throws(StorageError) {
            let purged = try purgeAll(before: wall - limits.horizon, wall)
            try storage.commit()
            return purged
        } catch {
            storage.rollback()
            throw error
        }
    }

    private func purgeAll(
        before horizon: Instant, _ wall: Instant
    ) throws(StorageError) -> [RecordKey] {
        var account = try storage.account()
        let forgotten = try storage.forgetPurges(before: horizon)
        account.watermark = max(account.watermark, forgotten)
        var passed = UInt64.max
        for device in try storage.devices() where device.lastSeen >= horizon {
            passed = min(passed, device.cursor)
        }
        if Mutant.isOn(.tombstonePurgedTooEarly) { passed = .max }
        var purged: [RecordKey] = []
        for tombstone in try storage.tombstones(before: horizon)
        where tombstone.number(of: Schema.deleted) <= passed {
            let key = RecordKey(tombstone.record.kind, tombstone.record.id)
            account.parity.remove(tombstone.record)
            account.sequence += 1
            try storage.purge(key, number: account.sequence, at: wall)
            purged.append(key)
        }
        try storage.setAccount(account)
        return purged
    }
}
