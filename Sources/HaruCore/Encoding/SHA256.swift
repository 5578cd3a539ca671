/// SHA-256 (FIPS 180-4). The browser's engine has no C library to lean on, so the one algorithm
/// that names fields, blobs and set members is written here. Every field of every record that is
/// exchanged passes through it, so it allocates nothing but what it returns.
///
/// A message that is too long to hold comes in parts: `update` with each, then `digest`.
public struct SHA256: Sendable {
    private var state = State()
    /// The end of what came so far, less than a block.
    private var rest: [UInt8] = []
    private var length: UInt64 = 0

    public init() {}

    public static func digest(_ message: [UInt8]) -> [UInt8] {
        message.withUnsafeBytes { whole($0) }.bytes
    }

    /// The first 16 bytes of the digest, as two big-endian words.
    public static func half(_ message: [UInt8]) -> (high: UInt64, low: UInt64) {
        let state = message.withUnsafeBytes { whole($0) }
        return (
            UInt64(state.a) << 32 | UInt64(state.b), UInt64(state.c) << 32 | UInt64(state.d)
        )
    }

    /// Adds the next part of the message.
    public mutating func update(_ part: UnsafeRawBufferPointer) {
        length += UInt64(part.count)
        var part = part
        if !rest.isEmpty {
            let missing = min(64 - rest.count, part.count)
            rest.append(contentsOf: part[..<missing])
            guard rest.count == 64 else { return }
            rest.withUnsafeBytes { state.take($0) }
            rest.removeAll(keepingCapacity: true)
            part = UnsafeRawBufferPointer(rebasing: part[missing...])
        }
        state.take(part)
        rest.append(contentsOf: part[(part.count & ~63)...])
    }

    /// The 32 bytes of all parts so far.
    public func digest() -> [UInt8] {
        var last = state
        rest.withUnsafeBytes { last.end(with: $0, length: length) }
        return last.bytes
    }

    private static func whole(_ message: UnsafeRawBufferPointer) -> State {
        var state = State()
        state.take(message)
        let rest = UnsafeRawBufferPointer(rebasing: message[(message.count & ~63)...])
        state.end(with: rest, length: UInt64(message.count))
        return state
    }

    /// The eight words between two blocks.
    private struct State: Sendable {
        var (a, b, c, d): (UInt32, UInt32, UInt32, UInt32) =
            (0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a)
        var (e, f, g, h): (UInt32, UInt32, UInt32, UInt32) =
            (0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)

        var bytes: [UInt8] {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(32)
            for word in [a, b, c, d, e, f, g, h] {
                withUnsafeBytes(of: word.bigEndian) { bytes.append(contentsOf: $0) }
            }
            return bytes
        }

        /// Takes all whole blocks of `message`.
        mutating func take(_ message: UnsafeRawBufferPointer) {
            SHA256.constants.withUnsafeBufferPointer { k in
                withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
                    var start = 0
                    while message.count - start >= 64 {
                        compress(message, start, w, k)
                        start += 64
                    }
                }
            }
        }

        /// Takes the last block or two: less than a block of message, a mark, and the length.
        mutating func end(with rest: UnsafeRawBufferPointer, length: UInt64) {
            let count = rest.count < 56 ? 64 : 128
            withUnsafeTemporaryAllocation(byteCount: count, alignment: 8) { blocks in
                blocks.copyMemory(from: rest)
                blocks[rest.count] = 0x80
                for i in rest.count + 1..<count - 8 { blocks[i] = 0 }
                blocks.storeBytes(
                    of: (length * 8).bigEndian, toByteOffset: count - 8, as: UInt64.self)
                take(UnsafeRawBufferPointer(blocks))
            }
        }

        private mutating func compress(
            _ message: UnsafeRawBufferPointer, _ start: Int,
            _ w: UnsafeMutableBufferPointer<UInt32>, _ k: UnsafeBufferPointer<UInt32>
        ) {
            for i in 0..<16 {
                w[i] = UInt32(
                    bigEndian: message.loadUnaligned(
                        fromByteOffset: start &+ i &* 4, as: UInt32.self))
            }
            for i in 16..<64 {
                let (x, y) = (w[i &- 15], w[i &- 2])
                let s0 = State.rotate(x, 7) ^ State.rotate(x, 18) ^ (x >> 3)
                let s1 = State.rotate(y, 17) ^ State.rotate(y, 19) ^ (y >> 10)
                w[i] = w[i &- 16] &+ s0 &+ w[i &- 7] &+ s1
            }
            // In variables of its own, which the compiler keeps in registers.
            var (a, b, c, d, e, f, g, h) = (a, b, c, d, e, f, g, h)
            for i in 0..<64 {
                let s1 = State.rotate(e, 6) ^ State.rotate(e, 11) ^ State.rotate(e, 25)
                let t1 = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ k[i] &+ w[i]
                let s0 = State.rotate(a, 2) ^ State.rotate(a, 13) ^ State.rotate(a, 22)
                let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
                (h, g, f, e) = (g, f, e, d &+ t1)
                (d, c, b, a) = (c, b, a, t1 &+ t2)
            }
            self.a &+= a
            self.b &+= b
            self.c &+= c
            self.d &+= d
            self.e &+= e
            self.f &+= f
            self.g &+= g
            self.h &+= h
        }

        @inline(__always) private static func rotate(_ x: UInt32, _ n: UInt32) -> UInt32 {
            x >> n | x << (32 &- n)
        }
    }

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
        0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
        0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
        0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
        0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
        0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
        0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
        0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
        0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
