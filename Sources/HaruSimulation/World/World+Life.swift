import HaruCore
import HaruReplica

extension World {
    /// A history with faults: deeds on all devices while links lose, repeat, reorder and stop,
    /// devices are killed, and clocks step.
    ///
    /// - Parameters:
    ///   - steps: how many deeds.
    ///   - clockSteps: whether wall clocks are set forward and back meanwhile.
    func live(steps: Int, mix: DeedMix, clockSteps: Bool) {
        seedRecords()
        for _ in 0..<steps {
            // Most deeds of a burst fall into one millisecond, so that counters are used.
            if trial.chance.happens(40) { now += trial.chance.milliseconds(0...240_000) }
            let party = trial.chance.pick(parties)
            if trial.chance.happens(network.kills) {
                party.storage.callsUntilFault = trial.chance.below(6)
            }
            act(mix.pick(&trial.chance), on: party)
            disturb(clockSteps: clockSteps)
        }
        trial.count("refused", refusals)
        trial.count("faults", faults)
    }

    /// A few records that everybody has, so that devices soon meet in the same fields.
    private func seedRecords() {
        for deed in [
            Deed.createTag, .createTag, .createAction, .createAction, .createGoal, .createQuest,
        ] {
            act(deed, on: parties[0])
        }
        for i in links.indices where links[i].from == 0 {
            exchange(i)
        }
    }

    private func disturb(clockSteps: Bool) {
        let chance = trial.chance.below(100)
        if chance < 35 { exchange(trial.chance.below(links.count)) }
        if chance < network.kills { kill(trial.chance.pick(parties)) }
        if (40..<44).contains(chance) {
            let link = trial.chance.below(links.count)
            links[link].isStopped = !links[link].isStopped
        }
        if clockSteps, (50..<54).contains(chance) {
            let party = trial.chance.pick(parties)
            party.skew += trial.chance.milliseconds(-262_000...262_000)
        }
        if chance == 99 { exchangeEverything() }
    }

    /// One device tells another all it has, as after `--full`.
    private func exchangeEverything() {
        let from = trial.chance.pick(parties)
        let to = trial.chance.pick(parties)
        guard from.number != to.number else { return }
        do { deliver(try from.texts(), to: to) } catch { trial.fail("a store cannot be read") }
    }
}
