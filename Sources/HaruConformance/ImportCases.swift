import HaruCore
import HaruFormats

/// The conformance kind `import` (domain 15.3, 19): files and a store in, kinds of rows and the plan
/// out.
public enum ImportCases {
    public static func result(_ given: JSON) -> JSON {
        var files: [ImportFile] = []
        for (i, text) in (given["files"]?.array ?? []).enumerated() {
            files.append(ImportFile(name: String(i), bytes: Array((text.string ?? "").utf8)))
        }
        let kinds = files.map { file in
            JSON.array(HaruCSV.shapes(of: file).map { $0.map { .string($0.rawValue) } ?? .null })
        }
        return .object([.init("kinds", .array(kinds)), .init("plan", plan(files, given["store"]))])
    }

    private static func plan(_ files: [ImportFile], _ store: JSON?) -> JSON {
        let formats = files.map { _ -> FileFormat? in .haruCSV }
        let history = Importer.read(files, as: formats, options: ImportOptions(zone: .utc))
        var lastID: UInt64 = 0
        var planner = ImportPlanner(
            history: history, actions: actions(store), tags: [], now: Instant(milliseconds: 0)
        ) {
            lastID += 1
            return RecordID(high: 0xfeed, low: lastID)
        }
        for session in store?["sessions"]?.array ?? [] {
            guard let action = id(session["action"]), let start = instant(session["start"]),
                let end = instant(session["end"])
            else { continue }
            planner.addExisting(
                actionID: action, start: start, endOrAmount: end.milliseconds, isCount: false)
        }
        for count in store?["counts"]?.array ?? [] {
            guard let action = id(count["action"]), let time = instant(count["at"]) else {
                continue
            }
            planner.addExisting(
                actionID: action, start: time, endOrAmount: count["amount"]?.int64 ?? 1,
                isCount: true)
        }
        let plan = planner.plan(boundary: DayBoundary(zone: .utc))
        let counts: [(String, Int)] = [
            ("actionsNew", plan.actionsNew), ("tagsNew", plan.tagsNew),
            ("sessionsNew", plan.sessionsNew), ("countsNew", plan.countsNew),
            ("duplicates", plan.duplicates), ("running", plan.running),
            ("ignored", plan.ignored), ("invalid", plan.invalid),
        ]
        return .object(counts.map { .init($0.0, .int(Int64($0.1))) })
    }

    private static func actions(_ store: JSON?) -> [Action] {
        (store?["actions"]?.array ?? []).compactMap { json in
            guard let id = id(json["id"]), let name = json["name"]?.string else { return nil }
            let type = json["trackingType"]?.string.flatMap { TrackingType(rawValue: $0) }
            return Action(id: id, name: name, trackingType: type)
        }
    }

    private static func id(_ json: JSON?) -> RecordID? { json?.string.flatMap { RecordID($0) } }

    private static func instant(_ json: JSON?) -> Instant? {
        json?.string.flatMap { ISO8601.instant($0) }
    }
}
