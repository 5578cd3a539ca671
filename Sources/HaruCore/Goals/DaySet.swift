/// A set of small numbers: weekdays 1…7 or days of the month 1…31.
public struct DaySet: Hashable, Sendable {
    private var bits: UInt32 = 0

    /// Numbers outside 1…31 are left out: no weekday and no day of a month has them.
    public init(_ numbers: some Sequence<Int>) {
        for number in numbers where (1...31).contains(number) { bits |= 1 << UInt32(number) }
    }

    public init() {}

    public var isEmpty: Bool { bits == 0 }

    public func contains(_ number: Int) -> Bool {
        (1...31).contains(number) && bits & 1 << UInt32(number) != 0
    }

    /// The numbers, ascending.
    public var numbers: [Int] { (1...31).filter { contains($0) } }
}

extension DaySet: ExpressibleByArrayLiteral {
    public init(arrayLiteral numbers: Int...) { self.init(numbers) }
}
