import HaruCore

/// Writes the rows of the actions file, in the order of the actions.
public struct ActionCSV: Sendable {
    private let cells: CSVWriter
    private var times: InstantWriter

    public init(zone: TimeZoneRules, cells: CSVWriter = CSVWriter()) {
        self.cells = cells
        times = InstantWriter(zone: zone)
    }

    /// - Parameter tagNames: the names of the action's tags, in the order of the tags.
    public mutating func write(_ action: Action, tagNames: [String], into bytes: inout [UInt8]) {
        action.id.write(into: &bytes)
        bytes.append(0x2c)
        cells.cell(action.name, into: &bytes)
        bytes.append(0x2c)
        if let type = action.trackingType { bytes.append(contentsOf: type.rawValue.utf8) }
        bytes.append(0x2c)
        cells.cell(TagList.text(tagNames), into: &bytes)
        bytes.append(0x2c)
        cells.cell(action.symbolName, into: &bytes)
        bytes.append(0x2c)
        bytes.append(contentsOf: (action.isFavorite ? "true" : "false").utf8)
        bytes.append(0x2c)
        times.write(second: action.createdAt.seconds, into: &bytes)
        cells.endRow(into: &bytes)
    }
}

/// Several tag names in one cell.
enum TagList {
    /// The names joined by `;`; one inside a name becomes `；`.
    static func text(_ names: [String]) -> String {
        var bytes: [UInt8] = []
        for (i, name) in names.enumerated() {
            if i > 0 { bytes.append(0x3b) }
            for byte in name.utf8 {
                if byte == 0x3b { bytes.append(contentsOf: "；".utf8) } else { bytes.append(byte) }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func names(_ cell: ByteSlice) -> [String] {
        cell.split(separator: 0x3b).compactMap {
            let name = TextRules.trimmed(String(decoding: $0, as: UTF8.self))
            return name.isEmpty ? nil : name
        }
    }
}
