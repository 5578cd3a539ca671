import CSQLite
import Glibc
import HaruCore
import HaruReplica

/// Looks a store over and over: everything that is too slow to be checked at every opening or
/// reading (sync 10.2). It reads; only `repair` and `importBackup` write.
public enum Doctor {
    /// Examines everything. Memory does not grow with the number of records.
    ///
    /// - Throws: what keeps the store from being read at all. Damage is a finding.
    public static func examine(_ store: Store) throws(StoreError) -> Findings {
        do throws(StorageError) {
            var examination = Examination(store.storage)
            try examination.run()
            var findings = examination.findings
            describeFiles(of: store.path, in: &findings)
            return findings
        } catch { throw StoreError(error, path: store.path) }
    }

    /// Set-aside stores beside the one at `path`, oldest first.
    public static func backups(of path: String) -> [String] {
        let prefix = (path.split(separator: "/").last.map { String($0) } ?? path) + ".backup-"
        let folder = StoreFile.folder(of: path)
        guard let listing = opendir(folder) else { return [] }
        defer { closedir(listing) }
        var names: [String] = []
        while let entry = readdir(listing) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            let isCompanion = StoreFile.companions.contains { name.hasSuffix($0) }
            if name.hasPrefix(prefix), !isCompanion { names.append(name) }
        }
        return names.sorted { bytesPrecede($0, $1) }.map { folder == "." ? $0 : folder + "/" + $0 }
    }

    private static func describeFiles(of path: String, in findings: inout Findings) {
        for file in [path, path + "-wal"] {
            var status = stat()
            if stat(file, &status) == 0 { findings.size += Int64(status.st_size) }
        }
        var space = statvfs()
        if statvfs(StoreFile.folder(of: path), &space) == 0 {
            findings.freeSpace = Int64(clamping: UInt64(space.f_bavail) * UInt64(space.f_frsize))
        }
        findings.backups = backups(of: path)
    }
}

/// One examination under way.
struct Examination {
    let storage: SQLiteStorage
    var database: Database { storage.database }
    var findings = Findings()
    var timeline = TimelineRecount()
    var newestStamp = Stamp.zero
    /// Live records that own others, by kind. They are few beside what they own.
    var owners: [Kind: Set<RecordID>] = [:]
    var orphans: [Kind: Int] = [:]

    init(_ storage: SQLiteStorage) { self.storage = storage }

    mutating func run() throws(StorageError) {
        // One state of the store, whoever writes meanwhile.
        try database.execute("BEGIN")
        defer { try? database.execute("COMMIT") }
        try checkSettings()
        try checkStructure()
        try checkStatements()
        try collectOwners()
        try checkRecords()
        try checkTimeline()
        try checkBookkeeping()
    }

    private mutating func checkSettings() throws(StorageError) {
        findings.libraryVersion = String(cString: sqlite3_libversion())
        findings.journalMode = try database.text("PRAGMA journal_mode") ?? ""
        for (name, wanted) in StoreSettings.durable {
            let value = try database.text("PRAGMA \(name)") ?? wanted
            if value != wanted { findings.add(.setting(name, is: value, wanted: wanted)) }
        }
    }

    private mutating func checkStructure() throws(StorageError) {
        try tolerating { (this) throws(StorageError) in
            let lines = try this.database.prepare("PRAGMA integrity_check(100)")
            while try lines.step() {
                let line = lines.text(0)
                if line != "ok" { this.findings.add(.structure(line)) }
            }
            let keys = try this.database.prepare("PRAGMA foreign_key_check")
            while try keys.step() { this.findings.add(.foreignKey(table: keys.text(0))) }
        }
    }

    private mutating func checkStatements() throws(StorageError) {
        try tolerating { (this) throws(StorageError) in
            for sql in Query.daily where try !Query.usesIndex(sql, this.database) {
                this.findings.add(.slowStatement(sql))
            }
        }
    }

    /// Runs a check for which damage is a finding and not the end of the examination.
    mutating func tolerating(
        _ check: (inout Examination) throws(StorageError) -> Void
    ) throws(StorageError) {
        do throws(StorageError) { try check(&self) } catch {
            guard case .failed(_, let message) = error, error.isDamage else { throw error }
            findings.add(.structure(message))
        }
    }
}
