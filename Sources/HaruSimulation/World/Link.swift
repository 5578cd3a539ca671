import HaruCore

/// The way from one device to another: what waits to be sent, and what is under way. It may lose,
/// repeat and reorder.
struct Link {
    let from: Int
    let to: Int
    var isStopped = false
    private var waiting: [[UInt8]] = []
    private var underWay: [[[UInt8]]] = []

    init(from: Int, to: Int) {
        self.from = from
        self.to = to
    }

    mutating func enqueue(_ change: [UInt8]) { waiting.append(change) }

    /// Sends what waits in one batch of at most `limit` changes.
    mutating func send(limit: Int) {
        let batch = Array(waiting.prefix(limit))
        waiting.removeFirst(batch.count)
        if !batch.isEmpty { underWay.append(batch) }
    }

    /// Takes a batch that is under way, any of them; it stays there when it is to arrive again.
    mutating func receive(_ chance: inout Chance, repetition: Int) -> [[UInt8]]? {
        guard !underWay.isEmpty else { return nil }
        let index = chance.below(underWay.count)
        return chance.happens(repetition) ? underWay[index] : underWay.remove(at: index)
    }

    /// Puts back a batch whose receiver failed.
    mutating func giveBack(_ batch: [[UInt8]]) { underWay.append(batch) }

    mutating func loseEverything() {
        waiting = []
        underWay = []
    }
}
