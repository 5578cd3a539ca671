import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

/// Quests about health, on a device that has no health data. It is Wednesday, 12 August 2026.
struct HealthQuestTests {
    static let made = ["action add 물 --count", "goal add 건강"]
    static let walked = made + ["quest add 건강 --health steps --target 8000"]
    static let slept = made + ["quest add 건강 --health sleep --target 7h"]

    static let added = [
        ("--health steps --target 8000", "걸음 수 · 매일 · 8,000보 이상", 8000),
        ("--health exerciseTime --target 30m", "운동 시간 · 매일 · 30분 이상", 1800),
        ("--health sleep --target 7h", "수면 · 매일 · 7시간 이상", 25200),
        ("--health activeEnergy --target 400", "활동 에너지 · 매일 · 400 kcal 이상", 400),
        ("--health distance --target 5.4", "이동 거리 · 매일 · 5.4 km 이상", 5400),
        ("--health standHours --target 9", "스탠드 시간 · 매일 · 9시간 이상", 9),
        ("--health mindfulTime --target 10m", "마음챙김 · 매일 · 10분 이상", 600),
        ("--health waterIntake --target 1.25", "물 섭취 · 매일 · 1.25 L 이상", 1250),
        (
            "--health workout.running --target 1h30m --period weekly",
            "운동 기록: 달리기 · 매주 · 1시간 30분 이상", 5400
        ),
        ("--health waterIntake --target 0 --at-most", "물 섭취 · 매일 · 0 L 이하", 0),
    ]

    @Test(arguments: added)
    func anAmountIsTypedInTheUnitThatIsShown(_ flags: String, _ name: String, _ amount: Int) {
        let person = Person()
        person.prepare("goal add 건강")
        #expect(person("quest add 건강 \(flags)").output == "다짐을 더했어요: \(name).\n")
        let quest = person("quests --json").json?["quests"]?.array?.first
        #expect(quest?["targetKind"]?.string == "health")
        #expect(quest?["healthMetric"]?.string.map { flags.contains("--health \($0) ") } == true)
        #expect((quest?["targetSeconds"] ?? quest?["targetCount"])?.int == amount)
    }

    @Test(arguments: HealthMetric.all.map { $0.key }, Language.allCases)
    func everyMetricHasANameInEveryLanguage(_ key: String, _ language: Language) {
        let person = Person(language)
        let amount = HealthMetric(key: key)?.measure == .time ? "30m" : "3"
        person.prepare("goal add a", "quest add a --health \(key) --target \(amount)")
        let quest = person("quests --json").json?["quests"]?.array?.first
        let name = quest?["target"]?.string ?? ""
        #expect(!name.isEmpty && !name.contains(key), "\(name)")
        #expect(person("quests").output.contains(name))
    }

    static let refused = [
        Typed(
            "no metric", after: made, "quest add 건강 --health stepz --target 8000", .usage, "steps"),
        Typed(
            "a time for steps", after: made, "quest add 건강 --health steps --target 30m", .usage,
            "8000이면 8,000보"),
        Typed(
            "half a step", after: made, "quest add 건강 --health steps --target 0.5", .usage,
            "8,000보"),
        Typed(
            "a tenth of a metre", after: made, "quest add 건강 --health distance --target 1.2345",
            .usage, "--target"),
        Typed(
            "a number for a night", after: made, "quest add 건강 --health sleep --target 7", .usage,
            "30m"),
        Typed(
            "a fraction of what is counted", after: made,
            "quest add 건강 --action 물 --target 1.5", .usage, "10처럼"),
        Typed(
            "two targets", after: made,
            "quest add 건강 --health steps --action 물 --target 8000", .usage, "--health"),
        Typed(
            "what a tag is measured in", after: made,
            "quest add 건강 --health steps --measure count --target 8000", .usage, "--measure"),
        Typed(
            "a deadline", after: made, "quest add 건강 --health steps --target 8000 --until 20:00",
            .usage, "하루 단위"),
        Typed(
            "a deadline later", after: walked, "quest edit 걸음 --until 20:00", .usage, "하루 단위"),
        Typed(
            "hours of sleep for steps", after: made,
            "quest add 건강 --health steps --sleep 22:00-08:00 --target 8000", .usage,
            "--health sleep"),
        Typed(
            "sleep by the week", after: made,
            "quest add 건강 --health sleep --target 49h --period weekly", .refused, "매일"),
        Typed(
            "a night without length", after: made,
            "quest add 건강 --health sleep --sleep 12:00-12:00 --target 7h", .refused, "15분"),
        Typed(
            "a night of 21 hours", after: made,
            "quest add 건강 --health sleep --sleep 06:00-03:00 --target 7h", .refused, "20시간"),
        Typed(
            "no night at all", after: made,
            "quest add 건강 --health sleep --sleep 22:00 --target 7h", .usage, "21:00-09:00"),
        Typed(
            "another unit without its amount", after: walked, "quest edit 걸음 --health distance",
            .usage, "5.4이면 5.4 km"),
        Typed(
            "an action without its amount", after: walked, "quest edit 걸음 --action 물", .usage,
            "--target"),
        Typed(
            "an end by hand", after: walked, "goal finish 건강 --yes", .refused, "건강 데이터"),
    ]

