import HaruCore
import HaruReplica

/// When something was recorded of actions, and how much, over the days that goals read. A change of a
/// record is followed here without reading the others again.
struct PromisedRecords: Sendable {
    private let actions: [Action]
    private let numbers: ActionNumbers
    private let days: ClosedRange<LocalDay>
    /// One list for each of `actions`, in no order.
    private var entries: [[Entry]]

    private struct Entry: Sendable {
        let place: TimelineEntry
        let isSession: Bool
    }

    /// - Parameters:
    ///   - actions: those that are counted; records of others are passed over.
    ///   - storage: what is stored of these days is read.
    init(
        of actions: [Action], _ days: ClosedRange<LocalDay>, in storage: ResidentStorage,
        _ boundary: DayBoundary
    ) {
        self.actions = actions
        self.days = days
        numbers = ActionNumbers(actions)
        entries = actions.map { _ in [] }
        guard !actions.isEmpty else { return }
        let range = boundary.range(days)
        for kind in [Kind.session, .count] {
            storage.forEachEntry(kind, touching: range) { add($0, of: kind) }
        }
    }

    /// Takes in what became of records.
    ///
    /// - Returns: the actions whose records changed.
    mutating func take(_ steps: ArraySlice<TimelineLog.Step>) -> [RecordID] {
        var touched: [RecordID] = []
        for step in steps {
            if let before = step.before {
                remove(before)
                touched.append(before.owner)
            }
            if let after = step.after {
                add(after, of: step.kind)
                touched.append(after.owner)
            }
        }
        return touched
    }

    private mutating func add(_ entry: TimelineEntry, of kind: Kind) {
        guard let i = numbers[entry.owner], kind == .session || kind == .count else { return }
        entries[i].append(Entry(place: entry, isSession: kind == .session))
    }

    private mutating func remove(_ entry: TimelineEntry) {
        // What changes is nearly always among the last.
        guard let i = numbers[entry.owner],
            let place = entries[i].lastIndex(where: { $0.place.id == entry.id })
        else { return }
        entries[i].remove(at: place)
    }

    /// What the numbers of quests follow from that count no other actions than those.
    func input(_ counted: [RecordID], _ boundary: DayBoundary, at now: Instant) -> ProgressInput {
        var records = ProgressRecords(of: actions.filter { counted.contains($0.id) })
        for id in counted {
            guard let i = numbers[id] else { continue }
            for entry in entries[i] {
                let place = entry.place
                if entry.isSession {
                    records.add(
                        session: id, start: place.start, end: place.isRunning ? nil : place.end)
                } else {
                    records.add(count: id, at: place.start, amount: place.end)
                }
            }
        }
        return ProgressInput(
            boundary: boundary, now: now, records: records, days: actions.isEmpty ? nil : days)
    }

    /// Whether records of an action are kept here.
    func hasRecords(of action: RecordID) -> Bool { numbers[action] != nil }

    /// When the next record begins or ends, which then counts for a streak.
    func nextTurn(after now: Instant) -> Instant? {
        let now = now.milliseconds
        var next = Int64.max
        for list in entries {
            for entry in list {
                let place = entry.place
                if place.start > now { next = min(next, place.start) }
                if entry.isSession, place.end > now { next = min(next, place.end) }
            }
        }
        return next == Int64.max ? nil : Instant(milliseconds: next)
    }
}

extension Quest {
    /// Whether an action is what the quest aims at, or has the tag it aims at.
    func names(_ action: Action) -> Bool {
        switch target {
        case .action(let id): action.id == id
        case .tag(let id): action.tagIDs.contains(id)
        case .health, .none: false
        }
    }
}
