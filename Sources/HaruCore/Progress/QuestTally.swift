/// What was done and what was due over the days of one promise, or of several whose amounts can be
/// added up.
struct QuestTally: Sendable {
    let direction: Quest.Direction
    var value: Int64 = 0
    var target = 0.0
    /// Days that something was due on, the weight of this part among others.
    var days = 0

    init(direction: Quest.Direction) { self.direction = direction }

    var isMet: Bool {
        switch direction {
        case .atLeast: Double(value) >= target
        case .atMost: Double(value) <= target
        }
    }

    var isBrokenLimit: Bool { direction == .atMost && !isMet }

    mutating func add(_ other: QuestTally) {
        value += other.value
        target += other.target
        days += other.days
    }

    /// - Parameter isCapped: "at least" counts no more than what was due.
    func measured(isCapped: Bool) -> Measured {
        let value = Double(value)
        return Measured(
            value: isCapped && direction == .atLeast ? min(value, target) : value, target: target,
            direction: direction)
    }
}

/// Days under one rule.
struct QuestPiece: Sendable {
    let rule: QuestRule
    let days: ClosedRange<LocalDay>
}

extension Measured {
    /// Parts that cannot be added up are weighed by their days, and the promise is kept when each of
    /// them is; value and target are those of the newest. Nothing due is zero.
    init(_ tallies: [QuestTally], isCapped: Bool) {
        guard let last = tallies.last else {
            self = .zero
            return
        }
        let newest = last.measured(isCapped: isCapped)
        if tallies.count == 1 {
            self = newest
            return
        }
        var days = 0.0
        var ratio = 0.0
        var displayRatio = 0.0
        var isMet = true
        for tally in tallies {
            let part = tally.measured(isCapped: isCapped)
            days += Double(tally.days)
            ratio += part.ratio * Double(tally.days)
            displayRatio += part.displayRatio * Double(tally.days)
            isMet = isMet && part.isMet
        }
        self.init(
            value: newest.value, target: newest.target, ratio: ratio / days,
            displayRatio: displayRatio / days, isMet: isMet)
    }
}

extension QuestProgress {
    /// The parts of `days` under one rule each, ascending.
    func pieces(_ days: ClosedRange<LocalDay>) -> [QuestPiece] {
        guard let rules else { return [] }
        var pieces: [QuestPiece] = []
        for (i, rule) in rules.enumerated() {
            let first = max(rule.from ?? days.lowerBound, days.lowerBound)
            var last = days.upperBound
            if i + 1 < rules.count, let next = rules[i + 1].from { last = min(last, next - 1) }
            if first <= last { pieces.append(QuestPiece(rule: rule, days: first...last)) }
        }
        return pieces
    }

    /// What was done and due over `days`, paused days left out: a daily promise counts its scheduled
    /// days, the others give each day its share of the target.
    ///
    /// - Parameters:
    ///   - anchor: a day of the month that a monthly target is spread over.
    ///   - seen: the last day whose records count; later days are due nevertheless.
    func tallies(
        _ days: ClosedRange<LocalDay>, anchor: LocalDay, seen: LocalDay? = nil,
        cutAtNow: Bool = false
    ) -> [QuestTally] {
        tallies(pieces(days)) { piece in
            if piece.rule.period == .daily {
                return scheduled(piece, seen: seen, cutAtNow: cutAtNow)
            }
            var tally = share(piece, anchor: anchor)
            tally.value = total(piece, seen: seen, cutAtNow: cutAtNow)
            return tally
        }
    }

    /// The parts of `pieces` in which something is due; those that can be added up are.
    func tallies(_ pieces: [QuestPiece], _ tally: (QuestPiece) -> QuestTally) -> [QuestTally] {
        var tallies: [QuestTally] = []
        var previous: QuestRule?
        for piece in pieces {
            let part = tally(piece)
            if part.days == 0 { continue }
            if let previous, piece.rule.isAddable(to: previous) {
                tallies[tallies.count - 1].add(part)
            } else {
                tallies.append(part)
            }
            previous = piece.rule
        }
        return tallies
    }

    /// A daily promise over its scheduled days; a very good day counts as one, so that it does not
    /// hide a missed one.
    private func scheduled(_ piece: QuestPiece, seen: LocalDay?, cutAtNow: Bool) -> QuestTally {
        let rule = piece.rule
        let windows = rule.meter.windows(piece.days, cutAtNow: cutAtNow)
        var tally = QuestTally(direction: rule.direction)
        for (i, window) in windows.enumerated() {
            let day = piece.days.lowerBound + i
            guard !pauses.contains(day), isScheduled(rule, on: day) else { continue }
            tally.days += 1
            if let seen, day > seen { continue }
            tally.value += rule.isCapped ? min(window, rule.target) : window
        }
        tally.target = Double(tally.days) * Double(rule.target)
        return tally
    }

    /// What is due of a weekly, monthly or custom target on the days of `piece`.
    func share(_ piece: QuestPiece, anchor: LocalDay) -> QuestTally {
        var tally = QuestTally(direction: piece.rule.direction)
        let length = period(of: piece.rule, around: anchor).dayCount
        tally.days = piece.days.dayCount - pauses.count(in: piece.days)
        tally.target = Double(piece.rule.target) * Double(tally.days) / Double(length)
        return tally
    }

    /// The sum of whole days that are not paused.
    private func total(_ piece: QuestPiece, seen: LocalDay?, cutAtNow: Bool) -> Int64 {
        let last = seen.map { min($0, piece.days.upperBound) } ?? piece.days.upperBound
        guard piece.days.lowerBound <= last else { return 0 }
        var sum: Int64 = 0
        for gap in pauses.gaps(in: piece.days.lowerBound...last) {
            sum += piece.rule.meter.total(gap, cutAtNow: cutAtNow)
        }
        return sum
    }
}
