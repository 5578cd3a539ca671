import HaruCore

/// Whether the plan has room for one more (domain 17). Everything that is there counts, finished goals
/// too; where nothing is limited, nothing is read.
extension Replica {
    /// - Throws: `.refused(.limitReached)`.
    public func checkRoomForAction() throws(ReplicaError) {
        try checkRoom(.actions) { () throws(ReplicaError) in try actions().count }
    }

    /// - Throws: `.refused(.limitReached)`.
    func checkRoomForGoal() throws(ReplicaError) {
        try checkRoom(.goals) { () throws(ReplicaError) in try goals().count }
    }

    /// - Throws: `.refused(.premiumRequired)` or `.refused(.limitReached)`.
    func checkRoom(for quest: Quest) throws(ReplicaError) {
        try refusable { () throws(DomainError) in try plan.checkNewQuest(quest) }
        try checkRoom(.questsPerGoal) { () throws(ReplicaError) in
            try liveRecords(of: .quest).filter { Quest($0).goalID == quest.goalID }.count
        }
    }

    private func checkRoom(
        _ limit: FreeLimit, _ existing: () throws(ReplicaError) -> Int
    ) throws(ReplicaError) {
        guard plan == .free else { return }
        let count = try existing()
        try refusable { () throws(DomainError) in try limit.check(existing: count, plan: plan) }
    }
}
