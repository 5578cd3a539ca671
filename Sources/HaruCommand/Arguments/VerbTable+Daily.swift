import HaruCore

extension Verb {
    /// Verbs that write records.
    var dailySpec: VerbSpec {
        switch self {
        case .start:
            VerbSpec(
                self, .daily, [ArgumentSpec("ACTION", .action)], flags: [.note],
                summary: { $0.helpStart }, examples: { $0.helpStartExamples })
        case .stop:
            VerbSpec(
                self, .daily, [ArgumentSpec("ACTION", .action, .optional)],
                flags: [FlagSpec(.all) { $0.flagStopAll }, .note], insteadOfArguments: [.all],
                summary: { $0.helpStop }, details: { $0.helpStopDetails },
                examples: { $0.helpStopExamples })
        case .toggle:
            VerbSpec(
                self, .daily, [ArgumentSpec("ACTION", .action)], summary: { $0.helpToggle },
                examples: { $0.helpToggleExamples })
        case .add:
            VerbSpec(
                self, .daily,
                [
                    ArgumentSpec("ACTION", .action),
                    ArgumentSpec("N", .number(CountEntry.allowedAmounts), .optional),
                ],
                flags: [.note], summary: { $0.helpAdd }, examples: { $0.helpAddExamples })
        case .record:
            VerbSpec(
                self, .daily,
                [
                    ArgumentSpec("ACTION", .action), ArgumentSpec("START", .time),
                    ArgumentSpec("END", .time),
                ],
                flags: [.note], summary: { $0.helpRecord }, details: { $0.helpTimes },
                examples: { $0.helpRecordExamples })
        case .edit:
            VerbSpec(
                self, .daily, [ArgumentSpec("RECORD", .record)],
                flags: [
                    FlagSpec(.start, .time, "TIME") { $0.flagStart },
                    FlagSpec(.end, .time, "TIME") { $0.flagEnd },
                    FlagSpec(.amount, .number(CountEntry.allowedAmounts), "N") { $0.flagAmount },
                    .note,
                ],
                needsOneOf: [.start, .end, .at, .amount, .note], summary: { $0.helpEdit },
                details: { $0.helpEditDetails }, examples: { $0.helpEditExamples })
        case .delete:
            VerbSpec(
                self, .daily, [ArgumentSpec("RECORD", .record, .oneOrMore)], asks: .sometimes,
                summary: { $0.helpDelete }, details: { $0.helpDeleteDetails },
                examples: { $0.helpDeleteExamples })
        default:
            VerbSpec(
                self, .daily, [ArgumentSpec("N", .number(1...50), .optional)],
                flags: [FlagSpec(.list) { $0.flagUndoList }], asks: .sometimes,
                insteadOfArguments: [.list], summary: { $0.helpUndo },
                details: { $0.helpUndoDetails }, examples: { $0.helpUndoExamples })
        }
    }
}
