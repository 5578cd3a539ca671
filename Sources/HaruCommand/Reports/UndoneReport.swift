import HaruCore
import HaruStrings

/// What was taken back.
struct UndoneReport: Report {
    let undone: UndoList

    var json: JSON { undone.json }

    func lines(_ style: Style) -> [String] {
        [style.strings.doneUndone(count: undone.rows.count)]
            + undone.rows.map {
                "  " + TextLayout.printable($0.change.words($0.subject, style.strings))
            }
    }

    var isMessage: Bool { true }
}
