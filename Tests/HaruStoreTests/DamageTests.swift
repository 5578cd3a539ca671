import Glibc
import HaruCore
import HaruReplica
import Testing

@testable import HaruStore

/// Files that a disk, a copy program or a bit changed behind the store's back (B5, B11, Y-41).
@Suite struct DamageTests {
    enum Kind: CaseIterable, CustomTestStringConvertible {
        case bits, sector, swappedPages, stalePage, truncation, header
        var testDescription: String { "\(self)" }
    }

    enum Outcome: Hashable { case same, atOpening, byReading, byDoctor, unnoticed }

    /// A store of a year, and how it was some changes ago.
    struct Original {
        var bytes: [UInt8]
        var older: [UInt8]
        var everything: [Change]
        var known: [RecordID: Change] = [:]
        /// Rows of the table of records by their number: kind, id, fields, sum.
        var rows: [Int64: String]
    }

    private func original(_ folder: TemporaryFolder) throws -> Original {
        let path = folder("original.db")
        do {
            let store = try Store.open(path, options: Sample.options())
            for step in Script.steps { try step(store.storage) }
            let bulk = try BulkInsert(store.storage, subject: "year", wall: Sample.noon)
            for number in 0..<120 as Range<UInt64> {
                let start = Sample.noon.milliseconds - Int64(number) * 40_000_000
                try bulk.session(
                    id: Sample.id(50_000 + number), action: Sample.reading, start: start,
                    end: start + 3_000_000, note: Array("아침 \(number)".utf8))
            }
            try bulk.commit()
        }
        let older = File.read(path)!
        let store = try Store.open(path, options: Sample.options())
        let replica = Replica(store.storage)
        for number in stride(from: UInt64(50_000), to: 50_120, by: 6) {
            _ = try replica.edit(
                session: Sample.id(number), note: "고침", subject: "", wall: Sample.noon)
        }
        var original = Original(
            bytes: File.read(path)!, older: older, everything: try replica.everything(),
            rows: try rows(store.storage.database))
        for change in original.everything { original.known[change.id] = change }
        return original
    }

    /// The rows as they can be read, until one cannot.
    private func rows(_ database: Database) throws -> [Int64: String] {
        var rows: [Int64: String] = [:]
        let statement = try database.prepare(
            """
            SELECT row, kind || ' ' || hex(id) || ' ' || hex(fields) || ' ' || sum
            FROM record ORDER BY row
            """)
        while (try? statement.step()) == true { rows[statement.integer(0)] = statement.text(1) }
        return rows
    }

    private func damage(_ original: Original, _ kind: Kind, _ chance: inout Chance) -> [UInt8] {
        var bytes = original.bytes
        let size = Layout.pageSize
        let pages = bytes.count / size
        switch kind {
        case .bits:
            for _ in 0...(chance.next() % 3) {
                bytes[Int(chance.next() % UInt64(bytes.count))] ^= 1 << UInt8(chance.next() % 8)
            }
        case .sector:
            let start = Int(chance.next() % UInt64(bytes.count / 512)) * 512
            for i in start..<start + 512 { bytes[i] = 0 }
        case .swappedPages:
            let a = 1 + Int(chance.next() % UInt64(pages - 1))
            let b = 1 + Int(chance.next() % UInt64(pages - 1))
            for i in 0..<size { bytes.swapAt(a * size + i, b * size + i) }
        case .stalePage:
            let changed = (0..<original.older.count / size).filter {
                original.older[$0 * size..<($0 + 1) * size] != bytes[$0 * size..<($0 + 1) * size]
            }
            let page = changed.randomElement(using: &chance)!
            bytes.replaceSubrange(
                page * size..<(page + 1) * size,
                with: original.older[page * size..<(page + 1) * size])
        case .truncation:
            bytes.removeLast(Int(chance.next() % UInt64(bytes.count / 512 - 1) + 1) * 512)
        case .header:
            bytes[Int(chance.next() % 100)] = UInt8(truncatingIfNeeded: chance.next())
        }
        return bytes
    }

