import HaruCore
import HaruReplica
import HaruStore

/// Which attachments the records of an account name. An attachment that no live record names is not
/// handed out, and goes after a while (sync 6, 8).
final class AttachmentReferences {
    private let add: Statement
    private let remove: Statement
    private let find: Statement

    static let table = """
        CREATE TABLE attachment(
            hash BLOB NOT NULL, row INTEGER NOT NULL, PRIMARY KEY(hash, row)
        ) STRICT, WITHOUT ROWID
        """

    init(_ database: Database) throws(StorageError) {
        add = try database.prepare("INSERT OR IGNORE INTO attachment(hash, row) VALUES(?1, ?2)")
        remove = try database.prepare("DELETE FROM attachment WHERE hash = ?1 AND row = ?2")
        find = try database.prepare(
            """
            SELECT 1 FROM attachment JOIN record USING(row)
            WHERE hash = ?1 AND record.deleted IS NULL LIMIT 1
            """)
    }

    /// Takes over what the record of a row names now.
    ///
    /// - Parameter new: `nil` = the record is gone.
    func replace(_ old: Record?, by new: Record?, row: Int64) throws(StorageError) {
        let before = AttachmentReferences.named(by: old)
        let after = AttachmentReferences.named(by: new)
        if before.isEmpty, after.isEmpty { return }
        for hash in before where !after.contains(hash) { try write(remove, hash, row) }
        for hash in after where !before.contains(hash) { try write(add, hash, row) }
    }

    private func write(
        _ statement: Statement, _ hash: [UInt8], _ row: Int64
    ) throws(StorageError) {
        statement.bind(1, hash)
        statement.bind(2, row)
        try statement.run()
    }

    /// Whether a live record names it.
    func isNamed(_ hash: [UInt8]) throws(StorageError) -> Bool {
        find.bind(1, hash)
        defer { find.reset() }
        return try find.step()
    }

    private static func named(by record: Record?) -> [[UInt8]] {
        guard let record else { return [] }
        var hashes: [[UInt8]] = []
        for named in record.fields { gather(named.field.value, into: &hashes) }
        return hashes
    }

    private static func gather(_ value: FieldValue, into hashes: inout [[UInt8]]) {
        switch value {
        case .blob(let blob): if !hashes.contains(blob.hash) { hashes.append(blob.hash) }
        case .list(let values): for value in values { gather(value, into: &hashes) }
        case .map(let members): for member in members { gather(member.value, into: &hashes) }
        case .unknown(let member): gather(member.value, into: &hashes)
        case .null, .bool, .int, .double, .string, .bytes: break
        }
    }
}
