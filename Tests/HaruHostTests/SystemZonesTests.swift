import Testing

@testable import HaruHost

@Suite struct SystemZonesTests {
    @Test(arguments: [
        "", "/etc/passwd", "../passwd", "Asia/../../etc/passwd", "Asia/", "Asia//Seoul", "a b",
    ])
    func namesThatLeadElsewhereAreNoZones(_ name: String) {
        #expect(SystemZones.load(name) == nil)
    }

    @Test func theDeviceZoneFollowsTZ() {
        #expect(SystemZones.local { $0 == "TZ" ? "Asia/Tokyo" : nil }.name == "Asia/Tokyo")
        #expect(
            SystemZones.local { $0 == "TZ" ? ":America/New_York" : nil }.name == "America/New_York")
    }

    @Test func seoulIsNineHoursAheadSince1988() throws {
        let seoul = try #require(SystemZones.load("Asia/Seoul"))
        #expect(seoul.offset(atSecond: 1_787_366_400) == 9 * 3600)
    }
}
