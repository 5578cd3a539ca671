import HaruCore

/// A row of the goals file. What is coded (`status`) is data and never translated.
public struct GoalRow: Sendable {
    public var id: RecordID
    public var title: String
    public var startDay: LocalDay
    /// `nil` if the goal has no end.
    public var endDay: LocalDay?
    /// `inProgress`, `achieved`, …
    public var status: String
    /// Per cent.
    public var threshold: Int
    public var symbolName: String
    /// `#RRGGBB`.
    public var colorHex: String

    public init(
        id: RecordID, title: String, startDay: LocalDay, endDay: LocalDay?, status: String,
        threshold: Int, symbolName: String, colorHex: String
    ) {
        self.id = id
        self.title = title
        self.startDay = startDay
        self.endDay = endDay
        self.status = status
        self.threshold = threshold
        self.symbolName = symbolName
        self.colorHex = colorHex
    }

    public func write(with cells: CSVWriter = CSVWriter(), into bytes: inout [UInt8]) {
        cells.row(
            [
                id.text, title, ISO8601.text(startDay), endDay.map { ISO8601.text($0) } ?? "",
                status, String(threshold), symbolName, colorHex,
            ], into: &bytes)
    }
}

/// A row of the quests file. Period and amount are words for people, in the language of the app.
public struct QuestRow: Sendable {
    public var id: RecordID
    public var goalID: RecordID
    public var goalTitle: String
    /// `action`, `tag`, `health` or `none`.
    public var targetKind: String
    /// A name; for health the metric's key.
    public var target: String
    /// `time` or `count`.
    public var measure: String
    public var period: String
    public var amount: String
    /// `atLeast` or `atMost`.
    public var direction: String
    /// Minute of day; `nil` if there is none.
    public var deadlineMinute: Int?

    public init(
        id: RecordID, goalID: RecordID, goalTitle: String, targetKind: String, target: String,
        measure: String, period: String, amount: String, direction: String, deadlineMinute: Int?
    ) {
        self.id = id
        self.goalID = goalID
        self.goalTitle = goalTitle
        self.targetKind = targetKind
        self.target = target
        self.measure = measure
        self.period = period
        self.amount = amount
        self.direction = direction
        self.deadlineMinute = deadlineMinute
    }

    public func write(with cells: CSVWriter = CSVWriter(), into bytes: inout [UInt8]) {
        cells.row(
            [
                id.text, goalID.text, goalTitle, targetKind, target, measure, period, amount,
                direction, deadlineMinute.map { QuestRow.clock($0) } ?? "",
            ], into: &bytes)
    }

    /// `HH:mm`.
    private static func clock(_ minute: Int) -> String {
        let digits = [minute / 600, minute / 60 % 10, minute % 60 / 10, minute % 10]
        var bytes = digits.map { 0x30 + UInt8(truncatingIfNeeded: $0) }
        bytes.insert(0x3a, at: 2)
        return String(decoding: bytes, as: UTF8.self)
    }
}
