import HaruCore
import HaruReplica

/// What stands over a screen (app 2.9).
public enum Sheet: Equatable, Sendable {
    case actionMenu(ActionMenu)
    case notePrompt(NotePrompt)
    case confirm(Confirmation)
    case actionsMenu(x: Int, y: Int)
    case actionEditor(ActionEditor)
    case iconPicker(IconPicker)
    case favoriteOrder(FavoriteOrder)
    case tagMenu(TagMenu)
    case tagEditor(TagEditor)
    case tagOrder
    case limit(FreeLimit)
    case zonePicker(ZonePicker)
    case whatsNew
    case shortcuts
    case recordEditor(RecordEditor)
    case datePopover(DatePopover)
    /// Today's records of an action.
    case records(RecordID)
    case filter
    case goalEditor(GoalEditor)
    case goalOrder(GoalOrder)
    case goalCardChoice
    case pauseEditor(PauseEditor)
    case questEditor(QuestEditor)
    indirect case habitEditor(HabitEditor)
    case habitArchive(HabitArchive)
    /// Of the habit that is held, if one is.
    case habitOrder(ListDrag?)

    /// Whether closing would throw away something the person typed.
    public var hasChanges: Bool {
        switch self {
        case .actionEditor(let editor): editor.hasChanges
        case .tagEditor(let editor): editor.hasChanges
        case .recordEditor(let editor): editor.hasChanges
        case .goalEditor(let editor): editor.hasChanges
        case .pauseEditor(let editor): editor.hasChanges
        case .questEditor(let editor): editor.hasChanges
        case .habitEditor(let editor): editor.hasChanges
        default: false
        }
    }

    /// A menu gives way to what is chosen in it.
    var isMenu: Bool {
        switch self {
        case .actionMenu, .actionsMenu, .tagMenu: true
        default: false
        }
    }
}

/// A question before something that cannot be overlooked (app 2.9).
public struct Confirmation: Equatable, Sendable {
    public var title: String
    public var explanation: String
    /// What the button says that does it.
    public var verb: String
    public var isDestructive: Bool
    public var deed: Deed
    /// A second way to go on.
    public var other: Other?

    public struct Other: Equatable, Sendable {
        public var verb: String
        public var deed: Deed
        public var isDestructive = true
    }

    /// What is done once the person agrees.
    public enum Deed: Equatable, Sendable {
        case deleteAction(RecordID)
        case deleteTag(RecordID)
        case deleteRecord(RecordReference)
        case deleteGoal(RecordID)
        case deleteQuest(RecordID)
        case finishGoal(RecordID)
        case settleGoal(RecordID, isAchieved: Bool)
        /// What the editor below holds.
        case saveQuest(alsoForThePast: Bool)
        case deleteHabit(RecordID)
        case resumeHabit(RecordID)
        case discardChanges
        case resetShortcutKey
        case signOut
        case signOutErasing
        case discardRefused(RecordKey)
        case eraseAndEnter
        case removeDevice(RecordID)
        /// As the server writes it in addresses.
        case removePasskey(String)
    }
}
