/// How the generated members of `Strings` keep their sentences: all languages in one text, Korean,
/// English, Japanese and, where English tells one from several, English for one, with a zero byte
/// between. In the web app that is a quarter of what a `switch` with interpolations takes
/// (`Docs/Wasm.md`).
extension Strings {
    @inline(never)
    func said(_ sentences: StaticString) -> String {
        String(decoding: Strings.form(language.place, of: sentences), as: UTF8.self)
    }

    /// - Parameters:
    ///   - sentences: 1 to 8 stand for the argument of that number, 16 and more for the particle of
    ///     that number after the argument before it.
    ///   - isOne: whether the only count among the arguments is 1, for sentences with four forms.
    @inline(never)
    func said(_ sentences: StaticString, _ arguments: String..., isOne: Bool = false) -> String {
        let place = isOne && language == .en ? Language.allCases.count : language.place
        var text: [UInt8] = []
        var last = ""
        for byte in Strings.form(place, of: sentences) {
            switch byte {
            case 1...8:
                last = arguments[Int(byte) - 1]
                text.append(contentsOf: last.utf8)
            case 16..<16 + UInt8(Particle.allCases.count):
                let particle = Particle.allCases[Int(byte) - 16]
                text.append(contentsOf: particle.form(after: WordEnding(of: last)).utf8)
            default: text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The text between two zero bytes, numbered from 0.
    private static func form(
        _ place: Int, of sentences: StaticString
    ) -> UnsafeBufferPointer<UInt8> {
        var rest = UnsafeBufferPointer(
            start: sentences.utf8Start, count: sentences.utf8CodeUnitCount)
        for _ in 0..<place {
            guard let end = rest.firstIndex(of: 0) else { break }
            rest = UnsafeBufferPointer(rebasing: rest[(end + 1)...])
        }
        guard let end = rest.firstIndex(of: 0) else { return rest }
        return UnsafeBufferPointer(rebasing: rest[..<end])
    }
}

extension Language {
    /// Where its form stands in a sentence.
    fileprivate var place: Int {
        switch self {
        case .ko: 0
        case .en: 1
        case .ja: 2
        }
    }
}
