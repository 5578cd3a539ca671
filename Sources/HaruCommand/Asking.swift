import HaruStrings

/// What comes of a verb that shows what it would change and asks (†).
public enum Agreement: Equatable, Sendable {
    /// Agreed to, by `--yes` or by a person: do it, deletions as confirmed ones.
    case go
    /// `--dry-run`: it has been shown, and nothing is to be written.
    case shownOnly
}

extension Console {
    /// Shows what a verb would change and finds out whether it may.
    ///
    /// - Parameter preview: what would change, with numbers.
    /// - Throws: `.usage(.cannotAsk)` without a terminal and without `--yes`; `.declined` on a no.
    public func agree(
        to preview: some Report, question: Question, _ invocation: Invocation, _ style: Style
    ) throws(Refusal) -> Agreement {
        if invocation.has(.dryRun) {
            show(preview, style)
            return .shownOnly
        }
        if invocation.has(.yes) { return .go }
        guard environment.isInputTerminal, environment.isErrorTerminal else {
            throw .usage(.cannotAsk(verb: invocation.verb))
        }
        // The question belongs to the person, standard output to the answer.
        let asked = TextLayout.printable(question.words(strings)) + " [y/N] "
        let lines = preview.lines(style) + [asked]
        environment.writeError(Array(lines.joined(separator: "\n").utf8))
        switch environment.readLine()?.lowercased() {
        case "y", "yes", "네", "예", "はい": return .go
        default: throw .declined
        }
    }
}
