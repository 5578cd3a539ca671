import HaruCore

/// Writing the stored form of a new record field by field, for stores that add a million at once.
/// The bytes are those of `StoredFields.encode`.
extension StoredFields {
    /// Fields by the numbers of the schema.
    public enum KnownName: UInt8, Sendable {
        case created = 2
        case actionID = 15
        case startAt = 16
        case endAt = 17
        case note = 20
        case timestamp = 21
        case amount = 22
    }

    /// Kinds by the numbers of the schema.
    public enum KnownKind: UInt8, Sendable {
        case session = 4
        case count = 5
    }

    /// Begins a row with the name and stamp of `_created`; its value follows.
    @inlinable public static func begin(_ bytes: inout [UInt8], count: UInt64, first: Stamp) {
        bytes.append(UInt8(count))
        bytes.append(KnownName.created.rawValue)
        bytes.append(1)
        append(word: first.time, to: &bytes)
        append(word: first.node, to: &bytes)
    }

    /// The name of a pending field whose stamp is one counter on.
    @inlinable public static func appendNext(_ name: KnownName, to bytes: inout [UInt8]) {
        bytes.append(name.rawValue)
        bytes.append(1 | 8)
    }

    @inlinable public static func append(int value: Int64, to bytes: inout [UInt8]) {
        bytes.append(3)
        append(varint: UInt64(bitPattern: value << 1 ^ value >> 63), to: &bytes)
    }

    @inlinable public static func append(id: RecordID, to bytes: inout [UInt8]) {
        bytes.append(6)
        append(word: id.high, to: &bytes)
        append(word: id.low, to: &bytes)
    }

    /// - Parameter text: valid UTF-8.
    @inlinable public static func append(text: some Collection<UInt8>, to bytes: inout [UInt8]) {
        if text.count == 36, let id = RecordID(text), id.text.utf8.elementsEqual(text) {
            append(id: id, to: &bytes)
            return
        }
        bytes.append(5)
        append(varint: UInt64(text.count), to: &bytes)
        bytes.append(contentsOf: text)
    }

    @inlinable static func append(varint value: UInt64, to bytes: inout [UInt8]) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    @inlinable static func append(word value: UInt64, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }
}
