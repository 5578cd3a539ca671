extension Completions {
    /// `name:what it does`, as `_describe` wants it.
    private func described(_ name: String, _ meaning: String) -> String {
        func safe(_ text: String) -> String {
            text.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "\\:")
        }
        return Completions.singleQuoted("\(safe(name)):\(safe(meaning))")
    }

    private func verbLines(_ verbs: [(name: String, verb: Verb)]) -> String {
        verbs.map { "            " + described($0.name, $0.verb.spec.summary(strings)) }
            .joined(separator: "\n")
    }

    private func verbs(of noun: String) -> [(name: String, verb: Verb)] {
        typed.filter { $0.words.hasPrefix("\(noun) ") }
            .map { (String($0.words.dropFirst(noun.count + 1)), $0.verb) }
    }

    private func nounCase(_ noun: String) -> String {
        """
                '\(noun)')
                    found=(
        \(verbLines(verbs(of: noun)))
                    )
                    _describe 'haru \(noun)' found
                    return ;;
        """
    }

    /// Every flag with what it does; where verbs differ, the first of them speaks.
    private var flagLines: String {
        var seen: [Flag] = []
        var lines: [String] = []
        for verb in verbs {
            for flag in verb.spec.allFlags where !seen.contains(flag.flag) {
                seen.append(flag.flag)
                let meaning = flag.help(strings)
                lines += Completions.names(flag).map { "        " + described($0, meaning) }
            }
        }
        return lines.joined(separator: "\n")
    }

    var zsh: String {
        """
        #compdef haru
        # zsh completion for haru; written by: haru completions zsh
        _haru() {
            local current="${words[CURRENT]}" previous="${words[CURRENT-1]}"
            local flags='' source='' expects='' verb='' word i place
            local -a typed found meanings
            meanings=(
        \(flagLines)
            )
            for ((i = 2; i < CURRENT; i++)); do
                word="${words[i]}"
                case "$word" in
                    \(flagsWithValue.joined(separator: "|"))) ((i++)) ;;
                    -[^0-9]*) ;;
                    *) typed+=("$word") ;;
                esac
            done
            verb="${typed[1]}"
            place=$((${#typed} - 1))
            case "${typed[1]} ${typed[2]}" in
                \(twoWordPattern))
                    verb="${typed[1]} ${typed[2]}"
                    place=$((place - 1)) ;;
            esac
            case "$verb" in
                '')
                    found=(
        \(verbLines(typed.filter { !$0.words.utf8.contains(0x20) }.map { ($0.words, $0.verb) }))
        \(Verb.nouns.map { "            " + described($0, meaning(ofNoun: $0)) }
                        .joined(separator: "\n"))
                    )
                    [[ $current == -* ]] || { _describe haru found; return } ;;
        \(Verb.nouns.map(nounCase).joined(separator: "\n"))
        \(cases(indent: "        ").joined(separator: "\n"))
            esac
            if [[ $current == -* && $current != -[0-9]* && -z $expects ]]; then
                [[ -n $flags ]] || flags='\(
                    FlagSpec.common.flatMap(Completions.names).joined(separator: " "))'
                found=()
                for word in ${=flags}; do found+=("${(@M)meanings:#${word}:*}"); done
                _describe -o haru found
                return
            fi
            case "$source" in
                names*)
                    found=("${(@f)$(haru __names "${source#names }" 2>/dev/null)}")
                    compadd -a found ;;
                words*) compadd -- ${=source#words } ;;
                files) _files ;;
                folders) _files -/ ;;
            esac
        }
        if [[ $funcstack[1] == _haru ]]; then
            _haru "$@"
        else
            compdef _haru haru
        fi
        """
    }
}
