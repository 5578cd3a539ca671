import HaruCore
import HaruReplica

/// The 64-bit checksum of a stored row, its key included (sync 3.2).
enum RowChecksum {
    static func record(kind: Int64, id: RecordID, fields: UnsafeRawBufferPointer) -> Int64 {
        var key = (UInt64(bitPattern: kind).bigEndian, id.high.bigEndian, id.low.bigEndian)
        let seed = withUnsafeBytes(of: &key) { XXH64.hash($0) }
        return Int64(bitPattern: XXH64.hash(fields, seed: seed))
    }

    static func row(table: StaticString, key: String, value: [UInt8]) -> Int64 {
        let seed = XXH64.hash(Array("\(table)/\(key)".utf8))
        return Int64(bitPattern: XXH64.hash(value, seed: seed))
    }
}
