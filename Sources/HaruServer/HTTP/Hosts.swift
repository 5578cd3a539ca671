/// The names under which this server answers, against pages that point a name of theirs at it.
public struct Hosts: Sendable {
    private let names: [String]

    /// - Parameter names: those of the public address and of the listening one, without ports.
    public init(_ names: [String]) {
        self.names = ["localhost", "127.0.0.1", "[::1]"] + names.map { $0.lowercased() }
    }

    /// - Parameter header: `Host`, with or without a port.
    public func accepts(_ header: String?) -> Bool {
        guard let header else { return false }
        return names.contains(Hosts.name(in: header))
    }

    /// The host of `host:port`, in lower case; an IPv6 address keeps its brackets.
    public static func name(in text: String) -> String {
        let text = text.lowercased()
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            return String(text[...end])
        }
        return String(text.prefix { $0 != ":" })
    }
}

/// The proxies that may say who the client is.
public struct Proxies: Sendable {
    private let addresses: [String]

    public init(_ addresses: [String]) { self.addresses = addresses }

    /// - Returns: whether a list trusts everybody, which is refused at start (S-24).
    public static func trustsEverybody(_ address: String) -> Bool {
        address == "*" || address.hasSuffix("/0")
    }

    /// The peer, or the last address named by a listed proxy that is no listed proxy itself.
    func client(of request: Request) -> String {
        guard addresses.contains(request.peer), let named = request.header("x-forwarded-for") else {
            return request.peer
        }
        let chain = named.split(separator: ",").map { part in
            String(part.filter { $0 != " " })
        }
        let client = chain.last { !addresses.contains($0) } ?? request.peer
        // What is logged and counted is an address, whatever a proxy passed on.
        let isAddress =
            client.utf8.count <= 45
            && client.utf8.allSatisfy {
                (0x30...0x3a).contains($0) || (0x61...0x66).contains($0)
                    || (0x41...0x46).contains($0)
                    || $0 == 0x2e
            }
        return isAddress ? client : request.peer
    }
}
