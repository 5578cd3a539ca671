import HaruCore
import HaruReplica
import HaruStrings

extension App {
    func update(_ message: HistoryMessage) {
        // Records are opened and deleted wherever they are listed.
        if case .open(let record) = message { return editRecord(record) }
        if case .sweep(let record) = message { return askToDelete(record) }
        guard case .history(var route) = model.route else { return }
        switch message {
        case .step(let count):
            let day = (route.day ?? model.ledger.today) + count * (route.isWeek ? 7 : 1)
            route.day = day == model.ledger.today ? nil : day
            turn(to: route)
        case .today:
            route.day = nil
            turn(to: route)
        case .show(let view):
            route.view = view
            turn(to: route)
        case .span(let span):
            route.span = span
            turn(to: route)
        case .calendar: openCalendar(route.day ?? model.ledger.today)
        case .turnMonth(let count): turnCalendar(count)
        case .pick(let day):
            // The day takes the place of the calendar: going back first would go back to the day before it.
            model.sheets.removeAll()
            route.day = day
            turn(to: route)
        case .add: addRecord(on: route.day)
        case .lane(let day, let gesture, let minutes):
            model.history.drawn = gesture == .draw ? DrawnTime(day: day, minutes: minutes) : nil
            switch gesture {
            case .tap: addRecord(on: day, minute: minutes.lowerBound / 30 * 30)
            case .drawn: addRecord(on: day, minute: minutes.lowerBound, length: minutes.count)
            case .draw, .cancel: break
            }
        case .open, .sweep: break
        case .minute:
            model.history.awaitsMinute = false
            watchMinutes()
        }
    }

    /// Shows other days of the history. The address follows without a step for Back.
    private func turn(to route: HistoryRoute) {
        model.route = .history(route)
        effects.append(
            .navigate(path: route.path, replacing: true, sheets: model.sheets.count))
        readHistory()
    }

    /// Reads the days that are shown, and consumes what another screen handed over.
    func readHistory() {
        takeHandOver()
        guard let book, let days = model.recordDays else { return }
        do {
            model.history.ledger = try HistoryLedger(
                book, touching: model.ledger.boundary.range(days))
        } catch { fail(error) }
        watchMinutes()
    }

    /// Shows the one action that another screen has asked for.
    private func takeHandOver() {
        guard case .history(var route) = model.route, let only = route.only else { return }
        route.only = nil
        model.route = .history(route)
        effects.append(.navigate(path: route.path, replacing: true, sheets: model.sheets.count))
        if model.ledger.action(only) != nil {
            model.filter.showOnly(only, among: model.ledger.actions)
        }
    }

    /// Asks to be told the next minute while a timetable shows now.
    private func watchMinutes() {
        guard case .history(let route) = model.route, route.view == .timetable,
            !model.history.awaitsMinute,
            route.days(today: model.ledger.today, weekStart: model.ledger.boundary.weekStart)
                .contains(model.ledger.today)
        else { return }
        model.history.awaitsMinute = true
        let left = 60_000 - floorRemainder(model.now.milliseconds, 60_000)
        effects.append(.later(.history(.minute), Int(left)))
    }

    /// A key on the history.
    ///
    /// - Returns: whether it meant something.
    func pressedInHistory(_ key: String) -> Bool {
        guard case .history(let route) = model.route else { return false }
        switch Word(key) {
        case "ArrowLeft": update(.step(-1) as HistoryMessage)
        case "ArrowRight": update(.step(1) as HistoryMessage)
        case "t", "T": update(.today as HistoryMessage)
        case "l", "L": update(.show(route.view == .list ? .timetable : .list) as HistoryMessage)
        case "n", "N": update(.add as HistoryMessage)
        case "f", "F": update(.open as FilterMessage)
        default: return false
        }
        return true
    }
}

// The calendar behind the date.
extension App {
    private func openCalendar(_ day: LocalDay) {
        present(
            .datePopover(DatePopover(month: day.firstOfMonth, marked: marked(day.firstOfMonth))))
    }

    private func turnCalendar(_ months: Int) {
        guard case .datePopover(let popover) = model.sheet else { return }
        let month =
            months < 0 ? (popover.month - 1).firstOfMonth : popover.month.lastOfMonth + 1
        model.sheets[model.sheets.count - 1] = .datePopover(
            DatePopover(month: month, marked: marked(month)))
    }

    /// The days of a month that have records.
    private func marked(_ month: LocalDay) -> [LocalDay] {
        guard let book else { return [] }
        let boundary = model.ledger.boundary
        let days = month...month.lastOfMonth
        do {
            let ledger = try HistoryLedger(book, touching: boundary.range(days))
            return DatePopover.marked(days, ledger, boundary: boundary, now: model.now)
        } catch {
            fail(error)
            return []
        }
    }
}
