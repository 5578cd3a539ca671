import HaruCore
import HaruReplica
import HaruStore
import HaruStrings

extension Finding {
    /// The finding in one word, for programs.
    var code: String {
        switch self {
        case .structure: "structure"
        case .foreignKey: "foreign_key"
        case .damagedRecord: "damaged_record"
        case .unreadableRows: "unreadable_rows"
        case .clockUnreadable: "clock_unreadable"
        case .clockBehind: "clock_behind"
        case .damagedMeta: "damaged_meta"
        case .damagedChange: "damaged_change"
        case .putBack: "put_back"
        case .timelineDiffers: "timeline_differs"
        case .orphans: "orphans"
        case .needsCorrection: "needs_correction"
        case .runningWithoutAction: "running_without_action"
        case .slowStatement: "slow_statement"
        case .setting: "setting"
        }
    }

    /// What it concerns: a record's id, a table, a key.
    var subject: String {
        switch self {
        case .structure(let detail): detail
        case .foreignKey(let table), .unreadableRows(let table, _): table
        case .damagedRecord(let row): row.name
        case .clockUnreadable, .clockBehind, .timelineDiffers: ""
        case .damagedMeta(let key): key
        case .damagedChange(let number): String(number)
        case .putBack(let kind, let id): kind.name + " " + id.text
        case .orphans(let kind, _): kind.name
        case .needsCorrection(let id), .runningWithoutAction(let id): id.text
        case .slowStatement(let sql): sql
        case .setting(let name, _, _): name
        }
    }

    /// What a person reads.
    func words(_ strings: Strings) -> String {
        switch self {
        case .structure(let detail): strings.findingStructure(detail: detail)
        case .foreignKey(let table): strings.findingForeignKey(table: table)
        case .damagedRecord: strings.findingDamagedRecord(name: subject)
        case .unreadableRows(let table, let count):
            strings.findingUnreadableRows(table: table, count: count)
        case .clockUnreadable: strings.findingClockUnreadable
        case .clockBehind: strings.findingClockBehind
        case .damagedMeta(let key): strings.findingDamagedMeta(key: key)
        case .damagedChange(let number): strings.findingDamagedChange(number: String(number))
        case .putBack: strings.findingPutBack(name: subject)
        case .timelineDiffers(let missing, let stale):
            strings.findingTimeline(missing: String(missing), stale: String(stale))
        case .orphans(_, let count): strings.findingOrphans(count: count)
        case .needsCorrection: strings.findingNeedsCorrection(name: subject)
        case .runningWithoutAction: strings.findingRunningWithoutAction(name: subject)
        case .slowStatement(let sql): strings.findingSlow(sql: sql)
        case .setting(let name, let value, let wanted):
            strings.findingSetting(name: name, wanted: wanted, value: value)
        }
    }
}

extension DamagedRow {
    /// Kind and id where they can be read, else the number of the row.
    var name: String {
        let parts = [kind?.name, id?.text].compactMap { $0 }
        return parts.isEmpty ? "#\(row)" : parts.joined(separator: " ")
    }
}
