import CSodium
import Glibc
import HaruCore
import HaruHost

/// The attachments of one account: files named by the SHA-256 of their bytes. The folder is all
/// there is: a file's time says when it was last known to be named by a record, or asked about.
final class AttachmentFolder: @unchecked Sendable {
    private let path: String
    private let quota: Int64
    private let lock = Lock()
    /// Bytes of all files, each rounded up to whole blocks; `nil` = not counted yet.
    private var used: Int64?

    /// How long a file stays that no record names, milliseconds: the 30 days of sync 8, and one
    /// more, since a file's time is only as fresh as the last sweep.
    static let patience: Int64 = 31 * 86_400_000
    /// How long the parts of an upload that was cut off stay.
    static let patienceForParts: Int64 = 86_400_000

    init(_ path: String, quota: Int64) {
        self.path = path
        self.quota = quota
    }

    // MARK: Looking

    /// Those of `hashes` that are not here. What is here stays for a while, since the asker will
    /// not send it.
    func missing(of hashes: [[UInt8]], at now: Instant) -> [[UInt8]] {
        hashes.filter { !touch(Hex.text($0), at: now) }
    }

    struct Opened: Sendable {
        /// Whoever takes it closes it.
        let descriptor: Int32
        let size: Int64
        let type: AttachmentType

        func close() { Glibc.close(descriptor) }

        func body(_ range: Range<Int64>) -> Response.Body {
            .file(
                descriptor: descriptor, offset: UInt64(range.lowerBound),
                length: UInt64(range.count))
        }
    }

