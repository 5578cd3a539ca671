import HaruCore
import HaruReplica

/// The 64-bit checksum of a stored row, its key included (sync 3.2).
enum RowChecksum {
    /// - Parameter kind: by its number in this store. The number of a kind of a newer version is
    ///   this store's own choice, so that kind's name is part of the key as well.
    static func record(
        kind: KindNumbers.Numbered, id: RecordID, fields: UnsafeRawBufferPointer
    ) -> Int64 {
        var key = (UInt64(bitPattern: kind.number).bigEndian, id.high.bigEndian, id.low.bigEndian)
        let seed = withUnsafeBytes(of: &key) { XXH64.hash($0, seed: kind.nameHash) }
        return Int64(bitPattern: XXH64.hash(fields, seed: seed))
    }

    static func row(table: StaticString, key: String, value: [UInt8]) -> Int64 {
        let seed = XXH64.hash(Array("\(table)/\(key)".utf8))
        return Int64(bitPattern: XXH64.hash(value, seed: seed))
    }
}
