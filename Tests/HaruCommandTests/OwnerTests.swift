import Glibc
import HaruCore
import HaruHost
import HaruReplica
import HaruStore
import HaruStrings
import Synchronization
import Testing

@testable import HaruCommand

/// Verbs that the owner of the store does for the process they were typed in (sync 10.1).
struct OwnerTests {
    /// A person whose store is owned by a process: this one, through a real socket.
    final class Owned {
        let person: Person
        let store: OwnedStore
        let changes: Counter
        private var server: ErrandServer?

        init(_ person: Person = Owned.prepared()) throws {
            self.person = person
            let place = try #require(StorePlace(flag: person.store, variables: { _ in nil }))
            store = try OwnedStore(place)
            let changes = Counter()
            self.changes = changes
            store.onChange { changes.add() }
            let folder = person.folder
            server = ErrandServer(
                store, variables: { $0 == "XDG_RUNTIME_DIR" ? folder : nil },
                now: { Fixture.noon }, perform: { _, _ in nil })
            #expect(server != nil)
        }

        deinit { stop() }

        func stop() {
            server?.stop()
            server = nil
            store.close()
        }

        static func prepared() -> Person {
            let person = Person()
            person.prepare(
                "action add 독서 --tag 공부 --yes", "action add 물 --count",
                "record 독서 09:00 10:00 --note 처음", "add 물 3 --at 11:00", "start 독서 --at 11:30")
            return person
        }

        /// A connection on which nothing was said yet.
        func connection() throws -> OwnerConnection {
            try #require(Store.owner(of: person.store))
        }

        func errand(_ line: String, id: UInt64 = 1) -> OwnerErrand {
            var errand = OwnerErrand(
                id: RecordID(high: 7, low: id),
                arguments: line.split(separator: " ").map { String($0) }, folder: person.folder)
            errand.variables = [OwnerErrand.Variable(name: "LANG", value: "ko_KR.UTF-8")]
            (errand.isInputTerminal, errand.isErrorTerminal) = (true, true)
            return errand
        }

        /// Sends an errand as it is and gives back what is answered.
        func frames(_ errand: OwnerErrand) throws -> [OwnerFrame] {
            let connection = try connection()
            connection.send(OwnerHello().frame)
            connection.send(try #require(errand.frame))
            var frames: [OwnerFrame] = []
            while let frame = connection.receive() { frames.append(frame) }
            return frames
        }
    }

    final class Counter: Sendable {
        private let value = Atomic<Int>(0)
        func add() { value.add(1, ordering: .relaxed) }
        var count: Int { value.load(ordering: .relaxed) }
    }

    @Test(arguments: [
        "today", "today --json", "week --json --lang en", "log", "actions --json", "status --json",
        "status --format waybar", "total 독서 --json", "settings", "undo --list", "start 독서",
        "stop 없는것 --json", "total 독 --lang ja", "log --json --range 2026-01-01..2026-12-31",
    ])
    func theOwnerAnswersAsTheCommandItself(_ line: String) throws {
        let owned = try Owned()
        let answer = owned.person(line)
        owned.stop()
        let alone = owned.person(line)
        #expect(answer.output == alone.output && answer.error == alone.error)
        #expect(answer.code == alone.code)
    }

    @Test func whatTheOwnerWroteIsThereAfterIt() throws {
        let owned = try Owned()
        for _ in 0..<3 { owned.person.prepare("add 물") }
        #expect(owned.changes.count == 3)
        #expect(owned.person("total 물 --json").json?["value"]?.int == 6)
        #expect(owned.changes.count == 3, "reading is no change")
        owned.stop()
        #expect(owned.person("total 물 --json").json?["value"]?.int == 6)
    }

