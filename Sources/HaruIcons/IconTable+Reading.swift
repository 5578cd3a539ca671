import HaruStrings

/// The generated table is text that stays where the linker put it; these functions point into it.
extension IconTable {
    static let comma: UInt8 = 0x2C
    private static let bar: UInt8 = 0x7C

    /// A part of a line.
    enum Field {
        case id
        /// Separated by a comma and a space; the first is the name.
        case words(Language)

        fileprivate var place: Int {
            switch self {
            case .id: 0
            case .words(.ko): 1
            case .words(.en): 2
            case .words(.ja): 3
            }
        }
    }

    static func field(_ field: Field, ofIcon number: Int) -> UnsafeBufferPointer<UInt8> {
        let start = number == 0 ? 0 : Self.number(number - 1, in: lineEnds)
        let end = Self.number(number, in: lineEnds) - 1
        return part(field.place, of: bytes(of: lines, start, end))
    }

    static func field(_ field: Field, ofCategory number: Int) -> UnsafeBufferPointer<UInt8> {
        let all = bytes(of: categories, 0, categories.utf8CodeUnitCount)
        var start = 0
        for _ in 0..<number {
            while all[start] != 0x3B { start += 1 }
            start += 1
        }
        var end = start
        while all[end] != 0x3B { end += 1 }
        return part(field.place, of: bytes(of: categories, start, end))
    }

    /// The number at a place of a list of numbers, each of four hexadecimal digits.
    static func number(_ place: Int, in list: StaticString) -> Int {
        var value = 0
        for digit in bytes(of: list, place * 4, place * 4 + 4) {
            value = value << 4 | Int(digit < 0x3A ? digit - 0x30 : digit - 0x37)
        }
        return value
    }

    private static func bytes(
        of text: StaticString, _ start: Int, _ end: Int
    ) -> UnsafeBufferPointer<UInt8> {
        precondition(0 <= start && start <= end && end <= text.utf8CodeUnitCount)
        return UnsafeBufferPointer(start: text.utf8Start + start, count: end - start)
    }

    /// The part of a line behind so many bars.
    private static func part(
        _ place: Int, of line: UnsafeBufferPointer<UInt8>
    ) -> UnsafeBufferPointer<UInt8> {
        var (start, left) = (0, place)
        while left > 0 {
            if line[start] == bar { left -= 1 }
            start += 1
        }
        var end = start
        while end < line.count, line[end] != bar { end += 1 }
        return UnsafeBufferPointer(rebasing: line[start..<end])
    }
}
