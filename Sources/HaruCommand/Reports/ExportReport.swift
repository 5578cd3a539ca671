import HaruCore
import HaruStrings

/// The files an export wrote.
struct ExportReport: Report {
    struct File {
        let name: String
        let rows: Int
    }

    let target: String
    let files: [File]

    var json: JSON {
        .payload([
            JSON.Member("target", .string(target)),
            JSON.Member(
                "files",
                .array(
                    files.map {
                        .object([
                            JSON.Member("name", .string($0.name)),
                            JSON.Member("rows", .count($0.rows)),
                        ])
                    })),
        ])
    }

    func lines(_ style: Style) -> [String] {
        var table = Table([
            Table.Column(style.strings.headingFile, gives: true),
            Table.Column(style.strings.headingRows, .right),
        ])
        for file in files { table.add([Table.Cell(file.name), Table.Cell(String(file.rows))]) }
        return style.lines(table)
    }

    var isMessage: Bool { true }
}
