import HaruCore

/// What is known of a row without reading its fields.
///
/// ```
/// row := 1, position 8, id 16, flags, [owner 16], [start, end zigzag], kind text, fields
/// ```
struct ResidentRow {
    static let tag: UInt8 = 1

    private static let pendingFlag: UInt8 = 1
    private static let ownedFlag: UInt8 = 2
    private static let timelineFlag: UInt8 = 4

    var id: RecordID
    /// The live record's owner, if it names one.
    var owner = RecordID(high: 0, low: 0)
    var start: Int64 = 0
    var end: Int64 = 0
    /// Where the row lies in its page; empty = there is none at this position.
    var offset: UInt32 = 0
    var length: UInt32 = 0
    /// Its kind's number in this process.
    var kind: UInt16 = 0
    var flags: UInt8 = 0

    static let none = ResidentRow(id: RecordID(high: 0, low: 0))

    var isThere: Bool { length > 0 }
    var isPending: Bool { flags & ResidentRow.pendingFlag != 0 }
    var hasOwner: Bool { flags & ResidentRow.ownedFlag != 0 }
    var isInTimeline: Bool { flags & ResidentRow.timelineFlag != 0 }

    var entry: TimelineEntry { TimelineEntry(id: id, owner: owner, start: start, end: end) }

    static func encode(_ record: Record, position: UInt32) -> [UInt8] {
        let entry = TimelineEntry(record)
        var owner = entry?.owner
        var flags: UInt8 = record.isPending ? pendingFlag : 0
        if !record.isDeleted, let field = Schema.definition(record.kind)?.owner?.field,
            let named = record.value(field)?.string.flatMap({ RecordID($0) })
        {
            owner = named
            flags |= ownedFlag
        }
        if entry != nil { flags |= timelineFlag }
        var bytes: [UInt8] = [tag]
        ByteWriter.word(UInt64(position), into: &bytes)
        ByteWriter.word(record.id.high, into: &bytes)
        ByteWriter.word(record.id.low, into: &bytes)
        bytes.append(flags)
        if let owner {
            ByteWriter.word(owner.high, into: &bytes)
            ByteWriter.word(owner.low, into: &bytes)
        }
        if let entry {
            ByteWriter.zigzag(entry.start, into: &bytes)
            ByteWriter.zigzag(entry.end, into: &bytes)
        }
        ByteWriter.text(record.kind.name, into: &bytes)
        bytes.append(contentsOf: StoredFields.encode(record))
        return bytes
    }

    /// Reads up to the fields; the reader comes to stand at them.
    ///
    /// - Returns: `nil` when these are not bytes that `encode` writes.
    static func read(
        _ reader: inout ByteReader
    ) -> (row: ResidentRow, position: UInt32, kind: UnsafeRawBufferPointer)? {
        guard reader.byte() == tag, let position = reader.word(), position > 0,
            position <= UInt64(ResidentPage.lastPosition), let high = reader.word(),
            let low = reader.word(), let flags = reader.byte(), flags < 8
        else { return nil }
        var row = ResidentRow(id: RecordID(high: high, low: low))
        row.flags = flags
        if flags & (ownedFlag | timelineFlag) != 0 {
            guard let high = reader.word(), let low = reader.word() else { return nil }
            row.owner = RecordID(high: high, low: low)
        }
        if flags & timelineFlag != 0 {
            guard let start = reader.zigzag(), let end = reader.zigzag() else { return nil }
            row.start = start
            row.end = end
        }
        guard let kind = reader.slice() else { return nil }
        return (row, UInt32(position), kind)
    }
}
