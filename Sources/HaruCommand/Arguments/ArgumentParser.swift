/// Reads a command line against the table of verbs.
///
/// Flags may stand anywhere, before the verb as well; after `--` everything is an argument. A value
/// follows its flag or an equals sign. `-15m` is a value or an argument, never a flag.
public struct ArgumentParser {
    private let words: [String]
    private var position = 0
    private var flagsEnded = false

    /// - Parameter words: what was typed, without the command's own name.
    public static func parse(_ words: [String]) throws(UsageError) -> Invocation {
        var parser = ArgumentParser(words: words)
        return try parser.parse()
    }

    private init(words: [String]) { self.words = words }

    private struct GivenFlag {
        let spec: FlagSpec
        let value: Value?
    }

    private mutating func parse() throws(UsageError) -> Invocation {
        var early: [GivenFlag] = []
        while position < words.count, isFlag(words[position]) {
            if words[position] == Verb.version.rawValue { return try versionInvocation(early) }
            early.append(try flag(of: nil))
        }
        let isHelp = early.contains { $0.spec.flag == .help }
        guard position < words.count else { return helpInvocation(early, for: nil) }
        guard let (verb, length) = Verb.leading(words[position...]) else {
            if isHelp, Verb.isNoun(words[position]) { return helpInvocation(early, for: nil) }
            throw unknownVerb()
        }
        position += length
        let spec = verb.spec
        var invocation = Invocation(verb)
        var given = early
        var texts: [String] = []
        while position < words.count {
            if isFlag(words[position]) {
                given.append(try flag(of: spec))
            } else if !flagsEnded, words[position] == "--" {
                flagsEnded = true
                position += 1
            } else {
                texts.append(words[position])
                position += 1
            }
        }
        if given.contains(where: { $0.spec.flag == .help }) {
            return helpInvocation(given, for: verb)
        }
        try check(given, texts, against: spec)
        for flag in given { invocation.add(flag.spec.flag, flag.value) }
        for (i, text) in texts.enumerated() {
            let argument = spec.arguments[min(i, spec.arguments.count - 1)]
            invocation.add(try value(text, as: argument.kind, place: argument.name))
        }
        return invocation
    }

    /// `haru start --help` is `haru help start`; of the other flags only the common ones matter.
    private func helpInvocation(_ given: [GivenFlag], for verb: Verb?) -> Invocation {
        var invocation = Invocation(.help)
        for word in verb?.rawValue.split(separator: " ") ?? [] {
            invocation.add(.text(String(word)))
        }
        for flag in given where FlagSpec.common.contains(where: { $0.flag == flag.spec.flag }) {
            if flag.spec.flag != .help { invocation.add(flag.spec.flag, flag.value) }
        }
        return invocation
    }

    /// `--version` is a verb that looks like a flag; common flags may stand around it.
    private mutating func versionInvocation(_ early: [GivenFlag]) throws(UsageError) -> Invocation {
        position += 1
        var given = early
        while position < words.count, isFlag(words[position]) { given.append(try flag(of: nil)) }
        if position < words.count {
            throw .unexpectedArgument(words[position], verb: .version)
        }
        var invocation = Invocation(.version)
        for flag in given { invocation.add(flag.spec.flag, flag.value) }
        return invocation
    }

    private func isFlag(_ word: String) -> Bool {
        let bytes = word.utf8
        guard !flagsEnded, bytes.first == 0x2d, bytes.count > 1, word != "--" else { return false }
        return !(0x30...0x39).contains(bytes.dropFirst().first!)
    }

    /// Reads the flag at `position` and its value.
    private mutating func flag(of spec: VerbSpec?) throws(UsageError) -> GivenFlag {
        let word = words[position]
        position += 1
        var name = word
        var attached: String?
        if let equals = word.utf8.firstIndex(of: 0x3d) {
            name = String(word[..<equals])
            attached = String(word[word.utf8.index(after: equals)...])
        }
        let known = spec?.allFlags ?? FlagSpec.common
        guard let found = known.first(where: { $0.flag.typed == name || $0.flag.letter == name })
        else {
            let names = known.map { $0.flag.typed }
            throw .unknownFlag(name, verb: spec?.verb, nearest: nearest(to: name, in: names))
        }
        guard let kind = found.kind else {
            guard attached == nil else { throw .unexpectedValue(flag: found.flag) }
            return GivenFlag(spec: found, value: nil)
        }
        if attached == nil, position < words.count, !isKnownFlag(words[position], known) {
            attached = words[position]
            position += 1
        }
        guard let text = attached else {
            throw .missingValue(flag: found.flag, placeholder: found.placeholder)
        }
        return GivenFlag(spec: found, value: try value(text, as: kind, place: name))
    }

    /// A text may begin with a dash, but `--note --json` has forgotten the note.
    private func isKnownFlag(_ word: String, _ known: [FlagSpec]) -> Bool {
        word == "--" || known.contains { $0.flag.typed == word || $0.flag.letter == word }
    }

    private func value(_ text: String, as kind: ValueKind, place: String) throws(UsageError)
        -> Value
    {
        do throws(ValueProblem) { return try Value(text, as: kind) } catch {
            throw .badValue(text, place: place, error)
        }
    }

    private func unknownVerb() -> UsageError {
        let word = words[position]
        let offered = Verb.allCases.filter { $0.isOffered }
        let second = position + 1 < words.count ? words[position + 1] : nil
        if Verb.isNoun(word) {
            guard let second, !isFlag(second) else { return .missingVerb(noun: word) }
            let verbs = offered.filter { $0.rawValue.hasPrefix("\(word) ") }
                .map { String($0.rawValue.dropFirst(word.count + 1)) }
            return .unknownVerb(
                "\(word) \(second)",
                nearest: nearest(to: second, in: verbs).map { "\(word) \($0)" })
        }
        let names =
            offered.filter { $0 != .version }.map { $0.rawValue } + ["now"] + Verb.nouns
        return .unknownVerb(word, nearest: nearest(to: word, in: names))
    }

    private func check(_ given: [GivenFlag], _ texts: [String], against spec: VerbSpec)
        throws(UsageError)
    {
        let flags = given.map { $0.spec.flag }
        for (i, flag) in given.enumerated() where !flag.spec.repeats {
            if flags[..<i].contains(flag.spec.flag) { throw .repeatedFlag(flag.spec.flag) }
        }
        for group in spec.exclusive {
            let chosen = group.filter { flags.contains($0) }
            if chosen.count > 1 { throw .exclusive(chosen[0].typed, chosen[1]) }
        }
        if let instead = spec.insteadOfArguments.first(where: { flags.contains($0) }) {
            if !texts.isEmpty { throw .exclusive(spec.arguments[0].name, instead) }
            return
        }
        for (i, argument) in spec.arguments.enumerated() where i >= texts.count {
            if argument.count == .one || argument.count == .oneOrMore {
                throw .missingArgument(argument.name, verb: spec.verb)
            }
        }
        let isOpen = spec.arguments.last.map { $0.count == .oneOrMore || $0.count == .any } ?? false
        if texts.count > spec.arguments.count, !isOpen {
            throw .unexpectedArgument(texts[spec.arguments.count], verb: spec.verb)
        }
        if !spec.needsOneOf.isEmpty, !spec.needsOneOf.contains(where: { flags.contains($0) }) {
            throw .nothingGiven(verb: spec.verb, flags: spec.needsOneOf)
        }
    }
}
