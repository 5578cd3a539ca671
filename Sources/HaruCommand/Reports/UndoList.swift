import HaruCore
import HaruReplica
import HaruStrings

/// What `haru undo` would take back, newest first.
public struct UndoList: Report, Sendable {
    public struct Row: Sendable {
        public let change: UndoEntry.Verb
        /// The name of the action or tag, the key of the setting, or the file.
        public let subject: String
        public let madeAt: Instant

        public init(change: UndoEntry.Verb, subject: String, madeAt: Instant) {
            self.change = change
            self.subject = subject
            self.madeAt = madeAt
        }
    }

    public let rows: [Row]

    public init(rows: [Row]) { self.rows = rows }

    public var json: JSON {
        .payload([
            JSON.Member(
                "changes",
                .array(
                    rows.enumerated().map { i, row in
                        .object([
                            JSON.Member("n", .count(i + 1)),
                            JSON.Member("change", .string(row.change.name)),
                            JSON.Member("subject", .string(row.subject)),
                            JSON.Member("madeAt", .at(row.madeAt)),
                        ])
                    }))
        ])
    }

    public func lines(_ style: Style) -> [String] {
        if rows.isEmpty { return [style.strings.nothingToUndo] }
        var table = Table([
            Table.Column("", .right), Table.Column(), Table.Column(gives: true),
        ])
        for (i, row) in rows.enumerated() {
            table.add([
                Table.Cell(String(i + 1), .faint), Table.Cell(style.dateAndTime(row.madeAt)),
                Table.Cell(row.change.words(row.subject, style.strings)),
            ])
        }
        return style.lines(table)
    }
}

extension UndoEntry.Verb {
    /// The word in `--json` answers; never translated.
    var name: String {
        switch self {
        case .start: "start"
        case .stop: "stop"
        case .discard: "discard"
        case .add: "add"
        case .record: "record"
        case .edit: "edit"
        case .delete: "delete"
        case .actionAdd: "actionAdd"
        case .actionEdit: "actionEdit"
        case .actionDelete: "actionDelete"
        case .tagAdd: "tagAdd"
        case .tagEdit: "tagEdit"
        case .tagDelete: "tagDelete"
        case .settings: "settings"
        case .importing: "import"
        case .restore: "restore"
        case .goalAdd: "goalAdd"
        case .goalEdit: "goalEdit"
        case .goalJudge: "goalJudge"
        case .goalDelete: "goalDelete"
        case .questAdd: "questAdd"
        case .questEdit: "questEdit"
        case .questDelete: "questDelete"
        case .habitAdd: "habitAdd"
        case .habitEdit: "habitEdit"
        case .habitArchive: "habitArchive"
        case .habitResume: "habitResume"
        case .habitDelete: "habitDelete"
        case .check: "check"
        case .uncheck: "uncheck"
        case .pause: "pause"
        case .resume: "resume"
        }
    }

    func words(_ subject: String, _ strings: Strings) -> String {
        switch self {
        case .start: strings.undoStart(name: subject)
        case .stop: strings.undoStop(name: subject)
        case .discard: strings.undoDiscard(name: subject)
        case .add: strings.undoAdd(name: subject)
        case .record: strings.undoRecord(name: subject)
        case .edit: strings.undoEdit(name: subject)
        case .delete: strings.undoDelete(name: subject)
        case .actionAdd: strings.undoActionAdd(name: subject)
        case .actionEdit: strings.undoActionEdit(name: subject)
        case .actionDelete: strings.undoActionDelete(name: subject)
        case .tagAdd: strings.undoTagAdd(name: subject)
        case .tagEdit: strings.undoTagEdit(name: subject)
        case .tagDelete: strings.undoTagDelete(name: subject)
        case .settings: strings.undoSettings(name: subject)
        case .importing: strings.undoImport(name: subject)
        case .restore: strings.undoRestore(name: subject)
        case .goalAdd: strings.undoGoalAdd(name: subject)
        case .goalEdit: strings.undoGoalEdit(name: subject)
        case .goalJudge: strings.undoGoalJudge(name: subject)
        case .goalDelete: strings.undoGoalDelete(name: subject)
        case .questAdd: strings.undoQuestAdd(name: subject)
        case .questEdit: strings.undoQuestEdit(name: subject)
        case .questDelete: strings.undoQuestDelete(name: subject)
        case .habitAdd: strings.undoHabitAdd(name: subject)
        case .habitEdit: strings.undoHabitEdit(name: subject)
        case .habitArchive: strings.undoHabitArchive(name: subject)
        case .habitResume: strings.undoHabitResume(name: subject)
        case .habitDelete: strings.undoHabitDelete(name: subject)
        case .check: strings.undoCheck(name: subject)
        case .uncheck: strings.undoUncheck(name: subject)
        case .pause: strings.undoPause(name: subject)
        case .resume: strings.undoResume(name: subject)
        }
    }
}
