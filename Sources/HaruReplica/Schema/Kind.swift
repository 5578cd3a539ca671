import HaruCore

/// What a record is. Kinds of newer versions are kept and forwarded under their name.
public struct Kind: Hashable, Sendable {
    public let name: String

    public init(_ name: String) { self.name = name }

    public static let settings = Kind("settings")
    public static let tag = Kind("tag")
    public static let action = Kind("action")
    public static let session = Kind("session")
    public static let count = Kind("count")
    public static let goal = Kind("goal")
    public static let quest = Kind("quest")
    public static let habit = Kind("habit")
    public static let completion = Kind("completion")
    public static let questRevision = Kind(QuestRevision.kindName)
    public static let goalPause = Kind("goalPause")
    public static let habitPause = Kind("habitPause")

    public static func == (a: Kind, b: Kind) -> Bool { sameBytes(a.name, b.name) }
    public func hash(into hasher: inout Hasher) {
        var name = name
        name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
