import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The days as blocks on an axis (app 9.3).
    mutating func timetable(_ route: HistoryRoute, _ model: Model) {
        let ledger = model.ledger
        let strings = model.strings
        let days = route.days(today: ledger.today, weekStart: ledger.boundary.weekStart)
        let isWeek = route.isWeek
        // Whatever moves with now moves each minute, not with every drawing.
        let now = ledger.boundary.zone.flooredToMinute(model.now)
        let shown = days.each.map { model.historyDay($0) }
        let tables = shown.map {
            TimetableDay($0, boundary: ledger.boundary, now: now, shortest: isWeek ? 14 : 11)
        }
        if shown.allSatisfy({ $0.records.isEmpty }), shown.contains(where: { $0.hidesRecords }) {
            return nothingMatches(model)
        }
        element(
            "div", .class("card flush timetable-card"),
            // Where it scrolls by itself, the keyboard scrolls it too.
            .attribute("tabindex", model.layout.hasSidebar ? "0" : nil),
            .attribute("aria-label", model.layout.hasSidebar ? strings.historyTimetable : nil),
            .attribute("role", model.layout.hasSidebar ? "region" : nil)
        ) { html in
            if isWeek { html.weekHead(days, model) }
            html.element("div", .class(isWeek ? "timetable week" : "timetable")) { html in
                html.axis(
                    opening: tables.compactMap { $0.opening }.min() ?? 7, model)
                for table in tables { html.lane(table, isWeek: isWeek, model) }
            }
        }
    }

    private mutating func weekHead(_ days: ClosedRange<LocalDay>, _ model: Model) {
        element("div", .class("week-head")) { html in
            html.element("span") { _ in }
            for day in days.each {
                html.element(
                    "span", .class(day == model.ledger.today ? "today" : nil)
                ) { html in
                    html.text(model.strings.weekdayName(Int(day.weekday.rawValue)))
                    html.element("b", text: "\(day.date.day)")
                }
            }
        }
    }

    private mutating func axis(opening: Int, _ model: Model) {
        let start = model.ledger.boundary.dayStartMinutes
        element("div", .class(start % 60 == 0 ? "axis" : "axis minutes")) { html in
            for (hour, label) in TimetableAxis.labels(dayStartMinutes: start).enumerated() {
                html.element(
                    "span", .part("axis-label"), .style("--h:\(hour)"),
                    .attribute("data-scroll-to", hour == opening ? "start" : nil), text: label)
            }
        }
    }

    private mutating func lane(_ table: TimetableDay, isWeek: Bool, _ model: Model) {
        element(
            "div", .class(table.now == nil ? "lane" : "lane today"),
            .attribute("data-value", ISO8601.text(table.day)),
            // What free space does is what the button "add" does.
            .attribute("data-lane", "history.lane " + ISO8601.text(table.day))
        ) { html in
            if let drawn = model.history.drawn, drawn.day == table.day {
                html.drawnTime(drawn.minutes, model)
            }
            for block in table.blocks { html.block(block, isWeek: isWeek, model) }
            for dot in table.dots { html.dot(dot, model) }
            if let now = table.now {
                html.element(
                    "span", .class("now"), .part("now-line"),
                    .style("--s:" + TimetableAxis.hours(now))
                ) { _ in }
            }
        }
    }

    private mutating func drawnTime(_ minutes: Range<Int>, _ model: Model) {
        let day = model.ledger.boundary
        func clock(_ minute: Int) -> String {
            model.strings.timeOfDay(
                minute: (day.dayStartMinutes + minute) % 1440,
                countsToTwelve: model.countsToTwelve)
        }
        element(
            "span", .class("drawn"), .part("drawn"),
            .style(
                "--s:" + TimetableAxis.hours(minutes.lowerBound) + ";--d:"
                    + TimetableAxis.hours(minutes.count)),
            text: model.strings.timeRange(
                start: clock(minutes.lowerBound), end: clock(minutes.upperBound)))
    }

    private mutating func block(_ block: TimetableDay.Block, isWeek: Bool, _ model: Model) {
        let record = block.record
        guard let action = model.ledger.action(record.actionID) else { return }
        // Of 56 px an hour in a day and 44 px in a week (app 9.3).
        let height = block.length * (isWeek ? 44 : 56) / 60
        let hasRoomForTimes = !isWeek || (block.columns == 1 && model.layout.hasSidebar)
        // The place and the colour are both styles, so each has an element of its own.
        element(
            "div", .class("spot"), .key(record.reference.id.text),
            .style(
                "--s:" + TimetableAxis.hours(block.start) + ";--d:"
                    + TimetableAxis.hours(block.length)
                    + ";--col:\(block.column);--of:\(block.columns)")
        ) { html in
            html.element(
                "button", .class(Html.blockClass(record, isShort: height < 44)), .part("block"),
                .attribute("data-id", record.reference.id.text),
                .colored(action.colorHex(tags: model.ledger.tags)),
                .dataState(record.running == nil ? nil : "running"),
                .label(model.aloud(record, action)), .click(.history(.open(record.reference)))
            ) { html in
                guard height >= (isWeek ? 16 : 28) else { return }
                html.element("span", .class("block-name"), text: action.name)
                if height >= 28, hasRoomForTimes {
                    html.element("small", text: model.times(record))
                }
            }
        }
    }

    private static func blockClass(_ record: DayRecord, isShort: Bool) -> StaticString {
        switch (record.running != nil, isShort) {
        case (true, true): "block live-now short"
        case (true, false): "block live-now"
        case (false, true): "block short"
        case (false, false): "block"
        }
    }

    private mutating func dot(_ dot: TimetableDay.Dot, _ model: Model) {
        guard let action = model.ledger.action(dot.record.actionID),
            case .count(let entry) = dot.record.content
        else { return }
        element(
            "div", .class("spot"), .key(entry.id.text),
            .style("--s:" + TimetableAxis.hours(dot.minute) + ";--x:\(dot.shift)")
        ) { html in
            html.element(
                "button", .class("tap"), .part("dot"), .attribute("data-id", entry.id.text),
                .colored(action.colorHex(tags: model.ledger.tags)),
                .label(model.aloud(dot.record, action)),
                .click(.history(.open(dot.record.reference))), text: "+\(entry.amount)")
        }
    }
}
