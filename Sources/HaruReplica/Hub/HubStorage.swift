import HaruCore

/// What a server knows of one account as a whole.
public struct HubAccount: Equatable, Sendable {
    public var epoch: Epoch
    /// The last number given to a field or purge; gaps are harmless.
    public var sequence: UInt64 = 0
    /// The number of the last purge that is no longer remembered.
    public var watermark: UInt64 = 0
    /// The newest stamp accepted, milliseconds since 1970.
    public var newest: Int64 = 0
    public var parity = Parity()
    /// Records that are not deleted.
    public var live = 0
    /// How often one stamp came with two values (sync 4, rule 1).
    public var clashes: Int64 = 0

    public init(epoch: Epoch) { self.epoch = epoch }
}

/// What a server knows of one device.
public struct HubDevice: Equatable, Sendable {
    public let id: RecordID
    /// The incarnation given last, and the request it was given for.
    public var given: Incarnation?
    public var request: RecordID?
    /// The one before it, which that request showed.
    public var before: Incarnation?
    /// What the device has stored, as it showed in its last request.
    public var cursor: UInt64 = 0
    public var lastSeen = Instant(milliseconds: 0)
    /// Unconfirmed deletions of the last hour.
    public var deletions: [Deletions] = []

    public struct Deletions: Equatable, Sendable {
        public let at: Instant
        public let count: Int

        public init(at: Instant, count: Int) {
            self.at = at
            self.count = count
        }
    }

    public init(id: RecordID) { self.id = id }
}

/// A record of an account, each field with the number of its arrival.
public struct HubRecord: Equatable, Sendable {
    public var record: Record
    /// One for each field of the record, in the same order.
    public var numbers: [UInt64]
    /// When the record came to be deleted; `nil` = it is live.
    public var deletedAt: Instant?

    public init(record: Record, numbers: [UInt64], deletedAt: Instant? = nil) {
        self.record = record
        self.numbers = numbers
        self.deletedAt = deletedAt
    }

    /// - Returns: 0 when the record lacks the field.
    public func number(of name: String) -> UInt64 {
        record.fields.firstIndex { sameBytes($0.name, name) }.map { numbers[$0] } ?? 0
    }
}

/// One entry of an account's order of arrival.
public struct HubEntry: Equatable, Sendable {
    public let number: UInt64
    public let record: RecordKey
    /// `nil` = the record was purged.
    public let field: String?

    public init(number: UInt64, record: RecordKey, field: String?) {
        self.number = number
        self.record = record
        self.field = field
    }
}

/// Where a server keeps one account. Calls between `begin` and `commit` are one transaction that
/// holds the account.
public protocol HubStorage: AnyObject {
    func begin() throws(StorageError)
    func commit() throws(StorageError)
    func rollback()

    func account() throws(StorageError) -> HubAccount
    func setAccount(_ account: HubAccount) throws(StorageError)
    func device(_ id: RecordID) throws(StorageError) -> HubDevice?
    func setDevice(_ device: HubDevice) throws(StorageError)
    func devices() throws(StorageError) -> [HubDevice]

    func record(_ key: RecordKey) throws(StorageError) -> HubRecord?
    /// Writes the whole record; its new numbers are above all others.
    func put(_ record: HubRecord) throws(StorageError)
    /// Entries above `number` that still hold, ascending, at most `limit`.
    func entries(after number: UInt64, limit: Int) throws(StorageError) -> [HubEntry]
    /// Records deleted before `instant`, in the order of `TombstoneMark`, at most `limit`.
    ///
    /// - Parameter mark: only those behind it; `nil` = from the first.
    func tombstones(
        before instant: Instant, after mark: TombstoneMark?, limit: Int
    ) throws(StorageError) -> [HubRecord]
    /// Bytes that the account takes, nearly.
    func size() throws(StorageError) -> Int64
    func forEachRecord(_ body: (HubRecord) -> Void) throws(StorageError)

    /// Forgets a record with all its fields and remembers the purge under `number`.
    func purge(_ key: RecordKey, number: UInt64, at instant: Instant) throws(StorageError)
    /// The number under which a record was purged; `nil` = it was not, or long ago.
    func purgeNumber(of key: RecordKey) throws(StorageError) -> UInt64?
    /// Forgets the purges made before `instant`.
    ///
    /// - Returns: the greatest number among them; 0 = none.
    func forgetPurges(before instant: Instant) throws(StorageError) -> UInt64
}
