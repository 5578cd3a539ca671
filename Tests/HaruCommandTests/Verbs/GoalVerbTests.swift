import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

/// Goals and quests. It is Wednesday, 12 August 2026.
struct GoalVerbTests {
    /// Somebody who reads half an hour a day and drinks seven glasses a week.
    static func person(_ language: Language = .ko) -> Person {
        let person = Person(language)
        person.isIt("09:00", on: Fixture.today - 11)
        person.prepare(
            "action add 독서", "action add 물 --count", "goal add '책과 물' --end 2026-08-31",
            "quest add 책과 --action 독서 --target 30m",
            "quest add 책과 --action 물 --target 7 --period weekly")
        for day in ["08", "09", "10"] {
            person.prepare("record 독서 2026-08-\(day)T20:00 2026-08-\(day)T20:40")
        }
        person.isIt("12:00")
        person.prepare("record 독서 09:00 09:15", "add 물 2 --at 11:00")
        return person
    }

    static let made = [
        "action add 독서 --tag 공부 --yes", "action add 물 --count", "goal add 책",
        "quest add 책 --action 독서 --target 30m",
    ]

    static let refused = [
        Typed("no title", "goal add ''", .refused, "이름"),
        Typed(
            "a title of 61 letters", "goal add " + String(repeating: "가", count: 61), .refused, "60"
        ),
        Typed("an end before the start", "goal add 책 --end yesterday", .refused, "종료가 시작보다"),
        Typed("a threshold between the steps", "goal add 책 --threshold 33", .refused, "5%"),
        Typed("a threshold too low", "goal add 책 --threshold 5", .usage, "10에서 100"),
        Typed("no such goal", "goal edit 없음 --title x", .notFound, "haru goals --finished"),
        Typed("nothing to edit", after: made, "goal edit 책", .usage, "--title"),
        Typed("about nothing", after: made, "quest add 책 --target 30m", .usage, "--action"),
        Typed("no amount", after: made, "quest add 책 --action 독서", .usage, "--target"),
        Typed(
            "about two things", after: made, "quest add 책 --action 독서 --tag 공부 --target 30m",
            .usage,
            "--tag"),
        Typed(
            "a number for time", after: made, "quest add 책 --action 독서 --target 10", .usage, "30m"),
        Typed(
            "a time for a number", after: made, "quest add 책 --action 물 --target 10m", .usage,
            "10처럼"),
        Typed(
            "more than there is", after: made, "quest add 책 --action 독서 --target 1000h", .refused,
            "목표량"),
        Typed(
            "half a minute", after: made, "quest add 책 --action 독서 --target 30s", .refused, "목표량"),
        Typed(
            "nothing at least", after: made, "quest add 책 --action 독서 --target 0", .refused, "목표량"),
        Typed(
            "no amount at all", after: made, "quest add 책 --action 독서 --target x", .usage, "1h30m"),
        Typed(
            "weekdays of a week", after: made,
            "quest add 책 --action 독서 --target 1h --period weekly --weekdays mon", .usage,
            "--period daily"),
        Typed("no weekday", after: made, "quest edit 독서 --weekdays mon,xyz", .usage, "mon,wed,fri"),
        Typed("the 32nd", after: made, "quest edit 독서 --days 1,32", .usage, "1,15"),
        Typed("a sixth Monday", after: made, "quest edit 독서 --nth 6:mon", .usage, "2:wed"),
        Typed("no time of day", after: made, "quest edit 독서 --until 8", .usage, "08:00"),
        Typed("no period", after: made, "quest edit 독서 --period yearly", .usage, "weekly"),
        Typed(
            "a period backwards", after: made, "quest edit 독서 --period 2026-08-20..2026-08-01",
            .usage, "빨라요"),
        Typed("no such quest", after: made, "quest edit 없음 --target 1h", .notFound, "haru quests"),
        Typed(
            "two that fit", after: made + ["quest add 책 --action 독서 --target 7h --period weekly"],
            "quest edit 독서 --target 1h", .notFound, "매주"),
        Typed(
            "a limit and no limit", after: made, "quest edit 독서 --at-most --at-least", .usage,
            "--at-most"),
        Typed(
            "another kind of target without its amount", after: made, "quest edit 독서 --action 물",
            .usage, "--target"),
        Typed("nobody to ask", after: made, "goal delete 책", .usage, "--yes"),
        Typed(
            "an end by hand where there is one", after: made + ["goal edit 책 --end 2026-08-31"],
            "goal finish 책 --yes", .refused, "--end none"),
        Typed(
            "an end nobody can tell", after: ["goal add 여행"], "goal finish 여행 --yes", .refused,
            "--not-achieved"),
        Typed(
            "an answer that quests give", after: made, "goal finish 책 --achieved --yes", .refused,
            "다짐으로"),
        Typed(
            "an end twice", after: made + ["goal finish 책 --yes"], "goal finish 책 --yes", .refused,
            "이미 끝난"),
        Typed(
            "a pause backwards", after: made, "goal pause 책 --end yesterday", .refused, "종료가 시작보다"),
        Typed("a pause that is none", after: made, "goal resume 책", .refused, "쉬고 있지 않아요"),
        Typed(
            "quests of two goals",
            after: made + ["goal add 물", "quest add 물 --action 물 --target 1"],
            "quest order 독서 물", .usage, "한 목표"),
    ]

