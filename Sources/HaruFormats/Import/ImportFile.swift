/// A file to import: its name, and its bytes in pieces, from the beginning as often as needed.
public struct ImportFile {
    public let name: String
    private let open: () -> (() -> [UInt8]?)

    /// - Parameter open: begins the file anew and returns what gives its next piece, `nil` at the
    ///   end. Pieces may have any size; 64 KiB to 1 MiB suits.
    public init(name: String, open: @escaping () -> (() -> [UInt8]?)) {
        self.name = name
        self.open = open
    }

    public init(name: String, bytes: [UInt8]) {
        self.init(name: name) {
            var isGiven = false
            return {
                defer { isGiven = true }
                return isGiven ? nil : bytes
            }
        }
    }

    /// The file from its beginning, piece by piece as it stands.
    public func bytes() -> () -> [UInt8]? { open() }

    /// Whether it is a database of a tracker that is read, which has to be opened as one.
    public var isDatabase: Bool {
        guard head(16).starts(with: "SQLite format 3\0".utf8) else { return false }
        if case .format = FormatDetector.detect(self) { return true }
        return false
    }

    /// The file from its beginning, as UTF-8 without byte-order mark.
    func text() -> TextSource { TextSource(next: open()) }

    /// The first bytes as they stand in the file, at least `count` unless it is shorter.
    func head(_ count: Int) -> [UInt8] {
        let next = open()
        var bytes: [UInt8] = []
        while bytes.count < count, let piece = next() { bytes.append(contentsOf: piece) }
        return bytes
    }
}
