import HaruCore

/// What happens on the screens of goals and quests (app 5.2, 8.1).
public enum GoalsMessage: Equatable, Sendable {
    /// A new one, or the limit of the free version.
    case add
    case edit(RecordID)
    case askDelete(RecordID)
    /// Folds the quests of a goal in the list, or unfolds them.
    case fold(RecordID)
    /// A person says how it ended.
    case answer(RecordID, isAchieved: Bool)
    case askFinish(RecordID)
    case pin(RecordID)
    case reorder
    case reorderQuests(RecordID)
    case drag(ListDragMessage)
    case addQuest(goal: RecordID)
    case editQuest(RecordID)
    /// A row was swiped; to the left it asks whether to delete.
    case swipeQuest(RecordID, isLeft: Bool)
    // On Home.
    case unfold(RecordID)
    case page(Int)
    case chooseCards
    case cardStyle(isCombined: Bool)
    // Not said by a person.
    case minute
    case endCelebration
    case editor(GoalEditorMessage)
    case quest(QuestEditorMessage)

    var text: String {
        let (verb, id): (String, RecordID?) =
            switch self {
            case .add: ("add", nil)
            case .edit(let id): ("edit", id)
            case .askDelete(let id): ("delete", id)
            case .fold(let id): ("fold", id)
            case .answer(let id, let isAchieved): (isAchieved ? "achieved" : "missed", id)
            case .askFinish(let id): ("finish", id)
            case .pin(let id): ("pin", id)
            case .reorder: ("reorder", nil)
            case .reorderQuests(let id): ("reorder", id)
            case .drag(let message): ("drag " + message.text, nil)
            case .addQuest(let goal): ("addQuest", goal)
            case .editQuest(let id): ("editQuest", id)
            case .swipeQuest(let id, _): ("swipe", id)
            case .unfold(let id): ("unfold", id)
            case .page(let page): ("page " + String(page), nil)
            case .chooseCards: ("cards", nil)
            case .cardStyle: ("style", nil)
            case .minute: ("minute", nil)
            case .endCelebration: ("celebrated", nil)
            case .editor(let message): ("editor " + message.text, nil)
            case .quest(let message): ("quest " + message.text, nil)
            }
        return id.map { verb + " " + $0.text } ?? verb
    }

    init?(_ words: Words) {
        let message: GoalsMessage? =
            switch words.verb {
            case "add": .add
            case "reorder": words.id().map { .reorderQuests($0) } ?? .reorder
            case "drag": ListDragMessage(words).map { .drag($0) }
            case "page": (words.int(0) ?? Int(digits: words.value)).map { .page($0) }
            case "cards": .chooseCards
            case "style": .cardStyle(isCombined: sameBytes(words.value, "combined"))
            case "minute": .minute
            case "celebrated": .endCelebration
            case "editor": GoalEditorMessage(words).map { .editor($0) }
            case "quest": QuestEditorMessage(words).map { .quest($0) }
            default: words.id().flatMap { GoalsMessage(words, about: $0) }
            }
        guard let message else { return nil }
        self = message
    }

    private init?(_ words: Words, about id: RecordID) {
        switch words.verb {
        case "edit": self = .edit(id)
        case "delete": self = .askDelete(id)
        case "fold": self = .fold(id)
        case "achieved": self = .answer(id, isAchieved: true)
        case "missed": self = .answer(id, isAchieved: false)
        case "finish": self = .askFinish(id)
        case "pin": self = .pin(id)
        case "addQuest": self = .addQuest(goal: id)
        case "editQuest": self = .editQuest(id)
        case "swipe": self = .swipeQuest(id, isLeft: sameBytes(words.value, "left"))
        case "unfold": self = .unfold(id)
        default: return nil
        }
    }
}
