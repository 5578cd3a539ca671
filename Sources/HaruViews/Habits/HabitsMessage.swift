import HaruCore

/// What happens to habits, on Home and on their own screens (app 5.3, 8.3).
public enum HabitsMessage: Equatable, Sendable {
    /// A day is done, or it is not; said twice it means the same.
    case check(RecordID, LocalDay, isDone: Bool)
    /// By so many months.
    case turnMonth(Int)
    case foldArchive
    case add
    case edit(RecordID)
    case reorder
    case drag(ListDragMessage)
    case enterDays(RecordID, HabitDays.Purpose)
    /// Ends a pause, so that today counts.
    case endPause(RecordID)
    case deletePause(habit: RecordID, RecordID)
    case resume(RecordID)
    case askDelete(RecordID)
    // In the sheets.
    case name(String)
    case pickIcon
    /// `#RRGGBB`
    case color(String)
    /// `nil`: there is no such day.
    case first(LocalDay?)
    case last(LocalDay?)
    case toggleOpen
    case save

    var text: String {
        switch self {
        case .check(let id, let day, let isDone):
            (isDone ? "check " : "uncheck ") + id.text + " " + ISO8601.text(day)
        case .turnMonth(let months): months < 0 ? "month back" : "month on"
        case .foldArchive: "fold"
        case .add: "add"
        case .edit(let id): "edit " + id.text
        case .reorder: "reorder"
        case .drag(let message): "drag " + message.text
        case .enterDays(let id, .pause): "pause " + id.text
        case .enterDays(let id, .archive): "archive " + id.text
        case .endPause(let id): "endPause " + id.text
        case .deletePause(let habit, let id): "deletePause " + habit.text + " " + id.text
        case .resume(let id): "resume " + id.text
        case .askDelete(let id): "delete " + id.text
        case .name: "name"
        case .pickIcon: "icon"
        case .color(let hex): hex.utf8.isEmpty ? "color" : "color " + hex
        case .first: "first"
        case .last: "last"
        case .toggleOpen: "open"
        case .save: "save"
        }
    }

    init?(_ words: Words) {
        let message: HabitsMessage? =
            switch words.verb {
            case "month": .turnMonth("back" ~= words.name(0) ? -1 : 1)
            case "fold": .foldArchive
            case "add": .add
            case "reorder": .reorder
            case "drag": ListDragMessage(words).map { .drag($0) }
            case "name": .name(words.value)
            case "icon": .pickIcon
            case "color": .color(words.word(0) ?? words.value)
            case "first": .first(ISO8601.day(words.value))
            case "last": .last(ISO8601.day(words.value))
            case "open": .toggleOpen
            case "save": .save
            default: words.id().flatMap { HabitsMessage(words, about: $0) }
            }
        guard let message else { return nil }
        self = message
    }

    private init?(_ words: Words, about id: RecordID) {
        switch words.verb {
        case "check", "uncheck":
            guard let day = words.word(1).flatMap({ ISO8601.day($0) }) else { return nil }
            self = .check(id, day, isDone: "check" ~= words.verb)
        case "edit": self = .edit(id)
        case "pause": self = .enterDays(id, .pause)
        case "archive": self = .enterDays(id, .archive)
        case "endPause": self = .endPause(id)
        case "deletePause":
            guard let pause = words.id(1) else { return nil }
            self = .deletePause(habit: id, pause)
        case "resume": self = .resume(id)
        case "delete": self = .askDelete(id)
        default: return nil
        }
    }
}
