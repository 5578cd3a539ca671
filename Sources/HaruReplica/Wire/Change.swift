import HaruCore

/// Fields of one record on their way between two replicas.
public struct Change: Equatable, Sendable {
    public var kind: Kind
    public var id: RecordID
    /// In ascending byte order of their names.
    public var fields: [ChangedField]
    /// Whether a person agreed to this deletion with its number in view (sync 5).
    public var isConfirmed: Bool

    public struct ChangedField: Equatable, Sendable {
        public var name: String
        public var value: FieldValue
        public var stamp: Stamp

        public init(_ name: String, _ value: FieldValue, _ stamp: Stamp) {
            self.name = name
            self.value = value
            self.stamp = stamp
        }

        public static func == (a: ChangedField, b: ChangedField) -> Bool {
            sameBytes(a.name, b.name) && a.value == b.value && a.stamp == b.stamp
        }
    }

    public init(kind: Kind, id: RecordID, fields: [ChangedField], isConfirmed: Bool = false) {
        self.kind = kind
        self.id = id
        self.fields = fields.sorted { bytesPrecede($0.name, $1.name) }
        self.isConfirmed = isConfirmed
    }

    /// - Parameter sortedFields: in ascending byte order of their names, each once.
    init(kind: Kind, id: RecordID, sortedFields: [ChangedField], isConfirmed: Bool) {
        self.kind = kind
        self.id = id
        fields = sortedFields
        self.isConfirmed = isConfirmed
    }

    /// All fields of a record, as an exchange from zero or an archive carries them.
    public init(_ record: Record) {
        kind = record.kind
        id = record.id
        fields = record.fields.map { ChangedField($0.name, $0.field.value, $0.field.stamp) }
        isConfirmed = record[Schema.deleted]?.isConfirmed ?? false
    }
}
