import HaruCore

/// The kinds of cases that are run here. Any other kind of a file is counted and named.
enum CaseKind: CaseIterable {
    case dayKey, dayRange, window, span, split, sampleSplit, schedule
    case stop, edit, running, color
    case statistics, names, percent
    case order, hidden, limits, exportRange, reset
    case sleep, habit, progress
    case importFiles

    var name: String {
        switch self {
        case .dayKey: "dayKey"
        case .dayRange: "dayRange"
        case .window: "window"
        case .span: "span"
        case .split: "split"
        case .sampleSplit: "sampleSplit"
        case .schedule: "schedule"
        case .stop: "stop"
        case .edit: "edit"
        case .running: "running"
        case .color: "color"
        case .statistics: "statistics"
        case .names: "names"
        case .percent: "percent"
        case .order: "order"
        case .hidden: "hidden"
        case .limits: "limits"
        case .exportRange: "exportRange"
        case .reset: "reset"
        case .sleep: "sleep"
        case .habit: "habit"
        case .progress: "progress"
        case .importFiles: "import"
        }
    }

    static func named(_ name: String) -> CaseKind? { allCases.first { sameBytes($0.name, name) } }

    /// What the engine says to a case: a new kind is one line here and a file of its own.
    func answer(_ given: CaseObject) throws(CaseError) -> JSON {
        switch self {
        case .dayKey: try TimeCases.dayKey(given)
        case .dayRange: try TimeCases.dayRange(given)
        case .window: try TimeCases.window(given)
        case .span: try TimeCases.span(given)
        case .split: try TimeCases.split(given)
        case .sampleSplit: try TimeCases.sampleSplit(given)
        case .schedule: try TimeCases.schedule(given)
        case .stop: try RecordCases.stop(given)
        case .edit: try RecordCases.edit(given)
        case .running: try RecordCases.running(given)
        case .color: try RecordCases.color(given)
        case .statistics: try StatisticsCases.statistics(given)
        case .names: try StatisticsCases.names(given)
        case .percent: try StatisticsCases.percent(given)
        case .order: try ListCases.order(given)
        case .hidden: try ListCases.hidden(given)
        case .limits: try ListCases.limits(given)
        case .exportRange: try SelectionCases.exportRange(given)
        case .reset: try SelectionCases.reset(given)
        case .sleep: try SleepCases.sleep(given)
        case .habit: try HabitCases.habit(given)
        case .progress: try ProgressCases.progress(given)
        case .importFiles: ImportCases.result(given.json)
        }
    }
}
