/// The square of a code while it is drawn.
struct QRMatrix: Equatable, Sendable {
    enum Module: Equatable, Sendable { case empty, light, dark }

    let version: QRVersion
    let size: Int
    private(set) var modules: [Module]

    /// Draws what every code of the version has.
    init(_ version: QRVersion) {
        self.version = version
        size = version.size
        modules = Array(repeating: .empty, count: size * size)
        for (row, column) in [(0, 0), (0, size - 7), (size - 7, 0)] { placeFinder(row, column) }
        for row in version.alignment {
            for column in version.alignment where !isInCorner(row, column) {
                placeAlignment(row, column)
            }
        }
        for i in 8..<(size - 8) {
            set(6, i, i % 2 == 0)
            set(i, 6, i % 2 == 0)
        }
        placeVersion()
        placeFormat(mask: 0)
    }

    private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
        modules[row * size + column] = isDark ? .dark : .light
    }

    private func isInCorner(_ row: Int, _ column: Int) -> Bool {
        let last = size - 7
        return (row, column) == (6, 6) || (row, column) == (6, last) || (row, column) == (last, 6)
    }

    private mutating func placeFinder(_ top: Int, _ left: Int) {
        for row in -1...7 {
            for column in -1...7 {
                guard (0..<size).contains(top + row), (0..<size).contains(left + column) else {
                    continue
                }
                let ring = max(abs(row - 3), abs(column - 3))
                set(top + row, left + column, ring != 2 && ring != 4)
            }
        }
    }

    private mutating func placeAlignment(_ row: Int, _ column: Int) {
        for i in -2...2 {
            for j in -2...2 { set(row + i, column + j, max(abs(i), abs(j)) != 1) }
        }
    }

    /// 18 bits from version 7 on, in two places.
    private mutating func placeVersion() {
        guard version.number >= 7 else { return }
        var rest = version.number
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1f25 }
        let bits = version.number << 12 | rest
        for i in 0..<18 {
            let isDark = bits >> i & 1 == 1
            set(i / 3, size - 11 + i % 3, isDark)
            set(size - 11 + i % 3, i / 3, isDark)
        }
    }

    /// 15 bits that name level M and the mask, in two places.
    mutating func placeFormat(mask: Int) {
        var rest = mask
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (mask << 10 | rest) ^ 0x5412
        func bit(_ i: Int) -> Bool { bits >> i & 1 == 1 }
        for i in 0..<6 { set(i, 8, bit(i)) }
        set(7, 8, bit(6))
        set(8, 8, bit(7))
        set(8, 7, bit(8))
        for i in 9..<15 { set(8, 14 - i, bit(i)) }
        for i in 0..<8 { set(8, size - 1 - i, bit(i)) }
        for i in 8..<15 { set(size - 15 + i, 8, bit(i)) }
        set(size - 8, 8, true)
    }

    /// Draws data in two columns at a time, upwards and downwards from the right, under a mask.
    mutating func place(_ codewords: [UInt8], mask: Int) {
        var next = 0
        var column = size - 1
        var isUpwards = true
        while column > 0 {
            if column == 6 { column = 5 }
            for step in 0..<size {
                let row = isUpwards ? size - 1 - step : step
                for right in [column, column - 1] where modules[row * size + right] == .empty {
                    let byte = next / 8 < codewords.count ? codewords[next / 8] : 0
                    let isDark = byte >> UInt8(7 - next % 8) & 1 == 1
                    set(row, right, isDark != QRMatrix.isMasked(row, right, mask))
                    next += 1
                }
            }
            isUpwards.toggle()
            column -= 2
        }
    }

    private static func isMasked(_ row: Int, _ column: Int, _ mask: Int) -> Bool {
        switch mask {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3) % 2 == 0
        default: ((row + column) % 2 + row * column % 3) % 2 == 0
        }
    }

    // MARK: Choosing the mask

    /// How hard the code is to read: the less, the better.
    var penalty: Int {
        var sum = 0
        for i in 0..<size {
            sum += QRMatrix.penalty(line: (0..<size).map { modules[i * size + $0] == .dark })
            sum += QRMatrix.penalty(line: (0..<size).map { modules[$0 * size + i] == .dark })
        }
        for row in 0..<(size - 1) {
            for column in 0..<(size - 1) {
                let first = modules[row * size + column]
                let others = [
                    modules[row * size + column + 1], modules[(row + 1) * size + column],
                    modules[(row + 1) * size + column + 1],
                ]
                if others.allSatisfy({ $0 == first }) { sum += 3 }
            }
        }
        let dark = modules.reduce(0) { $0 + ($1 == .dark ? 1 : 0) }
        return sum + abs(dark * 20 - modules.count * 10) / modules.count * 10
    }

    private static let finders: [[Bool]] = [
        [true, false, true, true, true, false, true, false, false, false, false],
        [false, false, false, false, true, false, true, true, true, false, true],
    ]

    /// Runs of five and more, and what looks like a finder.
    private static func penalty(line: [Bool]) -> Int {
        var sum = 0
        var run = 0
        for (i, module) in line.enumerated() {
            run = i > 0 && module == line[i - 1] ? run + 1 : 1
            if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
        }
        for start in 0...(line.count - 11) {
            let part = Array(line[start..<start + 11])
            if finders.contains(part) { sum += 40 }
        }
        return sum
    }
}
