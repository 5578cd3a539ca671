/// What `haru` can be told to do. Raw values are what a person types, words joined by a space.
public enum Verb: String, CaseIterable, Sendable {
    case start, stop, toggle, add, record, edit, delete, undo
    case tick, untick
    case status, today, week, month, last7, last30, total, log
    case goals, quests, habits
    case actions
    case actionAdd = "action add"
    case actionEdit = "action edit"
    case actionOrder = "action order"
    case actionDelete = "action delete"
    case tags
    case tagAdd = "tag add"
    case tagEdit = "tag edit"
    case tagOrder = "tag order"
    case tagDelete = "tag delete"
    case goalAdd = "goal add"
    case goalEdit = "goal edit"
    case goalOrder = "goal order"
    case goalFinish = "goal finish"
    case goalPause = "goal pause"
    case goalResume = "goal resume"
    case goalDelete = "goal delete"
    case questAdd = "quest add"
    case questEdit = "quest edit"
    case questOrder = "quest order"
    case questDelete = "quest delete"
    case habitAdd = "habit add"
    case habitEdit = "habit edit"
    case habitOrder = "habit order"
    case habitArchive = "habit archive"
    case habitPause = "habit pause"
    case habitResume = "habit resume"
    case habitDelete = "habit delete"
    case settings
    case settingsGet = "settings get"
    case settingsSet = "settings set"
    case importFiles = "import"
    case export, backup, restore, doctor
    case sync, pair, serve, account
    case accountSignIn = "account sign-in"
    case accountSignOut = "account sign-out"
    case accountDevices = "account devices"
    case accountTokens = "account tokens"
    case conformance, completions, help
    case version = "--version"
    /// Names for a shell's completion, one a line; for scripts, not for people.
    case names = "__names"

    /// The verb that `words` begin with and how many of them it takes; the longest wins.
    ///
    /// `now` is `status`, and `create` is accepted for the `add` of a noun.
    static func leading(_ words: ArraySlice<String>) -> (verb: Verb, words: Int)? {
        guard let first = words.first else { return nil }
        if let second = words.dropFirst().first, isNoun(first) {
            let word = second == "create" ? "add" : second
            if let verb = Verb(rawValue: "\(first) \(word)") { return (verb, 2) }
            // A noun that is a verb by itself takes nothing: this is another verb, mistyped.
            if !second.hasPrefix("-") { return nil }
        }
        if first == "now" { return (.status, 1) }
        guard let verb = Verb(rawValue: first), !first.utf8.contains(0x20) else { return nil }
        return (verb, 1)
    }

    /// What verbs of two words begin with, apart from those that are verbs by themselves.
    static let nouns = ["action", "tag", "goal", "quest", "habit"]

    /// Whether verbs of two words begin with `word`.
    static func isNoun(_ word: String) -> Bool {
        nouns.contains(word) || word == "settings" || word == "account"
    }

    /// Whether help, completions and the manual name it.
    public var isOffered: Bool { self != .names }

    /// Other ways to type it.
    public var aliases: [String] {
        switch self {
        case .status: ["now"]
        case .actionAdd: ["action create"]
        case .tagAdd: ["tag create"]
        case .goalAdd: ["goal create"]
        case .questAdd: ["quest create"]
        case .habitAdd: ["habit create"]
        default: []
        }
    }
}
