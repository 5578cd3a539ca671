import HaruCore
import HaruStrings

/// Goals with their quests and numbers.
struct GoalReport: Report {
    struct Row: Sendable {
        let goal: Goal
        let prefix: String
        /// The goal has ended and a person is to say whether it was achieved.
        let needsReview: Bool
        /// The goal has ended and is judged where the health data is.
        let isWaiting: Bool
        let isPaused: Bool
        let pauses: [Pause]
        /// How much of its dates has gone by, 0…1; `nil` without an end day.
        let periodRatio: Double?
        let day: GoalProgress.Combined
        let week: GoalProgress.Combined
        let month: GoalProgress.Combined
        let quests: [QuestNumbers]

        func combined(over span: Span) -> GoalProgress.Combined {
            switch span {
            case .day: day
            case .week: week
            case .month: month
            }
        }
    }

    let rows: [Row]
    /// `nil` for all three.
    let span: Span?
    /// One goal that was asked for by name is told in full.
    let isDetailed: Bool
    /// Whether there are goals that are not shown, because they are finished.
    let hasFinished: Bool

    var json: JSON { .payload([JSON.Member("goals", .array(rows.map { $0.json }))]) }
}

extension GoalReport.Row {
    var json: JSON {
        var members: [JSON.Member] = .promise(
            goal.id, "title", goal.title, symbol: goal.symbolName, colorHex: goal.colorHex)
        members += [
            JSON.Member("startDay", .day(goal.startDay)),
            JSON.Member("endDay", .day(goal.endDay)),
            JSON.Member("status", goal.status.map { .string($0.rawValue) } ?? .null),
            JSON.Member("needsReview", .bool(needsReview)),
            JSON.Member("isWaiting", .bool(isWaiting)),
            JSON.Member("judgedAt", .at(goal.judgedAt)),
            JSON.Member("threshold", .count(goal.achieveThresholdPercent)),
            JSON.Member("periodRatio", periodRatio.map { .double($0) } ?? .null),
        ]
        members += .pauses(pauses, isPaused: isPaused)
        members += [
            JSON.Member(
                "spans",
                .object([
                    JSON.Member("day", day.json), JSON.Member("week", week.json),
                    JSON.Member("month", month.json),
                ])),
            JSON.Member("quests", .array(quests.map { $0.json })),
        ]
        return .object(members)
    }
}

extension GoalProgress.Combined {
    /// 0…1; `nil` where the state says why there is none.
    var ratio: Double? { if case .ratio(let ratio) = self { ratio } else { nil } }

    private var name: String {
        switch self {
        case .noQuests: "noQuests"
        case .noData: "noData"
        case .paused: "paused"
        case .ratio: "normal"
        }
    }

    var json: JSON {
        .object([
            JSON.Member("state", .string(name)),
            JSON.Member("ratio", ratio.map { .double($0) } ?? .null),
            JSON.Member("percent", ratio.map { .int(Percent.whole($0)) } ?? .null),
        ])
    }

    /// A percentage, or a mark where there is none.
    func mark(_ style: Style) -> Table.Cell {
        switch self {
        case .noQuests, .noData: Table.Cell(style.dash, .faint)
        case .paused: Table.Cell(style.strings.promiseRest, .faint)
        case .ratio(let ratio):
            Table.Cell("\(Percent.whole(ratio))%", ratio >= 1 ? .primary : .bold)
        }
    }

    /// The same with words in place of a mark.
    func state(_ style: Style) -> Table.Cell {
        switch self {
        case .noQuests: Table.Cell(style.strings.goalNoQuests, .faint)
        case .noData: Table.Cell(style.strings.stateNoData, .faint)
        case .paused: Table.Cell(style.strings.statePaused, .faint)
        case .ratio: mark(style)
        }
    }
}
