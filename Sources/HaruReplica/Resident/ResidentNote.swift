import HaruCore

/// What a frame says that is not a row; each begins with its tag.
enum ResidentNote {
    static let purgeTag: UInt8 = 2
    static let clockTag: UInt8 = 3
    static let revisionTag: UInt8 = 4
    static let bookkeepingTag: UInt8 = 5
    static let pushTag: UInt8 = 6
    static let popTag: UInt8 = 7
    static let extentTag: UInt8 = 8

    static func purge(_ position: UInt32) -> [UInt8] { word(purgeTag, UInt64(position)) }
    static func clock(_ clock: HybridClock) -> [UInt8] { [clockTag] + StoredClock.encode(clock) }
    static func revision(_ revision: Int64) -> [UInt8] {
        word(revisionTag, UInt64(bitPattern: revision))
    }
    static func push(_ entry: [UInt8]) -> [UInt8] { [pushTag] + entry }
    static let pop: [UInt8] = [popTag]

    static func bookkeeping(_ key: String, _ value: [UInt8]) -> [UInt8] {
        var bytes = [bookkeepingTag]
        ByteWriter.text(key, into: &bytes)
        bytes.append(contentsOf: value)
        return bytes
    }

    /// - Parameter position: the last that was given; none is given twice.
    static func extent(_ position: UInt32) -> [UInt8] { word(extentTag, UInt64(position)) }

    private static func word(_ tag: UInt8, _ value: UInt64) -> [UInt8] {
        var bytes = [tag]
        ByteWriter.word(value, into: &bytes)
        return bytes
    }
}
