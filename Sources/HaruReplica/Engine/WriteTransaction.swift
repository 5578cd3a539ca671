import HaruCore

/// A field and the value it is to have.
public struct FieldWrite: Sendable {
    public let name: String
    public let value: FieldValue
    public init(_ name: String, _ value: FieldValue) {
        self.name = name
        self.value = value
    }
}

/// Why a change was not made.
public enum ReplicaError: Error, Equatable, Sendable {
    case refused(DomainError)
    case storage(StorageError)
}

/// One commit of this store: fields get their stamps here, under the store's write lock, and what
/// they replace is noted, so that it can be taken back.
public struct WriteTransaction<Storage: ReplicaStorage> {
    let storage: Storage
    let wall: Instant
    /// Where the store's clock has come to.
    public internal(set) var clock: HybridClock
    var cells: [UndoEntry.Cell] = []
    /// The clock when the transaction began: what bears a later time of this node was written by it.
    private let opened: UInt64
    /// What the list of changes calls it, where that shows only while it is made.
    var verb: UndoEntry.Verb?
    /// Whether anything was written.
    public private(set) var hasWritten = false

    /// - Parameter storage: with its transaction open; whoever makes this writes `clock` back.
    public init(_ storage: Storage, wall: Instant) throws(StorageError) {
        self.storage = storage
        self.wall = wall
        clock = try storage.clock()
        opened = clock.last
    }

    /// Takes consecutive stamps for fields that the store writes by itself, and returns the first.
    public mutating func takeStamps(_ count: Int) -> Stamp { clock.issue(count, wall: wall) }

    public func record(_ kind: Kind, _ id: RecordID) throws(ReplicaError) -> Record? {
        do { return try storage.record(kind, id) } catch { throw .storage(error) }
    }

    /// Adds a record. Over a deleted one every field and the deletion mark are written anew, those
    /// too that the new record does not name: nothing of the old one shows through. Fields of newer
    /// versions stay as they are.
    ///
    /// - Throws: `.refused(.alreadyExists)` when the id is live.
    public mutating func insert(
        _ kind: Kind, _ id: RecordID, _ fields: [FieldWrite]
    ) throws(ReplicaError) {
        let old = try record(kind, id)
        if let old, !old.isDeleted { throw .refused(.alreadyExists) }
        var writes = fields
        if let old {
            writes.append(FieldWrite(Schema.deleted, .bool(false)))
            writes += leftovers(of: old, beside: writes)
        }
        try write(kind, id, old: old, writes, sharingOneStamp: false, skippingEqual: false)
    }

    /// Changes fields of a live record; a field that has the value already is not written.
    ///
    /// - Parameter sharingOneStamp: for fields that say one thing together, as a session's end does.
    /// - Throws: `.refused(.notFound)` when the record is not there or deleted.
    public mutating func update(
        _ kind: Kind, _ id: RecordID, _ fields: [FieldWrite], sharingOneStamp: Bool = false
    ) throws(ReplicaError) {
        guard let old = try record(kind, id), !old.isDeleted else { throw .refused(.notFound) }
        try write(
            kind, id, old: old, fields, sharingOneStamp: sharingOneStamp,
            skippingEqual: !sharingOneStamp)
    }

    private func leftovers(of old: Record, beside writes: [FieldWrite]) -> [FieldWrite] {
        old.fields.compactMap { named in
            let absent = Schema.absent(named.name)
            guard Schema.isKnown(named.name, in: old.kind), named.field.value != absent,
                !writes.contains(where: { sameBytes($0.name, named.name) })
            else { return nil }
            return FieldWrite(named.name, absent)
        }
    }

    /// Writes fields whether the record exists or not: settings, and what undo puts back.
    public mutating func set(
        _ kind: Kind, _ id: RecordID, _ fields: [FieldWrite], sharingOneStamp: Bool = false
    ) throws(ReplicaError) {
        try write(
            kind, id, old: record(kind, id), fields, sharingOneStamp: sharingOneStamp,
            skippingEqual: true)
    }

    /// Writes a field again although its value is the same, for its stamp.
    mutating func restate(_ kind: Kind, _ id: RecordID, _ field: FieldWrite) throws(ReplicaError) {
        try write(
            kind, id, old: record(kind, id), [field], sharingOneStamp: false, skippingEqual: false)
    }

