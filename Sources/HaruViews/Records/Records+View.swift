import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// Today's records of an action, to be corrected and added to (app 5.6).
    mutating func recordsOfToday(_ id: RecordID, _ model: Model) {
        guard let action = model.ledger.action(id) else { return }
        let strings = model.strings
        let records = model.recordsOfToday(id)
        sheet("records", title: action.name, leading: strings.close, model) { _ in
        } body: { html in
            html.element("div", .class("stack")) { html in
                html.element(
                    "button", .class("btn large wide"), .part("add"), .flag("data-autofocus"),
                    .click(.home(.addRecord(id)))
                ) { html in
                    html.icon(.plus, .small)
                    html.element("span", text: strings.addRecord)
                }
                html.element("h3", .class("group-title"), text: model.dateName(model.ledger.today))
                if records.isEmpty {
                    html.element(
                        "p", .class("footnote"), .part("empty"), .dataState("empty"),
                        text: strings.emptyRecords)
                } else {
                    html.element("div", .class("card flush records"), .part("records")) { html in
                        for record in records { html.recordRow(record, model) }
                    }
                }
            }
        }
    }
}

extension Model {
    /// By start, and whatever the filter of the history hides.
    func recordsOfToday(_ action: RecordID) -> [DayRecord] {
        HistoryDay(
            ledger.today, of: history.ledger, boundary: ledger.boundary, filter: RecordFilter(),
            now: now
        ).records.filter { $0.actionID == action }
    }
}
