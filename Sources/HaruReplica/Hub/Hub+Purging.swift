import HaruCore

extension Hub {
    /// What one slice of a purge did.
    public struct PurgeSlice: Sendable {
        /// The records that are gone now.
        public var purged: [RecordKey] = []
        /// Where the next slice goes on; `nil` = every tombstone has been looked at.
        public var next: TombstoneMark?
    }

    /// Forgets tombstones older than the horizon that every device which is not expired has passed,
    /// and purges that are remembered long enough (sync 8).
    ///
    /// - Parameter most: how many tombstones one transaction looks at, at least 1.
    /// - Returns: the records that are gone now.
    @discardableResult
    public func purge(wall: Instant, most: Int = 500) throws(StorageError) -> [RecordKey] {
        var purged: [RecordKey] = []
        var mark: TombstoneMark?
        repeat {
            let slice = try purge(wall: wall, after: mark, most: most)
            purged += slice.purged
            mark = slice.next
        } while mark != nil
        return purged
    }

    /// One slice of it, in one transaction.
    public func purge(
        wall: Instant, after mark: TombstoneMark?, most: Int
    ) throws(StorageError) -> PurgeSlice {
        try transaction { () throws(StorageError) in
            try self.purgeSlice(wall, after: mark, most)
        }
    }

    private func purgeSlice(
        _ wall: Instant, after mark: TombstoneMark?, _ most: Int
    ) throws(StorageError) -> PurgeSlice {
        let horizon = wall - limits.horizon
        var account = try storage.account()
        let before = account
        let forgotten = try storage.forgetPurges(before: horizon)
        account.watermark = max(account.watermark, forgotten)
        let passed = try numberThatAllPassed(since: horizon)
        let tombstones = try storage.tombstones(before: horizon, after: mark, limit: most)
        var slice = PurgeSlice()
        for tombstone in tombstones where tombstone.number(of: Schema.deleted) <= passed {
            let key = RecordKey(tombstone.record.kind, tombstone.record.id)
            account.parity.remove(tombstone.record)
            account.sequence += 1
            try storage.purge(key, number: account.sequence, at: wall)
            slice.purged.append(key)
        }
        if tombstones.count == most { slice.next = tombstones.last.flatMap { TombstoneMark($0) } }
        if account != before { try storage.setAccount(account) }
        return slice
    }

    /// The least cursor of the devices heard within the horizon.
    private func numberThatAllPassed(since horizon: Instant) throws(StorageError) -> UInt64 {
        if Mutant.isOn(.tombstonePurgedTooEarly) { return .max }
        var passed = UInt64.max
        for device in try storage.devices() where device.lastSeen >= horizon {
            passed = min(passed, device.cursor)
        }
        return passed
    }
}
