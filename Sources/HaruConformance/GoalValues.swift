import HaruCore

extension CaseObject {
    /// A goal with the fields of domain 3.6.
    func goal() throws(CaseError) -> Goal {
        let status = try optionalText("status")
        return Goal(
            id: try id(), startDay: try day("startDay"), endDay: try optionalDay("endDay"),
            status: status.map { Goal.Status.known($0) } ?? .inProgress,
            achieveThresholdPercent: try integer("achieveThresholdPercent", default: 100),
            judgedAt: try optionalInstant("judgedAt"))
    }

    /// `health`; absent, the device has never seen any.
    func health() throws(CaseError) -> HealthData {
        guard value("health") != nil else { return .none }
        let object = try self.object("health")
        var health = HealthData(
            isAvailable: try object.bool("available"), coverage: try object.coverage(),
            keptFrom: try object.optionalDay("keptFrom"),
            sleep: SleepIntervals(try object.sleepIntervals()))
        guard object.value("daily") != nil else { return health }
        for member in try object.object("daily").json.members ?? [] {
            // A metric of another version has values that nothing reads.
            guard let metric = HealthMetric(key: member.name) else { continue }
            for (day, amount) in try object.amounts(member) {
                health.set(amount, of: metric, on: day)
            }
        }
        return health
    }

    private func amounts(_ member: JSON.Member) throws(CaseError) -> [(LocalDay, Int64)] {
        var amounts: [(LocalDay, Int64)] = []
        for entry in member.value.members ?? [] {
            guard let day = ISO8601.day(entry.name), let amount = entry.value.int64,
                (0...1_000_000_000_000).contains(amount)
            else { throw error("daily." + member.name, "not amounts per day") }
            amounts.append((day, amount))
        }
        return amounts
    }

    private func coverage() throws(CaseError) -> HealthData.Coverage {
        guard let value = value("coveredUntil") else { return .everything }
        guard let members = value.members else { return .until(try instant("coveredUntil")) }
        var list: [(metric: HealthMetric, until: Instant)] = []
        for member in members {
            guard let metric = HealthMetric(key: member.name) else { continue }
            list.append((metric, try instant(of: member.value, "coveredUntil." + member.name)))
        }
        return .perMetric(list)
    }
}
