import HaruCore
import HaruStrings

/// What was done in a day, a week, a month: one row per action.
public struct TotalsReport: Report, Sendable {
    public struct Row: Sendable {
        public let action: ActionLabel
        public let amount: Amount
        /// Of the time of all rows, 0…1; `nil` for what is counted.
        public let share: Double?
        /// One number per day of the period, in the unit of `amount`; empty for a single day.
        public let days: [Int64]
        public let isRunning: Bool

        public init(
            action: ActionLabel, amount: Amount, share: Double?, days: [Int64] = [],
            isRunning: Bool = false
        ) {
            self.action = action
            self.amount = amount
            self.share = share
            self.days = days
            self.isRunning = isRunning
        }
    }

    public let period: Period
    public let days: ClosedRange<LocalDay>
    public let rows: [Row]
    /// Seconds of all timed rows.
    public let totalSeconds: Int64
    /// The day drawn; only for a single day.
    public let timeline: DayTimeline?
    /// The goals of the period; `nil` where totals are all that was asked for.
    var goals: [GoalTotal]?
    /// The habits of the day; only for a single day.
    var habits: [HabitReport.Row]?

    public init(
        period: Period, days: ClosedRange<LocalDay>, rows: [Row], totalSeconds: Int64,
        timeline: DayTimeline? = nil
    ) {
        self.period = period
        self.days = days
        self.rows = rows
        self.totalSeconds = totalSeconds
        self.timeline = timeline
    }

    public var json: JSON {
        var members = [
            JSON.Member("period", .string(period.rawValue)),
            JSON.Member("firstDay", .day(days.lowerBound)),
            JSON.Member("lastDay", .day(days.upperBound)),
            JSON.Member("rows", .array(rows.map(json))),
            JSON.Member("totalSeconds", .int(totalSeconds)),
        ]
        if let goals { members.append(JSON.Member("goals", .array(goals.map { $0.json }))) }
        if let habits {
            members.append(JSON.Member("habits", .array(habits.map { $0.dayJSON })))
        }
        return .payload(members)
    }

    private func json(_ row: Row) -> JSON {
        var members = row.action.members
        members.append(JSON.Member("type", .string(row.action.type.rawValue)))
        members.append(row.amount.member)
        if let share = row.share { members.append(JSON.Member("share", .double(share))) }
        members.append(JSON.Member("isRunning", .bool(row.isRunning)))
        if !row.days.isEmpty {
            let unit = row.action.type == .time ? "seconds" : "count"
            members.append(
                JSON.Member(
                    "days",
                    .array(
                        row.days.enumerated().map { i, value in
                            .object([
                                JSON.Member("day", .day(days.lowerBound + i)),
                                JSON.Member(unit, .int(value)),
                            ])
                        })))
        }
        return .object(members)
    }
}
