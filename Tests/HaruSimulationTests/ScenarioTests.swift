import HaruSimulation
import Testing

/// A taste of every scenario; `haru-sim pr` runs the figures. Serialized, since deliberate faults
/// are switched on for the whole process.
@Suite(.serialized) struct ScenarioTests {
    @Test(arguments: Scenario.all.map { $0.name }) func aFewSeedsHold(_ name: String) throws {
        let scenario = try #require(Scenario.named(name))
        let outcome = scenario.run(1...(scenario.figures.pr == 1 ? 1 : 8), depth: .short)
        #expect(outcome.hasPassed, "\(outcome.details)")
    }

    @Test func theSameSeedGivesTheSameBytes() throws {
        let scenario = try #require(Scenario.named("A1p"))
        #expect(scenario.run(3...5, depth: .short).line == scenario.run(3...5, depth: .short).line)
        #expect(
            scenario.run(3...5, depth: .short).digest != scenario.run(4...6, depth: .short).digest)
    }

    #if HARU_MUTANTS
        /// Faults of RELIABILITY section 7, with the scenarios that must notice and within how many seeds.
        static let mutants: [(number: Int, scenarios: [String], seeds: UInt64)] = [
            (1, ["A1p", "A2"], 60), (2, ["A2", "A7"], 20), (3, ["A2"], 10), (6, ["A7"], 1),
            (7, ["A1p", "A19"], 5), (10, ["A12"], 10), (11, ["A11"], 5), (25, ["A19"], 5),
            (4, ["A4"], 10), (5, ["A1"], 5), (8, ["A21"], 3),
            (12, ["A5"], 3), (14, ["A10"], 10), (18, ["A21"], 5),
            (9, ["A12h"], 10), (13, ["A8", "A9"], 3), (29, ["A10"], 10), (31, ["A6"], 5),
        ]

        @Test(arguments: mutants)
        func everyFaultIsNoticed(_ number: Int, _ scenarios: [String], _ seeds: UInt64) throws {
            defer { _ = Simulation.activate(mutant: nil) }
            for name in scenarios {
                let scenario = try #require(Scenario.named(name))
                let most = name == "A7" ? 1 : seeds
                #expect(Simulation.activate(mutant: nil))
                #expect(
                    scenario.run(1...most, depth: .short).hasPassed, "\(name) fails without a fault"
                )
                #expect(Simulation.activate(mutant: number))
                #expect(
                    !scenario.run(1...most, depth: .short).hasPassed,
                    "\(name) misses mutant \(number)")
            }
        }
    #endif
}
