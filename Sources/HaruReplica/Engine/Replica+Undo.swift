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
            try storage.setClock(clock)
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
        var writes = ours.map { FieldWrite($0.name, $0.previous ?? absent($0.name)) }
        let endNames = [SessionEnd.endEdited, SessionEnd.endAt]
        let concernsEnd = kind == .session
            && writes.contains { write in
                endNames.contains { sameBytes($0, write.name) }
                    || Schema.setName(write.name).map { sameBytes($0, SessionEnd.stops) } ?? false
            }
        if concernsEnd {
            writes = endRestored(writes, of: record)
        }
        try transaction.set(kind, id, writes, sharingOneStamp: concernsEnd)
    }

    /// A stop or an edit of the end is taken back: other devices' stops stay in force, and `endAt`
    /// says what results from them (sync 4, rule 10).
    private func endRestored(_ writes: [FieldWrite], of record: Record) -> [FieldWrite] {
        var restored = record
        for write in writes where !sameBytes(write.name, SessionEnd.endAt) {
            restored[write.name] = Field(value: write.value, stamp: record.newestStamp)
        }
        // `endAt` must not outvote the others here, and only decides where no stop is left.
        let previousEnd = writes.first { sameBytes($0.name, SessionEnd.endAt) }?.value ?? .null
        restored[SessionEnd.endAt] = Field(value: previousEnd, stamp: Stamp.zero)
        let hadOwnEnd = restored[SessionEnd.endEdited].map { !$0.value.isNull } ?? false
            || SessionEnd.earliestStop(restored.elements(of: SessionEnd.stops)) != nil
        let end = hadOwnEnd ? SessionEnd.inEffect(restored) : previousEnd.int64.map { Instant(milliseconds: $0) }
        let others = writes.filter { !sameBytes($0.name, SessionEnd.endAt) }
        return others + [FieldWrite(SessionEnd.endAt, end.map { .instant($0) } ?? .null)]
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

    private func absent(_ name: String) -> FieldValue {
        // A set element or a deletion mark that was not there means "not in it", "not deleted".
        Schema.setName(name) != nil || sameBytes(name, Schema.deleted) ? .bool(false) : .null
    }

    private func byRecord(_ cells: [UndoEntry.Cell]) -> [[UndoEntry.Cell]] {
        var groups: [[UndoEntry.Cell]] = []
        for cell in cells {
            if let last = groups.last?.first, last.kind == cell.kind, last.id == cell.id {
                groups[groups.count - 1].append(cell)
            } else {
                groups.append([cell])
            }
        }
        return groups
    }
}
