import HaruCore

extension CaseObject {
    /// A quest with the fields of domain 3.7; what is absent has its default, and a word this version
    /// does not know is none.
    func quest() throws(CaseError) -> Quest {
        var quest = Quest(id: try id())
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
