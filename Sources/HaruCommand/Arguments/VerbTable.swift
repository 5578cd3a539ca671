import HaruCore

extension Verb {
    /// The verb's row in the table of verbs. Only the row that is asked for is made.
    public var spec: VerbSpec {
        switch self {
        case .start, .stop, .toggle, .add, .record, .edit, .delete, .undo: dailySpec
        case .status, .today, .week, .month, .last7, .last30, .total, .log: lookingSpec
        case .actions, .actionAdd, .actionEdit, .actionOrder, .actionDelete: actionSpec
        case .tags, .tagAdd, .tagEdit, .tagOrder, .tagDelete: tagSpec
        case .goals, .goalAdd, .goalEdit, .goalOrder, .goalFinish, .goalPause, .goalResume,
            .goalDelete:
            goalSpec
        case .quests, .questAdd, .questEdit, .questOrder, .questDelete: questSpec
        case .tick, .untick, .habits, .habitAdd, .habitEdit, .habitOrder, .habitArchive,
            .habitPause, .habitResume, .habitDelete:
            habitSpec
        case .settings, .settingsGet, .settingsSet, .importFiles, .export, .backup, .restore,
            .doctor:
            dataSpec
        case .sync, .pair, .serve, .account, .accountSignIn, .accountSignOut, .accountDevices,
            .accountTokens:
            deviceSpec
        case .conformance, .completions, .help, .version, .names: otherSpec
        }
    }
}

extension FlagSpec {
    static let note = FlagSpec(.note, .textOrNone, "TEXT") { $0.flagNote }
    static let date = FlagSpec(.date, .day, "D") { $0.flagDate }
    static let actionFilter = FlagSpec(.action, .action, "ACTION", repeats: true) { $0.flagAction }
    static let tagFilter = FlagSpec(.tag, .tag, "TAG", repeats: true) { $0.flagTag }
    static let tagOfAction = FlagSpec(.tag, .tag, "TAG", repeats: true) { $0.flagTagOfAction }
    static let symbol = FlagSpec(.symbol, .textOrNone, "SYMBOL") { $0.flagSymbol }
    static let color = FlagSpec(.color, .color, "COLOR") { $0.flagColor }
    static let output = FlagSpec(.output, .file, "FILE") { $0.flagOutput }
}
