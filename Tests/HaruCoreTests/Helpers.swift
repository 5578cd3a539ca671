import Foundation
import HaruCore

/// What is read from the machine: its tz database.
enum ZoneFiles {
    static let folder = "/usr/share/zoneinfo"

    static func rules(_ name: String) -> TimeZoneRules? {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
            return nil
        }
        return TimeZoneRules(name: name, tzif: [UInt8](data))
    }
}

/// The boundary of a zone that is known to be there.
func boundary(_ zone: String, start: Int = 0, week: Weekday = .monday) -> DayBoundary {
    DayBoundary(zone: ZoneFiles.rules(zone)!, dayStartMinutes: start, weekStart: week)
}

func seoul(start: Int = 0) -> DayBoundary { boundary("Asia/Seoul", start: start) }

/// A moment that the test writes down correctly.
func at(_ text: String) -> Instant { ISO8601.instant(text)! }

func day(_ text: String) -> LocalDay { ISO8601.day(text)! }

func days(_ first: String, _ last: String) -> ClosedRange<LocalDay> { day(first)...day(last) }

func id(_ number: UInt64) -> RecordID { RecordID(high: 0, low: number) }

func session(_ start: String, _ end: String?) -> TimeSession { session(1, start, end) }

func session(
    _ number: UInt64, action: UInt64 = 1, _ start: String, _ end: String?
) -> TimeSession {
    TimeSession(id: id(number), actionID: id(action), start: at(start), end: end.map { at($0) })
}

/// What `body` throws, or `nil` when it does not.
func domainError<T>(_ body: () throws(DomainError) -> T) -> DomainError? {
    do throws(DomainError) {
        _ = try body()
        return nil
    } catch {
        return error
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers from the same seed, everywhere.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// A seed that a failing run can be repeated with: set `HARU_SEED`.
func testSeed(_ test: String = #function) -> UInt64 {
    let seed =
        ProcessInfo.processInfo.environment["HARU_SEED"].flatMap { UInt64($0) }
        ?? UInt64.random(in: 0...UInt64.max)
    print("\(test): HARU_SEED=\(seed)")
    return seed
}
