import HaruCore

/// How answers are written down, so that they can be compared with what a case expects.
extension JSON {
    static func instant(_ instant: Instant) -> JSON {
        .string(ISO8601.text(instant, offset: 0, milliseconds: true))
    }

    static func instant(_ instant: Instant?) -> JSON { instant.map { .instant($0) } ?? .null }

    static func day(_ day: LocalDay) -> JSON { .string(ISO8601.text(day)) }

    static func days(_ days: [LocalDay]) -> JSON { .array(days.map { .day($0) }) }

    /// Time amounts are seconds, fractional where need be.
    static func seconds(_ milliseconds: Int64) -> JSON {
        milliseconds % 1000 == 0
            ? .int(milliseconds / 1000) : .double(Double(milliseconds) / 1000)
    }

    /// A total of an action: seconds if it is timed.
    static func amount(_ total: Int64, _ type: TrackingType) -> JSON {
        switch type {
        case .time: .seconds(total)
        case .count: .int(total)
        }
    }

    static func range(_ range: Range<Instant>) -> JSON {
        let length = range.upperBound - range.lowerBound
        return .object([
            Member("start", .instant(range.lowerBound)), Member("end", .instant(range.upperBound)),
            Member("minutes", .double(Double(length) / 60_000)),
        ])
    }

    static func texts(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }

    static func error(_ error: DomainError?) -> JSON { error.map { .string($0.rawValue) } ?? .null }
}

extension CaseObject {
    func boundary() throws(CaseError) -> DayBoundary {
        let settings = try object("settings")
        let name = try settings.text("zone")
        guard let zone = setting.zones(name) else { throw settings.error("zone", "unknown zone") }
        let weekStart = try settings.integer("weekStart", in: 1...7, default: 2)
        return DayBoundary(
            zone: zone,
            dayStartMinutes: try settings.integer("dayStartMinutes", in: 0...1439, default: 0),
            weekStart: Weekday(rawValue: UInt8(weekStart)) ?? .monday)
    }

    func sessions() throws(CaseError) -> [TimeSession] {
        var sessions: [TimeSession] = []
        for object in try objects("sessions") {
            sessions.append(
                TimeSession(
                    id: try object.id(), actionID: try object.id("action"),
                    start: try object.instant("start"), end: try object.optionalInstant("end")))
        }
        return sessions
    }

    func counts() throws(CaseError) -> [CountEntry] {
        var entries: [CountEntry] = []
        for object in try objects("counts") {
            entries.append(
                CountEntry(
                    id: try object.id(), actionID: try object.id("action"),
                    timestamp: try object.instant("at"),
                    amount: try object.integer("amount", default: 1)))
        }
        return entries
    }

    func actions() throws(CaseError) -> [Action] {
        var actions: [Action] = []
        for object in try objects("actions") {
            let type = try object.optionalText("trackingType")
            actions.append(
                Action(
                    id: try object.id(),
                    createdAt: try object.optionalInstant("createdAt") ?? Instant(milliseconds: 0),
                    name: try object.optionalText("name") ?? "",
                    trackingType: type.map { TrackingType.known($0) } ?? .time,
                    isFavorite: try object.bool("isFavorite"), tagIDs: try object.ids("tags"),
                    sortOrder: try object.integer("sortOrder", default: 0)))
        }
        return actions
    }
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
    /// The case with this raw value, compared by bytes; `nil` for a word this version does not know.
    static func known(_ text: String) -> Self? {
        for value in allCases where sameBytes(value.rawValue, text) { return value }
        return nil
    }
}
