import HaruCore
import HaruStrings

/// The quests of goals in progress over one span.
struct QuestReport: Report {
    let rows: [QuestNumbers]
    let span: Span

    var json: JSON { .payload([JSON.Member("quests", .array(rows.map { $0.json }))]) }

    func lines(_ style: Style) -> [String] {
        if rows.isEmpty { return style.wrapped(style.strings.noQuests) }
        return QuestTable(span, style, headed: style.strings.headingQuest).lines(of: rows)
    }
}
