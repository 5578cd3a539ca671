import HaruCore
import HaruReplica

/// What happens to days of rest, on the screen of a goal or a habit and in the sheet.
public enum PausesMessage: Equatable, Sendable {
    case add(PauseOwner, RecordID)
    /// Ends those of today, so that today counts.
    case resume(PauseOwner, RecordID)
    /// Of the pause with the id.
    case delete(PauseOwner, RecordID)
    // In the sheet. `nil`: there is no such day.
    case first(LocalDay?)
    case last(LocalDay?)
    /// Whether it goes on until somebody resumes.
    case toggleOpen
    case save

    var text: String {
        switch self {
        case .add(let owner, let id): "add " + owner.name + " " + id.text
        case .resume(let owner, let id): "resume " + owner.name + " " + id.text
        case .delete(let owner, let id): "delete " + owner.name + " " + id.text
        case .first: "first"
        case .last: "last"
        case .toggleOpen: "open"
        case .save: "save"
        }
    }

    init?(_ words: Words) {
        switch words.verb {
        case "first": self = .first(ISO8601.day(words.value))
        case "last": self = .last(ISO8601.day(words.value))
        case "open": self = .toggleOpen
        case "save": self = .save
        default:
            guard let owner = words.word(0).flatMap({ PauseOwner(name: $0) }), let id = words.id(1)
            else { return nil }
            switch words.verb {
            case "add": self = .add(owner, id)
            case "resume": self = .resume(owner, id)
            case "delete": self = .delete(owner, id)
            default: return nil
            }
        }
    }
}

extension PauseOwner {
    fileprivate var name: String { self == .goal ? "goal" : "habit" }

    fileprivate init?(name: String) {
        if sameBytes(name, "goal") {
            self = .goal
        } else if sameBytes(name, "habit") {
            self = .habit
        } else {
            return nil
        }
    }
}
