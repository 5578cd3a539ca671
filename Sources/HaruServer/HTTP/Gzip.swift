import CZlib
import HaruCore

/// Bodies in gzip, both ways, never beyond a limit.
enum Gzip {
    enum Inflated: Equatable {
        case bytes([UInt8])
        case tooLarge, malformed
    }

    static func inflate(_ packed: [UInt8], limit: Int) -> Inflated {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        guard inflateInit2_(&stream, MAX_WBITS + 16, ZLIB_VERSION, size) == Z_OK else {
            return .malformed
        }
        defer { inflateEnd(&stream) }
        var packed = packed
        return packed.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            var output: [UInt8] = []
            let piece = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 64 << 10)
            defer { piece.deallocate() }
            while true {
                stream.next_out = piece.baseAddress
                stream.avail_out = UInt32(piece.count)
                let code = CZlib.inflate(&stream, Z_NO_FLUSH)
                guard code == Z_OK || code == Z_STREAM_END else { return .malformed }
                let given = piece.count - Int(stream.avail_out)
                guard output.count + given <= limit else { return .tooLarge }
                output.append(contentsOf: piece[..<given])
                if code == Z_STREAM_END { return .bytes(output) }
                if given == 0, stream.avail_in == 0 { return .malformed }
            }
        }
    }

    /// Above so many bytes a higher level takes longer than it saves on the way.
    private static let long = 64 << 10

    static func deflate(_ plain: [UInt8]) -> [UInt8]? {
        let level: Int32 = plain.count > long ? 1 : 5
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        guard
            deflateInit2_(
                &stream, level, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                size) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var plain = plain
        let bound = Int(deflateBound(&stream, UInt(plain.count)))
        return plain.withUnsafeMutableBufferPointer { input in
            [UInt8](unsafeUninitializedCapacity: bound) { output, count in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(bound)
                let code = CZlib.deflate(&stream, Z_FINISH)
                count = code == Z_STREAM_END ? bound - Int(stream.avail_out) : 0
            }
        }
    }

    /// Compresses what is worth it, when the client can read it.
    static func compress(_ response: inout Response, for request: Request) {
        guard case .bytes(let bytes) = response.body, bytes.count >= 1024,
            response["Content-Encoding"] == nil,
            let type = response["Content-Type"], isText(type)
        else { return }
        let vary = response["Vary"] ?? ""
        if !vary.hasSuffix("Accept-Encoding") {
            response["Vary"] = vary.isEmpty ? "Accept-Encoding" : vary + ", Accept-Encoding"
        }
        guard accepts("gzip", request), let packed = deflate(bytes), packed.count < bytes.count
        else { return }
        response.body = .bytes(packed)
        response["Content-Encoding"] = "gzip"
    }

    /// Whether a client reads an encoding; `q=0` means it does not.
    static func accepts(_ encoding: String, _ request: Request) -> Bool {
        let offers = request.header("accept-encoding") ?? ""
        return offers.split(separator: ",").contains { offer in
            let parts = offer.split(separator: ";").map { TextRules.trimmed(String($0)) }
            return parts.first == encoding && !parts.dropFirst().contains { $0 == "q=0" }
        }
    }

    private static func isText(_ type: String) -> Bool {
        type.hasPrefix("text/") || type.hasPrefix("application/json")
            || type.hasPrefix("application/manifest+json") || type == "application/wasm"
            || type == "image/svg+xml"
    }
}
