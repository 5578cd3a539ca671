/// Lengths of time as a person types them: `1h30m`, `45m`, `90s`.
public enum DurationText {
    /// The longest that is read: a thousand days.
    public static let allowedSeconds = 0...86_400_000

    /// Reads hours, minutes and seconds, in this order and each at most once.
    ///
    /// - Returns: seconds; `nil` if the text is no duration or too long a one.
    public static func seconds(_ text: some Collection<UInt8>) -> Int? {
        var total = 0
        var number: Int?
        var smallest = Int.max
        for byte in text {
            if (0x30...0x39).contains(byte) {
                number = (number ?? 0) * 10 + Int(byte - 0x30)
                if number! > allowedSeconds.upperBound { return nil }
                continue
            }
            let unit: Int
            switch byte {
            case UInt8(ascii: "h"): unit = 3600
            case UInt8(ascii: "m"): unit = 60
            case UInt8(ascii: "s"): unit = 1
            default: return nil
            }
            guard let count = number, unit < smallest else { return nil }
            total += count * unit
            number = nil
            smallest = unit
        }
        guard number == nil, smallest < Int.max, allowedSeconds.contains(total) else { return nil }
        return total
    }

    public static func seconds(_ text: String) -> Int? { seconds(text.utf8) }
}
