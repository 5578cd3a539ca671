import HaruCore
import HaruReplica

extension HubWorld {
    /// What a device has on its disk, as a backup of it.
    func image(of party: Party<MemoryStorage>) -> MemoryStorage {
        do { return try world.backend.reopen(party.storage.base) } catch {
            trial.fail("a store cannot be copied")
            return MemoryStorage(node: 1)
        }
    }

    /// A second device goes on with a copy of the first one's store and believes to be it.
    func copy(_ party: Party<MemoryStorage>, over other: Party<MemoryStorage>) {
        sync(other)
        other.storage.replaceBase(image(of: party))
        other.greatest = party.greatest
        share(device: party.number, with: other.number)
        twins = (party.number, other.number)
        world.unknowing = [party.number, other.number]
        forgetWhatIsGone()
    }

    /// Two devices rename every tag they have, each in the same millisecond as the other.
    func renameTags(on parties: [Party<MemoryStorage>]) {
        for tag in world.records.ids(.tag) {
            world.now += 1
            for party in parties {
                world.update(party, .tag, tag, [FieldWrite("name", .string(world.word()))])
            }
        }
    }

    /// A device that has exchanged since goes on with an older store. What it wrote since and never
    /// sent is gone with its disk.
    func putBack(_ image: MemoryStorage, on party: Party<MemoryStorage>) {
        party.storage.replaceBase(image)
        party.greatest = (try? greatest(of: party)) ?? .zero
        unnoticed.insert(party.number)
        forgetWhatIsGone()
    }

    /// The next stamps are within a minute of true time, where the device knows the server's.
    func expectRightStamps() {
        for party in parties {
            let before = party.greatest
            world.act(.createTag, on: party)
            let distance = party.greatest.milliseconds - world.now
            trial.expect(
                party.greatest > before && abs(distance) <= 60_000 + 60_000,
                "device \(party.number) stamps \(distance) ms from true time")
        }
    }

    /// Purges, and checks that every device the server heard within the horizon has the deletion
    /// of what is gone now, or something newer (sync 8).
    func purge() {
        let wall = Instant(milliseconds: world.now + serverSkew)
        let horizon = world.now - hub.limits.horizon
        let before = store.backup
        let most = trial.chance.pick([1, 3, 500])
        guard let purged = try? hub.purge(wall: wall, most: most) else {
            return trial.fail("no purge")
        }
        trial.count("purged", purged.count)
        let old = MemoryHubStorage(epoch: Epoch(high: 0, low: 0))
        old.backup = before
        for record in purged {
            let deletion = (try? old.record(record))??.record[Schema.deleted]?.stamp
            for party in parties where lastHeard[party.number] >= horizon {
                let held = try? party.storage.record(record.kind, record.id)
                let known = held.map { $0[Schema.deleted]?.stamp ?? .zero }
                trial.expect(
                    known == nil || deletion != nil && known! >= deletion!,
                    "a record was purged before device \(party.number) knew of its deletion")
            }
        }
        forget(purged)
    }

    /// Lets devices that were away come back, and the person agree to what they have to drop.
    func settleDrops() {
        for party in parties {
            sync(party)
            do throws(ReplicaError) { try party.replica.confirmHeldDrops() } catch {
                trial.fail("what is held cannot be dropped")
            }
            let status = try? party.replica.syncStatus()
            forget(
                (status?.dropped ?? []).filter { key in
                    ((try? store.record(key)) ?? nil) == nil
                })
        }
    }

    func deleteTags(on party: Party<MemoryStorage>, isConfirmed: Bool) {
        world.now += 1000
        var tags: [RecordID] = []
        try? party.storage.forEachRecord(of: .tag) { tags.append($0.id) }
        world.act(party) { (replica, wall) throws(ReplicaError) in
            try replica.write(.delete, wall: wall) { (transaction) throws(ReplicaError) in
                for tag in tags { _ = try transaction.delete(.tag, tag, isConfirmed: isConfirmed) }
            }
        }
    }
}
