import CSodium
import HaruCore

/// Random values nobody can guess, and what is stored of them.
enum Secret {
    static func bytes(_ count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            randombytes_buf(buffer.baseAddress!, count)
            filled = count
        }
    }

    static func word() -> UInt64 {
        bytes(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    static func id() -> RecordID { RecordID.random((word(), word())) }

    /// 256 bits, as text that needs no escaping anywhere.
    static func token() -> String { "haru_" + Hex.text(bytes(32)) }

    /// A code that a person can type: Crockford's base 32, 5 bits a character.
    static func code(length: Int) -> String {
        String(decoding: bytes(length).map { alphabet[Int($0 & 31)] }, as: UTF8.self)
    }

    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    /// A typed code as it was meant: capitals, no hyphens, `O` for 0 and `I` or `L` for 1.
    static func readCode(_ text: String) -> String {
        var code: [UInt8] = []
        for byte in text.utf8 where byte != UInt8(ascii: "-") && byte != UInt8(ascii: " ") {
            let capital = (0x61...0x7a).contains(byte) ? byte - 32 : byte
            switch capital {
            case UInt8(ascii: "O"): code.append(UInt8(ascii: "0"))
            case UInt8(ascii: "I"), UInt8(ascii: "L"): code.append(UInt8(ascii: "1"))
            default: code.append(capital)
            }
        }
        return String(decoding: code, as: UTF8.self)
    }

    /// What is kept of a secret. Secrets of 100 bits and more need no slow hash.
    static func hash(_ secret: String) -> [UInt8] { SHA256.digest(Array(secret.utf8)) }
}
