import HaruCore

/// What two records have in common if they are the same (domain 15.3).
struct RecordKey: Equatable {
    /// Whole second of the start, or of the count.
    var second: Int64
    var target: Int
    /// Whole second of the end, or the amount.
    var end: Int64
}

/// The keys of an import's records, made when they are asked for: a million of them stored would be
/// 24 MB.
struct RecordKeys {
    private let action: [Int32]
    private let start: [Int64]
    private let end: [Int64]
    private let targetOf: [Int32]
    private let isCount: [Bool]

    init(_ history: ImportedHistory, _ linker: ActionLinker) {
        action = history.records.action
        start = history.records.start
        end = history.records.end
        targetOf = linker.targetOf
        isCount = history.actions.map { $0.trackingType == .count }
    }

    var count: Int { action.count }

    func hasTarget(_ index: Int) -> Bool { targetOf[Int(action[index])] >= 0 }

    func key(_ index: Int) -> RecordKey {
        let action = Int(action[index])
        return RecordKey(
            second: floorDivide(start[index], 1000), target: Int(targetOf[action]),
            end: isCount[action] ? end[index] : floorDivide(end[index], 1000))
    }

    /// The order by key, then by number, in which the files come one after the other.
    func precedes(_ a: Int, _ b: Int) -> Bool {
        // Most pairs are more than a second apart and need no division.
        let distance = start[a] &- start[b]
        if distance <= -1000 { return true }
        if distance >= 1000 { return false }
        switch RecordKeys.order(key(a), key(b)) {
        case 0: return a < b
        case let order: return order < 0
        }
    }

    /// The first place in `places` whose record does not come before `key`.
    ///
    /// - Parameter near: where to look first; the search costs the logarithm of the distance.
    func lowerBound(of key: RecordKey, in places: UnsafeBufferPointer<UInt32>, near: Int) -> Int {
        func isBefore(_ place: Int) -> Bool {
            RecordKeys.order(self.key(Int(places[place])), key) < 0
        }
        var low = 0
        var high = places.count
        var step = 1
        if near < high, isBefore(near) {
            low = near + 1
            while low < high {
                let probe = min(low + step, high - 1)
                guard isBefore(probe) else {
                    high = probe
                    break
                }
                low = probe + 1
                step *= 2
            }
        } else {
            high = min(near, high)
            while low < high {
                let probe = max(high - step, low)
                guard !isBefore(probe) else {
                    low = probe + 1
                    break
                }
                high = probe
                step *= 2
            }
        }
        while low < high {
            let middle = low + (high - low) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func order(_ a: RecordKey, _ b: RecordKey) -> Int {
        if a.second != b.second { return a.second < b.second ? -1 : 1 }
        if a.target != b.target { return a.target < b.target ? -1 : 1 }
        return a.end == b.end ? 0 : a.end < b.end ? -1 : 1
    }
}
