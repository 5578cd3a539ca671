import HaruCore
import HaruReplica
import Testing

@Suite struct HybridClockTests {
    static let noon: Int64 = 1_787_400_000_000

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var last: UInt64 = 0
        var offset: Int64 = 0
        let wall: Int64
        let milliseconds: Int64
        var counter: UInt16 = 0
    }

    static let cases = [
        Case(
            testDescription: "a new clock takes the time as it is", wall: noon, milliseconds: noon),
        Case(
            testDescription: "within one millisecond the counter grows",
            last: UInt64(noon) << 16 | 4,
            wall: noon, milliseconds: noon, counter: 5),
        Case(
            testDescription: "a clock that goes back counts on", last: UInt64(noon) << 16,
            wall: noon - 3_600_000, milliseconds: noon, counter: 1),
        Case(
            testDescription: "a full counter borrows a millisecond",
            last: UInt64(noon) << 16 | 0xffff,
            wall: noon, milliseconds: noon + 1),
        Case(
            testDescription: "a fast clock is corrected", offset: 10_800_000,
            wall: noon + 10_800_000,
            milliseconds: noon),
        Case(
            testDescription: "a slow clock is corrected", offset: -10_800_000,
            wall: noon - 10_800_000,
            milliseconds: noon),
        Case(
            testDescription: "a dead clock writes at the build date", wall: 0,
            milliseconds: HybridClock.buildDate.milliseconds),
        Case(
            testDescription: "a clock before 1970 too", wall: .min,
            milliseconds: HybridClock.buildDate.milliseconds),
        Case(
            testDescription: "an absurd offset does no harm", offset: .min, wall: .max,
            milliseconds: Stamp.latestMilliseconds - 86_400_000),
        Case(
            testDescription: "no clock writes after the year 9999", wall: .max,
            milliseconds: Stamp.latestMilliseconds - 86_400_000),
    ]

    @Test(arguments: cases) func theNextStampIsAboveAllBefore(_ c: Case) {
        var clock = HybridClock(node: 7, last: c.last, offset: c.offset)
        let stamp = clock.issue(wall: Instant(milliseconds: c.wall))
        #expect(stamp.milliseconds == c.milliseconds)
        #expect(stamp.counter == c.counter)
        #expect(stamp.node == 7)
        #expect(clock.last == stamp.time)
        #expect(stamp.time > c.last)
    }

    @Test func theLatestStampThatIsReadLeavesRoomForMore() throws {
        let latest = try #require(Stamp("e677d21fdbff-ffff-ffffffffffffffff"))
        #expect(latest.milliseconds == Stamp.latestMilliseconds)
        var clock = HybridClock(node: 1)
        clock.receive(latest)
        #expect(clock.issue(1000, wall: Instant(milliseconds: 0)).time == latest.time + 1)
    }

    @Test func receivingMovesTheClockOnlyForward() {
        var clock = HybridClock(node: 1, last: 100)
        clock.receive(stamp(99))
        #expect(clock.last == 100)
        clock.receive(stamp(101))
        #expect(clock.last == 101)
    }

    @Test func aBundleIsAsManyStampsOneByOne() {
        let wall = Instant(milliseconds: Self.noon)
        var (one, many) = (HybridClock(node: 1), HybridClock(node: 1))
        let first = many.issue(70_000, wall: wall)
        #expect(first == Stamp(milliseconds: Self.noon, node: 1))
        for _ in 0..<70_000 { _ = one.issue(wall: wall) }
        #expect(one == many)
        #expect(many.lead(wall: wall) == 1)
    }

    @Test(arguments: [
        "01a02756e000-0003-00000000000000aB", "01a02756e000-0003-00000000000000a",
        "01a02756e000_0003-00000000000000ab", "01a02756e000-0003-00000000000000ab ", "",
        "e677d21fdc00-0000-0000000000000001", "ffffffffffff-ffff-ffffffffffffffff",
    ]) func whatIsNoStampIsNotRead(_ text: String) {
        #expect(Stamp(text) == nil)
    }

    @Test func theTextFormIsFixed() {
        let stamp = Stamp(milliseconds: 1_787_366_400_000, counter: 3, node: 0xab)
        #expect(stamp.text == "01a02756e000-0003-00000000000000ab")
    }
}
