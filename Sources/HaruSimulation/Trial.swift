import HaruCore

/// How much a scenario does.
public enum Depth: Sendable {
    /// A taste, for tests in debug builds.
    case short
    /// The figures of every change.
    case pr
    /// The figures of a release.
    case full
}

/// One seed of one scenario: its chance, what it counted, and what went wrong.
public final class Trial {
    public let seed: UInt64
    public let depth: Depth
    public var chance: Chance
    /// What went wrong, the first few.
    public private(set) var failures: [String] = []
    public private(set) var failureCount = 0
    /// What happened, in the order in which it is first counted.
    public private(set) var counts: [(name: String, value: Int)] = []
    private var digested: [UInt8] = []

    /// - Parameter salt: so that two scenarios with one seed do not do the same.
    init(seed: UInt64, depth: Depth, salt: String) {
        self.seed = seed
        self.depth = depth
        let mixed = XXH64.hash(Array(salt.utf8), seed: seed)
        chance = Chance(seed: mixed)
    }

    func fail(_ what: String) {
        failureCount += 1
        if failures.count < 10 { failures.append(what) }
    }

    func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) {
        if !isTrue { fail(what()) }
    }

    func count(_ name: String, _ value: Int = 1) {
        if let known = counts.firstIndex(where: { sameBytes($0.name, name) }) {
            counts[known].value += value
        } else {
            counts.append((name, value))
        }
    }

    /// Adds a state to the digest of this trial.
    func note(_ state: [UInt8]) { digested.append(contentsOf: state) }

    /// SHA-256 over all states noted.
    var digest: [UInt8] { SHA256.digest(digested) }
}
