import HaruCore
import HaruStrings

/// What totals are taken over (surfaces 1.3).
public enum Period: String, CaseIterable, Sendable {
    case day, week, month, last7, last30

    public init?(_ verb: Verb) {
        switch verb {
        case .today: self = .day
        case .week: self = .week
        case .month: self = .month
        case .last7: self = .last7
        case .last30: self = .last30
        default: return nil
        }
    }

    public var window: DayWindow {
        switch self {
        case .day: .span(.day)
        case .week: .span(.week)
        case .month: .span(.month)
        case .last7: .rolling(7)
        case .last30: .rolling(30)
        }
    }

    /// Its name while the days are those around today.
    func name(_ strings: Strings) -> String {
        switch self {
        case .day: strings.today
        case .week: strings.thisWeek
        case .month: strings.thisMonth
        case .last7: strings.last7Days
        case .last30: strings.last30Days
        }
    }
}

/// How much of something there was.
public enum Amount: Equatable, Sendable {
    case seconds(Int64)
    case count(Int)

    var number: Int64 {
        switch self {
        case .seconds(let seconds): seconds
        case .count(let count): Int64(count)
        }
    }

    /// `1시간 20분`, `3회`.
    func words(_ strings: Strings) -> String {
        switch self {
        case .seconds(let seconds): strings.duration(seconds: seconds)
        case .count(let count): strings.times(count: count)
        }
    }

    /// `1:20`, `3`; empty for nothing.
    var short: String {
        switch self {
        case .seconds(let seconds): seconds > 0 ? Strings.clock(seconds: seconds) : ""
        case .count(let count): count > 0 ? String(count) : ""
        }
    }

    var member: JSON.Member {
        switch self {
        case .seconds(let seconds): JSON.Member("seconds", .int(seconds))
        case .count(let count): JSON.Member("count", .count(count))
        }
    }
}

extension ClosedRange<LocalDay> {
    /// Days of the range, both ends included.
    var dayCount: Int { upperBound - lowerBound + 1 }
}
