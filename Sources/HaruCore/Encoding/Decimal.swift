/// Decimal text to `Double` without the C library, which Embedded Swift does not have.
public enum Decimal {
    /// Reads `-12.5e3`, as the nearest `Double`, ties to even. Digits after the nineteenth are left
    /// out, so that longer texts may come out one unit in the last place too small.
    ///
    /// - Returns: `nil` for anything else, and for values beyond the range of `Double`.
    public static func double(_ text: some Collection<UInt8>) -> Double? {
        guard let parts = Parts(text), let magnitude = magnitude(parts) else { return nil }
        return parts.isNegative ? -magnitude : magnitude
    }

    private static func magnitude(_ parts: Parts) -> Double? {
        if parts.digits == 0 { return 0 }
        // Both factors are exact, so the one rounding is the right one.
        if parts.digits < 1 << 53, parts.exponent.magnitude <= 22 {
            return scaled(Double(parts.digits), by: parts.exponent)
        }
        // Nineteen digits at most: the value is far beyond either end of the range.
        if parts.exponent > 310 { return nil }
        if parts.exponent < -345 { return 0 }
        return nearest(to: scaled(Double(parts.digits), by: parts.exponent), parts)
    }

    /// Walks from an estimate, which is a few units off, to the nearest double.
    private static func nearest(to estimate: Double, _ parts: Parts) -> Double? {
        var value = min(estimate, .greatestFiniteMagnitude)
        while true {
            let isOdd = value.significandBitPattern & 1 == 1
            let above = parts.compared(withMidpointAbove: value)
            if above > 0 || (above == 0 && isOdd) {
                value = value.nextUp
                guard value.isFinite else { return nil }
                if above == 0 { return value }
                continue
            }
            if value == 0 { return 0 }
            let below = parts.compared(withMidpointAbove: value.nextDown)
            guard below < 0 || (below == 0 && isOdd) else { return value }
            value = value.nextDown
            if below == 0 { return value }
        }
    }

    private static func scaled(_ value: Double, by exponent: Int) -> Double {
        var result = value
        var left = exponent
        while left > 22 {
            result *= 1e22
            left -= 22
        }
        while left < -22 {
            result /= 1e22
            left += 22
        }
        return left >= 0 ? result * powers[left] : result / powers[-left]
    }

    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
        1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]

    /// Sign, digits and power of ten.
    private struct Parts {
        var isNegative = false
        var digits: UInt64 = 0
        var exponent = 0

        init?(_ text: some Collection<UInt8>) {
            var seenDigit = false
            var seenPoint = false
            var seenPower = false
            var power = 0
            var powerSign = 0
            var previous: UInt8 = 0
            for (i, byte) in text.enumerated() {
                switch byte {
                case 0x30...0x39 where powerSign != 0:
                    seenPower = true
                    power = min(power * 10 + Int(byte - 0x30), 9999)
                case 0x30...0x39:
                    seenDigit = true
                    if digits < 1_000_000_000_000_000_000 {
                        digits = digits * 10 + UInt64(byte - 0x30)
                        if seenPoint { exponent -= 1 }
                    } else if !seenPoint {
                        exponent += 1
                    }
                case UInt8(ascii: "-") where i == 0: isNegative = true
                case UInt8(ascii: "+") where i == 0: break
                case UInt8(ascii: ".") where !seenPoint && powerSign == 0: seenPoint = true
                case UInt8(ascii: "e") where powerSign == 0 && seenDigit,
                    UInt8(ascii: "E") where powerSign == 0 && seenDigit:
                    powerSign = 1
                case UInt8(ascii: "-") where previous | 0x20 == UInt8(ascii: "e"): powerSign = -1
                case UInt8(ascii: "+") where previous | 0x20 == UInt8(ascii: "e"): break
                default: return nil
                }
                previous = byte
            }
            guard seenDigit, powerSign == 0 || seenPower else { return nil }
            exponent += power * powerSign
        }

        /// The sign of this number less the number halfway between `value` and the double above it.
        func compared(withMidpointAbove value: Double) -> Int {
            let isNormal = value.exponentBitPattern > 0
            let significand = value.significandBitPattern | (isNormal ? 1 << 52 : 0)
            let power = Int(max(value.exponentBitPattern, 1)) - 1076
            var a = WideNumber(digits)
            var b = WideNumber(significand * 2 + 1)
            if exponent >= 0 { a.multiply(byPowerOfFive: exponent) }
            if exponent < 0 { b.multiply(byPowerOfFive: -exponent) }
            let shift = exponent - power
            if shift >= 0 { a.shift(by: shift) } else { b.shift(by: -shift) }
            return a.compared(with: b)
        }
    }
}

/// A whole number of any size that is multiplied, shifted and compared.
private struct WideNumber {
    /// The least significant first; the last is not 0.
    private var limbs: [UInt32]

    /// - Parameter value: not 0.
    init(_ value: UInt64) {
        limbs = [UInt32(truncatingIfNeeded: value)]
        if value >> 32 != 0 { limbs.append(UInt32(value >> 32)) }
    }

    mutating func multiply(byPowerOfFive exponent: Int) {
        var left = exponent
        while left > 0 {
            var factor: UInt32 = 1
            let step = min(left, 13)
            for _ in 0..<step { factor *= 5 }
            multiply(by: factor)
            left -= step
        }
    }

    private mutating func multiply(by factor: UInt32) {
        var carry: UInt64 = 0
        for i in limbs.indices {
            carry += UInt64(limbs[i]) * UInt64(factor)
            limbs[i] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        if carry != 0 { limbs.append(UInt32(carry)) }
    }

    /// Multiplies by two to the power of `bits`.
    mutating func shift(by bits: Int) {
        multiply(by: 1 << UInt32(bits % 32))
        limbs.insert(contentsOf: repeatElement(0, count: bits / 32), at: 0)
    }

    func compared(with other: WideNumber) -> Int {
        if limbs.count != other.limbs.count { return limbs.count < other.limbs.count ? -1 : 1 }
        for i in limbs.indices.reversed() where limbs[i] != other.limbs[i] {
            return limbs[i] < other.limbs[i] ? -1 : 1
        }
        return 0
    }
}
