import Glibc
import HaruCore

/// The zones of the system's tz database.
public enum SystemZones {
    static let folders = ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/etc/zoneinfo"]

    /// Reads a zone.
    ///
    /// - Returns: `nil` when the database does not know `name`.
    public static func load(_ name: String) -> TimeZoneRules? { find(name)?.rules }

    /// The file of a zone, as the database has it.
    ///
    /// - Returns: `nil` when the database does not know `name`.
    public static func file(_ name: String) -> [UInt8]? { find(name)?.bytes }

    private static func find(_ name: String) -> (bytes: [UInt8], rules: TimeZoneRules)? {
        guard isName(name) else { return nil }
        for folder in folders {
            if let bytes = File.read(folder + "/" + name, limit: 1 << 20),
                let rules = TimeZoneRules(name: name, tzif: bytes)
            {
                return (bytes, rules)
            }
        }
        return nil
    }

    /// The zone of this device: `TZ`, else what `/etc/localtime` points to, else UTC.
    public static func local(variables: (String) -> String?) -> TimeZoneRules {
        if var name = variables("TZ"), !name.isEmpty {
            if name.hasPrefix(":") { name.removeFirst() }
            if let known = afterZoneInfo(name) { name = known }
            if let rules = load(name) { return rules }
        }
        if let target = File.resolve("/etc/localtime"), let name = afterZoneInfo(target),
            let rules = load(name)
        {
            return rules
        }
        if let bytes = File.read("/etc/timezone", limit: 256) {
            let name = TextRules.trimmed(String(decoding: bytes, as: UTF8.self))
            if let rules = load(name) { return rules }
        }
        return load("UTC") ?? .utc
    }

    private static func afterZoneInfo(_ path: String) -> String? {
        let parts = path.split(separator: "/")
        guard let place = parts.firstIndex(of: "zoneinfo") else { return nil }
        let name = parts[(place + 1)...].joined(separator: "/")
        return name.isEmpty ? nil : name
    }

    /// Names of zones are plain: letters, digits, `_+-` and slashes between them; nothing that
    /// leads out of the database.
    static func isName(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return name.utf8.count <= 64
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.utf8.allSatisfy {
                        (0x30...0x39).contains($0) || (0x41...0x5a).contains($0)
                            || (0x61...0x7a).contains($0) || $0 == 0x5f || $0 == 0x2b || $0 == 0x2d
                    }
            }
    }
}
