import HaruStrings

/// Everything the command line knows about a verb: what it takes, and what help says about it.
public struct VerbSpec: Sendable {
    /// A text in the language of the reader.
    public typealias Words = @Sendable (Strings) -> String

    public let verb: Verb
    public let group: VerbGroup
    public let arguments: [ArgumentSpec]
    /// Its own flags, without those that every verb has.
    public let flags: [FlagSpec]
    public let asks: Asks
    /// One of these must be given.
    public let needsOneOf: [Flag]
    /// Groups of flags of which at most one may be given.
    public let exclusive: [[Flag]]
    /// Flags that stand in place of the arguments.
    public let insteadOfArguments: [Flag]
    /// One sentence.
    public let summary: Words
    /// What else is to be known.
    public let details: Words?
    /// A command a line, a tab before what it does.
    public let examples: Words

    /// Whether the verb shows what it would change and asks (†).
    public enum Asks: Sendable {
        case never
        /// Only when much is at stake: more than one record.
        case sometimes
        case always
    }

    init(
        _ verb: Verb, _ group: VerbGroup, _ arguments: [ArgumentSpec] = [],
        flags: [FlagSpec] = [], asks: Asks = .never, needsOneOf: [Flag] = [],
        exclusive: [[Flag]] = [], insteadOfArguments: [Flag] = [], summary: @escaping Words,
        details: Words? = nil, examples: @escaping Words
    ) {
        self.verb = verb
        self.group = group
        self.arguments = arguments
        self.flags = flags
        self.asks = asks
        self.needsOneOf = needsOneOf
        self.exclusive = exclusive
        self.insteadOfArguments = insteadOfArguments
        self.summary = summary
        self.details = details
        self.examples = examples
    }

    /// All flags the verb accepts, its own first.
    public var allFlags: [FlagSpec] {
        flags + (asks == .never ? [] : FlagSpec.asking) + FlagSpec.common
    }

    func flag(_ flag: Flag) -> FlagSpec? { allFlags.first { $0.flag == flag } }

    /// How it is typed: `haru stop [ACTION] [--all] [--note T]`.
    public var usage: String {
        var text = "haru \(verb.rawValue)"
        for argument in arguments { text += " \(argument.usage)" }
        for flag in flags { text += " \(flag.usage)" }
        if asks != .never { text += " [--yes] [--dry-run]" }
        return text
    }
}

/// Under which heading help lists a verb.
public enum VerbGroup: CaseIterable, Sendable {
    case daily, looking, structure, data, devices, other
}

/// Something typed after the verb, by its place.
public struct ArgumentSpec: Sendable {
    /// As in the help: `ACTION`.
    public let name: String
    public let kind: ValueKind
    public let count: Count

    public enum Count: Sendable { case one, optional, oneOrMore, any }

    init(_ name: String, _ kind: ValueKind, _ count: Count = .one) {
        self.name = name
        self.kind = kind
        self.count = count
    }

    public var usage: String {
        switch count {
        case .one: name
        case .optional: "[\(name)]"
        case .oneOrMore: "\(name)…"
        case .any: "[\(name)…]"
        }
    }
}

/// A flag as one verb takes it.
public struct FlagSpec: Sendable {
    public let flag: Flag
    /// `nil` for a flag without a value.
    public let kind: ValueKind?
    /// As in the help: `TIME`.
    public let placeholder: String
    /// Whether it may be given more than once.
    public let repeats: Bool
    public let help: VerbSpec.Words

    init(
        _ flag: Flag, _ kind: ValueKind? = nil, _ placeholder: String = "", repeats: Bool = false,
        help: @escaping VerbSpec.Words
    ) {
        self.flag = flag
        self.kind = kind
        self.placeholder = placeholder
        self.repeats = repeats
        self.help = help
    }

    /// `--at TIME`, `-o, --output FILE`.
    public var typed: String {
        let name = flag.letter.map { "\($0), \(flag.typed)" } ?? flag.typed
        return kind == nil ? name : "\(name) \(placeholder)"
    }

    public var usage: String {
        let name = flag.letter ?? flag.typed
        return "[\(kind == nil ? name : "\(name) \(placeholder)")]\(repeats ? "…" : "")"
    }

    static let common = [
        FlagSpec(.json) { $0.flagJSON },
        FlagSpec(.lang, .choice(["ko", "en", "ja"]), "LANG") { $0.flagLang },
        FlagSpec(.store, .file, "PATH") { $0.flagStore },
        FlagSpec(.quiet) { $0.flagQuiet },
        FlagSpec(.at, .time, "TIME") { $0.flagAt },
        FlagSpec(.help) { $0.flagHelp },
    ]

    static let asking = [
        FlagSpec(.yes) { $0.flagYes },
        FlagSpec(.dryRun) { $0.flagDryRun },
    ]
}
