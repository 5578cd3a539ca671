import HaruCore

/// How often a tracker wants something done; habits of Haru are for every day.
public enum ImportedFrequency: Equatable, Sendable {
    /// So many times in so many days, weeks, months or years.
    case times(Int, in: Int, Unit)
    /// As the file has it.
    case words(String)

    public enum Unit: String, Sendable { case day, week, month, year }

    /// - Parameter days: 7 mean a week, 30 and 31 a month.
    /// - Returns: `nil` for every day, and for what cannot be meant.
    init?(_ times: Int, inDays days: Int) {
        guard times > 0, times < days else { return nil }
        switch days {
        case 7: self = .times(times, in: 1, .week)
        case 30, 31: self = .times(times, in: 1, .month)
        default: self = .times(times, in: days, .day)
        }
    }
}

extension ImportedFrequency {
    /// Reads a rule of iCalendar (`RRULE:FREQ=WEEKLY;BYDAY=MO,WE`). One that says more than how often
    /// stays in its words, as does a text that is no rule.
    ///
    /// - Returns: `nil` for every day.
    init?(recurrence text: String) {
        let daily = ["", "daily", "every day"]
        if daily.contains(where: { sameBytes($0, text) }) { return nil }
        self = .words(text)
        let prefix = "RRULE:"
        let rule = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.utf8.count)) : text
        var unit: Unit?
        var interval = 1
        var days = 1
        for part in rule.parts(at: UInt8(ascii: ";")) {
            let pair = part.parts(at: UInt8(ascii: "="))
            guard pair.count == 2 else { return }
            if sameBytes(pair[0], "FREQ"), let known = Unit(frequency: pair[1]) {
                unit = known
            } else if sameBytes(pair[0], "INTERVAL"), let number = Int(digits: pair[1]), number > 0
            {
                interval = number
            } else if sameBytes(pair[0], "BYDAY") {
                days = pair[1].parts(at: UInt8(ascii: ",")).count
            } else if !sameBytes(pair[0], "WKST") {
                return
            }
        }
        guard let unit else { return }
        if unit == .day {
            if days > 1 { return }
            if interval == 1 { return nil }
            self = .times(1, in: interval, .day)
        } else if days == 1 || unit == .week {
            if unit == .week, interval == 1, days >= 7 { return nil }
            self = .times(days, in: interval, unit)
        }
    }
}

extension ImportedFrequency.Unit {
    fileprivate init?(frequency word: String) {
        if sameBytes(word, "DAILY") {
            self = .day
        } else if sameBytes(word, "WEEKLY") {
            self = .week
        } else if sameBytes(word, "MONTHLY") {
            self = .month
        } else if sameBytes(word, "YEARLY") {
            self = .year
        } else {
            return nil
        }
    }
}
