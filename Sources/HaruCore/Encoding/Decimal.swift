/// Decimal text to `Double` without the C library, which Embedded Swift does not have.
public enum Decimal {
    /// Reads `-12.5e3`. Exact for every text that Swift writes for a `Double`, and within one unit
    /// in the last place for longer ones.
    ///
    /// - Returns: `nil` for anything else, and for values beyond the range of `Double`.
    public static func double(_ text: some Collection<UInt8>) -> Double? {
        guard let parts = Parts(text) else { return nil }
        if parts.digits == 0 { return parts.isNegative ? -0.0 : 0 }
        let estimate = scaled(Double(parts.digits), by: parts.exponent)
        guard estimate.isFinite else { return nil }
        let exact = parts.digits < 1 << 53 && abs(parts.exponent) <= 22
        let magnitude = exact ? estimate : nearest(to: estimate, parts)
        return parts.isNegative ? -magnitude : magnitude
    }

    /// Of the doubles around `estimate` the one that Swift writes with these digits, if any is.
    private static func nearest(to estimate: Double, _ parts: Parts) -> Double {
        var candidates = [estimate]
        var (up, down) = (estimate, estimate)
        for _ in 0..<4 {
            up = up.nextUp
            down = down.nextDown
            candidates.append(up)
            candidates.append(down)
        }
        for candidate in candidates where candidate.isFinite && candidate > 0 {
            if let written = Parts(candidate.description.utf8), written.digits == parts.digits,
                written.exponent == parts.exponent
            { return candidate }
        }
        return estimate
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

    /// Sign, digits and power of ten, without trailing zeros, so that equal numbers are equal.
    private struct Parts {
        var isNegative = false
        var digits: UInt64 = 0
        var exponent = 0

        init?(_ text: some Collection<UInt8>) {
            var seenDigit = false
            var seenPoint = false
            var power = 0
            var powerSign = 0
            for (i, byte) in text.enumerated() {
                switch byte {
                case UInt8(ascii: "-") where i == 0: isNegative = true
                case UInt8(ascii: "+") where i == 0: break
                case 0x30...0x39 where powerSign != 0: power = min(power * 10 + Int(byte - 0x30), 9999)
                case 0x30...0x39:
                    seenDigit = true
                    if digits < 1_000_000_000_000_000_000 {
                        digits = digits * 10 + UInt64(byte - 0x30)
                        if seenPoint { exponent -= 1 }
                    } else if !seenPoint {
                        exponent += 1
                    }
                case UInt8(ascii: ".") where !seenPoint && powerSign == 0: seenPoint = true
                case UInt8(ascii: "e"), UInt8(ascii: "E"):
                    guard powerSign == 0, seenDigit else { return nil }
                    powerSign = 1
                case UInt8(ascii: "-") where powerSign == 1 && power == 0: powerSign = -1
                case UInt8(ascii: "+") where powerSign == 1 && power == 0: break
                default: return nil
                }
            }
            guard seenDigit else { return nil }
            exponent += power * powerSign
            while digits != 0, digits % 10 == 0 {
                digits /= 10
                exponent += 1
            }
        }
    }
}
