extension Completions {
    /// bash and zsh ask the same questions: which verb, which flags, what may stand here.
    func cases(indent: String) -> [String] {
        var lines: [String] = []
        for verb in verbs {
            let spec = verb.spec
            let names = ([verb.rawValue] + verb.aliases).map(Completions.singleQuoted)
            lines.append("\(names.joined(separator: "|")))")
            let flags = spec.allFlags.flatMap(Completions.names).joined(separator: " ")
            lines.append("    flags='\(flags)'")
            lines.append("    case \"$previous\" in")
            for flag in spec.allFlags where flag.kind != nil {
                let source = CompletionSource(flag.kind).command
                lines.append(
                    "        \(Completions.names(flag).joined(separator: "|"))) "
                        + "source='\(source)'; expects=value ;;")
            }
            lines.append("        *)")
            lines.append("            case \"$place\" in")
            for (i, argument) in spec.arguments.enumerated() {
                let isOpen = argument.count == .oneOrMore || argument.count == .any
                let source = CompletionSource(argument.kind).command
                lines.append("                \(isOpen ? "*" : "\(i)")) source='\(source)' ;;")
            }
            if verb == .settings { lines.append("                0) source='words get set' ;;") }
            lines.append("            esac ;;")
            lines.append("    esac ;;")
        }
        return lines.map { indent + $0 }
    }

    /// The verbs of two words as a pattern: `'action add'|'action edit'`.
    var twoWordPattern: String {
        typed.filter { $0.words.utf8.contains(0x20) }.map { Completions.singleQuoted($0.words) }
            .joined(separator: "|")
    }

    var firstWords: [String] {
        typed.map { $0.words }.filter { !$0.utf8.contains(0x20) } + Verb.nouns
    }

    func secondWords(of noun: String) -> [String] {
        typed.map { $0.words }.filter { $0.hasPrefix("\(noun) ") }
            .map { String($0.dropFirst(noun.count + 1)) }
    }

    private var nounLines: [String] {
        Verb.nouns.map { noun in
            "        '\(noun)') source='words \(secondWords(of: noun).joined(separator: " "))' ;;"
        }
    }

    var bash: String {
        """
        # bash completion for haru; written by: haru completions bash
        _haru() {
            local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
            local flags='' source='' expects='' verb='' word name i place
            local -a words=()
            COMPREPLY=()
            # bash splits --flag=value into three words.
            if [[ $current == '=' ]]; then
                current=''
            elif [[ $previous == '=' ]]; then
                previous="${COMP_WORDS[COMP_CWORD-2]}"
            fi
            for ((i = 1; i < COMP_CWORD; i++)); do
                word="${COMP_WORDS[i]}"
                case "$word" in
                    \(flagsWithValue.joined(separator: "|")))
                        ((i++))
                        [[ ${COMP_WORDS[i]} == '=' ]] && ((i++)) ;;
                    -[!0-9]*) ;;
                    *) words+=("$word") ;;
                esac
            done
            verb="${words[0]}"
            place=$((${#words[@]} - 1))
            case "${words[0]} ${words[1]}" in
                \(twoWordPattern))
                    verb="${words[0]} ${words[1]}"
                    place=$((place - 1)) ;;
            esac
            case "$verb" in
                '')
                    flags='\(FlagSpec.common.flatMap(Completions.names).joined(separator: " ")) \
        --version'
                    source='words \(firstWords.joined(separator: " "))' ;;
        \(nounLines.joined(separator: "\n"))
        \(cases(indent: "        ").joined(separator: "\n"))
            esac
            if [[ $current == -[!0-9]* || $current == - ]] && [[ -z $expects ]]; then
                mapfile -t COMPREPLY < <(compgen -W "$flags" -- "$current")
                return
            fi
            case "$source" in
                names*)
                    # Names may hold spaces; what was typed may be quoted.
                    word="${current//\\\\/}"
                    while IFS= read -r name; do
                        if [[ $name == "$word"* ]]; then
                            printf -v name '%q' "$name"
                            COMPREPLY+=("$name")
                        fi
                    done < <(haru __names "${source#names }" 2>/dev/null) ;;
                words*) mapfile -t COMPREPLY < <(compgen -W "${source#words }" -- "$current") ;;
                files)
                    compopt -o filenames
                    mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
                folders)
                    compopt -o filenames
                    mapfile -t COMPREPLY < <(compgen -d -- "$current") ;;
            esac
        }
        complete -F _haru haru
        """
    }
}
