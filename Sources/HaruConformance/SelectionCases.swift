import HaruCore

/// Which records an export holds and a reset removes.
enum SelectionCases {
    static func exportRange(_ given: CaseObject) throws(CaseError) -> JSON {
        let first = try given.day("first")
        let last = try given.day("last")
        guard first <= last else { throw given.error("last", "before the first day") }
        let range = ExportRange(first...last, boundary: try given.boundary())
        let sessions = try given.sessions().filter { range.contains($0) }
        let counts = try given.counts().filter { range.contains($0) }
        return .object([
            .init("sessions", .texts(sessions.map { given.name(of: $0.id) })),
            .init("counts", .texts(counts.map { given.name(of: $0.id) })),
            .init("suffix", .string(range.suffix)),
        ])
    }

    static func reset(_ given: CaseObject) throws(CaseError) -> JSON {
        let reset = Reset(through: try given.day("day"), boundary: try given.boundary())
        let sessions = try given.sessions().filter { reset.removes($0) }
        let counts = try given.counts().filter { reset.removes($0) }
        let diary = try given.days("diaryDays").filter { reset.removesDiary(of: $0) }
        var completions: [Completion] = []
        for object in try given.objects("completions") {
            let id = try object.id()
            completions.append(
                Completion(id: id, habitID: id, completedOn: try object.day("completedOn")))
        }
        completions = completions.filter { reset.removes($0) }
        let removed: [JSON.Member] = [
            .init("sessions", .texts(sessions.map { given.name(of: $0.id) })),
            .init("counts", .texts(counts.map { given.name(of: $0.id) })),
            .init("diary", .days(diary)),
            .init("completions", .texts(completions.map { given.name(of: $0.id) })),
        ]
        return .object([.init("removed", .object(removed))])
    }
}
