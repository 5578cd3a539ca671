extension Oracle {
    /// A record as a replica holds it.
    public struct Held: Sendable {
        public let record: Identity
        public let fields: [(name: String, version: Version)]

        public init(record: Identity, fields: [(name: String, version: Version)]) {
            self.record = record
            self.fields = fields
        }
    }

    /// Compares a whole replica, cell by cell.
    ///
    /// - Returns: what is lost, invented or older than it may be; empty when all is right.
    public func complaints(about replica: [Held]) -> [String] {
        var complaints: [String] = []
        var seen = 0
        for held in replica {
            guard let expected = records[held.record] else {
                complaints.append("\(held.record.text): nobody wrote this record")
                continue
            }
            for (name, version) in held.fields {
                seen += 1
                if let complaint = complaint(held.record, name, version, expected[name]) {
                    complaints.append(complaint)
                }
            }
            if held.fields.count < expected.count {
                let lost = expected.keys.filter { key in
                    !held.fields.contains { same($0.name, key) }
                }
                for name in lost.sorted(by: precedes) {
                    complaints.append("\(held.record.text) \(name): lost")
                }
            }
        }
        if complaints.isEmpty, seen != cellCount {
            complaints.append("\(seen) fields are there, \(cellCount) were acknowledged")
        }
        return complaints
    }

    private func complaint(
        _ record: Identity, _ name: String, _ version: Version, _ cell: Cell?
    ) -> String? {
        guard let cell else { return "\(record.text) \(name): nobody wrote this field" }
        let winner = cell.winner
        if winner.stamp == version.stamp, same(winner.text, version.text) { return nil }
        let isKnown = cell.acknowledged.contains {
            $0.stamp == version.stamp && same($0.text, version.text)
        }
        let what = isKnown ? "an older value" : "a value nobody wrote"
        return
            "\(record.text) \(name): \(what), \(version.text) at \(version.stamp.text) in place of "
            + "\(winner.text) at \(winner.stamp.text)"
    }
}
