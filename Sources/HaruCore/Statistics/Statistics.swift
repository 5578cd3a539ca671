/// Totals and averages of a window, compared with the window before (domain 13).
public struct Statistics: Sendable {
    public let frame: StatisticsFrame
    /// One for each action that is not excluded and whose way of tracking is known, in the order
    /// of the actions.
    public let rows: [Row]
    /// Sums over all rows, in the window and in the one before.
    public let milliseconds, previousMilliseconds: Int64
    public let count, previousCount: Int64
    /// Whether the filter excludes an action that exists.
    public let isFiltering: Bool

    /// The numbers of one action: milliseconds if it is timed, amounts if it is counted.
    public struct Row: Equatable, Sendable {
        public let actionID: RecordID
        public let trackingType: TrackingType
        public let tagIDs: [RecordID]
        /// Records of the window's future included.
        public let total: Int64
        public let previousTotal: Int64
        /// One for each day of the window.
        public let perDay: [Int64]
        /// Per day that has begun; 0 if none has.
        public let dayAverage: Double
        /// One for each week of a calendar month, else empty.
        public let perWeek: [Int64]
        /// Per week that has begun; 0 if none has.
        public let weekAverage: Double
    }

    /// - Parameters:
    ///   - totals: per day over `frame.grid`, the actions numbered as in `actions`.
    ///   - excluded: ids of actions that a person filtered out; unknown ones do nothing.
    public init(
        frame: StatisticsFrame, actions: [Action], totals: borrowing PeriodTotals,
        excluded: [RecordID] = []
    ) {
        self.frame = frame
        isFiltering = actions.contains { excluded.contains($0.id) }
        var rows: [Row] = []
        for (i, action) in actions.enumerated() where !excluded.contains(action.id) {
            guard let type = action.trackingType else { continue }
            let all = (0..<frame.grid.count).map { totals[$0, i] }
            rows.append(Statistics.row(action, type, all, frame))
        }
        self.rows = rows
        (milliseconds, previousMilliseconds) = Statistics.sums(rows, .time)
        (count, previousCount) = Statistics.sums(rows, .count)
    }

    /// Statistics of records at hand.
    public init(
        frame: StatisticsFrame, actions: [Action], sessions: some Sequence<TimeSession>,
        counts: some Sequence<CountEntry>, now: Instant, excluded: [RecordID] = []
    ) {
        var totals = PeriodTotals.perDay(frame.grid, actionCount: actions.count)
        let numbers = ActionNumbers(actions)
        for session in sessions {
            guard let i = numbers[session.actionID], actions[i].trackingType == .time else {
                continue
            }
            totals.add(
                start: session.start.milliseconds, end: (session.end ?? now).milliseconds, action: i
            )
        }
        for entry in counts {
            guard let i = numbers[entry.actionID], actions[i].trackingType == .count else {
                continue
            }
            totals.add(amount: entry.counted, at: entry.timestamp.milliseconds, action: i)
        }
        self.init(frame: frame, actions: actions, totals: totals, excluded: excluded)
    }

    /// Total time against that of the window before.
    public var timeComparison: Comparison {
        Comparison(current: milliseconds, previous: previousMilliseconds)
    }

    /// Total count against that of the window before.
    public var countComparison: Comparison { Comparison(current: count, previous: previousCount) }

    /// The sums of one tag. An action counts in full for each of its tags.
    public struct TagTotal: Equatable, Sendable {
        /// `nil` for the actions without a tag.
        public let tagID: RecordID?
        public internal(set) var milliseconds: Int64 = 0
        public internal(set) var count: Int64 = 0
    }

    /// Sums per tag, in the order of `tags`, then those of untagged actions; groups with nothing are
    /// left out. An id that is not among `tags` is none.
    public func tagTotals(_ tags: [RecordID]) -> [TagTotal] {
        var groups = tags.map { TagTotal(tagID: $0) } + [TagTotal(tagID: nil)]
        for row in rows {
            var isTagged = false
            for (i, tag) in tags.enumerated() where row.tagIDs.contains(tag) {
                isTagged = true
                groups[i].add(row)
            }
            if !isTagged { groups[tags.count].add(row) }
        }
        return groups.filter { $0.milliseconds != 0 || $0.count != 0 }
    }

    private static func row(
        _ action: Action, _ type: TrackingType, _ all: [Int64], _ frame: StatisticsFrame
    ) -> Row {
        let split = frame.days.lowerBound - frame.previousDays.lowerBound
        let perDay = Array(all[split...])
        let total = perDay.reduce(0, +)
        let perWeek = (frame.weeks ?? []).map { week in
            let first = week.lowerBound - frame.days.lowerBound
            return perDay[first...(week.upperBound - frame.days.lowerBound)].reduce(0, +)
        }
        return Row(
            actionID: action.id, trackingType: type, tagIDs: action.tagIDs, total: total,
            previousTotal: all[..<split].reduce(0, +), perDay: perDay,
            dayAverage: average(total, frame.startedDays), perWeek: perWeek,
            weekAverage: average(total, frame.startedWeeks))
    }

    private static func average(_ total: Int64, _ count: Int) -> Double {
        count == 0 ? 0 : Double(total) / Double(count)
    }

    private static func sums(_ rows: [Row], _ type: TrackingType) -> (Int64, Int64) {
        var (current, previous): (Int64, Int64) = (0, 0)
        for row in rows where row.trackingType == type {
            current += row.total
            previous += row.previousTotal
        }
        return (current, previous)
    }
}

extension Statistics.TagTotal {
    fileprivate mutating func add(_ row: Statistics.Row) {
        switch row.trackingType {
        case .time: milliseconds += row.total
        case .count: count += row.total
        }
    }
}
