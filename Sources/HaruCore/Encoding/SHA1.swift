/// SHA-1 (FIPS 180-4), for derived identities only; nothing here relies on its being hard to forge.
enum SHA1 {
    static func digest(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
        var w = [UInt32](repeating: 0, count: 80)
        let padded = paddedForDigest(message)
        var block = 0
        while block < padded.count {
            for i in 0..<16 { w[i] = bigEndian32(padded, block + i * 4) }
            for i in 16..<80 { w[i] = rotateLeft(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1) }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for i in 0..<80 {
                let mixed: UInt32
                let constant: UInt32
                switch i / 20 {
                case 0: (mixed, constant) = ((b & c) | (~b & d), 0x5a82_7999)
                case 1: (mixed, constant) = (b ^ c ^ d, 0x6ed9_eba1)
                case 2: (mixed, constant) = ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
                default: (mixed, constant) = (b ^ c ^ d, 0xca62_c1d6)
                }
                let next = rotateLeft(a, 5) &+ mixed &+ e &+ constant &+ w[i]
                (e, d, c, b, a) = (d, c, rotateLeft(b, 30), a, next)
            }
            state[0] &+= a
            state[1] &+= b
            state[2] &+= c
            state[3] &+= d
            state[4] &+= e
            block += 64
        }
        return state.flatMap { word in
            (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - $0 * 8)) }
        }
    }
}

/// The message with the padding that SHA-1 and SHA-256 share.
func paddedForDigest(_ message: [UInt8]) -> [UInt8] {
    var padded = message
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) * 8
    for i in 0..<8 { padded.append(UInt8(truncatingIfNeeded: bits >> UInt64(56 - i * 8))) }
    return padded
}

func bigEndian32(_ bytes: [UInt8], _ at: Int) -> UInt32 {
    UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
        | UInt32(bytes[at + 3])
}

func rotateLeft(_ x: UInt32, _ n: UInt32) -> UInt32 { x << n | x >> (32 - n) }
