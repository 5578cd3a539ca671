import HaruCore
import HaruReplica
import HaruStrings

/// From a verb to what does it.
public enum Verbs {
    /// The version of this Haru.
    public static let version = "0.1.0"

    public static func perform(
        _ invocation: Invocation, _ console: Console
    ) throws(Refusal) -> ExitCode {
        switch invocation.verb {
        case .help, .completions: preconditionFailure("answered without a store")
        case .version: return version(console)
        case .conformance: return try ConformanceVerb.run(invocation, console)
        case .account: return try AccountVerb.run(invocation, console)
        case .status where invocation.has(.follow):
            return try StatusFollower.run(invocation, console)
        case .serve:
            let place = try? StoreVerbs.place(invocation, console)
            throw Companion.server.become(Companion.serverArguments(invocation, place))
        default: break
        }
        if let companion = Companion.doing(invocation.verb) {
            throw companion.become(console.environment.arguments)
        }
        return try StoreVerbs.perform(invocation, console)
    }

    /// Does a verb on an open store.
    static func perform(_ workspace: Workspace) throws(Refusal) -> ExitCode {
        let code = try perform(workspace.invocation.verb, workspace)
        workspace.tellOfDamage()
        return code
    }

    private static func perform(_ verb: Verb, _ workspace: Workspace) throws(Refusal) -> ExitCode {
        switch verb {
        case .start: try workspace.start()
        case .stop: try workspace.stop()
        case .toggle: try workspace.toggle()
        case .add: try workspace.add()
        case .record: try workspace.enterRecord()
        case .edit: try workspace.edit()
        case .delete: try workspace.deleteRecords()
        case .undo: try workspace.undo()
        case .status: try workspace.status()
        case .today: try workspace.totals(.day)
        case .week: try workspace.totals(.week)
        case .month: try workspace.totals(.month)
        case .last7: try workspace.totals(.last7)
        case .last30: try workspace.totals(.last30)
        case .total: try workspace.total()
        case .log: try workspace.log()
        case .tick: try workspace.tick()
        case .untick: try workspace.untick()
        case .goals: try workspace.listGoals()
        case .quests: try workspace.listQuests()
        case .habits: try workspace.listHabits()
        case .actions: try workspace.listActions()
        case .actionAdd: try workspace.addAction()
        case .actionEdit: try workspace.editAction()
        case .actionOrder: try workspace.orderActions()
        case .actionDelete: try workspace.deleteAction()
        case .tags: try workspace.listTags()
        case .tagAdd: try workspace.addTag()
        case .tagEdit: try workspace.editTag()
        case .tagOrder: try workspace.orderTags()
        case .tagDelete: try workspace.deleteTag()
        case .goalAdd: try workspace.addGoal()
        case .goalEdit: try workspace.editGoal()
        case .goalOrder: try workspace.orderGoals()
        case .goalFinish: try workspace.finishGoal()
        case .goalPause: try workspace.pauseGoal()
        case .goalResume: try workspace.resumeGoal()
        case .goalDelete: try workspace.deleteGoal()
        case .questAdd: try workspace.addQuest()
        case .questEdit: try workspace.editQuest()
        case .questOrder: try workspace.orderQuests()
        case .questDelete: try workspace.deleteQuest()
        case .habitAdd: try workspace.addHabit()
        case .habitEdit: try workspace.editHabit()
        case .habitOrder: try workspace.orderHabits()
        case .habitArchive: try workspace.archiveHabit()
        case .habitPause: try workspace.pauseHabit()
        case .habitResume: try workspace.resumeHabit()
        case .habitDelete: try workspace.deleteHabit()
        case .settings: try workspace.listSettings()
        case .settingsGet: try workspace.getSetting()
        case .settingsSet: try workspace.setSetting()
        case .importFiles: try workspace.importFiles()
        case .export: try workspace.export()
        case .backup: try workspace.backup()
        case .restore: try workspace.restore()
        case .doctor: try workspace.doctor()
        case .names: try workspace.names()
        case .help, .completions, .version, .conformance, .sync, .pair, .serve, .account,
            .accountSignIn, .accountSignOut, .accountDevices, .accountTokens:
            preconditionFailure("done elsewhere")
        }
    }

    private static func version(_ console: Console) -> ExitCode {
        if console.isJSON {
            console.write(
                .payload([
                    JSON.Member("version", .string(version)),
                    JSON.Member("schema", .count(Schema.version)),
                ]))
        } else {
            console.write(lines: ["haru \(version) (schema \(Schema.version))"])
        }
        return .ok
    }
}

extension Workspace {
    /// Rows that could not be trusted were left out of the answer; the person is told.
    func tellOfDamage() {
        guard !store.storage.damaged.isEmpty else { return }
        let message = strings.rowsDamaged(count: store.storage.damaged.count)
        console.environment.writeError(Array((message + "\n").utf8))
    }

    /// Names for a shell's completion, one a line.
    func names() throws(Refusal) -> ExitCode {
        let names =
            switch invocation.text(0) {
            case "actions": try actions().map { $0.name }
            case "tags": try tags().map { $0.name }
            case "goals": try goals().map { $0.title }
            case "quests": try questLabels().map { $0.name }
            case "habits": try habits().map { $0.name }
            default: ["last"]
            }
        console.write(lines: names.map(TextLayout.printable))
        return .ok
    }
}
