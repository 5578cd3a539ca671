import CZlib

/// Packs one stream of bytes after the other, without zlib's own header.
final class Deflater {
    private let stream: UnsafeMutablePointer<z_stream>
    private let output = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

    /// - Parameter level: 1, the quickest, to 9.
    init(level: Int32 = 4) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let code = deflateInit2_(
            stream, level, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        precondition(code == Z_OK, "zlib gets no memory or is of another version.")
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
        output.deallocate()
    }

    /// Packs `bytes` and appends what comes of it.
    ///
    /// - Parameter isLast: whether the stream ends here; the next call begins a new one.
    func pack(_ bytes: UnsafeRawBufferPointer, isLast: Bool, into packed: inout [UInt8]) {
        // zlib never writes through its input.
        stream.pointee.next_in = UnsafeMutablePointer(
            mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
        stream.pointee.avail_in = UInt32(bytes.count)
        repeat {
            stream.pointee.next_out = output.bindMemory(to: UInt8.self).baseAddress
            stream.pointee.avail_out = UInt32(output.count)
            let code = deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
            precondition(code != Z_STREAM_ERROR)
            let count = output.count - Int(stream.pointee.avail_out)
            packed.append(contentsOf: UnsafeRawBufferPointer(rebasing: output[..<count]))
        } while stream.pointee.avail_out == 0
        if isLast { deflateReset(stream) }
    }
}
