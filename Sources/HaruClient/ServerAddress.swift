import HaruCommand

/// Where a server is, and the one-time code if a link brought one.
struct ServerAddress: Equatable, Sendable {
    /// Without a slash at its end.
    let base: String
    /// Of `…/join/CODE`.
    let code: String?

    /// Reads `https://host[:port][/path][/join/CODE]`; without a scheme it is `https`, on this
    /// computer `http`.
    ///
    /// - Throws: `.badAddress`; `.needsTLS` for another computer without encryption.
    init(_ text: String) throws(NetworkProblem) {
        var rest = text[...]
        var scheme: String?
        for known in ["https", "http"] where text.lowercased().hasPrefix(known + "://") {
            scheme = known
            rest = text.dropFirst(known.utf8.count + 3)
            break
        }
        let parts = rest.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        guard let authority = parts.first, ServerAddress.isAuthority(authority),
            text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7f })
        else { throw .badAddress(text) }
        let isHere = ServerAddress.isLoopback(authority)
        var path = parts.dropFirst()
        if path.count >= 2, path[path.endIndex - 2] == "join" {
            code = path.last
            path = path.dropLast(2)
        } else {
            code = nil
        }
        let written = scheme ?? (isHere ? "http" : "https")
        base = ([written + "://" + authority] + path).joined(separator: "/")
        if written == "http", !isHere { throw .needsTLS(address: base) }
    }

    private static func isAuthority(_ text: String) -> Bool {
        guard let first = text.first, text.last != ":" else { return false }
        return (first.isLetter || first.isNumber || first == "[")
            && text.utf8.allSatisfy { byte in
                (0x30...0x3a).contains(byte) || (0x41...0x5b).contains(byte)
                    || (0x61...0x7a).contains(byte) || byte == 0x5d || byte == 0x2d || byte == 0x2e
            }
    }

    private static func isLoopback(_ authority: String) -> Bool {
        let host =
            authority.hasPrefix("[")
            ? String(authority.prefix { $0 != "]" }.dropFirst())
            : String(authority.prefix { $0 != ":" })
        return host == "localhost" || host == "::1" || isLoopbackNumber(host)
    }

    /// `127.x.y.z`, and no name that only begins so.
    private static func isLoopbackNumber(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
