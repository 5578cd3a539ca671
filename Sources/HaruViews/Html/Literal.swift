/// A text of the program itself, by its first byte; a zero byte ends it, as `StaticString` promises.
/// The screens hold thousands of them, and each takes a third of a `StaticString`
/// (`Docs/Wasm.md`).
struct Literal: @unchecked Sendable {
    private let start: UnsafePointer<UInt8>

    init(_ text: StaticString) { start = text.utf8Start }

    var bytes: UnsafeBufferPointer<UInt8> {
        var count = 0
        while start[count] != 0 { count += 1 }
        return UnsafeBufferPointer(start: start, count: count)
    }
}
