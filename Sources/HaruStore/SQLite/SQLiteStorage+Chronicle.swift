import HaruCore
import HaruReplica

/// One record of a chronicle, valid until the next one.
public struct ChronicleEntry {
    public let id: RecordID
    public let owner: RecordID
    public let start: Int64
    /// As in `TimelineEntry.end`.
    public let end: Int64
    /// UTF-8.
    public let note: UnsafeBufferPointer<UInt8>
}

extension SQLiteStorage {
    static let chronicleQuery = """
        SELECT t.start, t.stop, t.owner, r.id, r.fields, r.sum
        FROM timeline t JOIN record r ON r.row = t.row
        WHERE t.kind = ?1 AND t.class = ?2 AND t.start >= ?3 AND t.start < ?4 AND t.stop > ?5
        ORDER BY t.start, r.id
        """

    /// Calls `body` with every live record of a kind that touches `range` in ascending order of
    /// start, then id, each checked against its checksum, without holding them all: one cursor per
    /// length class, merged.
    ///
    /// - Parameters:
    ///   - range: `nil` = all of history.
    ///   - body: answers whether to go on.
    public func chronicle(
        _ kind: Kind, touching range: Range<Instant>?, _ body: (ChronicleEntry) -> Bool
    ) throws(StorageError) {
        guard let number = kindNumbers.number(of: kind) else { return }
        var cursors: [ChronicleCursor] = []
        for (lengthClass, reach) in classes(of: kind) {
            let statement = try database.prepare(SQLiteStorage.chronicleQuery)
            bind(
                statement, kind: number, lengthClass: lengthClass, reach: reach, range: range,
                isSession: kind == .session)
            if let cursor = try ChronicleCursor(statement) { cursors.append(cursor) }
        }
        while var best = cursors.indices.first {
            for i in cursors.indices.dropFirst() where cursors[i].precedes(cursors[best]) { best = i }
            let cursor = cursors[best]
            if !report(cursor, kind: kind, number: number, body) { return }
            if try !cursor.advance() { cursors.remove(at: best) }
        }
    }

    private func report(
        _ cursor: ChronicleCursor, kind: Kind, number: Int64, _ body: (ChronicleEntry) -> Bool
    ) -> Bool {
        let statement = cursor.statement
        let fields = statement.bytes(4)
        let owner = statement.bytes(2)
        guard RowChecksum.record(kind: number, id: cursor.id, fields: fields) == statement.integer(5),
            owner.count == 16
        else {
            damaged.append((kind, cursor.id))
            return true
        }
        func entry(_ note: UnsafeBufferPointer<UInt8>) -> ChronicleEntry {
            ChronicleEntry(
                id: cursor.id, owner: RecordID(unaligned: owner), start: cursor.start,
                end: statement.integer(1), note: note)
        }
        if let note = StoredFields.note(fields) { return body(entry(note)) }
        guard let record = StoredFields.decode(kind: kind, id: cursor.id, fields) else {
            damaged.append((kind, cursor.id))
            return true
        }
        return Array((record.value("note")?.string ?? "").utf8).withUnsafeBufferPointer {
            body(entry($0))
        }
    }
}

/// Where the reading of one length class has come to.
private final class ChronicleCursor {
    let statement: Statement
    private(set) var start: Int64 = 0
    private(set) var id = RecordID(high: 0, low: 0)
    init?(_ statement: Statement) throws(StorageError) {
        self.statement = statement
        guard try advance() else { return nil }
    }

    /// - Returns: whether there is another row.
    func advance() throws(StorageError) -> Bool {
        guard try statement.step() else { return false }
        start = statement.integer(0)
        let bytes = statement.bytes(3)
        id = bytes.count == 16 ? RecordID(unaligned: bytes) : RecordID(high: 0, low: 0)
        return true
    }

    func precedes(_ other: ChronicleCursor) -> Bool {
        start != other.start ? start < other.start : id < other.id
    }
}
