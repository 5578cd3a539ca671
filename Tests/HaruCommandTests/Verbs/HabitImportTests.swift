import HaruCore
import HaruFormats
import HaruHost
import HaruStore
import HaruStrings
import Testing

@testable import HaruCommand

/// Bringing habits along with the command; what the files say is the business of HaruFormats.
struct HabitImportTests {
    struct Shape: CustomTestStringConvertible, Sendable {
        let format: String
        let text: String
        var habits = 0
        var completions = 0
        var counts = 0
        var quests = 0
        var testDescription: String { format }
    }

    static let shapes = [
        Shape(
            format: "loop",
            text: "Date,명상,Run,\n2026-08-12,YES_MANUAL,7000,\n2026-08-11,SKIP,2000,\n", habits: 1,
            completions: 1, counts: 2),
        Shape(
            format: "habitBull",
            text: "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"
                + "명상,,,2026-08-11,1,\n물,,,2026-08-11,8,\n", habits: 1, completions: 1, counts: 1),
        Shape(
            format: "tableHabit",
            text: #"{"habits":[{"name":"Run","daily_goal":5,"daily_goal_unit":"km","records":"#
                + #"[{"record_date":20676,"record_type":1,"record_value":7}]}]}"#, counts: 1,
            quests: 1
        ),
        Shape(
            format: "beaverHabits",
            text:
                #"{"habits":[{"name":"명상","id":"h","records":[{"day":"2026-08-11","done":true}]}]}"#,
            habits: 1, completions: 1),
        Shape(
            format: "beaverHabitsCSV", text: "Date,명상\n2026-08-11,1\n", habits: 1, completions: 1),
        Shape(
            format: "habitTrove",
            text: #"{"habits":[{"id":"t","name":"물","coinReward":1,"targetCompletions":8,"#
                + #""completions":["2026-08-11T01:00:00Z"]}]}"#, counts: 1, quests: 1),
        Shape(
            format: "daylio",
            text: "full_date,date,weekday,time,mood,activities,note_title,note\n"
                + "2026-08-11,,,10:00 pm,좋음,\"청소 | 산책\",,\n", counts: 3),
        Shape(
            format: "daylioBackup",
            text: #"{"customMoods":[{"id":1,"mood_group_id":1}],"dayEntries":["#
                + #"{"datetime":1786454700000,"mood":1,"tags":[]}]}"#, counts: 1),
    ]

    @Test(arguments: shapes) func aFileIsImportedOnceAndTakenBack(_ shape: Shape) {
        let person = Person()
        person.file("file", shape.text)
        let zone = " --zone Asia/Seoul"
        for command in ["import @file --dry-run --json", "import @file --yes --json"] {
            let answer = person(command + zone).json
            #expect(answer?["newHabits"]?.array?.count == shape.habits)
            #expect(answer?["completions"]?.int == shape.completions)
            #expect(answer?["counts"]?.int == shape.counts)
            #expect(answer?["quests"]?.int == shape.quests)
        }
        let again = person("import @file --json" + zone).json
        #expect(again?["completions"]?.int == 0 && again?["counts"]?.int == 0)
        #expect(again?["newHabits"]?.array?.count == 0 && again?["quests"]?.int == 0)
        #expect(again?["pausedDays"]?.int == 0)
        person.prepare("undo")
        let anew = person("import @file --yes --json --format \(shape.format)" + zone).json
        #expect(anew?["completions"]?.int == shape.completions)
        #expect(anew?["counts"]?.int == shape.counts)
        #expect(person("doctor --json").json?["isSound"]?.bool == true)
    }

    private func database(_ person: Person, _ sql: String) throws {
        try Database(path: person.folder + "/a.db").execute(sql)
    }

    /// Noon of 11 and 10 August 2026, in UTC midnights.
    private static let loop = """
        CREATE TABLE Habits(id INTEGER PRIMARY KEY, name TEXT, uuid TEXT, type INTEGER, archived);
        CREATE TABLE Repetitions(id INTEGER PRIMARY KEY, habit, timestamp, value, notes);
        INSERT INTO Habits VALUES(1, '명상', 'u', 0, 0);
        INSERT INTO Repetitions VALUES(1, 1, 1786406400000, 2, ''), (2, 1, 1786320000000, 3, '여행'),
            (3, 9, 1786406400000, 2, '');
        """

    @Test func aDatabaseIsReadFromACopy() throws {
        let person = Person()
        try database(person, Self.loop)
        let before = File.read(person.folder + "/a.db", limit: 1 << 20)
        let answer = person("import @a.db --yes --json").json
        #expect(answer?["files"]?.array?.first?["format"]?.string == "Loop Habit Tracker")
        #expect(answer?["newHabits"]?.array?.first?.string == "명상")
        #expect(answer?["completions"]?.int == 1)
        #expect(answer?["pausedDays"]?.int == 1)
        #expect(answer?["leftOut"]?["notes"]?.int == 1)
        let issue = answer?["issues"]?.array?.first
        #expect(issue?["file"]?.string?.hasSuffix("a.db/Repetitions") == true)
        #expect(issue?["line"]?.int == 3)
        #expect(File.read(person.folder + "/a.db", limit: 1 << 20) == before)
        #expect(shell("ls '\(person.folder)' | grep a.db").output == "a.db\n")
        #expect(person("import @a.db --json").json?["completions"]?.int == 0)
    }

    @Test func aDatabaseInAZipIsReadToo() throws {
        let person = Person()
        try database(person, Self.loop)
        _ = shell("cd '\(person.folder)' && python3 -m zipfile -c b.zip a.db")
        #expect(person("import @b.zip --yes --json").json?["completions"]?.int == 1)
    }

    @Test func aDatabaseThatIsCutIsNamedAndTheOthersComeIn() throws {
        let person = Person()
        try database(person, Self.loop)
        _ = shell("cd '\(person.folder)' && head -c 5000 a.db > cut.db")
        person.file("b.csv", "Date,명상\n2026-08-11,1\n")
        let answer = person("import @cut.db @b.csv --yes --json").json
        #expect(answer?["completions"]?.int == 1)
        #expect(answer?["issues"]?.array?.isEmpty == false)
    }

    /// The day of a habit is a date, also where days begin at four and clocks are elsewhere.
    @Test func aDateStaysTheDateWhereDaysBeginAtFour() {
        let person = Person(zone: "America/New_York")
        person.prepare("settings set dayStartMinutes 04:00")
        person.file("a.csv", "Date,Run,\n2026-08-11,7000,\n2026-03-08,3000,\n")
        person.prepare("import @a.csv --yes --zone Asia/Seoul")
        for (day, count) in [("2026-08-11", 7), ("2026-03-08", 3)] {
            let log = person("log --range \(day)..\(day) --json").json
            let records = log?["days"]?.array?.first?["records"]?.array
            #expect(records?.map { $0["amount"]?.int } == [count], "\(day)")
        }
    }

    @Test func whatAnImportBringsAlongIsToldInEveryLanguage() {
        for (language, expected) in [
            (Language.ko, ["+ 새 습관 1개: 명상", "+ 습관 완료 1번", "+ 횟수 기록 2개"]),
            (.en, ["+ 1 new habit: 명상", "+ 1 completion of a habit", "+ 2 count records"]),
            (.ja, ["+ 新しい習慣1件: 명상", "+ 習慣の完了1回", "+ 回数記録2件"]),
        ] {
            let person = Person(language)
            person.file("file", Self.shapes[0].text)
            let lines = person("import @file --dry-run").lines
            for line in expected { #expect(lines.contains(line), "\(lines)") }
        }
    }
}
