import HaruCore

/// A goal being made or changed; nothing of it is stored before it is saved (app 8.1).
public struct GoalEditor: Equatable, Sendable {
    public let original: Goal
    public let isNew: Bool
    public var draft: Goal
    /// The end day was set, be it to the day that it was: what was judged is judged anew.
    public var isEndTouched = false
    /// Remembered on this device only.
    public var isOnWatch: Bool
    private let wasOnWatch: Bool
    /// Why it cannot be saved; told beside the title, or beside the dates.
    public var problem: DomainError?

    public init(_ goal: Goal, isNew: Bool, isOnWatch: Bool = false) {
        original = goal
        self.isNew = isNew
        draft = goal
        self.isOnWatch = isOnWatch
        wasOnWatch = isOnWatch
    }

    public var hasChanges: Bool {
        draft != original || isEndTouched || isOnWatch != wasOnWatch
    }

    /// The goal with what the person changed, and nothing else: what another device changed meanwhile
    /// stays.
    ///
    /// - Parameter known: what is stored; `nil` for a new one.
    func goal(known: Goal?) throws(DomainError) -> Goal {
        let draft = try draft.checked()
        guard var goal = known else { return draft }
        if !sameBytes(draft.title, original.title) { goal.title = draft.title }
        if !sameBytes(draft.symbolName, original.symbolName) { goal.symbolName = draft.symbolName }
        if !sameBytes(draft.colorHex, original.colorHex) { goal.colorHex = draft.colorHex }
        if draft.startDay != original.startDay { goal.startDay = draft.startDay }
        if isEndTouched { goal.endDay = draft.endDay }
        if draft.achieveThresholdPercent != original.achieveThresholdPercent {
            goal.achieveThresholdPercent = draft.achieveThresholdPercent
        }
        return try goal.checked()
    }
}

public enum GoalEditorMessage: Equatable, Sendable {
    case title(String)
    case pickIcon
    /// `#RRGGBB`
    case color(String)
    /// `nil`: what was entered is no date.
    case start(LocalDay?)
    case toggleEnd
    case end(LocalDay?)
    case threshold(Int)
    case toggleWatch
    case save

    var text: String {
        switch self {
        case .title: "title"
        case .pickIcon: "icon"
        case .color(let hex): hex.utf8.isEmpty ? "color" : "color " + hex
        case .start: "start"
        case .toggleEnd: "hasEnd"
        case .end: "end"
        case .threshold: "threshold"
        case .toggleWatch: "watch"
        case .save: "save"
        }
    }

    /// - Parameter words: `editor <what> …`.
    init?(_ words: Words) {
        switch words.name(0) {
        case "title": self = .title(words.value)
        case "icon": self = .pickIcon
        case "color": self = .color(words.word(1) ?? words.value)
        case "start": self = .start(ISO8601.day(words.value))
        case "hasEnd": self = .toggleEnd
        case "end": self = .end(ISO8601.day(words.value))
        case "threshold": self = .threshold(Int(digits: words.value) ?? 100)
        case "watch": self = .toggleWatch
        case "save": self = .save
        default: return nil
        }
    }
}
