/// What a quest looks like over a span (domain 8.3).
public struct SpanProgress: Equatable, Sendable {
    public let state: QuestProgress.State
    public let measured: Measured
    /// The plain amount of the span, uncapped, off days included: milliseconds, counts or units.
    public let rawValue: Int64

    static let noData = SpanProgress(state: .noData, measured: .zero, rawValue: 0)
}

extension QuestProgress {
    public func progress(over span: Span) -> SpanProgress {
        guard let terms else { return .noData }
        let days = span.days(around: today, weekStart: boundary.weekStart)
        let raw = rawValue(terms, days)
        if span == .day, !isScheduled(on: today) {
            return SpanProgress(state: .offDay, measured: .zero, rawValue: raw)
        }
        let isFulfilled = span == .day && isPeriodFulfilled(on: today)
        return SpanProgress(
            state: isFulfilled ? .periodFulfilled : .normal, measured: measured(terms, span, days),
            rawValue: raw)
    }

    private func measured(
        _ terms: Terms, _ span: Span, _ days: ClosedRange<LocalDay>
    ) -> Measured {
        switch (terms.period, span) {
        case (.daily, .day), (.weekly, .week), (.monthly, .month):
            return measured(terms, over: days)
        case (.custom, _):
            return measured(terms, over: period(around: today, .custom))
        case (.daily, .week), (.daily, .month):
            return scheduledDays(terms, days)
        case (.weekly, .day): return scaled(terms, days, by: 1, of: 7)
        case (.weekly, .month): return scaled(terms, days, by: days.dayCount, of: 7)
        case (.monthly, .day): return scaled(terms, days, by: 1, of: month.dayCount)
        case (.monthly, .week): return scaled(terms, days, by: 7, of: month.dayCount)
        }
    }

    /// "The month" of a divisor is the one that holds today, also for a week that straddles two.
    private var month: ClosedRange<LocalDay> {
        Span.month.days(around: today, weekStart: boundary.weekStart)
    }

    /// A daily quest over many days: scheduled days only, and a very good day counts as one, so that
    /// it does not hide a missed one.
    private func scheduledDays(_ terms: Terms, _ days: ClosedRange<LocalDay>) -> Measured {
        let windows = terms.meter.windows(days)
        var value: Int64 = 0
        var scheduled: Int64 = 0
        for (i, window) in windows.enumerated() where isScheduled(on: days.lowerBound + i) {
            scheduled += 1
            value += terms.isCapped ? min(window, terms.target) : window
        }
        if scheduled == 0 { return .zero }
        return Measured(
            value: Double(value), target: Double(scheduled) * Double(terms.target),
            direction: terms.direction)
    }

    /// A quest on a span that is not its own: the share of the target, at most which a promise of
    /// "at least" counts. A limit is never capped; 0 % is a useful warning about the pace.
    private func scaled(
        _ terms: Terms, _ days: ClosedRange<LocalDay>, by share: Int, of whole: Int
    ) -> Measured {
        let target = Double(terms.target) * Double(share) / Double(whole)
        let value = Double(terms.meter.total(days))
        return Measured(
            value: terms.isCapped ? min(value, target) : value, target: target,
            direction: terms.direction)
    }

    private func rawValue(_ terms: Terms, _ days: ClosedRange<LocalDay>) -> Int64 {
        switch terms.period {
        case .daily: terms.meter.windows(days).reduce(0, +)
        case .weekly, .monthly: terms.meter.total(days)
        case .custom: terms.meter.total(period(around: today, .custom))
        }
    }
}

extension ClosedRange<LocalDay> {
    /// How many days there are, both ends included.
    public var dayCount: Int { upperBound - lowerBound + 1 }
}
