import HaruCore

/// Tells JSON files apart by the members of their first elements.
enum JSONDetector {
    static func detect(_ file: ImportFile) -> FormatDetector.Finding {
        var stream = JSONStream(file)
        do throws(JSONStreamError) {
            return try stream.peek() == UInt8(ascii: "[") ? list(&stream) : object(&stream)
        } catch {
            return .none(.unknown)
        }
    }

    private static func list(
        _ stream: inout JSONStream
    ) throws(JSONStreamError) -> FormatDetector.Finding {
        _ = try stream.take(UInt8(ascii: "["))
        if try stream.take(UInt8(ascii: "]")) { return .none(.empty) }
        guard case .value(let first) = try stream.value() else { return .none(.unknown) }
        if let frame = first.array {
            let isFrame =
                frame.count >= 3 && frame[0].int64 != nil && frame[1].int64 != nil
                && frame[2].string != nil
            return isFrame ? .format(.watsonFrames) : .none(.unknown)
        }
        guard let start = first["start"]?.string else { return .none(.unknown) }
        if Timewarrior.time(start) != nil { return .format(.timewarriorExport) }
        if ISO8601.instant(start) != nil, first["stop"] != nil, first["project"] != nil {
            return .format(.watsonLog)
        }
        return .none(.unknown)
    }

    /// Members of a habit that only some trackers write.
    private static let ofHabits: [(FileFormat, String)] = [
        (.tableHabit, "daily_goal"), (.tableHabit, "freq_type"), (.tableHabit, "start_date"),
        (.habitTrove, "coinReward"), (.habitTrove, "completions"), (.beaverHabits, "records"),
        (.beaverHabits, "star"), (.beaverHabits, "period"),
    ]

    /// Tells trackers of habits apart by what their first habit has.
    private static func habits(
        _ stream: inout JSONStream
    ) throws(JSONStreamError) -> FormatDetector.Finding {
        _ = try stream.take(UInt8(ascii: "["))
        if try stream.take(UInt8(ascii: "]")) { return .none(.empty) }
        var found: FileFormat?
        do throws(JSONStreamError) {
            try stream.members { (stream, name) throws(JSONStreamError) in
                for (format, member) in ofHabits where sameBytes(name, member) {
                    // Table Habit has records too.
                    if found == nil || format != .beaverHabits { found = format }
                }
                _ = try stream.value()
            }
        } catch {
            // Cut off behind what tells it.
            guard found != nil else { throw error }
        }
        return found.map { .format($0) } ?? .none(.unknown)
    }

    private static func object(
        _ stream: inout JSONStream
    ) throws(JSONStreamError) -> FormatDetector.Finding {
        _ = try stream.take(UInt8(ascii: "{"))
        if try stream.take(UInt8(ascii: "}")) { return .none(.empty) }
        var members: [JSON.Member] = []
        var isOfCounts = true
        repeat {
            guard case .value(let json) = try stream.value(), let name = json.string,
                try stream.take(UInt8(ascii: ":"))
            else { return .none(.unknown) }
            if sameBytes(name, "buckets") { return .format(.activityWatch) }
            if sameBytes(name, "dayEntries") || sameBytes(name, "customMoods") {
                return .format(.daylioBackup)
            }
            if sameBytes(name, "sqlite") {
                let tables = try stream.plainValue().texts
                return DatabaseText.format(tables: tables).map { .format($0) } ?? .none(.unknown)
            }
            if sameBytes(name, "habits"), try stream.peek() == UInt8(ascii: "[") {
                return try habits(&stream)
            }
            guard case .value(let value) = try stream.value() else { return .none(.unknown) }
            if value["count"]?.int64 == nil || value.members?.count != 1 { isOfCounts = false }
            members.append(JSON.Member(name, value))
            if members.count == 8 { break }
        } while try stream.take(UInt8(ascii: ","))
        let object = JSON.object(members)
        if object["project"]?.string != nil, object["start"]?.int64 != nil {
            return .format(.watsonState)
        }
        if object["version"] != nil, object["organizations"]?.array != nil {
            return .format(.companion)
        }
        return isOfCounts ? .format(.companion) : .none(.unknown)
    }
}
