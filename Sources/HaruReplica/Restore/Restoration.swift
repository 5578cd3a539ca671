import HaruCore

/// Takes in the records of an archive in one transaction, one after the other (sync 12.1).
///
/// No undo entry is made: a merge by archived stamps takes nothing away that could be put back, and
/// what was revived or copied is deleted like anything else. `counts` says what happened.
public struct Restoration<Storage: ReplicaStorage> {
    public private(set) var counts = RestoreCounts()
    private let storage: Storage
    private let mode: RestoreMode
    private let wall: Instant
    /// The greatest time a stamp of the archive may bear.
    private let latest: Instant
    private let isPreview: Bool
    private var clock: HybridClock
    private let knownClock: HybridClock

    /// Opens the transaction, which `finish` or `cancel` ends.
    ///
    /// - Parameters:
    ///   - created: when the archive was made, by the clock of the device that made it. It counts
    ///     as at most this moment, and no stamp as later than it.
    ///   - wall: what this device's clock shows.
    ///   - isPreview: whether to count only, without a transaction and without writing.
    public init(
        _ replica: Replica<Storage>, created: Instant, mode: RestoreMode, wall: Instant,
        isPreview: Bool = false
    ) throws(StorageError) {
        storage = replica.storage
        self.mode = mode
        self.wall = wall
        self.isPreview = isPreview
        if !isPreview { try storage.begin() }
        do throws(StorageError) { clock = try storage.clock() } catch {
            if !isPreview { storage.rollback() }
            throw error
        }
        knownClock = clock
        latest = min(created, clock.corrected(wall))
    }

    /// Takes in one record of the archive. One whose row here is damaged is counted and left alone.
    public mutating func add(_ change: Change) throws(StorageError) {
        do throws(StorageError) {
            switch mode {
            case .merge: try merge(change, reviving: false)
            case .undelete: try merge(change, reviving: true)
            case .copy(let ids): try copy(change, ids)
            }
        } catch {
            guard case .damaged = error else { throw error }
            counts.unreadable += 1
        }
    }

    /// Returns when everything is on disk. When it throws, nothing has happened.
    public func finish() throws(StorageError) -> RestoreCounts {
        guard !isPreview else { return counts }
        do throws(StorageError) {
            if clock != knownClock { try storage.setClock(clock) }
            if counts.rows > 0 { try storage.advanceRevision() }
            try storage.commit()
        } catch {
            storage.rollback()
            throw error
        }
        return counts
    }

    /// Leaves the store as it was.
    public func cancel() {
        if !isPreview { storage.rollback() }
    }

    // MARK: Merging

    private mutating func merge(_ change: Change, reviving: Bool) throws(StorageError) {
        let old = try storage.record(change.kind, change.id)
        var record = old ?? Record(kind: change.kind, id: change.id)
        var hasNewer = false
        for archived in change.fields {
            let field = Change.ChangedField(archived.name, archived.value, cut(archived.stamp))
            clock.receive(field.stamp)
            if let known = record[field.name], known.stamp > field.stamp { hasNewer = true }
            if record.merge(field) == .clash { counts.clashes += 1 }
        }
        guard !record.fields.isEmpty else { return }
        keepConsent(of: change, in: &record, since: old)
        let livesInArchive = !change.isDeletion
        let isRevived = reviving && livesInArchive && record.isDeleted
        if isRevived { revive(&record) }
        count(old, record, livesInArchive: livesInArchive, isRevived: isRevived, hasNewer: hasNewer)
        try put(record, replacing: old)
    }

    /// A stamp that is later than the archive comes from a clock that was fast. It is cut and never
    /// issued anew, or old data would beat edits that were made since.
    private mutating func cut(_ stamp: Stamp) -> Stamp {
        if Mutant.isOn(.archiveStampsRestamped) { return clock.issue(wall: wall) }
        guard stamp.milliseconds > latest.milliseconds else { return stamp }
        counts.fieldsCut += 1
        return Stamp(milliseconds: latest.milliseconds, counter: stamp.counter, node: stamp.node)
    }

    /// A deletion that a person agreed to before the archive was made stays one.
    private func keepConsent(of change: Change, in record: inout Record, since old: Record?) {
        guard change.isConfirmed, record.isDeleted, let deletion = record[Schema.deleted],
            deletion.stamp != old?[Schema.deleted]?.stamp
        else { return }
        record[Schema.deleted]?.isConfirmed = true
    }

    private mutating func revive(_ record: inout Record) {
        record[Schema.deleted] = Field(
            value: .bool(false), stamp: clock.issue(wall: wall),
            base: record[Schema.deleted].flatMap { record.base(of: Schema.deleted, $0) })
    }

    private mutating func count(
        _ old: Record?, _ new: Record, livesInArchive: Bool, isRevived: Bool, hasNewer: Bool
    ) {
        if isRevived {
            counts.revived += 1
        } else if old == nil {
            if new.isDeleted { counts.tombstones += 1 } else { counts.added += 1 }
        } else if livesInArchive, new.isDeleted {
            counts.deletedHere += 1
        } else if new.isDeleted, let old, !old.isDeleted {
            counts.deleted += 1
        } else if new != old {
            counts.changed += 1
        } else if hasNewer {
            counts.older += 1
        } else {
            counts.unchanged += 1
        }
    }

    private mutating func put(_ record: Record, replacing old: Record?) throws(StorageError) {
        guard record != old else { return }
        counts.rows += 1
        if !isPreview { try storage.put(record, replacing: old) }
    }

    // MARK: Copying

    /// Adds what lives in the archive under another identity. The account's own settings, of which
    /// there is one record, keep what they have and get what they lack.
    private mutating func copy(_ change: Change, _ ids: CopiedIDs) throws(StorageError) {
        guard !change.isDeletion, !change.fields.isEmpty else { return }
        let id = change.kind == .settings ? change.id : ids.copy(of: change.id)
        let old = try storage.record(change.kind, id)
        var record = old ?? Record(kind: change.kind, id: id)
        let stamps = newStamps(for: change)
        for field in change.fields {
            let copied = ids.copy(of: field, in: change.kind)
            guard record[copied.name] == nil else { continue }
            let stamp = stamps.first { $0.old == field.stamp }!.new
            record[copied.name] = Field(value: copied.value, stamp: stamp)
        }
        count(old, record, livesInArchive: true, isRevived: false, hasNewer: false)
        try put(record, replacing: old)
    }

    /// One new stamp for each old one, in their order: fields that shared one go on sharing it, and
    /// of two ends of a session the later one stays the later.
    private mutating func newStamps(for change: Change) -> [(old: Stamp, new: Stamp)] {
        var stamps: [(old: Stamp, new: Stamp)] = []
        for stamp in change.fields.map({ $0.stamp }).sorted() where stamps.last?.old != stamp {
            stamps.append((stamp, clock.issue(wall: wall)))
        }
        return stamps
    }
}

extension Change {
    /// Whether it says that the record is deleted.
    var isDeletion: Bool {
        fields.contains { sameBytes($0.name, Schema.deleted) && $0.value == .bool(true) }
    }
}
