import HaruCore

extension Replica {
    /// Takes back the newest change made on this store. A field that somebody wrote over since is
    /// left as it is: undo never touches what came from another device.
    ///
    /// - Returns: the change, or `nil` if there is none left.
    public func undo(wall: Instant) throws(ReplicaError) -> UndoEntry? {
        try transaction { () throws(ReplicaError) -> UndoEntry? in
            guard let entry = try self.newestChange() else { return nil }
            var transaction = try self.open(wall: wall)
            if let inserted = entry.inserted {
                try self.removeInserted(inserted, in: &transaction)
            }
            var restored: [CellKey: Stamp] = [:]
            for cells in byRecord(entry.cells) {
                for cell in try self.takeBack(cells, in: &transaction) {
                    let stamp = try transaction.record(cell.kind, cell.id)?[cell.name]?.stamp
                    restored[CellKey(cell, stamp: cell.previousStamp)] = stamp
                }
            }
            try self.forgetNewestChange(clock: transaction.clock)
            try self.follow(restored)
            return entry
        }
    }

    private func newestChange() throws(ReplicaError) -> UndoEntry? {
        do { return try storage.undoEntries(limit: 1).first } catch { throw .storage(error) }
    }

    private func forgetNewestChange(clock: HybridClock) throws(ReplicaError) {
        do {
            if !Mutant.isOn(.clockNotStored) { try storage.setClock(clock) }
            try storage.popUndo()
            try storage.advanceRevision()
        } catch { throw .storage(error) }
    }

    /// What was put back bears a new stamp. Older changes that wrote it know it by that one from now
    /// on, or they would take it for somebody else's when they are taken back in turn.
    private func follow(_ restored: [CellKey: Stamp]) throws(ReplicaError) {
        if restored.isEmpty { return }
        do {
            var entries = try storage.undoEntries(limit: UndoEntry.kept)
            var oldest = -1
            for i in entries.indices {
                for j in entries[i].cells.indices {
                    let cell = entries[i].cells[j]
                    guard let stamp = restored[CellKey(cell, stamp: cell.stamp)] else { continue }
                    entries[i].cells[j].stamp = stamp
                    oldest = i
                }
            }
            let changed = entries.prefix(oldest + 1)
            for _ in changed { try storage.popUndo() }
            for entry in changed.reversed() { try storage.pushUndo(entry) }
        } catch { throw .storage(error) }
    }

    /// Puts back what the cells of one record replaced.
    ///
    /// - Returns: the cells whose former values are in force again.
    private func takeBack(
        _ cells: [UndoEntry.Cell], in transaction: inout WriteTransaction<Storage>
    ) throws(ReplicaError) -> [UndoEntry.Cell] {
        let kind = cells[0].kind
        let id = cells[0].id
        guard let record = try transaction.record(kind, id) else { return [] }
        let ours = cells.filter { record[$0.name]?.stamp == $0.stamp }
        guard !ours.isEmpty else { return [] }
        if ours.contains(where: { sameBytes($0.name, Schema.created) && $0.previous == nil }) {
            // The change made this record: taking it back is a deletion, which other devices see.
            if !record.isDeleted {
                try transaction.set(kind, id, [FieldWrite(Schema.deleted, .bool(true))])
            }
            return []
        }
        let writes = ours.map { FieldWrite($0.name, $0.previous ?? Schema.absent($0.name)) }
        let end = kind == .session ? writes.filter { SessionEnd.isPart($0.name) } : []
        try transaction.set(
            kind, id, writes.filter { write in !end.contains { sameBytes($0.name, write.name) } })
        if !end.isEmpty { try takeBackEnd(end, of: record, in: &transaction) }
        return ours.filter { $0.previous != nil }
    }

    /// A stop or an edit of the end is taken back: other devices' stops stay in force, and `endAt`
    /// says what results from them (sync 4, rule 10).
    private func takeBackEnd(
        _ writes: [FieldWrite], of record: Record, in transaction: inout WriteTransaction<Storage>
    ) throws(ReplicaError) {
        let parts = writes.filter { !sameBytes($0.name, SessionEnd.endAt) }
        let ours = writes.first { sameBytes($0.name, SessionEnd.endAt) }
        let plain = ours?.value ?? record.value(SessionEnd.endAt) ?? .null
        if ours == nil, SessionEnd.isOlderVersionsWord(record) {
            // Somebody else's end is in effect. It stays so only with the greatest stamp.
            try transaction.set(.session, record.id, parts, sharingOneStamp: true)
            try transaction.restate(.session, record.id, FieldWrite(SessionEnd.endAt, plain))
            return
        }
        var restored = record
        for write in parts { restored[write.name] = Field(value: write.value, stamp: .zero) }
        let end = SessionEnd.ofNewerVersions(restored).map { FieldValue.instant($0) } ?? plain
        try transaction.set(
            .session, record.id, parts + [FieldWrite(SessionEnd.endAt, end)], sharingOneStamp: true)
    }

    /// Deletes the records that an import created.
    private func removeInserted(
        _ inserted: ClosedRange<UInt64>, in transaction: inout WriteTransaction<Storage>
    ) throws(ReplicaError) {
        let node = transaction.clock.node
        var made: [(Kind, RecordID)] = []
        do {
            for kind in try storage.kinds() {
                try storage.forEachRecord(of: kind) { record in
                    guard !record.isDeleted, let stamp = record[Schema.created]?.stamp,
                        stamp.node == node, inserted.contains(stamp.time)
                    else { return }
                    made.append((kind, record.id))
                }
            }
        } catch { throw .storage(error) }
        for (kind, id) in made {
            try transaction.set(kind, id, [FieldWrite(Schema.deleted, .bool(true))])
        }
    }

    /// Cells by record, in the order in which the records were first written.
    private func byRecord(_ cells: [UndoEntry.Cell]) -> [[UndoEntry.Cell]] {
        var groups: [[UndoEntry.Cell]] = []
        var places: [RecordKey: Int] = [:]
        for cell in cells {
            let key = RecordKey(kind: cell.kind, id: cell.id)
            if let place = places[key] {
                groups[place].append(cell)
            } else {
                places[key] = groups.count
                groups.append([cell])
            }
        }
        return groups
    }
}

private struct RecordKey: Hashable {
    let kind: Kind
    let id: RecordID
}

/// One version of one field.
private struct CellKey: Hashable {
    let record: RecordKey
    let name: Kind
    let stamp: Stamp

    init(_ cell: UndoEntry.Cell, stamp: Stamp) {
        record = RecordKey(kind: cell.kind, id: cell.id)
        // A kind compares and hashes its name by bytes, as a field's must be.
        name = Kind(cell.name)
        self.stamp = stamp
    }
}
