import HaruCore

/// What the screens of habits remember while they are open.
public struct HabitsState: Equatable, Sendable {
    /// The first day of the month whose calendar is shown; `nil`: this month, whichever it is.
    public var month: LocalDay?
    public var isArchiveOpen = false

    public init() {}
}

extension Model {
    /// The list and one habit stand side by side.
    var hasHabitsInColumns: Bool { layout.hasSidebar && device.width >= 1000 }

    /// The habit whose figures are shown: that of the address, beside the list also the first one.
    var openHabit: HabitFigures? {
        switch route {
        case .habit(let id): ledger.habits[id]
        case .habits where hasHabitsInColumns:
            ledger.habits.habits(archived: false).first ?? ledger.habits.all.first
        default: nil
        }
    }

    /// The habits that go on, as they stand or would once the one that is held is let go.
    var orderedHabits: [HabitFigures] {
        if case .habitOrder(let drag?) = sheet {
            return drag.order.compactMap { ledger.habits[$0] }
        }
        return ledger.habits.habits(archived: false)
    }

    /// The first day of the month that is shown.
    var habitMonth: LocalDay { habits.month ?? ledger.today.firstOfMonth }
}

extension Route {
    /// Whether more of habits is shown than what is done today.
    var showsHabits: Bool {
        switch self {
        case .habits, .habit: true
        default: false
        }
    }
}
