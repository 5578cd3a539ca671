import HaruCore
import HaruOracle
import HaruReplica

extension Scenario {
    /// A19: several engines on one store, each with its own view of the time, taking turns under the
    /// store's lock. Somebody who waits for the lock finds that others have written meanwhile.
    static func windows(on backend: Backend<some ReplicaStorage & SendableMetatype>) -> Scenario {
        Scenario(
            name: "A19", title: "windows and processes on one store", unit: "histories",
            figures: (pr: 40, full: 2000)
        ) { trial in
            let windows = Windows(trial, backend)
            windows.live(steps: trial.depth == .short ? 60 : 300)
            windows.check()
        }
    }
}

/// Engines on one store. The world has a single party, whose store they share.
private final class Windows<Base: ReplicaStorage> {
    let trial: Trial
    let world: World<Base>
    let engines: [Replica<SimulatedStorage<Base>>]
    private var skews: [Int64] = []
    private var acknowledged: [RecordID] = []

    init(_ trial: Trial, _ backend: Backend<Base>) {
        self.trial = trial
        world = World(trial, parties: 1, backend: backend)
        let store = world.parties[0].storage
        store.isNoting = true
        engines = (0..<trial.chance.number(2...4)).map { _ in Replica(store) }
        for _ in engines { skews.append(trial.chance.milliseconds(-20...20)) }
    }

    func live(steps: Int) {
        for _ in 0..<steps {
            world.now += trial.chance.milliseconds(0...2)
            let store = world.parties[0].storage
            if trial.chance.happens(50) {
                // Somebody else gets the lock first, while this one is waiting for it.
                store.beforeLock = { [self] in count(engine: trial.chance.below(engines.count)) }
            }
            if trial.chance.happens(10) { store.callsUntilFault = trial.chance.below(4) }
            if trial.chance.happens(5) {
                receive()
            } else {
                count(engine: trial.chance.below(engines.count))
            }
            store.callsUntilFault = nil
            store.beforeLock = nil
            world.settle(world.parties[0])
        }
    }

    /// One command: a count with an id of its own.
    private func count(engine: Int) {
        let id = trial.chance.id()
        let wall = Instant(milliseconds: world.now + skews[engine])
        let fields = [FieldWrite("amount", .int(1)), FieldWrite("timestamp", .instant(wall))]
        do throws(ReplicaError) {
            try engines[engine].write(.add, wall: wall) { (transaction) throws(ReplicaError) in
                try transaction.insert(.count, id, fields)
            }
            acknowledged.append(id)
        } catch {
            trial.expect(
                error == .storage(.failed(code: 10, message: "simulated")), "a command was refused")
        }
    }

    /// One of them hears from outside, a little ahead of all clocks here.
    private func receive() {
        let stamp = Stamp(
            milliseconds: world.now + 50, counter: UInt16(trial.chance.below(9)), node: 2)
        let change = Change(
            kind: .tag, id: trial.chance.id(),
            fields: [Change.ChangedField("name", .string("from outside"), stamp)])
        // Noted as a write of this store it would be taken for one of its own stamps.
        let store = world.parties[0].storage
        store.beforeLock = nil
        store.isNoting = false
        if world.merge([change], into: world.parties[0]) {
            world.oracle.acknowledge(
                Oracle.Identity(kind: change.kind.name, id: change.id.text), "name",
                version(.string("from outside"), stamp))
        }
        store.isNoting = true
    }

    func check() {
        let store = world.parties[0].storage
        store.isNoting = false
        var live: [RecordID] = []
        do throws(StorageError) {
            try store.forEachRecord(of: .count) { if !$0.isDeleted { live.append($0.id) } }
        } catch { trial.fail("a store cannot be read") }
        trial.expect(
            live == acknowledged.sorted(), "\(acknowledged.count) commands, \(live.count) counts")
        world.converge(quietExchanges: 1)
        trial.count("commands", acknowledged.count)
        trial.count("engines", engines.count)
    }
}
