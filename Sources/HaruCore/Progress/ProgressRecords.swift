/// When something was recorded of each action, and how much: all that progress reads of records. In
/// any order; nothing of them is copied but numbers.
public struct ProgressRecords: Sendable {
    struct Session: Sendable {
        /// Milliseconds.
        let start: Int64
        /// `running` while there is none.
        let end: Int64

        static let running = Int64.max
    }

    struct Count: Sendable {
        /// Milliseconds.
        let time: Int64
        let amount: Int64
    }

    public let actions: [Action]
    /// By action, so that a quest looks at its own only.
    private(set) var sessions: [[Session]]
    private(set) var counts: [[Count]]
    private let numbers: ActionNumbers
    /// Most records follow one of the same action.
    private var last: (id: RecordID, number: Int?)

    public init(of actions: [Action]) {
        self.actions = actions
        numbers = ActionNumbers(actions)
        sessions = [[Session]](repeating: [], count: actions.count)
        counts = [[Count]](repeating: [], count: actions.count)
        last = (RecordID(high: 0, low: 0), nil)
    }

    /// Adds a session; one of an action that is not there is passed over.
    ///
    /// - Parameter end: milliseconds; `nil` while it runs.
    public mutating func add(session action: RecordID, start: Int64, end: Int64?) {
        guard let number = number(action) else { return }
        sessions[number].append(Session(start: start, end: end ?? Session.running))
    }

    /// Adds a count entry; one of an action that is not there is passed over.
    ///
    /// - Parameter amount: what the entry adds to a sum, within a million millions.
    public mutating func add(count action: RecordID, at time: Int64, amount: Int64) {
        guard let number = number(action) else { return }
        counts[number].append(
            Count(time: time, amount: min(max(amount, -CountEntry.most), CountEntry.most)))
    }

    private mutating func number(_ action: RecordID) -> Int? {
        if action != last.id { last = (action, numbers[action]) }
        return last.number
    }
}
