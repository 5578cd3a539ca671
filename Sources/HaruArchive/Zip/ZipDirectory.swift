import HaruCore

/// Reads the directory of a zip file and refuses what is not safe to unpack (sync 12.1).
struct ZipDirectory {
    private let file: ZipFile
    private var start: UInt64 = 0
    private var size: UInt64 = 0
    private var count: UInt64 = 0
    /// Beyond it a directory is no longer held in memory; 200,000 names of blobs take a third.
    private static let allowedSize: UInt64 = 64 << 20

    static func read(_ file: ZipFile) throws(ZipError) -> [ZipEntry] {
        var directory = ZipDirectory(file: file)
        try directory.find()
        var entries = try directory.entries()
        try directory.checkNames(entries)
        try directory.place(&entries)
        return entries
    }

    private init(file: ZipFile) { self.file = file }

    // MARK: The end of the file

    private mutating func find() throws(ZipError) {
        let tailSize = Int(min(file.size, UInt64(ZipFormat.endSize + 0xffff)))
        let tail = try file.read(at: file.size - UInt64(tailSize), count: tailSize)
        guard let end = positionOfEnd(tail) else {
            guard file.size >= 4 else { throw .notAZip }
            let beginning = try file.read(at: 0, count: 4)
            throw beginning.read32(0) == ZipFormat.localHeader ? .truncated : .notAZip
        }
        var endOfDirectory = file.size - UInt64(tailSize - end)
        count = UInt64(tail.read16(end + 10))
        size = UInt64(tail.read32(end + 12))
        start = UInt64(tail.read32(end + 16))
        guard tail.read16(end + 4) == 0 || tail.read16(end + 4) == 0xffff else {
            throw .badDirectory
        }
        if count == 0xffff || size == 0xffff_ffff || start == 0xffff_ffff {
            endOfDirectory = try readEnd64(before: endOfDirectory) ?? endOfDirectory
        }
        guard count <= ZipEntry.allowedCount else { throw .tooManyEntries(count) }
        let (sum, overflows) = start.addingReportingOverflow(size)
        guard !overflows, sum == endOfDirectory, size <= ZipDirectory.allowedSize,
            count * UInt64(ZipFormat.directoryHeaderSize) <= size
        else { throw .badDirectory }
    }

    /// The last signature whose comment reaches exactly to the end of the file.
    private func positionOfEnd(_ tail: [UInt8]) -> Int? {
        var position = tail.count - ZipFormat.endSize
        while position >= 0 {
            if tail.read32(position) == ZipFormat.end,
                position + ZipFormat.endSize + Int(tail.read16(position + 20)) == tail.count
            {
                return position
            }
            position -= 1
        }
        return nil
    }

    /// - Returns: where the ZIP64 end begins; `nil` when the file has none and 65,535 is a number
    ///   like any other.
    private mutating func readEnd64(before end: UInt64) throws(ZipError) -> UInt64? {
        let locatorSize = UInt64(ZipFormat.end64LocatorSize)
        guard end >= locatorSize else { return nil }
        let locator = try file.read(at: end - locatorSize, count: ZipFormat.end64LocatorSize)
        guard locator.read32(0) == ZipFormat.end64Locator else { return nil }
        let offset = locator.read64(8)
        guard offset <= end - locatorSize, end - locatorSize - offset >= UInt64(ZipFormat.end64Size)
        else {
            throw .badDirectory
        }
        let end64 = try file.read(at: offset, count: ZipFormat.end64Size)
        guard end64.read32(0) == ZipFormat.end64 else { throw .badDirectory }
        count = end64.read64(32)
        size = end64.read64(40)
        start = end64.read64(48)
        return offset
    }

    // MARK: Entries

    private func entries() throws(ZipError) -> [ZipEntry] {
        let bytes = try file.read(at: start, count: Int(size))
        var entries: [ZipEntry] = []
        entries.reserveCapacity(Int(count))
        var position = 0
        for _ in 0..<count {
            guard position + ZipFormat.directoryHeaderSize <= bytes.count,
                bytes.read32(position) == ZipFormat.directoryHeader
            else { throw .badDirectory }
            let nameEnd =
                position + ZipFormat.directoryHeaderSize + Int(bytes.read16(position + 28))
            let extraEnd = nameEnd + Int(bytes.read16(position + 30))
            let next = extraEnd + Int(bytes.read16(position + 32))
            guard next <= bytes.count else { throw .badDirectory }
            entries.append(try entry(bytes, position, nameEnd: nameEnd, extraEnd: extraEnd))
            position = next
        }
        guard position == bytes.count else { throw .badDirectory }
        return entries
    }

