import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

/// What the free plan of a server that sells has room for, and that nobody else meets a limit.
struct FreePlanTests {
    static let full =
        (1...10).map { "action add 행동\($0) --count" } + ["goal add 하나", "goal add 둘"]
        + (1...3).map { "quest add 하나 --action 행동1 --target \($0)" }

    private func person(_ plan: Plan?, _ lines: [String] = full) -> Person {
        let person = Person()
        person.plan = plan
        for line in lines { person.prepare(line) }
        return person
    }

    static let oneMore: [(line: String, field: String, words: String)] = [
        ("action add 행동11", "actions", "행동을 10개까지"),
        ("goal add 셋", "goals", "목표를 2개까지"),
        ("quest add 하나 --action 행동1 --target 4", "quests", "다짐을 3개까지"),
    ]

    @Test(arguments: oneMore)
    func theFreePlanHasNoRoomForOneMore(line: String, field: String, words: String) {
        let person = person(.free)
        let stored = person.digest
        let answer = person(line + " --json")
        #expect(answer.code == .plan)
        let error = answer.json?["error"]
        #expect(error?["code"]?.string == "limit_reached")
        #expect(error?["field"]?.string == field)
        #expect(error?["message"]?.string?.contains(words) == true)
        #expect(person.digest == stored, "a refusal writes nothing")
        // What is there is changed, and goes beyond nothing.
        person.prepare("action edit 행동10 --name 열", "goal edit 둘 --threshold 50", "add 행동2")
    }

    @Test(arguments: oneMore)
    func aStoreOfOnesOwnHasRoomForEverything(line: String, field: String, words: String) {
        // Without a server that sells the policy is `unlimited` (sync 11.1).
        #expect(Plan.unlimited == .paid)
        person(nil).prepare(line)
        person(.paid).prepare(line)
    }

    @Test func finishedGoalsCountAndDeletedOnesDoNot() {
        let person = person(.free)
        person.prepare("goal finish 하나 --yes")
        #expect(person("goal add 셋").code == .plan)
        person.prepare("goal delete 하나 --yes", "goal add 셋")
        #expect(person("undo 2 --yes").code == .ok, "taking a deletion back creates nothing")
        for i in 1...3 { person.prepare("quest add 둘 --action 행동1 --target \(i)") }
        person.prepare("action delete 행동1 --yes", "action add 행동11")
    }

    @Test func healthQuestsAndFilesNeedThePaidPlan() {
        let person = person(.free, ["action add 물 --count", "goal add 건강"])
        let health = person("quest add 건강 --health steps --target 8000 --json")
        #expect(health.code == .plan)
        #expect(health.json?["error"]?["code"]?.string == "premium_required")
        person.prepare("quest add 건강 --action 물 --target 2")
        #expect(person("quest edit 물 --health steps --target 8000").code == .plan)
        person.file("list.csv", "")
        #expect(person("import @list.csv --yes").code == .plan)
        person.prepare("export -o @out", "backup -o @all.haru")
        // H-37: one that exists goes on.
        person.plan = .paid
        person.prepare("quest add 건강 --health steps --target 8000")
        person.plan = .free
        person.prepare("quest edit 걸음 --target 9000")
        #expect(person("quests").output.contains("9,000보"))
    }

    @Test func habitsAreUnlimited() {
        let person = person(.free, (1...20).map { "habit add 습관\($0)" })
        #expect(person("habits --json").json?["habits"]?.array?.count == 20)
    }
}
