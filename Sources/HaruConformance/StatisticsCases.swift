import HaruCore

/// Totals, averages, comparisons, and how they are written.
enum StatisticsCases {
    static func statistics(_ given: CaseObject) throws(CaseError) -> JSON {
        let now = try given.instant("now")
        let actions = try given.actions()
        let frame = StatisticsFrame(
            try given.dayWindow(), anchor: try given.day("anchor"), now: now,
            boundary: try given.boundary())
        let statistics = Statistics(
            frame: frame, actions: actions, sessions: try given.sessions(),
            counts: try given.counts(), now: now, excluded: try given.ids("excluded"))
        return .object([
            .init("first", .day(frame.days.lowerBound)), .init("last", .day(frame.days.upperBound)),
            .init("startedDays", .int(Int64(frame.startedDays))),
            .init("weeks", weeks(frame.weeks)),
            .init(
                "rows", .object(statistics.rows.map { .init(given.name(of: $0.actionID), row($0)) })
            ),
            .init("totals", sums(statistics.milliseconds, statistics.count)),
            .init("previous", previous(statistics)),
            .init(
                "compare",
                .object([
                    .init("time", comparison(statistics.timeComparison)),
                    .init("count", comparison(statistics.countComparison)),
                ])),
            .init("tags", tags(statistics, actions, given)),
            .init("isFiltering", .bool(statistics.isFiltering)),
        ])
    }

    private static func weeks(_ weeks: [ClosedRange<LocalDay>]?) -> JSON {
        guard let weeks else { return .null }
        return .array(weeks.map { .days([$0.lowerBound, $0.upperBound]) })
    }

    private static func row(_ row: Statistics.Row) -> JSON {
        let scale = row.trackingType == .time ? 1000.0 : 1
        return .object([
            .init("total", .amount(row.total, row.trackingType)),
            .init("perDay", .array(row.perDay.map { .amount($0, row.trackingType) })),
            .init("dayAverage", .double(row.dayAverage / scale)),
            .init("perWeek", .array(row.perWeek.map { .amount($0, row.trackingType) })),
            .init("weekAverage", .double(row.weekAverage / scale)),
        ])
    }

    private static func sums(_ milliseconds: Int64, _ count: Int64) -> JSON {
        .object([.init("seconds", .seconds(milliseconds)), .init("count", .int(count))])
    }

    private static func previous(_ statistics: Statistics) -> JSON {
        let days = statistics.frame.previousDays
        return .object([
            .init("first", .day(days.lowerBound)), .init("last", .day(days.upperBound)),
            .init("seconds", .seconds(statistics.previousMilliseconds)),
            .init("count", .int(statistics.previousCount)),
        ])
    }

    private static func comparison(_ comparison: Comparison) -> JSON {
        switch comparison {
        case .noPrevious: .string("noPrevious")
        case .change(let percent, let direction):
            .object([
                .init("direction", .string(direction.rawValue)), .init("percent", .int(percent)),
            ])
        }
    }

    /// A case names tags by using them.
    private static func tags(
        _ statistics: Statistics, _ actions: [Action], _ given: CaseObject
    ) -> JSON {
        var ids: [RecordID] = []
        for action in actions {
            for id in action.tagIDs where !ids.contains(id) { ids.append(id) }
        }
        let groups = statistics.tagTotals(ids).map { group in
            JSON.Member(
                group.tagID.map { given.name(of: $0) } ?? "", sums(group.milliseconds, group.count))
        }
        return .object(groups)
    }

    static func names(_ given: CaseObject) throws(CaseError) -> JSON {
        .object([.init("names", .texts(DistinctNames.of(try given.texts("names"))))])
    }

    static func percent(_ given: CaseObject) throws(CaseError) -> JSON {
        var percents: [JSON] = []
        for element in try given.list("ratios") {
            guard let ratio = element.double else { throw given.error("ratios", "not numbers") }
            percents.append(.int(Percent.whole(ratio)))
        }
        return .object([.init("percents", .array(percents))])
    }
}
