import HaruFormats

extension Verb {
    /// Verbs about settings and files.
    var dataSpec: VerbSpec {
        switch self {
        case .settings:
            VerbSpec(
                self, .structure, summary: { $0.helpSettings },
                examples: { $0.helpSettingsExamples })
        case .settingsGet:
            VerbSpec(
                self, .structure, [ArgumentSpec("KEY", .settingKey)],
                summary: { $0.helpSettingsGet }, examples: { $0.helpSettingsGetExamples })
        case .settingsSet:
            VerbSpec(
                self, .structure, [ArgumentSpec("KEY", .settingKey), ArgumentSpec("VALUE", .text)],
                summary: { $0.helpSettingsSet }, details: { $0.helpSettingsSetDetails },
                examples: { $0.helpSettingsSetExamples })
        case .importFiles:
            VerbSpec(
                self, .data, [ArgumentSpec("FILE", .file, .oneOrMore)],
                flags: [
                    FlagSpec(.format, .text, "FORMAT") { $0.flagImportFormat },
                    FlagSpec(.zone, .zone, "ZONE") { $0.flagZone },
                    FlagSpec(.dates, .choice(DateOrder.names), "mdy|dmy") { $0.flagDates },
                ],
                asks: .always, summary: { $0.helpImport }, details: { $0.helpImportDetails },
                examples: { $0.helpImportExamples })
        case .export:
            VerbSpec(
                self, .data,
                flags: [
                    FlagSpec(.range, .days, "D..D") { $0.flagRange },
                    FlagSpec(.only, .choice(ExportPart.allNames), "PART", repeats: true) {
                        $0.flagOnly
                    },
                    FlagSpec(.spreadsheet) { $0.flagSpreadsheet },
                    FlagSpec(.output, .file, "DIR|FILE.zip") { $0.flagExportOutput },
                ],
                summary: { $0.helpExport }, examples: { $0.helpExportExamples })
        case .backup:
            VerbSpec(
                self, .data,
                flags: [.output, FlagSpec(.withPreferences) { $0.flagWithPreferences }],
                summary: { $0.helpBackup }, examples: { $0.helpBackupExamples })
        case .restore:
            VerbSpec(
                self, .data, [ArgumentSpec("FILE", .file)],
                flags: [
                    FlagSpec(.undelete) { $0.flagUndelete },
                    FlagSpec(.asCopy) { $0.flagAsCopy },
                ],
                asks: .always, summary: { $0.helpRestore }, details: { $0.helpRestoreDetails },
                examples: { $0.helpRestoreExamples })
        default:
            VerbSpec(
                self, .data,
                flags: [
                    FlagSpec(.repair) { $0.flagRepair },
                    FlagSpec(.importBackup, .file, "FILE") { $0.flagImportBackup },
                ],
                asks: .sometimes, exclusive: [[.repair, .importBackup]],
                summary: { $0.helpDoctor }, details: { $0.helpDoctorDetails },
                examples: { $0.helpDoctorExamples })
        }
    }

    /// Verbs about the command itself.
    var otherSpec: VerbSpec {
        switch self {
        case .conformance:
            VerbSpec(
                self, .other, [ArgumentSpec("FILE", .file, .oneOrMore)],
                flags: [FlagSpec(.kind, .text, "KIND", repeats: true) { $0.flagKind }],
                summary: { $0.helpConformance }, examples: { $0.helpConformanceExamples })
        case .completions:
            VerbSpec(
                self, .other, [ArgumentSpec("SHELL", .choice(Shell.allNames))],
                summary: { $0.helpCompletions }, details: { $0.helpCompletionsDetails },
                examples: { $0.helpCompletionsExamples })
        case .help:
            VerbSpec(
                self, .other, [ArgumentSpec("VERB", .verb, .any)],
                flags: [FlagSpec(.man) { $0.flagMan }], insteadOfArguments: [.man],
                summary: { $0.helpHelp }, examples: { $0.helpHelpExamples })
        case .names:
            VerbSpec(
                self, .other, [ArgumentSpec("KIND", .choice(["actions", "tags", "records"]))],
                summary: { _ in "" }, examples: { _ in "" })
        default:
            VerbSpec(
                self, .other, summary: { $0.helpVersion }, examples: { $0.helpVersionExamples })
        }
    }
}

extension DateOrder {
    /// Orders that a person may have to tell apart, the one that is asked for first.
    static var names: [String] { [DateOrder.monthFirst, .dayFirst].map { $0.word } }

    /// As a person types it.
    var word: String {
        switch self {
        case .monthFirst: "mdy"
        case .dayFirst: "dmy"
        case .yearFirst: "ymd"
        }
    }

    init?(word: String) {
        guard let order = DateOrder.allCases.first(where: { $0.word == word }) else { return nil }
        self = order
    }
}

/// What an export can be limited to.
public enum ExportPart: String, CaseIterable, Sendable {
    case actions, times, counts, goals, quests

    static var allNames: [String] { allCases.map { $0.rawValue } }
}

/// A shell that completions are made for.
public enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    static var allNames: [String] { allCases.map { $0.rawValue } }
}
