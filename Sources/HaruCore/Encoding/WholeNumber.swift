/// A whole number as text: decimal digits, perhaps behind a sign. The library's reading is compiled
/// anew for each type of number and of text, at 3 KB of a program each (`Docs/Wasm.md`).
private struct WholeNumber {
    var isNegative = false
    var magnitude: UInt64 = 0

    init?(_ text: ArraySlice<UInt8>) {
        var digits = 0
        var isFirst = true
        for byte in text {
            defer { isFirst = false }
            switch byte {
            case UInt8(ascii: "-") where isFirst: isNegative = true
            case UInt8(ascii: "+") where isFirst: break
            case 0x30...0x39:
                let (tens, isTooLarge) = magnitude.multipliedReportingOverflow(by: 10)
                let (sum, isAlsoTooLarge) = tens.addingReportingOverflow(UInt64(byte - 0x30))
                if isTooLarge || isAlsoTooLarge { return nil }
                magnitude = sum
                digits += 1
            default: return nil
            }
        }
        if digits == 0 { return nil }
    }
}

extension UInt64 {
    /// - Returns: `nil` for anything but a number in range.
    @inline(never)
    public init?(digits text: String) {
        guard let number = WholeNumber(Array(text.utf8)[...]) else { return nil }
        if number.isNegative, number.magnitude > 0 { return nil }
        self = number.magnitude
    }
}

extension Int64 {
    /// - Returns: `nil` for anything but a number in range.
    @inline(never)
    public init?(digits text: String) { self.init(digits: Array(text.utf8)[...]) }

    /// - Returns: `nil` for anything but a number in range.
    @inline(never)
    public init?(digits text: ArraySlice<UInt8>) {
        guard let number = WholeNumber(text) else { return nil }
        if number.isNegative {
            guard number.magnitude <= Int64.min.magnitude else { return nil }
            self = Int64(truncatingIfNeeded: 0 &- number.magnitude)
        } else {
            guard let value = Int64(exactly: number.magnitude) else { return nil }
            self = value
        }
    }
}

extension Int {
    /// - Returns: `nil` for anything but a number in range.
    @inline(never)
    public init?(digits text: String) {
        guard let number = Int64(digits: text), let value = Int(exactly: number) else { return nil }
        self = value
    }
}
