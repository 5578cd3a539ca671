import HaruCore

/// A record as a replica keeps it: a map from field name to value and stamp. There is no version
/// of the whole; fields merge one by one.
public struct Record: Equatable, Sendable {
    public let kind: Kind
    public let id: RecordID
    /// In ascending byte order of their names.
    public internal(set) var fields: [NamedField] = []

    public struct NamedField: Equatable, Sendable {
        public let name: String
        public var field: Field

        public static func == (a: NamedField, b: NamedField) -> Bool {
            sameBytes(a.name, b.name) && a.field == b.field
        }
    }

    public init(kind: Kind, id: RecordID) {
        self.kind = kind
        self.id = id
    }

    /// A record read back from a store, whose fields are in order already.
    public init(kind: Kind, id: RecordID, sortedFields: [NamedField]) {
        self.kind = kind
        self.id = id
        self.fields = sortedFields
    }

    public subscript(_ name: String) -> Field? {
        get {
            let place = position(of: name)
            return place.found ? fields[place.index].field : nil
        }
        set {
            let place = position(of: name)
            switch (place.found, newValue) {
            case (true, let field?): fields[place.index].field = field
            case (true, nil): fields.remove(at: place.index)
            case (false, let field?):
                fields.insert(NamedField(name: name, field: field), at: place.index)
            case (false, nil): break
            }
        }
    }

    /// Whether both have the same fields with the same values, whatever their stamps.
    public func hasValues(of other: Record) -> Bool {
        fields.count == other.fields.count
            && zip(fields, other.fields).allSatisfy {
                sameBytes($0.name, $1.name) && $0.field.value == $1.field.value
            }
    }

    /// The value of a field, `nil` if the record lacks it.
    public func value(_ name: String) -> FieldValue? { self[name]?.value }

    /// Members of a set that are in it: what follows `set/` in the names of elements that are not
    /// false or null, in ascending byte order.
    public func members(of set: String) -> [String] {
        elements(of: set).filter { $0.value != .bool(false) && !$0.value.isNull }.map { $0.name }
    }

    /// All elements of a set, removed ones too.
    public func elements(of set: String) -> [(name: String, value: FieldValue, stamp: Stamp)] {
        let prefix = set.utf8.count + 1
        return fields.compactMap { named in
            guard Schema.setName(named.name).map({ sameBytes($0, set) }) ?? false else {
                return nil
            }
            let member = String(decoding: named.name.utf8.dropFirst(prefix), as: UTF8.self)
            return (member, named.field.value, named.field.stamp)
        }
    }

    public var isDeleted: Bool { value(Schema.deleted) == .bool(true) }
    public var createdAt: Instant { Instant(milliseconds: value(Schema.created)?.int64 ?? 0) }

    /// Whether the server has not confirmed some field of it.
    public var isPending: Bool { fields.contains { $0.field.isPending } }

    /// The greatest stamp of all fields.
    public var newestStamp: Stamp { fields.reduce(Stamp.zero) { max($0, $1.field.stamp) } }

    private func position(of name: String) -> (index: Int, found: Bool) {
        var low = 0
        var high = fields.count
        while low < high {
            let middle = (low + high) / 2
            if bytesPrecede(fields[middle].name, name) { low = middle + 1 } else { high = middle }
        }
        return (low, low < fields.count && sameBytes(fields[low].name, name))
    }
}
