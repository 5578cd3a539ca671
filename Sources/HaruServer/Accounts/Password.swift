import CSodium
import HaruCore

/// Passwords and what is stored of them: Argon2id, 3 passes over 64 MiB, one lane (sync 2).
enum Password {
    static let passes: UInt64 = 3
    static let memory = 64 << 20

    /// - Throws: `.passwordTooShort`, `.tooLarge`, `.passwordTooCommon`.
    static func check(_ password: String, login: String) throws(APIError) {
        try checkLength(password)
        if password.unicodeScalars.count < 8 { throw APIError(.passwordTooShort) }
        let lower = password.lowercased()
        if lower == login || CommonPasswords.all.contains(lower) {
            throw APIError(.passwordTooCommon)
        }
    }

    /// - Throws: `.tooLarge` before anything is hashed.
    static func checkLength(_ password: String) throws(APIError) {
        guard password.utf8.count <= 4096, password.unicodeScalars.count <= 1024 else {
            throw APIError(.tooLarge)
        }
    }

    /// - Throws: `.busy` when there is no memory for it.
    static func hash(_ password: String) throws(APIError) -> String {
        let bytes = Array(password.utf8).map { CChar(bitPattern: $0) }
        var text = [CChar](repeating: 0, count: Int(crypto_pwhash_strbytes()))
        guard
            crypto_pwhash_str_alg(
                &text, bytes, UInt64(bytes.count), passes, memory,
                crypto_pwhash_alg_argon2id13()) == 0
        else { throw APIError(.busy, retryAfter: 5) }
        return text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }

    /// Takes as long for an account that does not exist, or has no password.
    static func matches(_ password: String, _ verifier: String?) -> Bool {
        let bytes = Array(password.utf8).map { CChar(bitPattern: $0) }
        let isRight =
            crypto_pwhash_str_verify(verifier ?? dummy, bytes, UInt64(bytes.count)) == 0
        return isRight && verifier != nil
    }

    /// Whether a verifier is weaker than what would be stored today.
    static func isWeak(_ verifier: String) -> Bool {
        crypto_pwhash_str_needs_rehash(verifier, passes, memory) != 0
    }

    /// The hash of something nobody knows.
    private static let dummy: String = {
        (try? hash(Secret.token())) ?? "$argon2id$v=19$m=65536,t=3,p=1$AAAAAAAAAAAAAAAAAAAAAA$"
            + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    }()
}