    @Test(arguments: refused) func whatMakesNoSenseIsRefused(_ typed: Typed) {
        typed.check(Person())
    }

    @Test(arguments: [
        (Language.ko, "데이터 없음"), (.en, "No data"), (.ja, "データなし"),
    ])
    func withoutDataTheQuestSaysSo(_ language: Language, _ words: String) {
        let person = Person(language)
        for line in Self.walked { person.prepare(line) }
        for line in ["goals", "goals 건강", "quests", "quests --span month"] {
            #expect(person(line).output.contains(words), "\(line)")
        }
        let goal = person("goals --json").json?["goals"]?.array?.first
        #expect(goal?["spans"]?["day"]?["state"]?.string == "noData")
        let quest = goal?["quests"]?.array?.first
        #expect(quest?["spans"]?["week"]?["state"]?.string == "noData")
        #expect(quest?["streak"]?.isNull == true)
        // H-31: the mean is that of the others.
        person.prepare("quest add 건강 --action 물 --target 2", "add 물")
        let mixed = person("goals --json").json?["goals"]?.array?.first
        #expect(mixed?["spans"]?["day"]?["percent"]?.int == 50)
    }

    @Test func aNightHasItsHours() {
        let person = Person()
        for line in Self.slept { person.prepare(line) }
        func hours() -> [Int?] {
            let quest = person("quests --json").json?["quests"]?.array?.first
            return [quest?["sleepStart"]?.int, quest?["sleepEnd"]?.int]
        }
        #expect(hours() == [1260, 540])
        person.prepare("quest edit 수면 --sleep 22:30-08:00 --weekdays mon,tue")
        #expect(hours() == [1350, 480])
        #expect(person("goals 건강").output.contains("월, 화 · 22:30~08:00 사이의 수면"))
        person.prepare("quest edit 수면 --health steps --target 8000")
        #expect(hours() == [nil, nil])
    }

    @Test func aGoalWaitsForItsDataAndThenAsks() {
        let person = Person()
        for line in Self.walked { person.prepare(line) }
        person.prepare("goal edit 건강 --end today")
        person.isIt("12:00", on: Fixture.today + 1)
        func goal() -> JSON? { person("goals --json").json?["goals"]?.array?.first }
        #expect(goal()?["isWaiting"]?.bool == true)
        #expect(goal()?["needsReview"]?.bool == false)
        #expect(person("goals").output.contains("건강 데이터 기다리는 중"))
        person.isIt("12:00", on: Fixture.today + 31)
        #expect(goal()?["isWaiting"]?.bool == false)
        #expect(goal()?["needsReview"]?.bool == true)
        person.prepare("goal finish 건강 --achieved --yes")
        #expect(goal() == nil)
    }

    @Test func anExportHasTheKeyOfTheMetric() {
        let person = Person()
        person.prepare("goal add 건강", "quest add 건강 --health distance --target 5.4")
        person.prepare("export --only quests -o @out")
        let row = person.contents("out/하루-다짐.csv").split(separator: "\r\n").last ?? ""
        #expect(row.hasSuffix(",건강,health,distance,count,매일,5.4 km,atLeast,"))
    }
}
