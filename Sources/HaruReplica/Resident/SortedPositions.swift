/// Positions of rows in some order, in chunks, so that one insertion among many moves little.
///
/// The order is the caller's: `precedes` says whether a position lies before the place asked for.
struct SortedPositions {
    private static let longest = 1024

    /// Never an empty one.
    private var chunks: [[UInt32]] = []

    init() {}

    /// - Parameter sorted: in the order all later calls go by.
    init(sorted: [UInt32]) {
        var first = 0
        while first < sorted.count {
            let end = min(first + SortedPositions.longest / 2, sorted.count)
            chunks.append(Array(sorted[first..<end]))
            first = end
        }
    }

    /// Calls `body` with the positions from there on, in order, until it answers `false`.
    func forEach(notBefore precedes: (UInt32) -> Bool, _ body: (UInt32) -> Bool) {
        var (chunk, place) = find(precedes)
        while chunk < chunks.count {
            while place < chunks[chunk].count {
                guard body(chunks[chunk][place]) else { return }
                place += 1
            }
            chunk += 1
            place = 0
        }
    }

    /// Calls `body` with all positions in order, until it answers `false`.
    func walk(_ body: (UInt32) -> Bool) { forEach(notBefore: { _ in false }, body) }

    mutating func insert(_ position: UInt32, after precedes: (UInt32) -> Bool) {
        var (chunk, place) = find(precedes)
        if chunk == chunks.count {
            guard chunk > 0 else {
                chunks.append([position])
                return
            }
            chunk -= 1
            place = chunks[chunk].count
        }
        chunks[chunk].insert(position, at: place)
        guard chunks[chunk].count > SortedPositions.longest else { return }
        let middle = chunks[chunk].count / 2
        chunks.insert(Array(chunks[chunk][middle...]), at: chunk + 1)
        chunks[chunk].removeSubrange(middle...)
    }

    /// Takes `position` out if it lies at the place that `precedes` names.
    mutating func remove(_ position: UInt32, after precedes: (UInt32) -> Bool) {
        let (chunk, place) = find(precedes)
        guard chunk < chunks.count, chunks[chunk][place] == position else { return }
        chunks[chunk].remove(at: place)
        if chunks[chunk].isEmpty { chunks.remove(at: chunk) }
    }

    private func find(_ precedes: (UInt32) -> Bool) -> (chunk: Int, place: Int) {
        let chunk = partition(chunks.count) { precedes(chunks[$0][chunks[$0].count - 1]) }
        guard chunk < chunks.count else { return (chunk, 0) }
        return (chunk, partition(chunks[chunk].count) { precedes(chunks[chunk][$0]) })
    }

    private func partition(_ count: Int, _ precedes: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if precedes(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