    /// Deletes a record with everything it owns (sync 5); the fields stay until a purge.
    ///
    /// - Parameter isConfirmed: whether a person agreed with the number in view.
    /// - Returns: how many records were deleted.
    /// - Throws: `.refused(.notFound)` when the record is not there or deleted already.
    @discardableResult
    public mutating func delete(
        _ kind: Kind, _ id: RecordID, isConfirmed: Bool = false
    ) throws(ReplicaError) -> Int {
        guard let old = try record(kind, id), !old.isDeleted else { throw .refused(.notFound) }
        try write(
            kind, id, old: old, [FieldWrite(Schema.deleted, .bool(true))], sharingOneStamp: false,
            skippingEqual: true, isConfirmed: isConfirmed)
        var count = 1
        for definition in Schema.owned(by: kind) {
            let owned: [RecordID]
            do { owned = try storage.owned(definition.kind, by: id) } catch {
                throw .storage(error)
            }
            for child in owned {
                count += try delete(definition.kind, child, isConfirmed: isConfirmed)
            }
        }
        return count
    }

    private mutating func write(
        _ kind: Kind, _ id: RecordID, old: Record?, _ writes: [FieldWrite], sharingOneStamp: Bool,
        skippingEqual: Bool, isConfirmed: Bool = false
    ) throws(ReplicaError) {
        var record = old ?? Record(kind: kind, id: id)
        var stamps = StampGroups(kind: kind, sharingOneStamp: sharingOneStamp)
        var changed = false
        let before = record
        let writes = completed(writes, of: record)
        for write in writes {
            if skippingEqual,
                changesNothing(write, among: writes, of: before, sharingOneStamp: sharingOneStamp)
            {
                continue
            }
            let known = record[write.name]
            let stamp = stamps.stamp(of: write.name, clock: &clock, wall: wall)
            note(kind, id, write.name, stamp, replacing: known)
            record[write.name] = Field(
                value: write.value, stamp: stamp, isPending: true,
                base: known.flatMap { record.base(of: write.name, $0) }, isConfirmed: isConfirmed)
            changed = true
        }
        guard changed else { return }
        hasWritten = true
        do { try storage.put(record, replacing: old) } catch { throw .storage(error) }
    }

    /// Whether everything that is to bear one stamp with `write` has its value already.
    private func changesNothing(
        _ write: FieldWrite, among writes: [FieldWrite], of record: Record, sharingOneStamp: Bool
    ) -> Bool {
        let group = Schema.group(of: write.name, in: record.kind)
        return writes.allSatisfy { other in
            let goesAlong = sharingOneStamp || group.contains { sameBytes($0, other.name) }
            return !goesAlong || (record.value(other.name) ?? .null) == other.value
        }
    }

    /// Notes what undo puts back. Of a field that one commit writes twice, that is what was there
    /// before the commit.
    private mutating func note(
        _ kind: Kind, _ id: RecordID, _ name: String, _ stamp: Stamp, replacing known: Field?
    ) {
        if let known, known.stamp.node == clock.node, known.stamp.time > opened,
            let first = cells.lastIndex(where: {
                $0.id == id && $0.kind == kind && sameBytes($0.name, name)
            })
        {
            cells[first].stamp = stamp
            return
        }
        cells.append(
            UndoEntry.Cell(
                kind: kind, id: id, name: name, stamp: stamp, previous: known?.value,
                previousStamp: known?.stamp ?? .zero))
    }

    /// Writing one field of a group writes all of it, so that a merge never mixes two halves. Of
    /// two writes of one field the later counts.
    private func completed(_ writes: [FieldWrite], of record: Record) -> [FieldWrite] {
        var completed: [FieldWrite] = []
        for write in writes {
            if let twice = completed.firstIndex(where: { sameBytes($0.name, write.name) }) {
                completed[twice] = write
            } else {
                completed.append(write)
            }
        }
        for write in writes {
            for name in Schema.group(of: write.name, in: record.kind)
            where !completed.contains(where: { sameBytes($0.name, name) }) {
                completed.append(FieldWrite(name, record.value(name) ?? .null))
            }
        }
        return completed
    }
}

/// Hands out the stamps of one record's fields: consecutive ones, the same within a group.
private struct StampGroups {
    let kind: Kind
    let sharingOneStamp: Bool
    private var shared: Stamp?
    private var groups: [(first: String, stamp: Stamp)] = []

    init(kind: Kind, sharingOneStamp: Bool) {
        self.kind = kind
        self.sharingOneStamp = sharingOneStamp
    }

    mutating func stamp(of name: String, clock: inout HybridClock, wall: Instant) -> Stamp {
        if sharingOneStamp {
            let stamp = shared ?? clock.issue(wall: wall)
            shared = stamp
            return stamp
        }
        let group = Schema.group(of: name, in: kind)
        guard group.count > 1 else { return clock.issue(wall: wall) }
        if let known = groups.first(where: { sameBytes($0.first, group[0]) }) { return known.stamp }
        let stamp = clock.issue(wall: wall)
        groups.append((group[0], stamp))
        return stamp
    }
}
