import HaruCore

/// A quest being made or changed in three steps; nothing of it is stored before it is saved
/// (app 8.2).
public struct QuestEditor: Equatable, Sendable {
    public enum Step: Int, CaseIterable, Sendable { case target, period, amount }

    /// What is aimed at, as the first step lists it. Steps and sleep come with the health screens; a
    /// quest that another device made about them is shown and can be changed.
    public enum Aim: String, CaseIterable, Sendable { case action, tag, health }

    public let goal: RecordID
    /// As it is promised today; of a new one, as the editor began.
    public let original: Quest
    public let isNew: Bool
    public var draft: Quest
    public var step: Step
    public var aim: Aim
    public var query = ""
    /// The wheel of the deadline is unfolded.
    public var isDeadlineOpen = false
    /// The number, as typed.
    public var number: String
    /// Why the last try to save it failed.
    public var problem: DomainError?
    /// What has been recorded of it; `nil` before a target is chosen.
    public var preview: QuestPreview?

    public init(_ quest: Quest, of goal: RecordID, isNew: Bool) {
        self.goal = goal
        self.isNew = isNew
        original = quest
        draft = quest
        number = String(quest.targetCount)
        step = isNew ? .target : .amount
        aim =
            switch quest.target {
            case .tag: .tag
            case .health: .health
            case .action, .none: .action
            }
    }

    public var hasChanges: Bool { draft != original }

    /// Aims at something else; an amount that it is the first to need has a beginning.
    mutating func aim(at target: Quest.Target, measure: TrackingType) {
        draft = draft.aimed(at: target, measure: measure)
        if draft.targetSeconds == 0, draft.direction != .atMost { draft.targetSeconds = 1800 }
        if draft.targetCount == 0, draft.direction != .atMost { draft.targetCount = 1 }
        number = String(draft.targetCount)
    }

    /// Why the step cannot be left forwards; `nil`: it can.
    ///
    /// - Parameter action: the one it aims at, if it is there.
    func problem(at step: Step, _ action: Action?) -> DomainError? {
        if draft.target == .none { return .noTarget }
        if step == .target { return nil }
        do throws(DomainError) {
            _ = try promise(action).checked(action: action, previous: isNew ? nil : original)
            return nil
        } catch {
            return step == .amount || error == .emptySchedule || error == .endBeforeStart
                ? error : nil
        }
    }

    /// The quest as it would be saved: what its measure does not use is left at nothing.
    func promise(_ action: Action?) -> Quest {
        var quest = draft
        if quest.measure(action: action) == .count {
            quest.targetSeconds = 0
        } else {
            quest.targetCount = 0
        }
        if quest.period != .custom {
            quest.customStart = nil
            quest.customEnd = nil
        }
        return quest
    }
}

/// What has been recorded of a quest in the making.
public struct QuestPreview: Equatable, Sendable {
    /// Of its own period.
    public var gauge: Gauge
    /// Of this week.
    public var week: Gauge
}

public enum QuestEditorMessage: Equatable, Sendable {
    case step(QuestEditor.Step)
    case next
    case back
    case aim(QuestEditor.Aim)
    case search(String)
    case action(RecordID)
    case tag(RecordID)
    case measure(TrackingType)
    case period(Quest.Period)
    case schedule(Quest.ScheduleMode)
    /// 1 = Sunday … 7 = Saturday.
    case weekday(Int)
    /// 1…31.
    case monthDay(Int)
    /// 1…5.
    case week(Int)
    case ordinalWeekday(Int)
    case first(LocalDay?)
    case last(LocalDay?)
    case toggleDeadline
    case foldDeadline
    case deadline(TimeColumn, index: Int)
    case direction(Quest.Direction)
    case hours(Int)
    case minutes(Int)
    case number(String)
    case raise(Int)
    case askDelete
    case save

    var text: String {
        let (verb, detail): (String, String?) =
            switch self {
            case .step(let step): ("step", String(step.rawValue))
            case .next: ("next", nil)
            case .back: ("back", nil)
            case .aim(let aim): ("aim", aim.rawValue)
            case .search: ("search", nil)
            case .action(let id): ("action", id.text)
            case .tag(let id): ("tag", id.text)
            case .measure(let measure): ("measure", measure.rawValue)
            case .period(let period): ("period", period.rawValue)
            case .schedule(let mode): ("schedule", mode.rawValue)
            case .weekday(let day): ("weekday", String(day))
            case .monthDay(let day): ("monthDay", String(day))
            case .week(let week): ("week", String(week))
            case .ordinalWeekday(let day): ("ordinal", String(day))
            case .first: ("first", nil)
            case .last: ("last", nil)
            case .toggleDeadline: ("hasDeadline", nil)
            case .foldDeadline: ("foldDeadline", nil)
            case .deadline(let column, _): ("deadline", column.rawValue)
            case .direction(let direction): ("direction", direction.rawValue)
            case .hours: ("hours", nil)
            case .minutes: ("minutes", nil)
            case .number: ("number", nil)
            case .raise(let step): (step < 0 ? "fewer" : "more", nil)
            case .askDelete: ("delete", nil)
            case .save: ("save", nil)
            }
        return detail.map { verb + " " + $0 } ?? verb
    }

    /// - Parameter words: `quest <what> …`.
    init?(_ words: Words) {
        let word = words.word(1) ?? ""
        let index = Int(digits: words.value) ?? 0
        let message: QuestEditorMessage? =
            switch words.name(0) {
            case "step": words.int(1).flatMap { QuestEditor.Step(rawValue: $0) }.map { .step($0) }
            case "next": .next
            case "back": .back
            case "aim": QuestEditor.Aim(rawValue: word).map { .aim($0) }
            case "search": .search(words.value)
            case "action": words.id(1).map { .action($0) }
            case "tag": words.id(1).map { .tag($0) }
            case "measure": TrackingType(rawValue: word).map { .measure($0) }
            case "period": Quest.Period(rawValue: word).map { .period($0) }
            case "schedule": Quest.ScheduleMode(rawValue: word).map { .schedule($0) }
            case "weekday": words.int(1).map { .weekday($0) }
            case "monthDay": words.int(1).map { .monthDay($0) }
            case "week": words.int(1).map { .week($0) }
            case "ordinal": words.int(1).map { .ordinalWeekday($0) }
            case "first": .first(ISO8601.day(words.value))
            case "last": .last(ISO8601.day(words.value))
            case "hasDeadline": .toggleDeadline
            case "foldDeadline": .foldDeadline
            case "deadline": TimeColumn(rawValue: word).map { .deadline($0, index: index) }
            case "direction": Quest.Direction(rawValue: word).map { .direction($0) }
            case "hours": .hours(index)
            case "minutes": .minutes(index)
            case "number": .number(words.value)
            case "fewer": .raise(-1)
            case "more": .raise(1)
            case "delete": .askDelete
            case "save": .save
            default: nil
            }
        guard let message else { return nil }
        self = message
    }
}
