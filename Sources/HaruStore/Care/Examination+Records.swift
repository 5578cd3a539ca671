import HaruCore
import HaruReplica

/// The pass over all records.
extension Examination {
    /// Which records live that others belong to.
    mutating func collectOwners() throws(StorageError) {
        try tolerating { (this) throws(StorageError) in
            for definition in Schema.kinds {
                guard let owner = definition.owner?.kind, this.owners[owner] == nil else {
                    continue
                }
                var live: Set<RecordID> = []
                try this.storage.forEachRecord(of: owner) {
                    if !$0.isDeleted { live.insert($0.id) }
                }
                this.owners[owner] = live
            }
        }
    }

    mutating func checkRecords() throws(StorageError) {
        let kinds = storage.kindNumbers
        var walk = RowWalk(database, table: "record", key: "row", columns: "kind, id, fields, sum")
        _ = try walk.visit { statement throws(StorageError) in
            switch RecordRow.read(statement, kinds) {
            case .sound(let record):
                check(record, row: statement.integer(0), kind: statement.integer(1))
            case .damaged(let row):
                timeline.damaged.insert(row.row)
                findings.add(.damagedRecord(row))
            }
        }
        if walk.unreadable > 0 {
            findings.add(.unreadableRows(table: "record", count: walk.unreadable))
        }
        for definition in Schema.kinds {
            if let count = orphans[definition.kind] {
                findings.add(.orphans(definition.kind, count: count))
            }
        }
    }

    private mutating func check(_ record: Record, row: Int64, kind: Int64) {
        findings.records += 1
        if record.fields.contains(where: { $0.field.isPending }) { findings.pendingRecords += 1 }
        newestStamp = max(newestStamp, record.newestStamp)
        guard !record.isDeleted else { return }
        let entry = TimelineEntry(record)
        if let entry { timeline.expect(entry, kind: kind, row: row) }
        var isOrphan = false
        if let owner = Schema.definition(record.kind)?.owner, let live = owners[owner.kind] {
            let id = record.value(owner.field)?.string.flatMap { RecordID($0) }
            isOrphan = id.map { !live.contains($0) } ?? true
            if isOrphan { orphans[record.kind, default: 0] += 1 }
        }
        guard record.kind == .session, let entry else { return }
        if entry.end <= entry.start { findings.add(.needsCorrection(record.id)) }
        if entry.isRunning, isOrphan { findings.add(.runningWithoutAction(record.id)) }
    }

    /// Clock, remembered changes and what else the store keeps of itself.
    mutating func checkBookkeeping() throws(StorageError) {
        try tolerating { (this) throws(StorageError) in
            let keys = try this.database.prepare("SELECT key FROM meta")
            while try keys.step() {
                let key = keys.text(0)
                if try this.storage.meta(key) == nil { this.findings.add(.damagedMeta(key: key)) }
            }
            do throws(StorageError) {
                if try this.storage.clock().last < this.newestStamp.time {
                    this.findings.add(.clockBehind)
                }
            } catch {
                guard case .clockUnreadable = error else { throw error }
                this.findings.add(.clockUnreadable)
            }
        }
        var walk = RowWalk(database, table: "undo", key: "number", columns: "entry, sum")
        _ = try walk.visit { statement throws(StorageError) in
            findings.changes += 1
            let number = statement.integer(0)
            let bytes = Array(statement.bytes(1))
            guard
                RowChecksum.row(table: "undo", key: String(number), value: bytes)
                    == statement.integer(2),
                let change = StoredUndo.decode(bytes)
            else {
                findings.add(.damagedChange(number: number))
                return
            }
            try checkPutBack(change)
        }
        if walk.unreadable > 0 {
            findings.add(.unreadableRows(table: "undo", count: walk.unreadable))
        }
    }

    /// The stamp of a field only grows, so it is never below that of a change to it.
    private mutating func checkPutBack(_ change: UndoEntry) throws(StorageError) {
        for cell in change.cells {
            do throws(StorageError) {
                // A purged record is not there any more, and may be so.
                guard let record = try storage.record(cell.kind, cell.id) else { continue }
                guard record[cell.name].map({ $0.stamp < cell.stamp }) ?? true else { continue }
                let finding = Finding.putBack(cell.kind, cell.id)
                if findings.list.last != finding { findings.add(finding) }
            } catch {
                // Found by the pass over all rows, or by the check of the structure.
                if case .damaged = error { continue }
                guard error.isDamage else { throw error }
            }
        }
    }
}
