import HaruCore

/// What was counted on whole days, compared with a store. A tracker knows one number for a day, which
/// may have grown since it was imported last: what is missing is added, so that the day comes to what
/// the file says.
struct DayTotals {
    private struct Total {
        var second: Int64
        var target: Int
        /// The greatest of those that files give for the day.
        var amount: Int64
        /// Index into `ImportedHistory.totals`.
        var index: Int
        /// What the store counted at that second.
        var stored: Int64 = 0
        /// How many files, or rows, gave it.
        var rows = 1
    }

    /// Ordered by second and target, each once.
    private var totals: [Total] = []

    init(_ history: ImportedHistory, _ linker: ActionLinker) {
        let records = history.totals
        var all: [Total] = []
        for i in 0..<records.count {
            let target = Int(linker.targetOf[Int(records.action[i])])
            if target < 0 { continue }
            all.append(
                Total(
                    second: floorDivide(records.start[i], 1000), target: target,
                    amount: records.end[i], index: i))
        }
        all.sort { ($0.second, $0.target, $0.index) < ($1.second, $1.target, $1.index) }
        for total in all {
            guard let last = totals.last, last.second == total.second, last.target == total.target
            else {
                totals.append(total)
                continue
            }
            totals[totals.count - 1].rows += 1
            if total.amount > last.amount {
                totals[totals.count - 1].amount = total.amount
                totals[totals.count - 1].index = total.index
            }
        }
    }

    /// The seconds between which they lie; `nil` if there are none.
    var seconds: ClosedRange<Int64>? {
        guard let first = totals.first, let last = totals.last else { return nil }
        return first.second...last.second
    }

    /// Takes what the store counted.
    mutating func addExisting(target: Int, second: Int64, amount: Int64) {
        var low = 0
        var high = totals.count
        while low < high {
            let middle = low + (high - low) / 2
            if (totals[middle].second, totals[middle].target) < (second, target) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < totals.count, totals[low].second == second, totals[low].target == target else {
            return
        }
        // An amount from a merge may be anything.
        totals[low].stored += min(max(amount, 0), 1_000_000_000)
    }

    /// Adds what is missing to `plan`, in entries that are as large as an entry may be.
    func add(_ history: ImportedHistory, to plan: inout ImportPlan) {
        let largest = Int64(CountEntry.allowedAmounts.upperBound)
        for total in totals {
            var missing = total.amount - total.stored
            plan.duplicates += total.rows - (missing > 0 ? 1 : 0)
            var note = Array(history.totals.note(total.index))
            while missing > 0 {
                let amount = min(missing, largest)
                note.withUnsafeBufferPointer {
                    plan.records.append(
                        action: Int(history.totals.action[total.index]),
                        start: total.second * 1000, end: amount, note: $0)
                }
                plan.added.append(UInt32(truncatingIfNeeded: plan.records.count - 1))
                plan.countsNew += 1
                missing -= amount
                note = []
            }
        }
    }
}
