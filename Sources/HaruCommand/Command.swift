import HaruCore

/// The command from its words to its exit code.
public enum Command {
    /// Does what a verb says and shows what came of it.
    public typealias Performer = (Invocation, Console) throws(Refusal) -> ExitCode

    /// Understands the words, answers those verbs that need no store, and leaves the others to
    /// `perform`. Whatever is refused is told in the way that was asked for.
    public static func run(_ environment: CommandEnvironment, perform: Performer) -> ExitCode {
        let invocation: Invocation
        do throws(UsageError) {
            invocation = try ArgumentParser.parse(environment.arguments)
        } catch {
            return early(environment).fail(.usage(error))
        }
        let console = Console(environment, invocation)
        do throws(Refusal) {
            switch invocation.verb {
            case .help: return try help(invocation, console)
            case .completions:
                let shell = invocation.text(0).flatMap { Shell(rawValue: $0) } ?? .bash
                let script = Completions(strings: console.strings).script(for: shell)
                console.show(TextReport(text: script), console.style())
                return .ok
            default: return try perform(invocation, console)
            }
        } catch {
            return fail(error, invocation, console)
        }
    }

    /// A status bar is told in its own form that there is something wrong.
    private static func fail(_ refusal: Refusal, _ invocation: Invocation, _ console: Console)
        -> ExitCode
    {
        guard invocation.verb == .status,
            let format = invocation.text(.format).flatMap({ StatusFormat(rawValue: $0) }),
            !console.isJSON
        else { return console.fail(refusal) }
        if format == .json {
            console.write(refusal.json(console.strings))
        } else {
            console.write(lines: [
                StatusBar.text(problem: refusal.message(console.strings), format)
            ])
        }
        return refusal.exitCode
    }

    /// The console for words that were not understood: the flags that concern it are looked for.
    private static func early(_ environment: CommandEnvironment) -> Console {
        let words = environment.arguments.prefix { $0 != "--" }
        var language: String?
        for (word, next) in zip(words, words.dropFirst()) where word == Flag.lang.typed {
            language = next
        }
        for word in words where word.hasPrefix("--lang=") { language = String(word.dropFirst(7)) }
        return Console(
            environment, isJSON: words.contains(Flag.json.typed),
            isQuiet: words.contains(Flag.quiet.typed), languageFlag: language)
    }

    private static func help(_ invocation: Invocation, _ console: Console) throws(Refusal)
        -> ExitCode
    {
        if invocation.has(.man) {
            console.show(TextReport(text: ManPage(strings: console.strings).text), console.style())
            return .ok
        }
        let words = invocation.texts
        let page: HelpPage
        if words.isEmpty {
            page = .overview
        } else if let (verb, length) = Verb.leading(words[...]), length == words.count {
            page = .verb(verb)
        } else if words.count == 1, Verb.isNoun(words[0]) {
            page = .noun(words[0])
        } else {
            let names = Verb.allCases.filter { $0.isOffered }.map { $0.rawValue }
            let typed = words.joined(separator: " ")
            throw .usage(.unknownVerb(typed, nearest: nearest(to: typed, in: names)))
        }
        console.show(page, console.style())
        return .ok
    }
}

/// A text that is made for another program.
struct TextReport: Report {
    let text: String

    var json: JSON { .payload([JSON.Member("text", .string(text))]) }

    func lines(_ style: Style) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }
}
