import HaruCore
import HaruFormats
import HaruHost
import HaruStrings
import Testing

@testable import HaruCommand

/// Bringing files along, writing them, backups and the doctor.
struct FileVerbTests {
    struct Shape: CustomTestStringConvertible, Sendable {
        let format: String
        let text: String
        let records: Int
        var testDescription: String { format }
    }

    /// A small file of each format; what is inside is the business of HaruFormats.
    static let shapes = [
        Shape(
            format: "haruCSV",
            text: "행동 ID,행동,시작,종료,초,메모\n"
                + "00000000-0000-4000-8000-000000000001,독서,"
                + "2026-08-12T08:00:00+09:00,2026-08-12T09:00:00+09:00,3600,\n", records: 1),
        Shape(
            format: "timewarriorData",
            text: "inc 20260803T141000Z - 20260803T162000Z # 독서\n"
                + "inc 20260804T213000Z - 20260804T220530Z # 아침\n", records: 2),
        Shape(
            format: "timewarriorExport",
            text: #"[{"id":4,"start":"20260803T141000Z","end":"20260803T162000Z","tags":["독서"]}]"#,
            records: 1),
        Shape(
            format: "watsonFrames",
            text: #"[[1785766200, 1785774000, "독서", "259f4348c74c4c6a8115c1271b395058"]]"#,
            records: 1),
        Shape(
            format: "togglCSV",
            text: "User,Email,Client,Project,Task,Description,Billable,Start date,Start time,"
                + "End date,End time,Duration,Tags,Amount ()\n"
                + "h,h@example.org,,독서,,,No,2026-03-05,10:00:00,2026-03-05,11:00:00,01:00:00,,\n",
            records: 1),
        Shape(
            format: "solidtimeCSV",
            text: "description,billable,client,project,tags,start,end,task,user_name,user_email\n"
                + ",false,,독서,,2024-03-04T09:23:00Z,2024-03-04T10:23:01Z,,h,h@example.org\n",
            records: 1),
        Shape(
            format: "simpleTimeTrackerCSV",
            text: "activity name,time started,time ended,comment,categories,record tags,duration,"
                + "duration minutes\n독서,2024-03-04 22:30:00,2024-03-04 23:15:30,,,,0:45:30,45\n",
            records: 1),
        Shape(
            format: "klog", text: "2024-03-04\n    8:00 - 9:30 #독서\n    10:00 - 11:00 #운동\n",
            records: 2),
        Shape(
            format: "activityWatch",
            text: #"{"buckets":{"aw-watcher-window_h":{"id":"w","type":"currentwindow","events":["#
                + #"{"timestamp":"2026-08-12T00:00:00+00:00","duration":90,"#
                + #""data":{"app":"Editor","title":"x"}}]}}}"#, records: 1),
    ]

    @Test(arguments: shapes) func aFileIsImportedOnceAndTakenBack(_ shape: Shape) {
        let person = Person()
        person.file("file", shape.text)
        let zone = " --zone Asia/Seoul"
        let shown = person("import @file --dry-run --json" + zone)
        #expect(shown.code == .ok, "\(shown.error)")
        let sum = { (answer: Person.Answer) in
            (answer.json?["sessions"]?.int ?? -1) + (answer.json?["counts"]?.int ?? -1)
        }
        #expect(sum(shown) == shape.records)
        #expect(shown.json?["files"]?.array?.count == 1)
        #expect(sum(person("import @file --yes --json" + zone)) == shape.records)
        let again = person("import @file --json" + zone)
        #expect(again.code == .ok && sum(again) == 0)
        #expect(again.json?["duplicates"]?.int == shape.records)
        person.prepare("undo")
        #expect(person("actions --json").json?["actions"]?.array?.isEmpty == true)
        #expect(
            sum(person("import @file --yes --json --format \(shape.format)" + zone))
                == shape.records)
    }

