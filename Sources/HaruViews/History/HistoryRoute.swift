import HaruCore

/// Which part of the history is open, as its address says it.
public struct HistoryRoute: Equatable, Sendable {
    public enum View: String, CaseIterable, Sendable { case list, timetable }
    public enum Span: String, CaseIterable, Sendable { case day, week }

    /// `nil`: today, and it moves on with the day (app 2.6).
    public var day: LocalDay?
    public var view = View.list
    public var span = Span.day

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
    }

    public var path: String {
        let place = day.map { "/history/" + ISO8601.text($0) } ?? "/history"
        return view == .list && span == .day
            ? place : place + "?view=" + view.rawValue + "&mode=" + span.rawValue
    }
}
