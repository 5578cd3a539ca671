import HaruCore

/// Positions of rows by the identities of their records: a hash table that holds eight bytes a row,
/// since a row itself tells its identity. To open a store of many records is to fill one, without
/// comparing a record with any other.
///
/// Nothing depends on the order in which it holds them.
struct PositionTable {
    /// Powers of two many, at most two thirds of them in use: half a hash above a position; 0 = none.
    private var slots: [UInt64] = []
    private(set) var count = 0

    /// Makes room for so many, so that none of them moves another.
    mutating func reserve(_ count: Int) {
        var size = max(slots.count, 8)
        while count * 3 > size * 2 { size *= 2 }
        guard size > slots.count else { return }
        let old = slots
        slots = [UInt64](repeating: 0, count: size)
        for entry in old where entry != 0 {
            var place = home(entry)
            while slots[place] != 0 { place = (place + 1) & (size - 1) }
            slots[place] = entry
        }
    }

    /// - Parameter identity: tells the record of a position in the table.
    func position(of id: RecordID, _ identity: (UInt32) -> RecordID) -> UInt32? {
        guard count > 0 else { return nil }
        let found = slots[slot(of: id, PositionTable.hash(id), identity)]
        return found == 0 ? nil : UInt32(truncatingIfNeeded: found)
    }

    /// - Returns: the position of that record which is in already, and then nothing has happened.
    @discardableResult
    mutating func insert(
        _ position: UInt32, _ id: RecordID, _ identity: (UInt32) -> RecordID
    ) -> UInt32? {
        reserve(count + 1)
        let hash = PositionTable.hash(id)
        let place = slot(of: id, hash, identity)
        guard slots[place] == 0 else { return UInt32(truncatingIfNeeded: slots[place]) }
        slots[place] = hash << 32 | UInt64(position)
        count += 1
        return nil
    }

    /// - Parameter identity: still tells the record of `position`.
    mutating func remove(
        _ position: UInt32, _ id: RecordID, _ identity: (UInt32) -> RecordID
    ) {
        guard count > 0 else { return }
        var hole = slot(of: id, PositionTable.hash(id), identity)
        guard UInt32(truncatingIfNeeded: slots[hole]) == position else { return }
        count -= 1
        // What stands behind the hole and belongs before it moves up.
        let mask = slots.count - 1
        var next = hole
        while true {
            next = (next + 1) & mask
            guard slots[next] != 0 else { break }
            if (next - home(slots[next])) & mask >= (next - hole) & mask {
                slots[hole] = slots[next]
                hole = next
            }
        }
        slots[hole] = 0
    }

    /// All that are in, in no order.
    var positions: [UInt32] {
        slots.compactMap { $0 == 0 ? nil : UInt32(truncatingIfNeeded: $0) }
    }

    /// Where `id` is, or would be put.
    private func slot(
        of id: RecordID, _ hash: UInt64, _ identity: (UInt32) -> RecordID
    ) -> Int {
        var place = home(hash << 32)
        while slots[place] != 0 {
            let isSame =
                slots[place] >> 32 == hash
                && identity(UInt32(truncatingIfNeeded: slots[place])) == id
            if isSame { return place }
            place = (place + 1) & (slots.count - 1)
        }
        return place
    }

    private func home(_ entry: UInt64) -> Int {
        Int(truncatingIfNeeded: entry >> 32) & (slots.count - 1)
    }

    /// Thirty-two bits.
    private static func hash(_ id: RecordID) -> UInt64 {
        ((id.high ^ id.low &* 0x9e37_79b9_7f4a_7c15) &* 0xc2b2_ae3d_27d4_eb4f) >> 32
    }
}
