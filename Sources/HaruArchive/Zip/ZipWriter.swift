import CZlib
import HaruCore
import HaruHost

/// Writes a zip file from front to back: entries of any length, deflated, with names in UTF-8. What
/// does not fit 32 bits is written as ZIP64. The same entries and date give the same bytes.
///
/// ```swift
/// let zip = ZipWriter(try NewFile(path), date: wall)
/// try zip.add("actions.csv", bytes)
/// try zip.finish()
/// ```
public final class ZipWriter {
    private let file: NewFile
    private let date: (date: UInt16, time: UInt16)
    /// Sizes and places from this on are written in 64 bits.
    private let largeFrom: UInt64
    private let deflater = Deflater()
    private var written: [Entry] = []
    private var current: Entry?
    private var position: UInt64 = 0

    private struct Entry {
        var name: [UInt8]
        var offset: UInt64
        var size: UInt64 = 0
        var packedSize: UInt64 = 0
        var checksum: UInt32 = 0
    }

    /// - Parameter date: what all entries bear as the time of their last change.
    public convenience init(_ file: NewFile, date: WallClock) {
        self.init(file, date: date, largeFrom: 0xffff_ffff)
    }

    init(_ file: NewFile, date: WallClock, largeFrom: UInt64) {
        self.file = file
        self.date = ZipFormat.dosTime(date)
        self.largeFrom = largeFrom
    }

    /// Adds a whole entry.
    public func add(_ name: String, _ bytes: [UInt8]) throws(FileError) {
        try begin(name)
        try write(bytes)
        try end()
    }

    /// Begins an entry, which `end` ends.
    ///
    /// - Parameter name: 1…65,535 bytes, not used before.
    public func begin(_ name: String) throws(FileError) {
        precondition(current == nil, "An entry is open already.")
        let entry = Entry(name: Array(name.utf8), offset: position)
        precondition((1...0xffff).contains(entry.name.count))
        current = entry
        try append { bytes in
            bytes.append32(ZipFormat.localHeader)
            bytes.append16(ZipFormat.version)
            // Checksum and sizes are not known yet; they follow the data.
            appendCommon(entry, checksum: 0, packedSize: 0, size: 0, to: &bytes)
            bytes.append16(0)
            bytes.append(contentsOf: entry.name)
        }
    }

    /// Adds to the open entry.
    public func write(_ bytes: [UInt8]) throws(FileError) { try write(bytes, isLast: false) }

    private func write(_ bytes: [UInt8], isLast: Bool) throws(FileError) {
        precondition(current != nil, "No entry is open.")
        let before = position
        try append { packed in
            bytes.withUnsafeBytes { raw in
                current!.checksum = UInt32(
                    crc32_z(
                        UInt(current!.checksum), raw.bindMemory(to: UInt8.self).baseAddress,
                        raw.count))
                // zlib counts its input in 32 bits.
                var from = 0
                repeat {
                    let to = min(raw.count, from + 1 << 30)
                    deflater.pack(
                        UnsafeRawBufferPointer(rebasing: raw[from..<to]),
                        isLast: isLast && to == raw.count, into: &packed)
                    from = to
                } while from < raw.count
            }
        }
        current!.size += UInt64(bytes.count)
        current!.packedSize += position - before
    }

    /// Ends the open entry.
    public func end() throws(FileError) {
        try write([], isLast: true)
        let entry = current!
        current = nil
        written.append(entry)
        try append { bytes in
            bytes.append32(ZipFormat.descriptor)
            bytes.append32(entry.checksum)
            for size in [entry.packedSize, entry.size] {
                if isLarge(entry) { bytes.append64(size) } else { bytes.append32(UInt32(size)) }
            }
        }
    }

    /// Writes the directory and puts the file in its place.
    public func finish() throws(FileError) {
        precondition(current == nil, "An entry is still open.")
        let start = position
        for entry in written { try append { appendDirectoryHeader(entry, to: &$0) } }
        let size = position - start
        try append { appendEnd(directory: start, size: size, to: &$0) }
        try file.finish()
    }

    // MARK: Layout

    private func append(_ body: (inout [UInt8]) -> Void) throws(FileError) {
        var count = 0
        try file.append { bytes in
            count = -bytes.count
            body(&bytes)
            count += bytes.count
        }
        position += UInt64(count)
    }

    private func isLarge(_ entry: Entry) -> Bool {
        entry.size >= largeFrom || entry.packedSize >= largeFrom
    }

    /// What both headers of an entry have, from the flags to the length of the name.
    private func appendCommon(
        _ entry: Entry, checksum: UInt32, packedSize: UInt32, size: UInt32, to bytes: inout [UInt8]
    ) {
        bytes.append16(ZipFormat.writtenFlags)
        bytes.append16(ZipFormat.deflated)
        bytes.append16(date.time)
        bytes.append16(date.date)
        bytes.append32(checksum)
        bytes.append32(packedSize)
        bytes.append32(size)
        bytes.append16(UInt16(entry.name.count))
    }

    private func appendDirectoryHeader(_ entry: Entry, to bytes: inout [UInt8]) {
        let isFar = entry.offset >= largeFrom
        let isLarge = isLarge(entry)
        var extra: [UInt8] = []
        if isLarge || isFar {
            extra.append16(ZipFormat.extra64)
            extra.append16((isLarge ? 16 : 0) + (isFar ? 8 : 0))
            if isLarge {
                extra.append64(entry.size)
                extra.append64(entry.packedSize)
            }
            if isFar { extra.append64(entry.offset) }
        }
        bytes.append32(ZipFormat.directoryHeader)
        bytes.append16(ZipFormat.unix | ZipFormat.version64)
        bytes.append16(extra.isEmpty ? ZipFormat.version : ZipFormat.version64)
        appendCommon(
            entry, checksum: entry.checksum,
            packedSize: isLarge ? .max : UInt32(entry.packedSize),
            size: isLarge ? .max : UInt32(entry.size), to: &bytes)
        bytes.append16(UInt16(extra.count))
        // No comment, the first disk, no attributes but those of Unix: a file, rw-r--r--.
        bytes.append16(0)
        bytes.append16(0)
        bytes.append16(0)
        bytes.append32(0o100644 << 16)
        bytes.append32(isFar ? .max : UInt32(entry.offset))
        bytes.append(contentsOf: entry.name)
        bytes.append(contentsOf: extra)
    }

    private func appendEnd(directory: UInt64, size: UInt64, to bytes: inout [UInt8]) {
        let count = UInt64(written.count)
        let isLarge = count >= 0xffff || directory >= largeFrom || size >= largeFrom
        if isLarge {
            let end64 = directory + size
            bytes.append32(ZipFormat.end64)
            bytes.append64(UInt64(ZipFormat.end64Size - 12))
            bytes.append16(ZipFormat.unix | ZipFormat.version64)
            bytes.append16(ZipFormat.version64)
            bytes.append32(0)
            bytes.append32(0)
            for number in [count, count, size, directory] { bytes.append64(number) }
            bytes.append32(ZipFormat.end64Locator)
            bytes.append32(0)
            bytes.append64(end64)
            bytes.append32(1)
        }
        bytes.append32(ZipFormat.end)
        bytes.append16(0)
        bytes.append16(0)
        for _ in 0..<2 { bytes.append16(isLarge ? .max : UInt16(count)) }
        bytes.append32(isLarge ? .max : UInt32(size))
        bytes.append32(isLarge ? .max : UInt32(directory))
        bytes.append16(0)
    }
}
