import Glibc
import HaruCore
import HaruReplica
import Testing

@testable import HaruStore

/// Processes that write, race and are killed (B2, B6, B12, Y-19).
@Suite(.serialized) struct ProcessTests {
    let folder = TemporaryFolder()
    var path: String { folder("haru.db") }

    // MARK: Killed (B2)

    @Test(arguments: [Sample.withoutWAL, Sample.withWAL])
    func whatAKilledWriterAcknowledgedIsStored(_ version: Int) throws {
        try Sample.makeStore(path, sessions: 0, options: Sample.options(version))
        var chance = Chance(UInt64(version))
        var acknowledged: Set<UInt64> = []
        var first: UInt64 = 100_000
        for _ in 0..<10 {
            let writer = try Helper(["write", path, "\(version)", "\(first)", "100000"])
            usleep(UInt32(5_000 + chance.next() % 120_000))
            writer.kill()
            let numbers = try writer.wait().lines.map { try #require(UInt64($0)) }
            acknowledged.formUnion(numbers)
            first += 100_000
        }
        let store = try Store.open(path, options: Sample.options(version))
        #expect(store.setAside == nil)
        let stored = Set(try sessions(store).map { $0.low })
        #expect(acknowledged.isSubset(of: stored))
        // What was under way when each was killed may be there, and nothing else.
        #expect(stored.count <= acknowledged.count + 10)
        #expect(acknowledged.count > 10)
        #expect(try Doctor.examine(store).count(.damage) == 0)
        print("B2 \(version): 10 kills, \(acknowledged.count) acknowledged, \(stored.count) stored")
    }

    // MARK: Racing (B12, Y-19)

    @Test(arguments: [Sample.withoutWAL, Sample.withWAL])
    func racingProcessesOwnTheStoreOneAfterTheOther(_ version: Int) throws {
        try Sample.makeStore(path, sessions: 0, options: Sample.options(version))
        var chance = Chance(UInt64(version))
        var acknowledged: [UInt64] = []
        var killed = 0
        for round in 0..<25 as Range<UInt64> {
            let racers = try (0..<2 + chance.next() % 3).map { racer in
                try Helper([
                    "race", path, "\(version)", "\(100_000 + round * 1000 + racer * 100)", "4",
                ])
            }
            let isKilled = round % 2 == 0
            if isKilled {
                usleep(UInt32(chance.next() % 20_000))
                racers[0].kill()
                killed += 1
            }
            for (i, racer) in racers.enumerated() {
                let result = try racer.wait()
                let numbers = result.lines.compactMap { UInt64($0) }
                #expect(numbers.count == result.lines.count, "\(result.lines)")
                if i > 0 || !isKilled { #expect(numbers.count == 4, "round \(round)") }
                acknowledged += numbers
            }
        }
        let store = try Store.open(path, options: Sample.options(version))
        let stored = try sessions(store).map { $0.low }
        #expect(Set(acknowledged).count == acknowledged.count)
        #expect(Set(acknowledged).isSubset(of: stored))
        #expect(stored.count <= acknowledged.count + killed)
        try expectDistinctStamps(store)
        #expect(try Doctor.examine(store).count(.damage) == 0)
        print(
            "B12 \(version): 25 rounds, \(acknowledged.count) acknowledged, \(stored.count) stored")
    }

    @Test(arguments: [Sample.withoutWAL, Sample.withWAL])
    func twoProcessesWriteAtOnceWithDistinctStamps(_ version: Int) throws {
        try Sample.makeStore(path, sessions: 0, options: Sample.options(version))
        let racers = try [100_000, 200_000].map {
            try Helper(["race", path, "\(version)", "\($0)", "150"])
        }
        for racer in racers { #expect(try racer.wait().lines.count == 150) }
        let store = try Store.open(path, options: Sample.options(version))
        #expect(try sessions(store).count == 300)
        try expectDistinctStamps(store)
        print("Y-19 \(version): 2 processes, 150 of 1000 records each")
    }

    @Test(arguments: [Sample.withoutWAL, Sample.withWAL])
    func whoWritesAfterAMergeAheadOfItsClockIsTheVisibleOne(_ version: Int) throws {
        try Sample.makeStore(path, sessions: 0, options: Sample.options(version))
        let ahead = Sample.noon.milliseconds + 50_000
        #expect(try Helper(["merge", path, "\(version)", "\(ahead)"]).wait().lines == [])
        #expect(try Helper(["rename", path, "\(version)", "mine"]).wait().lines == [])
        let replica = try Replica(Store.open(path, options: Sample.options(version)).storage)
        #expect(try replica.actions().map { $0.name } == ["mine"])
    }

    @Test func anotherProcessIsToldWhoHasTheStore() throws {
        try Sample.makeStore(path, sessions: 0)
        let writer = try Helper(["write", path, "\(Sample.withoutWAL)", "100000", "100000"])
        // Its first line says that it has the store.
        #expect(writer.firstLine() == "100000")
        #expect(throws: StoreError.locked(path: path, holder: writer.id)) {
            _ = try Store.open(path, options: Sample.options())
        }
        writer.kill()
        _ = try writer.wait()
        _ = try Store.open(path, options: Sample.options())
    }

    // MARK: Rights (B6, Y-18)

    struct Rights: CustomTestStringConvertible {
        let testDescription: String
        let folder: mode_t
        let file: mode_t
        let lock: mode_t
        let answer: String
    }

    static let rights = [
        Rights(
            testDescription: "a folder and a file that cannot be written", folder: 0o555,
            file: 0o444,
            lock: 0o444, answer: "open readOnly=true records=4 written=false"),
        Rights(
            testDescription: "a folder that cannot be written", folder: 0o555, file: 0o666,
            lock: 0o666,
            answer: "open readOnly=true records=4 written=false"),
        Rights(
            testDescription: "a file that cannot be written", folder: 0o777, file: 0o444,
            lock: 0o666,
            answer: "open readOnly=true records=4 written=false"),
        Rights(
            testDescription: "a file that cannot be read", folder: 0o777, file: 0o000, lock: 0o666,
            answer: "cannotOpen"),
        Rights(
            testDescription: "a folder that cannot be entered", folder: 0o000, file: 0o666,
            lock: 0o666,
            answer: "noPermission"),
    ]

    @Test(
        .enabled(if: getuid() == 0, "only the administrator can become another user"),
        arguments: rights)
    func withoutRightsNothingIsSetAsideOrMade(_ rights: Rights) throws {
        try Sample.makeStore(path)
        let before = File.read(path)
        let names = folder.names
        chmod(path, rights.file)
        chmod(path + ".lock", rights.lock)
        chmod(path + "-journal", rights.file)
        chmod(folder.path, rights.folder)
        let answer = try Helper(["open", path, "\(Sample.withoutWAL)"]).wait().lines
        chmod(folder.path, 0o700)
        chmod(path, 0o600)
        #expect(answer == [rights.answer])
        #expect(File.isSame(path, before))
        #expect(folder.names == names)
        _ = try Store.open(path, options: Sample.options())
    }

    @Test(.enabled(if: getuid() == 0, "only the administrator can become another user"))
    func aStoreInAFolderWithoutRightsIsRefused() throws {
        chmod(folder.path, 0o555)
        #expect(
            try Helper(["open", folder("new.db"), "\(Sample.withoutWAL)"]).wait().lines == [
                "noPermission"
            ])
        #expect(
            try Helper(["open", folder("deep/new.db"), "\(Sample.withoutWAL)"]).wait().lines
                == ["noPermission"])
        chmod(folder.path, 0o700)
        #expect(folder.names == [])
    }

