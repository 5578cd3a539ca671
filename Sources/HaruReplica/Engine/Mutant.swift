import HaruCore

/// Deliberate faults that the simulator's oracle must catch (RELIABILITY.md, section 7).
///
/// They exist only in builds with `HARU_MUTANTS`; everywhere else `isOn` is the constant `false`
/// and the compiler removes what hangs on it.
public enum Mutant: Int, CaseIterable, Sendable {
    case stampsComparedWithoutNode = 1
    case counterComparedAsDecimalText = 2
    case mergeTakesEqualStamps = 3
    case clockMergedPerMessage = 6
    case clockNotStored = 7
    case editRevivesDeleted = 10
    case unknownFieldDropped = 11
    case stampIssuedBeforeLock = 25
    case archiveStampsRestamped = 30

    #if HARU_MUTANTS
        /// Set once, before a simulation begins; the simulator runs in one thread.
        nonisolated(unsafe) public static var active: Mutant?

        @inline(__always) static func isOn(_ mutant: Mutant) -> Bool { active == mutant }
    #else
        @inline(__always) static func isOn(_ mutant: Mutant) -> Bool { false }
    #endif

    /// Whether `a` wins over `b` by its stamp.
    @inline(__always) static func isNewer(_ a: Stamp, than b: Stamp) -> Bool {
        if isOn(.stampsComparedWithoutNode) { return a.time > b.time }
        if isOn(.mergeTakesEqualStamps) { return a >= b }
        if isOn(.counterComparedAsDecimalText), a.milliseconds == b.milliseconds,
            a.counter != b.counter
        {
            return bytesPrecede(String(b.counter), String(a.counter))
        }
        return a > b
    }

    /// Counts every message as an event of the clock, as textbooks do.
    static func mergeClock(
        _ received: Stamp, in storage: some ReplicaStorage
    ) throws(StorageError) {
        var clock = try storage.clock()
        clock.receive(received)
        clock.receive(Stamp(time: clock.last + 1, node: received.node))
        try storage.setClock(clock)
    }
}
