import HaruCore

/// Where the records of a day stand on an axis of 24 hours that begins at the day start.
///
/// Places are what the wall clock shows, so that they agree with the axis on every day; where the
/// clock is put back, both of the equal hours stand in the same place.
public struct TimetableDay: Equatable, Sendable {
    /// A time record.
    public struct Block: Equatable, Sendable {
        public let record: DayRecord
        /// Minutes after the day start, 0…1439.
        public let start: Int
        /// Minutes, so many that it can be seen.
        public let length: Int
        /// 0…`columns` − 1.
        public var column = 0
        /// How many columns share the width here.
        public var columns = 1

        var end: Int { start + length }
    }

    /// A count record.
    public struct Dot: Equatable, Sendable {
        public let record: DayRecord
        public let minute: Int
        /// How many places it is moved aside, because others are near.
        public let shift: Int
    }

    public let day: LocalDay
    public let blocks: [Block]
    public let dots: [Dot]
    /// Where now is; `nil` on other days.
    public let now: Int?

    /// - Parameter shortest: minutes that a block needs to be seen.
    public init(
        _ day: HistoryDay, boundary: DayBoundary, now: Instant, shortest: Int
    ) {
        self.day = day.day
        func place(_ instant: Instant) -> Int {
            let wall = boundary.wallClock(instant)
            let minutes =
                (wall.date - day.day) * 1440 + wall.minuteOfDay - boundary.dayStartMinutes
            return min(max(minutes, 0), 1440)
        }
        var blocks: [Block] = []
        var dots: [Dot] = []
        for record in day.records {
            let start = min(place(record.start), 1440 - shortest)
            guard !record.isCount else {
                let near = dots.last.map { start - $0.minute < 22 } ?? false
                let shift = near ? ((dots.last?.shift ?? 0) + 1) % 4 : 0
                dots.append(Dot(record: record, minute: start, shift: shift))
                continue
            }
            // An end on the next day start is the end of the axis, where the clock begins anew.
            let isWhole = record.goesIntoNextDay
            let end = isWhole ? 1440 : place(record.end ?? max(now, record.start))
            blocks.append(
                Block(record: record, start: start, length: max(end - start, shortest)))
        }
        self.blocks = TimetableDay.columns(blocks)
        self.dots = dots
        self.now = boundary.day(of: now) == day.day ? min(place(now), 1439) : nil
    }

    /// Gives blocks that overlap columns of their own. Blocks that touch each other, directly or
    /// over others, share the width equally.
    static func columns(_ unordered: [Block]) -> [Block] {
        var blocks = unordered.ordered {
            ($0.start, -$0.length, $0.record.reference.id)
                < ($1.start, -$1.length, $1.record.reference.id)
        }
        var first = 0
        while first < blocks.count {
            /// Where each column is free again.
            var ends: [Int] = []
            var end = blocks[first].end
            var next = first
            while next < blocks.count, next == first || blocks[next].start < end {
                let column = ends.firstIndex { $0 <= blocks[next].start } ?? ends.count
                if column == ends.count { ends.append(0) }
                ends[column] = blocks[next].end
                blocks[next].column = column
                end = max(end, blocks[next].end)
                next += 1
            }
            for i in first..<next { blocks[i].columns = ends.count }
            first = next
        }
        return blocks
    }

    /// The hour of the axis at which it opens: one before the first record, or now (app 9.3).
    var opening: Int? {
        var first = blocks.first?.start
        if let dot = dots.first?.minute { first = min(first ?? dot, dot) }
        return (first ?? now).map { max(0, $0 / 60 - 1) }
    }
}

/// What is written beside the axis.
enum TimetableAxis {
    /// The labels of hours 0…23 after the day start: `6`, or `06:30` where the day does not start on
    /// the hour.
    static func labels(dayStartMinutes: Int) -> [String] {
        (0..<24).map { hour in
            let minute = (dayStartMinutes + hour * 60) % 1440
            guard dayStartMinutes % 60 != 0 else { return "\(minute / 60)" }
            let (hours, minutes) = (minute / 60, minute % 60)
            return (hours < 10 ? "0" : "") + "\(hours):" + (minutes < 10 ? "0" : "") + "\(minutes)"
        }
    }

    /// Minutes as hours with three decimals, for a style.
    static func hours(_ minutes: Int) -> String {
        let thousandths = minutes * 1000 / 60
        let rest = thousandths % 1000
        return "\(thousandths / 1000)." + (rest < 100 ? "0" : "") + (rest < 10 ? "0" : "")
            + "\(rest)"
    }
}
