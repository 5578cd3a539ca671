import HaruCore
import HaruReplica

/// Which record of the history is meant.
public enum RecordReference: Equatable, Sendable {
    case session(RecordID)
    case count(RecordID)

    public var id: RecordID {
        switch self {
        case .session(let id), .count(let id): id
        }
    }

    var kind: Kind {
        switch self {
        case .session: .session
        case .count: .count
        }
    }

    /// As two words of a message.
    var text: String {
        switch self {
        case .session(let id): "session " + id.text
        case .count(let id): "count " + id.text
        }
    }

    init?(_ words: Words) {
        guard let id = words.id(1) else { return nil }
        switch words.name(0) {
        case "session": self = .session(id)
        case "count": self = .count(id)
        default: return nil
        }
    }
}
