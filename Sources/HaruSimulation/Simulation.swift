import HaruCore
import HaruReplica

/// What `haru-sim` and its form in the browser are asked.
public enum Simulation {
    /// Runs the scenarios of every change from seed 1, at their figures.
    ///
    /// - Parameter report: called with each as soon as it is done.
    /// - Returns: whether all passed.
    public static func runAll(depth: Depth, _ report: (Outcome) -> Void) -> Bool {
        var hasPassed = true
        for scenario in Scenario.all {
            let count = depth == .full ? scenario.figures.full : scenario.figures.pr
            let outcome = scenario.run(1...UInt64(count), depth: depth)
            hasPassed = hasPassed && outcome.hasPassed
            report(outcome)
        }
        return hasPassed
    }

    /// Lets the engine make one of its deliberate faults from now on, `nil` = none.
    ///
    /// - Returns: whether this build has it: release builds have none.
    public static func activate(mutant number: Int?) -> Bool {
        #if HARU_MUTANTS
            guard let number else {
                Mutant.active = nil
                return true
            }
            guard let mutant = Mutant(rawValue: number) else { return false }
            Mutant.active = mutant
            return true
        #else
            return number == nil
        #endif
    }
}
