/// The places of actions in a list, found by id.
public struct ActionNumbers: Sendable {
    private var numbers: [RecordID: Int]

    /// Of an id that occurs twice the first place counts.
    public init(_ ids: some Sequence<RecordID>) {
        numbers = [:]
        for (i, id) in ids.enumerated() where numbers[id] == nil { numbers[id] = i }
    }

    public init(_ actions: [Action]) { self.init(actions.lazy.map { $0.id }) }

    /// The place of an action; `nil` if it is not in the list.
    public subscript(_ id: RecordID) -> Int? { numbers[id] }
}
