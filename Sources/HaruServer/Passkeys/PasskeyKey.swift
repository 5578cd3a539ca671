import CCrypto
import CSodium

/// The public key of a passkey, of a kind that can be checked here.
enum PasskeyKey: Equatable, Sendable {
    /// ECDSA on P-256 with SHA-256: 65 bytes, an uncompressed point.
    case p256([UInt8])
    /// 32 bytes.
    case ed25519([UInt8])
    /// RSA with SHA-256, which is all that many computers with Windows have: the modulus, 2048,
    /// 3072 or 4096 bits, and the exponent, 3 bytes.
    case rsa([UInt8], exponent: [UInt8])

    /// The numbers by which authenticators call them, the one that every one knows first.
    static let algorithms: [Int64] = [-7, -8, -257]

    private static let moduli = [256, 384, 512]

    /// - Parameter cose: a COSE key (RFC 9052, 9053, 8230).
    init?(cose: CBOR) {
        func bytes(_ number: Int64, _ sizes: [Int]) -> [UInt8]? {
            cose[.int(number)]?.bytes.flatMap { sizes.contains($0.count) ? $0 : nil }
        }
        switch (cose[.int(1)]?.int, cose[.int(3)]?.int, cose[.int(-1)]?.int) {
        case (2, -7, 1):
            guard let x = bytes(-2, [32]), let y = bytes(-3, [32]) else { return nil }
            self = .p256([4] + x + y)
        case (1, -8, 6):
            guard let x = bytes(-2, [32]) else { return nil }
            self = .ed25519(x)
        case (3, -257, _):
            guard let n = bytes(-1, PasskeyKey.moduli), let e = bytes(-2, [3]) else { return nil }
            self = .rsa(n, exponent: e)
        default: return nil
        }
    }

    /// As it is kept: the length tells the kinds apart.
    init?(stored: [UInt8]) {
        switch stored.count {
        case 65: self = .p256(stored)
        case 32: self = .ed25519(stored)
        case let count where PasskeyKey.moduli.contains(count - 3):
            self = .rsa(Array(stored.dropLast(3)), exponent: Array(stored.suffix(3)))
        default: return nil
        }
    }

    var stored: [UInt8] {
        switch self {
        case .p256(let bytes), .ed25519(let bytes): bytes
        case .rsa(let modulus, let exponent): modulus + exponent
        }
    }

    func verifies(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        switch self {
        case .p256(let point):
            haru_p256_verify(point, message, message.count, signature, signature.count) == 1
        case .ed25519(let key):
            signature.count == 64
                && crypto_sign_verify_detached(signature, message, UInt64(message.count), key) == 0
        case .rsa(let modulus, let exponent):
            haru_rsa_verify(
                modulus, modulus.count, exponent, exponent.count, message, message.count, signature,
                signature.count) == 1
        }
    }
}
