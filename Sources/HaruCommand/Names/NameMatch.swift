import HaruCore

/// Something with a name that a person may point at.
public struct NamedThing: Equatable, Sendable {
    public let id: RecordID
    public let name: String

    public init(id: RecordID, name: String) {
        self.id = id
        self.name = name
    }
}

/// What a typed name stands for.
public enum NameMatch: Equatable, Sendable {
    /// The place in the list.
    case one(Int)
    /// Several places, in the order of the list.
    case several([Int])
    case none

    /// Finds what `query` names: a uuid, the beginning of one (at least four digits), a whole name,
    /// the beginning of a name, a part of one. The first of these rules under which anything fits
    /// decides. Upper and lower case, and composed and decomposed letters, are the same.
    public static func find(_ query: String, in things: [NamedThing]) -> NameMatch {
        if let id = RecordID(query) {
            return choose(things.indices.filter { things[$0].id == id })
        }
        let prefix = IDPrefix.digits(query)
        let byID = prefix.map { p in things.indices.filter { IDPrefix.matches(things[$0].id, p) } }
        if let byID, byID.count == 1 { return .one(byID[0]) }

        let wanted = letters(query)
        guard !wanted.isEmpty else { return .none }
        let names = things.map { letters($0.name) }
        let exact = names.indices.filter { names[$0] == wanted }
        if !exact.isEmpty { return choose(exact) }
        // Four digits that begin several ids are no name either, unless a name says so.
        if let byID, byID.count > 1 { return .several(byID) }
        let beginning = names.indices.filter { names[$0].starts(with: wanted) }
        if !beginning.isEmpty { return choose(beginning) }
        return choose(names.indices.filter { contains(names[$0], wanted) })
    }

    /// Whether two names are the same to whoever types them.
    public static func isSame(_ a: String, _ b: String) -> Bool { letters(a) == letters(b) }

    private static func choose(_ found: [Int]) -> NameMatch {
        switch found.count {
        case 0: .none
        case 1: .one(found[0])
        default: .several(found)
        }
    }

    /// Characters compare by canonical equivalence, so composition does not matter.
    private static func letters(_ name: String) -> [Character] {
        Array(TextRules.trimmed(name).lowercased())
    }

    private static func contains(_ name: [Character], _ part: [Character]) -> Bool {
        guard name.count >= part.count else { return false }
        return (0...(name.count - part.count)).contains { name[$0...].starts(with: part) }
    }
}
