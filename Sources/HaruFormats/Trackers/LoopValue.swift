import HaruCore

/// What Loop Habit Tracker writes for a day: a word, or a code, or an amount times 1,000.
enum LoopValue {
    static let unknown: Int64 = -1
    static let no: Int64 = 0
    /// Not done, and not due either: it was done often enough around that day.
    static let automatic: Int64 = 1
    static let yes: Int64 = 2
    static let skip: Int64 = 3

    /// - Returns: `nil` for an unknown day, of which nothing is known.
    static func value(code: Int64, isCounted: Bool) -> HabitDraft.Value? {
        if code == unknown { return nil }
        if code == skip { return .paused }
        if isCounted {
            // From before the habit was counted: done, and nobody knows how much.
            return code == automatic || code == yes ? .paused : .amount(code)
        }
        switch code {
        case no: return .notDone
        case automatic: return .paused
        // A habit that was counted once holds amounts from that time.
        default: return code > 0 ? .done : nil
        }
    }

    /// The code of a cell; `nil` if it is none.
    static func code(_ cell: ByteSlice) -> Int64? {
        if cell.equals("YES_MANUAL") { return yes }
        if cell.equals("YES_AUTO") { return automatic }
        if cell.equals("NO") { return no }
        if cell.equals("SKIP") { return skip }
        if cell.equals("UNKNOWN") { return unknown }
        if cell.starts(with: "Entry(") { return dumpedCode(cell) }
        return Int64(digits: cell.text)
    }

    /// Versions 2.0 wrote `Entry(timestamp=Timestamp(…), value=2, notes=)`.
    private static func dumpedCode(_ cell: ByteSlice) -> Int64? {
        var i = 0
        while i + 6 <= cell.count, !cell.part(i..<i + 6).equals("value=") { i += 1 }
        guard i + 6 <= cell.count else { return nil }
        let digits = cell.part(i + 6..<cell.count).prefix {
            $0 == 0x2d || (0x30...0x39).contains($0)
        }
        return Int64(digits: String(decoding: digits, as: UTF8.self))
    }

    /// Seven times in seven days is once a day.
    static func promise(
        isAtMost: Bool, target: Int64, numerator: Int, denominator: Int
    ) -> HabitPromise {
        HabitPromise(
            isAtMost ? .atMost : .atLeast, target: target,
            days: numerator == denominator ? 1 : denominator)
    }
}
