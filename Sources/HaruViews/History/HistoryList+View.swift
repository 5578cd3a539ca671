import HaruCore
import HaruIcons
import HaruStrings

// The list of a day (app 9.2).
extension Html {
    mutating func historyList(_ route: HistoryRoute, _ model: Model) {
        let day = model.historyDay(route.day ?? model.ledger.today)
        guard !day.records.isEmpty else {
            if day.hidesRecords { nothingMatches(model) } else { emptyDay(model) }
            return
        }
        dayTotal(day, model)
        element("div", .class("card flush records"), .part("records")) { html in
            for record in day.records { html.recordRow(record, model) }
        }
    }

    private mutating func emptyDay(_ model: Model) {
        element("div", .class("empty"), .part("empty"), .dataState("empty")) { html in
            html.raw(Illustration.sunrise)
            html.element("p", text: model.strings.emptyRecords)
            html.element(
                "button", .class("btn primary"), .click(.history(.add)),
                text: model.strings.addRecord)
        }
    }

    private mutating func dayTotal(_ day: HistoryDay, _ model: Model) {
        let strings = model.strings
        element("div", .class("day-total"), .part("day-total")) { html in
            html.stat(
                strings.historyTotalTime, strings.duration(seconds: day.time / 1000),
                value: day.time / 1000)
            html.stat(
                strings.historyTotalCount, strings.times(count: Int(clamping: day.count)),
                value: day.count)
            html.stat(
                strings.headingRecords, strings.recordNumber(count: day.records.count),
                value: Int64(day.records.count))
        }
    }

    /// A number with its heading; the digits are large, the units small.
    private mutating func stat(_ heading: String, _ words: String, value: Int64) {
        element("span", .class("stat"), .attribute("data-value", String(value))) { html in
            html.element("small", text: heading)
            html.element("b") { $0.figure(words) }
        }
    }

    mutating func recordRow(_ record: DayRecord, _ model: Model) {
        guard let action = model.ledger.action(record.actionID) else { return }
        let strings = model.strings
        element(
            "div", .class("record-cell"), .key(record.reference.id.text),
            .attribute("data-id", record.reference.id.text),
            .colored(action.colorHex(tags: model.ledger.tags)),
            .dataState(record.running == nil ? nil : "running"),
            .flag("data-twelve", model.countsToTwelve),
            .attribute(
                "data-swipe", Message.history(.sweep(record.reference)).text)
        ) { html in
            html.element(
                "button",
                .class(record.isCount ? "row record count" : "row record"), .part("record"),
                .label(model.aloud(record, action)), .click(.history(.open(record.reference)))
            ) { html in
                html.recordTimes(record, model)
                html.element("span", .class("stripe")) { _ in }
                html.element("span", .class("glyph")) { $0.symbol(action.symbolName) }
                html.element("span", .class("grow")) { html in
                    html.element("span", .class("cluster")) { html in
                        html.element("span", .class("name"), text: action.name)
                        html.recordMarks(record, strings)
                    }
                    if !record.note.isEmpty {
                        html.element("span", .class("sub"), text: record.note)
                    }
                }
                html.recordFigure(record, model)
            }
            if record.running != nil {
                html.element(
                    "button", .class("icon-btn accent stop-here"), .part("running-stop"),
                    .label(strings.stopNamed(action: action.name)),
                    .click(.home(.stop(action.id))), .command
                ) { $0.icon(.stop, .small) }
            }
        }
    }

    private mutating func recordTimes(_ record: DayRecord, _ model: Model) {
        element("span", .class("at")) { html in
            html.element("span", text: model.clock(record.start))
            if record.isCount { return }
            html.element("span", text: record.end.map { model.clock($0) } ?? "–")
        }
    }

    private mutating func recordMarks(_ record: DayRecord, _ strings: Strings) {
        if record.comesFromDayBefore {
            element("span", .class("badge day-mark"), text: strings.fromYesterday)
        }
        if record.goesIntoNextDay {
            element("span", .class("badge day-mark"), text: strings.intoTomorrow)
        }
        if record.needsCorrection {
            element("span", .class("badge bad day-mark"), text: strings.needsCorrection)
        }
        if record.running != nil {
            element("span", .class("badge warn day-mark")) { html in
                html.element("span", .class("live")) { _ in }
                html.element("span", text: strings.running)
            }
        }
    }

    private mutating func recordFigure(_ record: DayRecord, _ model: Model) {
        switch record.content {
        case .count(let entry):
            element(
                "span", .class("dur"), .attribute("data-value", String(entry.amount)),
                text: "+\(entry.amount)")
        case .session(let session):
            if record.running != nil {
                element(
                    "span", .class("dur running-figure"), .literal("role", "timer"),
                    .attribute("data-tick", "history-" + session.id.text),
                    text: Strings.timer(seconds: record.milliseconds / 1000))
            } else {
                element(
                    "span", .class("dur"),
                    .attribute("data-value", String(record.milliseconds / 1000)),
                    text: model.strings.duration(seconds: record.milliseconds / 1000))
            }
        }
    }
}
