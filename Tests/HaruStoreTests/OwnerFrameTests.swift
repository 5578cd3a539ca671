import Glibc
import HaruCore
import HaruReplica
import Testing

@testable import HaruStore

/// What travels between the owner of a store and another process (sync 10.1).
struct OwnerFrameTests {
    static let frames = [
        OwnerFrame(.hello), OwnerFrame(.exit, [0]), OwnerFrame(.output, Array("독서\n".utf8)),
        OwnerFrame(.error, [UInt8](repeating: 0xff, count: OwnerFrame.limit)),
    ]

    /// In one piece, byte by byte (the long one left out), and in pieces that cut every header.
    @Test(arguments: [Int.max, 1, 3]) func framesArriveInAnyPieces(_ size: Int) throws {
        let sent = size == 1 ? Array(Self.frames.dropLast()) : Self.frames
        let bytes = sent.flatMap { $0.encoded }
        var reader = OwnerFrameReader()
        var received: [OwnerFrame] = []
        var position = 0
        while position < bytes.count {
            let end = min(bytes.count, position + min(size, bytes.count))
            // The middle of the long one comes at once: only where it is cut matters.
            let next = size == 3 && end > 64 ? bytes.count : end
            reader.append(bytes[position..<next])
            while let frame = try reader.next() { received.append(frame) }
            position = next
        }
        #expect(received == sent)
    }

    static let noFrames: [([UInt8], OwnerFrameProblem)] = [
        ([0, 0, 0, 0], .tooLong), ([0x7f, 0xff, 0xff, 0xff], .tooLong),
        ([0, 0x10, 0, 2, 3], .tooLong), ([0, 0, 0, 1, 0], .unknownKind),
        ([0, 0, 0, 2, 99, 1], .unknownKind),
    ]

    @Test(arguments: noFrames)
    func whatIsNoFrameIsRefused(_ bytes: [UInt8], _ problem: OwnerFrameProblem) {
        var reader = OwnerFrameReader()
        reader.append(bytes)
        #expect(throws: problem) { try reader.next() }
    }

    @Test func theNewestCommandsAreRemembered() {
        func id(_ number: UInt64) -> RecordID { RecordID(high: 1, low: number) }
        var done = DoneCommands()
        for number in 0..<UInt64(DoneCommands.kept + 1) { done = done.adding(id(number)) }
        #expect(done.ids.count == DoneCommands.kept)
        #expect(!done.contains(id(0)) && done.contains(id(1)))
        // A second commit of one command is the same command.
        #expect(done.adding(id(5)) == done)
        #expect(DoneCommands(encoded: done.encoded) == done)
        #expect(DoneCommands(encoded: []) == DoneCommands())
    }
}

/// Finding the owner of a store, and being found.
struct OwnerPlaceTests {
    let folder = TemporaryFolder()
    var path: String { folder("haru.db") }

    private func socketPath() throws -> String {
        let runtime = folder.path
        return try #require(
            OwnerSocket.path(store: path) { $0 == "XDG_RUNTIME_DIR" ? runtime : nil })
    }

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
    }

    @Test func anOwnerIsReachedBySocketOfItsUserAlone() throws {
        let store = try Store.open(path)
        let socket = try #require(OwnerSocket(try socketPath()))
        #expect(mode(socket.path) == 0o600 && mode(folder("haru")) == 0o700)
        #expect(store.announce(socket: socket.path))
        guard case .owner(let connection) = try Store.reach(path) else {
            Issue.record("the lock is held, so there is an owner")
            return
        }
        let peer = try #require(socket.accept())
        #expect(peer.isOfSameUser && connection.isOfSameUser)
        #expect(connection.send(OwnerFrame(.run, [7])))
        #expect(peer.receive() == OwnerFrame(.run, [7]))
        #expect(Store.owner(of: path) != nil)
    }

    @Test func aSocketThatWasLeftBehindIsCleanedUp() throws {
        let left = try socketPath()
        do {
            let store = try Store.open(path)
            #expect(store.announce(socket: left))
        }
        // As after a kill: the socket's file and the note are there, and nobody holds the lock.
        let address = try #require(SocketAddress(left))
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #expect(address.with { bind(descriptor, $0, $1) } == 0)
        close(descriptor)
        #expect(Store.owner(of: path) == nil)
        guard case .store = try Store.reach(path) else {
            Issue.record("the lock is free")
            return
        }
        #expect(!File.exists(left))
        #expect(File.isSame(path + ".lock", Array("Haru\n".utf8)))
    }

    @Test func aFolderThatOthersCanEnterIsMadePrivate() throws {
        mkdir(folder("haru"), 0o777)
        chmod(folder("haru"), 0o777)
        _ = try socketPath()
        #expect(mode(folder("haru")) == 0o700)
    }

    @Test func aLinkIsNoFolderForASocket() throws {
        symlink("/tmp", folder("haru"))
        #expect(try !socketPath().hasPrefix(folder.path))
    }

    @Test func aFileInPlaceOfTheSocketStays() throws {
        let place = try socketPath()
        File.write([1], to: place)
        #expect(OwnerSocket(place) == nil)
        #expect(File.isSame(place, [1]))
    }

    @Test func aCommitSaysForWhichCommandItIs() throws {
        let store = try Store.open(path)
        let replica = Replica(store.storage)
        let id = RecordID(high: 1, low: 2)
        func write(_ zone: String) throws(ReplicaError) {
            try replica.write(.settings, wall: Instant(seconds: 1_790_000_000)) {
                (transaction) throws(ReplicaError) in
                try transaction.set(
                    .settings, Settings.recordID, [FieldWrite("timeZone", .string(zone))])
            }
        }
        try write("Asia/Seoul")
        #expect(try store.storage.doneCommands() == DoneCommands())
        store.storage.commits = .of(id, isWanted: { true })
        try write("Asia/Tokyo")
        #expect(try store.storage.doneCommands().ids == [id])
        store.storage.commits = .of(RecordID(high: 1, low: 3), isWanted: { false })
        #expect(throws: ReplicaError.self, "whoever wanted it is gone") {
            try write("Africa/Cairo")
        }
        #expect(try store.storage.doneCommands().ids == [id])
        store.storage.commits = .refused
        #expect(throws: ReplicaError.self) { try write("Europe/Berlin") }
        store.storage.commits = .ofThisProcess
        #expect(try replica.settings().timeZone == "Asia/Tokyo")
    }
}
