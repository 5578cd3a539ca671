import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

struct HelpTests {
    static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    static let offered = Verb.allCases.filter { $0.isOffered }

    private func help(_ words: [String], _ language: Language) -> String {
        let world = World(["help"] + words + ["--lang", language.rawValue])
        #expect(Command.run(world.environment) { (_, _) in .failure } == .ok)
        #expect(world.error.isEmpty)
        return world.outputText
    }

    @Test(arguments: Language.allCases) func helpNamesEveryVerb(_ language: Language) {
        let text = help([], language)
        for verb in Self.offered {
            #expect(text.contains("  \(verb.rawValue)"))
            #expect(text.contains(verb.spec.summary(Strings(language))))
        }
        #expect(!text.contains("__names"))
    }

    @Test(arguments: Language.allCases) func helpOfAVerbNamesItsArgumentsFlagsAndExamples(
        _ language: Language
    ) {
        for verb in Self.offered where verb != .version {
            let text = help(verb.rawValue.split(separator: " ").map { String($0) }, language)
            let spec = verb.spec
            #expect(text.hasPrefix(spec.usage))
            for argument in spec.arguments { #expect(text.contains(argument.name)) }
            for flag in spec.allFlags {
                #expect(text.contains(flag.typed))
                #expect(text.contains(flag.help(Strings(language))))
            }
            for (command, _) in Example.all(in: spec.examples(Strings(language))) {
                #expect(text.contains(command))
            }
        }
    }

    @Test func helpOfANounListsItsVerbs() {
        let text = help(["tag"], .en)
        for word in ["tag add", "tag edit", "tag order", "tag delete"] {
            #expect(text.contains(word))
        }
        #expect(!text.contains("action add"))
    }

    @Test func helpOfAnAliasIsThatOfTheVerb() {
        #expect(help(["now"], .en) == help(["status"], .en))
        #expect(help(["action", "create"], .en) == help(["action", "add"], .en))
    }

    @Test func helpOfWhatIsNoVerbNamesTheNearest() {
        let world = World(["help", "strat", "--lang", "en"])
        #expect(Command.run(world.environment) { (_, _) in .failure } == .usage)
        #expect(world.errorText.contains("Did you mean start?"))
    }

    @Test func usageIsWrittenAsInTheSpecification() {
        #expect(Verb.stop.spec.usage == "haru stop [ACTION] [--all] [--note TEXT]")
        #expect(
            Verb.export.spec.usage
                == "haru export [--range D..D] [--only PART]… [--spreadsheet] [-o DIR|FILE.zip]")
        #expect(Verb.actionDelete.spec.usage == "haru action delete ACTION [--yes] [--dry-run]")
    }

