import HaruStrings

/// The scripts that let a shell complete `haru`, made from the table of verbs.
public struct Completions {
    let strings: Strings

    public init(strings: Strings) { self.strings = strings }

    public func script(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    var verbs: [Verb] { Verb.allCases.filter { $0.isOffered } }

    /// Every way to type a verb, with the verb.
    var typed: [(words: String, verb: Verb)] {
        verbs.flatMap { verb in ([verb.rawValue] + verb.aliases).map { ($0, verb) } }
    }

    /// Nouns that have verbs of their own, with those.
    var nouns: [(noun: String, verbs: [Verb])] {
        (Verb.nouns + ["settings"]).map { noun in
            (noun, verbs.filter { $0.rawValue.hasPrefix("\(noun) ") })
        }
    }

    /// What a noun's verbs are about.
    func meaning(ofNoun noun: String) -> String {
        switch noun {
        case "action": strings.headingActions
        case "tag": strings.headingTags
        case "goal": strings.headingGoals
        case "quest": strings.questsTitle
        default: strings.habitsTitle
        }
    }

    /// All flags, of whatever verb, after which a value stands.
    var flagsWithValue: [String] {
        var names: [String] = []
        for verb in verbs {
            for flag in verb.spec.allFlags where flag.kind != nil {
                for name in [flag.flag.typed] + (flag.flag.letter.map { [$0] } ?? []) {
                    if !names.contains(name) { names.append(name) }
                }
            }
        }
        return names
    }

    static func names(_ flag: FlagSpec) -> [String] {
        [flag.flag.typed] + (flag.flag.letter.map { [$0] } ?? [])
    }

    static func singleQuoted(_ text: String) -> String {
        let parts = text.split(separator: "'", omittingEmptySubsequences: false)
        return "'" + parts.joined(separator: "'\\''") + "'"
    }
}

/// Where a shell finds what may stand in a place.
enum CompletionSource: Equatable {
    case nothing
    /// `haru __names KIND`
    case names(String)
    case words([String])
    case files, folders

    init(_ kind: ValueKind?) {
        switch kind {
        case nil, .text, .textOrNone, .number, .zone, .monthDays: self = .nothing
        case .action: self = .names("actions")
        case .tag: self = .names("tags")
        case .goal: self = .names("goals")
        case .quest: self = .names("quests")
        case .habit: self = .names("habits")
        case .record: self = .names("records")
        case .time: self = .words(["-5m", "-15m", "-30m", "-1h"])
        case .day: self = .words(["today", "yesterday"])
        case .dayOrNone: self = .words(["today", "none"])
        case .clockOrNone: self = .words(["08:00", "22:00", "none"])
        case .amount: self = .words(["30m", "1h", "1h30m", "1", "10"])
        case .sleepWindow: self = .words(["21:00-09:00", "22:00-08:00"])
        case .questPeriod: self = .words(["daily", "weekly", "monthly"])
        case .weekdays: self = .words(["mon,wed,fri", "mon,tue,wed,thu,fri", "sat,sun"])
        case .ordinalWeekday: self = .words(["1:mon", "2:wed"])
        case .days: self = .words(["yesterday..today"])
        case .color: self = .words((0..<12).map { String($0) })
        case .choice(let choices): self = .words(choices)
        case .file: self = .files
        case .folder: self = .folders
        case .settingKey: self = .words(SettingKey.allCases.map { $0.rawValue })
        case .verb:
            self = .words(Verb.allCases.filter { $0.isOffered }.map { $0.rawValue })
        }
    }

    /// As the bash and zsh scripts pass it on: `names actions`, `words ko en ja`.
    var command: String {
        switch self {
        case .nothing: ""
        case .names(let kind): "names \(kind)"
        case .words(let words): "words \(words.joined(separator: " "))"
        case .files: "files"
        case .folders: "folders"
        }
    }
}
