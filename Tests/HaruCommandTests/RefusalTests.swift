import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

struct RefusalTests {
    static let candidates = [
        Refusal.Candidate(kind: .action, id: Fixture.id(1), name: "운동", detail: "시간형"),
        Refusal.Candidate(kind: .action, id: Fixture.id(2), name: "운동 준비", detail: "횟수형"),
    ]

    @Test(arguments: [
        (Refusal.usage(.missingVerb(noun: "tag")), ExitCode.usage, "usage"),
        (.alreadyRunning(action: "독서"), .refused, "already_running"),
        (.notRunning(action: "독서"), .refused, "not_running"),
        (.nothingRunning, .refused, "not_running"),
        (.wrongType(action: "물", needed: .time), .refused, "wrong_type"),
        (.notFound(.action, "수영"), .notFound, "not_found"),
        (.ambiguous(.action, "운", candidates), .notFound, "ambiguous"),
        (.limit(.actions), .plan, "limit_reached"), (.nothingToUndo, .refused, "nothing_to_undo"),
        (.declined, .failure, "declined"),
        (.file(path: "a.csv", .missing), .failure, "file"),
        (.store(StoreProblem(path: "/s", reason: .full)), .store, "store_unavailable"),
        (
            .store(StoreProblem(path: "/s", reason: .ownerTooOld(version: "1"))), .store,
            "owner_too_old"
        ), (.domain(.endBeforeStart), .refused, "endBeforeStart"),
        (.domain(.alreadyCompleted), .refused, "alreadyCompleted"),
        (.domain(.futureDay), .refused, "futureDay"), (.domain(.noTarget), .refused, "noTarget"),
        (.domain(.amountOutOfRange), .refused, "out_of_range"),
        (.domain(.limitReached), .plan, "limit_reached"),
        (.domain(.premiumRequired), .plan, "premium_required"),
        (.domain(.notFound), .notFound, "not_found"),
        (.domain(.completionNotFound), .refused, "completionNotFound"),
        (.domain(.pausedDay), .refused, "pausedDay"),
        (.notFound(.goal, "책"), .notFound, "not_found"),
        (.notFound(.quest, "책"), .notFound, "not_found"),
        (.notFound(.habit, "책"), .notFound, "not_found"),
        (.amountOfOtherKind("독서", needed: .time), .usage, "usage"),
        (.amountOfOtherKind("물", needed: .count), .usage, "usage"),
        (.onlyDaily(.weekdays), .usage, "usage"), (.questsOfSeveralGoals, .usage, "usage"),
        (.resumesWhole(habit: "요가"), .usage, "usage"),
        (.answerNeeded(goal: "여행"), .refused, "answer_needed"),
        (.answerNotAsked(goal: "책"), .refused, "answer_not_asked"),
        (.judgedByDate(goal: "책", day: "8월 31일"), .refused, "hasEndDay"),
        (.network(.notSignedIn), .network, "unauthorized"),
        (.network(.refused(code: "busy", message: "Later")), .network, "busy"),
    ])
    func aRefusalHasACodeForShellsAndOneForPrograms(
        _ refusal: Refusal, _ exit: ExitCode, _ code: String
    ) {
        #expect(refusal.exitCode == exit)
        #expect(refusal.code == code)
        for language in Language.allCases {
            #expect(!refusal.message(Strings(language)).isEmpty)
        }
    }

    @Test(arguments: Language.allCases) func everyDomainErrorHasItsOwnSentence(
        _ language: Language
    ) {
        let words = DomainError.allCases.map { $0.message(Strings(language)) }
        #expect(Set(words).count == words.count)
    }

    @Test func storeProblemsNamePathAndReason() {
        let reasons: [StoreProblem.Reason] = [
            .locked(process: 42), .locked(process: nil), .full, .noPermission, .readError,
            .damaged, .ownerTooOld(version: "0.9"), .tooNew,
        ]
        for language in Language.allCases {
            let words = reasons.map {
                StoreProblem(path: "/s/haru.db", reason: $0).message(Strings(language))
            }
            #expect(Set(words).count == words.count)
            #expect(words.allSatisfy { $0.contains("/s/haru.db") })
            #expect(words[0].contains("42"))
            #expect(words[6].contains("0.9"))
        }
    }

    @Test func anAmbiguousNameListsItsCandidates() throws {
        let refusal = Refusal.ambiguous(.action, "운", Self.candidates)
        let world = World()
        let console = Console(
            world.environment, isJSON: false, isQuiet: true, languageFlag: "ko")
        #expect(console.fail(refusal) == .notFound)
        #expect(world.output.isEmpty)
        #expect(
            world.errorText == """
                haru: ‘운’에 맞는 것이 여러 개예요. 더 길게 적거나 ID를 써 주세요.
                  019e01  운동       시간형
                  019e02  운동 준비  횟수형

                """)
    }

    @Test func withJSONTheErrorObjectIsTheAnswer() throws {
        let world = World()
        let console = Console(
            world.environment, isJSON: true, isQuiet: false, languageFlag: "en")
        #expect(console.fail(.ambiguous(.action, "운", Self.candidates)) == .notFound)
        #expect(world.error.isEmpty)
        let json = try JSON.parse(world.output)
        #expect(json["v"]?.int == 1)
        let error = try #require(json["error"])
        #expect(error["code"]?.string == "ambiguous")
        #expect(error["message"]?.string?.isEmpty == false)
        let candidates = try #require(error["candidates"]?.array)
        #expect(candidates.count == 2)
        #expect(candidates[1]["id"]?.string == Fixture.id(2).text)
        #expect(candidates[1]["kind"]?.string == "action")
        let store = Refusal.store(StoreProblem(path: "/s", reason: .locked(process: 7)))
            .json(Strings(.en))
        #expect(store["error"]?["reason"]?.string == "locked")
        #expect(store["error"]?["path"]?.string == "/s")
    }

    @Test func usageErrorsShowTheNearestAndTheUsage() {
        func text(_ words: [String]) -> String {
            let world = World(words, variables: ["LANG": "en_US.UTF-8"])
            #expect(Command.run(world.environment) { (_, _) in .ok } == .usage)
            #expect(world.output.isEmpty)
            return world.errorText
        }
        #expect(
            text(["strat"]) == """
                haru: strat: there is no such verb. Did you mean start?
                  Help: haru help

                """)
        #expect(
            text(["toggle"]) == """
                haru: ACTION is missing: haru toggle
                  haru toggle ACTION
                  Help: haru help toggle

                """)
        #expect(
            text(["tag", "add", "a", "--colour", "3"]).hasPrefix(
                "haru: --colour: haru tag add has no such flag. Did you mean --color?"))
        #expect(
            text(["today", "--date", "2026-02-30"]).hasPrefix(
                "haru: There is no such date as 2026-02-30."))
        #expect(
            text(["--lang", "ko", "today", "--date", "2026-02-30"]).hasPrefix(
                "haru: 2026-02-30은 달력에 없는 날짜예요."))
    }
}
