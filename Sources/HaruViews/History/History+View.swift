import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The history (app 9).
    mutating func history(_ route: HistoryRoute, _ model: Model) {
        let strings = model.strings
        element(
            "main",
            .class(route.isWeek ? "main history wide" : "main history"),
            .screen("history"), .part("main")
        ) { html in
            html.element("header", .class("topbar")) { html in
                html.element("div", .class("tools")) { _ in }
                html.element("div", .class("strong")) { _ in }
                html.element("div", .class("tools")) { html in
                    html.filterButton(model)
                    html.element(
                        "button", .class("icon-btn"), .part("add"), .label(strings.addRecord),
                        .click(.history(.add))
                    ) { $0.icon(.plus) }
                }
            }
            html.element("div", .class("title")) {
                $0.element("h1", text: strings.tabHistory)
            }
            html.element("div", .class("stack")) { html in
                html.dateBar(route, model)
                html.historyModes(route, strings)
                html.filterChip(model)
                switch route.view {
                case .list: html.historyList(route, model)
                case .timetable: html.timetable(route, model)
                }
            }
        }
    }

    private mutating func dateBar(_ route: HistoryRoute, _ model: Model) {
        let strings = model.strings
        let day = route.day ?? model.ledger.today
        let days = route.days(today: model.ledger.today, weekStart: model.ledger.boundary.weekStart)
        element("div", .class("datebar")) { html in
            html.element(
                "button", .class("icon-btn quiet"), .part("previous"),
                .label(strings.historyPrevious), .click(.history(.step(-1)))
            ) { $0.icon(.chevronLeft) }
            html.element(
                "button", .class("date num"), .part("date"),
                .attribute("data-value", ISO8601.text(day)), .literal("aria-haspopup", "dialog"),
                .click(.history(.calendar))
            ) { html in
                html.element(
                    "span",
                    text: route.isWeek
                        ? strings.week(days, today: model.ledger.today)
                        : strings.day(
                            day, withYear: day.date.year != model.ledger.today.date.year))
                html.icon(.chevronDown, .small)
            }
            html.element(
                "button", .class("icon-btn quiet"), .part("next"), .label(strings.next),
                .click(.history(.step(1)))
            ) { $0.icon(.chevronRight) }
            if !days.contains(model.ledger.today) {
                html.element(
                    "button", .class("btn plain end"), .part("today"), .click(.history(.today)),
                    text: strings.today)
            }
        }
    }

    private mutating func historyModes(_ route: HistoryRoute, _ strings: Strings) {
        element("div", .class("modes")) { html in
            html.element(
                "div", .class("seg grow"), .literal("role", "radiogroup"),
                .label(strings.historyMode)
            ) { html in
                html.segment(
                    strings.historyList, isOn: route.view == .list, .history(.show(.list)))
                html.segment(
                    strings.historyTimetable, isOn: route.view == .timetable,
                    .history(.show(.timetable)))
            }
            guard route.view == .timetable else { return }
            html.element(
                "div", .class("seg spans"), .literal("role", "radiogroup"),
                .label(strings.historySpan)
            ) { html in
                html.segment(strings.historyDay, isOn: route.span == .day, .history(.span(.day)))
                html.segment(
                    strings.historyWeek, isOn: route.span == .week, .history(.span(.week)))
            }
        }
    }

    private mutating func segment(_ words: String, isOn: Bool, _ message: Message) {
        element(
            "button", .literal("role", "radio"), .state("aria-checked", isOn), .click(message),
            text: words)
    }
}

