import HaruCore
import HaruReplica

/// The scenarios with a server.
extension Scenario {
    static let withServer: [Scenario] = [
        hubConverge, cursor, lostAnswer, hubSkew, clone, deviceBack, serverBack, horizon,
        hubPoison, massDeletion, parity,
    ]

    /// A1 and A14.
    static let hubConverge = Scenario(
        name: "A1", title: "converge", unit: "histories", figures: (pr: 1000, full: 100_000)
    ) { trial in
        let world = HubWorld(trial, parties: trial.chance.number(2...6))
        world.network.requestLoss = trial.chance.below(31)
        world.network.answerLoss = trial.chance.below(31)
        world.network.kills = trial.chance.pick([0, 2, 5])
        world.network.batch = trial.chance.pick([1, 5, 50, 1000])
        for party in world.parties {
            party.skew = trial.chance.pick([0, 0, 40, -40, 1000, -1000, 300_000, -300_000])
        }
        let each = trial.depth == .full ? trial.chance.number(50...500) : 50
        world.live(
            steps: each * world.parties.count, mix: .life, clockSteps: trial.chance.happens(30))
        world.converge(quietExchanges: trial.depth == .short ? 5 : 50)
    }

    /// A4: the device dies at any call of storing an answer.
    static let cursor = Scenario(
        name: "A4", title: "cursor", unit: "histories", figures: (pr: 100, full: 10_000)
    ) { trial in
        let world = HubWorld(trial, parties: 2)
        world.network.batch = trial.chance.pick([1, 3, 20])
        world.live(steps: 40, mix: .life)
        world.network.kills = 60
        for _ in 0..<20 {
            world.world.act(.createTag, on: world.parties[0])
            world.exchange(world.parties[trial.chance.below(2)])
        }
        world.converge()
    }

    static let lostAnswer = Scenario(
        name: "A5", title: "lost answer", unit: "histories", figures: (pr: 100, full: 10_000)
    ) { trial in
        let world = HubWorld(trial, parties: trial.chance.number(2...4))
        world.network.answerLoss = 30
        world.network.requestLoss = trial.chance.pick([0, 10])
        world.live(steps: 120, mix: .life)
        world.converge()
        trial.expect(world.copies == 0, "a repeated request was taken for a copy")
    }

    /// A6: no clock refuses a write; what the server stores is never far ahead; afterwards stamps
    /// are within a minute of true time.
    static let hubSkew = Scenario(
        name: "A6", title: "skew", unit: "histories", figures: (pr: 200, full: 20_000)
    ) { trial in
        let world = HubWorld(trial, parties: trial.chance.number(2...4))
        for party in world.parties {
            let size: Int64 = trial.chance.pick([
                1000, 300_000, 3_600_000, 86_400_000, 31_536_000_000,
            ])
            party.skew = trial.chance.happens(50) ? size : -size
        }
        if trial.chance.happens(20) { world.parties[0].skew = 2_300_000_000_000 }
        if trial.chance.happens(20) { world.parties[1].skew = -world.world.now }
        world.serverSkew = trial.chance.pick([0, 0, 30_000, -30_000])
        world.live(steps: 120, mix: .life, clockSteps: true)
        for party in world.parties { world.sync(party) }
        world.expectRightStamps()
        world.converge()
        trial.expect(world.copies == 0, "a corrected clock was taken for a copy")
    }

    /// A8: a store is copied and both go on.
    static let clone = Scenario(
        name: "A8", title: "clone", unit: "histories", figures: (pr: 40, full: 2000)
    ) { trial in
        let world = HubWorld(trial, parties: 3)
        world.live(steps: 60, mix: .life)
        let twins = [world.parties[0], world.parties[1]]
        world.copy(twins[0], over: twins[1])
        world.network.answerLoss = trial.chance.pick([0, 0, 30])
        world.renameTags(on: twins)
        world.live(steps: 60, mix: .life)
        world.convergeWithOneCopy()
        let nodes = twins.map { (try? $0.storage.clock())?.node }
        trial.expect(nodes[0] != nodes[1], "the copy goes on with the original's node")
    }

    /// A9: a store from a backup goes on.
    static let deviceBack = Scenario(
        name: "A9", title: "device put back", unit: "histories", figures: (pr: 40, full: 2000)
    ) { trial in
        let world = HubWorld(trial, parties: 3)
        world.live(steps: 50, mix: .life)
        let backup = world.image(of: world.parties[0])
        world.live(steps: 50, mix: .life)
        world.sync(world.parties[0])
        world.world.now += 86_400_000
        world.putBack(backup, on: world.parties[0])
        world.live(steps: 30, mix: .life)
        world.convergeWithOneCopy()
    }

