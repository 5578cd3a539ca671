import HaruCore
import HaruFormats
import HaruHost
import HaruStore
import HaruStrings

extension Workspace {
    /// Writes the CSV files into a folder or a zip.
    func export() throws(Refusal) -> ExitCode {
        let days = try exportDays()
        let exporter = Exporter(
            storage: store.storage, path: place.store, zone: boundary.zone,
            cells: CSVWriter(isForSpreadsheets: invocation.has(.spreadsheet)),
            language: HaruFile.Language(rawValue: strings.language.rawValue) ?? .ko,
            range: days.map { boundary.range($0) }, days: days, actions: try actions(),
            tags: try tags())
        let target = console.environment.path(invocation.text(.output) ?? ".")
        let files =
            target.hasSuffix(".zip")
            ? try exporter.write(exportParts(), toZip: target, at: now)
            : try exporter.write(exportParts(), toFolder: target)
        console.show(ExportReport(target: target, files: files), style)
        return .ok
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
