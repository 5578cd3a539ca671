import HaruCore

/// The small world of the specification's examples: reading, running and the phone are timed, water
/// is counted; August 2026 in Seoul.
struct ProgressWorld {
    static let read = id(1), run = id(2), phone = id(3), water = id(4)
    static let healthTag = id(100)
    static let actions = [
        Action(id: read), Action(id: run, tagIDs: [healthTag]), Action(id: phone),
        Action(id: water, trackingType: .count, tagIDs: [healthTag]),
    ]

    var boundary = seoul()
    var now: String
    var sessions: [TimeSession] = []
    var counts: [CountEntry] = []
    var health = HealthData.none

    init(now: String) { self.now = now }

    /// A session of an action, from `MM-ddTHH:mm` for so many minutes.
    mutating func time(_ action: RecordID, _ start: String, minutes: Int64) {
        let start = moment(start)
        sessions.append(
            TimeSession(
                id: id(UInt64(1000 + sessions.count)), actionID: action, start: start,
                end: start + minutes * 60_000))
    }

    mutating func drink(_ time: String, _ amount: Int = 1) {
        counts.append(
            CountEntry(
                id: id(UInt64(5000 + counts.count)), actionID: Self.water, timestamp: moment(time),
                amount: amount))
    }

    func moment(_ text: String) -> Instant { at("2026-\(text):00+09:00") }

    var input: ProgressInput {
        ProgressInput(
            boundary: boundary, now: moment(now), actions: Self.actions, sessions: sessions,
            counts: counts, health: health)
    }

    func progress(_ quest: Quest) -> QuestProgress { QuestProgress(quest, input: input) }

    func goal(
        _ quests: [Quest], from start: String = "2026-08-01", to end: String? = nil,
        threshold: Int = 100
    ) -> GoalProgress {
        let goal = Goal(
            id: id(9), startDay: day(start), endDay: end.map { day($0) },
            achieveThresholdPercent: threshold)
        return GoalProgress(goal, quests: quests, input: input)
    }

    static func quest(
        _ action: RecordID, _ amount: Int, _ period: Quest.Period = .daily,
        atMost: Bool = false, weekdays: DaySet? = nil
    ) -> Quest {
        var quest = Quest(id: id(50))
        quest.targetAction = action
        if action == water { quest.targetCount = amount } else { quest.targetSeconds = amount * 60 }
        quest.period = period
        quest.direction = atMost ? .atMost : .atLeast
        if let weekdays { (quest.scheduleMode, quest.weekdays) = (.weekdays, weekdays) }
        return quest
    }

    static func custom(_ action: RecordID, _ amount: Int, _ first: String, _ last: String) -> Quest
    {
        var quest = quest(action, amount, .custom)
        (quest.customStart, quest.customEnd) = (day(first), day(last))
        return quest
    }
}

/// Whether two numbers agree to nine digits.
func isClose(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude <= 1e-9 * max(a.magnitude, b.magnitude)
}
