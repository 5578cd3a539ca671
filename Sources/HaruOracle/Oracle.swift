/// What all replicas must come to: every acknowledged write folded by "the greater stamp wins".
///
/// It is as naive as can be and knows nothing of the engine that it judges. Values are their
/// canonical texts: `true`, `12`, `"words"`.
public struct Oracle: Sendable {
    /// Which record, in words.
    public struct Identity: Hashable, Sendable {
        public let kind: String
        public let id: String

        public init(kind: String, id: String) {
            self.kind = kind
            self.id = id
        }

        var text: String { kind + " " + id }
    }

    /// A value and its stamp.
    public struct Version: Sendable {
        public let stamp: OracleStamp
        public let text: String

        public init(stamp: OracleStamp, text: String) {
            self.stamp = stamp
            self.text = text
        }
    }

    struct Cell: Sendable {
        var winner: Version
        /// Everything that was ever acknowledged here.
        var acknowledged: [Version]
    }

    var records: [Identity: [String: Cell]] = [:]

    public init() {}

    /// Takes note of a write that was acknowledged.
    ///
    /// - Returns: what is wrong with it: a stamp that bears another value already.
    @discardableResult
    public mutating func acknowledge(
        _ record: Identity, _ field: String, _ version: Version
    ) -> String? {
        guard var cell = records[record]?[field] else {
            records[record, default: [:]][field] = Cell(winner: version, acknowledged: [version])
            return nil
        }
        var complaint: String?
        for known in cell.acknowledged where known.stamp == version.stamp {
            if same(known.text, version.text) { return nil }
            complaint = "\(record.text) \(field): stamp \(version.stamp.text) bears two values"
        }
        cell.acknowledged.append(version)
        if wins(version, over: cell.winner) { cell.winner = version }
        records[record, default: [:]][field] = cell
        return complaint
    }

    /// A record that was purged everywhere.
    public mutating func forget(_ record: Identity) { records[record] = nil }

    /// How many values are in force.
    public var cellCount: Int { records.values.reduce(0) { $0 + $1.count } }

    /// Records of a kind in ascending byte order of their ids.
    public func identities(of kind: String) -> [Identity] {
        records.keys.filter { same($0.kind, kind) }.sorted { precedes($0.id, $1.id) }
    }

    private func wins(_ a: Version, over b: Version) -> Bool {
        // One stamp with two values is a copied store; the greater text is in.
        a.stamp == b.stamp ? precedes(b.text, a.text) : a.stamp > b.stamp
    }
}

func same(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
