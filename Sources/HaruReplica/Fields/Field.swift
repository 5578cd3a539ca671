/// One field of a record: its value, when it was written, and what the server knows of it.
public struct Field: Equatable, Sendable {
    public var value: FieldValue
    public var stamp: Stamp
    /// Whether the server has not yet confirmed this version.
    public var isPending: Bool
    /// Of a pending field: the hash of the version the server last had; `nil` = it had none.
    public var base: FieldHash?
    /// Of a pending field: the stamp of that version; `zero` = it had none.
    public var baseStamp: Stamp
    /// Of a pending deletion: whether a person agreed to it with its number in view (sync 5).
    public var isConfirmed: Bool

    public init(
        value: FieldValue, stamp: Stamp, isPending: Bool = true, base: FieldHash? = nil,
        baseStamp: Stamp = .zero, isConfirmed: Bool = false
    ) {
        self.value = value
        self.stamp = stamp
        self.isPending = isPending
        self.base = base
        self.baseStamp = baseStamp
        self.isConfirmed = isConfirmed
    }
}

/// The first 128 bits of SHA-256 over kind, id, field name, stamp and value (sync 3.2).
public struct FieldHash: Hashable, Sendable {
    public let high: UInt64
    public let low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }
}
