import HaruCore

/// What happens on Home (app 5).
public enum HomeMessage: Equatable, Sendable {
    /// A tap on a tile: starts, stops or counts.
    case run(RecordID)
    case stop(RecordID)
    case refresh
    case foldOthers
    case arrange(Bool)
    case menu(RecordID, x: Int, y: Int)
    case favorite(RecordID)
    /// Opens today's records of an action.
    case records(RecordID)
    /// Writes a record of the action down by hand.
    case addRecord(RecordID)
    case createExamples
    case lift(RecordID)
    /// A tile hovers over a place of a section.
    case hover(RecordID, over: HomeSection, place: Int)
    case drop(RecordID, over: HomeSection, place: Int)
    case cancelDrag
    /// Saves the note that was asked for.
    case note(String)

    var text: String {
        switch self {
        case .run(let id): "run " + id.text
        case .stop(let id): "stop " + id.text
        case .refresh: "refresh"
        case .foldOthers: "fold"
        case .arrange(let isOn): isOn ? "arrange on" : "arrange off"
        case .menu(let id, _, _): "menu " + id.text
        case .favorite(let id): "favorite " + id.text
        case .records(let id): "records " + id.text
        case .addRecord(let id): "add " + id.text
        case .createExamples: "examples"
        case .lift(let id): "drag lift " + id.text
        case .hover(let id, _, _): "drag over " + id.text
        case .drop(let id, _, _): "drag drop " + id.text
        case .cancelDrag: "drag cancel"
        case .note: "note"
        }
    }

    init?(_ words: Words) {
        switch words.verb {
        case "refresh": self = .refresh
        case "fold": self = .foldOthers
        case "arrange": self = .arrange(words.word(0) == "on")
        case "examples": self = .createExamples
        case "note": self = .note(words.value)
        case "drag": self.init(drag: words)
        default:
            guard let id = words.id() else { return nil }
            switch words.verb {
            case "run": self = .run(id)
            case "stop": self = .stop(id)
            case "menu": self = .menu(id, x: words.point?.x ?? 0, y: words.point?.y ?? 0)
            case "favorite": self = .favorite(id)
            case "records": self = .records(id)
            case "add": self = .addRecord(id)
            default: return nil
            }
        }
    }

    private init?(drag words: Words) {
        if words.word(0) == "cancel" {
            self = .cancelDrag
            return
        }
        guard let id = words.id(1) else { return nil }
        let spot = words.spot
        let section = spot.first.flatMap { HomeSection(rawValue: $0) } ?? .others
        let index = spot.count > 1 ? Int(digits: spot[1]) ?? 0 : 0
        switch words.name(0) {
        case "lift": self = .lift(id)
        case "over": self = .hover(id, over: section, place: index)
        case "drop": self = .drop(id, over: section, place: index)
        case "toggle": self = .favorite(id)
        default: return nil
        }
    }
}

/// The blocks of tiles on Home.
public enum HomeSection: String, CaseIterable, Sendable {
    case favorites, others

    var literal: StaticString { self == .favorites ? "favorites" : "others" }
}
