import HaruCore

/// Finds an action again by what a row says about it, without making a text of the row's bytes.
struct ActionTable: Sendable {
    private struct Key: Sendable {
        var hash: UInt64
        var id: RecordID?
        var type: TrackingType
        var nameStart: Int
        var nameCount: Int
    }

    private var keys: [Key] = []
    private var names: [UInt8] = []
    /// Open addressing; −1 is an empty slot.
    private var slots = [Int32](repeating: -1, count: 64)
    /// The last one found, which is often the next one asked for.
    private var last = -1

    /// The number of the action, counted in the order of first appearance.
    mutating func index(id: RecordID?, type: TrackingType, name: ByteSlice) -> Int {
        if last >= 0, matches(keys[last], id, type, name) { return last }
        let seed = id.map { $0.high ^ ($0.low << 1) } ?? 1
        let hash = XXH64.hash(UnsafeRawBufferPointer(name), seed: type == .time ? seed : ~seed)
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let index = Int(slots[slot])
            if keys[index].hash == hash, matches(keys[index], id, type, name) {
                last = index
                return index
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        last = keys.count
        slots[slot] = Int32(truncatingIfNeeded: last)
        keys.append(
            Key(hash: hash, id: id, type: type, nameStart: names.count, nameCount: name.count))
        names.append(contentsOf: name)
        if keys.count * 2 > slots.count { grow() }
        return last
    }

    private func matches(
        _ key: Key, _ id: RecordID?, _ type: TrackingType, _ name: ByteSlice
    ) -> Bool {
        guard key.type == type, key.nameCount == name.count, key.id == id else { return false }
        for i in 0..<name.count where names[key.nameStart + i] != name[i] { return false }
        return true
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 4)
        for (index, key) in keys.enumerated() {
            var slot = Int(truncatingIfNeeded: key.hash) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(truncatingIfNeeded: index)
        }
    }
}
