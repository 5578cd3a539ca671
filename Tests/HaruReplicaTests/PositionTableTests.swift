import HaruCore
import Testing

@testable import HaruReplica

@Suite struct PositionTableTests {
    /// Few identities, so that they come and go and stand in each other's way.
    @Test(arguments: [1, 2, 3] as [UInt64]) func itFindsWhatWasPutIn(_ seed: UInt64) {
        var state = seed
        func below(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        var table = PositionTable()
        var known: [RecordID: UInt32] = [:]
        var ids: [UInt32: RecordID] = [:]
        for step in 1...4_000 as ClosedRange<UInt32> {
            let id = RecordID(high: UInt64(below(5)) << 60, low: UInt64(below(200)))
            if let position = known[id], below(2) == 0 {
                table.remove(position, id) { ids[$0]! }
                known[id] = nil
            } else {
                ids[step] = id
                #expect(table.insert(step, id) { ids[$0]! } == known[id], "seed \(seed)")
                if known[id] == nil { known[id] = step }
            }
            #expect(table.count == known.count, "seed \(seed)")
            let asked = RecordID(high: UInt64(below(5)) << 60, low: UInt64(below(200)))
            #expect(table.position(of: asked) { ids[$0]! } == known[asked], "seed \(seed)")
        }
        #expect(Set(table.positions) == Set(known.values), "seed \(seed)")
    }
}
