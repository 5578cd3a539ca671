import HaruCore

/// What became of records of time, whoever wrote them: a reader that keeps sums over history follows
/// it, and need not read history again. What is long ago is forgotten.
public struct TimelineLog: Sendable {
    /// A record that came, changed or went.
    public struct Step: Equatable, Sendable {
        public let kind: Kind
        /// `nil` for a record that came.
        public let before: TimelineEntry?
        /// `nil` for one that went.
        public let after: TimelineEntry?
    }

    /// How many steps are remembered at least.
    static let kept = 256

    /// The number of the step that will come next.
    public private(set) var next = 0
    private var steps: [Step] = []

    /// The steps from number `first` on, oldest first; `nil` when some of them are forgotten, or
    /// `first` is of another log.
    public func steps(from first: Int) -> ArraySlice<Step>? {
        let forgotten = next - steps.count
        return first < forgotten || first > next ? nil : steps[(first - forgotten)...]
    }

    mutating func append(_ step: Step) {
        if steps.count == 2 * TimelineLog.kept { steps.removeFirst(TimelineLog.kept) }
        steps.append(step)
        next += 1
    }
}
