import HaruCore
import HaruReplica

/// What one action came to, for its screen (app 6, Totals).
public struct ActionTotals: Equatable, Sendable {
    public let id: RecordID
    public var today = Ledger.DayTotal()
    public var week = Ledger.DayTotal()
    public var month = Ledger.DayTotal()
    public var all = Ledger.DayTotal()
    /// Sessions and count entries together.
    public var records = 0
    /// Where the first and the last record begin.
    public var first: Instant?
    public var last: Instant?
}

extension ActionTotals {
    init(
        of id: RecordID, in book: Book, boundary: DayBoundary, today day: LocalDay
    ) throws(ReplicaError) {
        self.id = id
        let monday = day.startOfWeek(boundary.weekStart)
        let ranges = [
            boundary.range(of: day), boundary.range(monday...(monday + 6)),
            boundary.range(day.firstOfMonth...day.lastOfMonth), ActionTotals.always,
        ]
        var totals = Array(repeating: Ledger.DayTotal(), count: ranges.count)
        book.storage.forEachEntry(.session, of: id) { entry in
            note(entry)
            for (i, range) in ranges.enumerated() { totals[i].add(session: entry, within: range) }
        }
        book.storage.forEachEntry(.count, of: id) { entry in
            note(entry)
            let moment = Instant(milliseconds: entry.start)
            for (i, range) in ranges.enumerated() where range.contains(moment) {
                totals[i].count += entry.end
            }
        }
        (today, week, month, all) = (totals[0], totals[1], totals[2], totals[3])
    }

    /// How many records an action has.
    static func records(of id: RecordID, in book: Book) throws(ReplicaError) -> Int {
        do throws(StorageError) {
            return try book.storage.owned(.session, by: id).count
                + book.storage.owned(.count, by: id).count
        } catch { throw .storage(error) }
    }

    private static let always =
        Instant.computable.lowerBound..<(Instant.computable.upperBound + 1)

    private mutating func note(_ entry: TimelineEntry) {
        let start = Instant(milliseconds: entry.start)
        records += 1
        first = min(first ?? start, start)
        last = max(last ?? start, start)
    }

    /// The totals with the names under which their texts tick.
    var periods: [(key: String, total: Ledger.DayTotal)] {
        [("today", today), ("week", week), ("month", month), ("all", all)]
    }
}

extension Ledger.DayTotal {
    /// Adds what a session has within a range.
    mutating func add(session: TimelineEntry, within range: Range<Instant>) {
        let start = max(Instant(milliseconds: session.start), range.lowerBound)
        if session.isRunning {
            guard start < range.upperBound else { return }
            runningSince = min(runningSince ?? start, start)
        } else {
            let end = min(Instant(milliseconds: session.end), range.upperBound)
            finished += max(0, end - start)
        }
    }
}

extension App {
    /// Reads the totals that the open screen shows.
    func readTotals() {
        guard case .action(let id) = model.route, model.ledger.action(id) != nil else {
            model.totals = nil
            return
        }
        let (boundary, today) = (model.ledger.boundary, model.ledger.today)
        model.totals = read { (book) throws(ReplicaError) in
            try ActionTotals(of: id, in: book, boundary: boundary, today: today)
        }
    }

    /// Reads from the replica; `nil` when it could not, which the person was told.
    func read<Result>(_ body: (Book) throws(ReplicaError) -> Result) -> Result? {
        guard let book else { return nil }
        do { return try body(book) } catch {
            fail(error)
            return nil
        }
    }
}
