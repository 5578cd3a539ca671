import HaruCore
import HaruFormats
import HaruHost
import HaruStore
import HaruStrings

extension Workspace {
    /// Writes the CSV files into a folder or a zip.
    func export() throws(Refusal) -> ExitCode {
        let days = try exportDays()
        let promises = try promises()
        let quests = questLabels(promises, try QuestNames(self))
        let exporter = Exporter(
            storage: store.storage, path: place.store, zone: boundary.zone,
            cells: CSVWriter(isForSpreadsheets: invocation.has(.spreadsheet)),
            language: HaruFile.Language(rawValue: strings.language.rawValue) ?? .ko,
            range: days.map { boundary.range($0) }, days: days, actions: try actions(),
            tags: try tags(), goals: promises.goals.map { GoalRow($0) },
            quests: promises.goals.flatMap { goal in
                quests.filter { $0.goalID == goal.id }.compactMap { row($0, of: goal) }
            })
        let target = console.environment.path(invocation.text(.output) ?? ".")
        let files =
            target.hasSuffix(".zip")
            ? try exporter.write(exportParts(), toZip: target, at: now)
            : try exporter.write(exportParts(), toFolder: target)
        console.show(ExportReport(target: target, files: files), style)
        return .ok
    }

    /// A quest as it stands today.
    private func row(_ label: QuestLabel, of goal: Goal) -> QuestRow {
        let quest = label.quest
        var target = label.target ?? ""
        if case .health(let key) = quest.target { target = key }
        let period = [quest.often(strings), quest.days(style)].filter { !$0.isEmpty }
        return QuestRow(
            id: label.id, goalID: goal.id, goalTitle: goal.title, targetKind: quest.target.word,
            target: target, measure: label.measure?.rawValue ?? "",
            period: period.joined(separator: " · "),
            amount: quest.amount(measure: label.measure, strings),
            direction: quest.direction?.rawValue ?? "",
            deadlineMinute: (0..<1440).contains(quest.deadlineMinutes)
                ? quest.deadlineMinutes : nil)
    }

    private func exportDays() throws(Refusal) -> ClosedRange<LocalDay>? {
        guard let range = invocation.days(.range) else { return nil }
        do throws(ValueProblem) { return try range.resolve(today: today) } catch {
            throw .usage(.badValue(range.text, place: Flag.range.typed, error))
        }
    }

    private func exportParts() -> [HaruFile] {
        let parts = invocation.texts(.only).compactMap { ExportPart(rawValue: $0)?.file }
        return HaruFile.allCases.filter { parts.isEmpty || parts.contains($0) }
    }
}

extension GoalRow {
    fileprivate init(_ goal: Goal) {
        self.init(
            id: goal.id, title: goal.title, startDay: goal.startDay, endDay: goal.endDay,
            status: goal.status?.rawValue ?? "", threshold: goal.achieveThresholdPercent,
            symbolName: goal.symbolName, colorHex: goal.colorHex)
    }
}

extension ExportPart {
    var file: HaruFile {
        switch self {
        case .actions: .actions
        case .times: .timeRecords
        case .counts: .countRecords
        case .goals: .goals
        case .quests: .quests
        }
    }
}
