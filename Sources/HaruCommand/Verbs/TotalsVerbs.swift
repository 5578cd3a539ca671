import HaruCore
import HaruReplica
import HaruStore
import HaruStrings

/// Totals over a day, a week, a month and all of history.
extension Workspace {
    func totals(_ period: Period) throws(Refusal) -> ExitCode {
        let anchor = invocation.day(.date).map { $0.resolve(today: today) } ?? today
        if invocation.has(.history) { return try history(period) }
        let days = period.window.days(anchor: anchor, weekStart: boundary.weekStart)
        let columns = try TotalsColumns(self)
        var sums = PeriodTotals.perDay(
            DayGrid(days, boundary: boundary), actionCount: columns.count)
        try add(to: &sums, columns, range: boundary.range(days))
        var report = try report(period, days, sums, columns)
        // A filter asks for some actions only.
        if let span = Span(period), invocation.texts(.action) + invocation.texts(.tag) == [] {
            report.goals = try goalTotals(span, days)
            if span == .day { report.habits = try habitTotals(on: days.lowerBound) }
        }
        console.show(report, style)
        return .ok
    }

    private func report(
        _ period: Period, _ days: ClosedRange<LocalDay>, _ sums: borrowing PeriodTotals,
        _ columns: TotalsColumns
    ) throws(Refusal) -> TotalsReport {
        let running = try replied { () throws(ReplicaError) in try replica.runningSessions() }
        let dayCount = days.upperBound - days.lowerBound + 1
        var rows: [TotalsReport.Row] = []
        var totalSeconds: Int64 = 0
        let milliseconds = columns.indices.map { column in
            (0..<dayCount).reduce(Int64(0)) { $0 + sums[$1, column] }
        }
        for column in columns.indices where !columns.isCount(column) {
            totalSeconds += milliseconds[column] / 1000
        }
        for column in columns.indices {
            let isRunning = running.contains { $0.actionID == columns.actions[column].id }
            guard milliseconds[column] != 0 || isRunning || invocation.has(.all) else { continue }
            let isCount = columns.isCount(column)
            let unit: Int64 = isCount ? 1 : 1000
            let amount = milliseconds[column] / unit
            rows.append(
                TotalsReport.Row(
                    action: columns.labels[column],
                    amount: isCount ? .count(Int(amount)) : .seconds(amount),
                    share: isCount || totalSeconds == 0
                        ? nil : Double(amount) / Double(totalSeconds),
                    days: dayCount > 1 ? (0..<dayCount).map { sums[$0, column] / unit } : [],
                    isRunning: isRunning))
        }
        return TotalsReport(
            period: period, days: days, rows: rows, totalSeconds: totalSeconds,
            timeline: period == .day && !console.isJSON
                ? try timeline(days.lowerBound, columns) : nil)
    }

    /// The day drawn, one lane per action that did something.
    private func timeline(_ day: LocalDay, _ columns: TotalsColumns) throws(Refusal) -> DayTimeline
    {
        let range = boundary.range(of: day)
        var sessions = [[Range<Instant>]](repeating: [], count: columns.count)
        var counts = [[Instant]](repeating: [], count: columns.count)
        try stored { () throws(StorageError) in
            try store.storage.forEachSpan(.session, touching: range) { span in
                guard let column = columns.column(of: span.owner) else { return }
                let end = span.end == TimelineEntry.running ? now.milliseconds : span.end
                guard end > span.start else { return }
                sessions[column].append(
                    Instant(milliseconds: span.start)..<Instant(milliseconds: end))
            }
            try store.storage.forEachSpan(.count, touching: range) { span in
                guard let column = columns.column(of: span.owner) else { return }
                counts[column].append(Instant(milliseconds: span.start))
            }
        }
        let lanes = columns.indices.compactMap { column -> DayTimeline.Lane? in
            guard !sessions[column].isEmpty || !counts[column].isEmpty else { return nil }
            let label = columns.labels[column]
            return DayTimeline.Lane(
                name: label.name, colorHex: label.colorHex, sessions: sessions[column],
                counts: counts[column])
        }
        return DayTimeline(day: day, lanes: lanes)
    }

