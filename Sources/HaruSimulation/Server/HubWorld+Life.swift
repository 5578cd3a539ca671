import HaruCore
import HaruReplica

extension HubWorld {
    /// A history: deeds on all devices, exchanges when they come about, kills and clock steps.
    func live(steps: Int, mix: DeedMix, clockSteps: Bool = false) {
        for deed in [Deed.createTag, .createTag, .createAction, .createAction, .createGoal] {
            world.act(deed, on: parties[0])
        }
        sync(parties[0])
        for _ in 0..<steps {
            world.now += trial.chance.happens(40) ? trial.chance.milliseconds(1...240_000) : 1
            let party = trial.chance.pick(parties)
            if trial.chance.happens(network.kills) {
                party.storage.callsUntilFault = trial.chance.below(6)
            }
            world.act(mix.pick(&trial.chance), on: party)
            party.storage.callsUntilFault = nil
            let what = trial.chance.below(100)
            if what < 25 { exchange(trial.chance.pick(parties)) }
            if what == 30 { sync(trial.chance.pick(parties)) }
            if trial.chance.happens(network.kills) { world.kill(trial.chance.pick(parties)) }
            if clockSteps, (50..<54).contains(what) {
                trial.chance.pick(parties).skew += trial.chance.milliseconds(-262_000...262_000)
            }
        }
    }

    /// Heals everything, syncs without new writes, and compares all devices, the server and the
    /// oracle.
    func converge(quietExchanges: Int = 3, alarmsAreFalse: Bool = true) {
        network = Network()
        for party in parties { world.kill(party) }
        for _ in 0..<(3 + parties.count) { for party in parties { sync(party) } }
        do throws(StorageError) {
            let state = try serverTexts()
            let expected = digest(of: state)
            trial.note(expected)
            for party in parties {
                let texts = try party.texts()
                if digest(of: texts) != expected {
                    reportDifference(party, texts, state)
                }
                try checkBooks(of: party, alarmsAreFalse: alarmsAreFalse)
                world.checkClock(of: party)
            }
            let account = try store.account()
            trial.expect(try hub.recountParity(), "the server's running pair is wrong")
            trial.expect(
                account.parity == (try store.account()).parity, "the server's pair changed")
        } catch { trial.fail("a store cannot be read") }
        world.compare(parties[trial.chance.below(parties.count)])
        stayQuiet(exchanges: quietExchanges)
        trial.count("writes", world.writes)
        trial.count("exchanges", exchanges)
    }

    /// The same, after one device has taken itself for a copy, and no other.
    func convergeWithOneCopy() {
        converge()
        trial.expect(copies == 1, "\(copies) devices took themselves for copies")
    }

    private func reportDifference(
        _ party: Party<MemoryStorage>, _ texts: [[UInt8]], _ state: [[UInt8]]
    ) {
        let odd = texts.first { !state.contains($0) } ?? state.first { !texts.contains($0) } ?? []
        trial.fail(
            "device \(party.number) differs from the server: \(texts.count) records, not "
                + "\(state.count); " + String(decoding: odd, as: UTF8.self))
    }

    private func serverTexts() throws(StorageError) -> [[UInt8]] {
        var changes: [Change] = []
        try store.forEachRecord { changes.append(Change($0.record)) }
        changes.sort { a, b in
            a.kind == b.kind ? a.id < b.id : bytesPrecede(a.kind.name, b.kind.name)
        }
        return changes.map { change in
            var bytes: [UInt8] = []
            var change = change
            change.isConfirmed = false
            change.json.write(into: &bytes)
            return bytes
        }
    }

    /// Nothing pending, no alarm, and the running pair is what a recount gives.
    private func checkBooks(
        of party: Party<MemoryStorage>, alarmsAreFalse: Bool
    ) throws(StorageError) {
        let pending = try party.storage.pending(after: 0, limit: 3)
        trial.expect(
            pending.isEmpty, "device \(party.number): \(pending.count) records are still pending")
        let status = try party.replica.syncStatus()
        if alarmsAreFalse {
            trial.expect(status.parityAlarms == 0, "device \(party.number): a false alarm")
        }
        trial.expect(
            status.parityDifferences == 0, "device \(party.number): the pairs differ for good")
        let isRight = try? party.replica.recountParity()
        trial.expect(isRight ?? false, "device \(party.number): its running pair is wrong")
    }

    /// A14: nothing is sent, nothing is written but the incarnation.
    private func stayQuiet(exchanges: Int) {
        for _ in 0..<exchanges {
            let party = trial.chance.pick(parties)
            let (rows, clocks) = (party.storage.rowsPut, party.storage.clocksSet)
            var size = 0
            let outcome = exchange(party) { answer in size = answer.bytes.count }
            guard case .stored(let result) = outcome else {
                trial.fail("a quiet exchange failed")
                continue
            }
            let written = party.storage.rowsPut - rows
            // One that is wrong by just what is tolerated may be found out at any exchange.
            let wrong = abs(party.skew - serverSkew)
            let isOnTheEdge = abs(wrong - SyncAnswer.tolerance) <= 1000
            let clocksSet = isOnTheEdge ? 0 : party.storage.clocksSet - clocks
            trial.expect(
                result.applied == 0 && result.confirmed == 0 && !result.wantsMore && written == 0
                    && clocksSet == 0 && size <= 2048,
                "device \(party.number) is not quiet: \(result.applied) applied, "
                    + "\(result.confirmed) confirmed, \(written) rows, \(clocksSet) clocks, "
                    + "\(size) bytes" + (result.wantsMore ? ", wants more" : ""))
        }
        trial.count("quiet exchanges", exchanges)
    }
}
