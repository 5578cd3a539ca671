import Foundation
import HaruCore
import Testing

/// Every zone of the machine's tz database against two others who read it: Python's zoneinfo, which
/// reads the same files, and Foundation, whose tz data is built in and older.
@Suite struct ZoneDatabaseTests {
    /// What Python says about one zone: the offsets one second before and at each moment at which
    /// something may change, 1970 to 2050.
    struct Zone: Sendable {
        let name: String
        let times: [Int64]
        let before: [Int]
        let after: [Int]
    }

    /// Spawned once for all tests.
    static let zones: [Zone] = pythonZones()

    @Test func theDatabaseIsThere() {
        #expect(Self.zones.count > 300)
        #expect(Self.zones.reduce(0) { $0 + $1.times.count } > 20_000)
    }

    @Test func offsetsAreThoseOfPython() throws {
        for zone in Self.zones {
            let rules = try #require(ZoneFiles.rules(zone.name))
            for (i, time) in zone.times.enumerated() {
                let found = (rules.offset(atSecond: time - 1), rules.offset(atSecond: time))
                if found != (zone.before[i], zone.after[i]) {
                    Issue.record("\(zone.name) at \(time): \(found)")
                }
            }
        }
    }

    @Test func theClockChangesWhenPythonSaysSoAndAtNoOtherTime() throws {
        let start = at("1970-01-01T00:00:00Z").seconds
        let end = at("2050-01-01T00:00:00Z").seconds
        for zone in Self.zones {
            let rules = try #require(ZoneFiles.rules(zone.name))
            let expected = zone.times.indices.filter { zone.before[$0] != zone.after[$0] }
                .map { zone.times[$0] }
            var found: [Int64] = []
            var time = start
            while let next = rules.nextChange(afterSecond: time), next < end {
                found.append(next)
                time = next
            }
            if found != expected { Issue.record("\(zone.name): \(found) instead of \(expected)") }
        }
    }

    @Test func daysBeginAndEndAroundEveryChange() throws {
        for zone in Self.zones {
            let boundary = boundary(zone.name)
            for (i, time) in zone.times.enumerated() where zone.before[i] != zone.after[i] {
                let key = boundary.day(of: Instant(seconds: time))
                for date in [key - 1, key, key + 1] {
                    let range = boundary.range(of: date)
                    if range.isEmpty { continue }
                    let isRight =
                        boundary.day(of: range.lowerBound) == date
                        && boundary.day(of: range.lowerBound - 1) < date
                        && boundary.wallClock(range.lowerBound).date >= date
                        && boundary.wallClock(range.lowerBound - 1).date < date
                    if !isRight { Issue.record("\(zone.name), \(ISO8601.text(date)): \(range)") }
                }
            }
        }
    }

    /// Moments about which the tz data built into Foundation says something else than the tz
    /// database of the machine, release 2026f, and Python: the first and last of each zone.
    static let otherInFoundation: [String: (first: String, last: String)] = [
        "Africa/Casablanca": ("2026-09-20T01:00:00Z", "2038-01-19T03:14:07Z"),
        "Africa/El_Aaiun": ("2026-09-20T01:00:00Z", "2038-01-19T03:14:07Z"),
        "America/Bogota": ("1992-05-02T05:00:00Z", "1992-05-02T05:00:00Z"),
        "America/Edmonton": ("2026-11-01T08:00:00Z", "2026-11-01T08:00:00Z"),
        "America/Ensenada": ("1970-04-26T10:00:00Z", "1975-10-26T09:00:00Z"),
        "America/Inuvik": ("2026-11-01T08:00:00Z", "2026-11-01T08:00:00Z"),
        "America/Rainy_River": ("2026-11-01T07:00:00Z", "2026-11-01T07:00:00Z"),
        "America/Vancouver": ("2026-11-01T09:00:00Z", "2026-11-01T09:00:00Z"),
        "Asia/Tehran": ("1979-05-25T20:30:00Z", "1979-05-25T20:30:00Z"),
        "EET": ("1977-04-03T01:00:00Z", "1980-09-28T01:00:00Z"),
        "Europe/Chisinau": ("2022-03-27T01:00:00Z", "2049-10-31T01:00:00Z"),
        "WET": ("1977-04-03T01:00:00Z", "1996-03-31T01:00:00Z"),
    ]

