import HaruReplica

/// Kinds by the number a store uses in place of their name: those of the schema have fixed ones,
/// others get the next free one from 128 on.
struct KindNumbers {
    private var known: [(number: Int64, kind: Kind)] = Schema.kinds.map { (Int64($0.number), $0.kind) }

    mutating func load(_ database: Database) throws(StorageError) {
        let statement = try database.prepare("SELECT number, name FROM kind ORDER BY number")
        while try statement.step() { known.append((statement.integer(0), Kind(statement.text(1)))) }
    }

    func number(of kind: Kind) -> Int64? { known.first { $0.kind == kind }?.number }
    func kind(of number: Int64) -> Kind? { known.first { $0.number == number }?.kind }

    /// All numbers, ascending by the kinds' names.
    var all: [(number: Int64, kind: Kind)] {
        known.sorted { $0.kind.name.utf8.lexicographicallyPrecedes($1.kind.name.utf8) }
    }

    mutating func add(_ kind: Kind, _ database: Database) throws(StorageError) -> Int64 {
        if let number = number(of: kind) { return number }
        let next = max(128, (known.map { $0.number }.max() ?? 0) + 1)
        let statement = try database.prepare("INSERT INTO kind(number, name) VALUES(?1, ?2)")
        statement.bind(1, next)
        statement.bind(2, kind.name)
        try statement.run()
        known.append((next, kind))
        return next
    }
}
