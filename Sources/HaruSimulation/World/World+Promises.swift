import HaruCore
import HaruReplica

extension World {
    /// One of few days, so that several devices choose the same; the last of them is today.
    private func someDay() -> LocalDay { LocalDay(number: 20_686 + trial.chance.below(8)) }

    private var today: LocalDay { LocalDay(number: 20_693) }

    /// Changes what a quest promises, from a day on or also for the past.
    func promise(on party: Party<Base>) {
        guard let id = someID(.quest) else { return }
        var quest = Quest(id: id)
        if let tag = someID(.tag), trial.chance.happens(30) {
            quest = quest.aimed(at: .tag(tag))
        } else if let action = someID(.action), trial.chance.happens(80) {
            quest = quest.aimed(at: .action(action))
        } else {
            quest = quest.aimed(at: .health(HealthMetric.steps.key))
        }
        quest.period = trial.chance.pick([.daily, .weekly, .monthly])
        quest.direction = trial.chance.pick([.atLeast, .atMost])
        if trial.chance.happens(30) {
            quest.scheduleMode = .weekdays
            quest.weekdays = DaySet([2, 2 + trial.chance.below(6)])
        }
        quest.targetSeconds = 60 * trial.chance.number(1...90)
        quest.targetCount = trial.chance.number(1...9)
        let change: Quest.Change = trial.chance.happens(70) ? .fromToday : .alsoForThePast
        let day = someDay()
        let isDone = act(party) { (replica, wall) throws(ReplicaError) in
            _ = try replica.edit(quest, change, today: day, subject: "", wall: wall)
        }
        let revision = QuestRevision.id(of: id, from: day)
        if isDone, change == .fromToday, !records.ids(.questRevision).contains(revision) {
            records.add(revision, to: .questRevision)
        }
    }

    /// Checks a day of a habit off, or takes it back.
    func check(_ deed: Deed, on party: Party<Base>) {
        guard let habit = someID(.habit) else { return }
        let day = someDay()
        let id = trial.chance.id()
        let isDone = act(party) { (replica, wall) throws(ReplicaError) in
            if deed == .check {
                try replica.check(
                    habit: habit, on: day, today: today, completion: id, wall: wall)
            } else {
                try replica.uncheck(habit: habit, on: day, wall: wall)
            }
        }
        if isDone, deed == .check { records.add(id, to: .completion) }
    }

    /// Pauses a goal or a habit, or goes on with it.
    func rest(_ deed: Deed, on party: Party<Base>) {
        let owner: PauseOwner = trial.chance.happens(60) ? .goal : .habit
        guard let ownerID = someID(owner == .goal ? .goal : .habit) else { return }
        let day = someDay()
        let id = trial.chance.id()
        let end = trial.chance.happens(60) ? day + trial.chance.below(4) : nil
        let isDone = act(party) { (replica, wall) throws(ReplicaError) in
            if deed == .pause {
                let pause = Pause(id: id, createdAt: wall, ownerID: ownerID, start: day, end: end)
                _ = try replica.pause(pause, of: owner, subject: "", wall: wall)
            } else {
                try replica.resume(ownerID, of: owner, on: day, subject: "", wall: wall)
            }
        }
        if isDone, deed == .pause { records.add(id, to: owner.kind) }
    }
}
