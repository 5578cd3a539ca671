import HaruCore

/// Members of what the runtime and the server send. One call each, where looking a member up and
/// unwrapping it at every use is several (`Docs/Wasm.md`).
extension JSON {
    @inline(never)
    func string(_ name: String) -> String? { self[name]?.string }

    @inline(never)
    func int(_ name: String) -> Int? { self[name]?.int }

    @inline(never)
    func int64(_ name: String) -> Int64? { self[name]?.int64 }

    @inline(never)
    func bool(_ name: String) -> Bool? { self[name]?.bool }

    @inline(never)
    func array(_ name: String) -> [JSON]? { self[name]?.array }
}

extension JSON.Member {
    /// `nil` is written as `null`.
    @inline(never)
    static func string(_ name: String, _ value: String?) -> JSON.Member {
        JSON.Member(name, value.map { .string($0) } ?? .null)
    }

    @inline(never)
    static func int(_ name: String, _ value: Int64) -> JSON.Member {
        JSON.Member(name, .int(value))
    }

    @inline(never)
    static func bool(_ name: String, _ value: Bool) -> JSON.Member {
        JSON.Member(name, .bool(value))
    }
}
