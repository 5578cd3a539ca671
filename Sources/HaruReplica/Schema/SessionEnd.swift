import HaruCore

/// The end of a session, a pure function of its merged fields (sync 4, rule 10): the end a person
/// entered, else the earliest stop that was not undone, else `endAt`.
public enum SessionEnd {
    public static let endAt = "endAt"
    public static let endEdited = "endEdited"
    public static let stops = "stops"

    /// - Returns: the end in effect; `nil` while the session runs.
    public static func inEffect(_ session: Record) -> Instant? {
        let plain = session[endAt]
        let edited = session[endEdited]
        let stops = session.elements(of: stops)
        // A version that knows no stops writes `endAt` alone: with a stamp above all others of the
        // end it is that version's word, a stop and an edit alike.
        if let plain, isNewest(plain.stamp, edited: edited, stops: stops) {
            return instant(plain.value)
        }
        if let entered = edited.flatMap({ instant($0.value) }) { return entered }
        if let stop = earliestStop(stops) { return stop }
        return plain.flatMap { instant($0.value) }
    }

    /// The earliest stop that was not undone. Elements whose name is no number are kept, not counted.
    static func earliestStop(_ stops: [(name: String, value: FieldValue, stamp: Stamp)]) -> Instant? {
        stops.filter { $0.value == .bool(true) }.compactMap { Int64($0.name) }.min()
            .map { Instant(milliseconds: $0) }
    }

    private static func isNewest(
        _ stamp: Stamp, edited: Field?, stops: [(name: String, value: FieldValue, stamp: Stamp)]
    ) -> Bool {
        guard edited != nil || !stops.isEmpty else { return false }
        return edited.map { $0.stamp < stamp } ?? true && stops.allSatisfy { $0.stamp < stamp }
    }

    private static func instant(_ value: FieldValue) -> Instant? {
        value.int64.map { Instant(milliseconds: $0) }
    }
}
