/// SHA-256 (FIPS 180-4). The browser's engine has no C library to lean on, so the one algorithm
/// that names fields, blobs and set members is written here.
///
/// A message that is too long to hold comes in parts: `update` with each, then `digest`.
public struct SHA256: Sendable {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
        0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var w = [UInt32](repeating: 0, count: 64)
    /// The end of what came so far, less than a block.
    private var rest: [UInt8] = []
    private var length: UInt64 = 0

    public init() {}

    public static func digest(_ message: [UInt8]) -> [UInt8] {
        var hash = SHA256()
        message.withUnsafeBytes { hash.update($0) }
        return hash.digest()
    }

    /// Adds the next part of the message.
    public mutating func update(_ part: UnsafeRawBufferPointer) {
        length += UInt64(part.count)
        var position = 0
        if !rest.isEmpty {
            position = min(64 - rest.count, part.count)
            rest.append(contentsOf: part[..<position])
            guard rest.count == 64 else { return }
            let block = rest
            block.withUnsafeBytes { take($0) }
            rest.removeAll(keepingCapacity: true)
        }
        while part.count - position >= 64 {
            take(UnsafeRawBufferPointer(rebasing: part[position..<position + 64]))
            position += 64
        }
        rest.append(contentsOf: part[position...])
    }

    /// The 32 bytes of all parts so far.
    public func digest() -> [UInt8] {
        var last = self
        var padding: [UInt8] = [0x80]
        while (rest.count + padding.count) % 64 != 56 { padding.append(0) }
        let bits = length * 8
        for i in 0..<8 { padding.append(UInt8(truncatingIfNeeded: bits >> UInt64(56 - i * 8))) }
        padding.withUnsafeBytes { last.update($0) }
        return last.state.flatMap { word in
            (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - $0 * 8)) }
        }
    }

    private mutating func take(_ block: UnsafeRawBufferPointer) {
        for i in 0..<16 {
            w[i] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: i * 4, as: UInt32.self))
        }
        for i in 16..<64 {
            let s0 =
                SHA256.rotateRight(w[i - 15], 7) ^ SHA256.rotateRight(w[i - 15], 18)
                ^ (w[i - 15] >> 3)
            let s1 =
                SHA256.rotateRight(w[i - 2], 17) ^ SHA256.rotateRight(w[i - 2], 19)
                ^ (w[i - 2] >> 10)
            w[i] = w[i - 16] &+ s0 &+ w[i - 7] &+ s1
        }
        SHA256.compress(&state, w)
    }

    private static func compress(_ state: inout [UInt32], _ w: [UInt32]) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for i in 0..<64 {
            let s1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)
            let choice = (e & f) ^ (~e & g)
            let t1 = h &+ s1 &+ choice &+ constants[i] &+ w[i]
            let s0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let t2 = s0 &+ majority
            (h, g, f, e) = (g, f, e, d &+ t1)
            (d, c, b, a) = (c, b, a, t1 &+ t2)
        }
        for (i, value) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= value }
    }

    private static func rotateRight(_ x: UInt32, _ n: UInt32) -> UInt32 { x >> n | x << (32 - n) }

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
