import HaruCore

/// Field names by the numbers the schema gave them.
enum FieldNumbers {
    static func number(of name: String) -> UInt8? {
        // Names are few and short: looking through those of one length beats hashing.
        for entry in byLength[min(name.utf8.count, byLength.count - 1)]
        where sameBytes(entry.name, name) {
            return entry.number
        }
        return nil
    }

    static func name(of number: UInt8) -> String? {
        let name = byNumber[Int(number & 127)]
        return name.isEmpty ? nil : name
    }

    private static let all: [(number: UInt8, name: String)] =
        (Schema.commonFields + Schema.kinds.flatMap { $0.fields }).compactMap { field in
            field.number.map { ($0, field.name) }
        }

    private static let byNumber: [String] = {
        var names = [String](repeating: "", count: 128)
        for entry in all { names[Int(entry.number)] = entry.name }
        return names
    }()

    private static let byLength: [[(number: UInt8, name: String)]] = {
        var lists = [[(number: UInt8, name: String)]](repeating: [], count: 32)
        for entry in all {
            let length = min(entry.name.utf8.count, 31)
            if !lists[length].contains(where: { $0.number == entry.number }) {
                lists[length].append(entry)
            }
        }
        return lists
    }()
}
