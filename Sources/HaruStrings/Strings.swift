/// Everything Haru says, in one language. The sentences are written in `Strings/*.xcstrings`;
/// `script/strings` makes the members of this type from them.
public struct Strings: Equatable, Sendable {
    public let language: Language

    public init(_ language: Language) { self.language = language }
}

/// A count as people write it: `1,234`.
func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude).utf8)
    if digits.count <= 3 { return String(number) }
    var text: [UInt8] = number < 0 ? [UInt8(ascii: "-")] : []
    for (i, digit) in digits.enumerated() {
        if i > 0, (digits.count - i) % 3 == 0 { text.append(UInt8(ascii: ",")) }
        text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
}
