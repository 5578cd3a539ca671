import HaruCore
import HaruReplica

extension Scenario {
    /// The scenarios that run on any store.
    public static func onStores(_ backend: Backend<some ReplicaStorage & SendableMetatype>)
        -> [Scenario]
    {
        [
            converge(on: backend), versions(on: backend), tombstones(on: backend),
            readers(on: backend), windows(on: backend),
        ]
    }

    /// A1 among devices alone; the form with a server comes with the server.
    static func converge(on backend: Backend<some ReplicaStorage & SendableMetatype>) -> Scenario {
        Scenario(
            name: "A1p", title: "converge, devices among themselves", unit: "histories",
            figures: (pr: 1000, full: 100_000)
        ) { trial in
            let world = World(trial, parties: trial.chance.number(2...6), backend: backend)
            world.network.loss = trial.chance.below(31)
            world.network.repetition = trial.chance.below(51)
            world.network.kills = trial.chance.pick([0, 2, 5])
            world.network.batch = trial.chance.pick([1, 5, 50, 1000])
            for party in world.parties {
                party.skew = trial.chance.pick([0, 0, 40, -40, 1000, -1000, 300_000, -300_000])
            }
            let each = trial.depth == .short ? 50 : trial.chance.number(50...500)
            world.live(
                steps: each * world.parties.count, mix: .life, clockSteps: trial.chance.happens(30))
            world.converge(quietExchanges: trial.depth == .short ? 5 : 50)
        }
    }

    static func readers(on backend: Backend<some ReplicaStorage & SendableMetatype>) -> Scenario {
        Scenario(
            name: "A18", title: "readers' rules", unit: "histories",
            figures: (pr: 200, full: 20_000)
        ) { trial in
            let world = World(trial, parties: trial.chance.number(2...4), backend: backend)
            world.network.loss = trial.chance.pick([0, 50, 90])
            world.network.batch = 3
            for party in world.parties { party.skew = trial.chance.milliseconds(-90_000...90_000) }
            world.live(steps: trial.chance.number(20...150), mix: .sessions, clockSteps: false)
            world.converge(quietExchanges: 1)
            world.checkGroups()
        }
    }

    static func versions(on backend: Backend<some ReplicaStorage & SendableMetatype>) -> Scenario {
        Scenario(
            name: "A11", title: "versions", unit: "histories", figures: (pr: 60, full: 5000)
        ) { trial in
            let world = World(trial, parties: trial.chance.number(2...4), backend: backend)
            world.network.kills = 3
            world.network.repetition = 20
            world.live(steps: trial.chance.number(50...300), mix: .versions, clockSteps: false)
            world.converge(quietExchanges: 1)
        }
    }

    static func tombstones(on backend: Backend<some ReplicaStorage & SendableMetatype>) -> Scenario
    {
        Scenario(
            name: "A12", title: "tombstones within the horizon", unit: "histories",
            figures: (pr: 80, full: 5000)
        ) { trial in
            let world = World(trial, parties: trial.chance.number(2...5), backend: backend)
            world.network.loss = trial.chance.pick([0, 30])
            world.network.repetition = 30
            world.live(steps: trial.chance.number(50...300), mix: .deletions, clockSteps: false)
            world.converge(quietExchanges: 1)
        }
    }
}

extension World {
    /// A group is written whole, so it is whole after every merge: all of its fields bear one stamp.
    func checkGroups() {
        do throws(StorageError) {
            for kind in [Kind.quest, .questRevision] {
                try parties[0].storage.forEachRecord(of: kind) { promise in
                    let stamps = ["targetAction", "targetTag", "healthMetric"].compactMap {
                        promise[$0]?.stamp
                    }
                    trial.expect(
                        stamps.allSatisfy { $0 == stamps[0] }
                            && (stamps.count == 3 || stamps.isEmpty),
                        "the target of " + kind.name + " \(promise.id.text) is a mix")
                }
            }
        } catch { trial.fail("a store cannot be read") }
    }
}
