import Glibc
import HaruCommand
import HaruCore
import HaruHost
import HaruReplica
import HaruStore
import Testing

@testable import HaruServer

/// The store of the command on the computer that serves (`haru serve`).
@Suite struct LocalDeviceTests {
    /// A folder with a command's store, gone after the test.
    final class Home {
        let folder: String
        let place: StorePlace

        init() throws {
            var template = Array("/tmp/haru-local-XXXXXX".utf8CString)
            mkdtemp(&template)
            folder = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
            place = try #require(
                StorePlace(flag: folder + "/haru.store", variables: { _ in nil }))
        }

        deinit {
            for name in TestServer.files(folder) { unlink(folder + "/" + name) }
            rmdir(folder + "/haru")
            rmdir(folder)
        }

        func open(_ server: TestServer) -> (device: LocalDevice?, opening: LocalOpening) {
            let folder = folder
            return LocalDevice.open(
                place, server.services, variables: { $0 == "XDG_RUNTIME_DIR" ? folder : nil })
        }

        /// Writes an action as the command does while nobody serves.
        func add(_ name: String, _ id: RecordID) throws {
            let store = try Store.open(place.store)
            try LocalDeviceTests.insert(name, id, into: Replica(store.storage))
        }
    }

    private static let reading = TestServer.otherID(100)
    private static let water = TestServer.otherID(101)

    static func insert(
        _ name: String, _ id: RecordID, into replica: Replica<SQLiteStorage>
    ) throws(ReplicaError) {
        try replica.write(.actionAdd, subject: name, wall: TestServer.start) {
            (transaction) throws(ReplicaError) in
            try transaction.insert(
                .action, id, Action(id: id, name: name, trackingType: .time).fields)
        }
    }

    /// What a page does with the link on the screen.
    private func openFirstLink(_ server: TestServer) throws -> String {
        let code = try server.services.ledger.transaction { rows throws(APIError) in
            try rows.makeLink(.firstAccount, now: server.now)
        }
        let answer = server.send(
            "POST", "/v1/auth/first",
            object(("code", .string(code)), ("device", TestServer.device())))
        return try #require(answer.json["token"]?.string)
    }

    private func names(_ server: TestServer, _ token: String) -> [String] {
        let items = server.send(
            "GET", "/v1/intents/entities", token: token, query: [("kind", "action")])
        return (items.json["items"]?.array ?? []).dropLast().compactMap { $0["name"]?.string }
    }

    @Test func theAccountOfTheFirstLinkIsJoined() throws {
        let server = try TestServer()
        let home = try Home()
        try home.add("Reading", Self.reading)
        let (device, opening) = home.open(server)
        let local = try #require(device)
        defer { local.stop() }
        guard case .waiting = opening else {
            Issue.record("there is no account yet")
            return
        }
        let token = try openFirstLink(server)
        let signedIn = try #require(local.signedIn)
        #expect(try SignedIn.load(home.place) == signedIn)
        #expect(signedIn.address == "http://127.0.0.1:8420")
        _ = try local.exchangeAll { _ in }
        #expect(names(server, token) == ["Reading"], "what was there before flows in")
        #expect(server.send("GET", "/v1/devices", token: token).json["items"]?.array?.count == 2)
        #expect(
            server.send("GET", "/v1/devices", token: signedIn.token).status == 200,
            "other verbs of the command speak HTTP")
    }

    @Test func whatAnybodyDoesIsInTheNextVerb() throws {
        let server = try TestServer()
        let home = try Home()
        let (device, _) = home.open(server)
        let local = try #require(device)
        defer { local.stop() }
        let token = try openFirstLink(server)
        _ = try local.owned.withReplica { (replica) throws(ReplicaError) in
            try Self.insert("Reading", Self.reading, into: replica)
        }
        _ = try local.exchangeAll { _ in }
        let started = server.send(
            "POST", "/v1/intents/start", object(("action", .string("Reading"))), token: token)
        #expect(started.json["code"]?.string == "started")
        local.catchUp()
        let running = try local.owned.withReplica { (replica) throws(ReplicaError) in
            try replica.runningSessions()
        }
        #expect(running.map { $0.actionID } == [Self.reading])
        let quiet = try local.exchangeAll { _ in }
        #expect(quiet.sent == 0 && quiet.received == 0)
    }

    @Test func theStoreStaysWithItsAccountAtTheNextStart() throws {
        let server = try TestServer()
        let home = try Home()
        let first = try #require(home.open(server).device)
        let token = try openFirstLink(server)
        first.stop()
        _ = try server.signIn("bob", device: TestServer.otherID(7))
        try home.add("Water", Self.water)
        let (device, opening) = home.open(server)
        let local = try #require(device)
        defer { local.stop() }
        guard case .joined = opening else {
            Issue.record("it was joined before")
            return
        }
        _ = try local.exchangeAll { _ in }
        #expect(names(server, token) == ["Water"])
        #expect(server.send("GET", "/v1/devices", token: token).json["items"]?.array?.count == 2)
    }

    @Test func aTokenIsRenewedBeforeItIsTooOld() throws {
        let server = try TestServer()
        let home = try Home()
        let first = try #require(home.open(server).device)
        _ = try openFirstLink(server)
        let old = try #require(first.signedIn)
        first.stop()
        server.pass(TokenDesk.renewal)
        let second = try #require(home.open(server).device)
        defer { second.stop() }
        let new = try #require(second.signedIn)
        #expect(new.token != old.token && new.device == old.device)
        #expect(server.send("GET", "/v1/devices", token: new.token).status == 200)
        #expect(server.send("GET", "/v1/devices", token: old.token).status == 401)
    }

    @Test func aDeviceThatWasSignedOutStaysOut() throws {
        let server = try TestServer()
        let home = try Home()
        let local = try #require(home.open(server).device)
        let token = try openFirstLink(server)
        let id = try #require(local.signedIn?.device)
        #expect(server.send("DELETE", "/v1/devices/" + id.text, token: token).status == 204)
        _ = try local.exchangeAll { _ in }
        #expect(local.signedIn == nil)
        local.stop()
        let (device, opening) = home.open(server)
        defer { device?.stop() }
        guard case .removed = opening else {
            Issue.record("the person has said so")
            return
        }
    }

    @Test func whatIsNotClearlyThisServersIsLeftAlone() throws {
        let server = try TestServer()
        let home = try Home()
        let elsewhere = SignedIn(
            address: "https://haru.example", login: "me", account: TestServer.otherID(1),
            device: TestServer.otherID(2), name: "PC", token: "x")
        try elsewhere.save(home.place)
        guard case (nil, .elsewhere(_, "https://haru.example")) = home.open(server) else {
            Issue.record("it is signed in to another server")
            return
        }
        SignedIn.remove(home.place)
        _ = try server.signIn("alice")
        _ = try server.signIn("bob", device: TestServer.otherID(7))
        guard case (nil, .undecided) = home.open(server) else {
            Issue.record("it may belong to either")
            return
        }
        #expect(File.kind(home.place.store) == .missing, "the store was not even opened")
    }

    @Test func whereStrangersMayRegisterTheOnlyAccountMayBeAStrangers() throws {
        let server = try TestServer { $0.registration = .open }
        let home = try Home()
        _ = try server.signIn("stranger")
        guard case (nil, .undecided) = home.open(server) else {
            Issue.record("anybody may have made it")
            return
        }
    }

    @Test func theStoreIsNamedByAFlag() throws {
        func arguments(_ words: String...) throws(ArgumentProblem) -> Arguments {
            try Arguments(words, variables: { _ in nil })
        }
        #expect(try arguments("serve").configuration.store == nil)
        let own = try arguments("serve", "--store", "/s", "--local").configuration
        #expect(own.store == "/s" && own.needsStore)
        #expect(try !arguments("serve", "--store=/s").configuration.needsStore)
        #expect(throws: ArgumentProblem.notUnderstood("--local")) {
            try arguments("serve", "--local")
        }
        #expect(try arguments("invite").verb == .invite)
    }

    @Test func anInvitationLetsOneRegister() throws {
        let server = try TestServer { $0.registration = .byInvitation }
        let code = try Server.invitation(server.services.configuration, now: server.now)
        func register(_ login: String) -> Int {
            server.send(
                "POST", "/v1/accounts",
                object(
                    ("login", .string(login)), ("password", .string("a long password")),
                    ("invite", .string(code)))
            ).status
        }
        #expect(register("carol") == 201)
        #expect(register("dave") == 404, "it is used up")
    }

    @Test func aSecondOwnerIsTurnedAway() throws {
        let server = try TestServer()
        let home = try Home()
        let store = try Store.open(home.place.store)
        defer { withExtendedLifetime(store) {} }
        guard case (nil, .unavailable(let problem)) = home.open(server) else {
            Issue.record("the lock is held")
            return
        }
        #expect(problem.reason == .locked(process: getpid()))
    }
}
