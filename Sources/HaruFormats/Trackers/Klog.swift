import HaruCore

/// klog's plain-text records (specification 1.2): a date, a summary, and indented entries below it.
///
/// `#tags` of an entry, or else of its record, are what it hangs on; its text and the record's
/// summary are the note. Lengths without times of day, such as `1h30m`, cannot become sessions.
enum Klog {
    static func read(_ file: ImportFile, into builder: inout HistoryBuilder) {
        var reader = KlogReader()
        builder.eachRow(of: file, .lines) { (builder, row) throws(ImportIssue.Reason) in
            try reader.take(row, &builder)
        }
        reader.flush(&builder)
    }

    /// The date that heads a record, if this line does.
    static func date(_ line: ByteSlice) -> LocalDay? {
        guard line.count >= 10, line[4] == 0x2d || line[4] == 0x2f, line[7] == line[4],
            let day = ClockText.day(line.part(0..<10))
        else { return nil }
        let rest = line.part(10..<line.count).trimmed
        if rest.isEmpty { return day }
        return line[10] == 0x20 && rest[0] == 0x28 && rest[rest.count - 1] == 0x29 ? day : nil
    }

    /// The names behind each `#` of a text, each once.
    static func tags(_ text: String) -> [String] {
        var tags: [String] = []
        var name: String?
        for scalar in text.unicodeScalars {
            if let known = name {
                if isTagScalar(scalar) {
                    name?.unicodeScalars.append(scalar)
                    continue
                }
                add(known, to: &tags)
                name = nil
            }
            if scalar == "#" { name = "" }
        }
        if let name { add(name, to: &tags) }
        return tags
    }

    private static func add(_ name: String, to tags: inout [String]) {
        if !name.isEmpty, !tags.contains(where: { sameBytes($0, name) }) { tags.append(name) }
    }

    private static func isTagScalar(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
            || scalar == "-" || scalar.properties.generalCategory == .nonspacingMark
    }
}

/// Goes through the lines of a klog file.
private struct KlogReader {
    private struct Entry {
        var line: Int
        /// Milliseconds since 1970.
        var start: Int64
        var end: Int64
        var text: String
    }

    private var day: LocalDay?
    /// The record began with a line that is no date; it is passed over.
    private var isSkipping = false
    private var summary: [String] = []
    /// The white space before the entries of this record.
    private var indent: [UInt8] = []
    private var entry: Entry?
    private var hasEntries = false

    mutating func take(
        _ row: borrowing CSVRow, _ builder: inout HistoryBuilder
    ) throws(ImportIssue.Reason) {
        let line = row.bytes
        if line.trimmed.isEmpty {
            flush(&builder)
            endRecord()
            return
        }
        if isSkipping { return }
        guard let day else {
            guard let date = Klog.date(line) else {
                isSkipping = true
                throw .badDate
            }
            self.day = date
            return
        }
        let space = line.prefix { $0 == 0x20 || $0 == 0x09 }
        if space.isEmpty {
            if hasEntries {
                flush(&builder)
                throw .unreadable
            }
            summary.append(line.text)
            return
        }
        if hasEntries, space.count >= indent.count * 2 {
            entry?.text += "\n" + line.trimmed.text
            return
        }
        flush(&builder)
        if !hasEntries { indent = Array(space) }
        hasEntries = true
        try begin(line.trimmed, day, line: row.line, &builder)
    }

    /// Hands on the entry that is complete.
    mutating func flush(_ builder: inout HistoryBuilder) {
        guard let entry else { return }
        self.entry = nil
        var session = TrackedSession(start: entry.start, end: entry.end)
        var text = ""
        for (i, line) in summary.enumerated() { text += i == 0 ? line : "\n" + line }
        let own = Klog.tags(entry.text)
        session.hang(on: own.isEmpty ? Klog.tags(text) : own)
        session.description = entry.text
        // What heads the day names an entry without words of its own.
        if entry.text.isEmpty { session.description = text } else { session.details = [text] }
        do throws(ImportIssue.Reason) {
            try builder.add(session, tracker: "klog", line: entry.line)
        } catch {
            builder.report(error, line: entry.line)
        }
    }

    private mutating func endRecord() {
        day = nil
        isSkipping = false
        summary = []
        indent = []
        hasEntries = false
    }

    private mutating func begin(
        _ text: ByteSlice, _ day: LocalDay, line: Int, _ builder: inout HistoryBuilder
    ) throws(ImportIssue.Reason) {
        var scanner = KlogScanner(text)
        if scanner.isDuration { throw .noClockTime }
        guard let start = scanner.time() else { throw .badTime }
        scanner.skipSpace()
        guard scanner.take(0x2d) else { throw .badTime }
        scanner.skipSpace()
        if scanner.take(0x3f) { return builder.countRunning() }
        guard let end = scanner.time(), scanner.isAtWordEnd else { throw .badTime }
        entry = Entry(
            line: line, start: builder.resolve(wall: ClockText.wall(day, start * 60)),
            end: builder.resolve(wall: ClockText.wall(day, end * 60)),
            text: scanner.rest.trimmed.text)
    }
}

/// Reads the times at the beginning of an entry.
private struct KlogScanner {
    private let text: ByteSlice
    private var position = 0

    init(_ text: ByteSlice) { self.text = text }

    var rest: ByteSlice { text.part(position..<text.count) }
    var isAtWordEnd: Bool {
        position == text.count || text[position] == 0x20 || text[position] == 0x09
    }

    /// Whether a length such as `1h30m`, `-45m` or `+2h` stands here.
    var isDuration: Bool {
        var i = 0
        if i < text.count, text[i] == 0x2b || text[i] == 0x2d { i += 1 }
        var units = 0
        while i < text.count, (0x30...0x39).contains(text[i]) {
            while i < text.count, (0x30...0x39).contains(text[i]) { i += 1 }
            guard i < text.count, text[i] == UInt8(ascii: "h") || text[i] == UInt8(ascii: "m")
            else { return false }
            units += 1
            i += 1
        }
        return units > 0 && (i == text.count || text[i] == 0x20 || text[i] == 0x09)
    }

    mutating func skipSpace() {
        while position < text.count, text[position] == 0x20 || text[position] == 0x09 {
            position += 1
        }
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard position < text.count, text[position] == byte else { return false }
        position += 1
        return true
    }

    /// Minutes after midnight of the record's day: below 0 with `<`, above a day with `>`.
    mutating func time() -> Int? {
        let isDayBefore = take(0x3c)
        guard var hour = digits(1...2), take(0x3a), let minute = digits(2...2), minute < 60 else {
            return nil
        }
        if position + 1 < text.count, text[position + 1] == UInt8(ascii: "m"),
            text[position] == UInt8(ascii: "a") || text[position] == UInt8(ascii: "p")
        {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (text[position] == UInt8(ascii: "p") ? 12 : 0)
            position += 2
        }
        guard hour < 24 || (hour == 24 && minute == 0) else { return nil }
        let shift = isDayBefore ? -1440 : take(0x3e) ? 1440 : 0
        return hour * 60 + minute + shift
    }

    private mutating func digits(_ allowed: ClosedRange<Int>) -> Int? {
        var value = 0
        var count = 0
        while position < text.count, (0x30...0x39).contains(text[position]),
            count < allowed.upperBound
        {
            value = value * 10 + Int(text[position] - 0x30)
            count += 1
            position += 1
        }
        return count >= allowed.lowerBound ? value : nil
    }
}
