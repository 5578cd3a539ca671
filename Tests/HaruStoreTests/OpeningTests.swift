import CSQLite
import Glibc
import HaruCore
import HaruReplica
import Testing

@testable import HaruStore

@Suite struct OpeningTests {
    let folder = TemporaryFolder()
    var path: String { folder("haru.db") }

    // MARK: Library gate (B10, Y-51)

    @Test(arguments: [
        (3_040_001, "truncate"), (3_051_002, "truncate"), (3_051_003, "wal"), (4_000_000, "wal"),
    ])
    func journalModeFollowsTheLibrary(version: Int, mode: String) throws {
        for _ in 0..<2 {
            let store = try Store.open(path, options: Sample.options(version))
            let database = store.storage.database
            #expect(try database.text("PRAGMA journal_mode") == mode)
            #expect(try database.text("PRAGMA synchronous") == "2")
            #expect(try database.text("PRAGMA mmap_size") == "0")
            #expect(try database.text("PRAGMA cell_size_check") == "1")
            #expect(try database.text("PRAGMA foreign_keys") == "1")
            #expect(try database.text("PRAGMA trusted_schema") == "0")
            #expect(try database.text("PRAGMA page_size") == String(Layout.pageSize))
        }
    }

    @Test func aStoreLeftInTheOtherModeIsConvertedWithAllItsRecords() throws {
        try Sample.makeStore(path, options: Sample.options(Sample.withWAL))
        let before = try Replica(Store.open(path, options: Sample.options(Sample.withWAL)).storage)
            .everything()
        for version in [Sample.withoutWAL, Sample.withWAL, Sample.withoutWAL] {
            let store = try Store.open(path, options: Sample.options(version))
            #expect(try Replica(store.storage).everything() == before)
            #expect(store.setAside == nil)
        }
    }

    @Test func aSettingThatIsNotAcceptedIsNamed() throws {
        let database = try Database(path: path)
        try database.execute("BEGIN IMMEDIATE; CREATE TABLE t(a); ")
        // Inside a transaction SQLite leaves `synchronous` as it is.
        try database.execute("COMMIT; PRAGMA synchronous=1; BEGIN IMMEDIATE")
        let settings = StoreSettings(Sample.withoutWAL, isReadOnly: false)
        #expect(throws: StorageError.self) { _ = try settings.apply(to: database) }
    }

    // MARK: One owner

    @Test func whoComesSecondIsToldWhoHasTheStore() throws {
        let store = try Store.open(path, options: Sample.options())
        #expect(throws: StoreError.locked(path: path, holder: getpid())) {
            _ = try Store.open(path, options: Sample.options())
        }
        withExtendedLifetime(store) {}
    }

    @Test func theLockIsHeldAsLongAsAnybodyUsesTheStorage() throws {
        let replica = try Replica(Store.open(path, options: Sample.options()).storage)
        #expect(throws: StoreError.locked(path: path, holder: getpid())) {
            _ = try Store.open(path, options: Sample.options())
        }
        try Sample.addAction(replica)
    }

    @Test func theLockIsFreeOnceEverythingIsGone() throws {
        do { try Sample.makeStore(path) }
        _ = try Store.open(path, options: Sample.options())
    }

    // MARK: Files of something else

    @Test func aTextFileIsRefusedEveryTimeAndUntouched() throws {
        let text = Array(String(repeating: "Dear diary,\n", count: 400).utf8)
        File.write(text, to: path)
        for _ in 0..<3 {
            #expect(throws: StoreError.notAStore(path: path)) {
                _ = try Store.open(path, options: Sample.options())
            }
        }
        #expect(File.read(path) == text)
        #expect(folder.names == ["haru.db", "haru.db.lock"])
    }

    static let foreign: [(String, [String])] = [
        ("plain", ["CREATE TABLE recipe(name TEXT)"]),
        ("in WAL mode", ["PRAGMA journal_mode=wal", "CREATE TABLE recipe(name TEXT)"]),
        ("with a mark of its own", ["PRAGMA application_id=7", "CREATE TABLE recipe(name TEXT)"]),
        ("with a version of its own", ["PRAGMA user_version=1", "CREATE TABLE recipe(name TEXT)"]),
    ]

    @Test(arguments: foreign, [Sample.withWAL, Sample.withoutWAL])
    func aDatabaseOfSomethingElseIsRefusedEveryTimeAndUntouched(
        _ made: (name: String, sql: [String]), version: Int
    ) throws {
        do {
            let database = try Database(path: path)
            for sql in made.sql { try database.execute(sql) }
            try database.execute("INSERT INTO recipe VALUES('bread')")
        }
        let before = File.read(path)
        for _ in 0..<3 {
            #expect(throws: StoreError.notAStore(path: path)) {
                _ = try Store.open(path, options: Sample.options(version))
            }
        }
        #expect(File.isSame(path, before))
    }

    @Test func aFolderIsRefused() throws {
        mkdir(path, 0o700)
        #expect(throws: StoreError.cannotOpen(path: path, detail: "Is a directory")) {
            _ = try Store.open(path, options: Sample.options())
        }
    }

    @Test(arguments: [Layout.current + 1, 99, Int(Int32.max)])
    func aNewerLayoutIsLeftAlone(_ layout: Int) throws {
        try Sample.makeStore(path)
        try Database(path: path).execute("PRAGMA user_version=\(layout)")
        let before = File.read(path)
        #expect(throws: StoreError.tooNew(path: path, layout: layout)) {
            _ = try Store.open(path, options: Sample.options())
        }
        #expect(File.isSame(path, before))
    }

    @Test(arguments: [0, -1, Int(Int32.min)])
    func aLayoutThatNeverWasIsDamage(_ layout: Int) throws {
        try Sample.makeStore(path)
        try Database(path: path).execute("PRAGMA user_version=\(layout)")
        let before = File.read(path)
        #expect(throws: StoreError.damaged(path: path, detail: "layout \(layout)")) {
            _ = try Store.open(path, options: Sample.options())
        }
        #expect(File.isSame(path, before))
    }

    @Test func anEmptyFileBecomesAStore() throws {
        File.write([], to: path)
        try Sample.makeStore(path)
        #expect(
            try Replica(Store.open(path, options: Sample.options()).storage).actions().count == 1)
    }

    @Test func aFileWithoutTablesBecomesAStore() throws {
        try Database(path: path).execute("PRAGMA journal_mode=wal")
        try Sample.makeStore(path)
        #expect(
            try Replica(Store.open(path, options: Sample.options()).storage).actions().count == 1)
    }

    // MARK: The clock

    @Test func anUnreadableClockInASoundFileGetsANewNodeAboveAllStamps() throws {
        try Sample.makeStore(path)
        try Database(path: path).execute("UPDATE meta SET value = zeroblob(3) WHERE key = 'clock'")
        var options = Sample.options()
        options.randomNode = { 0xb0b }
        let store = try Store.open(path, options: options)
        #expect(store.setAside == nil)
        let clock = try store.storage.clock()
        #expect(clock.node == 0xb0b)
        let newest = try Replica(store.storage).everything().flatMap { $0.fields }.map { $0.stamp }
            .max()
        #expect(clock.last == newest?.time)
    }
}
