import Glibc
import HaruHost
import HaruStrings

/// What stands behind `haru-server`.
struct Arguments: Equatable, Sendable {
    enum Verb: String, Sendable { case serve, link, invite, backup, restore, help }

    var verb = Verb.serve
    var configuration: Configuration
    var login: String?
    /// Of a backup that is made or put back.
    var folder: String?

    /// - Throws: the argument that is not understood, or must not be.
    init(_ words: [String], variables: (String) -> String?) throws(ArgumentProblem) {
        configuration = Configuration(data: Arguments.dataFolder(variables))
        configuration.web = Arguments.webBesideExecutable()
        var rest = words[...]
        if let first = rest.first, let verb = Verb(rawValue: first) {
            self.verb = verb
            rest.removeFirst()
        }
        while let word = rest.popFirst() {
            if word == "--help" || word == "-h" {
                verb = .help
                return
            }
            if verb == .restore, folder == nil, !word.hasPrefix("-") {
                folder = word
                continue
            }
            if word == "--local" {
                configuration.needsStore = true
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                throw .notUnderstood(word)
            }
            try take(parts[0], value)
        }
        try check()
    }

    private mutating func take(_ flag: String, _ value: String) throws(ArgumentProblem) {
        switch flag {
        case "--listen":
            guard let place = Arguments.address(value) else { throw .notUnderstood(value) }
            (configuration.host, configuration.port) = place
        case "--data": configuration.data = value
        case "--web": configuration.web = value
        case "--public-url":
            guard value.hasPrefix("http://") || value.hasPrefix("https://") else {
                throw .notUnderstood(value)
            }
            configuration.publicURL = value.hasSuffix("/") ? String(value.dropLast()) : value
        case "--certificate": configuration.certificate = value
        case "--key": configuration.key = value
        case "--registration":
            guard let how = Configuration.Registration(rawValue: value) else {
                throw .notUnderstood(value)
            }
            configuration.registration = how
        case "--trusted-proxy":
            guard !Proxies.trustsEverybody(value) else { throw .trustsEverybody(value) }
            configuration.proxies.append(value)
        case "--records":
            guard let count = Int(value), count > 0 else { throw .notUnderstood(value) }
            configuration.limits.liveRecords = count
        case "--field-data":
            guard let bytes = Arguments.size(value) else { throw .notUnderstood(value) }
            configuration.limits.bytes = bytes
        case "--attachments":
            guard let bytes = Arguments.size(value) else { throw .notUnderstood(value) }
            configuration.attachmentBytes = bytes
        case "--login": login = value
        case "-o", "--output":
            guard verb == .backup else { throw .notUnderstood(flag) }
            folder = value
        case "--store": configuration.store = value
        default: throw .notUnderstood(flag)
        }
    }

    private func check() throws(ArgumentProblem) {
        guard (configuration.key == nil) == (configuration.certificate == nil) else {
            throw .notUnderstood(configuration.key == nil ? "--certificate" : "--key")
        }
        let isLoopback = ["127.0.0.1", "::1"].contains(configuration.host)
        let isEncrypted =
            configuration.key != nil || configuration.publicURL?.hasPrefix("https://") == true
        if verb == .backup, folder == nil { throw .notUnderstood("backup") }
        if verb == .restore, folder == nil { throw .notUnderstood("restore") }
        if verb == .serve, !isLoopback, !isEncrypted { throw .needsTLS(configuration.host) }
        if configuration.needsStore, configuration.store == nil { throw .notUnderstood("--local") }
    }

    /// `host:port`, `[host]:port` or a port alone.
    static func address(_ text: String) -> (host: String, port: UInt16)? {
        guard let colon = text.lastIndex(of: ":") else {
            return UInt16(text).map { ("127.0.0.1", $0) }
        }
        guard let port = UInt16(text[text.index(after: colon)...]) else { return nil }
        var host = String(text[..<colon])
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        if host == "localhost" { host = "127.0.0.1" }
        return host.isEmpty ? nil : (host, port)
    }

    /// Bytes: `500M`, `4G`.
    static func size(_ text: String) -> Int64? {
        let units: [(letter: Character, bytes: Int64)] = [
            ("K", 1000), ("M", 1_000_000), ("G", 1_000_000_000),
        ]
        guard let unit = units.first(where: { text.hasSuffix(String($0.letter)) }),
            let count = Int64(text.dropLast()), (1...1_000_000).contains(count)
        else { return nil }
        return count * unit.bytes
    }

    private static func dataFolder(_ variables: (String) -> String?) -> String {
        func value(_ name: String) -> String? { variables(name).flatMap { $0.isEmpty ? nil : $0 } }
        if let data = value("HARU_DATA") { return data }
        if let data = value("XDG_DATA_HOME") { return data + "/haru-server" }
        return (value("HOME") ?? ".") + "/.local/share/haru-server"
    }

    /// `web` in the folder of the executable, when there is one.
    private static func webBesideExecutable() -> String? {
        guard let path = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(path) }
        let folder = String(cString: path).split(separator: "/").dropLast().joined(separator: "/")
        let web = "/" + folder + "/web"
        return File.kind(web) == .folder ? web : nil
    }
}

enum ArgumentProblem: Error, Equatable {
    case notUnderstood(String)
    case trustsEverybody(String)
    case needsTLS(String)

    func message(_ strings: Strings) -> String {
        switch self {
        case .notUnderstood(let argument): strings.serverWrongArgument(argument: argument)
        case .trustsEverybody(let address): strings.serverTrustsEverybody(address: address)
        case .needsTLS(let address): strings.serverNeedsTLS(address: address)
        }
    }
}
