import HaruCore

/// In which parts of a unit an action is counted, since Haru counts in whole numbers: in tenths of a
/// kilometre if there are tenths of kilometres.
struct AmountScale {
    /// One unit is this many of what is counted: 1, 10, 100 or 1,000.
    private let factor: Int64

    /// The most that one day may count.
    private static let allowed: Int64 = 999_900

    /// The coarsest scale that leaves nothing out.
    init(_ draft: HabitDraft) {
        var greatest: Int64 = 0
        var divisor: Int64 = 1000
        func refine(_ amount: Int64) { while amount % divisor != 0 { divisor /= 10 } }
        refine(draft.promise?.target ?? 0)
        for mark in draft.marks {
            // What no day can count is left out, and does not make the others coarser.
            guard case .amount(let amount) = mark.value, amount > 0,
                amount / 1000 <= AmountScale.allowed
            else { continue }
            refine(amount)
            greatest = max(greatest, amount)
        }
        var factor = 1000 / divisor
        while factor > 1, greatest / 1000 * factor > AmountScale.allowed { factor /= 10 }
        self.factor = factor
    }

    /// - Returns: `nil` for more than a day can count. An amount that is not zero never becomes zero.
    func amount(_ thousandths: Int64) -> Int64? {
        guard thousandths / 1000 <= AmountScale.allowed else { return nil }
        let amount = max(1, (thousandths * factor + 500) / 1000)
        return amount <= AmountScale.allowed ? amount : nil
    }

    /// A promise rounded up: it is not kept by less than was promised.
    func target(_ thousandths: Int64) -> Int? {
        guard thousandths >= 0, thousandths < 1_000_000_000 else { return nil }
        return Int(exactly: (thousandths * factor + 999) / 1000)
    }

    /// `Run (km)`, or `Run (0.1 km)` where tenths are counted. Of a long name the end is cut off, not
    /// the unit.
    func actionName(_ name: String, unit: String) -> String {
        let step = factor == 1 ? "" : Thousandths.text(1000 / factor)
        let unit = TextRules.trimmed(unit)
        let label = step + (step.isEmpty || unit.isEmpty ? "" : " ") + unit
        if label.isEmpty { return HistoryBuilder.shortened(name, to: Action.nameLimit) }
        let short = HistoryBuilder.shortened(label, to: Action.nameLimit / 2)
        let left = Action.nameLimit - short.count - 3
        return HistoryBuilder.shortened(name, to: left) + " (" + short + ")"
    }
}
