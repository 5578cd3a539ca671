import HaruCore
import HaruHost
import Testing

@testable import HaruArchive

@Suite struct ZipReaderTests {
    @Test func whatPythonWritesIsRead() throws {
        let scratch = Scratch()
        let output = try scratch.python(
            """
            import sys, zipfile, os
            z = zipfile.ZipFile(sys.argv[1], 'w')
            z.comment = b'PK\\x05\\x06 is no end here'
            z.writestr('stored.txt', b'x' * 70000, zipfile.ZIP_STORED)
            z.writestr('독서.csv', 'a,b\\n' * 1000, zipfile.ZIP_DEFLATED)
            z.writestr('folder/', b'')
            with z.open(zipfile.ZipInfo('folder/large.bin'), 'w', force_zip64=True) as f:
                f.write(b'0123456789' * 20000)
            z.close()
            """, "x.zip")
        #expect(output == "")
        let reader = try ZipReader(path: scratch("x.zip"))
        let expected: [(String, [UInt8])] = [
            ("stored.txt", [UInt8](repeating: UInt8(ascii: "x"), count: 70_000)),
            ("독서.csv", Array(String(repeating: "a,b\n", count: 1000).utf8)),
            ("folder/", []),
            ("folder/large.bin", Array(String(repeating: "0123456789", count: 20_000).utf8)),
        ]
        #expect(reader.entries.map { $0.name } == expected.map { $0.0 })
        for (name, bytes) in expected {
            let entry = try #require(reader.entry(name))
            #expect(try reader.contents(of: entry) == bytes, "\(name)")
        }
        #expect(reader.entry("nothing") == nil)
    }

