import HaruCore
import Testing

/// A habit started on 1 August 2026.
@Suite struct HabitTests {
    private static func date(_ number: Int) -> LocalDay { day("2026-07-31") + number }

    private func habit(archived: Int? = nil) -> Habit {
        Habit(
            id: id(1), name: "물", startedOn: Self.date(1),
            archivedOn: archived.map { Self.date($0) })
    }

    private func completions(_ numbers: [Int]) -> [Completion] {
        numbers.enumerated().map {
            Completion(
                id: id(UInt64($0.offset)), habitID: id(1), completedOn: Self.date($0.element))
        }
    }

    struct Numbers: CustomTestStringConvertible {
        let testDescription: String
        var archived: Int?
        let done: [Int]
        let today: Int
        /// Completed, eligible, current, longest.
        let expected: [Int]
    }

    static let numbers = [
        Numbers(
            testDescription: "D-89", done: [1, 2, 3, 5, 6, 9, 10], today: 10,
            expected: [7, 10, 2, 3]),
        Numbers(
            testDescription: "D-90 today is open", done: [1, 2, 3, 5, 6, 9, 10], today: 11,
            expected: [7, 11, 2, 3]),
        Numbers(
            testDescription: "D-90b the day after", done: [1, 2, 3, 5, 6, 9, 10], today: 12,
            expected: [7, 12, 0, 3]),
        Numbers(
            testDescription: "D-91 archived", archived: 10, done: [1, 2, 3, 9, 10], today: 20,
            expected: [5, 10, 2, 3]),
        Numbers(
            testDescription: "D-91b no grace", archived: 10, done: [7, 8, 9], today: 20,
            expected: [3, 10, 0, 3]),
        Numbers(
            testDescription: "D-91c archived today", archived: 10, done: [7, 8, 9], today: 10,
            expected: [3, 10, 3, 3]),
        Numbers(
            testDescription: "D-93 completed on two devices", done: [1, 1, 2], today: 2,
            expected: [2, 2, 2, 2]),
        Numbers(
            testDescription: "D-96 before the start", done: [1], today: 0, expected: [0, 0, 0, 0]),
        Numbers(
            testDescription: "in no order, some after the archive", archived: 3,
            done: [4, 2, 1, 0],
            today: 9, expected: [2, 3, 0, 2]),
        Numbers(testDescription: "never", done: [], today: 3, expected: [0, 3, 0, 0]),
    ]

    @Test(arguments: numbers) func numbersCountDays(_ c: Numbers) {
        let statistics = HabitStatistics(
            habit(archived: c.archived), completions: completions(c.done), on: Self.date(c.today))
        let found = [
            statistics.totalCompletedDays, statistics.eligibleTrackingDays,
            statistics.streak.current,
            statistics.streak.longest,
        ]
        #expect(found == c.expected)
        let rate = c.expected[1] == 0 ? 0 : Double(c.expected[0]) / Double(c.expected[1])
        #expect(statistics.completionRate == rate)
    }

    @Test func completionsOfOtherHabitsDoNotCount() {
        let other = Completion(id: id(1), habitID: id(2), completedOn: Self.date(1))
        #expect(
            HabitStatistics(habit(), completions: [other], on: Self.date(1)).totalCompletedDays == 0
        )
    }

    static let attempts: [(archived: Int?, day: Int, error: DomainError?)] = [
        (nil, 12, nil), (nil, 13, .futureDay), (nil, 0, .beforeStart), (nil, 11, .alreadyCompleted),
        (nil, 1, nil), (5, 5, nil), (5, 6, .afterArchive), (5, 13, .futureDay),
    ]

    @Test(arguments: attempts) func whatMayBeCompleted(
        archived: Int?, day number: Int, error: DomainError?
    ) {
        // D-92; D7: a day of the past is completed for itself.
        let found = domainError { () throws(DomainError) in
            try habit(archived: archived).checkCompletion(
                on: Self.date(number), today: Self.date(12), completions: completions([11]))
        }
        #expect(found == error)
    }

    static let archives: [(archived: Int?, day: Int, error: DomainError?)] = [
        (nil, 12, nil), (nil, 13, .archiveInFuture), (nil, 0, .archiveBeforeStart),
        (5, 12, .alreadyArchived), (nil, 1, nil),
    ]

    @Test(arguments: archives) func whatMayBeArchived(
        archived: Int?, day number: Int, error: DomainError?
    ) {
        // D-94
        let habit = habit(archived: archived)
        let found = domainError { () throws(DomainError) in
            try habit.archived(on: Self.date(number), today: Self.date(12))
        }
        #expect(found == error)
    }

    @Test func undoingRemovesEveryCompletionOfTheDay() throws {
        // D-93
        #expect(
            try habit().undoing(Self.date(1), completions: completions([1, 2, 1])) == [
                id(0), id(2),
            ])
        let none = domainError { () throws(DomainError) in
            try habit().undoing(Self.date(3), completions: completions([1]))
        }
        #expect(none == .completionNotFound)
    }

    @Test func resumingMakesTheDaysBetweenMissed() throws {
        let resumed = habit(archived: 5).resumed()
        #expect(resumed.archivedOn == nil)
        #expect(resumed.entry(on: Self.date(7), isCompleted: false, today: Self.date(9)) == .missed)
        #expect(
            HabitStatistics(resumed, completions: [], on: Self.date(9)).eligibleTrackingDays == 9)
    }

    @Test func entriesOfACalendar() {
        // D-95
        let habit = Habit(id: id(1), startedOn: Self.date(10), archivedOn: Self.date(14))
        let entries = (9...15).map {
            habit.entry(on: Self.date($0), isCompleted: $0 == 10, today: Self.date(12))
        }
        #expect(entries == [.untracked, .completed, .missed, .open, .future, .future, .untracked])
    }

    @Test func aNewHabitDoesNotStartInTheFuture() {
        for (number, error) in [(12, nil), (1, nil), (13, DomainError.startsInFuture)] {
            let new = Habit(id: id(1), name: "물", startedOn: Self.date(number))
            let found = domainError { () throws(DomainError) in
                try new.checkedNew(today: Self.date(12))
            }
            #expect(found == error)
        }
    }
}
