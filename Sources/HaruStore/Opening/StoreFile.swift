import Glibc

/// What can be said of a store's file without opening it as a database.
enum StoreFile {
    /// What SQLite keeps beside a database, by the end of its name.
    static let companions = ["-journal", "-wal", "-shm"]

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Whether there is no file yet, or one without a byte in it.
    static func isEmpty(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 || status.st_size == 0
    }

    /// Whether there is a file that cannot be written, or a folder that takes no journal beside it.
    static func isReadOnly(_ path: String) -> Bool {
        exists(path) && (access(path, W_OK) != 0 || access(folder(of: path), W_OK) != 0)
    }

    /// Whether the file's header bears Haru's mark, as far as it can be read.
    static func bearsOurMark(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var header = [UInt8](repeating: 0, count: 72)
        guard read(descriptor, &header, 72) == 72 else { return false }
        let mark = header[68..<72].reduce(0) { $0 << 8 | Int64($1) }
        return mark == Layout.applicationID && header.starts(with: "SQLite format 3\0".utf8)
    }

    /// The file's own name where `path` is a link, so that the lock and the companions of one file
    /// are the same by whatever name it is called.
    static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// Whether the file has a second name in its file system. By the other one it would have another
    /// journal, and a crash could not be recovered from.
    static func hasSecondName(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_nlink > 1
    }

    /// Removes a socket that nobody listens at any more; a file of another kind stays.
    static func removeSocket(_ path: String) {
        var status = stat()
        if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK { unlink(path) }
    }

    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Writes the names in a folder to disk, after files in it were renamed.
    static func syncFolder(of path: String) {
        let descriptor = open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