    struct Refusal: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// Python that makes `z`, a zip file open for writing at `path`, or changes `data` later.
        let write: String
        var change = "pass"
        let error: ZipError
    }

    static let symlink = """
        i = zipfile.ZipInfo('link'); i.create_system = 3; i.external_attr = 0o120777 << 16
        z.writestr(i, '/etc/passwd')
        """
    static let device = symlink.replacingFirst("0o120777", "0o020666").replacingFirst(
        "'link'", "'tty'")

    static let refusals = [
        Refusal(
            testDescription: "a way up", write: "z.writestr('../x', b'')",
            error: .unsafeName("../x")),
        Refusal(
            testDescription: "a way up inside", write: "z.writestr('a/../../x', b'')",
            error: .unsafeName("a/../../x")),
        Refusal(
            testDescription: "a way up on Windows", write: "z.writestr('a\\\\..\\\\x', b'')",
            error: .unsafeName("a\\..\\x")),
        Refusal(
            testDescription: "an absolute path", write: "z.writestr('/x', b'')",
            error: .unsafeName("/x")),
        Refusal(
            testDescription: "a drive", write: "z.writestr('C:x', b'')", error: .unsafeName("C:x")),
        Refusal(testDescription: "a symbolic link", write: symlink, error: .notAFile("link")),
        Refusal(testDescription: "a device", write: device, error: .notAFile("tty")),
        Refusal(
            testDescription: "one name twice",
            write: "z.writestr('x', b'1'); z.writestr('x', b'2')",
            error: .duplicate("x")),
        Refusal(
            testDescription: "a bomb",
            write: "z.writestr('zeros', bytes(3_000_000), zipfile.ZIP_DEFLATED)",
            error: .tooDense("zeros")),
        Refusal(
            testDescription: "two entries in one place",
            write: """
                z.writestr('a', bytes(500)); z.writestr('b', bytes(500))
                z.infolist()[1].header_offset = z.infolist()[0].header_offset + 1
                """, error: .overlapping("b")),
        Refusal(
            testDescription: "an entry that reaches into the next one",
            write: """
                z.writestr('a', bytes(500)); z.writestr('b', bytes(500))
                z.infolist()[0].compress_size = z.infolist()[0].file_size = 540
                """, error: .overlapping("b")),
        Refusal(
            testDescription: "an entry that reaches into the directory",
            write:
                "z.writestr('a', bytes(500)); i = z.infolist()[0]; i.compress_size = i.file_size = 501",
            error: .overlapping("a")),
        Refusal(
            testDescription: "a million entries", write: "z.writestr('a', b'')",
            change: "data[-12:-10] = b'\\xff\\xff'; data[-22:-22] = end64(1_000_000)",
            error: .tooManyEntries(1_000_000)),
        Refusal(
            testDescription: "more entries than there are", write: "z.writestr('a', b'')",
            change: "data[-12:-10] = b'\\x02\\x00'", error: .badDirectory),
        Refusal(
            testDescription: "an encrypted entry",
            write: "z.writestr('a', b''); z.infolist()[0].flag_bits = 1",
            error: .encrypted("a")),
        Refusal(
            testDescription: "another method", write: "z.writestr('a', b'aaa', zipfile.ZIP_BZIP2)",
            error: .unknownMethod("a")),
        Refusal(
            testDescription: "another name in the directory",
            write: "z.writestr('a', b''); z.infolist()[0].filename = 'b'", error: .badDirectory),
        Refusal(
            testDescription: "a file that was cut off", write: "z.writestr('a', bytes(500))",
            change: "del data[-40:]", error: .truncated),
        Refusal(
            testDescription: "bytes behind the end", write: "z.writestr('a', bytes(500))",
            change: "data += b'more'", error: .truncated),
        Refusal(
            testDescription: "bytes before the beginning", write: "z.writestr('a', bytes(500))",
            change: "data[:0] = b'more'", error: .badDirectory),
        Refusal(
            testDescription: "another file", write: "pass", change: "data[:] = b'%PDF-1.7'",
            error: .notAZip),
        Refusal(
            testDescription: "an empty file", write: "pass", change: "data[:] = b''",
            error: .notAZip),
    ]

    @Test(arguments: refusals) func whatIsNotSafeIsRefusedBeforeUnpacking(_ c: Refusal) throws {
        let scratch = Scratch()
        try make(c, in: scratch)
        #expect(throws: c.error) { _ = try ZipReader(path: scratch("x.zip")) }
    }

    static let faults = [
        Refusal(
            testDescription: "a wrong checksum",
            write: "z.writestr('a', bytes(500)); z.infolist()[0].CRC ^= 1",
            error: .wrongChecksum("a")),
        Refusal(
            testDescription: "a flipped bit", write: "z.writestr('a', bytes(500))",
            change: "data[100] ^= 1", error: .wrongChecksum("a")),
        Refusal(
            testDescription: "packed bytes that make no sense",
            write: "z.writestr('a', os.urandom(500), zipfile.ZIP_DEFLATED)",
            change: "data[31:41] = b'\\xff' * 10", error: .damaged("a")),
        Refusal(
            testDescription: "more bytes than promised",
            write:
                "z.writestr('a', bytes(2000), zipfile.ZIP_DEFLATED); z.infolist()[0].file_size = 100",
            error: .damaged("a")),
        Refusal(
            testDescription: "fewer bytes than promised",
            write:
                "z.writestr('a', bytes(2000), zipfile.ZIP_DEFLATED); z.infolist()[0].file_size = 2001",
            error: .damaged("a")),
        Refusal(
            testDescription: "a packed stream that stops in the middle",
            write: """
                z.writestr('a', os.urandom(500), zipfile.ZIP_DEFLATED)
                z.infolist()[0].compress_size -= 10
                """, error: .damaged("a")),
    ]

    @Test(arguments: faults) func aDamagedEntryIsNotGivenOut(_ c: Refusal) throws {
        let scratch = Scratch()
        try make(c, in: scratch)
        let reader = try ZipReader(path: scratch("x.zip"))
        let entry = try #require(reader.entry("a"))
        #expect(throws: c.error) { _ = try reader.contents(of: entry) }
    }

    /// The limits are judged by what the directory promises, so it is held to that.
    @Test func noMoreIsUnpackedThanWasPromised() throws {
        let scratch = Scratch()
        let lie = Refusal(
            testDescription: "a lie",
            write: """
                z.writestr('a', bytes(5_000_000), zipfile.ZIP_DEFLATED)
                z.infolist()[0].file_size = 300_000
                """, error: .damaged("a"))
        try make(lie, in: scratch)
        let reader = try ZipReader(path: scratch("x.zip"))
        let stream = reader.open(reader.entries[0])
        var given = 0
        #expect(throws: lie.error) {
            while let part = try stream.next() { given += part.count }
        }
        #expect(given <= 300_000)
    }

    @Test func aDenseFileBelowOneMegabyteIsFine() throws {
        let scratch = Scratch()
        let zip = ZipWriter(try NewFile(scratch("x.zip")), date: ZipWriterTests.wall)
        try zip.add("zeros", [UInt8](repeating: 0, count: 1_000_000))
        try zip.finish()
        let reader = try ZipReader(path: scratch("x.zip"))
        #expect(try reader.contents(of: reader.entries[0]).count == 1_000_000)
    }

    @Test(arguments: ZipWriterTests.limits)
    func anyFlippedBitIsNoticedOrHarmless(largeFrom: UInt64) throws {
        let scratch = Scratch()
        let zip = ZipWriter(
            try NewFile(scratch("x.zip")), date: ZipWriterTests.wall, largeFrom: largeFrom)
        let written: [[UInt8]] = [[], Array("독서,time\n".utf8), ZipWriterTests.noise(100)]
        for (i, bytes) in written.enumerated() { try zip.add("entry \(i)", bytes) }
        try zip.finish()
        let sound = try File.contents(of: scratch("x.zip"))
        var noticed = 0
        for bit in 0..<sound.count * 8 {
            var bytes = sound
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
            let path = try scratch.write("y.zip", bytes)
            do throws(ZipError) {
                let reader = try ZipReader(path: path)
                for entry in reader.entries {
                    #expect(try written.contains(reader.contents(of: entry)), "bit \(bit)")
                }
            } catch { noticed += 1 }
        }
        // What is left are dates, versions, attributes and sizes that are said twice.
        #expect(noticed > sound.count * 8 / 2)
    }

    private func make(_ c: Refusal, in scratch: Scratch) throws {
        let output = try scratch.python(
            """
            import sys, zipfile, os, struct, warnings
            warnings.simplefilter('ignore')
            path = sys.argv[1]
            def end64(count):
                where = len(data) - 22
                return (struct.pack('<IQHHIIQQQQ', 0x06064b50, 44, 45, 45, 0, 0, count, count, 47, 31)
                    + struct.pack('<IIQI', 0x07064b50, 0, where, 1))
            with zipfile.ZipFile(path, 'w') as z:
            \(c.write.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
                z._didModify = True
            data = bytearray(open(path, 'rb').read())
            \(c.change)
            open(path, 'wb').write(data)
            """, "x.zip")
        #expect(output == "")
    }
}

extension String {
    /// The text with the first `old` replaced.
    fileprivate func replacingFirst(_ old: String, _ new: String) -> String {
        let bytes = Array(utf8)
        let pattern = Array(old.utf8)
        for start in 0...(bytes.count - pattern.count)
        where bytes[start..<start + pattern.count].elementsEqual(pattern) {
            let changed = bytes[..<start] + Array(new.utf8) + bytes[(start + pattern.count)...]
            return String(decoding: changed, as: UTF8.self)
        }
        return self
    }
}
