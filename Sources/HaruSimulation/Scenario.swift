import HaruCore

/// Something that is run from many seeds and must hold for each (RELIABILITY.md, section 2).
public struct Scenario: Sendable {
    public let name: String
    public let title: String
    /// What one seed is, in the plural.
    public let unit: String
    /// How many seeds a change and a release run.
    public let figures: (pr: Int, full: Int)
    let run: @Sendable (Trial) -> Void

    public static let all: [Scenario] = [
        converge(on: .memory), laws, algebra, skew, burst, versions(on: .memory),
        tombstones(on: .memory), derived, poison, readers(on: .memory), windows(on: .memory),
    ]

    public static func named(_ name: String) -> Scenario? {
        all.first { sameBytes($0.name, name) }
    }

    /// Runs seeds one after the other and stops at the first that fails.
    public func run(_ seeds: ClosedRange<UInt64>, depth: Depth) -> Outcome {
        var outcome = Outcome(scenario: self)
        var seed = seeds.lowerBound
        while true {
            let trial = Trial(seed: seed, depth: depth, salt: name)
            run(trial)
            outcome.add(trial)
            if trial.failureCount > 0 || seed == seeds.upperBound { return outcome }
            seed += 1
        }
    }
}

/// What a scenario came to.
public struct Outcome: Sendable {
    public let scenario: Scenario
    public private(set) var trials = 0
    public private(set) var counts: [(name: String, value: Int)] = []
    /// A digest over the states of all trials, the same on every platform.
    public private(set) var digest = [UInt8](repeating: 0, count: 32)
    public private(set) var failureCount = 0
    public private(set) var firstFailure: (seed: UInt64, what: [String])?

    init(scenario: Scenario) { self.scenario = scenario }

    public var hasPassed: Bool { failureCount == 0 }

    mutating func add(_ trial: Trial) {
        trials += 1
        for count in trial.counts {
            if let known = counts.firstIndex(where: { sameBytes($0.name, count.name) }) {
                counts[known].value += count.value
            } else {
                counts.append(count)
            }
        }
        digest = SHA256.digest(digest + trial.digest)
        guard trial.failureCount > 0 else { return }
        failureCount += trial.failureCount
        if firstFailure == nil { firstFailure = (trial.seed, trial.failures) }
    }

    /// `A2 laws: 150 sets, 15000 orders, digest 0123456789abcdef, 0 failures`.
    public var line: String {
        var line = scenario.name + " " + scenario.title + ": \(trials) " + scenario.unit
        for count in counts { line += ", \(count.value) " + count.name }
        return line + ", digest " + Hex.text(digest.prefix(8)) + ", \(failureCount) failures"
    }

    /// The first failing seed with what went wrong; empty when nothing did.
    public var details: String {
        guard let firstFailure else { return "" }
        var text = "seed \(firstFailure.seed) of " + scenario.name + " failed:\n"
        for what in firstFailure.what { text += "  " + what + "\n" }
        return text
    }

    public var json: JSON {
        var members: [JSON.Member] = [
            JSON.Member("scenario", .string(scenario.name)),
            JSON.Member("title", .string(scenario.title)),
            JSON.Member(scenario.unit, .int(Int64(trials))),
        ]
        for count in counts { members.append(JSON.Member(count.name, .int(Int64(count.value)))) }
        members.append(JSON.Member("digest", .string(Hex.text(digest))))
        members.append(JSON.Member("failures", .int(Int64(failureCount))))
        if let firstFailure {
            members.append(JSON.Member("seed", .string(String(firstFailure.seed))))
            members.append(JSON.Member("what", .array(firstFailure.what.map { .string($0) })))
        }
        return .object(members)
    }
}
