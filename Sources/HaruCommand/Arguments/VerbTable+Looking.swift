extension Verb {
    /// Verbs that show records and totals.
    var lookingSpec: VerbSpec {
        let filters = [
            FlagSpec.date, .actionFilter, .tagFilter, FlagSpec(.all) { $0.flagTotalsAll },
        ]
        let history = FlagSpec(.history) { $0.flagHistory }
        switch self {
        case .status:
            return VerbSpec(
                self, .looking,
                flags: [
                    FlagSpec(.format, .choice(StatusFormat.allNames), "FORMAT") { $0.flagFormat },
                    FlagSpec(.follow) { $0.flagFollow }, FlagSpec(.seconds) { $0.flagSeconds },
                    FlagSpec(.max, .number(1...1000), "N") { $0.flagMax },
                ],
                summary: { $0.helpStatus }, details: { $0.helpStatusDetails },
                examples: { $0.helpStatusExamples })
        case .today:
            return VerbSpec(
                self, .looking, flags: filters, summary: { $0.helpToday },
                examples: { $0.helpTodayExamples })
        case .week:
            return VerbSpec(
                self, .looking, flags: filters + [history], exclusive: [[.date, .history]],
                summary: { $0.helpWeek },
                examples: { $0.helpWeekExamples })
        case .month:
            return VerbSpec(
                self, .looking, flags: filters + [history], exclusive: [[.date, .history]],
                summary: { $0.helpMonth },
                examples: { $0.helpMonthExamples })
        case .last7:
            return VerbSpec(
                self, .looking, flags: filters, summary: { $0.helpLast7 },
                examples: { $0.helpLast7Examples })
        case .last30:
            return VerbSpec(
                self, .looking, flags: filters, summary: { $0.helpLast30 },
                examples: { $0.helpLast30Examples })
        case .total:
            return VerbSpec(
                self, .looking, [ArgumentSpec("ACTION", .action)],
                flags: [
                    FlagSpec(.period, .choice(Period.allCases.map { $0.rawValue }), "PERIOD") {
                        $0.flagPeriod
                    }
                ],
                summary: { $0.helpTotal }, examples: { $0.helpTotalExamples })
        default:
            return VerbSpec(
                self, .looking,
                flags: [
                    .date, FlagSpec(.range, .days, "D..D") { $0.flagRange }, .actionFilter,
                    .tagFilter,
                ],
                exclusive: [[.date, .range]], summary: { $0.helpLog },
                details: { $0.helpLogDetails }, examples: { $0.helpLogExamples })
        }
    }
}
