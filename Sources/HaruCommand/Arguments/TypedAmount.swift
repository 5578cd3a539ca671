/// How much a quest asks for, as it was typed: `1h30m`, `30`, `5.4`.
public enum TypedAmount: Equatable, Sendable {
    case seconds(Int)
    /// A number with up to three decimals, in thousandths.
    case thousandths(Int)

    private static let largest = 100_000_000

    /// - Throws: `.notAmount` for anything else, and for numbers above a hundred million.
    init(_ text: String) throws(ValueProblem) {
        if let seconds = DurationText.seconds(text) {
            self = .seconds(seconds)
            return
        }
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = TypedAmount.digits(parts[0], in: 1...9),
            whole <= TypedAmount.largest
        else { throw .notAmount }
        var fraction = 0
        if parts.count == 2 {
            guard let digits = TypedAmount.digits(parts[1], in: 1...3) else { throw .notAmount }
            fraction = digits * [100, 10, 1][parts[1].count - 1]
        }
        self = .thousandths(whole * 1000 + fraction)
    }

    private static func digits(_ text: some Collection<UInt8>, in length: ClosedRange<Int>) -> Int?
    {
        guard length.contains(text.count) else { return nil }
        var number = 0
        for byte in text {
            guard (0x30...0x39).contains(byte) else { return nil }
            number = number * 10 + Int(byte - 0x30)
        }
        return number
    }
}
