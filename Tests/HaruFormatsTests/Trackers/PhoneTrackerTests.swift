import HaruFormats
import Testing

@Suite struct SimpleTimeTrackerTests {
    @Test func theCSVIsReadInTheZoneOfThePhone() {
        let history = read(Samples.simpleTimeTrackerCSV, zone: Zones.seoul)
        #expect(
            history.lines(Zones.seoul) == [
                Line("독서", "2024-03-04 23:30:00", "2024-03-05 00:15:30", "say \"hi\"\nthere · #집"),
                Line("Run", "2024-03-05 07:00:00", "2024-03-05 07:30:00"),
            ])
        #expect(history.tags(of: "독서") == ["공부", "저녁"])
    }

    @Test func aFileThatASpreadsheetSavedAgainIsRead() {
        let text = """
            activity name,time started,time ended,comment,categories,record tags,duration,duration minutes\r
            Run,"2024/3/5 7:00","2024/3/5 7:30",,,,0:30:00,30\r
            Run,2024/3/5 7:00,,,,,0:30:00,30\r
            Run,03-05-2024 7:00,2024/3/5 7:30,,,,0:30:00,30\r

            """
        let history = read(text)
        #expect(history.lines() == [Line("Run", "2024-03-05 07:00:00", "2024-03-05 07:30:00")])
        #expect(history.problems == ["3 missingEnd", "4 badTime"])
    }

    @Test func aBackupIsRead() {
        let history = read(Samples.simpleTimeTrackerBackup)
        #expect(
            history.lines() == [
                Line("독서", "2024-03-04 00:30:00", "2024-03-04 01:30:00", "one\ntwo · #집"),
                Line("Run", "2024-03-04 02:40:00", "2024-03-04 03:10:00.500"),
            ])
        #expect(history.tags(of: "독서") == ["공부"])
        #expect(history.issues.isEmpty)
    }

    @Test func recordsOfABackupThatPointNowhereAreReported() {
        let text = """
            app simple time tracker
            recordType\t7\tRun
            record\t1\t6\t1709512200000\t1709515800000\t\t
            record\t2\t7\tx\t1709515800000\t\t
            record\t3\t7\t1709512200000\t1709512200999\t\t
            record\t4\t7\t1709512200000\t17095
            """
        #expect(
            read(text).problems == [
                "3 unknownAction", "4 badTime", "5 endNotAfterStart", "6 truncated",
            ])
    }
}

@Suite struct ATimeLoggerTests {
    @Test func headersOfAnyLanguageAndGroupColumnsAreRead() {
        let history = read(Samples.aTimeLogger, zone: Zones.seoul)
        #expect(
            history.lines(Zones.seoul) == [
                Line("독서", "2024-03-04 23:00:00", "2024-03-05 00:30:00", "좋은 책, 정말"),
                Line("Sleep", "2024-03-04 00:00:00", "2024-03-04 07:00:00"),
            ])
        #expect(history.tags(of: "독서") == ["공부"])
        #expect(history.tags(of: "Sleep") == [])
        #expect(history.issues.isEmpty)
    }

    @Test func aFileThatASpreadsheetSavedAgainIsRead() {
        let text = """
            Activity type,Duration,From,To,Comment
            Read,0:30,2024/3/4 9:00,2024/3/4 9:30,
            Read,0:30,yesterday,2024/3/4 9:30,
            ,,,,
            Activity type,Duration,%,,
            Read,0:30,100,,
            """
        let history = read(text)
        #expect(history.lines() == [Line("Read", "2024-03-04 09:00:00", "2024-03-04 09:30:00")])
        #expect(history.problems == ["3 badTime"])
    }
}
