/// HTML being written. Texts and attribute values are escaped here and nowhere else; names of
/// elements and attributes are literals of the program.
public struct Html: Sendable {
    public private(set) var bytes: [UInt8] = []

    public init(capacity: Int = 16_384) { bytes.reserveCapacity(capacity) }

    /// Everything written, for tests.
    public var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Markup of the program itself.
    public mutating func raw(_ markup: StaticString) {
        bytes.append(
            contentsOf: UnsafeBufferPointer(
                start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    /// Words a person reads.
    public mutating func text(_ words: String) {
        var words = words
        words.withUTF8 { utf8 in
            var from = 0
            for i in 0..<utf8.count {
                let byte = utf8[i]
                guard byte < 0x3f, let escaped = Html.escape(byte) else { continue }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[from..<i]))
                raw(escaped)
                from = i + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[from...]))
        }
    }

    private static func escape(_ byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }

    // What follows is what screens are made of. Each use of an element compiles to calls of the parts
    // that are never inlined.

    /// An element with what `body` writes inside.
    public mutating func element(
        _ name: StaticString, _ attributes: Attribute..., body: (inout Html) -> Void
    ) {
        let name = Literal(name)
        open(name, attributes)
        body(&self)
        close(name)
    }

    /// An element that holds only words.
    public mutating func element(_ name: StaticString, _ attributes: Attribute..., text: String) {
        whole(Literal(name), attributes, text)
    }

    /// An element without content: `<input>`, `<br>`.
    public mutating func void(_ name: StaticString, _ attributes: Attribute...) {
        open(Literal(name), attributes)
    }

    @inline(never)
    private mutating func whole(_ name: Literal, _ attributes: [Attribute], _ text: String) {
        open(name, attributes)
        self.text(text)
        close(name)
    }

    @inline(never)
    private mutating func open(_ name: Literal, _ attributes: [Attribute]) {
        raw("<")
        raw(name)
        for attribute in attributes { write(attribute) }
        raw(">")
    }

    @inline(never)
    private mutating func close(_ name: Literal) {
        raw("</")
        raw(name)
        raw(">")
    }

    private mutating func write(_ attribute: Attribute) {
        if case .absent = attribute.value { return }
        raw(" ")
        raw(attribute.name)
        switch attribute.value {
        case .absent, .present: return
        case .literal(let value):
            raw("=\"")
            raw(value)
            raw("\"")
        case .text(let value):
            raw("=\"")
            text(value)
            raw("\"")
        }
    }

    private mutating func raw(_ literal: Literal) { bytes.append(contentsOf: literal.bytes) }
}
