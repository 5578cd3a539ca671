import Testing

@testable import HaruCore

/// Published vectors: FIPS 180-4 and RFC 3174 for the digests, the xxHash documents for XXH64.
@Suite struct DigestTests {
    static let million = String(repeating: "a", count: 1_000_000)
    static let two = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"

    @Test(arguments: [
        ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
        ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
        (two, "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
    ])
    func sha1IsThatOfItsVectors(message: String, digest: String) {
        #expect(Hex.text(SHA1.digest(Array(message.utf8))) == digest)
    }

    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (two, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    ])
    func sha256IsThatOfItsVectors(message: String, digest: String) {
        #expect(Hex.text(SHA256.digest(Array(message.utf8))) == digest)
    }

    @Test func partsGiveTheDigestOfTheWhole() {
        let message = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        for size in 1...130 {
            var hash = SHA256()
            for start in stride(from: 0, to: message.count, by: size) {
                let part = Array(message[start..<min(start + size, message.count)])
                part.withUnsafeBytes { hash.update($0) }
                // Asking in between changes nothing.
                #expect(hash.digest() == SHA256.digest(Array(message[..<(start + part.count)])))
            }
        }
    }

    @Test func everyPaddingLengthIsRight() {
        // 55, 56 and 64 bytes are where the length moves into a block of its own.
        let digests = [55, 56, 63, 64, 65].map { count in
            Hex.text(SHA256.digest([UInt8](repeating: UInt8(ascii: "a"), count: count))).prefix(8)
        }
        #expect(digests == ["9f4390f8", "b35439a4", "7d3e74a0", "ffe054fe", "635361c4"])
    }

    @Test(arguments: [
        ("", 0, 0xef46_db37_51d8_e999 as UInt64),
        ("a", 0, 0xd24e_c4f1_a98c_6e5b),
        ("abc", 0, 0x44bc_2cf5_ad77_0999),
        ("Nobody inspects the spammish repetition", 0, 0xfbce_a83c_8a37_8bf1),
        ("xxhash", 0, 0x32dd_3895_2c4b_c720),
        ("xxhash", 20_141_025, 0xb559_b98d_844e_0635),
    ])
    func xxh64IsThatOfItsVectors(message: String, seed: UInt64, hash: UInt64) {
        #expect(XXH64.hash(Array(message.utf8), seed: seed) == hash)
    }
}