    @Test func offsetsAndDaysAreThoseOfFoundation() throws {
        for zone in Self.zones {
            guard let timeZone = TimeZone(identifier: zone.name) else { continue }
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = timeZone
            let boundary = boundary(zone.name)
            let other = Self.otherInFoundation[zone.name]
            let skipped = other.map { at($0.first).seconds...at($0.last).seconds }
            for (i, time) in zone.times.enumerated() where skipped?.contains(time) != true {
                let date = Date(timeIntervalSince1970: Double(time))
                let found = (
                    timeZone.secondsFromGMT(for: date.addingTimeInterval(-1)),
                    timeZone.secondsFromGMT(for: date)
                )
                if found != (zone.before[i], zone.after[i]) {
                    let moment = ISO8601.text(Instant(seconds: time), offset: 0)
                    Issue.record("\(zone.name) at \(moment): Foundation has \(found)")
                    continue
                }
                // Every third change is enough for the slow calendar.
                guard i % 3 == 0 else { continue }
                let noon = date.addingTimeInterval(43_200)
                let start = calendar.startOfDay(for: noon).timeIntervalSince1970
                let key = boundary.wallClock(Instant(seconds: time + 43_200)).date
                if boundary.start(of: key).seconds != Int64(start) {
                    Issue.record(
                        "\(zone.name), \(ISO8601.text(key)): Foundation begins at \(start)")
                }
            }
        }
    }

    private static func pythonZones() -> [Zone] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script]
        let pipe = Pipe()
        process.standardOutput = pipe
        guard (try? process.run()) != nil else { return [] }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map { line in
            let fields = line.split(separator: " ")
            var zone: (times: [Int64], before: [Int], after: [Int]) = ([], [], [])
            for field in fields.dropFirst() {
                let numbers = field.split(separator: ",")
                zone.times.append(Int64(numbers[0])!)
                zone.before.append(Int(numbers[1])!)
                zone.after.append(Int(numbers[2])!)
            }
            return Zone(
                name: String(fields[0]), times: zone.times, before: zone.before, after: zone.after)
        }
    }

    /// Prints a line per zone, `name time,before,after …`, for zones with different files. Times are
    /// those of the file's table, and the changes of its rule, found by asking every fifth day.
    private static let script = """
        import struct, zoneinfo, datetime, os
        root = "\(ZoneFiles.folder)"
        utc = datetime.timezone.utc
        epoch = datetime.datetime(1970, 1, 1, tzinfo=utc)
        first, last = 0, 2524608000
        seen = set()
        def table(data):
            counts = struct.unpack(">6l", data[20:44])
            start = 44 + counts[3] * 5 + counts[4] * 6 + counts[5] + counts[2] * 8 + counts[1] + counts[0]
            n = struct.unpack(">6l", data[start + 20:start + 44])[3]
            return struct.unpack(f">{n}q", data[start + 44:start + 44 + 8 * n])
        for name in sorted(zoneinfo.available_timezones()):
            path = os.path.join(root, name)
            if not os.path.exists(path): continue
            data = open(path, "rb").read()
            if data[:4] != b"TZif" or data in seen: continue
            seen.add(data)
            zone = zoneinfo.ZoneInfo.from_file(open(path, "rb"), key=name)
            def offset(t):
                moment = (epoch + datetime.timedelta(seconds=t)).astimezone(zone)
                return int(moment.utcoffset().total_seconds())
            known = [t for t in table(data) if first < t < last]
            times = set(known)
            a = max(known, default=first)
            before = offset(a)
            while a < last:
                b = min(a + 5 * 86400, last)
                after = offset(b)
                if after != before:
                    low, high = a, b
                    while high - low > 1:
                        middle = (low + high) // 2
                        if offset(middle) == before: low = middle
                        else: high = middle
                    if high < last: times.add(high)
                    b, after = high, offset(high)
                a, before = b, after
            print(name, *(f"{t},{offset(t - 1)},{offset(t)}" for t in sorted(times)))
        """
}
