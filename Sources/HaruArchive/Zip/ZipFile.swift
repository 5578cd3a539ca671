import Glibc
import HaruHost

/// The bytes of a zip file, read at any place.
final class ZipFile {
    let path: String
    let size: UInt64
    private let descriptor: Int32

    init(_ path: String) throws(ZipError) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .file(FileError(path: path, code: errno)) }
        self.path = path
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .notAZip
        }
        size = UInt64(status.st_size)
    }

    deinit { close(descriptor) }

    /// Reads exactly `count` bytes.
    ///
    /// - Throws: `.truncated` when the file ends before.
    func read(at offset: UInt64, count: Int) throws(ZipError) -> [UInt8] {
        var failure: ZipError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            failure = fill(UnsafeMutableRawBufferPointer(buffer), from: offset)
            initialized = failure == nil ? count : 0
        }
        if let failure { throw failure }
        return bytes
    }

    /// - Returns: why `buffer` could not be filled.
    func fill(_ buffer: UnsafeMutableRawBufferPointer, from offset: UInt64) -> ZipError? {
        var done = 0
        while done < buffer.count {
            let count = pread(
                descriptor, buffer.baseAddress! + done, buffer.count - done, off_t(offset) + done)
            if count > 0 {
                done += count
            } else if count == 0 {
                return .truncated
            } else if errno != EINTR {
                return .file(FileError(path: path, code: errno))
            }
        }
        return nil
    }
}
