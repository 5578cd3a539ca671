/// What a person pays for.
public enum Plan: String, CaseIterable, Sendable {
    case free, paid

    /// Of an installation without a server and of a server that a person runs: nobody who hosts for
    /// themselves meets a limit (sync 11.1). Only a server that sells says otherwise.
    public static let unlimited = Plan.paid
}

/// What the free plan holds (domain 17). Asked only when something is created, never by a merge or
/// a restore; everything that exists counts.
public enum FreeLimit: String, CaseIterable, Sendable {
    case actions, goals, questsPerGoal

    /// The most of it that the free plan creates.
    public var count: Int {
        switch self {
        case .actions: 10
        case .goals: 2
        case .questsPerGoal: 3
        }
    }

    /// Whether one more may be created beside `existing`.
    public func allows(existing: Int, plan: Plan) -> Bool { plan == .paid || existing < count }

    /// - Throws: `.limitReached` when no more may be created.
    public func check(existing: Int, plan: Plan) throws(DomainError) {
        guard allows(existing: existing, plan: plan) else { throw .limitReached }
    }
}

extension Plan {
    /// - Throws: `.premiumRequired` for a new health quest on the free plan; one that exists goes on.
    public func checkNewQuest(_ quest: Quest) throws(DomainError) {
        if self == .free, case .health = quest.target { throw .premiumRequired }
    }

    /// - Throws: `.premiumRequired` where files of records may not be imported, which would get around
    ///   the limit of actions.
    public func checkImport() throws(DomainError) {
        if self == .free { throw .premiumRequired }
    }
}
