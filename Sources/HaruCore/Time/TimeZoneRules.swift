/// The history and future of one zone's clock, read from a TZif file (RFC 8536).
///
/// Reading a file is the caller's business; this type takes its bytes, so that every replica
/// follows the same rules, a browser included.
public struct TimeZoneRules: Sendable {
    /// The IANA name, such as `Asia/Seoul`.
    public let name: String
    /// Seconds since 1970 at which the clock changes, ascending.
    private var transitions: [Int64] = []
    /// Offset in force from each transition on, seconds east of Greenwich.
    private var offsets: [Int32] = []
    /// Offset before the first transition.
    private var initialOffset: Int = 0
    /// What holds after the last transition.
    private var rule: POSIXRule?

    /// A zone whose clock never changes.
    public init(name: String, fixedOffset seconds: Int) {
        self.name = name
        initialOffset = seconds
    }

    public static let utc = TimeZoneRules(name: "UTC", fixedOffset: 0)

    /// - Returns: `nil` when the bytes are no TZif file.
    public init?(name: String, tzif bytes: [UInt8]) {
        self.name = name
        guard let file = TZifFile(bytes) else { return nil }
        initialOffset = file.initialOffset
        rule = file.rule
        var current = file.initialOffset
        // A transition that leaves the offset as it is (a new abbreviation) is none for us.
        for (time, offset) in zip(file.times, file.offsets) where Int(offset) != current {
            transitions.append(time)
            offsets.append(offset)
            current = Int(offset)
        }
        lastTableTime = file.times.last ?? Int64.min
    }

    /// The file's last transition, from which on the rule holds.
    private var lastTableTime = Int64.min

    /// Seconds east of Greenwich at `t`, seconds since 1970.
    public func offset(atSecond t: Int64) -> Int {
        if let rule, t >= lastTableTime { return rule.offset(at: t) }
        let after = index(after: t)
        return after == 0 ? initialOffset : Int(offsets[after - 1])
    }

    public func offset(at instant: Instant) -> Int { offset(atSecond: instant.clamped.seconds) }

    /// The first second after `t` at which the offset is another one; `nil` if it never changes.
    public func nextChange(afterSecond t: Int64) -> Int64? {
        let after = index(after: t)
        if after < transitions.count { return transitions[after] }
        guard let rule else { return nil }
        if t < lastTableTime {
            // The rule begins at the file's last transition, which may itself change the offset.
            if rule.offset(at: lastTableTime) != offset(atSecond: lastTableTime - 1) {
                return lastTableTime
            }
            return rule.nextChange(after: lastTableTime)
        }
        return rule.nextChange(after: t)
    }

    /// The earliest second at which the wall clock shows `wall` **or later** (domain 4.1).
    ///
    /// A reading that occurs twice means its first occurrence, one the clock jumps over means the
    /// moment of the jump.
    ///
    /// - Parameter wall: seconds since 1970-01-01T00:00:00 as the wall clock shows them.
    public func firstSecond(showing wall: Int64) -> Int64 {
        // No clock is more than 26 hours from Greenwich, so the answer is not before this.
        var from = wall - 27 * 3600
        while true {
            let candidate = max(from, wall - Int64(offset(atSecond: from)))
            guard let change = nextChange(afterSecond: from), candidate >= change else {
                return candidate
            }
            from = change
        }
    }

    /// How many transitions are at or before `t`.
    private func index(after t: Int64) -> Int {
        var low = 0
        var high = transitions.count
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle] <= t { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// The parts of a TZif file that matter here.
private struct TZifFile {
    var times: [Int64] = []
    var offsets: [Int32] = []
    var initialOffset = 0
    var rule: POSIXRule?

    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 44, bytes[0] == 0x54, bytes[1] == 0x5a, bytes[2] == 0x69,
            bytes[3] == 0x66
        else { return nil }
        var header = Header(bytes, at: 0, wide: false)
        if bytes[4] >= 0x32 {
            let second = header.end
            guard bytes.count >= second + 44 else { return nil }
            header = Header(bytes, at: second, wide: true)
        }
        guard header.isPlausible, header.end <= bytes.count else { return nil }
        let width = header.wide ? 8 : 4
        var cursor = header.start + 44
        for i in 0..<header.timeCount {
            times.append(
                header.wide
                    ? TZifFile.int64(bytes, cursor + i * 8)
                    : Int64(TZifFile.int32(bytes, cursor + i * 4)))
        }
        cursor += header.timeCount * width
        let kinds = cursor + header.timeCount
        func offset(ofKind kind: Int) -> Int32 { TZifFile.int32(bytes, kinds + kind * 6) }
        for i in 0..<header.timeCount {
            let kind = Int(bytes[cursor + i])
            guard kind < header.kindCount else { return nil }
            offsets.append(offset(ofKind: kind))
        }
        initialOffset = Int(offset(ofKind: 0))
        if header.wide, header.end < bytes.count, bytes[header.end] == 0x0a {
            let footer = bytes[(header.end + 1)...].prefix { $0 != 0x0a }
            rule = POSIXRule(Array(footer))
        }
    }

    struct Header {
        let start: Int
        let wide: Bool
        let utcCount, standardCount, leapCount, timeCount, kindCount, nameLength: Int

        init(_ bytes: [UInt8], at start: Int, wide: Bool) {
            func count(_ i: Int) -> Int { Int(int32(bytes, start + 20 + i * 4)) }
            self.start = start
            self.wide = wide
            utcCount = count(0)
            standardCount = count(1)
            leapCount = count(2)
            timeCount = count(3)
            kindCount = count(4)
            nameLength = count(5)
        }

        var isPlausible: Bool {
            kindCount > 0 && timeCount >= 0 && nameLength >= 0 && leapCount >= 0
                && utcCount >= 0 && standardCount >= 0 && timeCount < 1 << 20
                && kindCount <= 256 && nameLength < 1 << 16 && leapCount < 1 << 16
                && utcCount <= 256 && standardCount <= 256
        }

        /// One past the block's last byte.
        var end: Int {
            let width = wide ? 8 : 4
            guard isPlausible else { return Int.max - 44 }
            return start + 44 + timeCount * (width + 1) + kindCount * 6 + nameLength
                + leapCount * (width + 4) + standardCount + utcCount
        }
    }

    static func int32(_ bytes: [UInt8], _ at: Int) -> Int32 {
        var value: UInt32 = 0
        for i in 0..<4 { value = value << 8 | UInt32(bytes[at + i]) }
        return Int32(bitPattern: value)
    }

    static func int64(_ bytes: [UInt8], _ at: Int) -> Int64 {
        var value: UInt64 = 0
        for i in 0..<8 { value = value << 8 | UInt64(bytes[at + i]) }
        return Int64(bitPattern: value)
    }
}
