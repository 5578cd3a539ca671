import Glibc
import HaruArchive
import HaruFormats
import HaruHost
import HaruStore

/// The files of an import, read in pieces from the beginning as often as needed, and what went
/// wrong while they were: a half-read file must not be taken for a whole one.
final class ImportSource {
    /// In the order of the paths; a zip stands for the files in it.
    private(set) var files: [ImportFile] = []
    /// The first failure of the disk, once files were read.
    private(set) var failure: FileError?

    init(_ paths: [String]) throws(Refusal) {
        for path in paths {
            if isZip(path) { try add(zip: path) } else { add(path) }
        }
    }

    private func add(_ path: String) {
        add(
            ImportFile(name: path) { [unowned self] in
                let reader = PieceReader(path) { self.failure = self.failure ?? $0 }
                return { reader.next() }
            })
    }

    /// A database of a tracker comes in as text. One that cannot be opened stays as it is, and is
    /// reported when it is read.
    private func add(_ file: ImportFile) {
        files.append(DatabaseCopy.text(of: file) ?? file)
    }

    private func isZip(_ path: String) -> Bool {
        let head = PieceReader(path, size: 4) { _ in }.next() ?? []
        return head == [0x50, 0x4b, 0x03, 0x04] || head == [0x50, 0x4b, 0x05, 0x06]
    }

    /// Every entry is unpacked once to see that it is sound before any record of it counts.
    private func add(zip path: String) throws(Refusal) {
        do throws(ZipError) {
            let zip = try ZipReader(path: path)
            for entry in zip.entries where !entry.name.hasSuffix("/") {
                let check = zip.open(entry)
                while try check.next() != nil {}
                add(
                    ImportFile(name: path + "/" + entry.name) {
                        let stream = zip.open(entry)
                        return { (try? stream.next()).map { [UInt8]($0) } }
                    })
            }
        } catch { throw Refusal(error, path: path) }
    }
}

/// Reads a file piece by piece.
private final class PieceReader {
    private let path: String
    private let descriptor: Int32
    private let size: Int
    private let failed: (FileError) -> Void

    init(_ path: String, size: Int = 1 << 18, failed: @escaping (FileError) -> Void) {
        self.path = path
        self.size = size
        self.failed = failed
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { failed(FileError(path: path, code: errno)) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    func next() -> [UInt8]? {
        guard descriptor >= 0 else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            var read: Int
            repeat {
                read = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            } while read < 0 && errno == EINTR
            if read < 0 { failed(FileError(path: path, code: errno)) }
            count = max(0, read)
        }
        return bytes.isEmpty ? nil : bytes
    }
}

extension Refusal {
    /// - Parameter path: of the zip.
    init(_ error: ZipError, path: String) {
        switch error {
        case .file(let error): self = Refusal(error)
        case .notAZip, .truncated, .badDirectory, .damaged, .wrongChecksum, .encrypted,
            .unknownMethod:
            self = .file(path: path, .damagedZip)
        case .tooManyEntries, .unsafeName, .notAFile, .duplicate, .overlapping, .tooDense:
            self = .file(path: path, .unsafeArchive)
        }
    }
}
