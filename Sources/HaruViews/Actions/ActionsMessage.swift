import HaruCore

/// What happens on the screens of actions (app 6).
public enum ActionsMessage: Equatable, Sendable {
    /// A new one, or the limit of the free version.
    case add
    case edit(RecordID)
    case askDelete(RecordID)
    case toggleNotePrompt(RecordID)
    /// A row was swiped; to the right it toggles the favourite.
    case swipe(RecordID, isRight: Bool)
    /// What the list as a whole offers.
    case menu(x: Int, y: Int)
    case reorderFavorites
    case drag(ListDragMessage)
    case editor(ActionEditorMessage)
    case icons(IconPickerMessage)

    var text: String {
        switch self {
        case .add: "add"
        case .edit(let id): "edit " + id.text
        case .askDelete(let id): "delete " + id.text
        case .toggleNotePrompt(let id): "prompt " + id.text
        case .swipe(let id, _): "swipe " + id.text
        case .menu: "menu"
        case .reorderFavorites: "reorder"
        case .drag(let message): "drag " + message.text
        case .editor(let message): "editor " + message.text
        case .icons(let message): "icons " + message.text
        }
    }

    init?(_ words: Words) {
        switch words.verb {
        case "add": self = .add
        case "menu": self = .menu(x: words.point?.x ?? 0, y: words.point?.y ?? 0)
        case "reorder": self = .reorderFavorites
        case "drag":
            guard let message = ListDragMessage(words) else { return nil }
            self = .drag(message)
        case "editor":
            guard let message = ActionEditorMessage(words) else { return nil }
            self = .editor(message)
        case "icons":
            guard let message = IconPickerMessage(words) else { return nil }
            self = .icons(message)
        default:
            guard let id = words.id() else { return nil }
            switch words.verb {
            case "edit": self = .edit(id)
            case "delete": self = .askDelete(id)
            case "prompt": self = .toggleNotePrompt(id)
            case "swipe": self = .swipe(id, isRight: sameBytes(words.value, "right"))
            default: return nil
            }
        }
    }
}

/// What happens in the editor of an action.
public enum ActionEditorMessage: Equatable, Sendable {
    case name(String)
    case tracking(TrackingType)
    case toggleTag(RecordID)
    /// Unfolds the field for a new tag.
    case openTag
    case tagName(String)
    case addTag
    case toggleNotePrompt
    case pickIcon
    case save

    var text: String {
        switch self {
        case .name: "name"
        case .tracking(let type): "tracking " + type.rawValue
        case .toggleTag(let id): "tag " + id.text
        case .openTag: "openTag"
        case .tagName: "tagName"
        case .addTag: "addTag"
        case .toggleNotePrompt: "prompt"
        case .pickIcon: "icon"
        case .save: "save"
        }
    }

    /// - Parameter words: `editor <what> …`.
    init?(_ words: Words) {
        switch words.name(0) {
        case "name": self = .name(words.value)
        case "tracking":
            guard let type = words.word(1).flatMap({ TrackingType(rawValue: $0) }) else {
                return nil
            }
            self = .tracking(type)
        case "tag":
            guard let id = words.id(1) else { return nil }
            self = .toggleTag(id)
        case "openTag": self = .openTag
        case "tagName": self = .tagName(words.value)
        case "addTag": self = .addTag
        case "prompt": self = .toggleNotePrompt
        case "icon": self = .pickIcon
        case "save": self = .save
        default: return nil
        }
    }
}
