import HaruCore
import HaruReplica
import Testing

/// Goals, quests and habits as records: what is read is what was written, on every device.
@Suite struct PromisesTests {
    private static let monday = LocalDay(year: 2026, month: 8, day: 10)!
    private static let tuesday = monday + 1, wednesday = monday + 2

    private static func goal() -> Goal {
        Goal(id: id(8), title: "Read more", startDay: monday - 30, endDay: wednesday)
    }

    private static func quest(minutes: Int) -> Quest {
        var quest = Quest(id: id(9), goalID: id(8))
        quest.targetAction = id(1)
        quest.targetSeconds = minutes * 60
        quest.scheduleMode = .weekdays
        quest.weekdays = [2, 4, 6]
        return quest
    }

    /// A device with an action, a goal and a quest.
    private func device(node: UInt64) throws -> Device {
        let device = Device(node: node)
        try device.insert(.action, id(1), Action(id: id(1), name: "Reading").fields)
        _ = try device.replica.add(Self.goal(), wall: device.wall)
        _ = try device.replica.add(Self.quest(minutes: 30), subject: "30m", wall: device.wall)
        return device
    }

    private func promised(_ device: Device, on day: LocalDay) throws -> Int {
        let promises = try device.replica.promises()
        let quest = try #require(promises.quests.first)
        return QuestRevision.inForce(quest, promises.revisions, on: day).targetSeconds / 60
    }

    private func change(
        _ device: Device, to minutes: Int, _ change: Quest.Change = .fromToday, on day: LocalDay
    ) throws {
        device.wall = device.wall + 60_000
        _ = try device.replica.edit(
            Self.quest(minutes: minutes), change, today: day, subject: "", wall: device.wall)
    }

    @Test func whatIsReadIsWhatWasWritten() throws {
        let device = try device(node: 1)
        let promises = try device.replica.promises()
        #expect(promises.goals == [Self.goal()])
        #expect(promises.quests == [Self.quest(minutes: 30)])
        var custom = Self.quest(minutes: 45)
        custom.period = .custom
        (custom.customStart, custom.customEnd) = (Self.monday, Self.wednesday)
        _ = try device.replica.edit(
            custom, .alsoForThePast, today: Self.tuesday, subject: "", wall: device.wall)
        #expect(try device.replica.promises().quests == [custom.normalized()])
    }

    @Test func earlierDaysKeepWhatWasPromised() throws {
        let device = try device(node: 1)
        try change(device, to: 60, on: Self.tuesday)
        try change(device, to: 90, on: Self.tuesday)
        #expect(try promised(device, on: Self.monday) == 30)
        #expect(try promised(device, on: Self.tuesday) == 90)
        #expect(try device.replica.promises().revisions.count == 1)
        try change(device, to: 15, .alsoForThePast, on: Self.wednesday)
        #expect(try promised(device, on: Self.monday) == 15)
        #expect(try device.replica.promises().revisions.isEmpty)
        try device.undo()
        #expect(try promised(device, on: Self.monday) == 30)
        #expect(try promised(device, on: Self.wednesday) == 90)
    }

    @Test func changesOfTwoDevicesHoldEachFromItsDay() throws {
        let (a, b) = (try device(node: 1), Device(node: 2))
        try b.hear(a)
        b.wall = a.wall
        try change(a, to: 60, on: Self.monday)
        try change(b, to: 90, on: Self.wednesday)
        try meet([a, b])
        for device in [a, b] {
            #expect(try promised(device, on: Self.monday - 1) == 30)
            #expect(try promised(device, on: Self.tuesday) == 60)
            #expect(try promised(device, on: Self.wednesday) == 90)
        }
        #expect(try a.state == b.state)
    }

    @Test func changesOfOneDayAreOneRecord() throws {
        let (a, b) = (try device(node: 1), Device(node: 2))
        try b.hear(a)
        b.wall = a.wall + 1000
        try change(a, to: 60, on: Self.tuesday)
        try change(b, to: 90, on: Self.tuesday)
        try meet([a, b])
        #expect(try a.replica.promises().revisions.count == 1)
        #expect(try promised(a, on: Self.tuesday) == 90)
        #expect(try a.state == b.state)
    }

    @Test func deletingAGoalDeletesAllThatIsOfIt() throws {
        let device = try device(node: 1)
        try change(device, to: 60, on: Self.tuesday)
        let pause = Pause(id: id(20), ownerID: id(8), start: Self.tuesday)
        _ = try device.replica.pause(pause, of: .goal, subject: "", wall: device.wall)
        try device.replica.delete(goal: Self.goal(), wall: device.wall)
        for kind in [Kind.goal, .quest, .questRevision, .goalPause] {
            try device.replica.storage.forEachRecord(of: kind) { #expect($0.isDeleted) }
        }
        try device.undo()
        let promises = try device.replica.promises()
        #expect(promises.goals.count == 1 && promises.quests.count == 1)
        #expect(promises.revisions.count == 1 && promises.goalPauses == [pause])
    }

    @Test func resumingEndsThePausesOfThatDay() throws {
        let device = try device(node: 1)
        for (i, start) in [Self.monday, Self.wednesday].enumerated() {
            _ = try device.replica.pause(
                Pause(id: id(20 + UInt64(i)), ownerID: id(8), start: start, end: nil), of: .goal,
                subject: "", wall: device.wall)
        }
        try device.replica.resume(
            id(8), of: .goal, on: Self.wednesday, subject: "", wall: device.wall)
        let left = try device.replica.pauses(.goal)
        #expect(left.map { $0.end } == [Self.tuesday])
        #expect(throws: ReplicaError.refused(.notPaused)) {
            try device.replica.resume(
                id(8), of: .goal, on: Self.wednesday, subject: "", wall: device.wall)
        }
    }

