import HaruCore
import Testing

@Suite struct LongSessionAlertTests {
    private static let nine = Instant(milliseconds: 1_787_043_600_000)
    private static let hour: Int64 = 3_600_000
    private static let session = RecordID(high: 1, low: 2)

    private func plan(start: Instant, hours: Int, now: Instant) -> [Instant] {
        LongSessionAlert.plan(
            for: [(LongSessionAlertTests.session, start)], hours: hours, now: now
        ).map { $0.at }
    }

    @Test func itComesThatManyHoursAfterTheStart() {
        let nine = LongSessionAlertTests.nine
        #expect(plan(start: nine, hours: 2, now: nine) == [nine + 2 * LongSessionAlertTests.hour])
        let alerts = LongSessionAlert.plan(
            for: [(LongSessionAlertTests.session, nine)], hours: 2, now: nine)
        #expect(alerts.map { $0.id } == ["long.\(LongSessionAlertTests.session.text).2"])
    }

    @Test(arguments: [(0, 0), (1, 1), (12, 1), (13, 0)])
    func offMeansNone(hours: Int, count: Int) {
        let nine = LongSessionAlertTests.nine
        #expect(plan(start: nine, hours: hours, now: nine).count == count)
    }

    @Test(arguments: [(0, 1), (60_000, 1), (60_001, 0)] as [(Int64, Int)])
    func oneThatIsLongOverdueIsNotShown(late: Int64, count: Int) {
        let nine = LongSessionAlertTests.nine
        let now = nine + 2 * LongSessionAlertTests.hour + late
        #expect(plan(start: nine, hours: 2, now: now).count == count)
    }
}
