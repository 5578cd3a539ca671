import HaruCore
import HaruReplica

/// How an account and its devices are kept: numbers of 64 bits as text.
extension HubAccount {
    var json: JSON {
        .object([
            JSON.Member("epoch", .string(epoch.text)),
            JSON.Member("sequence", .string(String(sequence))),
            JSON.Member("watermark", .string(String(watermark))),
            JSON.Member("newest", .int(newest)), JSON.Member("parity", parity.json),
            JSON.Member("live", .int(Int64(live))), JSON.Member("clashes", .int(clashes)),
        ])
    }

    init?(json: JSON) {
        guard let epoch = json["epoch"]?.string.flatMap({ Epoch($0) }),
            let sequence = json["sequence"]?.string.flatMap({ UInt64($0) }),
            let watermark = json["watermark"]?.string.flatMap({ UInt64($0) }),
            let newest = json["newest"]?.int64,
            let parity = json["parity"].flatMap({ Parity(json: $0) }),
            let live = json["live"]?.int
        else { return nil }
        self.init(epoch: epoch)
        self.sequence = sequence
        self.watermark = watermark
        self.newest = newest
        self.parity = parity
        self.live = live
        clashes = json["clashes"]?.int64 ?? 0
    }
}

extension HubDevice {
    var json: JSON {
        .object([
            JSON.Member("given", given.map { .string($0.text) } ?? .null),
            JSON.Member("before", before.map { .string($0.text) } ?? .null),
            JSON.Member("request", request.map { .string($0.text) } ?? .null),
            JSON.Member("cursor", .string(String(cursor))),
            JSON.Member("lastSeen", .int(lastSeen.milliseconds)),
            JSON.Member(
                "deletions",
                .array(
                    deletions.map {
                        .array([.int($0.at.milliseconds), .int(Int64($0.count))])
                    })),
        ])
    }

    /// - Throws: `.clockUnreadable` when the text is not what `json` writes: what the device was
    ///   given is then unknown, and nothing may be assumed of it.
    init(id: RecordID, text: String) throws(StorageError) {
        guard let json = try? JSON.parse(text),
            let cursor = json["cursor"]?.string.flatMap({ UInt64($0) }),
            let lastSeen = json["lastSeen"]?.int64
        else { throw .clockUnreadable }
        self.init(id: id)
        given = json["given"]?.string.flatMap { Incarnation($0) }
        before = json["before"]?.string.flatMap { Incarnation($0) }
        request = json["request"]?.string.flatMap { RecordID($0) }
        self.cursor = cursor
        self.lastSeen = Instant(milliseconds: lastSeen)
        for element in json["deletions"]?.array ?? [] {
            guard let pair = element.array, pair.count == 2, let at = pair[0].int64,
                let count = pair[1].int
            else { throw .clockUnreadable }
            deletions.append(Deletions(at: Instant(milliseconds: at), count: count))
        }
    }
}
