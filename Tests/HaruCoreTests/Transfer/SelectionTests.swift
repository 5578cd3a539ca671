import HaruCore
import Testing

/// The records of D-110 and D-111.
@Suite struct SelectionTests {
    static let sessions: [(name: String, session: TimeSession)] = [
        ("in", session("2026-08-10T09:00:00+09:00", "2026-08-10T10:00:00+09:00")),
        ("edge", session("2026-08-11T23:30:00+09:00", "2026-08-12T00:30:00+09:00")),
        ("before", session("2026-08-09T22:00:00+09:00", "2026-08-10T00:00:00+09:00")),
        ("over", session("2026-08-12T23:00:00+09:00", "2026-08-13T01:00:00+09:00")),
        ("live", session("2026-08-12T20:00:00+09:00", nil)),
        ("touch", session("2026-08-12T23:00:00+09:00", "2026-08-13T00:00:00+09:00")),
    ]
    static let times = [
        "2026-08-09T23:59:59+09:00", "2026-08-10T00:00:00+09:00", "2026-08-12T23:59:59+09:00",
        "2026-08-13T00:00:00+09:00",
    ]
    static let entries = times.map { CountEntry(id: id(1), actionID: id(1), timestamp: at($0)) }

    @Test func anExportHoldsWhatTouchesItsDays() {
        let range = ExportRange(days("2026-08-10", "2026-08-12"), boundary: seoul())
        let names = Self.sessions.filter { range.contains($0.session) }.map { $0.name }
        #expect(names == ["in", "edge", "over", "live", "touch"])
        #expect(Self.entries.map { range.contains($0) } == [false, true, true, false])
        #expect(range.suffix == "-20260810-20260812")
    }

    @Test(arguments: [
        ("2026-08-12", ["in", "edge", "before", "touch"], [true, true, true, false]),
        ("2026-08-11", ["in", "before"], [true, true, false, false]),
    ])
    func aResetTakesWhatIsOver(through text: String, sessions: [String], entries: [Bool]) {
        let reset = Reset(through: day(text), boundary: seoul())
        #expect(Self.sessions.filter { reset.removes($0.session) }.map { $0.name } == sessions)
        #expect(Self.entries.map { reset.removes($0) } == entries)
        for (offset, goes) in [(-1, true), (0, true), (1, false)] {
            let other = day(text) + offset
            #expect(reset.removesDiary(of: other) == goes)
            #expect(
                reset.removes(Completion(id: id(1), habitID: id(2), completedOn: other)) == goes)
        }
    }
}
