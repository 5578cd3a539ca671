import HaruCore
import HaruIcons
import HaruStrings

/// A column of a wheel: its rows, and which of them stands in the middle.
struct WheelColumn {
    /// Read aloud.
    let name: String
    let count: Int
    let selected: Int
    /// Says that another row has come to the middle.
    let turned: Message
    let text: (Int) -> String
}

extension Html {
    /// A row with a time, which unfolds its wheel in place (app 9.5).
    mutating func timeRow(_ label: String, value: String, isOpen: Bool, _ fold: Message) {
        element(
            "button", .class("row time-row"), .part("time-row"), .state("aria-expanded", isOpen),
            .click(fold)
        ) { html in
            html.element("span", .class("grow name"), text: label)
            html.element("span", .class("value")) { html in
                html.text(value)
                html.element("span", .class("chev")) { $0.icon(.chevronRight, .small) }
            }
        }
    }

    /// The wheel of a time. It is always in the document, so that unfolding only changes its height.
    mutating func timeWheel(_ columns: [WheelColumn], isOpen: Bool) {
        element("div", .class(isOpen ? "wheel-box open" : "wheel-box"), .flag("inert", !isOpen)) {
            html in
            html.element(
                "div", .class(columns.count == 2 ? "wheel two" : "wheel"), .part("time-wheel")
            ) { html in
                for column in columns { html.wheelColumn(column) }
            }
        }
    }

    private mutating func wheelColumn(_ column: WheelColumn) {
        element(
            "div", .class("wheel-col"), .part("time-column"), .literal("role", "spinbutton"),
            .literal("tabindex", "0"), .label(column.name),
            .attribute("aria-valuenow", String(column.selected)),
            .literal("aria-valuemin", "0"),
            .attribute("aria-valuemax", String(column.count - 1)),
            .attribute("aria-valuetext", column.text(column.selected)),
            .attribute("data-wheel", column.turned.text),
            .attribute("data-selected", String(column.selected))
        ) { html in
            for index in 0..<column.count {
                html.element(
                    "div", .attribute("aria-current", index == column.selected ? "true" : nil),
                    text: column.text(index))
            }
        }
    }
}

extension Model {
    /// The columns of hours and minutes.
    ///
    /// - Parameters:
    ///   - minute: of the day, 0…1439.
    ///   - turned: what each of them says.
    func clockColumns(minute: Int, _ turned: (TimeColumn) -> Message) -> [WheelColumn] {
        let strings = strings
        return [
            WheelColumn(
                name: strings.wheelHour, count: 24, selected: minute / 60, turned: turned(.hour)
            ) { hour in
                countsToTwelve
                    ? strings.hour(hour) : String(hour < 10 ? "0\(hour)" : "\(hour)")
            },
            WheelColumn(
                name: strings.wheelMinute, count: 60, selected: minute % 60,
                turned: turned(.minute)
            ) { $0 < 10 ? "0\($0)" : "\($0)" },
        ]
    }

    /// A date as wheels and rows say it: today by its name, another year with its number.
    func dateName(_ date: LocalDay) -> String {
        if date == ledger.boundary.wallClock(now).date { return strings.today }
        return strings.day(date, withYear: date.date.year != ledger.today.date.year)
    }
}

extension Strings {
    /// An hour of the day where people count to twelve: `1 PM`.
    func hour(_ hour: Int) -> String {
        let twelve = String(hour % 12 == 0 ? 12 : hour % 12)
        return hour < 12 ? timeOfDayAM(time: twelve) : timeOfDayPM(time: twelve)
    }
}
