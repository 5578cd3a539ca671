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
            for cells in byRecord(entry.cells) {
                try self.takeBack(cells, in: &transaction)
            }
            try self.forgetNewestChange(clock: transaction.clock)
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

    /// Puts back what the cells of one record replaced.
    private func takeBack(
        _ cells: [UndoEntry.Cell], in transaction: inout WriteTransaction<Storage>
    ) throws(ReplicaError) {
        let kind = cells[0].kind
        let id = cells[0].id
        guard let record = try transaction.record(kind, id) else { return }
        let ours = cells.filter { record[$0.name]?.stamp == $0.stamp }
        guard !ours.isEmpty else { return }
        if ours.contains(where: { sameBytes($0.name, Schema.created) && $0.previous == nil }) {
            // The change made this record: taking it back is a deletion, which other devices see.
            if !record.isDeleted {
                try transaction.set(kind, id, [FieldWrite(Schema.deleted, .bool(true))])
            }
            return
        }
        let writes = ours.map { FieldWrite($0.name, $0.previous ?? Schema.absent($0.name)) }
        let end = kind == .session ? writes.filter { SessionEnd.isPart($0.name) } : []
        try transaction.set(
            kind, id, writes.filter { write in !end.contains { sameBytes($0.name, write.name) } })
        if !end.isEmpty { try takeBackEnd(end, of: record, in: &transaction) }
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
