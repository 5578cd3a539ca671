import Glibc

/// A file that appears whole or not at all: written beside its place, synced, then renamed. When
/// anything fails, what was there before is as it was.
public final class NewFile {
    public let path: String
    /// What links lead to; they stay links.
    private let target: String
    private let temporary: String
    private var descriptor: Int32
    private var buffer: [UInt8] = []
    private var isFinished = false

    /// - Parameter mode: the file's permissions.
    /// - Throws: also when a folder or a device is in its place: a rename would do away with it.
    public init(_ path: String, mode: mode_t = 0o600) throws(FileError) {
        self.path = path
        target = File.resolve(path) ?? path
        switch File.kind(target) {
        case .file, .missing: break
        case .folder: throw FileError(path: path, code: EISDIR)
        case .other: throw FileError(path: path, code: EINVAL)
        }
        temporary = target + ".new-" + String(getpid())
        descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
        buffer.reserveCapacity(1 << 16)
    }

    deinit {
        guard !isFinished else { return }
        close(descriptor)
        unlink(temporary)
    }

    public func write(_ bytes: [UInt8]) throws(FileError) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= 1 << 16 { try flush() }
    }

    /// Appends through `body`, which writes into the file's own buffer.
    @inline(__always)
    public func append(_ body: (inout [UInt8]) -> Void) throws(FileError) {
        body(&buffer)
        if buffer.count >= 1 << 16 { try flush() }
    }

    private func flush() throws(FileError) {
        guard File.write(buffer, to: descriptor) else {
            throw FileError(path: path, code: errno)
        }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Brings everything to disk, still beside its place: after it only the rename can fail.
    public func sync() throws(FileError) {
        try flush()
        guard fsync(descriptor) == 0 else { throw FileError(path: path, code: errno) }
    }

    /// Puts the file in its place.
    public func finish() throws(FileError) {
        try sync()
        guard rename(temporary, target) == 0 else { throw FileError(path: path, code: errno) }
        close(descriptor)
        isFinished = true
        syncFolder()
    }

    /// The name of the file is on disk only when its folder is.
    private func syncFolder() {
        let folder = target.split(separator: "/").dropLast().joined(separator: "/")
        let opened = open(
            target.hasPrefix("/") ? "/" + folder : folder.isEmpty ? "." : folder, O_RDONLY)
        guard opened >= 0 else { return }
        fsync(opened)
        close(opened)
    }
}
