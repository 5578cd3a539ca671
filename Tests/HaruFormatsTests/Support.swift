import Glibc
import HaruCore
import HaruFormats
import Testing

/// Zones of the system, read once each.
enum Zones {
    static let seoul = load("Asia/Seoul")
    static let berlin = load("Europe/Berlin")
    static let newYork = load("America/New_York")
    static let saoPaulo = load("America/Sao_Paulo")
    static let apia = load("Pacific/Apia")

    private static func load(_ name: String) -> TimeZoneRules {
        guard let file = fopen("/usr/share/zoneinfo/" + name, "rb") else {
            preconditionFailure("no zone \(name) on this system")
        }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
        guard let zone = TimeZoneRules(name: name, tzif: bytes) else {
            preconditionFailure("zone \(name) cannot be read")
        }
        return zone
    }
}

/// Chance that can be repeated (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
        return z ^ z >> 31
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
    mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }
}

/// A file given in pieces of `size` bytes.
func file(_ name: String, _ bytes: [UInt8], pieces size: Int = 1 << 20) -> ImportFile {
    ImportFile(name: name) {
        var position = 0
        return {
            guard position < bytes.count else { return nil }
            let end = min(bytes.count, position + size)
            defer { position = end }
            return Array(bytes[position..<end])
        }
    }
}

func file(_ text: String, name: String = "file", pieces size: Int = 1 << 20) -> ImportFile {
    file(name, Array(text.utf8), pieces: size)
}

/// UTF-16 with a byte-order mark.
func utf16(_ text: String, littleEndian: Bool) -> [UInt8] {
    ([0xfeff] + Array(text.utf16)).flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xff))
        return littleEndian ? [low, high] : [high, low]
    }
}

/// A record in words, so that what a test expects can be read.
struct Line: Equatable, Sendable, CustomStringConvertible {
    var action: String
    var start: String
    /// The end of a session or the amount of a count.
    var end: String
    var note: String

    init(_ action: String, _ start: String, _ end: String, _ note: String = "") {
        self.action = action
        self.start = start
        self.end = end
        self.note = note
    }

    var description: String { "\(action) | \(start) – \(end) | \(note)" }
}

extension ImportedHistory {
    /// The records with times in `zone`, then the sums of days, then the days of habits, in the order
    /// they were read.
    func lines(_ zone: TimeZoneRules = .utc) -> [Line] {
        lines(of: records, zone) + lines(of: totals, zone)
            + (0..<marks.count).map { i in
                Line(
                    habits[Int(marks.habit[i])].name,
                    ISO8601.text(LocalDay(number: Int(marks.day[i]))),
                    marks.isPaused[i] ? "paused" : "done")
            }
    }

    private func lines(of records: ImportedRecords, _ zone: TimeZoneRules) -> [Line] {
        (0..<records.count).map { i in
            let action = actions[Int(records.action[i])]
            let note = String(decoding: records.note(i), as: UTF8.self)
            let end =
                action.trackingType == .count
                ? String(records.end[i]) : moment(records.end[i], zone)
            return Line(action.name, moment(records.start[i], zone), end, note)
        }
    }

    /// Records, sums of days, and days of habits.
    var understood: Int { records.count + totals.count + marks.count }

    /// `line reason` of each issue.
    var problems: [String] {
        issues.map { "\($0.line.map { String($0) } ?? "-") \($0.reason.rawValue)" }
    }

    /// Tags of the action of this name.
    func tags(of name: String) -> [String]? { actions.first { $0.name == name }?.tags }
}

/// `2026-08-12 20:00:00`, with decimals if there are any.
func moment(_ milliseconds: Int64, _ zone: TimeZoneRules) -> String {
    let instant = Instant(milliseconds: milliseconds)
    let text = ISO8601.text(instant, offset: zone.offset(at: instant), milliseconds: true)
    let second = text.prefix(10) + " " + text.dropFirst(11).prefix(8)
    let decimals = text.dropFirst(19).prefix(4)
    return String(decimals == ".000" ? second : second + decimals)
}

/// The one format that detection finds, and what its reader says.
func read(
    _ files: [ImportFile], zone: TimeZoneRules = .utc, order: DateOrder? = nil
) -> ImportedHistory {
    Importer.read(files, options: ImportOptions(zone: zone, dateOrder: order))
}

func read(_ text: String, zone: TimeZoneRules = .utc, order: DateOrder? = nil) -> ImportedHistory {
    read([file(text)], zone: zone, order: order)
}
