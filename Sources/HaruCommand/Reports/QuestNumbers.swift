import HaruCore
import HaruStrings

/// A quest with its numbers, as reports show it.
struct QuestNumbers: Sendable {
    /// Something the quest promises from a day on.
    struct Change: Sendable {
        let from: LocalDay
        let name: String
    }

    let label: QuestLabel
    let prefix: String
    let day: SpanProgress
    let week: SpanProgress
    let month: SpanProgress
    let isScheduledToday: Bool
    /// `nil` for a custom period and without data.
    let streak: Streak?
    /// What it was changed to, oldest first.
    let changes: [Change]

    func progress(over span: Span) -> SpanProgress {
        switch span {
        case .day: day
        case .week: week
        case .month: month
        }
    }

    private static let spans: [(Span, String)] = [
        (.day, "day"), (.week, "week"), (.month, "month"),
    ]

    var json: JSON {
        let quest = label.quest
        return .object([
            JSON.Member("id", .id(label.id)),
            JSON.Member("goalID", label.goalID.map { .id($0) } ?? .null),
            JSON.Member("name", .string(label.name)),
            JSON.Member("targetKind", .string(quest.target.word)),
            JSON.Member("target", label.target.map { .string($0) } ?? .null),
            JSON.Member("healthMetric", quest.target.metric.map { .string($0) } ?? .null),
            JSON.Member("sleepStart", sleepMinute(quest.sleepStart)),
            JSON.Member("sleepEnd", sleepMinute(quest.sleepEnd)),
            JSON.Member("measure", label.measure.map { .string($0.rawValue) } ?? .null),
            JSON.Member("period", quest.period.map { .string($0.rawValue) } ?? .null),
            JSON.Member("direction", quest.direction.map { .string($0.rawValue) } ?? .null),
            label.measure == .time
                ? JSON.Member("targetSeconds", .count(quest.targetSeconds))
                : JSON.Member("targetCount", .count(quest.targetCount)),
            JSON.Member("scheduledToday", .bool(isScheduledToday)),
            JSON.Member(
                "spans",
                .object(
                    QuestNumbers.spans.map { span, name in
                        JSON.Member(name, json(progress(over: span)))
                    })),
            JSON.Member(
                "streak",
                streak.map {
                    .object([
                        JSON.Member("count", .count($0.count)),
                        JSON.Member("unit", .string($0.unit.rawValue)),
                    ])
                } ?? .null),
            JSON.Member(
                "changes",
                .array(
                    changes.map {
                        .object([
                            JSON.Member("from", .day($0.from)),
                            JSON.Member("name", .string($0.name)),
                        ])
                    })),
        ])
    }

    /// A minute of day; `null` unless the quest is about sleep.
    private func sleepMinute(_ minute: Int) -> JSON {
        label.quest.target == .health(HealthMetric.sleep.key) ? .count(minute) : .null
    }

    /// Times in seconds, like everywhere in answers.
    private func json(_ progress: SpanProgress) -> JSON {
        let unit = label.measure == .time ? 1000.0 : 1
        return .object([
            JSON.Member("state", .string(progress.state.rawValue)),
            JSON.Member("value", .double(progress.measured.value / unit)),
            JSON.Member("target", .double(progress.measured.target / unit)),
            JSON.Member("ratio", .double(progress.measured.ratio)),
            JSON.Member("displayRatio", .double(progress.measured.displayRatio)),
            JSON.Member("percent", .int(Percent.whole(progress.measured.displayRatio))),
            JSON.Member("isMet", .bool(progress.measured.isMet)),
            JSON.Member("rawValue", .double(Double(progress.rawValue) / unit)),
        ])
    }
}

extension Quest.Target {
    /// As exports and answers spell what kind of thing it is.
    var word: String {
        switch self {
        case .action: "action"
        case .tag: "tag"
        case .health: "health"
        case .none: "none"
        }
    }

    /// The key of a metric; `nil` for other targets.
    fileprivate var metric: String? { if case .health(let key) = self { key } else { nil } }
}

/// A quest as it is called today.
struct QuestLabel: Sendable {
    /// As it was made; what it promises today may be another thing.
    let made: Quest
    /// As it stands today.
    let quest: Quest
    /// `독서 · 매일 · 30분 이상`.
    let name: String
    /// The name of its action, tag or metric; `nil` when that is gone.
    let target: String?
    /// `nil` where this version does not know.
    let measure: TrackingType?
    /// Of its goal.
    let colorHex: String
    let goalTitle: String

    var id: RecordID { made.id }
    var goalID: RecordID? { made.goalID }
}
