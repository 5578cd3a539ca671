import HaruCore
import Testing

@Suite struct RecordingTests {
    static let timed = Action(id: id(1), name: "독서")
    static let counted = Action(id: id(2), name: "물", trackingType: .count)
    static let unknown = Action(id: id(3), trackingType: nil)
    static let now = at("2026-08-12T20:00:00+09:00")

    @Test func startingMakesARunningSession() throws {
        let started = try Recording.start(Self.timed, id: id(9), among: [], now: Self.now)
        #expect(
            started
                == TimeSession(
                    id: id(9), actionID: id(1), start: Self.now, end: nil, createdAt: Self.now))
    }

    @Test func whatCannotBeStarted() {
        let running = session("2026-08-12T19:00:00+09:00", nil)
        func start(_ action: Action) -> DomainError? {
            domainError { () throws(DomainError) in
                try Recording.start(action, id: id(9), among: [running], now: Self.now)
            }
        }
        #expect(start(Self.timed) == .alreadyRunning)
        #expect(start(Self.counted) == .wrongTrackingType)
        #expect(start(Self.unknown) == .wrongTrackingType)
        #expect(start(Action(id: id(4))) == nil, "different actions may run at the same time")
    }

    static let stops: [(seconds: Double, minimum: Int, isSaved: Bool)] = [
        (59.999, 60, false), (60, 60, true), (0, 0, false), (0.001, 0, true), (-120, 0, false),
    ]

    @Test(arguments: stops) func aShortSessionIsDiscarded(
        seconds: Double, minimum: Int, isSaved: Bool
    ) throws {
        // D-19
        let start = Self.now - Int64(seconds * 1000)
        let running = TimeSession(id: id(5), actionID: id(1), start: start, end: nil)
        let outcome = try Recording.stop(
            id(1), among: [running], now: Self.now, minSeconds: minimum)
        var stopped = running
        stopped.end = Self.now
        #expect(outcome == [isSaved ? .saved(stopped) : .discarded(id(5))])
    }

    @Test func stoppingEndsEverySessionOfTheActionByTheSameRule() throws {
        let sessions = [
            session(1, action: 1, "2026-08-12T19:00:00+09:00", nil),
            session(2, action: 1, "2026-08-12T19:59:59+09:00", nil),
            session(3, action: 2, "2026-08-12T19:00:00+09:00", nil),
            session(4, action: 1, "2026-08-12T10:00:00+09:00", "2026-08-12T11:00:00+09:00"),
        ]
        let outcome = try Recording.stop(id(1), among: sessions, now: Self.now, minSeconds: 60)
        guard case .saved(let saved) = outcome[0] else { return #expect(Bool(false)) }
        #expect(saved.end == Self.now)
        #expect(outcome[1...] == [.discarded(id(2))])
    }

    @Test func pressingStopTwiceIsRefused() throws {
        // R3: the first press ended the session, so there is one record and nothing to stop.
        let first = try Recording.stop(
            id(1), among: [session("2026-08-12T19:00:00+09:00", nil)], now: Self.now,
            minSeconds: 0)
        guard case .saved(let ended) = first[0] else { return #expect(Bool(false)) }
        let second = domainError { () throws(DomainError) in
            try Recording.stop(id(1), among: [ended], now: Self.now + 1, minSeconds: 0)
        }
        #expect(second == .notRunning)
    }

    @Test func aTapStartsOrStops() throws {
        let first = try Recording.toggle(
            Self.timed, id: id(9), among: [], now: Self.now, minSeconds: 0)
        guard case .start(let running) = first else { return #expect(Bool(false)) }
        let second = try Recording.toggle(
            Self.timed, id: id(10), among: [running], now: Self.now + 5000, minSeconds: 0)
        var ended = running
        ended.end = Self.now + 5000
        #expect(second == .stop([.saved(ended)]))
        let counted = domainError { () throws(DomainError) in
            try Recording.toggle(Self.counted, id: id(9), among: [], now: Self.now, minSeconds: 0)
        }
        #expect(counted == .wrongTrackingType)
    }

    @Test(arguments: [
        (0, DomainError.amountOutOfRange), (1, nil), (9999, nil), (10_000, .amountOutOfRange),
    ])
    func amountsAreFromOneTo9999(amount: Int, error: DomainError?) {
        let found = domainError { () throws(DomainError) in
            try Recording.add(amount, to: Self.counted, id: id(9), now: Self.now)
        }
        #expect(found == error)
    }

    @Test func aTimedActionIsNotCounted() {
        let found = domainError { () throws(DomainError) in
            try Recording.add(to: Self.timed, id: id(9), now: Self.now)
        }
        #expect(found == .wrongTrackingType)
    }

    @Test func theRepresentativeIsTheLatestOrEarliest() {
        // D-23: a since 18:00, b and c since 19:00.
        let sessions = [
            session(1, "2026-08-12T18:00:00+09:00", nil),
            session(3, "2026-08-12T19:00:00+09:00", nil),
            session(2, "2026-08-12T19:00:00+09:00", nil),
            session(4, "2026-08-12T10:00:00+09:00", "2026-08-12T11:00:00+09:00"),
        ]
        for list in [sessions, sessions.reversed()] {
            #expect(Settings.Representative.latest.choose(among: list)?.id == id(2))
            #expect(Settings.Representative.earliest.choose(among: list)?.id == id(1))
        }
        #expect(Settings.Representative.latest.choose(among: [sessions[3]]) == nil)
    }
}
