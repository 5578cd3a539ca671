/// `Content-Range: bytes FIRST-LAST/SIZE` of a part that is sent, or `bytes */SIZE` to ask how far
/// the parts have come.
struct PartRange: Equatable, Sendable {
    /// `nil` = nothing is sent, the place is asked for.
    let bytes: ClosedRange<Int64>?
    let size: Int64

    /// - Returns: `nil` when the text is none, or a range of more than `size`.
    init?(_ text: String) {
        guard text.hasPrefix("bytes ") else { return nil }
        let parts = text.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let size = ByteRange.number(parts[1]) else { return nil }
        self.size = size
        if parts[0] == "*" {
            bytes = nil
            return
        }
        let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = ByteRange.number(ends[0]),
            let last = ByteRange.number(ends[1]), first <= last, last < size
        else { return nil }
        bytes = first...last
    }
}

/// `Range: bytes=…` of a request: one range of a file.
enum ByteRange: Equatable, Sendable {
    /// None was asked for.
    case all
    case part(ClosedRange<Int64>)
    /// It lies outside of the file, there are several, or it is no range.
    case refused

    init(_ text: String?, of size: Int64) {
        guard let text else {
            self = .all
            return
        }
        let ends = text.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard text.hasPrefix("bytes="), ends.count == 2 else {
            self = .refused
            return
        }
        let first = ByteRange.number(ends[0])
        let last = ByteRange.number(ends[1])
        switch (first, last) {
        case (let first?, nil) where ends[1].isEmpty && first < size:
            self = .part(first...(size - 1))
        case (let first?, let last?) where first <= last && first < size:
            self = .part(first...min(last, size - 1))
        case (nil, let count?) where ends[0].isEmpty && count > 0 && size > 0:
            self = .part(max(0, size - count)...(size - 1))
        default: self = .refused
        }
    }

    /// Digits alone, of at most 18: no sign, no space.
    fileprivate static func number(_ text: Substring) -> Int64? {
        (1...18).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
            ? Int64(text) : nil
    }
}
