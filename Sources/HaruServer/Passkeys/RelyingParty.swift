import HaruCore

/// Where passkeys of this server are made and used: the host people know it by.
struct RelyingParty: Equatable, Sendable {
    /// A host name; an address of numbers has no passkeys.
    let id: String
    /// As browsers write it: `https://haru.example.org`.
    let origin: String

    /// - Parameter publicURL: `http://127.0.0.1…`, which every computer is to itself, means
    ///   `http://localhost…`.
    /// - Returns: `nil` when browsers make no passkeys there.
    init?(publicURL: String) {
        let parts = publicURL.lowercased().split(separator: "/", maxSplits: 2)
        guard parts.count >= 2 else { return nil }
        let (scheme, place) = (String(parts[0]), String(parts[1]))
        let shown = Hosts.name(in: place)
        let host = shown == "127.0.0.1" ? "localhost" : shown
        let isAddress =
            host.hasPrefix("[") || host.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2e }
        guard scheme == "https:" || host == "localhost", !isAddress else { return nil }
        let port = place.dropFirst(shown.count)
        let isUsual = port == (scheme == "https:" ? ":443" : ":80")
        id = host
        origin = scheme + "//" + host + (isUsual ? "" : port)
    }
}
