import HaruCore
import HaruOracle
import HaruReplica

/// Devices of one account, true time, the links between them, and the oracle that is told of every
/// acknowledged write. One thread; everything follows from the trial's seed.
final class World<Base: ReplicaStorage> {
    let trial: Trial
    let backend: Backend<Base>
    let parties: [Party<Base>]
    var links: [Link] = []
    var oracle = Oracle()
    /// True time, milliseconds since 1970.
    var now: Int64 = 1_787_300_000_000
    var records = Pools()
    /// Devices that go on with one store and do not know it yet: they may issue one stamp twice.
    var unknowing: Set<Int> = []
    var network = Network()
    private(set) var writes = 0
    private(set) var refusals = 0
    private(set) var faults = 0

    /// Percents of what goes wrong on the way.
    struct Network {
        var loss = 0
        var repetition = 0
        var kills = 0
        var batch = 1000
    }

    init(_ trial: Trial, parties count: Int, backend: Backend<Base>) {
        self.trial = trial
        self.backend = backend
        parties = (0..<count).map { number in
            Party(number: number, backend.make(trial.chance.next() | 1))
        }
        for from in 0..<count {
            for to in 0..<count where to != from { links.append(Link(from: from, to: to)) }
        }
    }

    func wall(of party: Party<Base>) -> Instant { Instant(milliseconds: now + party.skew) }

    /// Something a person does on a device. What it wrote is told to the oracle and sent on its way.
    ///
    /// - Returns: whether it was done; else a rule refused it, or the store failed.
    @discardableResult
    func act(
        _ party: Party<Base>,
        _ body: (Replica<SimulatedStorage<Base>>, Instant) throws(ReplicaError) -> Void
    ) -> Bool {
        party.storage.isNoting = true
        var isDone = true
        do throws(ReplicaError) {
            try body(party.replica, wall(of: party))
        } catch {
            isDone = false
            switch error {
            case .refused: refusals += 1
            case .storage(.failed): faults += 1
            case .storage: trial.fail("device \(party.number): the store cannot be read")
            }
        }
        party.storage.isNoting = false
        settle(party)
        return isDone
    }

    /// Tells the oracle what a device committed, and checks the stamps.
    func settle(_ party: Party<Base>) {
        for commit in party.storage.takeCommits() {
            let before = party.greatest
            var changes: [Change] = []
            for write in commit {
                acknowledge(write, by: party, after: before)
                let field = Change.ChangedField(write.name, write.field.value, write.field.stamp)
                if let last = changes.last, last.id == write.id, last.kind == write.kind {
                    changes[changes.count - 1].fields.append(field)
                } else {
                    changes.append(Change(kind: write.kind, id: write.id, fields: [field]))
                }
            }
            writes += commit.count
            for change in changes { send(change, from: party) }
        }
    }

    private func acknowledge(
        _ write: SimulatedStorage<Base>.Write, by party: Party<Base>, after before: Stamp
    ) {
        let stamp = write.field.stamp
        trial.expect(
            stamp > before,
            "device \(party.number): issued \(stamp.text), but \(before.text) was stored already")
        party.greatest = max(party.greatest, stamp)
        let complaint = oracle.acknowledge(
            Oracle.Identity(kind: write.kind.name, id: write.id.text), write.name,
            version(write.field.value, stamp))
        if let complaint, !unknowing.contains(party.number) { trial.fail(complaint) }
    }

    private func send(_ change: Change, from party: Party<Base>) {
        var bytes: [UInt8] = []
        change.json.write(into: &bytes)
        for i in links.indices where links[i].from == party.number { links[i].enqueue(bytes) }
    }

    /// Merges a batch as it arrived.
    ///
    /// - Returns: whether it is stored.
    @discardableResult
    func deliver(_ batch: [[UInt8]], to party: Party<Base>) -> Bool {
        var changes: [Change] = []
        for text in batch {
            do throws(WireError) { changes.append(try Change(text: text)) } catch {
                trial.fail("what was sent cannot be read: " + String(decoding: text, as: UTF8.self))
            }
        }
        if trial.chance.happens(network.kills) {
            party.storage.callsUntilFault = trial.chance.below(changes.count + 2)
        }
        return merge(changes, into: party)
    }

    @discardableResult
    func merge(_ changes: [Change], into party: Party<Base>) -> Bool {
        do throws(ReplicaError) {
            let result = try party.replica.merge(changes)
            trial.expect(result.clashes == 0, "device \(party.number): a stamp with two values")
            party.storage.callsUntilFault = nil
            for change in changes {
                for field in change.fields { party.greatest = max(party.greatest, field.stamp) }
            }
            return true
        } catch {
            faults += 1
            if error != .storage(.failed(code: 10, message: "simulated")) {
                trial.fail("device \(party.number): a merge failed by itself")
            }
            return false
        }
    }

    /// One batch over one link, unless it is stopped; the batch may be lost, repeated or late.
    func exchange(_ link: Int) {
        guard !links[link].isStopped else { return }
        links[link].send(limit: trial.chance.number(1...network.batch))
        guard let batch = links[link].receive(&trial.chance, repetition: network.repetition) else {
            return
        }
        if trial.chance.happens(network.loss) { return }
        if !deliver(batch, to: parties[links[link].to]) { links[link].giveBack(batch) }
    }

    /// The device's process dies and comes back with what was committed.
    func kill(_ party: Party<Base>) {
        party.storage.callsUntilFault = nil
        do { party.storage.replaceBase(try backend.reopen(party.storage.base)) } catch {
            trial.fail("device \(party.number) does not open again")
        }
    }
}

/// Ids that the devices of a world work on, by kind.
struct Pools {
    private var ids: [(kind: Kind, ids: [RecordID])] = []

    func ids(_ kind: Kind) -> [RecordID] { ids.first { $0.kind == kind }?.ids ?? [] }

    mutating func add(_ id: RecordID, to kind: Kind) {
        if let known = ids.firstIndex(where: { $0.kind == kind }) {
            ids[known].ids.append(id)
        } else {
            ids.append((kind, [id]))
        }
    }
}

func version(_ value: FieldValue, _ stamp: Stamp) -> Oracle.Version {
    Oracle.Version(stamp: oracleStamp(stamp), text: value.json.text)
}

func oracleStamp(_ stamp: Stamp) -> OracleStamp {
    OracleStamp(
        milliseconds: UInt64(stamp.milliseconds), counter: UInt64(stamp.counter), node: stamp.node)
}