    // MARK: Helpers

    private func sessions(_ store: Store) throws -> [RecordID] {
        var ids: [RecordID] = []
        try store.storage.forEachRecord(of: .session) { ids.append($0.id) }
        return ids
    }

    private func expectDistinctStamps(_ store: Store) throws {
        var stamps: Set<Stamp> = []
        var count = 0
        for change in try Replica(store.storage).everything() {
            for field in change.fields {
                stamps.insert(field.stamp)
                count += 1
            }
        }
        #expect(stamps.count == count)
    }
}

/// A process of `store-helper`, which lies beside the tests.
final class Helper {
    let id: pid_t
    private let output: Int32
    private var read: [UInt8] = []
    private var isOver = false

    init(_ arguments: [String]) throws {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        let own = String(
            decoding: buffer[..<max(count, 0)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        var beside = StoreFile.folder(of: own) + "/store-helper"
        if !File.exists(beside) {
            // The tests run inside a program of the toolchain; the bundle's path is its argument.
            let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? own
            beside = StoreFile.folder(of: bundle) + "/store-helper"
        }
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        var words = ([beside] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var id = pid_t()
        let code = posix_spawn(&id, beside, &actions, nil, &words, environ)
        close(ends[1])
        try #require(code == 0, "\(beside): \(String(cString: strerror(code)))")
        self.id = id
        output = ends[0]
    }

    deinit {
        if !isOver {
            kill()
            var status: Int32 = 0
            waitpid(id, &status, 0)
        }
        close(output)
    }

    func kill() { Glibc.kill(id, SIGKILL) }

    /// Waits for the first line.
    func firstLine() -> String {
        while !read.contains(10), more() {}
        return lines.first ?? ""
    }

    /// Reads until the process ends.
    func wait() throws -> (lines: [String], status: Int32) {
        while more() {}
        var status: Int32 = 0
        try #require(waitpid(id, &status, 0) == id)
        isOver = true
        return (lines, status)
    }

    /// Whole lines: what a killed process was about to say it did not say.
    private var lines: [String] {
        let end = read.lastIndex(of: 10) ?? 0
        return read[..<end].split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
    }

    private func more() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(output, &bytes, bytes.count)
        guard count > 0 else { return false }
        read += bytes[..<count]
        return true
    }
}
