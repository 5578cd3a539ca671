import HaruCore

/// The one schema: kinds, fields, their types, defaults, groups and owners. Stores, the wire and the
/// merge follow from it. Names, types and numbers are never used again for something else.
public enum Schema {
    /// Grows with every change; a higher number never stops a merge.
    public static let version = 2

    /// Fields every kind has.
    public static let deleted = "_deleted"
    public static let created = "_created"

    /// What a field holds, for readers: a value of another type counts as missing and is kept.
    public enum FieldType: Sendable {
        case bool, int, instant, day, text, id, idOrNone, instantOrNone, dayOrNone
        /// A small option set kept as one list of whole numbers.
        case numbers
        /// A set of references: one field per element, `name/<uuid>`.
        case set
        /// The instants at which a session was stopped: `stops/<ms>`.
        case instants
    }

    public struct FieldDefinition: Sendable {
        public let name: String
        /// Stored in place of the name; 1…127, unique over all kinds. `nil` for fields of later
        /// versions than 1: an older Haru must be able to read what a newer one stored, so those
        /// are stored under their names.
        public let number: UInt8?
        public let type: FieldType
        /// Fields of one group are written together and share one stamp.
        public let group: UInt8?
    }

    public struct KindDefinition: Sendable {
        public let kind: Kind
        /// Stored in place of the name; 1…127. `nil` for kinds of later versions than 1, which a
        /// store numbers itself: it may have met their records before this version knew them.
        public let number: UInt8?
        public let fields: [FieldDefinition]
        /// The field that names the owner, and its kind: deleting the owner deletes these.
        public let owner: (field: String, kind: Kind)?
    }

    /// The part of a set element's name before the slash, `nil` for a plain name.
    public static func setName(_ name: String) -> String? {
        guard let slash = name.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        return String(name[..<slash])
    }

    /// The value of a field that says the same as its absence: not in the set, not deleted, none.
    public static func absent(_ name: String) -> FieldValue {
        setName(name) != nil || sameBytes(name, deleted) ? .bool(false) : .null
    }

    /// Whether this version knows the field, or the set that the element belongs to.
    public static func isKnown(_ name: String, in kind: Kind) -> Bool {
        guard let definition = definition(kind) else { return false }
        let plain = setName(name) ?? name
        return (commonFields + definition.fields).contains { sameBytes($0.name, plain) }
    }

    public static func element(_ set: String, _ id: RecordID) -> String { set + "/" + id.text }
    public static func element(_ set: String, _ instant: Instant) -> String {
        set + "/" + String(instant.milliseconds)
    }

    /// Whether a field or kind may be called so: 1…64 bytes of `[A-Za-z0-9_./-]`.
    public static func isName(_ name: String) -> Bool {
        let bytes = name.utf8
        return (1...64).contains(bytes.count)
            && bytes.allSatisfy {
                (0x2d...0x39).contains($0) || (0x41...0x5a).contains($0)
                    || (0x61...0x7a).contains($0) || $0 == 0x5f
            }
    }

    public static func definition(_ kind: Kind) -> KindDefinition? {
        kinds.first { $0.kind == kind }
    }

    /// Kinds whose records belong to records of `kind`.
    public static func owned(by kind: Kind) -> [KindDefinition] {
        kinds.filter { $0.owner.map { $0.kind == kind } ?? false }
    }

    /// The names of the fields that are written together with `name`, itself included.
    public static func group(of name: String, in kind: Kind) -> [String] {
        guard let definition = definition(kind),
            let field = definition.fields.first(where: { sameBytes($0.name, name) }),
            let group = field.group
        else { return [name] }
        return definition.fields.filter { $0.group == group }.map { $0.name }
    }
}