    @Test(arguments: refused) func whatMakesNoSenseIsRefused(_ typed: Typed) {
        typed.check(Person())
    }

    // MARK: Numbers

    private func goal(_ person: Person, _ flags: String = "") -> JSON? {
        person("goals --json \(flags)").json?["goals"]?.array?.first
    }

    @Test func goalsTellWhatTheirQuestsComeTo() throws {
        let person = Self.person()
        let goal = try #require(self.goal(person))
        #expect(goal["title"]?.string == "책과 물" && goal["status"]?.string == "inProgress")
        // 15 of 30 minutes; two glasses are twice the day's share.
        #expect(goal["spans"]?["day"]?["percent"]?.int == 75)
        // 30 + 15 of 210 minutes, 2 of 7 glasses.
        #expect(goal["spans"]?["week"]?["percent"]?.int == 25)
        #expect(goal["periodRatio"]?.double == 12.0 / 31)
        let quests = try #require(goal["quests"]?.array)
        #expect(
            quests.map { $0["name"]?.string } == ["독서 · 매일 · 30분 이상", "물 · 매주 · 7회 이상"])
        let day = quests[0]["spans"]?["day"]
        #expect(day?["value"]?.double == 900 && day?["target"]?.double == 1800)
        #expect(quests[0]["streak"]?["count"]?.int == 0, "Tuesday was missed")
        #expect(quests[1]["spans"]?["week"]?["percent"]?.int == 28)
        #expect(person("quests --json").json?["quests"]?.array?.count == 2)
        #expect(
            person("quests --json --goal 책과").json?["quests"]?.text == goal["quests"]?.text)
    }

    @Test(arguments: [("today", "day"), ("week", "week"), ("month", "month")])
    func totalsShowTheSameGauges(_ verb: String, _ span: String) throws {
        let person = Self.person()
        let total = try #require(person("\(verb) --json").json?["goals"]?.array?.first)
        #expect(total["percent"]?.int == goal(person)?["spans"]?[span]?["percent"]?.int)
        #expect(total["title"]?.string == "책과 물")
        #expect(person("\(verb) --json --action 독서").json?["goals"] == nil, "a filter is no goal")
    }

    /// D-45, on Wednesday, 12 August: the week has no 31st.
    @Test(arguments: ["30m --at-most", "30m"])
    func aWeekWithoutAScheduledDayIsNeitherKeptNorBroken(_ promise: String) throws {
        let person = Person(.en)
        person.prepare(
            "action add Read", "goal add Book",
            "quest add Book --action Read --days 31 --target \(promise)",
            "record Read 09:00 09:15")
        let told = person("quests --span week").output
        #expect(told.contains("Not scheduled") && told.contains("15m") && !told.contains("/"))
        #expect(person("goals Book").output.contains("This week   Not scheduled  15m"))
        let quest = try #require(
            person("goals").output.split(separator: "\n").first { $0.contains("Read") })
        #expect(quest.split(separator: " ").filter { $0 == "–" }.count == 2, "day and week")
    }

    @Test func aPastDayIsShownAsOfItsEnd() {
        let person = Self.person()
        let monday = person("today --json --date 2026-08-10").json?["goals"]?.array?.first
        // The book was read, and no glass was drunk by then.
        #expect(monday?["percent"]?.int == 50)
        #expect(person("today --json --date 2026-07-31").json?["goals"]?.array?.isEmpty == true)
    }

    @Test func aBarShowsTheMeanOfTheGoals() {
        let person = Self.person()
        #expect(person("status --format plain").output == "하루 75%\n")
        person.prepare("goal add 둘째", "quest add 둘째 --action 독서 --target 15m", "goal add 빈")
        let bar = person("status --format waybar").json
        #expect(bar?["percentage"]?.int == 87)
        #expect(bar?["tooltip"]?.string == "오늘 15분 · 목표 87%")
        person.prepare("goal pause 책과", "goal pause 둘째")
        #expect(person("status --format plain").output == "하루\n")
    }

    // MARK: Changing

    @Test func aQuestChangesFromTodayOrAlsoForThePast() {
        // P-01: an hour a day was kept, two hours are not always.
        func streak(_ flag: String) -> Int? {
            let person = Person()
            person.isIt("09:00", on: Fixture.today - 11)
            person.prepare(
                "action add 독서", "goal add 책", "quest add 책 --action 독서 --target 1h")
            for day in 7...10 {
                let day = day < 10 ? "0\(day)" : "\(day)"
                person.prepare("record 독서 2026-08-\(day)T20:00 2026-08-\(day)T21:00")
            }
            person.isIt("09:00", on: Fixture.today - 1)
            person.prepare("quest edit 독서 --target 2h \(flag)")
            person.prepare("record 독서 2026-08-11T20:00 2026-08-11T22:00")
            person.isIt("12:00")
            return goal(person)?["quests"]?.array?.first?["streak"]?["count"]?.int
        }
        #expect(streak("") == 5)
        #expect(streak("--also-past") == 1)
    }

    @Test func aQuestSaysWhatItPromisedBefore() throws {
        let person = Self.person()
        let answer = person("quest edit 독서 --target 1h --until 08:00")
        #expect(
            answer.output == "오늘부터 이렇게 바꿨어요: 독서 · 매일 · 1시간 이상. 지난 날은 그대로예요.\n")
        let quest = try #require(goal(person)?["quests"]?.array?.first)
        #expect(quest["changes"]?.array?.count == 1)
        #expect(quest["changes"]?.array?.first?["from"]?.string == "2026-08-12")
        #expect(quest["targetSeconds"]?.int == 3600)
        let lines = person("goals 책과").output
        #expect(lines.contains("08:00까지") && lines.contains("부터: 독서 · 매일 · 1시간 이상"))
        person.prepare("undo")
        #expect(goal(person)?["quests"]?.array?.first?["changes"]?.array?.isEmpty == true)
    }

    static let schedules: [(flags: String, shown: String)] = [
        ("--weekdays mon,WEDnesday", "월, 수"), ("--days 15,1", "매월 1, 15일"),
        ("--nth 2:wed", "매월 2번째 수요일"), ("--weekdays fri --until 08:00", "금 · 08:00까지"),
        ("--period 2026-08-10..2026-08-20", "8월 10일 (월) ~ 8월 20일 (목)"),
    ]

    @Test(arguments: schedules) func aScheduleIsKeptAndShown(flags: String, shown: String) {
        let person = Person()
        person.prepare(
            "action add 독서", "goal add 책", "quest add 책 --action 독서 --target 30m \(flags)")
        #expect(person("goals 책").lines.contains("  " + shown))
        person.prepare("quest edit 독서 --period daily --until none")
        #expect(!person("goals 책").output.contains(shown))
    }

    @Test func aLimitIsKeptOrPassed() {
        let person = Person()
        person.prepare(
            "action add 휴대폰 --tag 화면 --yes", "goal add 쉼",
            "quest add 쉼 --tag 화면 --target 1h --at-most")
        #expect(person("quests").output.contains("한도 지킴"))
        person.prepare("record 휴대폰 09:00 10:30")
        #expect(person("quests").output.contains("한도 초과"))
        #expect(person("quests").output.contains("1시간 30분 / 1시간"))
        person.prepare("quest edit 화면 --target 0")
        #expect(goal(person)?["quests"]?.array?.first?["targetSeconds"]?.int == 0)
    }

    @Test func aPausedGoalAsksForNothing() {
        let person = Self.person()
        person.prepare("goal pause 책과 --start yesterday --end 2026-08-14")
        #expect(person("goals").output.contains("쉬는 중"))
        #expect(goal(person)?["isPaused"]?.bool == true)
        #expect(goal(person)?["spans"]?["day"]?["state"]?.string == "paused")
        #expect(person("today").output.contains("쉬는 중"))
        #expect(goal(person)?["quests"]?.array?.first?["streak"]?["count"]?.int == 3, "P-10")
        person.prepare("goal resume 책과")
        #expect(goal(person)?["spans"]?["day"]?["percent"]?.int == 75)
        #expect(goal(person)?["pauses"]?.array?.first?["end"]?.string == "2026-08-11")
    }

    // MARK: Ending

    @Test func aGoalThatHasEndedIsJudgedWhenAsked() {
        let person = Self.person()
        person.prepare("goal edit 책과 --end 2026-08-13")
        person.isIt("12:00", on: Fixture.today + 3)
        #expect(person("goals").output.contains("--finished"))
        let judged = goal(person, "--finished")
        #expect(judged?["status"]?.string == "notAchieved")
        #expect(person("undo --list").output.contains("목표 책과 물 판정"))
        // D-72: another end day reopens it.
        person.prepare("goal edit 책과 --end 2026-08-31")
        #expect(goal(person)?["status"]?.string == "inProgress")
        person.prepare("goal edit 책과 --end 2026-08-10 --threshold 50")
        #expect(goal(person, "--finished")?["status"]?.string == "achieved")
        #expect(person("goals 책과").output.contains("달성"))
    }

    @Test func aGoalIsFinishedByHand() {
        let person = Self.person()
        person.prepare("goal edit 책과 --end none")
        let shown = person("goal finish 책과 --dry-run")
        #expect(shown.output == "바뀌는 것: 목표 1개.\n  책과 물: 미달성\n")
        #expect(goal(person)?["status"]?.string == "inProgress")
        person.answers = ["네"]
        #expect(person("goal finish 책과").code == .ok)
        #expect(goal(person, "--finished")?["status"]?.string == "notAchieved")
        person.prepare("undo")
        #expect(goal(person)?["status"]?.string == "inProgress")
    }

    @Test func aGoalWithoutQuestsIsAnsweredFor() {
        let person = Person()
        person.prepare("goal add 여행 --end today")
        person.isIt("12:00", on: Fixture.today + 1)
        #expect(person("goals").output.contains("확인 필요"))
        #expect(goal(person)?["needsReview"]?.bool == true)
        person.prepare("goal finish 여행 --achieved --yes")
        #expect(goal(person, "--finished")?["status"]?.string == "achieved")
    }

    @Test func deletingAGoalTakesItsQuestsAlong() {
        let person = Self.person()
        let shown = person("goal delete 책과 --dry-run")
        #expect(shown.output == "지울 것: 목표 1개, 다짐 2개.\n  책과 물\n")
        person.prepare("quest delete 물 --yes", "goal delete 책과 --yes")
        #expect(person("goals").output.contains("haru goal add"))
        #expect(person("quests").output.contains("haru quest add"))
        person.prepare("undo", "undo")
        #expect(goal(person)?["quests"]?.array?.count == 2)
    }

    @Test func orderIsAsTold() {
        let person = Self.person()
        person.prepare("goal add 가", "goal add 나", "goal order 나 책과", "quest order 물")
        let goals = person("goals --json").json?["goals"]?.array ?? []
        #expect(goals.map { $0["title"]?.string } == ["나", "책과 물", "가"])
        #expect(goals[1]["quests"]?.array?.first?["name"]?.string == "물 · 매주 · 7회 이상")
    }

    @Test func anExportHasGoalsAndQuests() {
        let person = Self.person()
        person.prepare(
            "goal edit 책과 --threshold 80", "quest edit 독서 --weekdays mon,wed --until 08:00",
            "goal add 여행", "export --only goals --only quests -o @out")
        let goals = person.contents("out/하루-목표.csv").split(separator: "\r\n")
        #expect(goals.count == 3)
        #expect(goals[1].contains(",책과 물,2026-08-01,2026-08-31,inProgress,80,flag,"))
        let quests = person.contents("out/하루-다짐.csv").split(separator: "\r\n")
        #expect(quests.count == 3)
        #expect(quests[1].contains(",책과 물,action,독서,time,\"매일 · 월, 수\",30분,atLeast,08:00"))
        #expect(quests[2].contains(",책과 물,action,물,count,매주,7회,atLeast,"))
        // Goals and quests are not read back.
        #expect(person("import @out --dry-run").output.contains("목표와 다짐 4개"))
    }
}
