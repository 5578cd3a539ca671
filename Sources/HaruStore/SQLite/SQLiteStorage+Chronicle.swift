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
        guard let numbered = kindNumbers[kind] else { return }
        var cursors: [ChronicleCursor] = []
        for (lengthClass, reach) in classes(of: kind) {
            let statement = try database.prepare(Query.chronicle)
            bind(
                statement, kind: numbered.number, lengthClass: lengthClass, reach: reach, range: range,
                isSession: kind == .session)
            if let cursor = try ChronicleCursor(statement) { cursors.append(cursor) }
        }
        while var best = cursors.indices.first {
            for i in cursors.indices.dropFirst() where cursors[i].precedes(cursors[best]) { best = i }
            let cursor = cursors[best]
            if !report(cursor.row, numbered, body) { return }
            if try !cursor.advance() { cursors.remove(at: best) }
        }
    }

    private func report(
        _ row: ChronicleRow, _ kind: KindNumbers.Numbered, _ body: (ChronicleEntry) -> Bool
    ) -> Bool {
        let note: Bool? = row.fields.withUnsafeBytes { fields in
            guard RowChecksum.record(kind: kind, id: row.id, fields: fields) == row.sum else { return nil }
            if let note = StoredFields.note(fields) { return body(row.entry(note)) }
            guard let record = StoredFields.decode(kind: kind.kind, id: row.id, fields) else { return nil }
            return Array((record.value("note")?.string ?? "").utf8).withUnsafeBufferPointer {
                body(row.entry($0))
            }
        }
        if note == nil { noteDamaged(kind.kind, row.id) }
        return note ?? true
    }
}

/// A row, copied so that the statement can go on.
private final class ChronicleRow {
    var start: Int64 = 0
    var end: Int64 = 0
    var owner = RecordID(high: 0, low: 0)
    var id = RecordID(high: 0, low: 0)
    var fields: [UInt8] = []
    var sum: Int64 = 0

    func read(_ statement: Statement) {
        start = statement.integer(0)
        end = statement.integer(1)
        owner = id(statement.bytes(2))
        id = id(statement.bytes(3))
        fields.removeAll(keepingCapacity: true)
        fields.append(contentsOf: statement.bytes(4))
        sum = statement.integer(5)
    }

    private func id(_ bytes: UnsafeRawBufferPointer) -> RecordID {
        bytes.count == 16 ? RecordID(unaligned: bytes) : RecordID(high: 0, low: 0)
    }

    func entry(_ note: UnsafeBufferPointer<UInt8>) -> ChronicleEntry {
        ChronicleEntry(id: id, owner: owner, start: start, end: end, note: note)
    }
}

/// Where the reading of one length class has come to.
private final class ChronicleCursor {
    private let statement: Statement
    /// Rows of one start, the greatest id first; the last is the one to come. Almost always one.
    private var group: [ChronicleRow] = []
    /// The first row of the next group.
    private var next: ChronicleRow?
    private var spare: [ChronicleRow] = []

    /// - Returns: `nil` when there is no row.
    init?(_ statement: Statement) throws(StorageError) {
        self.statement = statement
        next = try read()
        guard try advance() else { return nil }
    }

    var row: ChronicleRow { group[group.count - 1] }

    /// - Returns: whether there is another row.
    func advance() throws(StorageError) -> Bool {
        if let done = group.popLast() { spare.append(done) }
        if !group.isEmpty { return true }
        guard let first = next else { return false }
        group.append(first)
        next = try read()
        while let following = next, following.start == first.start {
            group.append(following)
            next = try read()
        }
        if group.count > 1 { group.sort { $0.id > $1.id } }
        return true
    }

    private func read() throws(StorageError) -> ChronicleRow? {
        guard try statement.step() else { return nil }
        let row = spare.popLast() ?? ChronicleRow()
        row.read(statement)
        return row
    }

    func precedes(_ other: ChronicleCursor) -> Bool {
        let (a, b) = (row, other.row)
        return a.start != b.start ? a.start < b.start : a.id < b.id
    }
}
