/// What a quest looks like over a span (domain 8.3).
public struct SpanProgress: Equatable, Sendable {
    public let state: QuestProgress.State
    public let measured: Measured
    /// The plain amount of the span, uncapped, off days included: milliseconds, counts or units.
    public let rawValue: Int64

    static let noData = SpanProgress(state: .noData, measured: .zero, rawValue: 0)

    /// Whether no day of a week or month is scheduled, so that nothing of it was kept or broken.
    public var isNothingDue: Bool { state == .normal && measured == .zero }
}

extension QuestProgress {
    public func progress(over span: Span) -> SpanProgress {
        guard let rule = rule(on: today) else { return .noData }
        let days = span.days(around: today, weekStart: boundary.weekStart)
        let raw = rawValue(rule, days)
        if span == .day {
            if isPaused(on: today) {
                return SpanProgress(state: .paused, measured: .zero, rawValue: raw)
            }
            if !isScheduled(rule, on: today) {
                return SpanProgress(state: .offDay, measured: .zero, rawValue: raw)
            }
        }
        return SpanProgress(
            state: state(rule, span, days), measured: measured(rule, span, days), rawValue: raw)
    }

    private func state(_ rule: QuestRule, _ span: Span, _ days: ClosedRange<LocalDay>) -> State {
        if span == .day { return isPeriodFulfilled(on: today) ? .periodFulfilled : .normal }
        let days = rule.period == .custom ? period(of: rule, around: today) : days
        return isAllPaused(days) ? .paused : .normal
    }

    /// Whether something would be due in `days` and every such day is paused.
    private func isAllPaused(_ days: ClosedRange<LocalDay>) -> Bool {
        guard pauses.count(in: days) > 0 else { return false }
        var isDue = false
        for number in days.lowerBound.number...days.upperBound.number {
            let day = LocalDay(number: number)
            guard isScheduled(on: day) else { continue }
            if !pauses.contains(day) { return false }
            isDue = true
        }
        return isDue
    }

    /// A quest on a span that is not its own has the share of the target, at most which a promise of
    /// "at least" counts. A limit is never capped; 0 % is a useful warning about the pace.
    private func measured(
        _ rule: QuestRule, _ span: Span, _ days: ClosedRange<LocalDay>
    ) -> Measured {
        switch (rule.period, span) {
        case (.daily, .day), (.weekly, .week), (.monthly, .month), (.custom, _):
            own(rule, around: today)
        case (.daily, .week), (.daily, .month), (.weekly, .day), (.weekly, .month),
            (.monthly, .day), (.monthly, .week):
            Measured(tallies(days, anchor: today), isCapped: true)
        }
    }

    /// Of promises whose amounts cannot be added up, those like the newest one count.
    private func rawValue(_ rule: QuestRule, _ days: ClosedRange<LocalDay>) -> Int64 {
        let days = rule.period == .custom ? period(of: rule, around: today) : days
        var sum: Int64 = 0
        for piece in pieces(days) where piece.rule.isAddable(to: rule) {
            sum += piece.rule.meter.total(piece.days)
        }
        return sum
    }
}
