/// XXH64, the checksum of stored rows: not against forgery, but cheap enough for every read.
/// Yann Collet, xxHash specification 0.1.1.
public enum XXH64 {
    private static let p1: UInt64 = 0x9e37_79b1_85eb_ca87
    private static let p2: UInt64 = 0xc2b2_ae3d_27d4_eb4f
    private static let p3: UInt64 = 0x1656_67b1_9e37_79f9
    private static let p4: UInt64 = 0x85eb_ca77_c2b2_ae63
    private static let p5: UInt64 = 0x27d4_eb2f_1656_67c5

    public static func hash(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
        bytes.withUnsafeBytes { hash($0, seed: seed) }
    }

    public static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
        var i = 0
        let count = bytes.count
        var h: UInt64
        if count >= 32 {
            var v1 = seed &+ p1 &+ p2
            var v2 = seed &+ p2
            var v3 = seed
            var v4 = seed &- p1
            while i &+ 32 <= count {
                v1 = round(v1, load64(bytes, i))
                v2 = round(v2, load64(bytes, i &+ 8))
                v3 = round(v3, load64(bytes, i &+ 16))
                v4 = round(v4, load64(bytes, i &+ 24))
                i &+= 32
            }
            h = rotate(v1, 1) &+ rotate(v2, 7) &+ rotate(v3, 12) &+ rotate(v4, 18)
            h = merge(h, v1)
            h = merge(h, v2)
            h = merge(h, v3)
            h = merge(h, v4)
        } else {
            h = seed &+ p5
        }
        h = h &+ UInt64(count)
        while i &+ 8 <= count {
            h ^= round(0, load64(bytes, i))
            h = rotate(h, 27) &* p1 &+ p4
            i &+= 8
        }
        if i &+ 4 <= count {
            h ^=
                UInt64(
                    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: i, as: UInt32.self)))
                &* p1
            h = rotate(h, 23) &* p2 &+ p3
            i &+= 4
        }
        while i < count {
            h ^= UInt64(bytes[i]) &* p5
            h = rotate(h, 11) &* p1
            i &+= 1
        }
        h ^= h >> 33
        h = h &* p2
        h ^= h >> 29
        h = h &* p3
        return h ^ h >> 32
    }

    @inline(__always) private static func load64(_ b: UnsafeRawBufferPointer, _ at: Int) -> UInt64 {
        UInt64(littleEndian: b.loadUnaligned(fromByteOffset: at, as: UInt64.self))
    }
    @inline(__always) private static func rotate(_ x: UInt64, _ n: UInt64) -> UInt64 {
        x << n | x >> (64 &- n)
    }
    @inline(__always) private static func round(_ acc: UInt64, _ lane: UInt64) -> UInt64 {
        rotate(acc &+ lane &* p2, 31) &* p1
    }
    @inline(__always) private static func merge(_ h: UInt64, _ v: UInt64) -> UInt64 {
        (h ^ round(0, v)) &* p1 &+ p4
    }
}
