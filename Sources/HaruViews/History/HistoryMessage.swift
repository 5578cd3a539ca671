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
    /// Free space of the timetable; minutes after the day start, within 0..<1440.
    case lane(LocalDay, LaneGesture, Range<Int>)
    /// A row was swept aside.
    case sweep(RecordReference)
    /// Another minute has passed.
    case minute

    /// What a finger or the mouse does on free space of a day.
    public enum LaneGesture: String, CaseIterable, Sendable {
        case tap
        /// The mouse is drawing; `drawn`: it was let go.
        case draw, drawn, cancel
    }

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
        case .lane(let day, let gesture, _):
            "lane " + ISO8601.text(day) + " " + gesture.rawValue
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
        case "lane":
            guard let day = words.word(0).flatMap({ ISO8601.day($0) }),
                let gesture = words.word(1).flatMap({ LaneGesture(rawValue: $0) })
            else { return nil }
            let steps = words.point ?? (0, 0)
            let first = min(max(steps.x, 0), 95)
            self = .lane(day, gesture, first * 15..<max(first, min(steps.y, 95)) * 15 + 15)
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
