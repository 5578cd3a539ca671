import HaruCore

/// What this device alone prefers, as one JSON object in a file beside the store. Keys of other
/// versions are kept as they are.
public struct Preferences: Sendable {
    public private(set) var members: [JSON.Member]

    public init(members: [JSON.Member] = []) { self.members = members }

    /// Reads the file; one that is missing or broken gives none, and is replaced at the next write.
    public static func load(_ path: String) -> Preferences {
        guard let bytes = File.read(path, limit: 1 << 20), let json = try? JSON.parse(bytes) else {
            return Preferences()
        }
        return Preferences(members: json.members ?? [])
    }

    public func save(_ path: String) throws(FileError) {
        let file = try NewFile(path)
        var bytes: [UInt8] = []
        JSON.object(members).write(into: &bytes)
        bytes.append(0x0a)
        try file.write(bytes)
        try file.finish()
    }

    /// The value of a key; setting `nil` removes it.
    public subscript(_ key: String) -> JSON? {
        get { members.last { sameBytes($0.name, key) }?.value }
        set {
            members.removeAll { sameBytes($0.name, key) }
            if let newValue { members.append(JSON.Member(key, newValue)) }
        }
    }

    /// The order in which this device shows actions (domain 14).
    public var actionOrder: [RecordID] {
        get { ids("actionOrder") }
        set { self["actionOrder"] = .array(newValue.map { .string($0.text) }) }
    }

    private func ids(_ key: String) -> [RecordID] {
        (self[key]?.array ?? []).compactMap { $0.string.flatMap { RecordID($0) } }
    }
}
