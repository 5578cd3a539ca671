import Glibc

/// Why a file could not be used: the system's number and its words.
public struct FileError: Error, Equatable, Sendable {
    public let path: String
    public let code: Int32

    public init(path: String, code: Int32) {
        self.path = path
        self.code = code
    }

    public var message: String { String(cString: strerror(code)) }
    public var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    public var isFull: Bool { code == ENOSPC || code == EDQUOT || code == EFBIG }
    public var isForbidden: Bool { code == EACCES || code == EPERM || code == EROFS }
}

/// Reading and writing whole files, without Foundation.
public enum File {
    /// Writes all bytes.
    ///
    /// - Returns: `false` if that cannot be done; `errno` says why.
    public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress! + done, $0.count - done)
            }
            if count > 0 {
                done += count
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// All bytes of a file; `nil` if it cannot be read or is longer than `limit`.
    public static func read(_ path: String, limit: Int) -> [UInt8]? {
        guard let bytes = try? contents(of: path), bytes.count <= limit else { return nil }
        return bytes
    }

    /// All bytes of a file.
    public static func contents(of path: String) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        try forEachChunk(of: path) { bytes.append(contentsOf: $0) }
        return bytes
    }

    /// Calls `body` with the file's bytes, at most `size` at a time.
    public static func forEachChunk(
        of path: String, size: Int = 1 << 16, _ body: (UnsafeRawBufferPointer) -> Void
    ) throws(FileError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
        defer { close(descriptor) }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = Glibc.read(descriptor, buffer.baseAddress, size)
            if count > 0 {
                body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            } else if count == 0 {
                return
            } else if errno != EINTR {
                throw FileError(path: path, code: errno)
            }
        }
    }

    public enum Kind: Sendable { case file, folder, missing, other }

    public static func kind(_ path: String) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else { return .missing }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// The names in a folder, in byte order, without those that begin with a dot.
    public static func names(in folder: String) throws(FileError) -> [String] {
        guard let stream = opendir(folder) else { throw FileError(path: folder, code: errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Makes a folder and those above it, for its owner alone.
    public static func makeFolder(_ path: String) throws(FileError) {
        var made = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            made += "/" + part
            guard mkdir(made, 0o700) != 0 else { continue }
            let code = errno
            if kind(made) != .folder { throw FileError(path: made, code: code) }
        }
    }

    /// What a symbolic link finally leads to.
    static func resolve(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
