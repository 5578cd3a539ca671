import Glibc
import HaruCommand
import HaruCore
import HaruHost
import HaruStrings

/// What `haru-server` does with its arguments.
public enum ServerCommand {
    /// - Returns: the exit code: 0 = stopped as asked, 2 = wrong arguments, 6 = could not start.
    public static func run(
        _ arguments: [String], variables: @escaping CommandEnvironment.Variables
    ) -> Int32 {
        let strings = Strings(language(variables))
        let command: Arguments
        do throws(ArgumentProblem) {
            command = try Arguments(arguments, variables: variables)
        } catch {
            say(error.message(strings))
            return 2
        }
        // What is made here is for its owner alone.
        umask(0o077)
        do throws(ServerProblem) {
            switch command.verb {
            case .help: print(strings.serverHelp)
            case .link: return try link(command, strings)
            case .invite:
                let code = try Server.invitation(command.configuration)
                let days = String(Server.invitationLifetime / 86_400_000)
                print("\n\(strings.serverInvitation(days: days))\n\n  \(code)\n")
            case .backup:
                let folder = command.folder ?? ""
                let count = try ServerBackup.make(of: command.configuration.data, in: folder)
                print(strings.serverBackedUp(accounts: count, path: folder))
            case .restore: try restore(command, strings)
            case .serve: return try serve(command.configuration, strings, variables)
            }
            return 0
        } catch {
            say(error.message(strings))
            return 6
        }
    }

    private static func serve(
        _ configuration: Configuration, _ strings: Strings,
        _ variables: @escaping CommandEnvironment.Variables
    ) throws(ServerProblem) -> Int32 {
        // Blocked before there is a thread, so that only `sigwait` below hears them.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        sigaddset(&signals, SIGHUP)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        signal(SIGPIPE, SIG_IGN)
        // A file that may not grow is a write that fails, as on a full disk.
        signal(SIGXFSZ, SIG_IGN)
        let server = try Server(configuration)
        if let store = configuration.store {
            let opening = server.takeStore(store, variables: variables)
            if !opening.isOwned, configuration.needsStore {
                say(opening.words(strings))
                server.stop()
                return 6
            }
            print(opening.words(strings))
        }
        print(strings.serverOpens(address: server.publicURL))
        if let link = server.firstLink() { show(link, under: strings.serverFirstLink) }
        fflush(nil)
        var received: Int32 = 0
        sigwait(&signals, &received)
        print("\n" + strings.serverStops)
        fflush(nil)
        server.stop()
        return 0
    }

    private static func link(
        _ command: Arguments, _ strings: Strings
    ) throws(ServerProblem) -> Int32 {
        guard let found = try Server.deviceLink(command.configuration, login: command.login) else {
            say(strings.serverNoAccount)
            return 4
        }
        show(found.link, under: strings.serverDeviceLink(login: found.login))
        return 0
    }

    private static func restore(
        _ command: Arguments, _ strings: Strings
    ) throws(ServerProblem) {
        let data = command.configuration.data
        do throws(FileError) { try File.makeFolder(data) } catch {
            throw .data(path: data, reason: error.message)
        }
        // No server may begin in the folder before everything is in it.
        let lock = try FolderLock(data)
        defer { lock.release() }
        let count = try ServerBackup.restore(command.folder ?? "", into: data)
        print(strings.serverRestored(accounts: count, path: data))
    }

    private static func show(_ link: String, under sentence: String) {
        print("\n\(sentence)\n\n  \(link)\n")
        // Whoever reads from a pipe wants the link alone.
        if isatty(1) == 1, let code = QRCode(Array(link.utf8)) { print(code.blocks) }
    }

    private static func say(_ text: String) {
        let bytes = Array((text + "\n").utf8)
        _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    }

    private static func language(_ variables: (String) -> String?) -> Language {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            if let locale = variables(name), !locale.isEmpty {
                return Language(locale: locale) ?? .en
            }
        }
        return .en
    }
}

extension LocalOpening {
    func words(_ strings: Strings) -> String {
        switch self {
        case .joined(let store): strings.serverOwnsStore(path: store)
        case .waiting(let store): strings.serverStoreWaits(path: store)
        case .removed(let store): strings.serverStoreRemoved(path: store)
        case .elsewhere(let store, let address):
            strings.serverStoreElsewhere(address: address, path: store)
        case .undecided(let store): strings.serverStoreChoose(path: store)
        case .unavailable(let problem):
            strings.serverStoreUnavailable(reason: problem.message(strings))
        case .noSocket: strings.serverStoreNoSocket
        }
    }
}

extension ServerProblem {
    func message(_ strings: Strings) -> String {
        switch self {
        case .data(let path, let reason): strings.serverDataUnusable(path: path, reason: reason)
        case .inUse(let path): strings.serverDataInUse(path: path)
        case .address(let address, let reason):
            strings.serverAddressTaken(address: address, reason: reason)
        case .notEmpty(let path): strings.serverNotEmpty(path: path)
        case .damaged(let path): strings.serverBackupDamaged(path: path)
        case .file(let path): strings.serverFileUnreadable(path: path)
        case .notStarted: strings.serverNotStarted
        }
    }
}
