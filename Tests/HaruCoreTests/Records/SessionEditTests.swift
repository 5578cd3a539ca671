import HaruCore
import Testing

/// What saving an editor of whole minutes writes; all times are of 12 August 2026 in Seoul.
@Suite struct SessionEditTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        var stored: (start: String, end: String?) = ("14:32:47.250", "14:33:20.500")
        let draft: (start: String, end: String?)
        var saved: (start: String, end: String?) = ("", nil)
        var movesEnd = false
        var error: DomainError?
    }

    static let cases = [
        Case(
            testDescription: "D-20 only the note", draft: ("14:32:00", "14:33:00"),
            saved: ("14:32:47.250", "14:33:20.500")),
        Case(
            testDescription: "D-21 the end is moved", draft: ("14:32:00", "15:32:00"),
            saved: ("14:32:47.250", "15:32:00"), movesEnd: true),
        Case(
            testDescription: "D-21 both are moved", draft: ("14:30:00", "15:30:00"),
            saved: ("14:30:00", "15:30:00"), movesEnd: true),
        Case(
            testDescription: "D-22 no length", draft: ("15:00:00", "15:00:00"), error: .zeroLength),
        Case(
            testDescription: "D-22, R11 the end before the start", draft: ("16:00:00", "14:33:00"),
            error: .endBeforeStart),
        Case(
            testDescription: "D-22 a running start in the future", stored: ("19:00:00", nil),
            draft: ("20:30:00", nil), error: .runningStartInFuture),
        Case(
            testDescription: "D-22 a running start in the past", stored: ("19:00:00", nil),
            draft: ("18:30:00", nil), saved: ("18:30:00", nil)),
        Case(
            testDescription: "a running session is given an end", stored: ("19:00:30", nil),
            draft: ("19:00:00", "19:30:00"), saved: ("19:00:30", "19:30:00"), movesEnd: true),
        Case(
            testDescription: "a merge left no length and nothing is moved",
            stored: ("15:00:30", "15:00:30"), draft: ("15:00:00", "15:00:00"), error: .zeroLength),
    ]

    private func moment(_ time: String) -> Instant { at("2026-08-12T\(time)+09:00") }

    @Test(arguments: cases) func onlyMovedFieldsAreFloored(_ c: Case) {
        let stored = TimeSession(
            id: id(1), actionID: id(1), start: moment(c.stored.start),
            end: c.stored.end.map { moment($0) })
        do throws(DomainError) {
            let edit = try SessionEdit(
                of: stored, draftStart: moment(c.draft.start),
                draftEnd: c.draft.end.map { moment($0) },
                now: moment("20:00:00"), zone: seoul().zone)
            #expect(c.error == nil)
            #expect(edit.start == moment(c.saved.start))
            #expect(edit.end == c.saved.end.map { moment($0) })
            #expect(edit.movesEnd == c.movesEnd)
        } catch {
            #expect(error == c.error)
        }
    }

    @Test func movingTheEndInTheRepeatedHourKeepsTheStart() throws {
        // T5: the session began the second time the clock showed 01:30:20.
        let stored = session("2026-11-01T01:30:20-05:00", "2026-11-01T02:00:00-05:00")
        let edit = try SessionEdit(
            of: stored, draftStart: at("2026-11-01T01:30:00-05:00"),
            draftEnd: at("2026-11-01T03:00:00-05:00"), now: at("2026-11-02T00:00:00Z"),
            zone: boundary("America/New_York").zone)
        #expect(edit.start == stored.start)
        #expect(edit.end == at("2026-11-01T03:00:00-05:00"))
    }

    @Test func minutesAreThoseOfTheWallClock() throws {
        // Until 1972 Monrovia was 44 minutes and 30 seconds behind Greenwich.
        let monrovia = try #require(ZoneFiles.rules("Africa/Monrovia"))
        let moment = at("1971-06-01T12:00:45Z")
        #expect(monrovia.flooredToMinute(moment) == at("1971-06-01T12:00:30Z"))
    }
}
