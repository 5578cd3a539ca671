/// What a diary day hides: actions of its timetable, goals of its card (domain 18).
public enum HiddenIDs {
    /// Says that the day made its own choice, so that a choice of nothing is possible. Matches no id.
    public static let override = "#override"

    /// What the day hides: its stored list, or the device's default where it has none.
    public static func effective(stored: [String], default defaults: [String]) -> [String] {
        (stored.isEmpty ? defaults : stored).filter { !sameBytes($0, override) }
    }

    /// The list to store when a person chooses to hide `choice`; `nil` when that is what the day
    /// hides already and nothing need be written.
    public static func storing(
        _ choice: [String], stored: [String], default defaults: [String]
    ) -> [String]? {
        let chosen = effective(stored: choice, default: [])
        let current = effective(stored: stored, default: defaults)
        return isSame(chosen, current) ? nil : [override] + chosen
    }

    private static func isSame(_ a: [String], _ b: [String]) -> Bool {
        a.allSatisfy { id in b.contains { sameBytes($0, id) } }
            && b.allSatisfy { id in a.contains { sameBytes($0, id) } }
    }
}
