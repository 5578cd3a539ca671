import CZlib

/// Unpacks one stream of bytes that has no header of zlib's.
final class Inflater {
    private let stream: UnsafeMutablePointer<z_stream>
    private(set) var isAtEnd = false

    init() {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let code = inflateInit2_(
            stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        precondition(code == Z_OK, "zlib gets no memory or is of another version.")
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Unpacks as much of `packed` as `output` has room for.
    ///
    /// - Returns: how many bytes were taken and given; `nil` when the bytes make no sense.
    func unpack(
        _ packed: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) -> (taken: Int, given: Int)? {
        // zlib never writes through its input.
        stream.pointee.next_in = UnsafeMutablePointer(
            mutating: packed.bindMemory(to: UInt8.self).baseAddress)
        stream.pointee.avail_in = UInt32(packed.count)
        stream.pointee.next_out = output.bindMemory(to: UInt8.self).baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        let code = inflate(stream, Z_NO_FLUSH)
        guard code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR else { return nil }
        isAtEnd = code == Z_STREAM_END
        return (
            packed.count - Int(stream.pointee.avail_in),
            output.count - Int(stream.pointee.avail_out)
        )
    }
}
