import HaruFormats
import Testing

@Suite struct KlogTests {
    @Test func recordsAreRead() {
        let history = read(Samples.klog, zone: Zones.seoul)
        let office = "A day at the #office"
        #expect(
            history.lines(Zones.seoul) == [
                Line(
                    "office", "2024-03-04 08:00:00", "2024-03-04 09:30:00",
                    "Plan the week\nand write it down · \(office)"),
                Line(
                    "night", "2024-03-03 23:00:00", "2024-03-04 06:00:00",
                    "#night shift · \(office)"),
                Line(
                    "독서, 저녁", "2024-03-04 22:00:00", "2024-03-05 01:30:00",
                    "#독서 #저녁 with tea · \(office)"),
                Line("office", "2024-03-04 14:00:00", "2024-03-04 15:15:00", office),
            ])
        #expect(history.tags(of: "독서, 저녁") == ["독서", "저녁"])
        #expect(history.problems == ["5 noClockTime"])
        #expect(history.running == 1)
    }

    @Test func withoutTagsTheWordsAreTheAction() {
        let text = "2024-03-04\n\t8:00 - 9:00 Tea\n\t9:00-24:00\n\t<24:00 - 0:30 Night\n"
        #expect(
            read(text).lines() == [
                Line("Tea", "2024-03-04 08:00:00", "2024-03-04 09:00:00"),
                Line("klog", "2024-03-04 09:00:00", "2024-03-05 00:00:00"),
                Line("Night", "2024-03-04 00:00:00", "2024-03-04 00:30:00"),
            ])
    }

    @Test(arguments: [
        ("1h", true), ("-45m", true), ("+2h", true), ("1h30m lunch", true),
        ("12:00am - 1:00", false),
    ])
    func lengthsHaveNoTimeOfDay(entry: String, isDuration: Bool) {
        let history = read("2024-03-04\n  \(entry)\n")
        #expect(history.problems == (isDuration ? ["2 noClockTime"] : []))
        #expect(history.records.count == (isDuration ? 0 : 1))
    }

    @Test func badRecordsAreReportedAndTheOthersGoIn() {
        let text = """
            2024-03-04
              8:00 - 9:00 ok
              9:00 - late
              10:00 - 9:00
            stray words
              11:00 - 12:00 fine

            2024-02-30
              8:00 - 9:00 lost with its date

            2024-03-05
              13:61 - 14:00
              13:00am - 14:00
              15:00 - 16:00 last
            """
        let history = read(text)
        #expect(
            history.problems == [
                "3 badTime", "4 endNotAfterStart", "5 unreadable", "8 badDate", "12 badTime",
                "13 badTime",
            ])
        #expect(history.lines().map { $0.action } == ["ok", "fine", "last"])
    }
}
