import HaruCore
import HaruIcons

/// The sheet in which an icon is looked for (app 6). What is chosen goes to the sheet below it.
public struct IconPicker: Equatable, Sendable {
    public var chosen: String
    public var query = ""
    /// The id of a category; `nil`: all of them.
    public var category: String?

    public init(chosen: String) { self.chosen = chosen }
}

public enum IconPickerMessage: Equatable, Sendable {
    case search(String)
    /// `nil`: all of them.
    case category(String?)
    case choose(String)

    var text: String {
        switch self {
        case .search: "search"
        case .category(let id): "category " + (id ?? "")
        case .choose(let id): "choose " + id
        }
    }

    /// - Parameter words: `icons <what> …`.
    init?(_ words: Words) {
        switch words.name(0) {
        case "search": self = .search(words.value)
        case "category": self = .category(words.word(1))
        case "choose":
            guard let id = words.word(1) else { return nil }
            self = .choose(id)
        default: return nil
        }
    }
}

extension App {
    func update(_ message: IconPickerMessage) {
        guard case .iconPicker(var picker) = model.sheet else { return }
        switch message {
        case .search(let query):
            picker.query = query
            replaceSheet(.iconPicker(picker))
        case .category(let id):
            picker.category = id
            picker.query = ""
            replaceSheet(.iconPicker(picker))
        case .choose(let id):
            guard let icon = Icon(named: id) else { return }
            dismiss()
            if case .actionEditor(var editor) = model.sheet {
                editor.draft.symbolName = icon.id
                replaceSheet(.actionEditor(editor))
            }
            if case .goalEditor(var editor) = model.sheet {
                editor.draft.symbolName = icon.id
                replaceSheet(.goalEditor(editor))
            }
            editHabit { $0.draft.symbolName = icon.id }
        }
    }
}
