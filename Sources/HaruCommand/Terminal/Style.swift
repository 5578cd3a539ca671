import HaruCore
import HaruStrings

/// How reports are written: in which words, colours and width, and by which clock.
public struct Style: Sendable {
    public let strings: Strings
    public let paint: Paint
    /// Cells of a line.
    public let width: Int
    /// Whether block characters, dots and the ellipsis can be shown.
    public let isUnicode: Bool
    public let boundary: DayBoundary
    public let now: Instant

    public init(
        strings: Strings, paint: Paint = Paint(.none), width: Int = 80, isUnicode: Bool = true,
        boundary: DayBoundary, now: Instant
    ) {
        self.strings = strings
        self.paint = paint
        self.width = width
        self.isUnicode = isUnicode
        self.boundary = boundary
        self.now = now
    }

    var ellipsis: String { isUnicode ? "…" : "~" }
    var dot: String { isUnicode ? "●" : "*" }
    var check: String { isUnicode ? "✓" : "x" }
    var dash: String { isUnicode ? "–" : "-" }

    func lines(_ table: Table) -> [String] {
        table.lines(width: width, paint: paint, isUnicode: isUnicode)
    }

    /// A name in bold, cut where the line would be too long, and what stands faint behind it.
    ///
    /// - Parameter indent: cells that stand in front of it.
    func title(_ name: String, beside note: String, indent: Int) -> String {
        let note = TextLayout.printable(note)
        let room = width - indent - 2 - TextWidth.of(note)
        let name = TextLayout.truncated(
            TextLayout.printable(name), to: max(room, 1), ellipsis: ellipsis)
        return paint(name, .bold) + "  " + paint(note, .faint)
    }

    /// A sentence in as many lines as it takes.
    func wrapped(_ text: String, _ ink: Ink = .plain) -> [String] {
        TextLayout.wrapped(TextLayout.printable(text), to: width).map { paint($0, ink) }
    }

    /// A sentence two cells from the left, in as many lines as it takes.
    func indented(_ text: String, _ ink: Ink = .plain) -> [String] {
        TextLayout.wrapped(TextLayout.printable(text), to: width - 2).map { "  " + paint($0, ink) }
    }

    /// `09:10`
    func time(_ instant: Instant) -> String {
        let clock = boundary.wallClock(instant)
        return Style.twoDigits(clock.hour) + ":" + Style.twoDigits(clock.minute)
    }

    /// `2026-08-12 09:10`
    public func dateAndTime(_ instant: Instant) -> String {
        ISO8601.text(boundary.wallClock(instant).date) + " " + time(instant)
    }

    /// A day in words, the year only if it is not the one that is going on.
    func day(_ day: LocalDay) -> String {
        let (year, month, dayOfMonth) = day.date
        return strings.date(
            year: year == boundary.day(of: now).date.year ? nil : year, month: month,
            day: dayOfMonth, weekday: Int(day.weekday.rawValue))
    }

    /// The day in words; today and yesterday are called so.
    func dayWithName(_ day: LocalDay) -> String {
        let today = boundary.day(of: now)
        if day == today { return strings.todayDate(date: self.day(day)) }
        if day == today - 1 { return strings.yesterdayDate(date: self.day(day)) }
        return self.day(day)
    }

    /// A minute of the day: `09:10`.
    static func clock(minutes: Int) -> String {
        twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60)
    }

    private static func twoDigits(_ number: Int) -> String {
        (number < 10 ? "0" : "") + String(number)
    }
}
