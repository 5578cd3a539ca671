import HaruCore

/// The end of a session, a pure function of its merged fields (sync 4, rule 10): the end a person
/// entered, else the earliest stop that was not undone, else `endAt`.
public enum SessionEnd {
    public static let endAt = "endAt"
    public static let endEdited = "endEdited"
    public static let stops = "stops"

    /// - Returns: the end in effect; `nil` while the session runs.
    public static func inEffect(_ session: Record) -> Instant? {
        let plain = session.value(endAt).flatMap { instant($0) }
        if isOlderVersionsWord(session) { return plain }
        return ofNewerVersions(session) ?? plain
    }

    /// The end that a person entered, else the earliest stop; `nil` where `endAt` decides.
    static func ofNewerVersions(_ session: Record) -> Instant? {
        session.value(endEdited).flatMap { instant($0) }
            ?? earliestStop(session.elements(of: stops))
    }

    /// A version that knows no stops writes `endAt` alone: with a stamp above all others of the end
    /// it is that version's word, a stop and an edit alike.
    static func isOlderVersionsWord(_ session: Record) -> Bool {
        guard let plain = session[endAt]?.stamp else { return false }
        let edited = session[endEdited]?.stamp
        let stops = session.elements(of: stops)
        guard edited != nil || !stops.isEmpty else { return false }
        return edited.map { $0 < plain } ?? true && stops.allSatisfy { $0.stamp < plain }
    }

    /// Whether a field of this name says something about the end.
    static func isPart(_ name: String) -> Bool {
        sameBytes(name, endAt) || sameBytes(name, endEdited)
            || Schema.setName(name).map { sameBytes($0, stops) } ?? false
    }

    /// The earliest stop that was not undone. Elements whose name is no number are kept, not counted.
    static func earliestStop(_ stops: [(name: String, value: FieldValue, stamp: Stamp)]) -> Instant?
    {
        stops.filter { $0.value == .bool(true) }.compactMap { Int64(digits: $0.name) }.min()
            .map { Instant(milliseconds: $0) }
    }

    private static func instant(_ value: FieldValue) -> Instant? {
        value.int64.map { Instant(milliseconds: $0) }
    }
}
