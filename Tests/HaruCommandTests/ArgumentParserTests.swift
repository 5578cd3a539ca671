import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

struct ArgumentParserTests {
    @Test func flagsAndArgumentsMayComeInAnyOrder() throws {
        let expected = try ArgumentParser.parse(["start", "독서", "--note", "3장", "--json"])
        for words in [
            ["--json", "start", "독서", "--note", "3장"], ["start", "--note=3장", "--json", "독서"],
            ["start", "--note", "3장", "독서", "--json"],
        ] {
            let invocation = try ArgumentParser.parse(words)
            #expect(invocation.verb == .start)
            #expect(invocation.text(0) == "독서")
            #expect(invocation.text(.note) == expected.text(.note))
            #expect(invocation.has(.json))
        }
    }

    @Test func whatFollowsTwoDashesIsAnArgument() throws {
        let invocation = try ArgumentParser.parse(["start", "--", "--note"])
        #expect(invocation.text(0) == "--note")
        #expect(!invocation.has(.note))
    }

    @Test func aTimeMayBeginWithADash() throws {
        let start = try ArgumentParser.parse(["start", "독서", "--at", "-15m"])
        #expect(start.time(.at) == .ago(seconds: 900))
        #expect(try ArgumentParser.parse(["stop", "--at=-1h30m"]).time(.at) == .ago(seconds: 5400))
        let record = try ArgumentParser.parse(["record", "독서", "-1h", "-15m"])
        #expect(record.time(1) == .ago(seconds: 3600))
        #expect(record.time(2) == .ago(seconds: 900))
    }

    @Test(arguments: [
        (["now"], Verb.status), (["status"], .status), (["action", "add", "독서"], .actionAdd),
        (["action", "create", "독서"], .actionAdd), (["tag", "create", "공부"], .tagAdd),
        (["account"], .account), (["account", "--json"], .account),
        (["settings"], .settings), (["settings", "get", "timeZone"], .settingsGet),
        (["settings", "--json"], .settings), (["import", "a.csv"], .importFiles),
        (["--version"], .version), (["--json", "--version"], .version), (["help"], .help),
        ([], .help),
        (["--help"], .help), (["-h"], .help), (["start", "--help"], .help),
        (["start", "-h"], .help), (["__names", "actions"], .names),
    ])
    func aVerbIsFoundByItsWords(_ words: [String], _ verb: Verb) throws {
        #expect(try ArgumentParser.parse(words).verb == verb)
    }

    @Test func helpAfterAVerbIsHelpAboutIt() throws {
        let help = try ArgumentParser.parse(["action", "add", "--help", "--lang", "ja"])
        #expect(help.texts == ["action", "add"])
        #expect(help.text(.lang) == "ja")
    }

    @Test func composedAndDecomposedNamesArriveAsTyped() throws {
        let decomposed = "\u{1103}\u{1169}\u{11a8}\u{1109}\u{1165}"
        let invocation = try ArgumentParser.parse(["start", decomposed])
        #expect(sameBytes(invocation.text(0)!, decomposed))
    }

