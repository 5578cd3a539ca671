import HaruCore

/// One element of `changes`, as it was read: one that makes no sense never hides the others.
public enum SyncItem: Equatable, Sendable {
    case change(Change)
    /// What arrived, and why it cannot be read.
    case unreadable([UInt8], WireError)

    /// Reads an item within the limits of sync 13.
    init(json: JSON) {
        var bytes: [UInt8] = []
        json.write(into: &bytes)
        do throws(WireError) { self = .change(try Change(text: bytes)) } catch {
            self = .unreadable(bytes, error)
        }
    }

    /// Reads a request or an answer.
    ///
    /// - Returns: the members beside its changes; `nil` where it is no object.
    static func members(of bytes: [UInt8], changes: inout [SyncItem]) -> JSON? {
        var reader = JSONReader(bytes: bytes)
        var items: [SyncItem] = []
        let members = try? reader.members { (name, reader) throws(JSONError) -> Bool in
            guard sameBytes(name, "changes") else { return false }
            items = try SyncItem.array(&reader)
            return true
        }
        changes = items
        return members
    }

    /// Reads the items of an array, one after the other: what Haru writes at once, anything else as
    /// the JSON that it is.
    ///
    /// - Returns: no items where there is no array.
    private static func array(_ reader: inout JSONReader) throws(JSONError) -> [SyncItem] {
        guard reader.take(UInt8(ascii: "[")) else {
            _ = try reader.value(depth: 1)
            return []
        }
        var items: [SyncItem] = []
        if reader.take(UInt8(ascii: "]")) { return items }
        repeat {
            if let change = ChangeReader.change(&reader) {
                items.append(.change(change))
            } else {
                items.append(SyncItem(json: try reader.value(depth: 2)))
            }
        } while reader.take(UInt8(ascii: ","))
        try reader.expect(UInt8(ascii: "]"))
        return items
    }

    func write(into bytes: inout [UInt8]) {
        switch self {
        case .change(let change): change.write(into: &bytes)
        case .unreadable(let raw, _): bytes.append(contentsOf: raw)
        }
    }
}

/// Which record, on the wire and in the lists that sync keeps.
public struct RecordKey: Hashable, Sendable {
    public let kind: Kind
    public let id: RecordID

    public init(_ kind: Kind, _ id: RecordID) {
        self.kind = kind
        self.id = id
    }

    var json: JSON { .array([.string(kind.name), .string(id.text)]) }

    init?(json: JSON) {
        guard let pair = json.array, pair.count == 2, let name = pair[0].string,
            Schema.isName(name), let id = pair[1].string.flatMap({ RecordID($0) })
        else { return nil }
        self.init(Kind(name), id)
    }
}

/// What one exchange may carry (sync 7).
public enum SyncLimits {
    public static let records = 1000
    public static let bytes = 4 << 20
    /// Left for everything but the changes.
    static let margin = 64 << 10
}

/// Why a request or an answer as a whole makes no sense.
public enum SyncWireError: Error, Equatable, Sendable {
    case malformed
    /// More than 1,000 records or 4 MiB: 413.
    case tooLarge
}

/// Writes the members of an object one after the other.
struct ObjectWriter {
    private(set) var bytes: [UInt8] = [UInt8(ascii: "{")]

    mutating func add(_ name: String, _ value: JSON) {
        begin(name)
        value.write(into: &bytes)
    }

    mutating func add(_ name: String, _ items: [SyncItem]) {
        begin(name)
        bytes.append(UInt8(ascii: "["))
        for (i, item) in items.enumerated() {
            if i > 0 { bytes.append(UInt8(ascii: ",")) }
            item.write(into: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func begin(_ name: String) {
        if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
        JSON.writeString(name, into: &bytes)
        bytes.append(UInt8(ascii: ":"))
    }

    consuming func finished() -> [UInt8] {
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }
}
