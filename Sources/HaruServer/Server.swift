import Glibc
import HaruCommand
import HaruCore
import HaruHost
import HaruReplica
import Synchronization

/// A running server: its services behind a listener.
public final class Server: Sendable {
    private let services: Services
    private let listener: Listener
    private let lock: FolderLock
    private let news = Ticker(every: 1)
    private let upkeep = Ticker(every: 1)
    private let local = Mutex<LocalDevice?>(nil)
    /// The address people use, without a slash at its end.
    public let publicURL: String

    /// Opens the accounts and begins to listen.
    public init(
        _ configuration: Configuration, log: ServerLog? = nil,
        now: @escaping @Sendable () -> Instant = Server.clock
    ) throws(ServerProblem) {
        do throws(FileError) { try File.makeFolder(configuration.data) } catch {
            throw .data(path: configuration.data, reason: error.message)
        }
        lock = try FolderLock(configuration.data)
        var options = Listener.Options()
        options.host = configuration.host
        options.port = configuration.port
        if let certificate = configuration.certificate, let key = configuration.key {
            options.identity = Listener.Identity(
                key: try Server.read(key), certificate: try Server.read(certificate))
        }
        let shown =
            configuration.host.contains(":")
            ? "[\(configuration.host)]" : configuration.host
        let socket: Listener.Socket
        do throws(ListenerError) { socket = try Listener.Socket(options) } catch {
            throw .address(
                "\(shown):\(configuration.port)",
                reason: error == .notStarted ? "" : String(cString: strerror(error.code)))
        }
        let scheme = options.identity == nil ? "http" : "https"
        publicURL = configuration.publicURL ?? "\(scheme)://\(shown):\(socket.port)"
        do throws(StorageError) {
            services = try Services(
                configuration, log: log ?? .standardError(now: now), now: now,
                publicURL: publicURL, localURL: Server.localURL(scheme, configuration, socket.port))
        } catch { throw .data(path: configuration.data, reason: error.logText) }
        do throws(ListenerError) {
            listener = try Listener(
                options, socket, router: Router(services: services, routes: Routes.all))
        } catch { throw .notStarted }
        news.start { [services] in services.tellNews() }
        upkeep.start { [services] in services.upkeep.work(services) }
    }

    public var port: UInt16 { listener.port }

    /// The address for this computer itself; `nil` = the public one.
    private static func localURL(
        _ scheme: String, _ configuration: Configuration, _ port: UInt16
    ) -> String? {
        guard scheme == "http" else { return nil }
        switch configuration.host {
        case "127.0.0.1", "0.0.0.0": return "http://127.0.0.1:\(port)"
        case "::1", "::": return "http://[::1]:\(port)"
        default: return nil
        }
    }

    /// Takes the store of the command on this computer, as far as it is this server's to take.
    public func takeStore(
        _ path: String, variables: @escaping CommandEnvironment.Variables
    ) -> LocalOpening {
        guard let place = StorePlace(flag: path, variables: variables) else {
            return .unavailable(StoreProblem(path: path, reason: .noHome))
        }
        let (device, opening) = LocalDevice.open(place, services, variables: variables)
        local.withLock { $0 = device }
        return opening
    }

    /// A link that makes the first account, while there is none.
    ///
    /// - Returns: `nil` when there is an account.
    public func firstLink() -> String? {
        let code = try? services.ledger.transaction { rows throws(APIError) -> String? in
            guard try rows.firstAccount() == nil else { return nil }
            return try rows.makeLink(.firstAccount, now: services.now())
        }
        return code.flatMap { $0 }.map { publicURL + "/join/" + $0 }
    }

    /// A link that signs a device in, made beside a server that may be running.
    ///
    /// - Parameter login: `nil` = the first account.
    /// - Returns: the account's login and the link; `nil` = there is no such account.
    public static func deviceLink(
        _ configuration: Configuration, login: String?, now: Instant = Server.clock()
    ) throws(ServerProblem) -> (login: String, link: String)? {
        let ledger = try openLedger(configuration)
        let found = try? ledger.transaction { rows throws(APIError) -> (String, String)? in
            let account: Account?
            if let login {
                account = try rows.account(login: Account.login(login) ?? "")
            } else {
                account = try rows.firstAccount()
            }
            guard let account else { return nil }
            return (account.login, try rows.makeLink(.device, account: account.id, now: now))
        }
        let url = configuration.publicURL ?? "http://\(configuration.host):\(configuration.port)"
        return found.flatMap { $0 }.map { ($0.0, url + "/join/" + $0.1) }
    }

    /// A code with which one person can register, made beside a server that may be running.
    public static func invitation(
        _ configuration: Configuration, now: Instant = Server.clock()
    ) throws(ServerProblem) -> String {
        let ledger = try openLedger(configuration)
        do throws(APIError) {
            return try ledger.transaction { rows throws(APIError) in
                try rows.makeLink(.invitation, now: now, lifetime: invitationLifetime)
            }
        } catch { throw .data(path: configuration.data, reason: error.code.rawValue) }
    }

    /// Milliseconds.
    static let invitationLifetime: Int64 = 7 * 86_400_000

    /// Lets what is under way finish, then ends.
    public func stop() {
        news.stop()
        upkeep.stop()
        let device = local.withLock { device -> LocalDevice? in
            defer { device = nil }
            return device
        }
        device?.stop()
        listener.stop()
        lock.release()
    }

    /// Milliseconds since 1970 by the system's clock.
    public static let clock: @Sendable () -> Instant = {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }

    private static func openLedger(
        _ configuration: Configuration
    ) throws(ServerProblem) -> Ledger {
        do throws(StorageError) { return try Ledger(configuration.data + "/accounts.db") } catch {
            throw .data(path: configuration.data, reason: error.logText)
        }
    }

    private static func read(_ path: String) throws(ServerProblem) -> [UInt8] {
        guard let bytes = File.read(path, limit: 1 << 20) else { throw .file(path) }
        return bytes
    }
}

/// Why a server did not start.
public enum ServerProblem: Error, Equatable, Sendable {
    case data(path: String, reason: String)
    case inUse(path: String)
    case address(String, reason: String)
    /// A folder that is to be filled holds something.
    case notEmpty(path: String)
    /// A file of a backup is not what it was.
    case damaged(path: String)
    case file(String)
    case notStarted
}

/// Keeps a second server from the same folder; the kernel frees it when this one dies.
final class FolderLock: Sendable {
    private let descriptor: Int32

    init(_ folder: String) throws(ServerProblem) {
        descriptor = open(folder + "/server.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw .data(path: folder, reason: String(cString: strerror(errno)))
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw .inUse(path: folder)
        }
    }

    func release() { close(descriptor) }
}
