import CZlib

/// Unpacks one entry part by part, in constant memory.
public final class ZipEntryStream {
    private let entry: ZipEntry
    private let file: ZipFile
    private let inflater: Inflater?
    private let packed = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    private let output = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    /// What was read and is not unpacked yet.
    private var pending: Range<Int> = 0..<0
    private var read: UInt64 = 0
    private var given: UInt64 = 0
    private var checksum: UInt32 = 0

    init(_ entry: ZipEntry, of file: ZipFile) {
        self.entry = entry
        self.file = file
        inflater = entry.method == ZipFormat.deflated ? Inflater() : nil
    }

    deinit {
        packed.deallocate()
        output.deallocate()
    }

    /// The next bytes, valid until the next call; `nil` at the end, when length and checksum are
    /// found to be right.
    public func next() throws(ZipError) -> UnsafeRawBufferPointer? {
        while true {
            if pending.isEmpty, read < entry.packedSize { try fill() }
            let part = try unpack()
            guard part.isEmpty else {
                given += UInt64(part.count)
                // Never more than the directory promised, on which the limits were judged.
                guard given <= entry.size else { throw .damaged(entry.name) }
                checksum = UInt32(
                    crc32_z(UInt(checksum), part.bindMemory(to: UInt8.self).baseAddress, part.count)
                )
                return part
            }
            if pending.isEmpty, read == entry.packedSize { break }
        }
        guard given == entry.size, inflater?.isAtEnd ?? true else { throw .damaged(entry.name) }
        guard checksum == entry.checksum else { throw .wrongChecksum(entry.name) }
        return nil
    }

    private func fill() throws(ZipError) {
        let count = Int(min(UInt64(packed.count), entry.packedSize - read))
        let place = UnsafeMutableRawBufferPointer(rebasing: packed[..<count])
        if let failure = file.fill(place, from: entry.data + read) { throw failure }
        read += UInt64(count)
        pending = 0..<count
    }

    private func unpack() throws(ZipError) -> UnsafeRawBufferPointer {
        let input = UnsafeRawBufferPointer(rebasing: packed[pending])
        guard let inflater else {
            pending = 0..<0
            return input
        }
        guard !inflater.isAtEnd else {
            // Bytes behind the end of the packed stream belong to nothing.
            guard input.isEmpty else { throw .damaged(entry.name) }
            return input
        }
        guard let step = inflater.unpack(input, into: output),
            step.taken > 0 || step.given > 0 || input.isEmpty
        else { throw .damaged(entry.name) }
        pending = pending.lowerBound + step.taken..<pending.upperBound
        return UnsafeRawBufferPointer(rebasing: output[..<step.given])
    }
}
