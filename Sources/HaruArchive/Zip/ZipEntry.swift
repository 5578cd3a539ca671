/// One entry of a zip file, as its directory describes it.
public struct ZipEntry: Equatable, Sendable {
    /// Slashes between folders; a folder's ends with one.
    public let name: String
    /// Bytes when unpacked.
    public let size: UInt64
    /// Bytes in the file.
    public let packedSize: UInt64
    let method: UInt16
    let checksum: UInt32
    /// Where its local header begins.
    let header: UInt64
    /// Where its packed bytes begin.
    var data: UInt64 = 0

    /// The most entries a file may have.
    static let allowedCount: UInt64 = 200_000
    /// The most bytes that one packed byte may stand for, beyond the first MB.
    static let allowedRatio: UInt64 = 200

    /// Whether the name stays inside the folder it is unpacked into, on every system.
    static func isSafe(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard let first = bytes.first, !bytes.contains(0) else { return false }
        let isSeparator = { (byte: UInt8) in byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
        }
        if isSeparator(first) || bytes.count > 1 && bytes[1] == UInt8(ascii: ":") { return false }
        let parts = bytes.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
        return !parts.contains { $0.elementsEqual("..".utf8) }
    }
}
