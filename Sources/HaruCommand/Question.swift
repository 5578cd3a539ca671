import HaruStrings

/// What a verb that asks wants to know.
public enum Question: Equatable, Sendable {
    case deleteRecords(Int)
    case deleteAction(String, records: Int)
    case deleteTag(String, actions: Int)
    case finishGoal(String)
    case deleteGoal(String, quests: Int)
    case deleteQuest(String)
    case deleteHabit(String, days: Int)
    case undo(Int)
    case makeTags([String])
    case importRecords(Int)
    case restore(Int)
    /// A set-aside store's records are to be taken in.
    case importBackup(String)
    /// A device or watch asks to be let in.
    case pair(name: String)
    case signOut(login: String)
    /// Signing out, and everything on this device goes.
    case signOutErasing(login: String)

    /// Deletions that the server holds are meant.
    case deleteEverywhere(Int)
    /// They are not.
    case bringBack(Int)
    /// Records that the account no longer has go here too.
    case drop(Int)
    case removeDevice(name: String)
    case revokeToken(name: String)

    func words(_ strings: Strings) -> String {
        switch self {
        case .deleteRecords(let count): strings.askDeleteRecords(count: count)
        case .deleteAction(let name, let records):
            strings.askDeleteAction(name: name, count: records)
        case .deleteTag(let name, let actions): strings.askDeleteTag(name: name, count: actions)
        case .finishGoal(let name): strings.askFinishGoal(name: name)
        case .deleteGoal(let name, let quests): strings.askDeleteGoal(name: name, count: quests)
        case .deleteQuest(let name): strings.askDeleteQuest(name: name)
        case .deleteHabit(let name, let days): strings.askDeleteHabit(name: name, count: days)
        case .undo(let count): strings.askUndo(count: count)
        case .makeTags(let names): strings.askMakeTags(names: names.joined(separator: ", "))
        case .importRecords(let count): strings.askImport(count: count)
        case .restore(let count): strings.askRestore(count: count)
        case .importBackup(let path): strings.askImportBackup(path: path)
        case .pair(let name): strings.askPair(name: name)
        case .signOut(let login): strings.askSignOut(login: login)
        case .signOutErasing(let login): strings.askSignOutErasing(login: login)
        case .deleteEverywhere(let count): strings.askDeleteEverywhere(count: count)
        case .bringBack(let count): strings.askBringBack(count: count)
        case .drop(let count): strings.askDrop(count: count)
        case .removeDevice(let name): strings.askRemoveDevice(name: name)
        case .revokeToken(let name): strings.askRevokeToken(name: name)
        }
    }
}
