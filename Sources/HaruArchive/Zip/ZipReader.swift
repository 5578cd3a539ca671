/// Reads a zip file that may come from anywhere. What could write outside a folder, fill a disk or
/// deceive is refused before anything is unpacked (sync 12.1).
public struct ZipReader {
    /// In the order of the file's directory.
    public let entries: [ZipEntry]
    private let file: ZipFile

    /// - Throws: why the file is not unpacked.
    public init(path: String) throws(ZipError) {
        file = try ZipFile(path)
        entries = try ZipDirectory.read(file)
    }

    public func entry(_ name: String) -> ZipEntry? {
        entries.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    /// The bytes of an entry of this file, part by part.
    public func open(_ entry: ZipEntry) -> ZipEntryStream { ZipEntryStream(entry, of: file) }

    /// All bytes of an entry, which the caller knows to be short.
    public func contents(of entry: ZipEntry) throws(ZipError) -> [UInt8] {
        let stream = open(entry)
        var bytes: [UInt8] = []
        while let part = try stream.next() { bytes.append(contentsOf: part) }
        return bytes
    }
}
