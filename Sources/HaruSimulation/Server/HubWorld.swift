import HaruCore
import HaruOracle
import HaruReplica

/// A world whose devices meet through a server. What the server stored is known apart from it, and
/// so is what every device was told.
final class HubWorld {
    let trial: Trial
    let world: World<MemoryStorage>
    let store: MemoryHubStorage
    let hub: Hub<MemoryHubStorage>
    /// How far the server's clock is ahead of true time, milliseconds.
    var serverSkew: Int64 = 0
    /// Every version the server ever stored, with its value.
    private var stored: [VersionKey: FieldValue] = [:]
    private(set) var devices: [RecordID]
    /// When the server last answered each device, true time.
    private(set) var lastHeard: [Int64]
    /// Devices that the server must take for copies at their next contact.
    var unnoticed: Set<Int> = []
    /// The original and its copy, until the server hears one of them: then the other is the copy.
    var twins: (Int, Int)?
    var network = Network()
    private(set) var copies = 0
    private(set) var exchanges = 0

    struct Network {
        /// Percents of requests and of answers that are lost, and of devices killed while storing.
        var requestLoss = 0
        var answerLoss = 0
        var kills = 0
        var batch = SyncLimits.records
    }

    init(_ trial: Trial, parties: Int, limits: HubLimits = HubLimits()) {
        self.trial = trial
        world = World(trial, parties: parties, backend: .memory)
        world.links = []
        store = MemoryHubStorage(epoch: Epoch(high: trial.chance.next(), low: trial.chance.next()))
        hub = Hub(store, limits: limits)
        devices = (0..<parties).map { _ in trial.chance.id() }
        lastHeard = [Int64](repeating: world.now, count: parties)
    }

    var parties: [Party<MemoryStorage>] { world.parties }

    /// How an exchange went.
    enum Outcome: Equatable {
        case lost, failed
        case stored(SyncResult)
        case refused(SyncRefusal)
    }

    /// One exchange of a device, through the bytes that would travel.
    ///
    /// - Parameter tamper: changes the answer on its way.
    @discardableResult
    func exchange(
        _ party: Party<MemoryStorage>, tamper: ((inout SyncAnswer) -> Void)? = nil
    ) -> Outcome {
        exchanges += 1
        let request: SyncRequest
        do throws(ReplicaError) {
            request = try party.replica.syncRequest(
                device: devices[party.number], limit: network.batch,
                chance: { self.trial.chance.next() })
        } catch { return .failed }
        if trial.chance.happens(network.requestLoss) { return .lost }
        guard let arrived = try? SyncRequest(bytes: request.bytes) else {
            trial.fail("a request cannot be read")
            return .failed
        }
        do throws(SyncRefusal) {
            let wall = Instant(milliseconds: world.now + serverSkew)
            var answer = try hub.exchange(arrived, wall: wall) { self.trial.chance.next() }
            lastHeard[party.number] = world.now
            witness(nil, to: party)
            note(arrived, answer)
            tamper?(&answer)
            if trial.chance.happens(network.answerLoss) { return .lost }
            guard let read = try? SyncAnswer(bytes: answer.bytes) else {
                trial.fail("an answer cannot be read")
                return .failed
            }
            return take(read, to: request, on: party)
        } catch {
            witness(error, to: party)
            return take(error, on: party)
        }
    }

    /// The server tells a store that it is a copy if it is one, at its first contact, and nobody
    /// else (sync 2).
    private func witness(_ refusal: SyncRefusal?, to party: Party<MemoryStorage>) {
        if let (one, other) = twins, [one, other].contains(party.number) {
            unnoticed.insert(party.number == one ? other : one)
            twins = nil
        }
        let isCopy = unnoticed.remove(party.number) != nil
        var isTold = false
        if case .deviceCopied? = refusal { isTold = true }
        trial.expect(
            isTold == isCopy,
            "device \(party.number) " + (isCopy ? "is not told that it is" : "was taken for")
                + " a copy")
    }

    /// Notes what the server stored; nothing may be more than a minute ahead of it, and no stamp
    /// may come with two values.
    private func note(_ request: SyncRequest, _ answer: SyncAnswer) {
        for case .change(let change) in request.items {
            let record = (try? store.record(RecordKey(change.kind, change.id)))?.flatMap {
                $0.record
            }
            for field in change.fields where record?[field.name]?.stamp == field.stamp {
                let key = VersionKey(change.kind, change.id, field.name, field.stamp)
                trial.expect(
                    stored[key] == nil || stored[key] == field.value,
                    "\(field.stamp.text) reached the server with two values")
                stored[key] = field.value
                trial.expect(
                    field.stamp.milliseconds <= answer.serverAt.milliseconds + 60_000,
                    "the server stored a stamp from the future")
            }
        }
    }

