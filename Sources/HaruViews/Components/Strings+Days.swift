import HaruCore
import HaruStrings

extension Strings {
    /// A day without its year: `8월 11일 (화)`.
    func day(_ day: LocalDay, withYear: Bool = false) -> String {
        let (year, month, number) = day.date
        return date(
            year: withYear ? year : nil, month: month, day: number,
            weekday: Int(day.weekday.rawValue))
    }

    /// Why something was refused.
    func refusal(_ reason: DomainError) -> String { reason.message(self) }
}
