import HaruCore

/// The fields of a record as a store keeps them: compact, self-contained, read without the schema
/// of the version that wrote them (Docs/StoredFields.md).
///
/// ```
/// fields := count, then per field: name, flags, [stamp], [base hash 16], [base stamp 16], value
/// name   := 0 text | n (1…127, Schema) | 128 + n, element
/// element:= 0 text | 1 uuid 16 | 2 zigzag
/// flags  := 1 pending | 2 has a base hash | stamp: 0 full 16, 4 as before, 8 one counter on
///           | 16 a deletion that was confirmed | 32 the stamp of the base follows
/// ```
public enum StoredFields {
    static let pendingFlag: UInt8 = 1
    static let baseFlag: UInt8 = 2
    static let sameStamp: UInt8 = 4
    static let nextStamp: UInt8 = 8
    static let confirmedFlag: UInt8 = 16
    static let baseStampFlag: UInt8 = 32

    public static func encode(_ record: Record) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(record.fields.count * 12 + 32)
        ByteWriter.varint(UInt64(record.fields.count), into: &bytes)
        var previous = Stamp.zero
        for named in record.fields {
            writeName(named.name, into: &bytes)
            let field = named.field
            var flags: UInt8 = field.isPending ? pendingFlag : 0
            if field.base != nil { flags |= baseFlag }
            if field.baseStamp != .zero { flags |= baseStampFlag }
            if field.isConfirmed { flags |= confirmedFlag }
            if field.stamp == previous {
                flags |= sameStamp
            } else if field.stamp.node == previous.node, field.stamp.time == previous.time &+ 1 {
                flags |= nextStamp
            }
            bytes.append(flags)
            if flags & (sameStamp | nextStamp) == 0 {
                ByteWriter.word(field.stamp.time, into: &bytes)
                ByteWriter.word(field.stamp.node, into: &bytes)
            }
            previous = field.stamp
            if let base = field.base {
                ByteWriter.word(base.high, into: &bytes)
                ByteWriter.word(base.low, into: &bytes)
            }
            if flags & baseStampFlag != 0 {
                ByteWriter.word(field.baseStamp.time, into: &bytes)
                ByteWriter.word(field.baseStamp.node, into: &bytes)
            }
            writeValue(field.value, into: &bytes)
        }
        return bytes
    }

    /// - Returns: `nil` when the bytes are not what `encode` writes.
    public static func decode(
        kind: Kind, id: RecordID, _ bytes: UnsafeRawBufferPointer
    ) -> Record? {
        var reader = ByteReader(bytes)
        guard let count = reader.varint(), count <= UInt64(bytes.count) else { return nil }
        var fields: [Record.NamedField] = []
        fields.reserveCapacity(Int(count))
        var previous = Stamp.zero
        for _ in 0..<count {
            guard let name = readName(&reader), let field = readField(&reader, after: previous)
            else {
                return nil
            }
            if let last = fields.last, !bytesPrecede(last.name, name) { return nil }
            previous = field.stamp
            fields.append(Record.NamedField(name: name, field: field))
        }
        return reader.isAtEnd ? Record(kind: kind, id: id, sortedFields: fields) : nil
    }

    private static func readField(_ reader: inout ByteReader, after previous: Stamp) -> Field? {
        guard let flags = reader.byte(), flags < 64 else { return nil }
        let stamp: Stamp
        switch flags & (sameStamp | nextStamp) {
        case sameStamp: stamp = previous
        case nextStamp: stamp = Stamp(time: previous.time &+ 1, node: previous.node)
        case 0:
            guard let time = reader.word(), let node = reader.word() else { return nil }
            stamp = Stamp(time: time, node: node)
        default: return nil
        }
        var base: FieldHash?
        if flags & baseFlag != 0 {
            guard let high = reader.word(), let low = reader.word() else { return nil }
            base = FieldHash(high: high, low: low)
        }
        var baseStamp = Stamp.zero
        if flags & baseStampFlag != 0 {
            guard let time = reader.word(), let node = reader.word() else { return nil }
            baseStamp = Stamp(time: time, node: node)
        }
        guard let value = readValue(&reader, depth: 0) else { return nil }
        return Field(
            value: value, stamp: stamp, isPending: flags & pendingFlag != 0, base: base,
            baseStamp: baseStamp, isConfirmed: flags & confirmedFlag != 0)
    }

    // MARK: Names

    static func writeName(_ name: String, into bytes: inout [UInt8]) {
        if let number = FieldNumbers.number(of: name) {
            bytes.append(number)
        } else if let set = Schema.setName(name), let number = FieldNumbers.number(of: set) {
            bytes.append(128 + number)
            writeElement(
                String(decoding: name.utf8.dropFirst(set.utf8.count + 1), as: UTF8.self),
                into: &bytes)
        } else {
            bytes.append(0)
            ByteWriter.text(name, into: &bytes)
        }
    }

    private static func writeElement(_ element: String, into bytes: inout [UInt8]) {
        if let id = RecordID(canonical: element) {
            bytes.append(1)
            ByteWriter.word(id.high, into: &bytes)
            ByteWriter.word(id.low, into: &bytes)
        } else if let number = Int64(digits: element), sameBytes(String(number), element) {
            bytes.append(2)
            ByteWriter.zigzag(number, into: &bytes)
        } else {
            bytes.append(0)
            ByteWriter.text(element, into: &bytes)
        }
    }

    static func readName(_ reader: inout ByteReader) -> String? {
        guard let code = reader.byte() else { return nil }
        if code == 0 { return reader.text() }
        guard let name = FieldNumbers.name(of: code & 127) else { return nil }
        if code < 128 { return name }
        switch reader.byte() {
        case 0: return reader.text().map { name + "/" + $0 }
        case 1:
            guard let high = reader.word(), let low = reader.word() else { return nil }
            return name + "/" + RecordID(high: high, low: low).text
        case 2: return reader.zigzag().map { name + "/" + String($0) }
        default: return nil
        }
    }

    // MARK: Values

    private enum Tag {
        static let null: UInt8 = 0
        static let no: UInt8 = 1
        static let yes: UInt8 = 2
        static let int: UInt8 = 3
        static let double: UInt8 = 4
        static let text: UInt8 = 5
        static let uuid: UInt8 = 6
        static let bytes: UInt8 = 7
        static let blob: UInt8 = 8
        static let list: UInt8 = 9
        static let map: UInt8 = 10
        static let unknown: UInt8 = 11
    }

    static func writeValue(_ value: FieldValue, into bytes: inout [UInt8]) {
        switch value {
        case .null: bytes.append(Tag.null)
        case .bool(let flag): bytes.append(flag ? Tag.yes : Tag.no)
        case .int(let number):
            bytes.append(Tag.int)
            ByteWriter.zigzag(number, into: &bytes)
        case .double(let number):
            bytes.append(Tag.double)
            ByteWriter.word(number.bitPattern, into: &bytes)
        case .string(let text):
            // A lower-case UUID takes 16 bytes in place of 36.
            if let id = RecordID(canonical: text) {
                bytes.append(Tag.uuid)
                ByteWriter.word(id.high, into: &bytes)
                ByteWriter.word(id.low, into: &bytes)
            } else {
                bytes.append(Tag.text)
                ByteWriter.text(text, into: &bytes)
            }
        case .bytes(let content):
            bytes.append(Tag.bytes)
            ByteWriter.varint(UInt64(content.count), into: &bytes)
            bytes.append(contentsOf: content)
        case .blob(let blob):
            bytes.append(Tag.blob)
            bytes.append(contentsOf: blob.hash)
            ByteWriter.zigzag(blob.size, into: &bytes)
            ByteWriter.text(blob.type, into: &bytes)
        case .list(let values):
            bytes.append(Tag.list)
            ByteWriter.varint(UInt64(values.count), into: &bytes)
            for value in values { writeValue(value, into: &bytes) }
        case .map(let members):
            bytes.append(Tag.map)
            ByteWriter.varint(UInt64(members.count), into: &bytes)
            for member in members {
                ByteWriter.text(member.name, into: &bytes)
                writeValue(member.value, into: &bytes)
            }
        case .unknown(let member):
            bytes.append(Tag.unknown)
            ByteWriter.text(member.name, into: &bytes)
            writeValue(member.value, into: &bytes)
        }
    }

    static func readValue(_ reader: inout ByteReader, depth: Int) -> FieldValue? {
        guard depth <= FieldValue.allowedDepth, let tag = reader.byte() else { return nil }
        switch tag {
        case Tag.null: return .null
        case Tag.no: return .bool(false)
        case Tag.yes: return .bool(true)
        case Tag.int: return reader.zigzag().map { .int($0) }
        case Tag.double: return reader.word().map { .double(Double(bitPattern: $0)) }
        case Tag.text: return reader.text().map { .string($0) }
        case Tag.uuid:
            guard let high = reader.word(), let low = reader.word() else { return nil }
            return .string(RecordID(high: high, low: low).text)
        case Tag.bytes: return reader.slice().map { .bytes(Array($0)) }
        case Tag.blob: return readBlob(&reader)
        case Tag.unknown:
            guard let name = reader.text(), let value = readValue(&reader, depth: depth + 1) else {
                return nil
            }
            return .unknown(FieldValue.Member(name, value))
        case Tag.list, Tag.map: return readCollection(&reader, isMap: tag == Tag.map, depth: depth)
        default: return nil
        }
    }

    private static func readBlob(_ reader: inout ByteReader) -> FieldValue? {
        var hash: [UInt8] = []
        for _ in 0..<32 {
            guard let byte = reader.byte() else { return nil }
            hash.append(byte)
        }
        guard let size = reader.zigzag(), let type = reader.text() else { return nil }
        return BlobReference(hash: hash, size: size, type: type).map { .blob($0) }
    }

    private static func readCollection(
        _ reader: inout ByteReader, isMap: Bool, depth: Int
    ) -> FieldValue? {
        guard let count = reader.varint(), count <= UInt64(reader.bytes.count) else { return nil }
        var values: [FieldValue] = []
        var members: [FieldValue.Member] = []
        for _ in 0..<count {
            let name = isMap ? reader.text() : ""
            guard let name, let value = readValue(&reader, depth: depth + 1) else { return nil }
            if isMap {
                members.append(FieldValue.Member(name, value))
            } else {
                values.append(value)
            }
        }
        return isMap ? .map(members) : .list(values)
    }
}
