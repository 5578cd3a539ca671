/// The word that says what a message, an event or a key is. It compares with the cases of a `switch` by one
/// function for all of them, where a `String` compares in each case anew (`Docs/Wasm.md`).
struct Word: Sendable {
    private let text: String

    init(_ text: String) { self.text = text }

    @inline(never)
    static func ~= (name: StaticString, word: Word) -> Bool {
        word.text.utf8.elementsEqual(
            UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }
}
