import HaruCore

/// What happens on the screen of tags (app 7).
public enum TagsMessage: Equatable, Sendable {
    case add
    case edit(RecordID)
    case menu(RecordID, x: Int, y: Int)
    /// A row was swiped; to the left it asks whether to delete.
    case swipe(RecordID, isLeft: Bool)
    case askDelete(RecordID)
    /// The sheet in which tags are put in order.
    case reorder
    case drag(ListDragMessage)
    // In the editor.
    case name(String)
    /// `#RRGGBB`
    case color(String)
    case save

    var text: String {
        switch self {
        case .add: "add"
        case .edit(let id): "edit " + id.text
        case .menu(let id, _, _): "menu " + id.text
        case .swipe(let id, _): "swipe " + id.text
        case .askDelete(let id): "delete " + id.text
        case .reorder: "reorder"
        case .drag(let message): "drag " + message.text
        case .name: "name"
        case .color(let hex): hex.utf8.isEmpty ? "color" : "color " + hex
        case .save: "save"
        }
    }

    init?(_ words: Words) {
        switch words.verb {
        case "add": self = .add
        case "reorder": self = .reorder
        case "name": self = .name(words.value)
        case "color": self = .color(words.word(0) ?? words.value)
        case "save": self = .save
        case "drag":
            guard let message = ListDragMessage(words) else { return nil }
            self = .drag(message)
        default:
            guard let id = words.id() else { return nil }
            switch words.verb {
            case "edit": self = .edit(id)
            case "menu": self = .menu(id, x: words.point?.x ?? 0, y: words.point?.y ?? 0)
            case "swipe": self = .swipe(id, isLeft: sameBytes(words.value, "left"))
            case "delete": self = .askDelete(id)
            default: return nil
            }
        }
    }
}