    @Test func aQuestionIsAskedWhereTheCommandWasTyped() throws {
        let owned = try Owned()
        owned.person.answers = ["n"]
        let no = owned.person("action delete 물")
        #expect(no.code == .failure && no.error.contains("[y/N]"))
        #expect(owned.changes.count == 0)
        owned.person.answers = ["y"]
        let yes = owned.person("action delete 물")
        #expect(yes.code == .ok, "\(yes.error)")
        #expect(yes.error.ranges(of: "[y/N]").count == 1, "it is shown once")
        #expect(owned.person("total 물").code == .notFound)
    }

    @Test func theStoreIsFreeWhileSomebodyThinks() throws {
        let owned = try Owned()
        let asked = try owned.frames(owned.errand("action delete 물"))
        #expect(asked.last?.kind == .ask)
        owned.person.prepare("add 물")
    }

    @Test func anAnswerToAnotherQuestionDoesNotCount() throws {
        let owned = try Owned()
        var errand = owned.errand("action delete 물")
        let shown = try #require(try owned.frames(errand).last)
        // One record more than was shown.
        owned.person.prepare("add 물")
        errand.answers = [
            OwnerErrand.Answer(shown: String(decoding: shown.bytes, as: UTF8.self), line: "y")
        ]
        let again = try owned.frames(errand)
        let asked = try #require(again.last)
        #expect(asked.kind == .ask && asked != shown)
        #expect(again.contains { $0.kind == .error }, "it is shown anew")
        errand.answers = [
            OwnerErrand.Answer(shown: String(decoding: asked.bytes, as: UTF8.self), line: "y")
        ]
        #expect(try owned.frames(errand).last == OwnerFrame(.exit, [0]))
    }

    @Test func aCommandIsDoneOnceHoweverOftenItIsSent() throws {
        let owned = try Owned()
        let errand = owned.errand("add 물")
        #expect(try owned.frames(errand).last == OwnerFrame(.exit, [0]))
        #expect(try owned.frames(errand).last == OwnerFrame(.doneBefore))
        #expect(owned.person("total 물 --json").json?["value"]?.int == 4)
        // The next owner knows it too.
        owned.stop()
        let next = try Owned(owned.person)
        #expect(try next.frames(errand).last == OwnerFrame(.doneBefore))
        #expect(try next.frames(next.errand("add 물", id: 2)).last == OwnerFrame(.exit, [0]))
    }

    @Test func whatWasRefusedMayBeTriedAgain() throws {
        let owned = try Owned()
        let errand = owned.errand("start 독서")
        for _ in 0..<2 {
            #expect(
                try owned.frames(errand).last
                    == OwnerFrame(.exit, [UInt8(ExitCode.refused.rawValue)]))
        }
    }

    @Test(arguments: ["frobnicate 독서", "today --frobnicate", "serve", "account devices"])
    func anOlderOwnerSaysThatItIs(_ line: String) throws {
        let owned = try Owned()
        #expect(try owned.frames(owned.errand(line)).last == OwnerFrame(.tooOld))
    }

