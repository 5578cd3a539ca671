import HaruFormats
import Testing

@Suite struct HabitTroveTests {
    @Test func aCompletionCountsForTheDateOnTheClock() {
        let seoul = read(HabitSamples.habitTrove, zone: Zones.seoul)
        #expect(seoul.problems == [])
        #expect(
            seoul.lines() == [
                Line("물", "2026-08-12 01:00:00", "1"), Line("물", "2026-08-12 02:00:00", "1"),
                Line("명상", "2026-08-12", "done"), Line("명상", "2026-08-10", "done"),
            ])
        let newYork = read(HabitSamples.habitTrove, zone: Zones.newYork)
        #expect(
            newYork.lines().suffix(2).map { $0.start } == ["2026-08-11", "2026-08-09"])
    }

    @Test func severalADayBecomeAQuestAndTodosAreLeftOut() {
        let history = read(HabitSamples.habitTrove)
        #expect(history.quests.map { $0.target } == [8])
        #expect(history.quests.map { $0.period } == [.daily])
        #expect(history.losses.todos == 1)
        #expect(history.habits.map { $0.name } == ["명상"])
    }

    @Test(arguments: ["\"yesterday\"", "\"2026-13-01T00:00:00Z\"", "7", "null", "{}"])
    func aBadCompletionIsNamed(completion: String) {
        let history = read(
            "{\"habits\": [{\"name\": \"A\", \"coinReward\": 1, \"completions\": [\n" + completion
                + ",\n\"2026-08-12T01:00:00Z\"]}]}")
        #expect(history.problems == ["2 badTime"])
        #expect(history.lines() == [Line("A", "2026-08-12", "done")])
    }
}
