import CZlib
import HaruArchive
import Testing

@Suite struct GzipWriterTests {
    @Test(arguments: [0, 1, 1000, 1 << 16, 300_000])
    func whatIsPackedComesOutAgain(_ count: Int) {
        var bytes: [UInt8] = []
        for i in 0..<count { bytes.append(UInt8(truncatingIfNeeded: i &* i >> 7)) }
        var packed = GzipWriter.pack(bytes)
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        #expect(inflateInit2_(&stream, MAX_WBITS + 16, ZLIB_VERSION, size) == Z_OK)
        defer { inflateEnd(&stream) }
        var output = [UInt8](repeating: 0, count: count + 1)
        let code = packed.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                return inflate(&stream, Z_FINISH)
            }
        }
        // The end is reported only when the checksum and the length are right.
        #expect(code == Z_STREAM_END)
        #expect(Array(output.dropLast(Int(stream.avail_out))) == bytes)
    }
}