    private func take(
        _ answer: SyncAnswer, to request: SyncRequest, on party: Party<MemoryStorage>
    ) -> Outcome {
        if trial.chance.happens(network.kills) {
            party.storage.callsUntilFault = trial.chance.below(12)
        }
        let roundTrip = trial.chance.milliseconds(4...400)
        do throws(ReplicaError) {
            let result = try party.replica.take(
                answer, to: request, wall: world.wall(of: party), roundTrip: roundTrip
            ) { self.trial.chance.next() }
            party.storage.callsUntilFault = nil
            follow(result, on: party)
            return .stored(result)
        } catch {
            world.kill(party)
            return .failed
        }
    }

    private func take(_ refusal: SyncRefusal, on party: Party<MemoryStorage>) -> Outcome {
        do throws(ReplicaError) {
            let result = try party.replica.take(refusal) { self.trial.chance.next() }
            follow(result, on: party)
        } catch { world.kill(party) }
        return .refused(refusal)
    }

    /// Tells the oracle what became of pending stamps, and registers a copy anew.
    private func follow(_ result: SyncResult, on party: Party<MemoryStorage>) {
        for field in result.restamped {
            guard
                let value = try? party.storage.record(field.record.kind, field.record.id)?
                    .value(field.name)
            else { continue }
            let record = identity(field.record)
            _ = world.oracle.acknowledge(record, field.name, version(value, field.new))
            world.oracle.retain(record, field.name) { exists($0, field.record, field.name) }
        }
        if result.isCopy {
            copies += 1
            devices[party.number] = trial.chance.id()
            world.unknowing.removeAll()
        }
        party.greatest = (try? greatest(of: party)) ?? .zero
    }

    /// Another device uses the registration of this one.
    func share(device number: Int, with other: Int) { devices[other] = devices[number] }

    func greatest(of party: Party<MemoryStorage>) throws(StorageError) -> Stamp {
        var greatest = Stamp.zero
        for kind in try party.storage.kinds() {
            try party.storage.forEachRecord(of: kind) { greatest = max(greatest, $0.newestStamp) }
        }
        return greatest
    }

    private func exists(_ version: Oracle.Version, _ record: RecordKey, _ name: String) -> Bool {
        let stamp = Stamp(
            milliseconds: Int64(version.stamp.milliseconds),
            counter: UInt16(version.stamp.counter), node: version.stamp.node)
        let atServer = stored[VersionKey(record.kind, record.id, name, stamp)]
        if atServer?.json.text == version.text { return true }
        return parties.contains { party in
            guard let field = try? party.storage.record(record.kind, record.id)?[name] else {
                return false
            }
            return field.stamp == stamp && field.value.json.text == version.text
        }
    }

    /// Forgets all versions that exist nowhere any more, after a disk was put back.
    func forgetWhatIsGone() {
        for cell in world.oracle.cells {
            guard let id = RecordID(cell.record.id) else { continue }
            let record = RecordKey(Kind(cell.record.kind), id)
            world.oracle.retain(cell.record, cell.field) { exists($0, record, cell.field) }
        }
    }

    func forget(_ records: [RecordKey]) {
        for record in records { world.oracle.forget(identity(record)) }
    }

    private func identity(_ record: RecordKey) -> Oracle.Identity {
        Oracle.Identity(kind: record.kind.name, id: record.id.text)
    }

    /// Exchanges until there is nothing more to tell.
    func sync(_ party: Party<MemoryStorage>) {
        for _ in 0..<3000 {
            switch exchange(party) {
            case .lost, .failed: return
            case .refused(.serverClock), .refused(.storeUnavailable): return
            case .refused: continue
            case .stored(let result): if !result.wantsMore { return }
            }
        }
        trial.fail("device \(party.number) never comes to an end")
    }
}

/// One version of one field.
private struct VersionKey: Hashable {
    let record: RecordKey
    /// As a kind, which compares and hashes its name by bytes.
    let name: Kind
    let stamp: Stamp

    init(_ kind: Kind, _ id: RecordID, _ name: String, _ stamp: Stamp) {
        record = RecordKey(kind, id)
        self.name = Kind(name)
        self.stamp = stamp
    }
}
