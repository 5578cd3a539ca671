import HaruCore
import HaruStrings

/// What a verb says when it has done what it was asked to.
public enum Message: Equatable, Sendable {
    case recordEntered(action: String, seconds: Int64)
    case recordEdited(action: String)
    case recordsDeleted(Int)
    case undone(Int)
    case actionAdded(String)
    case actionEdited(String)
    case actionDeleted(String)
    case actionsOrdered
    case tagAdded(String)
    case tagEdited(String)
    case tagDeleted(String)
    case tagsOrdered
    case goalAdded(String)
    case goalEdited(String)
    /// Its end day was changed, and it was judged by the new one.
    case goalJudged(String, isAchieved: Bool)
    case goalsOrdered
    case questAdded(String)
    /// As it has been from its first day, which is today.
    case questEdited(String)
    case questEditedFromToday(String)
    case questEditedForThePast(String)
    case questsOrdered
    case habitAdded(String)
    case habitEdited(String)
    case habitsOrdered
    case habitArchived(String, day: String)
    /// A goal or a habit rests on these days.
    case paused(String, days: String)
    case resumed(String, day: String)
    /// - `day` is `nil` for today; `streak` is in days.
    case ticked(String, day: String?, streak: Int)
    case unticked(String, day: String?)
    case settingSet(key: String, value: String)
    /// Records that were added; those the store had already are not among them.
    case imported(Int)
    case exported(path: String)
    case backedUp(path: String)
    /// Records that the archive brought back.
    case restored(Int)
    /// Records that were checked and found right.
    case storeIsSound(Int)
    /// Damaged fields that were read anew.
    case repaired(Int)

    public func words(_ strings: Strings) -> String {
        switch self {
        case .recordEntered(let action, let seconds):
            strings.doneRecorded(action: action, duration: strings.duration(seconds: seconds))
        case .recordEdited(let action): strings.doneEdited(action: action)
        case .recordsDeleted(let count): strings.doneDeleted(count: count)
        case .undone(let count): strings.doneUndone(count: count)
        case .actionAdded(let name): strings.doneActionAdded(name: name)
        case .actionEdited(let name): strings.doneActionEdited(name: name)
        case .actionDeleted(let name): strings.doneActionDeleted(name: name)
        case .actionsOrdered: strings.doneActionsOrdered
        case .tagAdded(let name): strings.doneTagAdded(name: name)
        case .tagEdited(let name): strings.doneTagEdited(name: name)
        case .tagDeleted(let name): strings.doneTagDeleted(name: name)
        case .tagsOrdered: strings.doneTagsOrdered
        case .goalAdded(let name): strings.doneGoalAdded(name: name)
        case .goalEdited(let name): strings.doneGoalEdited(name: name)
        case .goalJudged(let name, true): strings.doneGoalAchieved(name: name)
        case .goalJudged(let name, false): strings.doneGoalNotAchieved(name: name)
        case .goalsOrdered: strings.doneGoalsOrdered
        case .questAdded(let name): strings.doneQuestAdded(name: name)
        case .questEdited(let name): strings.doneQuestEdited(name: name)
        case .questEditedFromToday(let name): strings.doneQuestFromToday(name: name)
        case .questEditedForThePast(let name): strings.doneQuestAlsoPast(name: name)
        case .questsOrdered: strings.doneQuestsOrdered
        case .habitAdded(let name): strings.doneHabitAdded(name: name)
        case .habitEdited(let name): strings.doneHabitEdited(name: name)
        case .habitsOrdered: strings.doneHabitsOrdered
        case .habitArchived(let name, let day): strings.doneHabitArchived(name: name, day: day)
        case .paused(let name, let days): strings.donePaused(name: name, days: days)
        case .resumed(let name, let day): strings.doneResumed(name: name, day: day)
        case .ticked(let name, let day, let streak):
            (day.map { strings.doneTickedOn(name: name, day: $0) } ?? strings.doneTicked(name: name))
                + (streak > 1 ? " " + strings.daysInARow(count: streak) : "")
        case .unticked(let name, let day?): strings.doneUntickedOn(day: day, name: name)
        case .unticked(let name, nil): strings.doneUnticked(name: name)
        case .settingSet(let key, let value): strings.doneSettingSet(key: key, value: value)
        case .imported(let count): strings.doneImported(count: count)
        case .exported(let path): strings.doneExported(path: path)
        case .backedUp(let path): strings.doneBackedUp(path: path)
        case .restored(let count): strings.doneRestored(count: count)
        case .storeIsSound(let count): strings.doneStoreIsSound(count: count)
        case .repaired(let count): strings.doneRepaired(count: count)
        }
    }

    /// The message in one word, for programs.
    var code: String {
        switch self {
        case .recordEntered: "recorded"
        case .recordEdited, .actionEdited, .tagEdited, .goalEdited, .questEdited,
            .questEditedFromToday, .questEditedForThePast, .habitEdited:
            "edited"
        case .recordsDeleted, .actionDeleted, .tagDeleted: "deleted"
        case .undone: "undone"
        case .actionAdded, .tagAdded, .goalAdded, .questAdded, .habitAdded: "added"
        case .actionsOrdered, .tagsOrdered, .goalsOrdered, .questsOrdered, .habitsOrdered: "ordered"
        case .goalJudged(_, let isAchieved): isAchieved ? "achieved" : "not_achieved"
        case .habitArchived: "archived"
        case .paused: "paused"
        case .resumed: "resumed"
        case .ticked: "ticked"
        case .unticked: "unticked"
        case .settingSet: "set"
        case .imported: "imported"
        case .exported: "exported"
        case .backedUp: "backed_up"
        case .restored: "restored"
        case .storeIsSound: "sound"
        case .repaired: "repaired"
        }
    }
}

/// A message as the answer of a verb, with the ids of what it made or changed.
public struct Done: Report, Sendable {
    public let message: Message
    public let ids: [RecordID]
    private let dialog: String

    public init(_ message: Message, ids: [RecordID] = [], _ strings: Strings) {
        self.message = message
        self.ids = ids
        dialog = message.words(strings)
    }

    public var json: JSON {
        .payload([
            JSON.Member("ok", .bool(true)), JSON.Member("code", .string(message.code)),
            JSON.Member("dialog", .string(dialog)),
            JSON.Member("ids", .array(ids.map { .id($0) })),
        ])
    }

    public func lines(_ style: Style) -> [String] { [TextLayout.printable(dialog)] }

    public var isMessage: Bool { true }
}