    /// What is read of records is enough: the numbers are those of the records themselves.
    @Test func spansGiveTheNumbersOfTheRecords() throws {
        let device = try device(node: 1)
        let boundary = DayBoundary(zone: TimeZoneRules(name: "UTC", fixedOffset: 0))
        let noon = boundary.start(of: Self.wednesday) + 43_200_000
        for i in 0..<20 {
            let start = noon - Int64(i) * 40_000_000
            let session = TimeSession(
                id: id(100 + UInt64(i)), actionID: id(1), start: start,
                end: i == 0 ? nil : start + 1_500_000)
            try device.insert(.session, session.id, session.fields)
        }
        let orphan = TimeSession(id: id(130), actionID: id(99), start: noon - 9, end: noon)
        try device.insert(.session, orphan.id, orphan.fields)
        try change(device, to: 45, on: Self.tuesday)
        let now = noon + 600_000
        let promises = try device.replica.promises()
        let read = try device.replica.progressInput(for: promises, boundary: boundary, now: now)
        let days = promises.days(around: Self.wednesday, boundary: boundary)
        let given = ProgressInput(
            boundary: boundary, now: now, actions: try device.replica.actions(),
            sessions: try device.replica.sessions(touching: boundary.range(days)),
            counts: try device.replica.counts(in: boundary.range(days)), days: days)
        let goal = try #require(promises.goals.first)
        let (a, b) = (promises.progress(of: goal, read), promises.progress(of: goal, given))
        for (a, b) in zip(a.quests, b.quests) {
            for span in Span.allCases { #expect(a.progress(over: span) == b.progress(over: span)) }
            #expect(a.streak(goalStart: Self.monday - 30) == b.streak(goalStart: Self.monday - 30))
        }
        #expect(a.quests[0].progress(over: .day).rawValue > 0)
    }

    @Test func aGoalThatHasEndedIsJudgedOnce() throws {
        let device = try device(node: 1)
        let zone = TimeZoneRules(name: "UTC", fixedOffset: 0)
        let boundary = DayBoundary(zone: zone)
        let start = boundary.start(of: Self.wednesday)
        try device.insert(
            .session, id(30),
            TimeSession(id: id(30), actionID: id(1), start: start, end: start + 1_800_000).fields)
        device.wall = boundary.start(of: Self.wednesday + 3)
        let promises = try device.replica.promises()
        let input = try device.replica.progressInput(
            for: promises, boundary: boundary, now: device.wall)
        let progress = promises.goals.map { promises.progress(of: $0, input) }
        let judged = try device.replica.judge(progress, wall: device.wall)
        #expect(judged.map { $0.status } == [.achieved])
        #expect(try device.replica.goals() == judged)
        let again = try device.replica.goals().map { promises.progress(of: $0, input) }
        #expect(try device.replica.judge(again, wall: device.wall).isEmpty)
    }

    // MARK: Habits

    private func habit(_ device: Device) throws -> Habit {
        try device.replica.add(
            Habit(id: id(40), name: "Stretching", startedOn: Self.monday), today: Self.wednesday,
            wall: device.wall)
    }

    @Test func aDayIsCheckedOnceAndTakenBackWhole() throws {
        let (a, b) = (Device(node: 1), Device(node: 2))
        let habit = try habit(a)
        try b.hear(a)
        for (i, device) in [a, b].enumerated() {
            try device.replica.check(
                habit: habit.id, on: Self.tuesday, today: Self.wednesday,
                completion: id(50 + UInt64(i)), wall: device.wall)
        }
        #expect(throws: ReplicaError.refused(.alreadyCompleted)) {
            try a.replica.check(
                habit: habit.id, on: Self.tuesday, today: Self.wednesday, completion: id(60),
                wall: a.wall)
        }
        try meet([a, b])
        let completions = try a.replica.completions(of: habit.id)
        #expect(completions.count == 2)
        let numbers = HabitStatistics(habit, completions: completions, on: Self.wednesday)
        #expect(numbers.totalCompletedDays == 1)
        a.wall = a.wall + 60_000
        try a.replica.uncheck(habit: habit.id, on: Self.tuesday, wall: a.wall)
        #expect(try a.replica.completions(of: habit.id).isEmpty)
    }

    @Test func aPausedDayIsNotChecked() throws {
        let device = Device(node: 1)
        let habit = try habit(device)
        _ = try device.replica.pause(
            Pause(id: id(20), ownerID: habit.id, start: Self.tuesday), of: .habit, subject: "",
            wall: device.wall)
        #expect(throws: ReplicaError.refused(.pausedDay)) {
            try device.replica.check(
                habit: habit.id, on: Self.wednesday, today: Self.wednesday, completion: id(50),
                wall: device.wall)
        }
        #expect(throws: ReplicaError.refused(.habitNotFound)) {
            try device.replica.uncheck(habit: id(99), on: Self.monday, wall: device.wall)
        }
    }

    @Test func archivingKeepsTheDaysAndResumingCountsThoseBetween() throws {
        let device = Device(node: 1)
        let habit = try habit(device)
        let archived = try device.replica.archive(
            habit: habit.id, on: Self.tuesday, today: Self.wednesday, wall: device.wall)
        #expect(archived.archivedOn == Self.tuesday)
        #expect(try device.replica.habits() == [archived])
        let resumed = try device.replica.resume(habit: habit.id, wall: device.wall)
        #expect(try device.replica.habits() == [resumed] && resumed.archivedOn == nil)
    }
}
