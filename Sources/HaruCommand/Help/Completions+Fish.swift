extension Completions {
    var fish: String {
        var lines = [
            "# fish completion for haru; written by: haru completions fish",
            """
            function __haru_words
                set -l skip 0
                for word in (commandline -opc)[2..-1]
                    if test $skip = 1
                        set skip 0
                        continue
                    end
                    switch $word
                        case \(flagsWithValue.joined(separator: " "))
                            set skip 1
                        case '-*'
                            string match -qr -- '^-[0-9]' $word; and echo $word
                        case '*'
                            echo $word
                    end
                end
            end
            function __haru_at
                # __haru_at VERB [PLACE]: the verb was typed, and PLACE arguments after it.
                set -l words (__haru_words)
                set -l verb (string split ' ' -- $argv[1])
                set -l n (count $verb)
                test (count $words) -ge $n; or return 1
                test "$words[1..$n]" = "$argv[1]"; or return 1
                test (count $argv) -lt 2; and return 0
                test (math (count $words) - $n) $argv[2..-1]
            end
            complete -c haru -f
            """,
        ]
        let isFirst = "test (count (__haru_words)) = 0"
        for (words, verb) in typed where !words.utf8.contains(0x20) {
            lines.append(word(words, verb.spec.summary(strings), at: isFirst))
        }
        for (noun, verbs) in nouns {
            if noun != "settings" {
                lines.append(word(noun, meaning(ofNoun: noun), at: isFirst))
            }
            for verb in verbs {
                for name in [verb.rawValue] + verb.aliases {
                    lines.append(
                        word(
                            String(name.dropFirst(noun.count + 1)), verb.spec.summary(strings),
                            at: "__haru_at \(noun) = 0"))
                }
            }
        }
        lines += FlagSpec.common.map { self.flag($0, at: isFirst) }
        for (words, verb) in typed { lines += complete(words, verb.spec) }
        return lines.joined(separator: "\n")
    }

    private func word(_ word: String, _ meaning: String, at condition: String) -> String {
        "complete -c haru -n \(Completions.singleQuoted(condition)) -a \(word) "
            + "-d \(quoted(meaning))"
    }

    private func complete(_ words: String, _ spec: VerbSpec) -> [String] {
        let condition = "__haru_at \(quoted(words))"
        var lines = spec.allFlags.map { flag($0, at: condition) }
        for (i, argument) in spec.arguments.enumerated() {
            let source = CompletionSource(argument.kind)
            guard source != .nothing else { continue }
            let isOpen = argument.count == .oneOrMore || argument.count == .any
            let place = condition + (isOpen ? " -ge \(i)" : " = \(i)")
            lines.append(
                "complete -c haru -n " + quoted(place)
                    + (source == .files || source == .folders
                        ? " -F" : value(source, takesValue: false)))
        }
        return lines
    }

    private func flag(_ spec: FlagSpec, at condition: String) -> String {
        let letter = spec.flag.letter.map { " -s \($0.dropFirst())" } ?? ""
        return "complete -c haru -n " + quoted(condition) + " -l \(spec.flag.rawValue)\(letter)"
            + value(CompletionSource(spec.kind), takesValue: spec.kind != nil)
            + " -d \(quoted(spec.help(strings)))"
    }

    private func value(_ source: CompletionSource, takesValue: Bool) -> String {
        switch source {
        case .nothing: takesValue ? " -x" : ""
        case .names(let kind): "\(takesValue ? " -x" : "") -a '(haru __names \(kind))'"
        case .words(let words):
            "\(takesValue ? " -x" : "") -a \(quoted(words.joined(separator: " ")))"
        case .files, .folders: " -r -F"
        }
    }

    /// Within single quotes fish knows only these two escapes.
    private func quoted(_ text: String) -> String {
        var quoted = "'"
        for character in text {
            if character == "'" || character == "\\" { quoted.append("\\") }
            quoted.append(character)
        }
        return quoted + "'"
    }
}
