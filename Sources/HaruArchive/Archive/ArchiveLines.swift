import Glibc
import HaruCore
import HaruReplica

/// The lines of an entry one after the other, in constant memory, while their digest is taken.
struct ArchiveLines {
    /// How many lines came so far: the number of the newest, counted from 1.
    private(set) var number = 0
    private let stream: ZipEntryStream
    private var digest = SHA256()
    /// The beginning of a line whose end has not come yet.
    private var begun: [UInt8] = []
    private var isTooLong = false
    /// What of the newest part has not been looked at.
    private var part = UnsafeRawBufferPointer(start: nil, count: 0)

    enum Line: Equatable {
        case text([UInt8])
        /// Longer than a record may be.
        case tooLong
    }

    init(_ stream: ZipEntryStream) { self.stream = stream }

    /// The next line without its end; `nil` behind the last.
    mutating func next() throws(ZipError) -> Line? {
        while true {
            if let start = part.baseAddress, let end = memchr(start, 0x0a, part.count) {
                let length = start.distance(to: UnsafeRawPointer(end))
                take(length)
                part = UnsafeRawBufferPointer(rebasing: part[(length + 1)...])
                return line()
            }
            take(part.count)
            guard let next = try stream.next() else {
                part = UnsafeRawBufferPointer(start: nil, count: 0)
                return begun.isEmpty && !isTooLong ? nil : line()
            }
            digest.update(next)
            part = next
        }
    }

    /// SHA-256 of the whole entry, once `next` has returned `nil`.
    func finalDigest() -> [UInt8] { digest.digest() }

    private mutating func take(_ count: Int) {
        if begun.count + count > Change.recordLimit {
            isTooLong = true
            begun.removeAll(keepingCapacity: true)
        }
        if !isTooLong { begun.append(contentsOf: part[..<count]) }
    }

    private mutating func line() -> Line {
        number += 1
        defer {
            begun.removeAll(keepingCapacity: true)
            isTooLong = false
        }
        return isTooLong ? .tooLong : .text(begun)
    }
}
