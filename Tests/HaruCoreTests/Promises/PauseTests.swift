import HaruCore
import Testing

@Suite struct PauseTests {
    private static func pause(_ start: String, _ end: String?) -> Pause {
        Pause(id: id(1), ownerID: id(9), start: day(start), end: end.map { day($0) })
    }

    @Test(arguments: [
        ("2026-08-10", "2026-08-14", "2026-08-12", "2026-08-11"),
        ("2026-08-10", nil, "2026-08-12", "2026-08-11"),
        ("2026-08-10", "2026-08-11", "2026-08-12", "2026-08-11"),
        ("2026-08-10", "2026-08-14", "2026-08-10", "gone"),
        ("2026-08-10", nil, "2026-08-01", "gone"),
    ])
    func resumingLeavesTheDaysBefore(start: String, end: String?, day: String, expected: String) {
        let resumed = Self.pause(start, end).resumed(on: HaruCoreTests.day(day))
        #expect(resumed?.end.map { ISO8601.text($0) } ?? "gone" == expected)
    }

    @Test func onlyThePausesOfTheOwnerCount() {
        let other = Pause(id: id(2), ownerID: id(8), start: day("2026-08-01"), end: nil)
        let turned = Self.pause("2026-08-09", "2026-08-01")
        let days = DayRanges(
            pausesOf: id(9), [other, turned, Self.pause("2026-08-10", "2026-08-11")])
        #expect(days.ranges == [day("2026-08-10")...day("2026-08-11")])
        #expect(throws: DomainError.endBeforeStart) { try turned.checked() }
    }
}
