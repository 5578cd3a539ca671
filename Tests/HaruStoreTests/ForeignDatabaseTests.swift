import HaruCore
import HaruStore
import Testing

/// Databases of other programs, sound and hostile.
struct ForeignDatabaseTests {
    private let folder = TemporaryFolder()

    private func database(_ sql: String, _ name: String = "a.db") throws -> String {
        let path = folder(name)
        let database = try Database(path: path)
        try database.execute(sql)
        return path
    }

    private func text(_ path: String, _ tables: [String] = ["Habits", "Repetitions"]) throws
        -> String
    {
        let next = try ForeignDatabase(path: path, wanted: tables).text()
        var bytes: [UInt8] = []
        while let piece = next() { bytes += piece }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func theTablesThatWereAskedForBecomeText() throws {
        let path = try database(
            """
            CREATE TABLE "habits"(id INTEGER PRIMARY KEY, name TEXT, target REAL, icon BLOB);
            INSERT INTO habits VALUES(1, '명상 "큰"' || char(10), 0.5, x'00ff'), (2, NULL, 1e300, 1);
            CREATE TABLE Scores(x); INSERT INTO Scores VALUES(1);
            CREATE TABLE Repetitions(habit);
            """)
        #expect(
            try text(path) == """
                {"sqlite":["Repetitions","habits"],"tables":{
                "Repetitions":{"columns":["habit"],"rows":[]},
                "habits":{"columns":["id","name","target","icon"],"rows":[
                [1,"명상 \\"큰\\"\\n",0.5,null],
                [2,null,1e+300,1]]}}}
                """)
    }

    @Test func theTextCanBeReadAgain() throws {
        let path = try database("CREATE TABLE Habits(id); INSERT INTO Habits VALUES(1),(2);")
        let database = try ForeignDatabase(path: path, wanted: ["Habits"])
        for _ in 0..<2 {
            var bytes: [UInt8] = []
            let next = database.text()
            while let piece = next() { bytes += piece }
            #expect(try JSON.parse(bytes)["tables"]?["Habits"]?["rows"]?.array?.count == 2)
        }
    }

    /// Phones keep a log beside the database; a backup is the database alone.
    @Test func aDatabaseWithALogIsReadWithoutOne() throws {
        let path = try database(
            "PRAGMA journal_mode=WAL; CREATE TABLE Habits(id); INSERT INTO Habits VALUES(7);")
        let before = File.read(path)
        #expect(try text(path).contains("[7]"))
        #expect(File.isSame(path, before))
        #expect(folder.names == ["a.db"])
    }

    /// A view could reckon for ever, and a generated column fill the memory.
    @Test func whatTheSchemaReckonsIsNotRun() throws {
        let path = try database(
            """
            CREATE VIEW Habits AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n)
            SELECT i FROM n;
            CREATE TABLE Repetitions(a, b AS (zeroblob(500000000)));
            INSERT INTO Repetitions(a) VALUES(1);
            """)
        let text = try text(path)
        #expect(text.hasPrefix("{\"sqlite\":[\"Repetitions\"]"))
        #expect(text.utf8.count < 1000)
    }

    @Test func aDatabaseThatBreaksOffIsReadAsFarAsItGoes() throws {
        let path = try database(
            """
            CREATE TABLE Habits(id, name); WITH RECURSIVE n(i) AS
            (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i < 3000)
            INSERT INTO Habits SELECT i, hex(zeroblob(20)) FROM n;
            """)
        let bytes = File.read(path)!
        for length in stride(from: 0, to: bytes.count, by: 1021) {
            File.write(Array(bytes[..<length]), to: folder("cut.db"))
            #expect(((try? text(folder("cut.db")))?.utf8.count ?? 0) < 400_000)
        }
    }

    /// Whatever the pages point to, as many rows come out as the file can hold at the most.
    @Test func pagesThatGoRoundInACircleEnd() throws {
        let path = try database(
            """
            PRAGMA page_size=512; CREATE TABLE Habits(id, name); WITH RECURSIVE n(i) AS
            (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i < 500)
            INSERT INTO Habits SELECT i, hex(zeroblob(20)) FROM n;
            """)
        let bytes = File.read(path)!
        for seed in 0..<300 as Range<UInt64> {
            var random = Chance(seed)
            var damaged = bytes
            for _ in 0..<20 {
                damaged[100 + Int(random.next() % UInt64(bytes.count - 100))] =
                    UInt8(truncatingIfNeeded: random.next() % 8)
            }
            File.write(damaged, to: folder("damaged.db"))
            let rows = ((try? text(folder("damaged.db"))) ?? "").split(separator: "\n").count
            #expect(rows <= bytes.count / 4 + 10, "seed \(seed)")
        }
    }
}