    /// Adds what touches `range` (all of history if `nil`) in one pass over the timeline.
    func add(
        to sums: inout PeriodTotals, _ columns: TotalsColumns, range: Range<Instant>?
    ) throws(Refusal) {
        let now = now.milliseconds
        var finder = columns.finder
        do throws(StorageError) {
            try store.storage.forEachSpan(.session, touching: range) { span in
                let column = finder.column(of: span.owner)
                guard column >= 0 else { return }
                let end = span.end == TimelineEntry.running ? now : span.end
                sums.add(start: span.start, end: end, action: column)
            }
            try store.storage.forEachSpan(.count, touching: range) { span in
                let column = finder.column(of: span.owner)
                if column >= 0 { sums.add(amount: span.end, at: span.start, action: column) }
            }
        } catch { throw Refusal(.storage(error), path: place.store) }
    }

    func total() throws(Refusal) -> ExitCode {
        let action = try action(0)
        let period = invocation.text(.period).flatMap { Period(rawValue: $0) } ?? .day
        let days = period.window.days(anchor: today, weekStart: boundary.weekStart)
        let columns = TotalsColumns(actions: [action], labels: [try label(action)])
        var sums = PeriodTotals.perDay(DayGrid(days, boundary: boundary), actionCount: 1)
        try add(to: &sums, columns, range: boundary.range(days))
        let sum = (0..<sums.periodCount).reduce(Int64(0)) { $0 + sums[$1, 0] }
        let amount: Amount = columns.isCount(0) ? .count(Int(sum)) : .seconds(sum / 1000)
        console.show(
            IntentResult.total(
                columns.labels[0], amount, period, revision: try revision(), strings),
            style)
        return .ok
    }
}

extension Span {
    /// `nil` for a rolling window, which goals know nothing of.
    fileprivate init?(_ period: Period) {
        switch period {
        case .day: self = .day
        case .week: self = .week
        case .month: self = .month
        case .last7, .last30: return nil
        }
    }
}

/// The actions that totals are made for, numbered.
struct TotalsColumns {
    let actions: [Action]
    let labels: [ActionLabel]
    let finder: ColumnFinder

    init(actions: [Action], labels: [ActionLabel]) {
        self.actions = actions
        self.labels = labels
        finder = ColumnFinder(actions.map { $0.id })
    }

    /// The actions in the order of the home screen, without those that `--action` and `--tag` leave
    /// out.
    init(_ workspace: Workspace) throws(Refusal) {
        let tags = try workspace.tags()
        let all = try workspace.actions()
        let wanted = try workspace.filter(all, tags: tags)
        let actions = all.filter { $0.trackingType != nil && wanted?.contains($0.id) ?? true }
        self.init(actions: actions, labels: actions.map { workspace.label($0, tags: tags) })
    }

    var count: Int { actions.count }
    var indices: Range<Int> { actions.indices }
    func isCount(_ column: Int) -> Bool { actions[column].trackingType == .count }
    func column(of id: RecordID) -> Int? { actions.firstIndex { $0.id == id } }
}

/// Finds the number of an action a million times: the one of the record before is tried first, then
/// an open-addressed table.
struct ColumnFinder {
    private var ids: [RecordID] = []
    private var columns: [Int32] = []
    private let mask: Int
    private var last = RecordID(high: 0, low: 0)
    private var lastColumn = -1

    init(_ ids: [RecordID]) {
        var size = 16
        while size < ids.count * 2 { size *= 2 }
        mask = size - 1
        self.ids = [RecordID](repeating: RecordID(high: 0, low: 0), count: size)
        columns = [Int32](repeating: -1, count: size)
        for (column, id) in ids.enumerated() {
            var place = slot(id)
            while columns[place] >= 0 { place = (place + 1) & mask }
            self.ids[place] = id
            columns[place] = Int32(column)
        }
    }

    private func slot(_ id: RecordID) -> Int {
        Int(truncatingIfNeeded: (id.high ^ id.low) &* 0x9e37_79b9_7f4a_7c15 >> 32) & mask
    }

    /// The action's number, −1 if it is none of ours.
    mutating func column(of id: RecordID) -> Int {
        if id == last { return lastColumn }
        var place = slot(id)
        while columns[place] >= 0, ids[place] != id { place = (place + 1) & mask }
        last = id
        lastColumn = Int(columns[place])
        return lastColumn
    }
}
