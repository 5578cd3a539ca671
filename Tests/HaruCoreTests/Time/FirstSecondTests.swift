import HaruCore
import Testing

/// `resolve` against its definition, read off a clock that is walked minute by minute.
@Suite struct FirstSecondTests {
    @Test(arguments: [
        "America/New_York", "America/Havana", "America/Santiago", "Pacific/Apia",
        "Australia/Lord_Howe", "Africa/Casablanca", "Europe/Dublin", "Asia/Kolkata",
    ])
    func aReadingMeansTheFirstMomentThatShowsItOrLater(zone: String) throws {
        let rules = try #require(ZoneFiles.rules(zone))
        for change in changes(of: rules) { compare(rules, around: change) }
    }

    /// The changes of the clock from 2007 to 2027, or one quiet moment where there is none.
    private func changes(of rules: TimeZoneRules) -> [Int64] {
        var changes: [Int64] = []
        var time = at("2007-01-01T00:00:00Z").seconds
        let end = at("2027-01-01T00:00:00Z").seconds
        while let next = rules.nextChange(afterSecond: time), next < end {
            changes.append(next)
            time = next
        }
        return changes.isEmpty ? [at("2020-01-01T00:00:00Z").seconds] : changes
    }

    private func compare(_ rules: TimeZoneRules, around change: Int64) {
        let walk = stride(from: change - 30 * 3600, to: change + 30 * 3600, by: 60)
        let clock = walk.map { (second: $0, wall: $0 + Int64(rules.offset(atSecond: $0))) }
        let before = change - 1 + Int64(rules.offset(atSecond: change - 1)) + 1
        // Every reading within four hours, at each minute.
        var position = 0
        for wall in stride(from: before - 4 * 3600, to: before + 4 * 3600, by: 60) {
            while clock[position].wall < wall { position += 1 }
            let found = rules.firstSecond(showing: wall)
            if found != clock[position].second {
                Issue.record(
                    "\(rules.name): \(wall) is shown first at \(clock[position].second), not \(found)"
                )
            }
        }
        // Second by second around the change, where the clock was behind the reading just before.
        for wall in (before - 90)...(before + 90) {
            let walked = firstByWalking(rules, wall: wall, from: change - 100, to: change + 100)
            if let walked { #expect(rules.firstSecond(showing: wall) == walked) }
        }
    }

    /// The first second of a stretch that shows `wall` or later, if the clock is before it at the
    /// beginning of the stretch and no earlier moment shows it.
    private func firstByWalking(
        _ rules: TimeZoneRules, wall: Int64, from: Int64, to: Int64
    ) -> Int64? {
        guard from + Int64(rules.offset(atSecond: from)) < wall else { return nil }
        return (from...to).first { $0 + Int64(rules.offset(atSecond: $0)) >= wall }
    }
}
