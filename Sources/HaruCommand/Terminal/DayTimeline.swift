import HaruCore

/// A day drawn from its beginning to its end, one line per action.
public struct DayTimeline: Sendable {
    /// What one action did on the day.
    public struct Lane: Sendable {
        public let name: String
        /// `#RRGGBB`
        public let colorHex: String
        public let sessions: [Range<Instant>]
        /// Moments at which something was counted.
        public let counts: [Instant]

        public init(
            name: String, colorHex: String, sessions: [Range<Instant>] = [], counts: [Instant] = []
        ) {
            self.name = name
            self.colorHex = colorHex
            self.sessions = sessions
            self.counts = counts
        }
    }

    public let day: LocalDay
    public let lanes: [Lane]

    public init(day: LocalDay, lanes: [Lane]) {
        self.day = day
        self.lanes = lanes
    }

    private static let leastCells = 24
    private static let mostCells = 96
    private static let widestName = 16

    /// A line with the hours and one per lane, at most `style.width` cells wide where 40 suffice.
    public func lines(_ style: Style) -> [String] {
        let room = max(style.width - DayTimeline.leastCells - 2, 1)
        let widest = min(DayTimeline.widestName, room)
        let names = lanes.map {
            TextLayout.truncated(
                TextLayout.printable($0.name), to: widest, ellipsis: style.ellipsis)
        }
        let margin = (names.map { TextWidth.of($0) }.max() ?? 0) + 2
        let whole = (style.width - margin) / 24 * 24
        let cells = min(max(whole, DayTimeline.leastCells), DayTimeline.mostCells)
        let range = style.boundary.range(of: day)
        guard !range.isEmpty else { return [] }
        let head = String(repeating: " ", count: margin) + style.paint(hours(cells, style), .faint)
        return [head]
            + zip(lanes, names).map { lane, name in
                TextLayout.padded(name, to: margin)
                    + draw(lane, in: range, cells: cells, style: style)
            }
    }

    /// Where cell `index` of `cells` begins.
    private func start(_ index: Int, of cells: Int, in range: Range<Instant>) -> Instant {
        range.lowerBound + (range.upperBound - range.lowerBound) * Int64(index) / Int64(cells)
    }

    /// The hours of the wall clock, every third, or every sixth where there is little room.
    private func hours(_ cells: Int, _ style: Style) -> String {
        let range = style.boundary.range(of: day)
        let step = cells >= 48 ? 180 : 360
        func slot(_ index: Int) -> Int {
            style.boundary.wallClock(start(index, of: cells, in: range)).minuteOfDay / step
        }
        var text = ""
        for i in 0..<cells where text.utf8.count <= i {
            let clock = style.boundary.wallClock(start(i, of: cells, in: range))
            let isMark = i == 0 ? clock.minuteOfDay % step == 0 : slot(i) != slot(i - 1)
            let label = isMark ? String(clock.minuteOfDay / step * step / 60) : " "
            if i + label.utf8.count <= cells { text += label }
        }
        return text
    }

    private func draw(_ lane: Lane, in range: Range<Instant>, cells: Int, style: Style) -> String {
        // Two halves per cell; whatever is touched is filled, so that short sessions can be seen.
        var halves = [Bool](repeating: false, count: cells * 2)
        let length = range.upperBound - range.lowerBound
        func half(_ instant: Instant) -> Int64 {
            (instant - range.lowerBound) * Int64(cells * 2) / length
        }
        for session in lane.sessions {
            let part = session.clamped(to: range)
            guard !part.isEmpty else { continue }
            for i in half(part.lowerBound)...half(part.upperBound - 1) { halves[Int(i)] = true }
        }
        let points = Set(lane.counts.filter { range.contains($0) }.map { Int(half($0) / 2) })
        var filled = ""
        var line = ""
        func flush() {
            line += style.paint(filled, .color(lane.colorHex))
            filled = ""
        }
        for i in 0..<cells {
            let mark: String
            switch (halves[2 * i], halves[2 * i + 1], points.contains(i)) {
            case (true, true, _): mark = style.isUnicode ? "█" : "#"
            case (true, false, _): mark = style.isUnicode ? "▌" : "#"
            case (false, true, _): mark = style.isUnicode ? "▐" : "#"
            case (false, false, true): mark = style.isUnicode ? "●" : "o"
            case (false, false, false):
                flush()
                line += style.paint(style.isUnicode ? "·" : ".", .faint)
                continue
            }
            filled += mark
        }
        flush()
        return line
    }
}
