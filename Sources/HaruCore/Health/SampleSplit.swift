/// Sharing out what was measured over a stretch of time among the days it touches (domain 11.2).
public enum SampleSplit {
    /// What falls into one day.
    public struct Part: Equatable, Sendable {
        public let day: LocalDay
        public let amount: Int64
    }

    /// Whole parts by duration, in order, which add up to `amount`. A sample without length belongs
    /// to the day it starts in; days that get nothing are left out.
    public static func parts(
        amount: Int64, start: Instant, end: Instant, boundary: DayBoundary
    ) -> [Part] {
        let (start, end) = (start.clamped, end.clamped)
        var day = boundary.day(of: start)
        guard end > start else { return [Part(day: day, amount: amount)] }
        var parts: [Part] = []
        var given: Int64 = 0
        while true {
            let next = boundary.start(of: day + 1)
            let isLast = next >= end
            let total = isLast ? amount : share(of: amount, next - start, end - start)
            if total != given { parts.append(Part(day: day, amount: total - given)) }
            if isLast { return parts }
            given = total
            day = day + 1
        }
    }

    /// `floor(amount × part / whole)` without losing digits; `part` is in `0..<whole`.
    private static func share(of amount: Int64, _ part: Int64, _ whole: Int64) -> Int64 {
        let product = amount.magnitude.multipliedFullWidth(by: part.magnitude)
        let (quotient, remainder) = whole.magnitude.dividingFullWidth(product)
        let magnitude = Int64(bitPattern: quotient)
        return amount >= 0 ? magnitude : -magnitude - (remainder > 0 ? 1 : 0)
    }
}
