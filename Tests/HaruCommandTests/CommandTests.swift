import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

struct CommandTests {
    @Test func verbsOfTheStoreAreLeftToThePerformer() {
        let world = World(["start", "독서", "--json"])
        var seen: Invocation?
        let code = Command.run(world.environment) { (invocation, console) in
            seen = invocation
            #expect(console.isJSON)
            return .ok
        }
        #expect(code == .ok)
        #expect(seen?.verb == .start)
        #expect(world.output.isEmpty)
    }

    @Test(arguments: [
        ["help"], ["help", "start"], ["help", "action"], ["completions", "fish"],
        ["help", "--man"], ["help", "nonsense"], ["strat"], ["start"],
    ])
    func withJSONThereIsOneValueOnStandardOutput(_ words: [String]) throws {
        let world = World(words + ["--json"])
        _ = Command.run(world.environment) { (_, _) in .failure }
        #expect(world.error.isEmpty)
        #expect(try JSON.parse(world.output)["v"]?.int == 1)
    }

    @Test(arguments: StatusFormat.allCases) func aBrokenStoreIsShownInTheBarsOwnForm(
        _ format: StatusFormat
    ) throws {
        let world = World(["status", "--format", format.rawValue])
        let problem = StoreProblem(path: "/s/\"haru\".db", reason: .noPermission)
        let code = Command.run(world.environment) { (_, _) throws(Refusal) in
            throw .store(problem)
        }
        #expect(code == .store)
        if format == .waybar {
            let json = try JSON.parse(world.output)
            #expect(json["class"]?.array?[0].string == "error")
            #expect(world.outputText.split(separator: "\n").count == 1)
        }
        if format == .json {
            let error = try JSON.parse(world.output)["error"]
            #expect(error?["code"]?.string == "store_unavailable")
        }
        #expect(!world.output.isEmpty && world.error.isEmpty)
    }

    @Test(
        arguments: [
            (["LANG": "en_US.UTF-8"], nil, nil, Language.en), ([:], nil, nil, .ko),
            (["LANG": "C"], nil, nil, .ko), (["LANG": "en_US", "LC_ALL": "ja_JP"], nil, nil, .ja),
            (["LANG": "ja_JP", "LC_MESSAGES": "en_GB", "LC_ALL": ""], nil, nil, .en),
            (["LANG": "ja_JP", "LC_ALL": "C"], nil, nil, .ko),
            (["LANG": "en_US"], nil, Language.ja, .ja), (["LANG": "en_US"], "ko", .ja, .ko),
        ] as [([String: String], String?, Language?, Language)])
    func theLanguageIsThatOfTheFlagTheSettingOrTheLocale(
        _ variables: [String: String], _ flag: String?, _ setting: Language?, _ language: Language
    ) {
        let world = World(variables: variables)
        #expect(world.environment.language(flag: flag, setting: setting) == language)
    }

    @Test(arguments: [
        (["LANG": "ko_KR.UTF-8"], true), (["LANG": "en_US.utf8"], true),
        (["LANG": "ko_KR.eucKR"], false), (["LANG": "C"], false), ([:], false),
        (["LANG": "ko_KR.UTF-8", "LC_ALL": "C"], false), (["LC_CTYPE": "UTF-8"], true),
    ])
    func blocksAreDrawnOnlyInUTF8(_ variables: [String: String], _ isUnicode: Bool) {
        #expect(World(variables: variables).environment.isUnicode == isUnicode)
    }

    @Test func quietLeavesOutMessagesAndKeepsReports() throws {
        let world = World(["stop", "--quiet"])
        let console = Console(world.environment, try ArgumentParser.parse(["stop", "--quiet"]))
        console.say("안녕")
        console.show(
            IntentResult.discardedShort(Fixture.sport, revision: 1, console.strings),
            console.style())
        #expect(world.output.isEmpty)
        console.show(StatusBarTests.idle, console.style())
        #expect(world.outputText == "측정 중인 행동이 없어요\n")
    }

