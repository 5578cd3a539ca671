import HaruCore
import HaruReplica

/// Kinds by the number a store uses in place of their name: those of the schema have fixed ones,
/// others get the next free one from 128 on.
struct KindNumbers {
    struct Numbered {
        let number: Int64
        let kind: Kind
        /// Of the name, where it is the store alone that gives the number a meaning; else 0.
        let nameHash: UInt64

        init(_ number: Int64, _ kind: Kind) {
            self.number = number
            self.kind = kind
            nameHash = number < 128 ? 0 : XXH64.hash(Array(kind.name.utf8))
        }
    }

    private var known = Schema.kinds.compactMap { definition in
        definition.number.map { Numbered(Int64($0), definition.kind) }
    }

    mutating func load(_ database: Database) throws(StorageError) {
        let statement = try database.prepare(Query.kinds)
        while try statement.step() {
            known.append(Numbered(statement.integer(0), Kind(statement.text(1))))
        }
    }

    subscript(_ kind: Kind) -> Numbered? { known.first { $0.kind == kind } }
    subscript(_ number: Int64) -> Numbered? { known.first { $0.number == number } }

    /// All of them, ascending by the kinds' names.
    var all: [Numbered] { known.sorted { bytesPrecede($0.kind.name, $1.kind.name) } }

    mutating func add(_ kind: Kind, _ database: Database) throws(StorageError) -> Numbered {
        if let known = self[kind] { return known }
        let next = Numbered(max(128, (known.map { $0.number }.max() ?? 0) + 1), kind)
        let statement = try database.prepare(Query.addKind)
        statement.bind(1, next.number)
        statement.bind(2, kind.name)
        try statement.run()
        known.append(next)
        return next
    }
}