    @Test func valuesAreTyped() throws {
        let add = try ArgumentParser.parse(["add", "물", "3"])
        #expect(add.number(1) == 3)
        let log = try ArgumentParser.parse([
            "log", "--range", "2026-08-01..yesterday", "--action", "독서", "--action", "운동",
        ])
        #expect(log.texts(.action) == ["독서", "운동"])
        #expect(
            try log.days(.range)?.resolve(today: Fixture.today)
                == LocalDay(year: 2026, month: 8, day: 1)!...(Fixture.today - 1))
        #expect(try ArgumentParser.parse(["today", "--date", "today"]).day(.date) == .today)
        let tag = try ArgumentParser.parse(["tag", "add", "공부", "--color", "3"])
        #expect(tag.text(.color) == Palette.presets[3])
        let color = try ArgumentParser.parse(["tag", "edit", "공부", "--color=#aabbcc"])
        #expect(color.text(.color) == "#AABBCC")
        #expect(try ArgumentParser.parse(["edit", "last", "--note", "none"]).text(.note) == "")
        #expect(try ArgumentParser.parse(["export", "-o", "a.zip"]).text(.output) == "a.zip")
        #expect(try ArgumentParser.parse(["export", "--output=b"]).text(.output) == "b")
    }

    struct Wrong: CustomTestStringConvertible, Sendable {
        let words: [String]
        let error: UsageError
        var testDescription: String { words.joined(separator: " ") }
    }

    static let wrong = [
        Wrong(words: ["strat", "독서"], error: .unknownVerb("strat", nearest: "start")),
        Wrong(words: ["statsu"], error: .unknownVerb("statsu", nearest: "status")),
        Wrong(words: ["sett"], error: .unknownVerb("sett", nearest: "settings")),
        Wrong(
            words: ["account", "tokns"],
            error: .unknownVerb("account tokns", nearest: "account tokens")),
        Wrong(words: ["dance"], error: .unknownVerb("dance", nearest: nil)),
        Wrong(words: ["action add"], error: .unknownVerb("action add", nearest: "action add")),
        Wrong(words: ["--"], error: .unknownVerb("--", nearest: nil)),
        // Verbs that are not made yet are not offered.
        Wrong(words: ["widget"], error: .unknownVerb("widget", nearest: nil)),
        Wrong(words: ["action"], error: .missingVerb(noun: "action")),
        Wrong(words: ["action", "--json"], error: .missingVerb(noun: "action")),
        Wrong(words: ["tag", "edti", "a"], error: .unknownVerb("tag edti", nearest: "tag edit")),
        Wrong(
            words: ["start", "독서", "--nots", "a"],
            error: .unknownFlag("--nots", verb: .start, nearest: "--note")),
        Wrong(
            words: ["--jsn", "status"],
            error: .unknownFlag("--jsn", verb: nil, nearest: "--json")),
        // The type of an action is fixed, so there is no flag for it.
        Wrong(
            words: ["action", "edit", "독서", "--count"],
            error: .unknownFlag("--count", verb: .actionEdit, nearest: nil)),
        Wrong(words: ["start"], error: .missingArgument("ACTION", verb: .start)),
        Wrong(words: ["record", "독서", "09:00"], error: .missingArgument("END", verb: .record)),
        Wrong(words: ["delete"], error: .missingArgument("RECORD", verb: .delete)),
        Wrong(
            words: ["start", "독서", "밤"], error: .unexpectedArgument("밤", verb: .start)),
        Wrong(words: ["today", "a"], error: .unexpectedArgument("a", verb: .today)),
        Wrong(
            words: ["start", "독서", "--note"],
            error: .missingValue(flag: .note, placeholder: "TEXT")),
        Wrong(
            words: ["start", "독서", "--note", "--json"],
            error: .missingValue(flag: .note, placeholder: "TEXT")),
        Wrong(words: ["status", "--json=yes"], error: .unexpectedValue(flag: .json)),
        Wrong(
            words: ["start", "독서", "--note", "a", "--note", "b"], error: .repeatedFlag(.note)),
        Wrong(words: ["stop", "독서", "--all"], error: .exclusive("ACTION", .all)),
        Wrong(
            words: ["log", "--date", "today", "--range", "today..today"],
            error: .exclusive("--date", .range)),
        Wrong(
            words: ["action", "edit", "독서", "--favorite", "--no-favorite"],
            error: .exclusive("--favorite", .noFavorite)),
        Wrong(
            words: ["tag", "edit", "공부"],
            error: .nothingGiven(verb: .tagEdit, flags: [.name, .color])),
        Wrong(
            words: ["start", "독서", "--at", "noon"],
            error: .badValue("noon", place: "--at", .notTime)),
        Wrong(
            words: ["today", "--date", "2026-02-30"],
            error: .badValue("2026-02-30", place: "--date", .noSuchDate("2026-02-30"))),
        Wrong(
            words: ["record", "독서", "2026-02-30 10:00", "11:00"],
            error: .badValue("2026-02-30 10:00", place: "START", .noSuchDate("2026-02-30"))),
        Wrong(
            words: ["add", "물", "0"], error: .badValue("0", place: "N", .notNumber(1...9999))),
        Wrong(
            words: ["add", "물", "-3"], error: .badValue("-3", place: "N", .notNumber(1...9999))),
        Wrong(
            words: ["status", "--format", "wybar"],
            error: .badValue(
                "wybar", place: "--format",
                .notChoice(StatusFormat.allNames, nearest: "waybar"))),
        Wrong(
            words: ["tag", "add", "a", "--color", "12"],
            error: .badValue("12", place: "--color", .notColor)),
        Wrong(
            words: ["log", "--range", "2026-08-12..2026-08-01"],
            error: .badValue("2026-08-12..2026-08-01", place: "--range", .daysBackwards)),
        Wrong(words: ["start", ""], error: .badValue("", place: "ACTION", .empty)),
    ]

    @Test(arguments: wrong) func whatIsWrongIsNamedWithTheNearestValid(_ c: Wrong) {
        #expect(throws: c.error) { try ArgumentParser.parse(c.words) }
    }

    @Test(arguments: Language.allCases) func everyExampleOfTheHelpIsValid(_ language: Language) {
        let strings = Strings(language)
        for verb in Verb.allCases where verb.isOffered {
            let examples = Example.all(in: verb.spec.examples(strings))
            #expect(!examples.isEmpty)
            for (command, meaning) in examples {
                #expect(!meaning.isEmpty, "\(command)")
                do {
                    let words = Self.words(command)
                    #expect(words.first == "haru")
                    let invocation = try ArgumentParser.parse(Array(words.dropFirst()))
                    #expect(invocation.verb == verb, "\(command)")
                } catch {
                    Issue.record("\(command): \(error)")
                }
            }
        }
        for (command, _) in Example.all(in: strings.helpFirstSteps) {
            #expect(throws: Never.self) {
                try ArgumentParser.parse(Array(Self.words(command).dropFirst()))
            }
        }
    }

    /// Splits as a shell does, as far as the examples need it.
    static func words(_ command: String) -> [String] {
        var words: [String] = []
        for (i, part) in command.split(separator: "\"", omittingEmptySubsequences: false)
            .enumerated()
        {
            if i % 2 == 1 {
                words.append(String(part))
            } else {
                words += part.split(separator: " ").map { String($0) }
            }
        }
        return words
    }

    @Test func everyVerbIsFoundByItsOwnWordsAndAliases() {
        for verb in Verb.allCases {
            for typed in [verb.rawValue] + verb.aliases {
                let words = typed.split(separator: " ").map { String($0) }
                let found = Verb.leading(words[...])
                #expect(found?.verb == verb)
                #expect(found?.words == words.count)
            }
            #expect(verb.spec.verb == verb)
        }
    }

    /// Completions skip the value of a flag without knowing the verb, so it must not depend on it.
    @Test func aFlagTakesAValueWithEveryVerbOrWithNone() {
        for flag in Flag.allCases {
            let kinds = Verb.allCases.compactMap { $0.spec.flag(flag) }.map { $0.kind != nil }
            #expect(!kinds.isEmpty, "\(flag) belongs to no verb")
            #expect(Set(kinds).count == 1, "\(flag)")
        }
    }
}
