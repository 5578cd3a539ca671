import Glibc
import HaruCore
import HaruHost
import HaruReplica
import HaruStore
import Testing

@testable import HaruArchive

@Suite struct DamagedArchiveTests {
    let scratch = Scratch()

    static func line(_ number: UInt64, _ value: String = "x", name: String = "name") -> [UInt8] {
        let stamp = Stamp(milliseconds: Account.noon.milliseconds, counter: 1, node: 7)
        let change = Change(
            kind: .tag, id: Account.id(number), fields: [.init(name, .string(value), stamp)])
        return Array(change.json.text.utf8)
    }

    static let long = String(repeating: "y", count: Change.fieldLimit)
    static let longest = String(repeating: "z", count: Change.recordLimit)

    static let broken: [(String, [UInt8], WireError)] = [
        ("no JSON", Array("{".utf8), .notAnObject),
        ("no line at all", [], .notAnObject),
        ("no UTF-8", [0x22, 0xff, 0x22], .notAnObject),
        ("no fields", Array(#"{"k":"tag","id":"x"}"#.utf8), .notAnObject),
        ("a kind that is no name", Array(#"{"k":"a b","id":"x","f":{}}"#.utf8), .badKind),
        ("an id that is none", Array(#"{"k":"tag","id":"x","f":{}}"#.utf8), .badID),
        ("a field name that is none", line(3, name: "a b"), .badFieldName),
        ("a field above its limit", line(3, long), .tooLarge),
        ("a record above its limit", line(3, longest), .tooLarge),
        ("nesting above its limit", Array(String(repeating: "[", count: 100).utf8), .notAnObject),
    ]

    @Test(arguments: broken) func aBrokenLineIsNamedAndTheOthersComeIn(
        _ c: (String, [UInt8], WireError)
    ) throws {
        let end: [UInt8] = [0x0a]
        try writeArchive(
            Self.line(1) + end + c.1 + end + Self.line(2), to: scratch("a.haru"))
        let account = Account(node: 1)
        let report = try account.restore(scratch("a.haru"))
        #expect(report.skipped == [.init(number: 2, reason: c.2)], "\(c.0)")
        #expect(report.counts.added == 2)
    }

    /// Also where the end of the line comes many parts later, so that memory stays as it is.
    @Test(arguments: [0, 1, 2_000_000])
    func aLineAboveTheLimitIsNotHeld(excess: Int) throws {
        let text = ZipWriterTests.noise(Change.recordLimit + excess).map { $0 == 0x0a ? 0x0b : $0 }
        let zip = ZipWriter(try NewFile(scratch("x.zip")), date: ZipWriterTests.wall)
        try zip.add("lines", text + [0x0a] + Array("next".utf8))
        try zip.finish()
        let reader = try ZipReader(path: scratch("x.zip"))
        var lines = ArchiveLines(reader.open(reader.entries[0]))
        #expect(try lines.next() == (excess == 0 ? .text(text) : .tooLong))
        #expect(try lines.next() == .text(Array("next".utf8)))
        #expect(try lines.next() == nil)
        #expect(lines.number == 2)
    }

    @Test func onlyTheFirstBrokenLinesAreNamed() throws {
        try writeArchive(Array(repeating: 0x0a, count: 1000), to: scratch("a.haru"))
        let report = try Account(node: 1).restore(scratch("a.haru"))
        #expect(report.skippedCount == 1000)
        #expect(report.skipped.map { $0.number } == Array(1...100))
    }

    static let manifests: [(String, String, ArchiveError)] = [
        ("no JSON", "{", .badManifest),
        ("no format", "{}", .badManifest),
        ("a later format", #"{"format":2}"#, .newerFormat(2)),
        ("no date", #"{"format":1,"checksums":{}}"#, .badManifest),
        ("no checksums", #"{"format":1,"created":"2026-08-24T09:00:00.000+00:00"}"#, .badManifest),
        (
            "no checksum of the records",
            #"{"format":1,"created":"2026-08-24T09:00:00.000+00:00","checksums":{}}"#, .badManifest
        ),
        (
            "a checksum that is none",
            #"{"format":1,"created":"2026-08-24T09:00:00Z","checksums":{"records.ndjson":"00"}}"#,
            .badManifest
        ),
    ]

    @Test(arguments: manifests) func anArchiveThatDoesNotSayWhatItIsIsRefused(
        _ c: (String, String, ArchiveError)
    ) throws {
        let zip = ZipWriter(try NewFile(scratch("a.haru")), date: ZipWriterTests.wall)
        try zip.add("records.ndjson", Self.line(1))
        try zip.add("manifest.json", Array(c.1.utf8))
        try zip.finish()
        #expect(throws: c.2, "\(c.0)") { _ = try ArchiveReader(path: scratch("a.haru")) }
    }

    @Test func anotherZipFileIsNoArchive() throws {
        try ZipWriterTests.write(scratch("x.zip"), largeFrom: 0xffff_ffff)
        #expect(throws: ArchiveError.missing("manifest.json")) {
            _ = try ArchiveReader(path: scratch("x.zip"))
        }
    }

    @Test func aManifestAboveItsLimitIsNotUnpacked() throws {
        let zip = ZipWriter(try NewFile(scratch("a.haru")), date: ZipWriterTests.wall)
        try zip.add("manifest.json", ZipWriterTests.noise(1_100_000))
        try zip.finish()
        #expect(throws: ArchiveError.tooLong("manifest.json")) {
            _ = try ArchiveReader(path: scratch("a.haru"))
        }
    }

    @Test func recordsOfAnotherManifestLeaveTheStoreAsItWas() throws {
        try writeArchive(
            Self.line(1), to: scratch("a.haru"), digest: [UInt8](repeating: 1, count: 32))
        let account = try Account.sample(node: 1)
        let before = try State(account)
        #expect(throws: ArchiveError.wrongDigest("records.ndjson")) {
            try account.restore(scratch("a.haru"))
        }
        #expect(try State(account) == before)
    }

    /// Damage that shows only after many records were merged.
    @Test func damageInTheMiddleLeavesTheStoreAsItWas() throws {
        let store = try Store.open(scratch("store/haru.db"))
        let replica = Replica(store.storage)
        _ = try replica.merge([try Change(text: Self.line(99_999, "before"))])
        let before = try replica.allChanges()
        let clock = try store.storage.clock()
        var lines: [UInt8] = []
        for i in 0..<20_000 {
            lines +=
                Self.line(UInt64(i), Hex.text(ZipWriterTests.noise(20, seed: UInt64(i)))) + [0x0a]
        }
        try writeArchive(lines, to: scratch("a.haru"))
        var bytes = try File.contents(of: scratch("a.haru"))
        // A flipped bit in packed data either makes no sense or unpacks to something else.
        bytes[bytes.count * 3 / 4] ^= 4
        let path = try scratch.write("a.haru", bytes)
        var error: ArchiveError?
        do throws(ArchiveError) {
            _ = try ArchiveReader(path: path).restore(into: replica, wall: Account.noon + 1)
        } catch let caught { error = caught }
        #expect(
            error == .zip(.damaged("records.ndjson"))
                || error == .zip(.wrongChecksum("records.ndjson")))
        #expect(try replica.allChanges() == before)
        #expect(try store.storage.clock() == clock)
    }

    @Test(arguments: 1..<16) func anArchiveThatWasCutOffIsRefused(sixteenth: Int) throws {
        try Account.sample(node: 1).backUp(to: scratch("a.haru"))
        let bytes = try File.contents(of: scratch("a.haru"))
        let path = try scratch.write("b.haru", Array(bytes[..<(bytes.count * sixteenth / 16)]))
        #expect(throws: ArchiveError.zip(.truncated)) { _ = try ArchiveReader(path: path) }
    }

    // MARK: Writing

    @Test func aFullDiskLeavesTheOldArchiveAndTheStore() throws {
        let account = try Account.sample(node: 1)
        try account.backUp(to: scratch("a.haru"))
        let bytes = try File.contents(of: scratch("a.haru"))
        let before = try State(account)
        do {
            let file = try NewFile(scratch("a.haru"))
            try fillDisk(under: scratch("a.haru"))
            #expect(throws: ArchiveError.file(FileError(path: scratch("a.haru"), code: ENOSPC))) {
                try Archive.write(account.replica, to: file, wall: Account.noon)
            }
        }
        #expect(try File.contents(of: scratch("a.haru")) == bytes)
        #expect(scratch.names == ["a.haru"])
        #expect(try State(account) == before)
        // The transaction is over: the next one begins.
        try account.rename(Account.reading, to: "다음", wall: Account.noon)
    }

    // MARK: Stores on SQLite

    @Test func aStoreBecomesTheSameStore() throws {
        let original = try Store.open(scratch("a/haru.db"))
        let sample = try Account.sample(node: 1)
        _ = try Replica(original.storage).merge(sample.replica.allChanges())
        _ = try Archive.write(
            Replica(original.storage), to: NewFile(scratch("a.haru")),
            wall: Account.noon + 3_600_000)
        let fresh = Replica(try Store.open(scratch("b/haru.db")).storage)
        let reader = try ArchiveReader(path: scratch("a.haru"))
        _ = try reader.restore(into: fresh, wall: Account.noon + 3_600_001)
        #expect(try fresh.allChanges() == Replica(original.storage).allChanges())
        let again = try reader.restore(into: fresh, wall: Account.noon + 3_600_002)
        #expect(again.counts.rows == 0)
        #expect(again.counts.unchanged == 13)
        #expect(try fresh.storage.running().count == 1)
    }
}
