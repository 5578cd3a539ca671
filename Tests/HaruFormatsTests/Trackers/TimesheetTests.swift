import HaruFormats
import Testing

@Suite struct TimesheetTests {
    @Test func togglIsReadInTheZoneOfTheAccount() {
        let history = read(Samples.toggl, zone: Zones.berlin)
        #expect(
            history.lines(Zones.berlin) == [
                Line(
                    "Site", "2024-03-04 23:30:00", "2024-03-05 00:45:01",
                    "Header, \"final\" · Layout · #Development · #Backend"),
                Line("Reading", "2024-03-05 10:00:00", "2024-03-05 11:00:00"),
                Line("Toggl", "2024-03-05 12:00:00", "2024-03-05 12:30:00"),
            ])
        #expect(history.tags(of: "Site") == ["Big Client"])
        #expect(history.issues.isEmpty)
    }

    @Test func clockifyIsReadInTheOrderItsDatesAllow() {
        let history = read(Samples.clockify, zone: Zones.newYork)
        #expect(
            history.lines(Zones.newYork) == [
                Line("Site", "2024-03-14 10:23:00", "2024-03-14 11:23:01", "Working hard · Task 1"),
                Line(
                    "Site", "2024-03-04 23:30:00", "2024-03-05 00:30:00", "#Development · #Backend"),
            ])
        #expect(history.tags(of: "Site") == ["Big Client", "Other"])
        #expect(history.issues.isEmpty)
    }

    private static func clockify(_ rows: [(String, String, String, String, String)]) -> String {
        rows.reduce("Project,Start Date,Start Time,End Date,End Time,Duration (h)\n") {
            $0 + "Site,\($1.0),\($1.1),\($1.2),\($1.3),\($1.4)\n"
        }
    }

    struct OrderCase: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var rows: [(String, String, String, String, String)]
        /// The start days that are understood; `nil` if the person is asked.
        var days: [String]?
    }

    static let orderCases = [
        OrderCase(
            testDescription: "a day above twelve decides",
            rows: [
                ("03/04/2024", "10:00", "03/04/2024", "11:00", "01:00:00"),
                ("25/04/2024", "10:00", "25/04/2024", "11:00", "01:00:00"),
            ], days: ["2024-04-03", "2024-04-25"]),
        OrderCase(
            testDescription: "a record over midnight decides by its length",
            rows: [("03/04/2024", "23:00", "04/04/2024", "01:00", "02:00:00")],
            days: ["2024-04-03"]),
        OrderCase(
            testDescription: "nothing decides",
            rows: [("03/04/2024", "10:00", "03/04/2024", "11:00", "01:00:00")], days: nil),
        OrderCase(
            testDescription: "evidence for both orders decides nothing",
            rows: [
                ("13/04/2024", "10:00", "13/04/2024", "11:00", "01:00:00"),
                ("04/13/2024", "10:00", "04/13/2024", "11:00", "01:00:00"),
            ], days: nil),
        OrderCase(
            testDescription: "equal numbers need no order",
            rows: [("04/04/2024", "10:00", "04/04/2024", "11:00", "01:00:00")],
            days: ["2024-04-04"]),
        OrderCase(
            testDescription: "a year in front speaks for itself",
            rows: [("2024-04-03", "10:00", "2024-04-03", "11:00", "01:00:00")],
            days: ["2024-04-03"]),
        OrderCase(
            testDescription: "points and single digits",
            rows: [
                ("3.4.2024", "9:05", "3.4.2024", "9:06:07", "00:01:07"),
                ("23.4.2024", "9:05", "23.4.2024", "9:06:07", "00:01:07"),
            ],
            days: ["2024-04-03", "2024-04-23"]),
    ]

    @Test(arguments: orderCases)
    func theOrderOfADateIsFoundInTheWholeFileOrAsked(_ c: OrderCase) {
        let history = read(TimesheetTests.clockify(c.rows))
        if let days = c.days {
            #expect(history.lines().map { String($0.start.prefix(10)) } == days)
            #expect(history.issues.isEmpty)
        } else {
            #expect(history.records.count == 0)
            #expect(history.problems == ["- ambiguousDate"])
        }
    }

    @Test func theAnswerOfThePersonIsTaken() {
        let text = TimesheetTests.clockify([
            ("03/04/2024", "10:00", "03/04/2024", "11:00", "01:00:00")
        ])
        #expect(read(text, order: .dayFirst).lines()[0].start == "2024-04-03 10:00:00")
        #expect(read(text, order: .monthFirst).lines()[0].start == "2024-03-04 10:00:00")
    }

    @Test func badRowsAreReportedWhereTheyStand() {
        let text = """
            Project,Client,Description,Start date,Start time,End date,End time,Tags
            Site,,"one
            two",2024-03-04,10:00:00,2024-03-04,11:00:00,
            Site,,,2024-02-30,10:00:00,2024-03-04,11:00:00,
            Site,,,2024-03-04,25:00:00,2024-03-04,11:00:00,
            Site,,,2024-03-04,10:00:00,2024-03-04,10:00:00,
            Site,,,2024-03-04,10:00:00,,,
            ,,,,,,,
            Site,,,2024-03-04,12:00:00,2024-03-04,,
            Site,,,2024-03-04,13:00:00,2024-03-04,14:00:00
            """
        let history = read(text)
        #expect(
            history.problems == [
                "4 badDate", "5 badTime", "6 endNotAfterStart", "9 missingEnd", "10 truncated",
            ])
        #expect(history.running == 1)
        #expect(
            history.lines() == [
                Line("Site", "2024-03-04 10:00:00", "2024-03-04 11:00:00", "one\ntwo")
            ])
    }

    /// In Berlin the clock jumps from 2:00 to 3:00 on 31 March 2024 and shows 2:00 to 3:00 twice on
    /// 27 October 2024.
    @Test(arguments: [
        ("2024-03-31", "01:30:00", "02:30:00", "2024-03-31 00:30:00", "2024-03-31 01:00:00"),
        ("2024-03-31", "02:15:00", "03:30:00", "2024-03-31 01:00:00", "2024-03-31 01:30:00"),
        ("2024-10-27", "01:30:00", "02:30:00", "2024-10-26 23:30:00", "2024-10-27 00:30:00"),
        ("2024-10-27", "02:30:00", "03:30:00", "2024-10-27 00:30:00", "2024-10-27 02:30:00"),
    ])
    func wallTimesAreTheFirstMomentThatShowsThemOrLater(
        day: String, start: String, end: String, from: String, to: String
    ) {
        let text = """
            Project,Start date,Start time,End date,End time
            Site,\(day),\(start),\(day),\(end)

            """
        #expect(read(text, zone: Zones.berlin).lines() == [Line("Site", from, to)])
    }
}
