extension Oracle {
    /// The text in force; `nil` if nobody wrote the field.
    func text(_ record: Identity, _ field: String) -> String? {
        records[record]?[field]?.winner.text
    }

    public func isDeleted(_ record: Identity) -> Bool {
        text(record, "_deleted").map { same($0, "true") } ?? false
    }

    /// Whether a record is shown: it is there, not deleted, and its owner, if it must have one, is
    /// shown too.
    public func isVisible(_ record: Identity) -> Bool {
        guard records[record] != nil, !isDeleted(record) else { return false }
        switch owner(of: record) {
        case .none: return true
        case .missing: return false
        case .record(let owner): return isVisible(owner)
        }
    }

    private enum Owner {
        case none, missing
        case record(Identity)
    }

    private func owner(of record: Identity) -> Owner {
        let rules = [
            ("session", "actionID", "action"), ("count", "actionID", "action"),
            ("quest", "goalID", "goal"), ("completion", "habitID", "habit"),
        ]
        for (kind, field, ownerKind) in rules where same(kind, record.kind) {
            guard let text = text(record, field), let id = unquoted(text) else { return .missing }
            return .record(Identity(kind: ownerKind, id: id))
        }
        return .none
    }

    /// Members of a set: the elements that are neither false nor null, in byte order.
    public func members(of set: String, in record: Identity) -> [String] {
        elements(of: set, in: record).filter {
            !same($0.version.text, "false") && !same($0.version.text, "null")
        }.map { $0.name }
    }

    private func elements(
        of set: String, in record: Identity
    ) -> [(name: String, version: Version)] {
        let prefix = Array(set.utf8) + [0x2f]
        let cells = records[record] ?? [:]
        return cells.keys.filter { $0.utf8.starts(with: prefix) }.sorted(by: precedes).map { name in
            (
                String(decoding: name.utf8.dropFirst(prefix.count), as: UTF8.self),
                cells[name]!.winner
            )
        }
    }

    /// When a session ends, milliseconds since 1970; `nil` while it runs.
    public func end(of session: Identity) -> Int64? {
        let cells = records[session] ?? [:]
        let plain = cells["endAt"]?.winner
        let edited = cells["endEdited"]?.winner
        let stops = elements(of: "stops", in: session)
        // A version that knows no stops wrote `endAt` last of all, and means it.
        if let plain, edited != nil || !stops.isEmpty {
            var isNewest = true
            if let edited, edited.stamp >= plain.stamp { isNewest = false }
            for stop in stops where stop.version.stamp >= plain.stamp { isNewest = false }
            if isNewest { return number(plain.text) }
        }
        if let edited, let end = number(edited.text) { return end }
        var earliest: Int64?
        for stop in stops where same(stop.version.text, "true") {
            guard let instant = number(stop.name) else { continue }
            earliest = min(earliest ?? instant, instant)
        }
        return earliest ?? plain.flatMap { number($0.text) }
    }

    /// Sessions that are shown, with start and end, in ascending byte order of id.
    public func sessions() -> [(id: String, start: Int64, end: Int64?)] {
        identities(of: "session").filter { isVisible($0) }.map { session in
            (session.id, text(session, "startAt").flatMap { number($0) } ?? 0, end(of: session))
        }
    }

    /// Milliseconds of all finished sessions that are shown. One whose end is not after its start
    /// counts nothing.
    public func totalMilliseconds() -> Int64 {
        sessions().reduce(0) { sum, session in
            sum + max(0, (session.end ?? session.start) - session.start)
        }
    }

    /// The sum of all counts that are shown and within 1…9999.
    public func totalCount() -> Int64 {
        identities(of: "count").filter { isVisible($0) }.reduce(0) { sum, count in
            let amount = text(count, "amount").flatMap { number($0) } ?? 1
            return sum + ((1...9999).contains(amount) ? amount : 0)
        }
    }

    private func number(_ text: String) -> Int64? {
        let bytes = Array(text.utf8)
        let digits = bytes.first == 0x2d ? bytes.dropFirst() : bytes[...]
        guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        return Int64(text)
    }

    /// A JSON text of plain characters without its quotes.
    private func unquoted(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        guard bytes.count >= 2, bytes[0] == 0x22, bytes[bytes.count - 1] == 0x22 else { return nil }
        return String(decoding: bytes[1..<(bytes.count - 1)], as: UTF8.self)
    }
}