    /// - Returns: `nil` when it is not here.
    func open(_ hash: [UInt8]) -> Opened? {
        let descriptor = Glibc.open(file(Hex.text(hash)), O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        var first = [UInt8](repeating: 0, count: AttachmentType.needed)
        let count = pread(descriptor, &first, first.count, 0)
        let size = lseek(descriptor, 0, SEEK_END)
        guard count >= 0, size >= 0 else {
            close(descriptor)
            return nil
        }
        return Opened(
            descriptor: descriptor, size: Int64(size), type: AttachmentType(first.prefix(count)))
    }

    /// The hashes that are here, in ascending order.
    func hashes() -> [String] {
        ((try? File.names(in: path)) ?? []).filter { AttachmentFolder.isHash($0) }
    }

    /// Whether a file is what its name says.
    func isWhole(_ hash: String) -> Bool {
        AttachmentFolder.digest(ofFile: file(hash)).map { Hex.text($0) } == hash
    }

    func path(of hash: String) -> String { file(hash) }

    // MARK: Storing

    /// Stores a whole attachment.
    ///
    /// - Returns: whether it is new here.
    /// - Throws: `.wrongHash`, `.tooLarge`, `.quotaExceeded`, `.storeUnavailable`.
    func store(_ bytes: [UInt8], as hash: [UInt8], at now: Instant) throws(APIError) -> Bool {
        guard AttachmentFolder.digest(of: bytes) == hash else { throw APIError(.wrongHash) }
        guard Int64(bytes.count) <= AttachmentType(bytes).limit else { throw APIError(.tooLarge) }
        let name = Hex.text(hash)
        return try lock.withLock { () throws(APIError) in
            if touch(name, at: now) { return false }
            try makeRoom(for: Int64(bytes.count))
            do throws(FileError) {
                let new = try NewFile(file(name))
                try new.write(bytes)
                try new.finish()
            } catch { throw APIError(error) }
            used? += AttachmentFolder.blocks(Int64(bytes.count))
            dropPart(name)
            touch(name, at: now)
            return true
        }
    }

    /// Stores a part; the last one makes it whole. Parts come in their order; what was sent before
    /// may be sent again.
    ///
    /// - Returns: how many bytes are here now.
    /// - Throws: also `.wrongRange` with the place at which to go on.
    func store(
        _ bytes: [UInt8], _ range: PartRange, of hash: [UInt8], at now: Instant
    ) throws(APIError) -> Int64 {
        guard range.size <= AttachmentType.largest else { throw APIError(.tooLarge) }
        let name = Hex.text(hash)
        return try lock.withLock { () throws(APIError) in
            if touch(name, at: now) { return range.size }
            let held = size(of: name + AttachmentFolder.part) ?? 0
            guard let sent = range.bytes else { return held }
            guard sent.lowerBound <= held, Int64(sent.count) == Int64(bytes.count) else {
                throw APIError(
                    .wrongRange, details: [APIError.Detail("received", String(held))])
            }
            if sent.lowerBound == 0, range.size > AttachmentType(bytes).limit {
                throw APIError(.tooLarge)
            }
            let end = max(held, sent.upperBound + 1)
            try makeRoom(for: end - held)
            try write(bytes, to: name, at: sent.lowerBound, now)
            used? += AttachmentFolder.blocks(end) - (held > 0 ? AttachmentFolder.blocks(held) : 0)
            if end >= range.size { try complete(name, hash, range.size, now) }
            return end
        }
    }

    private func write(
        _ bytes: [UInt8], to name: String, at place: Int64, _ now: Instant
    ) throws(APIError) {
        do throws(FileError) { try File.makeFolder(path) } catch { throw APIError(error) }
        let part = file(name + AttachmentFolder.part)
        let descriptor = Glibc.open(part, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw APIError(FileError(path: part, code: errno)) }
        defer { close(descriptor) }
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                pwrite(
                    descriptor, $0.baseAddress! + done, $0.count - done, off_t(place) + done)
            }
            if count > 0 {
                done += count
            } else if errno != EINTR {
                throw APIError(FileError(path: part, code: errno))
            }
        }
        guard fsync(descriptor) == 0 else { throw APIError(FileError(path: part, code: errno)) }
        touch(name + AttachmentFolder.part, at: now)
    }

    /// Gives what has come in parts its name, when it is what it is called.
    private func complete(
        _ name: String, _ hash: [UInt8], _ size: Int64, _ now: Instant
    ) throws(APIError) {
        let part = file(name + AttachmentFolder.part)
        guard self.size(of: name + AttachmentFolder.part) == size,
            AttachmentFolder.digest(ofFile: part) == hash
        else {
            dropPart(name)
            throw APIError(.wrongHash)
        }
        guard rename(part, file(name)) == 0 else {
            throw APIError(FileError(path: part, code: errno))
        }
        let folder = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        if folder >= 0 {
            fsync(folder)
            close(folder)
        }
        touch(name, at: now)
    }

    private func dropPart(_ name: String) {
        if let size = size(of: name + AttachmentFolder.part) {
            unlink(file(name + AttachmentFolder.part))
            used? -= AttachmentFolder.blocks(size)
        }
    }

    /// - Throws: `.quotaExceeded`.
    private func makeRoom(for bytes: Int64) throws(APIError) {
        do throws(FileError) { try File.makeFolder(path) } catch { throw APIError(error) }
        if used == nil {
            let names = (try? File.names(in: path)) ?? []
            used = names.reduce(0) { $0 + AttachmentFolder.blocks(size(of: $1) ?? 0) }
        }
        guard (used ?? 0) + bytes <= quota else { throw APIError(.quotaExceeded) }
    }

    // MARK: Sweeping

    /// Looks at files in the order of their names and removes those that no record has named for
    /// long, and what uploads left behind.
    ///
    /// - Parameters:
    ///   - after: the last name of the slice before.
    ///   - most: how many files are looked at.
    /// - Returns: the last name looked at; `nil` = there are no more.
    func sweep(
        after: String?, most: Int, at now: Instant,
        isNamed: ([UInt8]) throws(APIError) -> Bool
    ) throws(APIError) -> String? {
        let names = ((try? File.names(in: path)) ?? []).drop { name in
            after.map { !bytesPrecede($0, name) } ?? false
        }
        for name in names.prefix(most) {
            let isWhole = AttachmentFolder.isHash(name)
            if isWhole, let hash = Hex.bytes(name), try isNamed(hash) {
                touch(name, at: now)
                continue
            }
            let patience =
                isWhole ? AttachmentFolder.patience : AttachmentFolder.patienceForParts
            lock.withLock {
                // An upload, or a question, may have come since the names were read.
                guard let known = time(of: name), now - known > patience else { return }
                let size = size(of: name) ?? 0
                unlink(file(name))
                used? -= AttachmentFolder.blocks(size)
            }
        }
        return names.count > most ? names.prefix(most).last : nil
    }

    /// Removes everything.
    func remove() {
        lock.withLock {
            for name in (try? File.names(in: path)) ?? [] { unlink(file(name)) }
            rmdir(path)
            used = nil
        }
    }

    // MARK: Files

    private static let part = ".part"

    private func file(_ name: String) -> String { path + "/" + name }

    static func isHash(_ name: String) -> Bool {
        name.utf8.count == 64
            && name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// Notes that a file is wanted now.
    ///
    /// - Returns: whether there is one.
    @discardableResult
    private func touch(_ name: String, at now: Instant) -> Bool {
        let milliseconds = now.milliseconds
        let time = timespec(
            tv_sec: Int(milliseconds / 1000), tv_nsec: Int(milliseconds % 1000) * 1_000_000)
        return utimensat(AT_FDCWD, file(name), [time, time], 0) == 0
    }

    private func status(of name: String) -> stat? {
        var status = stat()
        return stat(file(name), &status) == 0 ? status : nil
    }

    private func size(of name: String) -> Int64? { status(of: name).map { Int64($0.st_size) } }

    private func time(of name: String) -> Instant? {
        status(of: name).map { status in
            Instant(
                milliseconds: Int64(status.st_mtim.tv_sec) * 1000
                    + Int64(status.st_mtim.tv_nsec) / 1_000_000)
        }
    }

    /// What a file takes on a disk, so that a million empty ones are not for free.
    private static func blocks(_ size: Int64) -> Int64 { max(4096, (size + 4095) / 4096 * 4096) }

    private static func digest(of bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
        return digest
    }

    private static func digest(ofFile path: String) -> [UInt8]? {
        var state = crypto_hash_sha256_state()
        crypto_hash_sha256_init(&state)
        do throws(FileError) {
            try File.forEachChunk(of: path) { chunk in
                guard let start = chunk.baseAddress else { return }
                crypto_hash_sha256_update(
                    &state, start.assumingMemoryBound(to: UInt8.self), UInt64(chunk.count))
            }
        } catch { return nil }
        var digest = [UInt8](repeating: 0, count: 32)
        crypto_hash_sha256_final(&state, &digest)
        return digest
    }
}

extension APIError {
    init(_ error: FileError) {
        self.init(error.isFull ? .quotaExceeded : .storeUnavailable)
    }
}
