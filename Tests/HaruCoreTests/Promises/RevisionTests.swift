import HaruCore
import Testing

private typealias World = ProgressWorld

/// Docs/Promises.md, against sums over single days.
@Suite struct RevisionTests {
    @Test func aRevisionThatChangesNothingChangesNoNumber() {
        var world = World(now: "08-19T12:00")
        for i in 1...18 where i % 3 != 0 {
            world.time(World.read, "08-\(i < 10 ? "0" : "")\(i)T20:00", minutes: Int64(20 + i))
        }
        for period in [Quest.Period.daily, .weekly, .monthly] {
            let quest = World.quest(World.read, 30, period)
            let plain = QuestProgress(quest, input: world.input)
            let revised = QuestProgress(
                quest, revisions: ["2026-08-05", "2026-08-12"].map { .init(quest, from: day($0)) },
                input: world.input)
            for span in Span.allCases {
                #expect(plain.progress(over: span) == revised.progress(over: span))
            }
            let start = day("2026-07-01")
            #expect(plain.streak(goalStart: start) == revised.streak(goalStart: start))
            #expect(
                plain.judgement(on: day("2026-08-13")) == revised.judgement(on: day("2026-08-13")))
            #expect(plain.current == revised.current)
        }
    }

    @Test func aPeriodIsDueByItsDaysThatAreNotPaused() {
        let seed = testSeed()
        var random = SeededRandom(seed: seed)
        for round in 0..<100 {
            let today = Int.random(in: 10...28, using: &random)
            var world = World(now: "08-\(today)T12:00")
            var minutes = [Int](repeating: 0, count: 32)
            for i in 1...31 {
                minutes[i] = Int.random(in: 0...90, using: &random)
                world.time(
                    World.read, "08-\(i < 10 ? "0" : "")\(i)T09:00", minutes: Int64(minutes[i]))
            }
            let targets = (0..<3).map { _ in Int.random(in: 1...300, using: &random) }
            let changes = [
                Int.random(in: 2...15, using: &random), Int.random(in: 16...31, using: &random),
            ]
            let paused = Set((0..<4).map { _ in Int.random(in: 1...31, using: &random) })
            let period: Quest.Period = round.isMultiple(of: 2) ? .weekly : .monthly
            func date(_ number: Int) -> LocalDay { LocalDay(year: 2026, month: 8, day: number)! }
            let progress = QuestProgress(
                World.quest(World.read, targets[0], period),
                revisions: (0..<2).map {
                    .init(World.quest(World.read, targets[$0 + 1], period), from: date(changes[$0]))
                },
                pauses: DayRanges(paused.map { date($0)...date($0) }), input: world.input)
            let days = (period == .weekly ? Span.week : .month)
                .days(around: date(today), weekStart: .monday)
            var due = 0.0
            var done = 0
            for number in 1...31 where days.contains(date(number)) && !paused.contains(number) {
                let target = targets[changes.lastIndex { $0 <= number }.map { $0 + 1 } ?? 0]
                due += Double(target) / Double(days.dayCount)
                done += minutes[number]
            }
            guard let current = progress.current else {
                Issue.record("no number, seed \(seed)")
                continue
            }
            #expect(isClose(current.target, due * 60_000), "round \(round), seed \(seed)")
            #expect(current.value == Double(done) * 60_000, "round \(round), seed \(seed)")
        }
    }

    @Test func theIdOfARevisionIsThatOfItsQuestAndDay() {
        let quest = World.quest(World.read, 30)
        let a = QuestRevision(quest, from: day("2026-08-12"))
        #expect(a.id == QuestRevision(World.quest(World.read, 60), from: day("2026-08-12")).id)
        #expect(a.id != QuestRevision(quest, from: day("2026-08-13")).id)
    }

    @Test func onlyAPromiseWithAPastAsks() {
        let quest = World.quest(World.read, 30)
        var moved = quest
        moved.sortOrder = 4
        let (today, yesterday) = (day("2026-08-12"), day("2026-08-11"))
        #expect(!quest.asksAboutPast(moved, created: yesterday, today: today))
        let raised = World.quest(World.read, 60)
        #expect(quest.asksAboutPast(raised, created: yesterday, today: today))
        #expect(!quest.asksAboutPast(raised, created: today, today: today))
    }
}
