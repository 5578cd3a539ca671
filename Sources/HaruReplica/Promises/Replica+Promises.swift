import HaruCore

/// Everything a person promised. It is read whole: a few hundred records.
public struct Promises: Sendable {
    /// In their order.
    public var goals: [Goal] = []
    /// Of goals that are there, in their order.
    public var quests: [Quest] = []
    public var revisions: [QuestRevision] = []
    public var goalPauses: [Pause] = []

    public init() {}

    public func quests(of goal: RecordID) -> [Quest] { quests.filter { $0.goalID == goal } }

    /// The numbers of a goal.
    public func progress(of goal: Goal, _ input: ProgressInput) -> GoalProgress {
        GoalProgress(
            goal, quests: quests(of: goal.id), revisions: revisions, pauses: goalPauses,
            input: input)
    }

    /// The days of which `progress` reads records.
    ///
    /// - Parameters:
    ///   - today: the day that is asked about.
    ///   - streaks: whether they are asked for.
    public func days(
        around today: LocalDay, boundary: DayBoundary, streaks: Bool = true
    ) -> ClosedRange<LocalDay> {
        ProgressInput.days(
            goals, quests, revisions, around: today, boundary: boundary, streaks: streaks)
    }
}

extension Replica {
    public func promises() throws(ReplicaError) -> Promises {
        var promises = Promises()
        promises.goals = try goals()
        // Whose owner is deleted or missing is not shown (sync 5, orphan rule).
        let goalIDs = Set(promises.goals.map { $0.id })
        promises.quests = try liveRecords(of: .quest).map { Quest($0) }
            .filter { $0.goalID.map { goalIDs.contains($0) } ?? false }.inOrder()
        let questIDs = Set(promises.quests.map { $0.id })
        promises.revisions = try liveRecords(of: .questRevision).compactMap { QuestRevision($0) }
            .filter { questIDs.contains($0.quest.id) }
        promises.goalPauses = try pauses(.goal).filter { goalIDs.contains($0.ownerID) }
        return promises
    }

    public func goals() throws(ReplicaError) -> [Goal] {
        try liveRecords(of: .goal).map { Goal($0) }.inOrder()
    }

    public func habits() throws(ReplicaError) -> [Habit] {
        try liveRecords(of: .habit).map { Habit($0) }.inOrder()
    }

    public func pauses(_ owner: PauseOwner) throws(ReplicaError) -> [Pause] {
        try liveRecords(of: owner.kind).compactMap { Pause($0, of: owner) }
    }

    /// The completions of a habit, in no order.
    public func completions(of habit: RecordID) throws(ReplicaError) -> [Completion] {
        let ids = try stored { () throws(StorageError) in
            try storage.owned(.completion, by: habit)
        }
        var completions: [Completion] = []
        for id in ids {
            guard let record = try readable(.completion, id), !record.isDeleted else { continue }
            if let completion = Completion(record) { completions.append(completion) }
        }
        return completions
    }

    /// The records that the numbers of `promises` follow from: of each only when and how much, read
    /// by their days.
    ///
    /// - Parameter streaks: `false` where nobody asks for them, which leaves months of records unread.
    public func progressInput(
        for promises: Promises, boundary: DayBoundary, now: Instant, health: HealthData = .none,
        streaks: Bool = true
    ) throws(ReplicaError) -> ProgressInput {
        let days = promises.days(
            around: boundary.day(of: now), boundary: boundary, streaks: streaks)
        let range = boundary.range(days)
        var records = ProgressRecords(of: try actions())
        try stored { () throws(StorageError) in
            try storage.forEachSpan(.session, touching: range) { span in
                records.add(
                    session: span.owner, start: span.start,
                    end: span.end == TimelineEntry.running ? nil : span.end)
            }
            try storage.forEachSpan(.count, touching: range) { span in
                records.add(count: span.owner, at: span.start, amount: span.end)
            }
        }
        return ProgressInput(
            boundary: boundary, now: now, records: records, health: health, days: days)
    }
}
