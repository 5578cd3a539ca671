import HaruFormats
import Testing

@Suite struct SolidtimeTests {
    @Test func theGenericCSVIsRead() {
        let history = read(Samples.solidtimeCSV)
        #expect(
            history.lines() == [
                Line(
                    "Site", "2024-03-04 09:23:00", "2024-03-04 10:23:01",
                    "Working hard · Task 1 · #Development · #Backend")
            ])
        #expect(history.tags(of: "Site") == ["Big Client"])
        #expect(history.running == 1)
    }

    @Test func anArchiveIsReadAsOneWhateverTheOrderOfItsFiles() {
        for files in [Samples.solidtimeArchive, Samples.solidtimeArchive.reversed()] {
            let history = read(files.map { file($0.1, name: $0.0) })
            #expect(
                history.lines() == [
                    Line(
                        "사이트", "2024-03-04 09:23:00", "2024-03-04 10:23:01",
                        "Working hard · Task 1 · #Development · #Backend"),
                    Line("사이트", "2024-03-04 11:00:00", "2024-03-04 12:00:00"),
                ])
            #expect(history.tags(of: "사이트") == ["Big Client"])
            #expect(history.running == 1)
            #expect(history.issues.isEmpty)
        }
    }

    @Test func entriesWithoutTheOtherTablesKeepTheIdentities() {
        let history = read(Samples.solidtimeArchive[0].1)
        #expect(history.lines()[0].action == "p1")
        #expect(history.lines()[0].note == "Working hard · t1 · #g1 · #g2")
    }
}
