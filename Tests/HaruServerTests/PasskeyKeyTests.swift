import HaruCore
import Testing

@testable import HaruServer

@Suite struct PasskeyKeyTests {
    /// A key, and a signature of the text "a message" by it, made by OpenSSL.
    struct Signed: CustomTestStringConvertible {
        let testDescription: String
        let key: PasskeyKey
        let signature: [UInt8]
    }

    private static func bytes(_ hex: String) -> [UInt8] { Hex.bytes(hex) ?? [] }

    static let signed = [
        Signed(
            testDescription: "ES256",
            key: .p256(
                bytes(
                    "0409de2580687f749fe633e0b91b547bfb43d191af668952d2d93bc135e3b73fc8"
                        + "914b71bad700529b133a7ba7c93beeccf7982fce11c8933108e2eec206392f7f")),
            signature: bytes(
                "3044022074bd235615a72edcc0f92d4c4a625c14229fd78c9080f6009bad6023b0090b33"
                    + "02203b287f6c4e56c65d252b02897b7a9f4c6619a87d244ee1115f2d4848274ca4ae")),
        Signed(
            testDescription: "RS256",
            key: .rsa(
                bytes(
                    "b33ab6edd73b2998ebd9ce080ae033366f73b7919669442b72d255ff809336cd02b0d457"
                        + "6cf448c3dabf3844465eb86acfc1dcc7eba2e6bd0aa28d42f9089224949f7b886ecf095a"
                        + "a6791c3c8b32ebce5f7f06f22283ba781751ee347cdeede0a33d37a22f13e6dea8ee8bfe"
                        + "62b2ad185e3ebda7f6342a673bff7ba6f90fade0626adbde1568bc546ddf8d27bcd61f23"
                        + "ad2935170e2927332ebbf43665e6f6ca41a1583d418023a3a73aa50c900c3eef28ceca55"
                        + "fbdc7eaa1be1eb71aa19d1865c5c9eb3030dcf3d5a790a2d9449273595f6280d6a536f72"
                        + "4f882fff9bcf532becbc7eb88f5536cda658a9bc71524407321ae2c1a25b8506ea915af6"
                        + "a4773827"),
                exponent: [1, 0, 1]),
            signature: bytes(
                "0e7cdbce0d449cd774898b8e5175a4e33eeb95a4341d0fefe54ba17353ad5e476f39eeab"
                    + "a8d4e60e67dea6a4e773ce3e3df1b159171327cf6b08e1344f22392626a26c8e6e2e7fb0"
                    + "996e3e2a0db69145eea15ec18108bd295b4cd5aebd6c4eb7b55b3e5cd53a6e77dc43db1a"
                    + "a3f3a0b9f8edd70126a8606511fd2829141f10f473387e4666bf3b0c6d21fdc9997051d8"
                    + "3d078d5606e2b35197c9ebc7514b5efc26f0025d2d23496cff34bb2e35097f1cd4865199"
                    + "caa59c4bddbe982f3ebc41c7262a9eab4e9437745fbc3818273c854bca55b15c4c2f21ee"
                    + "a3faf4e8721a003e30e02ffc44c887a65b72b0045515af20f21adcec82a6bd1537f762cd"
                    + "b59270c3")),
        Signed(
            testDescription: "Ed25519",
            key: .ed25519(
                bytes(
                    "51c5b033f7a05ae7eb18ab1dfc13606a93a64344762a2b42e19a848b7a3a1df9")),
            signature: bytes(
                "e2a0f74ba08ee1a05da24d13fc25d5c610bf2d2c0379eef1e0e2227b62c32fb2fcad77f5"
                    + "f1cd2451dbc978eb5b6bd8d44633f0ae01aca62332e332e9ff98590b")),
    ]

    @Test(arguments: signed) func aSignatureIsThatOfItsMessageAlone(_ signed: Signed) {
        let message = Array("a message".utf8)
        #expect(signed.key.verifies(signed.signature, of: message))
        #expect(!signed.key.verifies(signed.signature, of: Array("another message".utf8)))
        #expect(!signed.key.verifies([], of: message))
        #expect(!signed.key.verifies(Array(signed.signature.dropLast()), of: message))
        var changed = signed.signature
        changed[changed.count / 2] ^= 1
        #expect(!signed.key.verifies(changed, of: message))
        var stored = signed.key.stored
        stored[stored.count / 2] ^= 1
        #expect(PasskeyKey(stored: stored)?.verifies(signed.signature, of: message) == false)
    }

    @Test(arguments: signed) func aKeyIsReadAsItIsKept(_ signed: Signed) {
        #expect(PasskeyKey(stored: signed.key.stored) == signed.key)
        #expect(PasskeyKey(stored: signed.key.stored + [0]) == nil)
        #expect(PasskeyKey(stored: []) == nil)
    }

    @Test(arguments: signed) func aKeyIsReadFromCOSE(_ signed: Signed) throws {
        let cose: [UInt8] =
            switch signed.key {
            case .p256(let point):
                [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32] + point[1...32] + [0x22, 0x58, 32]
                    + point[33...]
            case .ed25519(let key): [0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 32] + key
            case .rsa(let modulus, let exponent):
                [0xa4, 1, 3, 3, 0x39, 1, 0, 0x20, 0x59, 1, 0] + modulus + [0x21, 0x43] + exponent
            }
        var rest = cose[...]
        let value = try #require(CBOR(&rest))
        #expect(PasskeyKey(cose: value) == signed.key)
    }

    @Test(
        arguments: [
            ("https://haru.example.org", "haru.example.org", "https://haru.example.org"),
            ("https://Haru.Example.org:443", "haru.example.org", "https://haru.example.org"),
            ("https://haru.example.org:8443", "haru.example.org", "https://haru.example.org:8443"),
            ("http://localhost:8420", "localhost", "http://localhost:8420"),
            ("http://127.0.0.1:8420", "localhost", "http://localhost:8420"),
            ("http://haru.example.org", nil, nil), ("https://192.0.2.7", nil, nil),
            ("https://[::1]:8420", nil, nil), ("https://", nil, nil),
        ] as [(String, String?, String?)])
    func passkeysBelongToAName(_ url: String, _ id: String?, _ origin: String?) {
        let party = RelyingParty(publicURL: url)
        #expect(party?.id == id)
        #expect(party?.origin == origin)
    }
}
