import HaruCore
import HaruReplica

extension Scenario {
    /// A15: one impossible item among a thousand is refused with its reason; the others are in.
    static let poison = Scenario(
        name: "A15", title: "poison", unit: "batches", figures: (pr: 40, full: 2000)
    ) { trial in
        let world = World(trial, parties: 2, backend: .memory)
        let (sender, receiver) = (world.parties[0], world.parties[1])
        for _ in 0..<999 { world.act(.createTag, on: sender) }
        guard var batch = try? sender.texts(), batch.count == 999 else {
            return trial.fail("the batch has not 999 items")
        }
        let (bytes, reason) = impossible(&trial.chance)
        batch.insert(bytes, at: trial.chance.below(1000))
        let (changes, refused) = read(batch)
        trial.expect(
            changes.count == 999 && refused.count == 1 && refused.first == reason,
            "\(refused.count) items were refused, or for another reason")
        failOnce(changes, receiver, trial)
        world.merge(changes, into: receiver)
        let texts = (try? receiver.texts()) ?? []
        trial.expect(texts.count == 999, "\(texts.count) of 999 are in")
        let last = (try? receiver.storage.clock())?.last
        trial.expect(
            last == sender.greatest.time, "the clock stands elsewhere than at the newest field")
        trial.note(digest(of: texts))
        trial.count("items", 1000)
    }

    private static func read(_ batch: [[UInt8]]) -> (changes: [Change], refused: [WireError]) {
        var changes: [Change] = []
        var refused: [WireError] = []
        for text in batch {
            do throws(WireError) { changes.append(try Change(text: text)) } catch {
                refused.append(error)
            }
        }
        return (changes, refused)
    }

    /// A batch that fails in the middle leaves nothing behind and moves no clock.
    private static func failOnce(
        _ changes: [Change], _ receiver: Party<MemoryStorage>, _ trial: Trial
    ) {
        let before = try? receiver.storage.clock()
        receiver.storage.callsUntilFault = trial.chance.below(changes.count + 1)
        let result = try? receiver.replica.merge(changes)
        trial.expect(result == nil, "a batch whose store failed was reported as merged")
        trial.expect((try? receiver.storage.clock()) == before, "a failed batch moved the clock")
        trial.expect(
            (try? receiver.texts())?.isEmpty ?? false, "a failed batch left records behind")
    }

    /// An item that cannot be, and what is said of it.
    private static func impossible(_ chance: inout Chance) -> ([UInt8], WireError) {
        let id = "\"id\":\"00000000-0000-4000-8000-000000000001\""
        let stamp = "\"000001a0241e8400-0000-0000000000000001\""
        let good = "\"01a0241e8400-0000-0000000000000001\""
        let deep = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
        let items: [(String, WireError)] = [
            ("", .notAnObject), ("[1,2", .notAnObject),
            ("{\"k\":\"tag\"," + id + "}", .notAnObject),
            ("{\"k\":\"t g\"," + id + ",\"f\":{}}", .badKind),
            ("{\"k\":7," + id + ",\"f\":{}}", .badKind),
            ("{\"k\":\"tag\",\"id\":\"7\",\"f\":{}}", .badID),
            ("{\"k\":\"tag\"," + id + ",\"f\":{\"na me\":[1," + good + "]}}", .badFieldName),
            (
                "{\"k\":\"tag\"," + id + ",\"f\":{\"a\":[1," + good + "],\"a\":[2," + good + "]}}",
                .badFieldName
            ),
            ("{\"k\":\"tag\"," + id + ",\"f\":{\"a\":[1]}}", .badValue),
            ("{\"k\":\"tag\"," + id + ",\"f\":{\"a\":[" + deep + "," + good + "]}}", .badValue),
            ("{\"k\":\"tag\"," + id + ",\"f\":{\"a\":[{\"$int\":\"x\"}," + good + "]}}", .badValue),
            ("{\"k\":\"tag\"," + id + ",\"f\":{\"a\":[1," + stamp + "]}}", .badStamp),
            (
                "{\"k\":\"tag\"," + id
                    + ",\"f\":{\"a\":[1,\"ffffffffffff-ffff-ffffffffffffffff\"]}}", .stampTooLate
            ),
            (
                "{\"k\":\"tag\"," + id + ",\"f\":{\"a\":[\"" + String(repeating: "x", count: 70_000)
                    + "\"," + good + "]}}", .tooLarge
            ),
            (String(repeating: " ", count: 300_000), .tooLarge),
        ]
        let (text, reason) = chance.pick(items)
        return (Array(text.utf8), reason)
    }
}