    private func entry(
        _ bytes: [UInt8], _ at: Int, nameEnd: Int, extraEnd: Int
    ) throws(ZipError) -> ZipEntry {
        let name = String(
            decoding: bytes[(at + ZipFormat.directoryHeaderSize)..<nameEnd], as: UTF8.self)
        var numbers = [
            UInt64(bytes.read32(at + 24)), UInt64(bytes.read32(at + 20)),
            UInt64(bytes.read32(at + 42)),
        ]
        guard readExtra64(bytes, nameEnd..<extraEnd, into: &numbers) else { throw .badDirectory }
        let entry = ZipEntry(
            name: name, size: numbers[0], packedSize: numbers[1], method: bytes.read16(at + 10),
            checksum: bytes.read32(at + 16), header: numbers[2])
        guard ZipEntry.isSafe(name) else { throw .unsafeName(name) }
        guard bytes.read16(at + 8) & ZipFormat.encryptedFlag == 0 else { throw .encrypted(name) }
        // The type of file that Unix keeps above the permissions; none, a file or a folder.
        let type = bytes.read32(at + 38) >> 28
        guard type == 0 || type == 0o10 || type == 0o4 else { throw .notAFile(name) }
        guard
            entry.method == ZipFormat.deflated
                || entry.method == ZipFormat.stored && entry.size == entry.packedSize
        else { throw .unknownMethod(name) }
        guard entry.size <= 1_000_000 || entry.size / ZipEntry.allowedRatio <= entry.packedSize
        else {
            throw .tooDense(name)
        }
        return entry
    }

    /// Replaces those of size, packed size and offset that did not fit 32 bits.
    ///
    /// - Returns: whether all of them were there.
    private func readExtra64(
        _ bytes: [UInt8], _ range: Range<Int>, into numbers: inout [UInt64]
    ) -> Bool {
        var missing = numbers.indices.filter { numbers[$0] == 0xffff_ffff }
        var position = range.lowerBound
        while !missing.isEmpty, position + 4 <= range.upperBound {
            let end = position + 4 + Int(bytes.read16(position + 2))
            guard end <= range.upperBound else { return false }
            if bytes.read16(position) == ZipFormat.extra64 {
                var at = position + 4
                while let index = missing.first, at + 8 <= end {
                    numbers[index] = bytes.read64(at)
                    missing.removeFirst()
                    at += 8
                }
                return missing.isEmpty
            }
            position = end
        }
        return missing.isEmpty
    }

    private func checkNames(_ entries: [ZipEntry]) throws(ZipError) {
        // Sorted and not hashed: names are compared byte by byte.
        let names = entries.map { $0.name }.sorted { bytesPrecede($0, $1) }
        for (a, b) in zip(names, names.dropFirst()) where sameBytes(a, b) { throw .duplicate(a) }
    }

    // MARK: Places

    /// Finds where each entry's bytes begin. No two entries may share bytes, or a small file could
    /// unpack to any size while each entry looks harmless.
    private func place(_ entries: inout [ZipEntry]) throws(ZipError) {
        var end: UInt64 = 0
        for i in entries.indices.sorted(by: { entries[$0].header < entries[$1].header }) {
            let entry = entries[i]
            guard entry.header >= end else { throw .overlapping(entry.name) }
            guard entry.header < start else { throw .badDirectory }
            let header = try file.read(at: entry.header, count: ZipFormat.localHeaderSize)
            guard header.read32(0) == ZipFormat.localHeader else { throw .badDirectory }
            let nameSize = Int(header.read16(26))
            let name = try file.read(
                at: entry.header + UInt64(ZipFormat.localHeaderSize), count: nameSize)
            guard sameBytes(String(decoding: name, as: UTF8.self), entry.name) else {
                throw .badDirectory
            }
            let data =
                entry.header + UInt64(ZipFormat.localHeaderSize + nameSize)
                + UInt64(header.read16(28))
            guard data <= start, entry.packedSize <= start - data else {
                throw .overlapping(entry.name)
            }
            entries[i].data = data
            end = data + entry.packedSize
        }
    }
}