    /// Encodings, line ends and what a spreadsheet leaves behind.
    @Test(arguments: ["plain", "mark", "windows", "utf16"])
    func theSameFileInAnotherDressIsTheSame(_ dress: String) {
        let text = Self.shapes[0].text
        let windows = text.split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: "\r\n")
        let bytes: [UInt8] =
            switch dress {
            case "mark": [0xef, 0xbb, 0xbf] + Array(text.utf8)
            case "windows": Array(windows.utf8)
            case "utf16": [0xff, 0xfe] + text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
            default: Array(text.utf8)
            }
        let person = Person()
        person.file("a.csv", bytes: bytes)
        #expect(person("import @a.csv --yes --json").json?["sessions"]?.int == 1)
        #expect(person("total 독서 --json").json?["value"]?.int == 3600)
    }

    @Test func rowsThatCannotBeReadAreNamedAndTheRestComes() {
        let person = Person()
        let head = Self.shapes[0].text
        person.file("cut.csv", head + "00000000-0000-4000-8000-000000000001,독서,2026-02-30T08:")
        let answer = person("import @cut.csv --yes --json")
        #expect(answer.code == .ok && answer.json?["sessions"]?.int == 1)
        #expect(answer.json?["issues"]?.array?.isEmpty == false)
        person.file("latin.csv", bytes: Array(head.utf8) + [0xb5, 0x2c, 0xb5, 0x0a])
        let latin = person("import @latin.csv --yes --json")
        #expect(
            latin.json?["issues"]?.array?.isEmpty == false && latin.json?["duplicates"]?.int == 1)
    }

    static let refused = [
        Typed("no such file", "import @none.csv --yes", .failure, "none.csv"),
        Typed("an empty file", "import @empty --yes", .failure, "empty"),
        Typed("an empty folder", "import @folder --yes", .failure, "folder"),
        Typed("a file of nothing known", "import @words --yes", .failure, "words"),
        Typed("a cut zip", "import @cut.zip --yes", .failure, "cut.zip"),
        Typed("a format that is none", "import @empty --format csv --yes", .usage, "togglCSV"),
        Typed("a zone that is none", "import @klog --zone Mars/Base --yes", .usage, "Mars/Base"),
        Typed("a clock without a zone", "import @klog --yes", .usage, "--zone"),
        Typed("restoring nothing", "restore @none --yes", .failure, "none"),
        Typed("restoring words", "restore @words --yes", .failure, "words"),
        Typed("restoring a cut backup", "restore @cut.haru --yes", .failure, "cut.haru"),
        Typed("taking in nothing", "doctor --import-backup @none --yes", .failure, "none"),
        Typed("taking in words", "doctor --import-backup @words --yes", .store, "words"),
        Typed("exporting to a device", "export -o /dev/null", .failure, "/dev/null"),
        Typed("exporting into a file", "export -o @words", .failure, "words"),
        Typed("a backup over a device", "backup -o /dev/null", .failure, "/dev/null"),
        Typed("a backup over a folder", "backup -o @folder", .failure, "folder"),
        Typed("a backup into nowhere", "backup -o @none/b.haru", .failure, "none/b.haru"),
        Typed("days backwards", "export --range today..yesterday", .usage, "today..yesterday"),
    ]

    @Test(arguments: refused) func aFileThatMakesNoSenseIsRefused(_ typed: Typed) {
        let person = Person()
        person.prepare(
            "action add 독서", "record 독서 09:00 10:00", "backup -o @b.haru", "export -o @all.zip")
        _ = shell("cd '\(person.folder)' && mkdir folder && head -c 300 b.haru > cut.haru")
        _ = shell("cd '\(person.folder)' && head -c 300 all.zip > cut.zip")
        person.file("empty", "")
        person.file("words", "Es war einmal ein Tag.\n")
        person.file("klog", Self.shapes.first { $0.format == "klog" }!.text)
        typed.check(person)
        #expect(shell("test -c /dev/null").status == 0)
        #expect(person.contents("words").hasPrefix("Es war"))
    }

    private func full() -> Person {
        let person = Person()
        person.run(["action", "add", "독서, \"큰\"", "--tag", "공부", "--symbol", "book", "--yes"])
        person.passes(seconds: 1)
        person.prepare("action add 물 --count --favorite")
        person.run(["record", "독서", "09:00", "10:00", "--note", " 쉼표, \"따옴표\"\n줄 "])
        person.prepare("record 독서 2026-08-10T23:00 2026-08-11T01:00", "add 물 3 --at 11:00")
        return person
    }

    @Test(arguments: ["out", "out.zip"]) func whatIsExportedAndImportedIsExportedTheSame(
        _ target: String
    ) {
        let first = full()
        let second = Person()
        first.prepare("export -o @\(target)", "export -o @one")
        _ = shell("cp -r '\(first.folder)/\(target)' '\(second.folder)/in'")
        #expect(second("import @in --yes --json").json?["sessions"]?.int == 2)
        second.prepare("export -o @two")
        let (status, output) = shell("diff -r '\(first.folder)/one' '\(second.folder)/two'")
        #expect(status == 0, "\(output)")
        #expect(second("log --range 2026-08-01..today --json").json?["days"]?.array?.count == 3)
    }

    @Test func anExportIsLimitedToDaysAndParts() {
        let person = full()
        let answer = person(
            "export --range today..today --only times --only counts -o @some --json")
        let rows = (answer.json?["files"]?.array ?? []).compactMap { $0["rows"]?.int }
        #expect(rows == [1, 1])
        #expect(shell("ls '\(person.folder)/some' | wc -l").output == "2\n")
    }

    @Test func aBackupBringsBackWhatWasDeleted() {
        let person = full()
        let log = "log --range 2026-08-01..today --json"
        let before = person(log).output
        person.prepare("backup -o @b.haru", "action delete 독서 --yes", "action delete 물 --yes")
        #expect(person(log).json?["days"]?.array?.isEmpty == true)
        #expect(person("restore @b.haru --yes --json").json?["deletedHere"]?.int == 5)
        #expect(person(log).json?["days"]?.array?.isEmpty == true)
        #expect(person("restore @b.haru --undelete --yes --json").json?["revived"]?.int == 5)
        #expect(person(log).output == before)
        #expect(person("restore @b.haru --undelete --json").json?["revived"]?.int == 0)
    }

    @Test func aBackupOfARunningTimerRunsElsewhere() {
        let person = full()
        person.prepare("start 독서 --at -5m", "backup -o @b.haru --with-preferences")
        let other = Person()
        _ = shell("cp '\(person.folder)/b.haru' '\(other.folder)/b.haru'")
        other.prepare("restore @b.haru --yes")
        let running = other("status --json").json?["running"]
        #expect(running?["startedAt"]?.int64 == Fixture.at("11:55:01").milliseconds, "R13")
    }

    @Test func aCopyStandsBesideWhatIsThere() {
        let person = full()
        person.prepare("backup -o @b.haru")
        #expect(person("restore @b.haru --as-copy --yes --json").json?["added"]?.int == 6)
        #expect(person("actions --json").json?["actions"]?.array?.count == 4)
    }

    @Test func aLinkStaysALinkWhenItIsWrittenThrough() {
        let person = full()
        _ = shell("cd '\(person.folder)' && touch real.haru && ln -s real.haru link.haru")
        person.prepare("backup -o @link.haru")
        #expect(shell("test -L '\(person.folder)/link.haru'").status == 0)
        #expect(person("restore @real.haru --json").code == .ok)
    }

    @Test func aSoundStoreIsFoundSound() {
        let person = Person()
        #expect(person("doctor --json").json?["isSound"]?.bool == true)
        let used = full()
        let answer = used("doctor")
        #expect(answer.code == .ok && answer.output.contains("이상이 없어요"), "\(answer.output)")
        #expect(used("doctor --repair").code == .ok)
    }

    @Test func aDamagedStoreIsFoundAndTheRestStaysReadable() throws {
        let person = full()
        // One bit of a note's text, somewhere in a page of records.
        var bytes = person.storeBytes
        let note = Array("쉼표".utf8)
        let place = try #require(
            bytes.indices.dropLast(note.count).first {
                bytes[$0..<$0 + note.count].elementsEqual(note)
            })
        bytes[place + 1] ^= 1
        person.file("haru.store", bytes: bytes)
        let found = person("doctor --json")
        #expect(found.code == .failure && found.json?["isSound"]?.bool == false)
        let log = person("log --json --range 2026-08-01..today")
        #expect(log.code == .ok && log.json?["days"]?.array?.isEmpty == false)
        #expect(!log.error.isEmpty, "the person is told of rows that were left out")
    }

    @Test(arguments: ["words", "a newer store"]) func aFileThatIsNoStoreOfOursIsLeftAlone(
        _ what: String
    ) {
        let person = full()
        var bytes = Array("Es war einmal ein Tag, und dann kam noch einer.\n".utf8)
        if what == "a newer store" {
            bytes = person.storeBytes
            // SQLite's `user_version`, which is the version of the layout.
            bytes[60..<64] = [0, 0, 0x7f, 0xff]
        }
        person.file("other", bytes: bytes)
        let answer = person("add 물 --store @other")
        #expect(answer.code == .store && answer.error.contains("/other"), "\(answer.error)")
        #expect(File.read(person.folder + "/other", limit: 1 << 26) == bytes)
        let bar = person("status --format waybar --store @other")
        #expect(bar.json?["alt"]?.string == "error" && bar.lines.count == 1, "S-32")
    }
}
