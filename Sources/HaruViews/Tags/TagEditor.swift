import HaruCore
import HaruReplica

/// A tag being made or changed; nothing of it is stored before it is saved (app 7).
public struct TagEditor: Equatable, Sendable {
    public let original: Tag
    public let isNew: Bool
    public var name: String
    /// `#RRGGBB`
    public var colorHex: String
    /// Why it cannot be saved; told beside the name.
    public var problem: DomainError?

    public init(_ tag: Tag, isNew: Bool) {
        original = tag
        self.isNew = isNew
        name = tag.name
        colorHex = tag.colorHex
    }

    public var hasChanges: Bool {
        !sameBytes(name, original.name) || !sameBytes(colorHex, original.colorHex)
    }

    func tag() throws(DomainError) -> Tag {
        var tag = original
        tag.name = name
        tag.colorHex = colorHex
        return try tag.checked()
    }

    /// What the person changed, and nothing else.
    func writes(_ tag: Tag) -> [FieldWrite] {
        var writes: [FieldWrite] = []
        if !sameBytes(tag.name, original.name) {
            writes.append(FieldWrite("name", .string(tag.name)))
        }
        if !sameBytes(tag.colorHex, original.colorHex) {
            writes.append(FieldWrite("colorHex", .string(tag.colorHex)))
        }
        return writes
    }
}

/// The menu of a tag.
public struct TagMenu: Equatable, Sendable {
    public var id: RecordID
    /// Where it opens, CSS pixels of the window, as `y`.
    public var x: Int
    public var y: Int
}
