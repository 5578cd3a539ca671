import HaruCore
import HaruReplica

/// Fifty goals of five quests each, which all look back 400 days, over as many records as are asked
/// for: the most that one person's screen of goals will ever have to show.
public final class PromiseLoad {
    public static let goalCount = 50
    public static let questsPerGoal = 5
    private static let dayCount = 400
    private static let timedCount = 30
    private static let countedCount = 10

    private let replica: Replica<ResidentStorage>
    private let boundary: DayBoundary
    private let now: Instant
    private let today: LocalDay
    private var chance = Chance()

    /// Makes the account, in a store as the app has one.
    public init(zone: TimeZoneRules, records: Int) {
        replica = Replica(ResidentStorage(node: 7))
        boundary = DayBoundary(zone: zone, dayStartMinutes: 240)
        today = LocalDay(year: 2026, month: 8, day: 12)!
        now = boundary.start(of: today) + 16 * 3_600_000
        write { (transaction) throws(ReplicaError) in
            try self.addStructure(&transaction)
        }
        for i in 0..<PromiseLoad.dayCount {
            let day = today - (PromiseLoad.dayCount - 1 - i)
            let (first, last) = (
                records * i / PromiseLoad.dayCount, records * (i + 1) / PromiseLoad.dayCount
            )
            write { (transaction) throws(ReplicaError) in
                for _ in first..<last { try self.addRecord(on: day, &transaction) }
            }
        }
    }

    // MARK: What is measured

    /// Reads the promises, and the records that their numbers follow from.
    public func read() -> (promises: Promises, input: ProgressInput) {
        do throws(ReplicaError) {
            let promises = try replica.promises()
            let input = try replica.progressInput(for: promises, boundary: boundary, now: now)
            return (promises, input)
        } catch { fatalError("The store cannot be read.") }
    }

    /// Every number that a screen of all goals shows.
    ///
    /// - Returns: a sum over them, the same on every platform.
    public func numbers(_ promises: Promises, _ input: ProgressInput) -> Int64 {
        var sum: Int64 = 0
        for goal in promises.goals {
            let progress = promises.progress(of: goal, input)
            for span in Span.allCases {
                if case .ratio(let ratio) = progress.combined(over: span) {
                    sum += Percent.whole(ratio)
                }
            }
            for quest in progress.quests {
                for span in Span.allCases {
                    let progress = quest.progress(over: span)
                    sum += progress.rawValue + Percent.whole(progress.measured.displayRatio)
                }
                sum += Int64(quest.streak(goalStart: goal.startDay)?.count ?? 0)
                sum += Percent.whole(quest.current?.displayRatio ?? 0)
            }
        }
        return sum
    }

    /// The sum of all streaks in days, weeks and months, to see that they reach back.
    public func streaks(_ promises: Promises, _ input: ProgressInput) -> Int {
        promises.goals.reduce(0) { sum, goal in
            promises.progress(of: goal, input).quests.reduce(sum) {
                $0 + ($1.streak(goalStart: goal.startDay)?.count ?? 0)
            }
        }
    }

    // MARK: The account

    private typealias Transaction = WriteTransaction<ResidentStorage>

    private func write(_ body: (inout Transaction) throws(ReplicaError) -> Void) {
        do throws(ReplicaError) {
            try replica.write(.importing, wall: now) { (transaction) throws(ReplicaError) in
                try body(&transaction)
            }
        } catch { fatalError("The account cannot be made.") }
    }

    private func id(_ kind: UInt64, _ number: Int) -> RecordID {
        RecordID(
            high: 0x0190_0000_0000_7000 | kind << 16,
            low: UInt64(number + 1) &* 0x9e37_79b9_7f4a_7c15)
    }

    private func addStructure(_ transaction: inout Transaction) throws(ReplicaError) {
        for i in 0..<10 {
            let tag = Tag(id: id(1, i), name: "tag \(i)")
            try transaction.insert(.tag, tag.id, tag.fields)
        }
        for i in 0..<(PromiseLoad.timedCount + PromiseLoad.countedCount) {
            let action = Action(
                id: id(2, i), name: "action \(i)",
                trackingType: i < PromiseLoad.timedCount ? .time : .count, tagIDs: [id(1, i % 10)])
            try transaction.insert(.action, action.id, action.fields)
        }
        let start = today - (PromiseLoad.dayCount - 1)
        for i in 0..<PromiseLoad.goalCount {
            let goal = Goal(id: id(3, i), title: "goal \(i)", startDay: start)
            try transaction.insert(.goal, goal.id, goal.fields)
            for j in 0..<PromiseLoad.questsPerGoal {
                try addQuest(i * PromiseLoad.questsPerGoal + j, of: goal, &transaction)
            }
            if i % 10 == 0 {
                let pause = Pause(
                    id: id(5, i), ownerID: goal.id, start: today - 100, end: today - 94)
                try transaction.insert(.goalPause, pause.id, pause.fields(of: .goal))
            }
        }
    }

    /// All kinds of quests, each easy enough that its streak never ends.
    private func quest(_ number: Int, of goal: Goal) -> Quest {
        var quest = Quest(id: id(4, number), goalID: goal.id)
        let isTimed = number % 4 != 3
        let action =
            isTimed
            ? number % PromiseLoad.timedCount
            : PromiseLoad.timedCount + number % PromiseLoad.countedCount
        quest = quest.aimed(
            at: number % 5 == 4 ? .tag(id(1, number % 10)) : .action(id(2, action)),
            measure: isTimed ? .time : .count)
        quest.targetSeconds = 60
        quest.targetCount = 1
        switch number % 7 {
        case 0, 1: break
        case 2:
            quest.scheduleMode = .weekdays
            quest.weekdays = [2, 4, 6]
        case 3: quest.deadlineMinutes = 180
        case 4: quest.period = .weekly
        case 5: quest.period = .monthly
        default:
            quest.direction = .atMost
            quest.targetSeconds = 86_400
            quest.targetCount = 9_999
        }
        return quest
    }

    /// Every tenth quest was changed two months ago.
    private func addQuest(
        _ number: Int, of goal: Goal, _ transaction: inout Transaction
    ) throws(ReplicaError) {
        let quest = quest(number, of: goal)
        try transaction.insert(.quest, quest.id, quest.fields)
        guard number % 10 == 0 else { return }
        var changed = quest
        changed.targetSeconds *= 2
        changed.targetCount += 1
        let revision = QuestRevision(changed, from: today - 60)
        try transaction.insert(.questRevision, revision.id, revision.fields)
    }

    /// A few minutes, or a few times, of one of the actions, at any time of the day.
    private func addRecord(
        on day: LocalDay, _ transaction: inout Transaction
    ) throws(ReplicaError) {
        let number = Int(chance.next() % UInt64(PromiseLoad.timedCount + PromiseLoad.countedCount))
        let start = boundary.start(of: day) + Int64(chance.next() % 82_800_000)
        let id = RecordID(high: 0x0191_0000_0000_7000 | chance.next() >> 16, low: chance.next())
        if number < PromiseLoad.timedCount {
            let session = TimeSession(
                id: id, actionID: self.id(2, number), start: start,
                end: start + 60_000 * Int64(1 + chance.next() % 40))
            try transaction.insert(.session, id, session.fields)
        } else {
            let entry = CountEntry(
                id: id, actionID: self.id(2, number), timestamp: start,
                amount: Int(1 + chance.next() % 5))
            try transaction.insert(.count, id, entry.fields)
        }
    }

    /// The same numbers at every run.
    private struct Chance {
        private var state: UInt64 = 0x2545_f491_4f6c_dd1d

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }
}
