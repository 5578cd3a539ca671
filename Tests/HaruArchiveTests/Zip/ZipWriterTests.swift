import Glibc
import HaruCore
import HaruHost
import Testing

@testable import HaruArchive

@Suite struct ZipWriterTests {
    static let wall = WallClock(Account.noon, offset: 9 * 3600)

    /// Bytes that do not pack.
    static func noise(_ count: Int, seed: UInt64 = 42) -> [UInt8] {
        var state = seed
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
    }

    static let entries: [(name: String, bytes: [UInt8])] = [
        ("actions.csv", Array("\u{feff}이름,종류\r\n독서,time\r\n".utf8)),
        ("폴더/빈 파일.txt", []),
        ("long.txt", Array(repeating: UInt8(ascii: "a"), count: 900_000)),
        ("noise.bin", noise(300_000)),
    ]

    static func write(_ path: String, largeFrom: UInt64) throws {
        let zip = ZipWriter(try NewFile(path), date: wall, largeFrom: largeFrom)
        for entry in entries {
            // In parts, as an export writes its lines.
            try zip.begin(entry.name)
            for start in stride(from: 0, to: entry.bytes.count, by: 70_001) {
                try zip.write(Array(entry.bytes[start..<min(entry.bytes.count, start + 70_001)]))
            }
            try zip.end()
        }
        try zip.finish()
    }

    /// With the second everything is written in 64 bits, as if the file were larger than 4 GiB.
    static let limits: [UInt64] = [0xffff_ffff, 1]

    @Test(arguments: limits) func otherProgramsReadWhatIsWritten(largeFrom: UInt64) throws {
        let scratch = Scratch()
        try Self.write(scratch("x.zip"), largeFrom: largeFrom)
        let test = shell("unzip -tqq '\(scratch("x.zip"))' 2>&1")
        #expect(test.status == 0, "\(test.output)")
        let listed = try scratch.python(
            """
            import sys, zipfile, hashlib
            z = zipfile.ZipFile(sys.argv[1])
            assert z.testzip() is None
            for i in z.infolist():
                print(i.filename, *i.date_time, oct(i.external_attr >> 16), hashlib.sha256(z.read(i)).hexdigest())
            """, "x.zip")
        let expected = Self.entries.map {
            "\($0.name) 2026 8 24 18 0 0 0o100644 \(Hex.text(SHA256.digest($0.bytes)))\n"
        }
        #expect(listed == expected.joined())
    }

    @Test(arguments: limits) func whatIsWrittenIsReadBack(largeFrom: UInt64) throws {
        let scratch = Scratch()
        try Self.write(scratch("x.zip"), largeFrom: largeFrom)
        let reader = try ZipReader(path: scratch("x.zip"))
        #expect(reader.entries.map { $0.name } == Self.entries.map { $0.name })
        for (entry, written) in zip(reader.entries, Self.entries) {
            #expect(try reader.contents(of: entry) == written.bytes)
        }
    }

    @Test func theSameEntriesGiveTheSameBytes() throws {
        let scratch = Scratch()
        for name in ["a", "b"] { try Self.write(scratch(name), largeFrom: 0xffff_ffff) }
        #expect(try File.contents(of: scratch("a")) == File.contents(of: scratch("b")))
    }

    @Test func moreEntriesThanSixteenBitsCountAreWritten() throws {
        let scratch = Scratch()
        let zip = ZipWriter(try NewFile(scratch("x.zip")), date: Self.wall)
        for i in 0..<70_000 { try zip.add("\(i)", []) }
        try zip.finish()
        #expect(try ZipReader(path: scratch("x.zip")).entries.count == 70_000)
        let count = try scratch.python(
            "import sys, zipfile; print(len(zipfile.ZipFile(sys.argv[1]).namelist()))", "x.zip")
        #expect(count == "70000\n")
    }

    @Test func anEmptyFileIsAZipToo() throws {
        let scratch = Scratch()
        try ZipWriter(try NewFile(scratch("x.zip")), date: Self.wall).finish()
        #expect(try ZipReader(path: scratch("x.zip")).entries.isEmpty)
    }

    static let dates: [(Int64, [UInt16])] = [
        (Account.noon.milliseconds, [46 << 9 | 8 << 5 | 24, 9 << 11]),
        (0, [1 << 5 | 1, 0]),
        (7_000_000_000_000, [127 << 9 | 12 << 5 | 31, 23 << 11 | 59 << 5 | 29]),
    ]

    @Test(arguments: dates) func datesOutsideTheFormatAreTheNearestInIt(_ c: (Int64, [UInt16])) {
        let written = ZipFormat.dosTime(WallClock(Instant(milliseconds: c.0), offset: 0))
        #expect([written.date, written.time] == c.1)
    }

    @Test func aFullDiskLeavesWhatWasThere() throws {
        let scratch = Scratch()
        _ = try scratch.write("x.zip", [1, 2, 3])
        do {
            let file = try NewFile(scratch("x.zip"))
            try fillDisk(under: scratch("x.zip"))
            let zip = ZipWriter(file, date: Self.wall)
            #expect(throws: FileError(path: scratch("x.zip"), code: ENOSPC)) {
                try zip.add("noise", Self.noise(1_000_000))
            }
        }
        #expect(try File.contents(of: scratch("x.zip")) == [1, 2, 3])
        #expect(scratch.names == ["x.zip"])
    }
}

/// Makes the open new file that is to replace `path` behave as on a full disk.
func fillDisk(under path: String) throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    for descriptor in 3..<Int32(1024) {
        guard let target = linkTarget("/proc/self/fd/\(descriptor)"),
            target.hasPrefix(path + ".new")
        else { continue }
        #expect(dup2(full, descriptor) == descriptor)
        return
    }
    Issue.record("No new file is open for \(path).")
}

private func linkTarget(_ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { raw in
        readlink(path, raw.bindMemory(to: CChar.self).baseAddress!, raw.count)
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
}
