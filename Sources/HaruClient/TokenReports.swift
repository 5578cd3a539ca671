import HaruCommand
import HaruCore
import HaruStrings

/// The tokens of the account, of devices and of programs.
struct TokensReport: Report {
    /// As `GET /v1/tokens` lists them.
    let items: [JSON]

    var json: JSON { .payload([JSON.Member("items", .array(items))]) }

    func lines(_ style: Style) -> [String] {
        var table = Table([
            Table.Column(), Table.Column(), Table.Column(gives: true), Table.Column(),
            Table.Column(),
        ])
        for item in items {
            let scopes = (item["scopes"]?.array ?? []).compactMap { $0.string }
            let ends = Instant(milliseconds: item["expiresAt"]?.int64 ?? 0)
            table.add([
                Table.Cell(String((item["id"]?.string ?? "").prefix(8)), .bold),
                Table.Cell(item["kind"]?.string ?? "", .faint),
                Table.Cell(TextLayout.printable(item["name"]?.string ?? "")),
                Table.Cell(scopes.joined(separator: " "), .faint),
                Table.Cell(style.strings.tokenEnds(time: style.dateAndTime(ends)), .faint),
            ])
        }
        return table.lines(width: style.width, paint: style.paint, isUnicode: style.isUnicode)
    }
}

/// A token that was made, shown this once.
struct NewTokenReport: Report {
    let name: String
    /// As `POST /v1/tokens` answers.
    let answer: JSON

    var json: JSON {
        .payload(
            [JSON.Member("name", .string(name))]
                + ["id", "token", "scopes", "expiresAt"].map {
                    JSON.Member($0, answer[$0] ?? .null)
                })
    }

    func lines(_ style: Style) -> [String] {
        [style.strings.tokenMade, "", "  " + (answer["token"]?.string ?? "")]
    }
}

/// A device or token that ends, or has.
struct EndedReport: Report {
    let item: JSON
    let isDone: Bool

    var json: JSON {
        .payload(
            ["id", "name"].map { JSON.Member($0, item[$0] ?? .null) }
                + [JSON.Member("isDone", .bool(isDone))])
    }

    func lines(_ style: Style) -> [String] {
        let name = TextLayout.printable(item["name"]?.string ?? "")
        return [isDone ? style.strings.tokenEnded(name: name) : name]
    }

    var isMessage: Bool { isDone }
}
