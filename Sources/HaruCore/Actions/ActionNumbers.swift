/// The places of actions in a list, found by id: looked up for each of a hundred thousand records.
public struct ActionNumbers: Sendable {
    private let ids: [RecordID]
    /// Places in `ids`, each at the first free slot from where its id belongs; −1 in free ones, of
    /// which there are as many as of others at least.
    private var slots: [Int32]
    private let mask: Int

    /// Of an id that occurs twice the first place counts.
    public init(_ ids: some Sequence<RecordID>) {
        self.ids = Array(ids)
        var size = 16
        while size < self.ids.count * 2 { size *= 2 }
        mask = size - 1
        slots = [Int32](repeating: -1, count: size)
        for (i, id) in self.ids.enumerated() {
            let slot = slot(of: id)
            if slots[slot] < 0 { slots[slot] = Int32(i) }
        }
    }

    public init(_ actions: [Action]) { self.init(actions.lazy.map { $0.id }) }

    /// The place of an action; `nil` if it is not in the list.
    public subscript(_ id: RecordID) -> Int? {
        let number = slots[slot(of: id)]
        return number < 0 ? nil : Int(number)
    }

    /// Where `id` is, or would be.
    private func slot(of id: RecordID) -> Int {
        let mixed = (id.high ^ id.low) &* 0x9e37_79b9_7f4a_7c15
        var slot = Int(truncatingIfNeeded: mixed >> 32) & mask
        while slots[slot] >= 0, ids[Int(slots[slot])] != id { slot = (slot + 1) & mask }
        return slot
    }
}
