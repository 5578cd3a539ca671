import HaruCore

/// Days, ranges and what falls into them.
enum TimeCases {
    static func dayKey(_ given: CaseObject) throws(CaseError) -> JSON {
        let boundary = try given.boundary()
        var days: [LocalDay] = []
        for element in try given.list("instants") {
            days.append(boundary.day(of: try given.instant(of: element, "instants")))
        }
        return .object([.init("days", .days(days))])
    }

    static func dayRange(_ given: CaseObject) throws(CaseError) -> JSON {
        let boundary = try given.boundary()
        let ranges = try given.days("days").map { JSON.range(boundary.range(of: $0)) }
        return .object([.init("ranges", .array(ranges))])
    }

    static func window(_ given: CaseObject) throws(CaseError) -> JSON {
        let boundary = try given.boundary()
        let deadline = try given.integer("deadlineMinutes", in: -1...1439)
        let ranges = try given.days("days").map {
            JSON.range(boundary.window(of: $0, deadline: deadline))
        }
        return .object([.init("ranges", .array(ranges))])
    }

    static func span(_ given: CaseObject) throws(CaseError) -> JSON {
        let boundary = try given.boundary()
        let window = try given.dayWindow()
        let day = try given.day("day")
        let days = window.days(anchor: day, weekStart: boundary.weekStart)
        let previous = window.previousDays(anchor: day, weekStart: boundary.weekStart)
        let range = boundary.range(days)
        return .object([
            .init("first", .day(days.lowerBound)), .init("last", .day(days.upperBound)),
            .init("start", .instant(range.lowerBound)), .init("end", .instant(range.upperBound)),
            .init("days", .int(Int64(days.upperBound - days.lowerBound + 1))),
            .init("previousFirst", .day(previous.lowerBound)),
            .init("previousLast", .day(previous.upperBound)),
        ])
    }

    static func split(_ given: CaseObject) throws(CaseError) -> JSON {
        let boundary = try given.boundary()
        let now = try given.instant("now")
        var members: [JSON.Member] = []
        for session in try given.sessions() {
            let parts = session.split(boundary: boundary, now: now).map { part in
                JSON.object([
                    .init("day", .day(part.day)), .init("seconds", .seconds(part.milliseconds)),
                ])
            }
            members.append(.init(given.name(of: session.id), .array(parts)))
        }
        return .object([.init("sessions", .object(members))])
    }

    static func sampleSplit(_ given: CaseObject) throws(CaseError) -> JSON {
        let parts = SampleSplit.parts(
            amount: Int64(try given.integer("amount")), start: try given.instant("start"),
            end: try given.instant("end"), boundary: try given.boundary())
        let list = parts.map { part in
            JSON.object([.init("day", .day(part.day)), .init("amount", .int(part.amount))])
        }
        return .object([.init("parts", .array(list))])
    }

    static func schedule(_ given: CaseObject) throws(CaseError) -> JSON {
        let boundary = try given.boundary()
        let quest = try given.object("quest").quest()
        let scheduled = try given.days("days").map {
            JSON.bool(quest.isScheduled(on: $0, boundary: boundary))
        }
        return .object([.init("scheduled", .array(scheduled))])
    }
}

extension CaseObject {
    /// `span` and `rolling`.
    func dayWindow() throws(CaseError) -> DayWindow {
        guard let span = Span.known(try text("span")) else { throw error("span", "unknown span") }
        guard try bool("rolling") else { return .span(span) }
        switch span {
        case .day: throw error("rolling", "a day does not roll")
        case .week: return .rolling(7)
        case .month: return .rolling(30)
        }
    }
}
