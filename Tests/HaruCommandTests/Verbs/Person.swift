import Glibc
import HaruCore
import HaruHost
import HaruStrings
import Testing

@testable import HaruCommand

/// Somebody with a folder and a store of their own, who types one command after the other. Time
/// passes only when they say so, and chance is a counter, so that every run is the same.
final class Person {
    let folder: String
    var now = Fixture.noon
    var variables: [String: String]
    /// What they answer when asked; without any, they have no terminal.
    var answers: [String] = []
    var width = 80
    var plan: Plan?
    private var drawn: UInt64 = 0

    /// One command: how it ended and what it wrote.
    struct Answer {
        let code: ExitCode
        let output: String
        let error: String

        /// The one JSON value of standard output.
        var json: JSON? { try? JSON.parse(Array(output.utf8)) }
        var lines: [String] { output.split(separator: "\n").map { String($0) } }
    }

    init(_ language: Language = .ko, zone: String = "Asia/Seoul") {
        var template = Array("/tmp/haru-verbs-XXXXXX".utf8CString)
        precondition(mkdtemp(&template) != nil)
        folder = String(
            decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let locales: [Language: String] = [
            .ko: "ko_KR.UTF-8", .en: "en_US.UTF-8", .ja: "ja_JP.UTF-8",
        ]
        variables = ["LANG": locales[language]!, "TZ": zone, "HARU_STORE": folder + "/haru.store"]
    }

    deinit { _ = shell("rm -rf '\(folder)'") }

    var store: String { folder + "/haru.store" }

    var storeBytes: [UInt8] { File.read(store, limit: 1 << 26) ?? [] }

    /// To see that a command left the store alone.
    var digest: [UInt8] { SHA256.digest(storeBytes) }

    /// Runs a line as a shell would split it; `'…'` and `"…"` keep words together, and `@` at the
    /// beginning of a word stands for this person's folder.
    @discardableResult
    func callAsFunction(_ line: String) -> Answer { run(words(line)) }

    @discardableResult
    func run(_ words: [String]) -> Answer {
        let world = World(
            words, variables: variables, isTerminal: !answers.isEmpty, width: width, now: now)
        world.answers = answers
        world.environment.isOutputTerminal = false
        if let plan { world.environment.plan = plan }
        world.environment.random = { [unowned self] in
            drawn += 1
            // Well mixed, as ids are told apart by their first digits.
            return drawn &* 0x9e37_79b9_7f4a_7c15 ^ (drawn &* 0xbf58_476d_1ce4_e5b9) >> 7
        }
        let code = Command.run(world.environment, perform: Verbs.perform)
        answers = []
        return Answer(code: code, output: world.outputText, error: world.errorText)
    }

    /// Runs lines that only prepare something; each must succeed.
    func prepare(_ lines: String..., location: SourceLocation = #_sourceLocation) {
        for line in lines {
            let answer = self(line)
            #expect(answer.code == .ok, "\(line): \(answer.error)", sourceLocation: location)
        }
    }

    func passes(seconds: Int64) { now = now + seconds * 1000 }

    /// Sets the clock of the person's wall, in Seoul.
    func isIt(_ time: String, on day: LocalDay = Fixture.today) { now = Fixture.at(time, on: day) }

    /// Writes a file into the person's folder.
    func file(_ name: String, _ text: String) { file(name, bytes: Array(text.utf8)) }

    func file(_ name: String, bytes: [UInt8]) {
        guard let stream = fopen(folder + "/" + name, "w") else { return }
        defer { fclose(stream) }
        #expect(fwrite(bytes, 1, bytes.count, stream) == bytes.count)
    }

    func contents(_ name: String) -> String {
        String(decoding: File.read(folder + "/" + name, limit: 1 << 26) ?? [], as: UTF8.self)
    }

    /// Digits of the only record of a day.
    func onlyRecord(_ day: String = "today") -> String {
        let days = self("log --json --date \(day)").json?["days"]?.array ?? []
        return days.first?["records"]?.array?.first?["prefix"]?.string ?? "none"
    }

    private func words(_ line: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        var isOpen = false
        for character in line {
            if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                isOpen = true
            } else if character == " " {
                if isOpen || !word.isEmpty { words.append(word) }
                (word, isOpen) = ("", false)
            } else if character == "@", word.isEmpty {
                word = folder + "/"
            } else {
                word.append(character)
            }
        }
        if isOpen || !word.isEmpty { words.append(word) }
        return words
    }
}

/// A line somebody types after others, and what comes of it.
struct Typed: CustomTestStringConvertible, Sendable {
    let why: String
    let before: [String]
    let line: String
    let code: ExitCode
    /// On standard output if it went well, else on standard error.
    let words: String

    init(
        _ why: String, after before: [String] = [], _ line: String, _ code: ExitCode,
        _ words: String
    ) {
        (self.why, self.before, self.line, self.code, self.words) = (why, before, line, code, words)
    }

    /// A line that goes well.
    init(_ why: String, after before: [String] = [], _ line: String, _ words: String) {
        self.init(why, after: before, line, .ok, words)
    }

    var testDescription: String { why }

    func check(_ person: Person) {
        for line in before {
            let answer = person(line)
            #expect(answer.code == .ok, "\(line): \(answer.error)")
        }
        if before.isEmpty { person.prepare("status") }
        let stored = person.digest
        let answer = person(line)
        #expect(answer.code == code, "\(line): \(answer.error)")
        if code == .ok {
            #expect(answer.output == words + "\n")
            #expect(answer.error.isEmpty)
        } else {
            #expect(answer.error.contains(words), "\(answer.error)")
            #expect(answer.error.hasPrefix("haru: "))
            #expect(answer.output.isEmpty)
            #expect(person.digest == stored, "a refusal writes nothing")
        }
    }
}