    @Test(arguments: Kind.allCases) func neverAnotherAnswer(_ kind: Kind) throws {
        let folder = TemporaryFolder()
        let original = try original(folder)
        var counts: [Outcome: Int] = [:]
        var naive = 0
        for seed in 0..<50 as Range<UInt64> {
            var chance = Chance(seed)
            let path = folder("damaged.db")
            File.write(damage(original, kind, &chance), to: path)
            File.write(Array("Haru\n".utf8), to: path + ".lock")
            if try answersOtherwiseWithoutChecksums(path, original) { naive += 1 }
            let outcome = try judge(path, original, "\(kind), seed \(seed)")
            counts[outcome, default: 0] += 1
            for name in folder.names where name.hasPrefix("damaged.db") { unlink(folder(name)) }
        }
        func count(_ outcome: Outcome) -> Int { counts[outcome] ?? 0 }
        print(
            """
            B5 \(kind): 50 files, same \(count(.same)), noticed when opened \(count(.atOpening)), \
            when read \(count(.byReading)), by Doctor \(count(.byDoctor)), unnoticed \
            \(count(.unnoticed)); without row checksums \(naive) would have answered otherwise
            """)
        #expect(count(.unnoticed) == 0)
        // The control: what the checksum is for (mutant 16).
        if kind == .bits { #expect(naive > 0) }
    }

    private func judge(_ path: String, _ original: Original, _ place: String) throws -> Outcome {
        var options = Sample.options()
        options.retryPause = 0
        let store: Store
        do { store = try Store.open(path, options: options) } catch { return .atOpening }
        if store.setAside != nil {
            // What was saved is what was there, or older than that.
            try expectNothingNew(store, original, place)
            return .atOpening
        }
        let database = store.storage.database
        let read = try? Replica(store.storage).everything()
        let findings = try Doctor.examine(store)
        try expectAllDamagedRowsNamed(findings, database, original, place)
        if read == nil || !store.storage.damaged.isEmpty { return .byReading }
        let isNamed =
            findings.count(.damage) > 0
            || findings.list.contains {
                if case .timelineDiffers = $0 { true } else { false }
            }
        if isNamed { return .byDoctor }
        return read == original.everything ? .same : .unnoticed
    }

    private func expectNothingNew(_ store: Store, _ original: Original, _ place: String) throws {
        for change in try Replica(store.storage).everything() {
            let before = try #require(original.known[change.id], "\(place)")
            let isOlder = change.fields.allSatisfy { field in
                before.fields.contains { $0.name == field.name && $0.stamp >= field.stamp }
            }
            #expect(isOlder, "\(place)")
        }
    }

    /// Rows that differ from what they were are named, whichever way they are looked up (B11).
    private func expectAllDamagedRowsNamed(
        _ findings: Findings, _ database: Database, _ original: Original, _ place: String
    ) throws {
        var named: Set<Int64> = []
        var putBack: Set<RecordID> = []
        for finding in findings.list {
            if case .damagedRecord(let row) = finding { named.insert(row.row) }
            if case .putBack(_, let id) = finding { putBack.insert(id) }
        }
        for (row, content) in try rows(database)
        where original.rows[row] != nil && original.rows[row] != content && !named.contains(row) {
            let words = content.split(separator: " ", omittingEmptySubsequences: false)
            let id = words.count > 1 ? words[1].lowercased() : ""
            let isOlder = putBack.contains { Hex.text($0.bytes) == id }
            // Row numbers are in no checksum: where pages or keys moved, SQLite's check says so.
            let hasMoved = original.rows.values.contains(content) && findings.count(.damage) > 0
            #expect(isOlder || hasMoved, "\(place): row \(row)")
        }
    }

    /// Reads as a store without row checksums would: whatever can be decoded counts.
    private func answersOtherwiseWithoutChecksums(_ path: String, _ original: Original) throws
        -> Bool
    {
        guard let database = try? Database(path: path, readOnly: true, create: false),
            let statement = try? database.prepare("SELECT kind, id, fields FROM record")
        else { return false }
        let kinds = KindNumbers()
        while (try? statement.step()) == true {
            guard let kind = kinds[statement.integer(0)],
                let id = RecordID(bytes: statement.bytes(1)),
                let record = StoredFields.decode(kind: kind.kind, id: id, statement.bytes(2))
            else { continue }
            if original.known[id] != Change(record) { return true }
        }
        return false
    }

    // MARK: WAL

    /// SQLite's own checksums end the WAL where a frame is damaged: the store is as it was before
    /// that commit. Nothing on this device tells that from a store that was never written further;
    /// only the server's parity does.
    @Test func aDamagedFrameOfTheWALLeavesACommittedState() throws {
        let folder = TemporaryFolder()
        let path = folder("haru.db")
        var states: [[Int64]] = []
        let files: [(String, [UInt8])]
        do {
            let store = try Store.open(path, options: Sample.options(Sample.withWAL))
            states.append(try store.storage.fingerprint())
            for step in Script.steps {
                try step(store.storage)
                states.append(try store.storage.fingerprint())
            }
            files = ["", "-wal"].map { ($0, File.read(path + $0)!) }
        }
        for seed in 0..<30 as Range<UInt64> {
            var chance = Chance(seed)
            let target = folder("damaged.db")
            for (end, bytes) in files {
                var bytes = bytes
                if end == "-wal" {
                    bytes[Int(chance.next() % UInt64(bytes.count))] ^= 1 << UInt8(chance.next() % 8)
                }
                File.write(bytes, to: target + end)
            }
            let store = try Store.open(target, options: Sample.options(Sample.withWAL))
            #expect(states.contains(try store.storage.fingerprint()), "seed \(seed)")
            #expect(store.setAside == nil)
            #expect(try Doctor.examine(store).count(.damage) == 0)
            for end in [""] + StoreFile.companions { unlink(target + end) }
        }
    }
}
