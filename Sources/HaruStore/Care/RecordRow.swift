import HaruCore
import HaruReplica

/// A row of the table of records that cannot be trusted. It stays where it is.
public struct DamagedRow: Equatable, Sendable {
    public let row: Int64
    /// What the row says it is, as far as it can be read.
    public let kind: Kind?
    public let id: RecordID?
}

/// A row `row, kind, id, fields, sum` as it was read.
enum RecordRow {
    case sound(Record)
    case damaged(DamagedRow)

    static func read(_ statement: Statement, _ kinds: KindNumbers) -> RecordRow {
        let kind = kinds[statement.integer(1)]
        let id = RecordID(bytes: statement.bytes(2))
        if let kind, let id {
            let fields = statement.bytes(3)
            if RowChecksum.record(kind: kind, id: id, fields: fields) == statement.integer(4),
                let record = StoredFields.decode(kind: kind.kind, id: id, fields)
            {
                return .sound(record)
            }
        }
        return .damaged(DamagedRow(row: statement.integer(0), kind: kind?.kind, id: id))
    }
}
