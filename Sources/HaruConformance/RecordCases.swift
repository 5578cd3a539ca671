import HaruCore

/// Stopping, editing, and which running session stands for all.
enum RecordCases {
    static func stop(_ given: CaseObject) throws(CaseError) -> JSON {
        let none = RecordID(high: 0, low: 0)
        var results: [JSON] = []
        for stop in try given.objects("stops") {
            let session = TimeSession(
                id: none, actionID: none, start: try stop.instant("start"), end: nil)
            let outcome = Recording.stop(
                session, now: try stop.instant("now"),
                minSeconds: try stop.integer("minSessionSeconds", in: 0...3600, default: 0))
            switch outcome {
            case .saved(let saved):
                let length = (saved.end ?? saved.start) - saved.start
                results.append(result("saved", .seconds(length)))
            case .discarded: results.append(result("discarded", .null))
            }
        }
        return .object([.init("results", .array(results))])
    }

    private static func result(_ word: String, _ seconds: JSON) -> JSON {
        .object([.init("result", .string(word)), .init("seconds", seconds)])
    }

    static func edit(_ given: CaseObject) throws(CaseError) -> JSON {
        let zone = try given.boundary().zone
        let now = try given.instant("now")
        let none = RecordID(high: 0, low: 0)
        var results: [JSON] = []
        for edit in try given.objects("edits") {
            let original = try edit.object("original")
            let draft = try edit.object("draft")
            let session = TimeSession(
                id: none, actionID: none, start: try original.instant("start"),
                end: try original.optionalInstant("end"))
            let start = try draft.instant("start")
            let end = try draft.optionalInstant("end")
            do throws(DomainError) {
                let edited = try SessionEdit(
                    of: session, draftStart: start, draftEnd: end, now: now, zone: zone)
                results.append(
                    .object([
                        .init("error", .null), .init("start", .instant(edited.start)),
                        .init("end", .instant(edited.end)),
                    ]))
            } catch {
                results.append(.object([.init("error", .error(error))]))
            }
        }
        return .object([.init("results", .array(results))])
    }

    static func running(_ given: CaseObject) throws(CaseError) -> JSON {
        let sessions = try given.sessions()
        let count = sessions.filter { $0.isRunning }.count
        func name(_ rule: Settings.Representative) -> JSON {
            rule.choose(among: sessions).map { .string(given.name(of: $0.id)) } ?? .null
        }
        return .object([
            .init("latest", name(.latest)), .init("earliest", name(.earliest)),
            .init("extraCount", .int(Int64(max(0, count - 1)))),
        ])
    }

    static func color(_ given: CaseObject) throws(CaseError) -> JSON {
        var tags: [Tag] = []
        for tag in try given.objects("tags") {
            tags.append(
                Tag(
                    id: try tag.id(), createdAt: try tag.instant("createdAt"),
                    colorHex: try tag.text("color")))
        }
        let colors = try given.actions().map {
            JSON.Member(given.name(of: $0.id), .string($0.colorHex(tags: tags)))
        }
        return .object([.init("colors", .object(colors))])
    }
}
