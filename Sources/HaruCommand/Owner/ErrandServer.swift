import Glibc
import HaruCore
import HaruHost
import HaruStore
import Synchronization

/// Does for other processes of the same person what they want of a store that this process owns
/// (sync 10.1): listens on a socket, runs their verbs one at a time, and answers after the commit.
public final class ErrandServer: Sendable {
    /// Does a verb that needs more than the store: an exchange, the account.
    ///
    /// - Returns: `nil` when it is none of these.
    public typealias Performer =
        @Sendable (Invocation, Console) throws(Refusal) -> ExitCode?

    private let owned: OwnedStore
    private let socket: OwnerSocket
    private let perform: Performer
    /// Called before each verb, so that it sees what is on its way.
    private let prepare: @Sendable () -> Void
    private let now: @Sendable () -> Instant
    private let connections = Mutex<[Connection]>([])
    private let acceptor = Mutex<pthread_t?>(nil)

    private struct Connection: Sendable {
        let number: Int
        let owner: OwnerConnection
    }

    /// The most that are listened to at once; the others wait in the system's queue.
    static let most = 32
    /// How long a process may take to say what it wants, and to take what it is told, seconds.
    private static let patience = 30

    /// Listens from now on, and notes in the store's lock where.
    ///
    /// - Returns: `nil` when there is no place for a socket of this user alone.
    public init?(
        _ owned: OwnedStore, variables: (String) -> String?, now: @escaping @Sendable () -> Instant,
        prepare: @escaping @Sendable () -> Void = {}, perform: @escaping Performer
    ) {
        guard let path = OwnerSocket.path(store: owned.place.store, variables: variables),
            let socket = OwnerSocket(path), owned.announce(socket: path)
        else { return nil }
        self.owned = owned
        self.socket = socket
        self.now = now
        self.prepare = prepare
        self.perform = perform
        let thread = startThread { [self] in accept() }
        acceptor.withLock { $0 = thread }
    }

    /// Lets nobody in any more and waits a moment for what is under way.
    public func stop() {
        socket.hangUp()
        let thread = acceptor.withLock { thread -> pthread_t? in
            defer { thread = nil }
            return thread
        }
        if let thread { pthread_join(thread, nil) }
        for _ in 0..<500 where !connections.withLock({ $0.isEmpty }) { usleep(10_000) }
        for connection in connections.withLock({ $0 }) { connection.owner.hangUp() }
    }

    private func accept() {
        var number = 0
        while let owner = socket.accept() {
            number += 1
            let connection = Connection(number: number, owner: owner)
            connections.withLock { $0.append(connection) }
            detachThread { [self] in
                serve(owner)
                connections.withLock { $0.removeAll { $0.number == connection.number } }
            }
            while connections.withLock({ $0.count }) >= ErrandServer.most { usleep(5000) }
        }
    }

    private func serve(_ peer: OwnerConnection) {
        guard peer.isOfSameUser else { return }
        peer.setPatience(seconds: ErrandServer.patience)
        guard OwnerHello(peer.receive()) != nil, let errand = OwnerErrand(peer.receive()),
            peer.send(OwnerHello().frame)
        else { return }
        // A newer command may know verbs and flags that this one does not.
        guard let invocation = try? ArgumentParser.parse(errand.arguments),
            invocation.verb.isForOwner
        else {
            peer.send(OwnerFrame(.tooOld))
            return
        }
        if owned.isDone(errand.id) {
            peer.send(OwnerFrame(.doneBefore))
            return
        }
        prepare()
        let world = ErrandWorld(
            errand, owned, send: { kind, bytes in peer.send(kind, text: bytes) },
            isRead: { peer.isOpen })
        let environment = world.environment(
            now: now, random: { UInt64.random(in: 0...UInt64.max) })
        let code = Command.run(environment) { (invocation, console) throws(Refusal) in
            if let code = try self.perform(invocation, console) { return code }
            return try StoreVerbs.perform(invocation, console)
        }
        if let question = world.question {
            peer.send(OwnerFrame(.ask, Array(question.utf8)))
        } else {
            world.finish()
            peer.send(OwnerFrame(.exit, [UInt8(truncatingIfNeeded: code.rawValue)]))
        }
    }
}

extension Verb {
    /// Whether the owner of a store does it. The others need no store, or go on as another executable.
    var isForOwner: Bool {
        switch self {
        case .help, .completions, .version, .conformance, .serve, .pair, .account,
            .accountDevices, .accountTokens:
            false
        default: true
        }
    }
}

/// What a new thread is to run.
private final class ThreadBody {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// - Returns: the thread, to be joined.
func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t {
    var thread = pthread_t()
    let passed = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    let code = pthread_create(
        &thread, nil,
        { body in
            guard let body else { return nil }
            Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().run()
            return nil
        }, passed)
    precondition(code == 0, "The system gives no thread.")
    return thread
}

/// A thread that nobody waits for.
func detachThread(_ body: @escaping @Sendable () -> Void) { pthread_detach(startThread(body)) }
