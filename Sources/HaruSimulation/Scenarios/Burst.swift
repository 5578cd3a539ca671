import HaruCore
import HaruReplica

extension Scenario {
    static let burst = Scenario(
        name: "A7", title: "burst", unit: "bursts", figures: (pr: 1, full: 1)
    ) { trial in
        let count = trial.depth == .short ? 100_000 : 1_000_000
        writeBurst(count, trial)
        receiveBurst(count, trial)
        trial.count("stamps", count)
        trial.count("received", count)
    }

    /// Writes in one frozen millisecond: the counter overflows into borrowed milliseconds.
    private static func writeBurst(_ count: Int, _ trial: Trial) {
        let wall = Instant(milliseconds: 1_787_300_000_000)
        var clock = HybridClock(node: trial.chance.next())
        var last = Stamp.zero
        for _ in 0..<count {
            let stamp = clock.issue(wall: wall)
            if stamp <= last { return trial.fail("\(stamp.text) after \(last.text)") }
            last = stamp
        }
        trial.expect(clock.lead(wall: wall) <= 16, "stamps lead by \(clock.lead(wall: wall)) ms")
        trial.note(Array(last.text.utf8))
        var together = HybridClock(node: clock.node)
        let first = together.issue(count, wall: wall)
        trial.expect(together.last == clock.last, "a bundle of stamps ends elsewhere")
        trial.expect(
            first.counter == 0 && first.milliseconds == wall.milliseconds,
            "a bundle begins elsewhere")
    }

    /// Fields received while the clock is a minute behind what it saw: the clock ends at the
    /// greatest of them and not beyond, however many there were.
    private static func receiveBurst(_ count: Int, _ trial: Trial) {
        let wall = Instant(milliseconds: 1_787_300_000_000)
        let ahead = Stamp(milliseconds: wall.milliseconds + 60_000, node: 5)
        let replica = Replica(MemoryStorage(node: 6))
        let ids = (0..<100).map { _ in trial.chance.id() }
        var greatest = ahead
        do throws(ReplicaError) {
            for batch in 0..<(count / 1000) {
                var changes: [Change] = []
                for i in 0..<1000 {
                    greatest = Stamp(time: ahead.time + UInt64(batch * 1000 + i), node: 5)
                    let field = Change.ChangedField("name", .int(Int64(i)), greatest)
                    changes.append(Change(kind: .tag, id: ids[i % ids.count], fields: [field]))
                }
                _ = try replica.merge(changes)
            }
            let stood = try clock(of: replica)
            trial.expect(
                stood.last == greatest.time,
                "the clock stands at \(Stamp(time: stood.last, node: 0).text) after \(greatest.text)"
            )
            try replica.write(.edit, wall: wall) { (transaction) throws(ReplicaError) in
                try transaction.set(.tag, ids[0], [FieldWrite("colorHex", .string("#000000"))])
            }
            let next = try clock(of: replica).last
            trial.expect(next == greatest.time + 1, "the next stamp is not the next one")
        } catch { trial.fail("a merge or a write failed") }
        for (i, id) in ids.enumerated() {
            let stamp = (try? replica.storage.record(.tag, id))?.flatMap { $0["name"]?.stamp }
            let expected = Stamp(time: greatest.time - UInt64(ids.count - 1 - i), node: 5)
            trial.expect(stamp == expected, "of one millisecond's values the last is not in")
        }
    }

    private static func clock(of replica: Replica<MemoryStorage>) throws(ReplicaError)
        -> HybridClock
    {
        do { return try replica.storage.clock() } catch { throw .storage(error) }
    }
}