    @Test func theSettingsDecideTheLanguageUnlessAFlagDoes() throws {
        let world = World()
        let plain = Console(world.environment, try ArgumentParser.parse(["status"]))
        #expect(plain.speaking(.ja).strings.language == .ja)
        let flagged = Console(
            world.environment, try ArgumentParser.parse(["status", "--lang", "en"]))
        #expect(flagged.speaking(.ja).strings.language == .en)
    }

    static let preview = ChangeReport(
        .actionDelete, [ChangeReport.Item(.sessions, 3)], isDone: false)

    private func agree(_ words: [String], in world: World) throws -> Agreement {
        let invocation = try ArgumentParser.parse(words)
        let console = Console(world.environment, invocation)
        return try console.agree(
            to: Self.preview, question: .deleteAction("독서", records: 3), invocation,
            console.style())
    }

    @Test func aDryRunShowsAndWritesNothing() throws {
        let world = World()
        #expect(try agree(["action", "delete", "독서", "--dry-run"], in: world) == .shownOnly)
        #expect(world.outputText == "지울 것: 시간 기록 3개.\n")
        let both = World()
        #expect(
            try agree(["action", "delete", "독서", "--dry-run", "--yes", "--json"], in: both)
                == .shownOnly)
        #expect(try JSON.parse(both.output)["sessions"]?.int == 3)
    }

    @Test func yesAgreesWithoutBeingAsked() throws {
        let world = World()
        #expect(try agree(["action", "delete", "독서", "--yes"], in: world) == .go)
        #expect(world.output.isEmpty && world.error.isEmpty)
    }

    @Test func withoutATerminalNobodyCanBeAsked() {
        let refusal = Refusal.usage(.cannotAsk(verb: .actionDelete))
        #expect(throws: refusal) { try agree(["action", "delete", "독서"], in: World()) }
        // A pipe may carry data instead of an answer, or hide the question.
        let piped = World(isTerminal: true)
        piped.environment.isInputTerminal = false
        #expect(throws: refusal) { try agree(["action", "delete", "독서"], in: piped) }
        let hidden = World(isTerminal: true)
        hidden.environment.isErrorTerminal = false
        #expect(throws: refusal) { try agree(["action", "delete", "독서"], in: hidden) }
        #expect(refusal.exitCode == .usage)
    }

    @Test(arguments: [
        ("y", true), ("YES", true), ("네", true), ("はい", true), ("n", false), ("", false),
        ("yess", false),
    ])
    func aPersonIsAskedAndANoChangesNothing(_ answer: String, _ isYes: Bool) throws {
        let world = World(variables: ["LANG": "ko_KR.UTF-8", "TERM": "dumb"], isTerminal: true)
        world.answers = [answer]
        if isYes {
            #expect(try agree(["action", "delete", "독서"], in: world) == .go)
        } else {
            #expect(throws: Refusal.declined) {
                try agree(["action", "delete", "독서"], in: world)
            }
        }
        #expect(world.output.isEmpty)
        #expect(
            world.errorText
                == "지울 것: 시간 기록 3개.\n행동 독서와 그 기록 3개를 지울까요? [y/N] ")
    }

    @Test func noAnswerIsANo() {
        let world = World(isTerminal: true)
        #expect(throws: Refusal.declined) { try agree(["action", "delete", "독서"], in: world) }
    }

    @Test func everyQuestionIsASentenceInThreeLanguages() {
        let questions: [Question] = [
            .deleteRecords(2), .deleteAction("독서", records: 1), .deleteTag("공부", actions: 1),
            .undo(2), .makeTags(["공부", "밤"]), .importRecords(1), .restore(1),
            .importBackup("a.backup"),
        ]
        for language in Language.allCases {
            let words = questions.map { $0.words(Strings(language)) }
            #expect(Set(words).count == words.count)
            #expect(words.allSatisfy { $0.contains("?") })
        }
        #expect(questions[4].words(Strings(.ko)) == "꼬리표 공부, 밤을 새로 만들까요?")
    }
}
