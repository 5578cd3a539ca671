import HaruCore

/// Compares an import with a store (domain 15.3).
///
/// Make one with the store's actions and tags, hand it the store's records of `storeRange` one by
/// one, and take the plan. A million records of each side need about 40 MiB together.
public struct ImportPlanner {
    private var history: ImportedHistory
    private let linker: ActionLinker
    private let keys: RecordKeys
    /// The records that have an action, ordered by second, action, end and number.
    private var order: [UInt32] = []
    /// Per place of `order` that begins a run of equal records: how many of them the store has.
    private var stored: [UInt32] = []
    /// Where the store's last record was found; the next one is near.
    private var hint = 0
    private var totals: DayTotals

    /// - Parameters:
    ///   - now: when what is new was made, where a file does not say.
    ///   - newID: gives an identity that was never used; called for tags, and for actions that bring
    ///     none of their own.
    public init(
        history: ImportedHistory, actions: [Action], tags: [Tag], now: Instant,
        newID: () -> RecordID
    ) {
        self.history = history
        linker = ActionLinker(
            actions: history.actions, store: actions, tags: tags, now: now, newID: newID)
        let keys = RecordKeys(history, linker)
        self.keys = keys
        order.reserveCapacity(keys.count)
        for i in 0..<keys.count where keys.hasTarget(i) {
            order.append(UInt32(truncatingIfNeeded: i))
        }
        order.sort { keys.precedes(Int($0), Int($1)) }
        stored = [UInt32](repeating: 0, count: order.count)
        totals = DayTotals(history, linker)
        reportUnlinked()
    }

    /// The moments, to the second, within which records of the store can be duplicates: it is enough
    /// to hand on those that begin here. `nil` if none can.
    public var storeRange: Range<Instant>? {
        var seconds = totals.seconds
        if let first = order.first, let last = order.last {
            let starts = history.records.start
            let from = floorDivide(starts[Int(first)], 1000)
            let to = floorDivide(starts[Int(last)], 1000)
            seconds = min(from, seconds?.lowerBound ?? from)...max(to, seconds?.upperBound ?? to)
        }
        return seconds.map {
            Instant(seconds: $0.lowerBound)..<Instant(seconds: $0.upperBound + 1)
        }
    }

    /// Takes a record of the store. Any order is right; the order of time is fast.
    ///
    /// - Parameter endOrAmount: milliseconds since 1970, or the amount if `isCount`. Running sessions
    ///   are no duplicates of anything and are left out.
    public mutating func addExisting(
        actionID: RecordID, start: Instant, endOrAmount: Int64, isCount: Bool
    ) {
        guard let target = linker.storeTarget(actionID),
            (linker.targets[target].type == .count) == isCount
        else { return }
        if isCount {
            totals.addExisting(target: target, second: start.seconds, amount: endOrAmount)
        }
        if order.isEmpty { return }
        let key = RecordKey(
            second: start.seconds, target: target,
            end: isCount ? endOrAmount : floorDivide(endOrAmount, 1000))
        hint = order.withUnsafeBufferPointer { keys.lowerBound(of: key, in: $0, near: hint) }
        if hint < order.count, keys.key(Int(order[hint])) == key { stored[hint] += 1 }
    }

    /// - Parameter boundary: tells which days the new records touch.
    public consuming func plan(boundary: DayBoundary) -> ImportPlan {
        var plan = ImportPlan()
        plan.newTags = linker.newTags
        plan.newActions = linker.newActions
        plan.actionIDs = linker.targetOf.map { $0 < 0 ? nil : linker.targets[Int($0)].id }
        plan.isCount = history.actions.map { $0.trackingType == .count }
        plan.actionsMatched = linker.matchedCount
        plan.files = history.files
        plan.running = history.running
        plan.ignored = history.ignored
        plan.losses = history.losses
        plan.invalid = history.invalid
        plan.issues = history.issues
        plan.records = history.records
        var i = 0
        while i < order.count {
            let key = keys.key(Int(order[i]))
            var end = i + 1
            while end < order.count, keys.key(Int(order[end])) == key { end += 1 }
            let most = largestFile(in: i..<end)
            let count = max(0, most.count - Int(stored[i]))
            for place in most.lowerBound..<most.lowerBound + count {
                plan.added.append(order[place])
            }
            plan.duplicates += end - i - count
            if linker.targets[key.target].type == .count {
                plan.countsNew += count
            } else {
                plan.sessionsNew += count
            }
            i = end
        }
        totals.add(history, to: &plan)
        let starts = plan.records.start
        plan.added.sort { (starts[Int($0)], $0) < (starts[Int($1)], $1) }
        plan.days = days(of: plan, boundary)
        return plan
    }

    /// The places of a run's records that come from the file with the most of them. A run is in the
    /// order of files.
    private func largestFile(in run: Range<Int>) -> Range<Int> {
        if run.count == 1 { return run }
        var best = run.lowerBound..<run.lowerBound
        var from = run.lowerBound
        for place in run {
            let next = place + 1
            let file = history.records.file(of: Int(order[place]))
            if next == run.upperBound || history.records.file(of: Int(order[next])) != file {
                if next - from > best.count { best = from..<next }
                from = next
            }
        }
        return best
    }

    private func days(of plan: ImportPlan, _ boundary: DayBoundary) -> ClosedRange<LocalDay>? {
        guard let first = plan.added.first else { return nil }
        let records = plan.records
        var last = records.start[Int(first)]
        for index in plan.added {
            let i = Int(index)
            let isCount = plan.isCount[Int(records.action[i])]
            last = max(last, isCount ? records.start[i] : records.end[i] - 1)
        }
        let firstDay = boundary.day(of: Instant(milliseconds: records.start[Int(first)]))
        return firstDay...max(firstDay, boundary.day(of: Instant(milliseconds: last)))
    }

    /// Rows whose action has neither a match nor a usable name are left out; the first row of each
    /// such action is named.
    private mutating func reportUnlinked() {
        var rows = [Int](repeating: 0, count: history.actions.count)
        for action in history.records.action { rows[Int(action)] += 1 }
        for action in history.totals.action { rows[Int(action)] += 1 }
        for (i, action) in history.actions.enumerated() where linker.targetOf[i] < 0 {
            guard let reason = ActionLinker.problem(action) else { continue }
            let name = history.files[action.file].name
            let count = rows[i] + (action.isListed ? 1 : 0)
            history.add(ImportIssue(file: name, line: action.line, reason: reason), rows: count)
        }
    }
}
