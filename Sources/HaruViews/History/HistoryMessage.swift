import HaruCore

/// What happens in the history (app 9).
public enum HistoryMessage: Equatable, Sendable {
    /// Days or weeks forward, negative backward.
    case step(Int)
    case today
    case show(HistoryRoute.View)
    case span(HistoryRoute.Span)
    /// Opens the calendar.
    case calendar
    /// Months forward in the calendar.
    case turnMonth(Int)
    case pick(LocalDay)
    case open(RecordReference)
    case add
    /// Free space of the timetable.
    ///
    /// - Parameter minute: after the day start, 0…1439.
    case addAt(LocalDay, minute: Int)
    /// A row was swept aside.
    case sweep(RecordReference)
    /// Another minute has passed.
    case minute

    var text: String {
        switch self {
        case .step(let count): "step \(count)"
        case .today: "today"
        case .show(let view): "show " + view.rawValue
        case .span(let span): "span " + span.rawValue
        case .calendar: "calendar"
        case .turnMonth(let count): "month \(count)"
        case .pick(let day): "pick " + ISO8601.text(day)
        case .open(let record): "open " + record.text
        case .add: "add"
        case .addAt(let day, let minute): "at " + ISO8601.text(day) + " \(minute)"
        case .sweep(let record): "sweep " + record.text
        case .minute: "minute"
        }
    }

    init?(_ words: Words) {
        switch words.verb {
        case "step": self = .step(words.int(0) ?? 0)
        case "today": self = .today
        case "show":
            guard let view = words.word(0).flatMap({ HistoryRoute.View(rawValue: $0) }) else {
                return nil
            }
            self = .show(view)
        case "span":
            guard let span = words.word(0).flatMap({ HistoryRoute.Span(rawValue: $0) }) else {
                return nil
            }
            self = .span(span)
        case "calendar": self = .calendar
        case "month": self = .turnMonth(words.int(0) ?? 0)
        case "pick":
            guard let day = words.word(0).flatMap({ ISO8601.day($0) }) else { return nil }
            self = .pick(day)
        case "add": self = .add
        case "at":
            guard let day = words.word(0).flatMap({ ISO8601.day($0) }), let minute = words.int(1)
            else { return nil }
            self = .addAt(day, minute: min(max(minute, 0), 1439))
        case "open":
            guard let record = RecordReference(words) else { return nil }
            self = .open(record)
        case "sweep":
            guard let record = RecordReference(words) else { return nil }
            self = .sweep(record)
        case "minute": self = .minute
        default: return nil
        }
    }
}
