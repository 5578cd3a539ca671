import HaruCore
import HaruOracle
import HaruReplica

extension World {
    /// Heals everything, lets all devices meet without new writes, and compares: with each other,
    /// with the oracle, and with the readers' rules.
    ///
    /// - Parameter quietExchanges: how often devices that agree meet again.
    func converge(quietExchanges: Int) {
        network = Network()
        for i in links.indices { links[i].loseEverything() }
        for party in parties { kill(party) }
        guard let agreed = meet() else { return }
        trial.note(digest(of: agreed))
        for party in parties { checkClock(of: party) }
        compare(parties[trial.chance.below(parties.count)])
        stayQuiet(agreed, exchanges: quietExchanges)
        trial.count("writes", writes)
    }

    /// Everybody tells the first device everything, and it tells everybody.
    ///
    /// - Returns: the state all have; `nil` when they differ.
    private func meet() -> [[UInt8]]? {
        do throws(StorageError) {
            for party in parties.dropFirst() { deliver(try party.texts(), to: parties[0]) }
            let agreed = try parties[0].texts()
            for party in parties.dropFirst() { deliver(agreed, to: party) }
            let expected = digest(of: agreed)
            for party in parties.dropFirst() where digest(of: try party.texts()) != expected {
                let other = Set((try party.texts()).map { String(decoding: $0, as: UTF8.self) })
                let odd = agreed.map { String(decoding: $0, as: UTF8.self) }.filter {
                    !other.contains($0)
                }
                trial.fail(
                    "device \(party.number) differs from device 0, which has "
                        + (odd.first ?? "less"))
                return nil
            }
            return agreed
        } catch {
            trial.fail("a store cannot be read")
            return nil
        }
    }

    private func checkClock(of party: Party<Base>) {
        do throws(StorageError) {
            let last = try party.storage.clock().last
            for change in try party.replica.allChanges() {
                for field in change.fields where field.stamp.time > last {
                    trial.fail("device \(party.number): \(field.stamp.text) is above its clock")
                    return
                }
            }
        } catch { trial.fail("a store cannot be read") }
    }

    private func compare(_ party: Party<Base>) {
        do throws(StorageError) {
            let held = try party.replica.allChanges().map { change in
                Oracle.Held(
                    record: Oracle.Identity(kind: change.kind.name, id: change.id.text),
                    fields: change.fields.map { ($0.name, version($0.value, $0.stamp)) })
            }
            for complaint in oracle.complaints(about: held) { trial.fail(complaint) }
        } catch { trial.fail("a store cannot be read") }
        do throws(ReplicaError) { try compareReaders(party.replica) } catch {
            trial.fail("device \(party.number) cannot be queried")
        }
    }

    /// Devices that agree have nothing to tell each other: no field changes, no row is written, no
    /// clock moves.
    private func stayQuiet(_ agreed: [[UInt8]], exchanges: Int) {
        let changes = agreed.compactMap { try? Change(text: $0) }
        for _ in 0..<exchanges {
            let party = parties[trial.chance.below(parties.count)]
            let (rows, clocks) = (party.storage.rowsPut, party.storage.clocksSet)
            let result = try? party.replica.merge(changes)
            trial.expect(
                result?.applied == 0 && result?.rows == 0 && party.storage.rowsPut == rows
                    && party.storage.clocksSet == clocks,
                "device \(party.number) is not quiet: it wrote something it had already")
        }
        trial.count("quiet exchanges", exchanges)
    }
}
