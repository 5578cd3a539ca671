import HaruCore

/// Nights and the days they belong to.
enum SleepCases {
    static func sleep(_ given: CaseObject) throws(CaseError) -> JSON {
        let boundary = try given.boundary()
        let start = try given.integer("sleepStart", in: 0...1439, default: 1260)
        let end = try given.integer("sleepEnd", in: 0...1439, default: 540)
        let intervals = SleepIntervals(try given.sleepIntervals())
        let windows = try given.days("days").map {
            boundary.sleepWindow(of: $0, start: start, end: end)
        }
        return .object([
            .init("windows", .array(windows.map { .range($0) })),
            .init("seconds", .array(windows.map { .seconds(intervals.milliseconds(in: $0)) })),
        ])
    }
}

extension CaseObject {
    /// `sleep`, a list of [start, end].
    func sleepIntervals() throws(CaseError) -> [Range<Instant>] {
        var intervals: [Range<Instant>] = []
        for element in try list("sleep") {
            guard let pair = element.array, pair.count == 2 else {
                throw error("sleep", "not a list of pairs")
            }
            let start = try instant(of: pair[0], "sleep")
            let end = try instant(of: pair[1], "sleep")
            guard start <= end else { throw error("sleep", "ends before it starts") }
            intervals.append(start..<end)
        }
        return intervals
    }
}
