import HaruCore
import Testing

@Suite struct HiddenIDsTests {
    @Test(arguments: [
        ([], ["g1"]), (["#override"], []), (["#override", "g2"], ["g2"]), (["g3"], ["g3"]),
    ])
    func aDayHidesItsOwnListOrTheDefault(stored: [String], hidden: [String]) {
        // D-114
        #expect(HiddenIDs.effective(stored: stored, default: ["g1"]) == hidden)
    }

    @Test(
        arguments: [
            (["g1"], [], nil), ([], [], ["#override"]), (["g2"], [], ["#override", "g2"]),
            (["g2"], ["#override", "g2"], nil), (["g1"], ["#override"], ["#override", "g1"]),
        ] as [([String], [String], [String]?)])
    func aChoiceThatChangesNothingIsNotStored(
        choice: [String], stored: [String], written: [String]?
    ) {
        #expect(HiddenIDs.storing(choice, stored: stored, default: ["g1"]) == written)
    }
}
