import HaruCore

/// A change of this store as a row in it.
public enum StoredUndo {
    public static func encode(_ entry: UndoEntry) -> [UInt8] {
        var bytes: [UInt8] = [1, entry.verb.rawValue]
        ByteWriter.zigzag(entry.at.milliseconds, into: &bytes)
        ByteWriter.text(entry.subject, into: &bytes)
        bytes.append(entry.inserted == nil ? 0 : 1)
        if let inserted = entry.inserted {
            ByteWriter.word(inserted.lowerBound, into: &bytes)
            ByteWriter.word(inserted.upperBound, into: &bytes)
        }
        ByteWriter.varint(UInt64(entry.cells.count), into: &bytes)
        for cell in entry.cells {
            ByteWriter.text(cell.kind.name, into: &bytes)
            ByteWriter.word(cell.id.high, into: &bytes)
            ByteWriter.word(cell.id.low, into: &bytes)
            StoredFields.writeName(cell.name, into: &bytes)
            ByteWriter.word(cell.stamp.time, into: &bytes)
            ByteWriter.word(cell.stamp.node, into: &bytes)
            bytes.append(cell.previous == nil ? 0 : 1)
            if let previous = cell.previous {
                StoredFields.writeValue(previous, into: &bytes)
                ByteWriter.word(cell.previousStamp.time, into: &bytes)
                ByteWriter.word(cell.previousStamp.node, into: &bytes)
            }
        }
        return bytes
    }

    /// - Returns: `nil` when the bytes are not what `encode` writes.
    public static func decode(_ bytes: [UInt8]) -> UndoEntry? {
        bytes.withUnsafeBytes { raw in
            var reader = ByteReader(raw)
            guard reader.byte() == 1,
                let verb = reader.byte().flatMap({ UndoEntry.Verb(rawValue: $0) }),
                let at = reader.zigzag(), let subject = reader.text(), let hasRange = reader.byte()
            else { return nil }
            var entry = UndoEntry(verb: verb, at: Instant(milliseconds: at), subject: subject)
            if hasRange == 1 {
                guard let first = reader.word(), let last = reader.word(), first <= last else {
                    return nil
                }
                entry.inserted = first...last
            }
            guard let count = reader.varint(), count <= UInt64(raw.count) else { return nil }
            for _ in 0..<count {
                guard let cell = cell(&reader) else { return nil }
                entry.cells.append(cell)
            }
            return reader.isAtEnd ? entry : nil
        }
    }

    private static func cell(_ reader: inout ByteReader) -> UndoEntry.Cell? {
        guard let kind = reader.text(), let high = reader.word(), let low = reader.word(),
            let name = StoredFields.readName(&reader), let time = reader.word(),
            let node = reader.word(),
            let hasPrevious = reader.byte()
        else { return nil }
        var previous: FieldValue?
        var previousStamp = Stamp.zero
        if hasPrevious == 1 {
            guard let value = StoredFields.readValue(&reader, depth: 0), let time = reader.word(),
                let node = reader.word()
            else { return nil }
            previous = value
            previousStamp = Stamp(time: time, node: node)
        }
        return UndoEntry.Cell(
            kind: Kind(kind), id: RecordID(high: high, low: low), name: name,
            stamp: Stamp(time: time, node: node), previous: previous, previousStamp: previousStamp)
    }
}
