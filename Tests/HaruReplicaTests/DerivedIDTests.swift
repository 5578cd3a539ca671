import HaruCore
import HaruReplica
import Testing

@Suite struct DerivedIDTests {
    /// Computed by Python's `uuid.uuid5(UUID('68617275-0000-4000-8000-000000000001'), kind + '/' + key)`.
    static let golden = [
        ("settings", "settings", "29642d6e-d9b9-58b8-96cf-fb1d3bc98433"),
        ("diary", "2026-08-24", "fb15c2ab-e1a8-59df-8217-d25d26c783af"),
        ("action", "example/reading", "e0f3a2b2-61a0-5fc4-aa48-7003042f52f7"),
        ("diary", "", "21db957f-ff67-51fe-926c-916db2060bfd"),
    ]

    @Test(arguments: golden) func anIDFollowsFromKindAndKey(
        _ kind: String, _ key: String, _ id: String
    ) {
        #expect(RecordID.derived(kind: kind, key: key).text == id)
    }

    @Test func twoOfflineDevicesMakeOneDiaryDay() throws {  // Y-07
        let (a, b) = (Device(node: 1), Device(node: 2))
        let day = RecordID.derived(kind: "diary", key: "2026-08-24")
        for (device, todo) in [(a, id(1)), (b, id(2))] {
            try device.write { (transaction) throws(ReplicaError) in
                try transaction.set(Kind("diary"), day, [FieldWrite("day", .string("2026-08-24"))])
                try transaction.insert(Kind("todo"), todo, [FieldWrite("diaryID", .id(day))])
            }
        }
        try meet([a, b])
        for device in [a, b] {
            let kinds = try device.replica.allChanges().map { $0.kind.name }
            #expect(kinds == ["diary", "todo", "todo"])
        }
    }
}
