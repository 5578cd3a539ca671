import Glibc
import HaruCore

/// Sums packed sessions per action and month with Haru's own totals, days beginning at 04:00:
///
///     TZ=Asia/Seoul split FILE.bin Asia/Seoul PASSES
///
/// Prints the sums as `2026-10,ACTION,SECONDS`, and on standard error how long the fastest and the
/// middle pass took, nanoseconds a session.
@main struct Main {
    struct Session {
        let start: Int64
        let end: Int64
        let action: Int32
        let padding: Int32
    }

    static let actionCount = 24

    static func main() {
        let words = CommandLine.arguments
        guard words.count == 4, let passes = Int(words[3]), let zone = zone(words[2]) else { exit(2) }
        let sessions = sessions(words[1])
        let boundary = DayBoundary(zone: zone, dayStartMinutes: 240)
        let first = boundary.day(of: Instant(milliseconds: sessions[0].start))
        let last = boundary.day(of: Instant(milliseconds: sessions[sessions.count - 1].end))
        let grid = DayGrid(first...last, boundary: boundary)
        var taken: [Double] = []
        for pass in 1...max(1, passes) {
            var totals = PeriodTotals.perMonth(grid, actionCount: actionCount)
            let start = now()
            sessions.withUnsafeBufferPointer { sessions in
                for session in sessions {
                    totals.add(start: session.start, end: session.end, action: Int(session.action))
                }
            }
            taken.append(now() - start)
            if pass == passes { show(totals) }
        }
        taken.sort()
        let perSession = taken.map { $0 / Double(sessions.count) * 1e9 }
        let answer = "\(perSession[0]) \(perSession[perSession.count / 2])\n"
        _ = answer.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }

    /// In milliseconds, in which Haru counts.
    static func sessions(_ path: String) -> [Session] {
        bytes(path).withUnsafeBytes { bytes in
            bytes.bindMemory(to: Session.self).map {
                Session(
                    start: $0.start * 1000, end: $0.end * 1000, action: $0.action, padding: 0)
            }
        }
    }

    static func zone(_ name: String) -> TimeZoneRules? {
        TimeZoneRules(name: name, tzif: bytes("/usr/share/zoneinfo/" + name))
    }

    static func bytes(_ path: String) -> [UInt8] {
        guard let file = fopen(path, "r") else { exit(1) }
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        let count = ftell(file)
        rewind(file)
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = fread(buffer.baseAddress, 1, count, file)
        }
    }

    static func show(_ totals: borrowing PeriodTotals) {
        var day = totals.grid.first
        for period in 0..<totals.periodCount {
            for action in 0..<totals.actionCount where totals[period, action] != 0 {
                let month = String(decoding: ISO8601.text(day).utf8.prefix(7), as: UTF8.self)
                print(month, action, totals[period, action] / 1000, separator: ",")
            }
            day = day.lastOfMonth + 1
        }
    }

    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
