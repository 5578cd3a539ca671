import HaruCore

/// Which part of the history is open, as its address says it.
public struct HistoryRoute: Equatable, Sendable {
    public enum View: String, CaseIterable, Sendable { case list, timetable }
    public enum Span: String, CaseIterable, Sendable { case day, week }

    /// `nil`: today, and it moves on with the day (app 2.6).
    public var day: LocalDay?
    public var view = View.list
    public var span = Span.day
    /// The one action that is asked for, handed over by another screen and consumed once (app 4.5);
    /// no part of the address.
    public var only: RecordID?

    public init(day: LocalDay? = nil, view: View = .list, span: Span = .day) {
        self.day = day
        self.view = view
        self.span = span
    }

    /// - Returns: `nil` if `day` is no date.
    init?(day text: String?, query: Query) {
        if let text {
            guard let day = ISO8601.day(text) else { return nil }
            self.day = day
        }
        view = query["view"].flatMap { View(rawValue: $0) } ?? .list
        span = query["mode"].flatMap { Span(rawValue: $0) } ?? .day
        only = query["action"].flatMap { RecordID($0) }
    }

    /// Only the timetable has weeks.
    public var isWeek: Bool { view == .timetable && span == .week }

    /// The days that are shown.
    public func days(today: LocalDay, weekStart: Weekday) -> ClosedRange<LocalDay> {
        (isWeek ? HaruCore.Span.week : .day).days(around: day ?? today, weekStart: weekStart)
    }

    public var path: String {
        let place = day.map { "/history/" + ISO8601.text($0) } ?? "/history"
        return view == .list && span == .day
            ? place : place + "?view=" + view.rawValue + "&mode=" + span.rawValue
    }
}

extension ClosedRange<LocalDay> {
    /// Each day, ascending.
    var each: [LocalDay] { (0...(upperBound - lowerBound)).map { lowerBound + $0 } }
}
