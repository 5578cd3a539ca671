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