    /// A10: the server is put back, with the tool or without; a device may have been away for
    /// longer than the horizon.
    static let serverBack = Scenario(
        name: "A10", title: "server put back", unit: "histories", figures: (pr: 40, full: 2000)
    ) { trial in
        let world = HubWorld(trial, parties: trial.chance.number(2...4))
        world.live(steps: 60, mix: .life)
        for party in world.parties { world.sync(party) }
        let backup = world.store.backup
        world.live(steps: trial.chance.number(20...150), mix: .life)
        // The newest state is with the devices, and everybody has seen more than the server.
        for party in world.parties { world.sync(party) }
        if trial.chance.happens(30) { world.world.now += 400 * 86_400_000 }
        world.store.backup = backup
        if trial.chance.happens(50) {
            let epoch = Epoch(high: trial.chance.next(), low: trial.chance.next())
            do throws(StorageError) { try world.hub.beginNewEpoch(epoch) } catch {
                trial.fail("no new epoch")
            }
        }
        world.live(steps: 20, mix: .life)
        world.converge()
        let dropped = world.parties.filter { party in
            !((try? party.replica.syncStatus().heldDrops.isEmpty) ?? false)
        }
        trial.expect(dropped.isEmpty, "a device wants to drop something under a changed epoch")
    }

    /// A12 with the horizon: purges, devices that were away for longer, and one that the server
    /// hears all the time, but whose answers are lost, so that it does not know what was deleted.
    static let horizon = Scenario(
        name: "A12h", title: "tombstones beyond the horizon", unit: "histories",
        figures: (pr: 80, full: 5000)
    ) { trial in
        let world = HubWorld(trial, parties: trial.chance.number(2...4))
        world.live(steps: 80, mix: .deletions)
        if trial.chance.happens(70) { for party in world.parties { world.sync(party) } }
        let isAway = trial.chance.happens(50)
        let isDeaf = trial.chance.happens(30)
        if isAway || isDeaf {
            for _ in 0..<20 {
                let party = trial.chance.pick(Array(world.parties.dropFirst()))
                world.world.act(DeedMix.deletions.pick(&trial.chance), on: party)
            }
        }
        for _ in 0..<(isAway ? 9 : 3 + (isDeaf ? 1 : 0)) {
            world.world.now += 61 * 86_400_000
            if isDeaf {
                world.network.answerLoss = 100
                world.world.act(.createTag, on: world.parties[0])
                world.exchange(world.parties[0])
                world.network.answerLoss = 0
            }
            for party in world.parties.dropFirst(isAway || isDeaf ? 1 : 0) {
                world.world.act(.createTag, on: party)
                world.sync(party)
            }
            world.purge()
        }
        for party in world.parties { world.world.act(.createTag, on: party) }
        world.settleDrops()
        world.converge()
        trial.expect(world.copies == 0, "who was away was taken for a copy")
    }

    /// A20: a script deletes more than anybody would.
    static let massDeletion = Scenario(
        name: "A20", title: "mass deletion", unit: "scripts", figures: (pr: 20, full: 500)
    ) { trial in
        let world = HubWorld(trial, parties: 2)
        let (first, other) = (world.parties[0], world.parties[1])
        let count = trial.chance.pick([60, 80, 700])
        let isConfirmed = trial.chance.happens(30)
        for _ in 0..<count { world.world.act(.createTag, on: first) }
        for party in [first, other] { world.sync(party) }
        world.deleteTags(on: first, isConfirmed: isConfirmed)
        world.world.act(.createGoal, on: first)
        for party in [first, other] { world.sync(party) }
        let left = (try? other.replica.liveTags()) ?? 0
        trial.expect(
            left == (isConfirmed ? 0 : count), "\(left) of \(count) tags are left elsewhere")
        trial.expect(
            ((try? first.replica.syncStatus().heldDeletions.count) ?? 0)
                == (isConfirmed ? 0 : count), "another number is shown as held")
        let goes = trial.chance.happens(50)
        if !isConfirmed {
            world.world.now += 1000
            if goes {
                try? first.replica.confirmHeldDeletions()
            } else {
                world.world.act(first) { (replica, wall) throws(ReplicaError) in
                    try replica.bringBackHeldDeletions(wall: wall)
                }
            }
        }
        world.converge()
        let end = (try? other.replica.liveTags()) ?? -1
        trial.expect(end == (isConfirmed || goes ? 0 : count), "\(end) tags live in the end")
    }
}

extension Replica {
    func liveTags() throws(StorageError) -> Int {
        var count = 0
        try storage.forEachRecord(of: .tag) { if !$0.isDeleted { count += 1 } }
        return count
    }
}
