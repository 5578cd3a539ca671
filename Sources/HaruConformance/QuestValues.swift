import HaruCore

extension CaseObject {
    /// A quest with the fields of domain 3.7; what is absent has its default, and a word this version
    /// does not know is none.
    func quest() throws(CaseError) -> Quest { try promise(of: try id()) }

    /// `revisions`: what the quest promises from a day on, whole, each with the fields of a quest.
    func revisions(of quest: Quest) throws(CaseError) -> [QuestRevision] {
        var revisions: [QuestRevision] = []
        for object in try objects("revisions") {
            let changed = try object.promise(of: quest.id)
            revisions.append(QuestRevision(changed, from: try object.day("from")))
        }
        return revisions
    }

    /// `pauses` of a goal or habit: from a first day until a last one, which may be absent.
    func pauses(of owner: RecordID) throws(CaseError) -> [Pause] {
        var pauses: [Pause] = []
        for object in try objects("pauses") {
            pauses.append(
                Pause(
                    id: owner, ownerID: owner, start: try object.day("from"),
                    end: try object.optionalDay("until")))
        }
        return pauses
    }

    private func promise(of id: RecordID) throws(CaseError) -> Quest {
        var quest = Quest(id: id)
        quest.targetAction = try optionalID("targetAction")
        quest.targetTag = try optionalID("targetTag")
        quest.healthMetric = try optionalText("healthMetric") ?? ""
        if let word = try optionalText("measure") { quest.measure = .known(word) }
        if let word = try optionalText("period") { quest.period = .known(word) }
        if let word = try optionalText("scheduleMode") { quest.scheduleMode = .known(word) }
        if let word = try optionalText("direction") { quest.direction = .known(word) }
        quest.weekdays = DaySet(try integers("weekdays"))
        quest.monthDays = DaySet(try integers("monthDays"))
        quest.ordinalWeek = try integer("ordinalWeek", default: quest.ordinalWeek)
        quest.ordinalWeekday = try integer("ordinalWeekday", default: quest.ordinalWeekday)
        quest.customStart = try optionalDay("customStart")
        quest.customEnd = try optionalDay("customEnd")
        quest.targetSeconds = try integer("targetSeconds", default: 0)
        quest.targetCount = try integer("targetCount", default: 0)
        quest.deadlineMinutes = try integer("deadlineMinutes", in: -1...1439, default: -1)
        quest.sleepStart = try integer("sleepStart", in: 0...1439, default: quest.sleepStart)
        quest.sleepEnd = try integer("sleepEnd", in: 0...1439, default: quest.sleepEnd)
        return quest
    }
}
