import CCrypto
import CSodium

/// The public key of a passkey, of a kind that can be checked here.
enum PasskeyKey: Equatable, Sendable {
    /// ECDSA on P-256 with SHA-256: 65 bytes, an uncompressed point.
    case p256([UInt8])
    /// 32 bytes.
    case ed25519([UInt8])

    /// The numbers by which authenticators call them, the one that every one knows first.
    static let algorithms: [Int64] = [-7, -8]

    /// - Parameter cose: a COSE key (RFC 9052).
    init?(cose: CBOR) {
        func bytes(_ number: Int64) -> [UInt8]? {
            cose[.int(number)]?.bytes.flatMap { $0.count == 32 ? $0 : nil }
        }
        let (type, algorithm) = (cose[.int(1)]?.int, cose[.int(3)]?.int)
        let curve = cose[.int(-1)]?.int
        switch (type, algorithm, curve) {
        case (2, -7, 1):
            guard let x = bytes(-2), let y = bytes(-3) else { return nil }
            self = .p256([4] + x + y)
        case (1, -8, 6):
            guard let x = bytes(-2) else { return nil }
            self = .ed25519(x)
        default: return nil
        }
    }

    /// As it is kept: the length tells the kinds apart.
    init?(stored: [UInt8]) {
        switch stored.count {
        case 65: self = .p256(stored)
        case 32: self = .ed25519(stored)
        default: return nil
        }
    }

    var stored: [UInt8] {
        switch self {
        case .p256(let bytes), .ed25519(let bytes): bytes
        }
    }

    func verifies(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        switch self {
        case .p256(let point):
            return haru_p256_verify(
                point, message, message.count, signature, signature.count) == 1
        case .ed25519(let key):
            guard signature.count == 64 else { return false }
            return crypto_sign_verify_detached(
                signature, message, UInt64(message.count), key) == 0
        }
    }
}