// The list of a day (app 9.2).
extension Html {
    private mutating func historyList(_ route: HistoryRoute, _ model: Model) {
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
            html.element("b") { $0.digitsAndUnits(words) }
        }
    }

    private mutating func digitsAndUnits(_ words: String) {
        var run: [UInt8] = []
        var isNumber = true
        func end(_ html: inout Html) {
            guard !run.isEmpty else { return }
            let text = String(decoding: run, as: UTF8.self)
            if isNumber { html.text(text) } else { html.element("i", text: text) }
            run = []
        }
        for byte in words.utf8 where byte != UInt8(ascii: " ") {
            let digit = (byte >= 0x30 && byte <= 0x39) || byte == UInt8(ascii: ",")
            if digit != isNumber { end(&self) }
            isNumber = digit
            run.append(byte)
        }
        end(&self)
    }

    private mutating func recordRow(_ record: DayRecord, _ model: Model) {
        guard let action = model.ledger.action(record.actionID) else { return }
        let strings = model.strings
        element(
            "div", .class("record-cell"), .key(record.reference.id.text),
            .attribute("data-id", record.reference.id.text),
            .colored(action.colorHex(tags: model.ledger.tags)),
            .dataState(record.running == nil ? nil : "running"),
            .attribute(
                "data-swipe", Message.history(.sweep(record.reference)).text)
        ) { html in
            html.element(
                "button",
                .class(record.isCount ? "row record count" : "row record"), .part("record"),
                .label(model.aloud(record, action)), .click(.history(.open(record.reference)))
            ) { html in
                html.recordTimes(record, model)
                html.element("span", .class("bar")) { _ in }
                html.element("span", .class("glyph")) { $0.symbol(action.symbolName) }
                html.element("span", .class("grow")) { html in
                    html.element("span", .class("name"), text: action.name)
                    html.recordMarks(record, strings)
                    if !record.note.isEmpty {
                        html.element("span", .class("sub"), text: record.note)
                    }
                }
                html.recordFigure(record, model)
            }
            if record.running != nil {
                html.element(
                    "button", .class("icon-btn stop-here"), .part("running-stop"),
                    .label(strings.stopNamed(action: action.name)), .click(.home(.stop(action.id)))
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
            element("span", .class("badge mark"), text: strings.fromYesterday)
        }
        if record.goesIntoNextDay {
            element("span", .class("badge mark"), text: strings.intoTomorrow)
        }
        if record.needsCorrection {
            element("span", .class("badge bad mark"), text: strings.needsCorrection)
        }
        if record.running != nil {
            element("span", .class("badge warn mark")) { html in
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

extension DayRecord {
    var isCount: Bool { if case .count = content { true } else { false } }
}

extension Model {
    /// A record as it is read aloud: the action, its times, and whether it runs.
    func aloud(_ record: DayRecord, _ action: Action) -> String {
        switch record.content {
        case .count(let entry):
            return strings.countRecordAloud(
                action: action.name, time: clock(record.start),
                amount: strings.times(count: entry.amount))
        case .session:
            let start = clock(record.start)
            guard let end = record.end else {
                return strings.recordRunningAloud(
                    action: action.name, start: start, end: clock(now))
            }
            return strings.recordAloud(action: action.name, start: start, end: clock(end))
        }
    }

    /// The texts of the history that change each second.
    func historyTicks() -> [(key: String, text: String)] {
        guard case .history(let route) = route, route.view == .list else { return [] }
        return historyDay(route.day ?? ledger.today).records.compactMap { record in
            record.running.map {
                ("history-" + $0.id.text, Strings.timer(seconds: record.milliseconds / 1000))
            }
        }
    }
}

extension Strings {
    /// A week: `8월 3일 – 9일`; across months both are named.
    func week(_ days: ClosedRange<LocalDay>, today: LocalDay) -> String {
        let (_, month, day) = days.lowerBound.date
        let last = days.upperBound.date
        if month == last.month {
            return weekOfMonth(month: monthName(month), first: "\(day)", last: "\(last.day)")
        }
        return dayRange(
            first: monthDay(month: monthName(month), day: "\(day)"),
            last: monthDay(month: monthName(last.month), day: "\(last.day)"))
    }

    /// A month of a year: `2026년 8월`, `August 2026`.
    func month(of day: LocalDay) -> String {
        monthTitle(year: "\(day.date.year)", month: fullMonthName(day.date.month))
    }

    /// The full name of a month, 1…12.
    func fullMonthName(_ month: Int) -> String {
        switch month {
        case 1: fullMonthJanuary
        case 2: fullMonthFebruary
        case 3: fullMonthMarch
        case 4: fullMonthApril
        case 5: fullMonthMay
        case 6: fullMonthJune
        case 7: fullMonthJuly
        case 8: fullMonthAugust
        case 9: fullMonthSeptember
        case 10: fullMonthOctober
        case 11: fullMonthNovember
        default: fullMonthDecember
        }
    }
}
