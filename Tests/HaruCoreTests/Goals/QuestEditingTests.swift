import HaruCore
import Testing

@Suite struct QuestEditingTests {
    static let timed = Action(id: id(7))
    static let counted = Action(id: id(7), trackingType: .count)

    struct Case: CustomTestStringConvertible {
        let testDescription: String
        var action: Action? = timed
        let error: DomainError?
        let change: @Sendable (inout Quest) -> Void
    }

    static let cases: [Case] = [
        Case(testDescription: "a minute", error: nil) { $0.targetSeconds = 60 },
        Case(testDescription: "half a minute", error: .targetOutOfRange) { $0.targetSeconds = 30 },
        Case(testDescription: "no whole minute", error: .targetOutOfRange) {
            $0.targetSeconds = 90
        },
        Case(testDescription: "999:59", error: nil) { $0.targetSeconds = 3_599_940 },
        Case(testDescription: "1000:00", error: .targetOutOfRange) { $0.targetSeconds = 3_600_000 },
        Case(testDescription: "at least nothing", error: .targetOutOfRange) {
            $0.targetSeconds = 0
        },
        Case(testDescription: "never", error: nil) {
            ($0.targetSeconds, $0.direction) = (0, .atMost)
        },
        Case(testDescription: "below never", error: .targetOutOfRange) {
            ($0.targetSeconds, $0.direction) = (-60, .atMost)
        },
        Case(testDescription: "99,999 times", action: counted, error: nil) {
            $0.targetCount = 99_999
        },
        Case(testDescription: "100,000 times", action: counted, error: .targetOutOfRange) {
            $0.targetCount = 100_000
        },
        Case(testDescription: "no target", error: .noTarget) { $0.targetAction = nil },
        Case(testDescription: "no weekday", error: .emptySchedule) { $0.scheduleMode = .weekdays },
        Case(testDescription: "a weekday that is none", error: .emptySchedule) {
            ($0.scheduleMode, $0.weekdays) = (.weekdays, [9])
        },
        Case(testDescription: "no day of the month", error: .emptySchedule) {
            $0.scheduleMode = .monthDays
        },
        Case(testDescription: "a sixth week", error: .outOfRange) {
            ($0.scheduleMode, $0.ordinalWeek) = (.ordinalWeekday, 6)
        },
        Case(testDescription: "custom without days", error: .emptySchedule) { $0.period = .custom },
        Case(testDescription: "custom backwards", error: .endBeforeStart) {
            $0.period = .custom
            ($0.customStart, $0.customEnd) = (day("2026-08-02"), day("2026-08-01"))
        },
        Case(testDescription: "a period of another version", error: .outOfRange) {
            $0.period = nil
        },
        Case(testDescription: "steps", error: nil) {
            $0 = $0.aimed(at: .health("steps"))
            $0.targetCount = 100_000_000
        },
        Case(testDescription: "a metric of another version", error: .outOfRange) {
            $0 = $0.aimed(at: .health("bloodPressure"))
        },
        Case(testDescription: "sleep 7 h", error: nil) { $0 = $0.aimed(at: .health("sleep")) },
        Case(testDescription: "sleep a week", error: .sleepIsDaily) {
            $0 = $0.aimed(at: .health("sleep"))
            $0.period = .weekly
        },
        Case(testDescription: "a night without length", error: .sleepWindowLength) {
            $0 = $0.aimed(at: .health("sleep"))
            ($0.sleepStart, $0.sleepEnd) = (540, 540)
        },
        Case(testDescription: "a nap of 15 minutes", error: nil) {
            $0 = $0.aimed(at: .health("sleep"))
            ($0.sleepStart, $0.sleepEnd) = (1435, 10)
        },
        Case(testDescription: "a night of 20 h 1 min", error: .sleepWindowLength) {
            $0 = $0.aimed(at: .health("sleep"))
            ($0.sleepStart, $0.sleepEnd) = (0, 1201)
        },
    ]

