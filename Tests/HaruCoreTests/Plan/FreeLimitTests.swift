import HaruCore
import Testing

@Suite struct FreeLimitTests {
    @Test(arguments: [
        (FreeLimit.actions, 9, Plan.free, true), (.actions, 10, .free, false),
        (.actions, 10, .paid, true),
        (.goals, 1, .free, true), (.goals, 2, .free, false), (.questsPerGoal, 2, .free, true),
        (.questsPerGoal, 3, .free, false), (.questsPerGoal, 300, .paid, true),
    ])
    func theFreePlanHoldsSoMuch(limit: FreeLimit, existing: Int, plan: Plan, isAllowed: Bool) {
        // D-112
        #expect(limit.allows(existing: existing, plan: plan) == isAllowed)
        let error = domainError { () throws(DomainError) in
            try limit.check(existing: existing, plan: plan)
        }
        #expect(error == (isAllowed ? nil : .limitReached))
    }

    @Test func healthQuestsArePaidFor() {
        let steps = Quest(id: id(1)).aimed(at: .health("steps"))
        let action = Quest(id: id(1)).aimed(at: .action(id(2)))
        func error(_ plan: Plan, _ quest: Quest) -> DomainError? {
            domainError { () throws(DomainError) in try plan.checkNewQuest(quest) }
        }
        #expect(error(.free, steps) == .premiumRequired)
        #expect(error(.paid, steps) == nil)
        #expect(error(.free, action) == nil)
    }
}
