/// What a token lets its holder do (sync 2).
public struct Scope: OptionSet, Hashable, Sendable {
    /// Stored, so that none is ever reused.
    public let rawValue: Int64
    public init(rawValue: Int64) { self.rawValue = rawValue }

    public static let sync = Scope(rawValue: 1)
    public static let read = Scope(rawValue: 2)
    public static let run = Scope(rawValue: 4)
    public static let widgets = Scope(rawValue: 8)
    public static let watch = Scope(rawValue: 16)
    public static let live = Scope(rawValue: 32)
    public static let account = Scope(rawValue: 64)
    public static let `import` = Scope(rawValue: 128)

    static let named: [(name: String, scope: Scope)] = [
        ("sync", .sync), ("read", .read), ("run", .run), ("widgets", .widgets), ("watch", .watch),
        ("live", .live), ("account", .account), ("import", .import),
    ]

    /// A device may do everything.
    static let device = Scope(named.map { $0.scope })
    static let ofWatch: Scope = [.read, .run, .watch, .live]

    var names: [String] { Scope.named.filter { contains($0.scope) }.map { $0.name } }

    /// - Returns: `nil` when a name is none of a scope.
    init?(names: [String]) {
        self = []
        for name in names {
            guard let known = Scope.named.first(where: { $0.name == name }) else { return nil }
            insert(known.scope)
        }
    }
}
