import HaruCore
import HaruReplica

extension Scenario {
    /// A6 as far as devices alone can go; re-stamping and the server's tolerance come with the server.
    static let skew = Scenario(
        name: "A6p", title: "skew, devices among themselves", unit: "histories",
        figures: (pr: 200, full: 20_000)
    ) { trial in
        let world = World(trial, parties: trial.chance.number(2...4), backend: .memory)
        for party in world.parties {
            let size = trial.chance.pick(offsets)
            party.skew = trial.chance.happens(50) ? size : -size
        }
        if trial.chance.happens(20) { world.parties[0].skew = 2_000_000_000_000 }
        if trial.chance.happens(20) { world.parties[1].skew = -world.now }
        world.correctOneClock()
        world.seeThenWrite(times: trial.depth == .short ? 40 : 200)
        world.live(steps: trial.chance.number(30...150), mix: .life, clockSteps: true)
        world.converge(quietExchanges: 1)
    }

    /// A second, five minutes, an hour, a day, a year.
    private static let offsets: [Int64] = [1000, 300_000, 3_600_000, 86_400_000, 31_536_000_000]
}

extension World {
    /// Whoever saw A before writing B wins with B, whatever the clocks show; no clock refuses a write.
    func seeThenWrite(times: Int) {
        let id = trial.chance.id()
        act(parties[0]) { (replica, wall) throws(ReplicaError) in
            try replica.write(.record, wall: wall) { (transaction) throws(ReplicaError) in
                try transaction.insert(.tag, id, [FieldWrite("name", .string("first"))])
            }
        }
        var seen = parties[0]
        for round in 0..<times {
            strobe(round)
            let writer = trial.chance.pick(parties)
            do { deliver(try seen.texts(), to: writer) } catch {
                trial.fail("a store cannot be read")
            }
            let name = "round " + String(round)
            let isDone = act(writer) { (replica, wall) throws(ReplicaError) in
                try replica.write(.edit, wall: wall) { (transaction) throws(ReplicaError) in
                    try transaction.update(.tag, id, [FieldWrite("name", .string(name))])
                }
            }
            trial.expect(isDone, "device \(writer.number): a clock refused a write")
            do { deliver(try writer.texts(), to: seen) } catch {
                trial.fail("a store cannot be read")
            }
            let value = (try? seen.storage.record(.tag, id))?.flatMap { $0.value("name") }
            trial.expect(
                value == .string(name), "device \(seen.number) saw it and still has another value")
            seen = writer
        }
        trial.count("sights", times)
    }

    /// A clock that jumps forward and back by 4 ms to 262 s, every time.
    private func strobe(_ round: Int) {
        now += trial.chance.milliseconds(0...5)
        let jump = Int64(4) << Int64(trial.chance.below(17))
        trial.chance.pick(parties).skew += round % 2 == 0 ? jump : -jump
    }

    /// A device that nobody has heard of yet learns its offset: its next stamps are within a minute
    /// of true time, in both directions.
    func correctOneClock() {
        let party = parties[parties.count - 1]
        do throws(StorageError) {
            try party.storage.begin()
            var clock = try party.storage.clock()
            clock.offset = party.skew
            try party.storage.setClock(clock)
            try party.storage.commit()
        } catch { trial.fail("the clock cannot be written") }
        act(.createTag, on: party)
        let distance = party.greatest.milliseconds - now
        trial.expect(abs(distance) <= 60_000, "the corrected clock is off by \(distance) ms")
    }
}
