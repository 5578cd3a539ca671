import HaruCore
import HaruReplica

extension Scenario {
    /// A15: one impossible item among many, either way.
    static let hubPoison = Scenario(
        name: "A15s", title: "poison in an exchange", unit: "exchanges",
        figures: (pr: 40, full: 2000)
    ) { trial in
        let world = HubWorld(trial, parties: 2)
        let (first, other) = (world.parties[0], world.parties[1])
        for party in [first, other] { world.sync(party) }
        for _ in 0..<99 { world.world.act(.createTag, on: first) }
        world.sync(first)
        let raw = Array("{\"k\":\"tag\",\"id\":\"no id\",\"f\":{}}".utf8)
        let place = trial.chance.below(99)
        let outcome = world.exchange(other) { answer in
            answer.items.insert(.unreadable(raw, .badID), at: place)
        }
        guard case .stored(let result) = outcome else { return trial.fail("the exchange failed") }
        trial.expect(result.applied > 99, "only \(result.applied) fields are in")
        let quarantine = (try? other.replica.syncStatus().quarantine) ?? []
        trial.expect(
            quarantine.count == 1 && quarantine[0].bytes == raw && quarantine[0].reason == "bad_id",
            "\(quarantine.count) items are in quarantine")
        world.world.act(other) { (replica, wall) throws(ReplicaError) in
            try replica.write(.edit, wall: wall) { (transaction) throws(ReplicaError) in
                try transaction.set(
                    Kind("healthLedger"), RecordID(high: 1, low: 1), [FieldWrite("x", .int(1))])
            }
        }
        world.world.act(.createTag, on: other)
        world.sync(other)
        world.sync(first)
        let mine = (try? other.replica.syncStatus().quarantine) ?? []
        trial.expect(
            mine.count == 2 && mine[1].reason == "malformed", "\(mine.count) items in quarantine")
        trial.expect(
            (try? first.replica.liveTags()) == 100, "the others did not get through")
        let pending = (try? other.storage.pending(after: 0, limit: 9))?.count
        trial.expect(pending == 1, "the refused item is no longer kept")
    }

    /// A21: something changes behind the back of one side.
    static let parity = Scenario(
        name: "A21", title: "parity", unit: "histories", figures: (pr: 40, full: 2000)
    ) { trial in
        let world = HubWorld(trial, parties: 2)
        world.expectPairsToDiffer()
        world.live(steps: 60, mix: .life)
        for _ in 0..<3 { for party in world.parties { world.sync(party) } }
        let party = world.parties[trial.chance.below(2)]
        let before = (try? party.replica.syncStatus().parityAlarms) ?? 0
        trial.expect(before == 0, "a false alarm")
        do throws(StorageError) {
            let hasTampered = try world.tamper(with: party)
            guard hasTampered else { return }
        } catch { return trial.fail("a store cannot be changed") }
        world.sync(party)
        let after = (try? party.replica.syncStatus().parityAlarms) ?? 0
        trial.expect(after == 1, "\(after) alarms after one change behind the device's back")
        world.converge(alarmsAreFalse: false)
    }
}

extension HubWorld {
    /// Changes a store without the replica's knowledge.
    func tamper(with party: Party<MemoryStorage>) throws(StorageError) -> Bool {
        let kinds = try party.storage.kinds()
        var records: [Record] = []
        for kind in kinds { try party.storage.forEachRecord(of: kind) { records.append($0) } }
        let old = trial.chance.pick(records)
        var record = old
        guard let named = record.fields.last else { return false }
        // An older value of a field is an older version; a removed field is a lost one.
        record[named.name] = nil
        if record.fields.isEmpty { return false }
        try party.storage.begin()
        try party.storage.put(record, replacing: old)
        try party.storage.commit()
        // As `haru sync --verify` does.
        let isRight = try? party.replica.recountParity()
        trial.expect(isRight == false, "a recount does not see a removed field")
        return true
    }

    /// Two sides that took different fields twice must not agree.
    func expectPairsToDiffer() {
        var pairs: [Parity] = []
        for _ in 0..<2 {
            let hash = FieldHash(high: trial.chance.next(), low: trial.chance.next())
            var pair = Parity()
            for _ in 0..<2 { pair.add(hash) }
            pairs.append(pair)
        }
        trial.expect(pairs[0] != pairs[1], "two fields counted twice cancel each other")
    }
}
