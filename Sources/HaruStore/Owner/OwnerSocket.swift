import Glibc
import HaruCore

/// Where the owner of a store listens: a socket that only the same user can reach.
package final class OwnerSocket: @unchecked Sendable {
    package let path: String
    private let descriptor: Int32

    /// Listens at `path`. The lock of the store is held, so whatever is there was left behind.
    ///
    /// - Returns: `nil` when that cannot be done.
    package init?(_ path: String) {
        guard let address = SocketAddress(path) else { return nil }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | SocketFlag.closeOnExec, 0)
        guard descriptor >= 0 else { return nil }
        StoreFile.removeSocket(path)
        // The folder is the user's alone, so nobody gets in before the mode is set.
        guard address.with({ bind(descriptor, $0, $1) }) == 0, chmod(path, 0o600) == 0,
            listen(descriptor, 64) == 0
        else {
            close(descriptor)
            return nil
        }
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
        StoreFile.removeSocket(path)
    }

    /// The next process that connects.
    ///
    /// - Returns: `nil` once `close` was called.
    package func accept() -> OwnerConnection? {
        while true {
            let peer = Glibc.accept(descriptor, nil, nil)
            if peer >= 0 {
                _ = fcntl(peer, F_SETFD, FD_CLOEXEC)
                return OwnerConnection(descriptor: peer)
            }
            switch errno {
            case EINTR, ECONNABORTED: continue
            // Until somebody gives a descriptor back.
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: usleep(10_000)
            default: return nil
            }
        }
    }

    /// Lets nobody in any more.
    package func hangUp() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Where the socket of a store goes: in the user's runtime folder, else in one for the user alone
    /// among the temporary files. The name follows from the store's.
    ///
    /// - Returns: `nil` when no such folder can be had.
    package static func path(
        store: String, variables: (String) -> String?
    ) -> String? {
        let user = geteuid()
        var folders: [String] = []
        if let runtime = variables("XDG_RUNTIME_DIR"), runtime.hasPrefix("/") {
            folders.append(runtime + "/haru")
        }
        folders += ["/run/user/\(user)/haru", "/tmp/haru-\(user)"]
        let name = String(XXH64.hash(Array(store.utf8)), radix: 16)
        for folder in folders where isPrivate(folder) {
            let path = folder + "/" + name + ".socket"
            if SocketAddress(path) != nil { return path }
        }
        return nil
    }

    /// Makes a folder for its owner alone, or finds that it is one.
    private static func isPrivate(_ folder: String) -> Bool {
        _ = mkdir(folder, 0o700)
        var status = stat()
        // A link would lead to a folder of somebody else's choice.
        guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
            status.st_uid == geteuid()
        else { return false }
        return status.st_mode & 0o077 == 0 || chmod(folder, 0o700) == 0
    }
}