    @Test(arguments: Shell.allCases, Language.allCases)
    func aCompletionScriptNamesEveryVerbAndFlag(_ shell: Shell, _ language: Language) {
        let script = Completions(strings: Strings(language)).script(for: shell)
        for verb in Self.offered {
            for typed in [verb.rawValue] + verb.aliases {
                #expect(script.contains(typed), "\(typed)")
            }
            for flag in verb.spec.allFlags {
                let name = shell == .fish ? "-l \(flag.flag.rawValue)" : flag.flag.typed
                #expect(script.contains(name), "\(name)")
            }
        }
        for name in StatusFormat.allNames { #expect(script.contains(name)) }
        #expect(script.contains("__names"))
    }

    @Test(arguments: [("bash", Shell.bash), ("zsh", .zsh), ("fish", .fish)])
    func aShellThatIsInstalledReadsItsScript(_ name: String, _ kind: Shell) {
        guard kind == .bash || shell("command -v \(name)").status == 0 else { return }
        for language in Language.allCases {
            let script = Completions(strings: Strings(language)).script(for: kind)
            let (status, output) = withTemporaryFile(script) { shell("\(name) -n '\($0)'") }
            #expect(status == 0, "\(output)")
        }
    }

    struct Completion: CustomTestStringConvertible, Sendable {
        let words: [String]
        let expected: [String]
        var testDescription: String { words.joined(separator: " ") }
    }

    static let completions = [
        Completion(words: ["haru", "sta"], expected: ["start", "status"]),
        Completion(
            words: ["haru", "action", ""], expected: ["add", "create", "delete", "edit", "order"]),
        Completion(
            words: ["haru", "goal", ""],
            expected: ["add", "create", "delete", "edit", "finish", "order", "pause", "resume"]),
        Completion(words: ["haru", "quest", "e"], expected: ["edit"]),
        Completion(words: ["haru", "habit", "re"], expected: ["resume"]),
        Completion(
            words: ["haru", "quest", "add", "책", "--period", ""],
            expected: ["daily", "monthly", "weekly"]),
        Completion(
            words: ["haru", "quest", "add", "책", "--health", "st"],
            expected: ["standHours", "steps"]),
        Completion(words: ["haru", "goals", "--span", "w"], expected: ["week"]),
        Completion(words: ["haru", "settings", "g"], expected: ["get"]),
        Completion(words: ["haru", "start", ""], expected: ["독서", #"운동\ 준비"#]),
        Completion(words: ["haru", "start", "운"], expected: [#"운동\ 준비"#]),
        Completion(words: ["haru", "start", "독서", "--no"], expected: ["--note"]),
        Completion(words: ["haru", "action", "edit", "독서", "--no"], expected: ["--no-favorite"]),
        Completion(words: ["haru", "start", "--note", "a", ""], expected: ["독서", #"운동\ 준비"#]),
        Completion(words: ["haru", "--lang", "ko", "start", "독"], expected: ["독서"]),
        Completion(words: ["haru", "status", "--format", "w"], expected: ["waybar"]),
        Completion(words: ["haru", "status", "--format", "=", "w"], expected: ["waybar"]),
        Completion(words: ["haru", "start", "독서", "--at", "-1"], expected: ["-15m", "-1h"]),
        Completion(words: ["haru", "record", "독서", "-1h", "-3"], expected: ["-30m"]),
        Completion(
            words: ["haru", "total", "독서", "--period", "l"], expected: ["last30", "last7"]),
        Completion(words: ["haru", "settings", "set", "d"], expected: ["dayStartMinutes"]),
        Completion(words: ["haru", "completions", ""], expected: ["bash", "fish", "zsh"]),
        Completion(
            words: ["haru", "start", "--note", "=", "a", "운"], expected: [#"운동\ 준비"#]),
        Completion(words: ["haru", "start", "독서", ""], expected: []),
    ]

    @Test(arguments: completions) func bashCompletesWhatMayStandThere(_ c: Completion) {
        let script = Completions(strings: Strings(.ko)).script(for: .bash)
        let words = c.words.map(Completions.singleQuoted).joined(separator: " ")
        let test = """
            export LC_ALL=C.UTF-8
            haru() { [[ $1 == __names && $2 == actions ]] && printf '%s\\n' '독서' '운동 준비'; }
            \(script)
            COMP_WORDS=(\(words))
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _haru
            printf '%s\\n' "${COMPREPLY[@]}" | sort
            """
        let (_, output) = withTemporaryFile(test) { shell("bash '\($0)'") }
        let found = output.split(separator: "\n").map { String($0) }
        #expect(found.sorted() == c.expected.sorted())
    }

    static let fishCompletions = [
        Completion(words: ["haru sta"], expected: ["start", "status"]),
        Completion(words: ["haru --la"], expected: ["--lang"]),
        Completion(
            words: ["haru action "], expected: ["add", "create", "delete", "edit", "order"]),
        Completion(words: ["haru start "], expected: ["독서", "운동 준비"]),
        Completion(words: ["haru start 독서 --no"], expected: ["--note"]),
        Completion(words: ["haru now --format w"], expected: ["waybar"]),
        Completion(words: ["haru tag create a --col"], expected: ["--color"]),
        Completion(words: ["haru settings set d"], expected: ["dayStartMinutes"]),
        Completion(words: ["haru start 독서 "], expected: []),
    ]

    @Test(.enabled(if: shell("command -v fish").status == 0), arguments: fishCompletions)
    func fishCompletesWhatMayStandThere(_ c: Completion) {
        let script = """
            function haru
                test "$argv" = '__names actions'; and printf '%s\\n' '독서' '운동 준비'
            end
            \(Completions(strings: Strings(.ko)).script(for: .fish))
            complete -C \(Completions.singleQuoted(c.words[0]))
            """
        let (_, output) = withTemporaryFile(script) { shell("LC_ALL=C.UTF-8 fish '\($0)'") }
        let found = output.split(separator: "\n").map { String($0.split(separator: "\t")[0]) }
        #expect(found.sorted() == c.expected.sorted())
    }

    @Test func theManualPageIsFresh() {
        let text = ManPage(strings: Strings(.en)).text + "\n"
        #expect(shell("cat '\(Self.root)/Docs/haru.1'").output == text, "run script/man")
    }

    @Test(arguments: Language.allCases) func theManualPageNamesEveryVerb(_ language: Language) {
        let text = ManPage(strings: Strings(language)).text
        for verb in Self.offered {
            #expect(text.contains(".SS " + ManPage.escaped(verb.spec.usage)))
        }
        for code in ExitCode.allCases { #expect(text.contains("\n.B \(code.rawValue)\n")) }
    }

    @Test(arguments: [
        ("a-b", "a\\-b"), (".x", "\\&.x"), ("'x", "\\&'x"), ("a.b", "a.b"), ("a\n.b", "a\n\\&.b"),
        ("\\", "\\e"),
    ])
    func troffTakesTextForText(_ text: String, _ escaped: String) {
        #expect(ManPage.escaped(text) == escaped)
    }
}
