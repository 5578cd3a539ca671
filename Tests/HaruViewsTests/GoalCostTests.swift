import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

/// What following goals reads: a tap must cost the same however long the history is.
struct GoalCostTests {
    private static let action = RecordID(high: 9, low: 9)
    private static let other = RecordID(high: 9, low: 8)

    /// An app with a goal on one of two actions, and sessions of both on the days before.
    private static func start(sessions: Int) throws -> App {
        let book = Book(ResidentStorage(node: 7))
        try book.write(.actionAdd, wall: now) { (transaction) throws(ReplicaError) in
            for (id, name) in [(action, "Reading"), (other, "Work")] {
                let action = Action(id: id, createdAt: now, name: name, trackingType: .time)
                try transaction.insert(.action, id, action.fields)
            }
        }
        let goal = Goal(id: RecordID(high: 8, low: 1), title: "Read", startDay: tuesday - 300)
        _ = try book.add(goal, wall: now)
        var quest = Quest(id: RecordID(high: 8, low: 2), goalID: goal.id)
        quest.targetAction = action
        quest.targetSeconds = 1800
        _ = try book.add(quest, subject: "Reading", wall: now)
        let changes = (0..<sessions).map { i in
            let start = now - Int64(i % 290 + 1) * 86_400_000 - Int64(i) * 1000
            let session = TimeSession(
                id: RecordID(high: 1, low: UInt64(i)), actionID: i % 2 == 0 ? action : other,
                start: start, end: start + 1_800_000, createdAt: start)
            let stamp = Stamp(milliseconds: start.milliseconds, node: 1)
            return Change(
                kind: .session, id: session.id,
                fields: session.fields.map { Change.ChangedField($0.name, $0.value, stamp) })
        }
        _ = try book.merge(changes, fromServer: true)
        let app = app(language: "en")
        app.open(book, at: now)
        return app
    }

    @Test func aTapReadsNoHistoryForTheGoalsItMoves() throws {
        var costs: [[Int]] = []
        for sessions in [20, 4_000] {
            let app = try Self.start(sessions: sessions)
            let storage = try #require(app.book?.storage)
            var cost: [Int] = []
            for tap in 1...4 {
                let before = storage.rowsRead
                app.receive(.home(.run(Self.action)), at: now + Int64(tap) * 1_800_000)
                cost.append(storage.rowsRead - before)
            }
            costs.append(cost)
            // Started and stopped twice, half an hour each.
            #expect(app.figures()[0].quests[0].day.percent == 200)
        }
        #expect(costs[0] == costs[1])
        #expect(costs[0].allSatisfy { $0 <= 12 }, "\(costs[0])")
    }

    @Test func whatIsFollowedIsWhatReadingEverythingAnewGives() throws {
        let app = try Self.start(sessions: 600)
        func anew() -> [GoalFigures] {
            app.model.goals.ledger = GoalLedger()
            app.readGoals()
            return app.figures()
        }
        for (step, id) in [Self.action, Self.other, Self.action, Self.action, Self.other]
            .enumerated()
        {
            app.receive(.home(.run(id)), at: now + Int64(step) * 600_000)
            let followed = app.figures()
            #expect(followed == anew())
        }
        app.receive(.shell(.undo), at: now + 6_000_000)
        let followed = app.figures()
        #expect(followed == anew())
    }

    @Test func onlyGoalsInSightAreReckoned() throws {
        let app = try Self.start(sessions: 20)
        let other = app.makeGoal("Other")
        app.makeQuest(other, .action(Self.action))
        let first = app.model.goals.ledger.goals[0].goal.id
        app.receive(.goals(.pin(other)), at: now)
        _ = app.takeHtml()
        app.receive(.home(.run(Self.action)), at: now)
        app.receive(.home(.run(Self.action)), at: now + 1_800_000)
        _ = app.takeHtml()
        func percent(_ goal: RecordID) -> Int? {
            app.model.goals.ledger.figures(goal)?.quests[0].day.percent
        }
        #expect(percent(first) == 100 && percent(other) != 100)
        app.receive(.shell(.go(path: "/goals")), at: now + 1_800_000)
        _ = app.takeHtml()
        #expect(percent(other) == 100)
    }

    @Test func aStepIsForgottenOnlyAfterHundredsOfOthers() throws {
        let app = try Self.start(sessions: 0)
        let storage = try #require(app.book?.storage)
        let first = storage.timelineLog.next
        for i in 0..<255 { app.receive(.home(.run(Self.other)), at: now + Int64(i) * 1000) }
        #expect(storage.timelineLog.steps(from: first)?.count == 255)
        #expect(storage.timelineLog.steps(from: storage.timelineLog.next)?.isEmpty == true)
        #expect(storage.timelineLog.steps(from: storage.timelineLog.next + 1) == nil)
        for i in 255..<800 { app.receive(.home(.run(Self.other)), at: now + Int64(i) * 1000) }
        #expect(storage.timelineLog.steps(from: first) == nil)
    }
}
