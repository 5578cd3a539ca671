/// Reading one text out of a stored row without making values of the others.
extension StoredFields {
    /// The note in a row's fields, in place; empty if it has none, `nil` when only `decode` can tell.
    public static func note(_ fields: UnsafeRawBufferPointer) -> UnsafeBufferPointer<UInt8>? {
        let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        var reader = ByteReader(fields)
        guard let count = reader.varint() else { return nil }
        for _ in 0..<count {
            guard let code = reader.byte(), skipRestOfName(code, &reader), let flags = reader.byte()
            else {
                return nil
            }
            if flags & (sameStamp | nextStamp) == 0 { reader.position += 16 }
            if flags & baseFlag != 0 { reader.position += 16 }
            if code == KnownName.note.rawValue {
                guard reader.byte() == 5 else { return nil }
                return reader.slice()?.bindMemory(to: UInt8.self)
            }
            guard skipValue(&reader, depth: 0) else { return nil }
        }
        return none
    }

    private static func skipRestOfName(_ code: UInt8, _ reader: inout ByteReader) -> Bool {
        if code == 0 { return reader.slice() != nil }
        if code < 128 { return true }
        switch reader.byte() {
        case 0: return reader.slice() != nil
        case 1:
            reader.position += 16
            return reader.position <= reader.bytes.count
        case 2: return reader.varint() != nil
        default: return false
        }
    }

    private static func skipValue(_ reader: inout ByteReader, depth: Int) -> Bool {
        guard depth <= FieldValue.allowedDepth, let tag = reader.byte() else { return false }
        switch tag {
        case 0, 1, 2: return true
        case 3: return reader.varint() != nil
        case 4: reader.position += 8
        case 5, 7: return reader.slice() != nil
        case 6: reader.position += 16
        case 8:
            reader.position += 32
            return reader.varint() != nil && reader.slice() != nil
        case 9, 10:
            guard let count = reader.varint(), count <= UInt64(reader.bytes.count) else {
                return false
            }
            for _ in 0..<count {
                if tag == 10, reader.slice() == nil { return false }
                guard skipValue(&reader, depth: depth + 1) else { return false }
            }
            return true
        default: return false
        }
        return reader.position <= reader.bytes.count
    }
}
