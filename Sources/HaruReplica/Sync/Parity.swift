import HaruCore

/// How many fields a side holds, and the sum of their hashes modulo 2^128 (sync 7). Kept up in each
/// transaction, it tells two sides that they hold the same without comparing them.
public struct Parity: Equatable, Sendable {
    public private(set) var fields: UInt64
    private var high: UInt64
    private var low: UInt64

    public init() { (fields, high, low) = (0, 0, 0) }

    init(fields: UInt64, sum: FieldHash) { (self.fields, high, low) = (fields, sum.high, sum.low) }

    public var sum: FieldHash { FieldHash(high: high, low: low) }

    public mutating func add(_ hash: FieldHash) {
        fields &+= 1
        if Mutant.isOn(.digestByXOR) { return mix(hash) }
        let (sum, overflow) = low.addingReportingOverflow(hash.low)
        low = sum
        high = high &+ hash.high &+ (overflow ? 1 : 0)
    }

    public mutating func remove(_ hash: FieldHash) {
        fields &-= 1
        if Mutant.isOn(.digestByXOR) { return mix(hash) }
        let (difference, overflow) = low.subtractingReportingOverflow(hash.low)
        low = difference
        high = high &- hash.high &- (overflow ? 1 : 0)
    }

    private mutating func mix(_ hash: FieldHash) {
        low ^= hash.low
        high ^= hash.high
    }

    /// Counts what the server has of a record, as far as this device knows: a pending field counts
    /// with the version the server last had.
    mutating func add(_ record: Record) {
        for named in record.fields {
            if let hash = record.serverHash(named) { add(hash) }
        }
    }

    mutating func remove(_ record: Record) {
        for named in record.fields {
            if let hash = record.serverHash(named) { remove(hash) }
        }
    }

    /// Replaces a record by what it has become; fields that are as they were are not hashed.
    mutating func replace(_ old: Record?, by new: Record) {
        for named in new.fields {
            let known = old?[named.name]
            if known == named.field { continue }
            if let old, let known, let hash = old.serverHash(.init(name: named.name, field: known))
            {
                remove(hash)
            }
            if let hash = new.serverHash(named) { add(hash) }
        }
    }

    /// `{"fields":n,"hash":"…"}`, both as text.
    public var json: JSON {
        .object([
            JSON.Member("fields", .string(String(fields))),
            JSON.Member("hash", .string(Epoch(high: high, low: low).text)),
        ])
    }

    public init?(json: JSON) {
        guard let fields = json["fields"]?.string.flatMap({ UInt64(digits: $0) }),
            let sum = json["hash"]?.string.flatMap({ FieldHash($0) })
        else { return nil }
        self.init(fields: fields, sum: sum)
    }
}

extension Record {
    /// The hash of the version that the server has of a field; `nil` = it has none.
    func serverHash(_ named: NamedField) -> FieldHash? {
        if named.field.isPending { return named.field.base }
        return CanonicalEncoding.hash(
            kind: kind, id: id, name: named.name, value: named.field.value,
            stamp: named.field.stamp)
    }
}
