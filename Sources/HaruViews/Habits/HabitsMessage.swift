import HaruCore

/// What happens to habits, on Home and on their own screens (app 5.3, 8.3).
public enum HabitsMessage: Equatable, Sendable {
    /// A day is done, or it is not; said twice it means the same.
    case check(RecordID, LocalDay, isDone: Bool)
    case tap(HabitTap)
    /// Something about one habit.
    case about(RecordID, HabitDeed)
    case drag(ListDragMessage)
    // In the sheets.
    case name(String)
    /// `#RRGGBB`
    case color(String)
    /// `nil`: there is no such day.
    case first(LocalDay?)
    case last(LocalDay?)

    var text: String {
        switch self {
        case .check(let id, let day, let isDone):
            (isDone ? "check " : "uncheck ") + id.text + " " + ISO8601.text(day)
        case .tap(let tap): "tap " + tap.rawValue
        case .about(let id, let deed): "about " + deed.rawValue + " " + id.text
        case .drag(let message): "drag " + message.text
        case .name: "name"
        case .color(let hex): hex.utf8.isEmpty ? "color" : "color " + hex
        case .first: "first"
        case .last: "last"
        }
    }

    init?(_ words: Words) {
        let message: HabitsMessage? =
            switch words.verb {
            case "check": HabitsMessage(words, isDone: true)
            case "uncheck": HabitsMessage(words, isDone: false)
            case "tap": words.word(0).flatMap { HabitTap(rawValue: $0) }.map { .tap($0) }
            case "about":
                if let id = words.id(1),
                    let deed = words.word(0).flatMap({ HabitDeed(rawValue: $0) })
                {
                    .about(id, deed)
                } else {
                    nil
                }
            case "drag": ListDragMessage(words).map { .drag($0) }
            case "name": .name(words.value)
            case "color": .color(words.word(0) ?? words.value)
            case "first": .first(ISO8601.day(words.value))
            case "last": .last(ISO8601.day(words.value))
            default: nil
            }
        guard let message else { return nil }
        self = message
    }

    private init?(_ words: Words, isDone: Bool) {
        guard let id = words.id(), let day = words.word(1).flatMap({ ISO8601.day($0) }) else {
            return nil
        }
        self = .check(id, day, isDone: isDone)
    }
}

/// A button of the screens and sheets that needs to say no more.
public enum HabitTap: String, CaseIterable, Sendable {
    case add, reorder, fold, monthBack, monthOn, icon, save
}

/// What can be done with one habit.
public enum HabitDeed: String, CaseIterable, Sendable {
    case edit, archive, resume, delete
}