    static func quest() -> Quest {
        var quest = Quest(id: id(1))
        quest.targetAction = id(7)
        (quest.targetSeconds, quest.targetCount) = (25_200, 5)
        return quest
    }

    @Test(arguments: cases) func aQuestIsCheckedBeforeItIsWritten(_ c: Case) {
        var quest = Self.quest()
        c.change(&quest)
        let action = quest.targetAction == nil ? nil : c.action
        #expect(
            domainError { () throws(DomainError) in try quest.checked(action: action) } == c.error)
    }

    @Test func choosingATargetForgetsTheOneBefore() {
        let quest = Self.quest()
        let tag = quest.aimed(at: .tag(id(8)), measure: .count)
        #expect(
            (tag.targetAction, tag.targetTag, tag.healthMetric, tag.measure) == (
                nil, id(8), "", .count
            ))
        let metric = tag.aimed(at: .health("steps"))
        #expect((metric.targetAction, metric.targetTag, metric.healthMetric) == (nil, nil, "steps"))
        #expect(metric.aimed(at: .action(id(7))).target == .action(id(7)))
    }

    @Test func theLoserIsClearedOnWriting() {
        // D-83: an older version wrote a metric next to the action.
        var quest = Self.quest()
        quest.healthMetric = "steps"
        quest.targetTag = id(8)
        #expect(quest.target == .action(id(7)))
        let written = quest.normalized()
        #expect((written.targetTag, written.healthMetric) == (nil, ""))
    }

    @Test func aPeriodThatIsNotDailyHasNoScheduleAndNoDeadline() {
        var quest = Self.quest()
        (quest.scheduleMode, quest.weekdays, quest.monthDays) = (.weekdays, [2], [1])
        quest.deadlineMinutes = 480
        #expect(quest.normalized().deadlineMinutes == 480)
        quest.period = .weekly
        let written = quest.normalized()
        #expect(
            written.scheduleMode == .everyDay && written.weekdays.isEmpty
                && written.monthDays.isEmpty)
        #expect(written.deadlineMinutes == Quest.noDeadline)
    }

    @Test func aHealthQuestHasNoDeadline() {
        var quest = Self.quest().aimed(at: .health("steps"))
        quest.deadlineMinutes = 480
        #expect(quest.normalized().deadlineMinutes == Quest.noDeadline)
    }

    @Test func theMeasureOfATagIsFixed() throws {
        let stored = Self.quest().aimed(at: .tag(id(8)), measure: .time)
        var edited = stored
        edited.measure = .count
        func error(_ quest: Quest) -> DomainError? {
            domainError { () throws(DomainError) in try quest.checked(action: nil, previous: stored)
            }
        }
        #expect(error(edited) == .trackingTypeIsFixed)
        #expect(error(stored) == nil)
        #expect(
            error(stored.aimed(at: .tag(id(9)), measure: .count)) == nil, "another tag, chosen anew"
        )
    }

    static let goals: [(change: @Sendable (inout Goal) -> Void, error: DomainError?)] = [
        ({ _ in }, nil), ({ $0.title = "  \n" }, .emptyName),
        ({ $0.title = String(repeating: "가", count: 61) }, .nameTooLong),
        ({ $0.title = String(repeating: "👨‍👩‍👧", count: 60) }, nil),
        ({ $0.colorHex = "#12345" }, .invalidColor),
        ({ $0.achieveThresholdPercent = 5 }, .invalidThreshold),
        ({ $0.achieveThresholdPercent = 82 }, .invalidThreshold),
        ({ $0.achieveThresholdPercent = 10 }, nil),
        ({ $0.endDay = $0.startDay - 1 }, .endBeforeStart), ({ $0.endDay = $0.startDay }, nil),
    ]

    @Test(arguments: goals.indices) func aGoalIsCheckedBeforeItIsWritten(_ i: Int) {
        var goal = Goal(id: id(1), title: "목표", startDay: day("2026-08-12"))
        Self.goals[i].change(&goal)
        #expect(domainError { () throws(DomainError) in try goal.checked() } == Self.goals[i].error)
    }
}
