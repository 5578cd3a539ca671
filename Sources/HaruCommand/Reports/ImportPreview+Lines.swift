import HaruCore
import HaruFormats
import HaruStrings

extension ImportPreview {
    /// The most names or lines that are listed one by one.
    private static let listed = 8

    public func lines(_ style: Style) -> [String] {
        let strings = style.strings
        var lines = style.lines(fileTable(style))
        lines.append("")
        if addsNothing { lines.append(strings.importAddsNothing) }
        if sessions > 0 { lines.append("+ " + strings.importSessions(count: sessions)) }
        if counts > 0 { lines.append("+ " + strings.importCounts(count: counts)) }
        lines += named("+ ", strings.importNewActions(count: newActions.count), newActions, style)
        lines += named("+ ", strings.importNewTags(count: newTags.count), newTags, style)
        lines += addedPromises(style)
        lines += named(
            "= ", strings.importMatchedActions(count: matchedActions.count), matchedActions, style)
        lines += named(
            "= ", strings.importMatchedHabits(count: promises.matchedHabits.count),
            promises.matchedHabits, style)
        if duplicates > 0 { lines.append("- " + strings.importDuplicates(count: duplicates)) }
        if running > 0 { lines.append("- " + strings.importRunning(count: running)) }
        if ignored > 0 { lines.append("- " + strings.importIgnored(count: ignored)) }
        return lines + lossLines(style) + issueLines(style)
    }

    private func addedPromises(_ style: Style) -> [String] {
        let strings = style.strings
        var lines = named(
            "+ ", strings.importNewGoals(count: promises.newGoals.count), promises.newGoals, style)
        if promises.quests > 0 {
            lines.append("+ " + strings.importQuests(count: promises.quests))
        }
        lines += named(
            "+ ", strings.importNewHabits(count: promises.newHabits.count), promises.newHabits,
            style)
        if promises.completions > 0 {
            lines.append("+ " + strings.importCompletions(count: promises.completions))
        }
        if promises.pausedDays > 0 {
            lines.append("+ " + strings.importPausedDays(count: promises.pausedDays))
        }
        return lines
    }

    /// Each habit by name: what is lost of it, its person has to know.
    private func lossLines(_ style: Style) -> [String] {
        let strings = style.strings
        let losses = promises.losses
        var lines: [String] = []
        func list(_ names: [String]) {
            lines += names.map { "    " + style.paint(TextLayout.printable($0), .faint) }
        }
        if !losses.frequencies.isEmpty {
            lines.append("- " + strings.importLostFrequencies(count: losses.frequencies.count))
            list(losses.frequencies.map { $0.habit + ": " + strings.often($0.frequency) })
        }
        if losses.notes > 0 {
            lines.append("- " + strings.importLostNotes(count: losses.notes))
            list(losses.notesOf.map { $0.habit + ": " + strings.importNotes(count: $0.count) })
        }
        if losses.skippedAmounts > 0 {
            lines.append("- " + strings.importLostSkips(count: losses.skippedAmounts))
        }
        if losses.promises > 0 {
            lines.append("- " + strings.importLostPromises(count: losses.promises))
            list(
                losses.promisesOf.map { promise in
                    promise.name + (promise.frequency.map { ": " + strings.often($0) } ?? "")
                })
        }
        if losses.todos > 0 { lines.append("- " + strings.importLostTodos(count: losses.todos)) }
        return lines
    }

    private func fileTable(_ style: Style) -> Table {
        let strings = style.strings
        var table = Table([
            Table.Column(strings.headingFile, gives: true), Table.Column(strings.headingFormat),
            Table.Column(strings.headingRecords, .right), Table.Column(strings.headingDays),
        ])
        // An archive of habits has many files that say nothing new.
        let shown = files.count > ImportPreview.listed ? files.filter { $0.records > 0 } : files
        for file in shown {
            let days = file.days.map {
                strings.dayRange(
                    first: ISO8601.text($0.lowerBound), last: ISO8601.text($0.upperBound))
            }
            table.add([
                Table.Cell(file.name), Table.Cell(file.format), Table.Cell(String(file.records)),
                Table.Cell(days ?? ""),
            ])
        }
        if shown.count < files.count {
            let more = strings.andMore(count: files.count - shown.count)
            table.add([Table.Cell(more), Table.Cell(""), Table.Cell(""), Table.Cell("")])
        }
        return table
    }

    private func named(_ mark: String, _ title: String, _ names: [String], _ style: Style)
        -> [String]
    {
        if names.isEmpty { return [] }
        var list = names.prefix(ImportPreview.listed).map { TextLayout.printable($0) }
        let more = names.count - list.count
        if more > 0 { list.append(style.strings.andMore(count: more)) }
        let text = title + ": " + list.joined(separator: " · ")
        return [mark + TextLayout.truncated(text, to: style.width - 2, ellipsis: style.ellipsis)]
    }

    private func issueLines(_ style: Style) -> [String] {
        var lines: [String] = []
        for reason in ImportIssue.Reason.allCases {
            let same = issues.filter { $0.reason == reason }
            if same.isEmpty { continue }
            lines.append(
                "! "
                    + style.strings.importSkipped(
                        count: same.count, reason: reason.words(style.strings)))
            for issue in same.prefix(ImportPreview.listed) {
                let place = issue.line.map { "\(issue.file):\($0)" } ?? issue.file
                lines.append("    " + style.paint(TextLayout.printable(place), .faint))
            }
            let more = same.count - ImportPreview.listed
            if more > 0 {
                lines.append("    " + style.paint(style.strings.andMore(count: more), .faint))
            }
        }
        return lines
    }
}
