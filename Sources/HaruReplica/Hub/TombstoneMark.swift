import HaruCore

/// A place in the order in which tombstones are purged: by the time of their deletion, then by id
/// and kind.
public struct TombstoneMark: Equatable, Sendable {
    public let deletedAt: Instant
    public let record: RecordKey

    /// - Returns: `nil` when the record is live.
    public init?(_ record: HubRecord) {
        guard let deletedAt = record.deletedAt else { return nil }
        self.deletedAt = deletedAt
        self.record = RecordKey(record.record.kind, record.record.id)
    }

    func precedes(_ other: TombstoneMark) -> Bool {
        if deletedAt != other.deletedAt { return deletedAt < other.deletedAt }
        if record.id != other.record.id { return record.id < other.record.id }
        return bytesPrecede(record.kind.name, other.record.kind.name)
    }
}