    @Test func theCommandTellsThatTheOwnerIsOlder() throws {
        let owned = try Owned()
        var environment = World(
            ["today"], variables: ["LANG": "en_US.UTF-8", "HARU_STORE": owned.person.store]
        ).environment!
        environment.arguments = ["frobnicate"]
        let console = Console(environment, isJSON: false, isQuiet: false, languageFlag: nil)
        var client = ErrandClient(console, path: owned.person.store)
        let connection = try owned.connection()
        #expect(
            throws: Refusal.store(
                StoreProblem(
                    path: owned.person.store, reason: .ownerTooOld(version: Verbs.version)))
        ) { try client.run(connection) }
    }

    static let nonsense: [[UInt8]] = [
        [0xff, 0xff, 0xff, 0xff], Array("GET / HTTP/1.1\r\n\r\n".utf8), OwnerFrame(.run).encoded,
        OwnerHello().frame.encoded + OwnerFrame(.run, Array("{}".utf8)).encoded,
        OwnerHello().frame.encoded + OwnerFrame(.exit, [0]).encoded,
    ]

    @Test(arguments: nonsense)
    func nonsenseEndsAConnectionAndNothingElse(_ bytes: [UInt8]) throws {
        let owned = try Owned()
        let connection = try owned.connection()
        connection.sendRaw(bytes)
        #expect(connection.receive() == nil)
        owned.person.prepare("add 물")
    }

    @Test func manyProcessesAtOnceLoseNothing() throws {
        let owned = try Owned()
        let store = owned.person.store
        let failures = Counter()
        let threads = (0..<8 as Range<UInt64>).map { thread in
            startThread {
                for i in 0..<10 as Range<UInt64> {
                    var errand = OwnerErrand(
                        id: RecordID(high: thread, low: i), arguments: ["add", "물"], folder: "/")
                    errand.variables = [OwnerErrand.Variable(name: "LANG", value: "ko_KR.UTF-8")]
                    let connection = Store.owner(of: store)
                    connection?.send(OwnerHello().frame)
                    connection?.send(errand.frame!)
                    var last: OwnerFrame?
                    while let frame = connection?.receive() { last = frame }
                    if last != OwnerFrame(.exit, [0]) { failures.add() }
                }
            }
        }
        for thread in threads { pthread_join(thread, nil) }
        #expect(failures.count == 0)
        #expect(owned.person("total 물 --json").json?["value"]?.int == 83)
    }

    @Test func anErrandTravelsWhole() throws {
        var errand = OwnerErrand(
            id: RecordID(high: 1, low: 2), arguments: ["add", "물 한 잔", "--note", "\u{1}\n\""],
            folder: "/집")
        errand.variables = [OwnerErrand.Variable(name: "TZ", value: "Asia/Seoul")]
        (errand.isInputTerminal, errand.isOutputTerminal) = (true, true)
        errand.width = 132
        errand.answers = [
            OwnerErrand.Answer(shown: "00ff", line: "네"), OwnerErrand.Answer(shown: "", line: nil),
        ]
        #expect(OwnerErrand(errand.frame) == errand)
        #expect(OwnerHello(OwnerHello().frame) == OwnerHello())
        errand.arguments = [String(repeating: "x", count: OwnerFrame.limit)]
        #expect(errand.frame == nil)
    }

    @Test(arguments: [
        ("a.csv", "/home/me/a.csv"), ("/tmp/a.csv", "/tmp/a.csv"), (".", "/home/me"),
        ("../a", "/home/me/../a"),
    ])
    func pathsBeginWhereTheCommandWasTyped(_ typed: String, _ path: String) {
        var environment = World().environment!
        #expect(environment.path(typed) == typed)
        environment.folder = "/home/me"
        #expect(environment.path(typed) == path)
    }

    @Test(arguments: [
        (["status", "--follow", "--format", "waybar", "--max", "8"], ["status", "--max", "8"]),
        (["--json", "status", "--follow"], ["status"]),
        (["status", "--format=tmux", "--follow", "--seconds"], ["status", "--seconds"]),
    ])
    func followingAsksForOnePictureAtATime(_ typed: [String], _ once: [String]) {
        #expect(StatusFollower.once(typed) == once)
    }

    @Test(arguments: [
        ("serve", ["serve", "--store", "/s"]), ("serve --no-local", ["serve"]),
        ("serve --local --listen 9000", ["serve", "--listen", "9000", "--store", "/s", "--local"]),
    ])
    func servingOwnsTheStoreUnlessToldNotTo(_ line: String, _ expected: [String]) throws {
        let invocation = try ArgumentParser.parse(line.split(separator: " ").map { String($0) })
        let place = StorePlace(flag: "/s", variables: { _ in nil })
        #expect(Companion.serverArguments(invocation, place) == expected)
    }

    @Test func turnsComeInOrderAndNotForEver() {
        let turn = Turn()
        #expect(turn.take(patience: 0))
        #expect(!turn.take(patience: 20))
        turn.giveBack()
        #expect(turn.take(patience: 0), "who gave up is in nobody's way")
    }
}
