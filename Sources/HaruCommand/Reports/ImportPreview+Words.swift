import HaruFormats
import HaruStrings

extension ImportIssue.Reason {
    /// Why the row was left out.
    func words(_ strings: Strings) -> String {
        switch self {
        case .unreadable: strings.issueUnreadable
        case .badDate: strings.issueBadDate
        case .badTime: strings.issueBadTime
        case .ambiguousDate: strings.issueAmbiguousDate
        case .missingEnd: strings.issueMissingEnd
        case .endNotAfterStart: strings.issueEndNotAfterStart
        case .amountOutOfRange: strings.issueAmountOutOfRange
        case .missingName: strings.issueMissingName
        case .noteTooLong: strings.issueNoteTooLong
        case .lineTooLong: strings.issueLineTooLong
        case .badEncoding: strings.issueBadEncoding
        case .unknownAction: strings.issueUnknownAction
        case .truncated: strings.issueTruncated
        case .nameTooLong: strings.issueNameTooLong
        case .noClockTime: strings.issueNoClockTime
        case .notSupported: strings.issueNotSupported
        case .futureDay: strings.issueFutureDay
        case .outsideHabit: strings.issueOutsideHabit
        }
    }
}

extension Strings {
    /// `일주일에 3번`
    func often(_ frequency: ImportedFrequency) -> String {
        switch frequency {
        case .words(let words): words
        case .times(let times, let count, let unit): often(times, in: count, unit)
        }
    }

    private func often(_ times: Int, in count: Int, _ unit: ImportedFrequency.Unit) -> String {
        let number = "\(times)"
        if count == 1 {
            return switch unit {
            case .day: oftenADay(times: number)
            case .week: oftenAWeek(times: number)
            case .month: oftenAMonth(times: number)
            case .year: oftenAYear(times: number)
            }
        }
        let many = "\(count)"
        return switch unit {
        case .day: oftenInDays(count: many, times: number)
        case .week: oftenInWeeks(count: many, times: number)
        case .month: oftenInMonths(count: many, times: number)
        case .year: oftenInYears(count: many, times: number)
        }
    }
}
