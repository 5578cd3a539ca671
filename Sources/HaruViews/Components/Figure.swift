import HaruCore
import HaruStrings

extension Html {
    /// A length of time with large numbers and small units: `1시간 20분` (design, principle 3).
    mutating func figure(milliseconds: Int64, _ strings: Strings) {
        var isNumber = false
        var run: [UInt8] = []
        func end(_ html: inout Html) {
            guard !run.isEmpty else { return }
            let words = String(decoding: run, as: UTF8.self)
            if isNumber { html.element("b", text: words) } else { html.text(words) }
            run = []
        }
        for byte in strings.duration(seconds: milliseconds / 1000).utf8 {
            if byte == UInt8(ascii: " ") {
                end(&self)
                raw("<i></i>")
                continue
            }
            let digit = byte >= 0x30 && byte <= 0x39
            if digit != isNumber { end(&self) }
            isNumber = digit
            run.append(byte)
        }
        end(&self)
    }
}

extension Html {
    /// The same within one large figure, the units small: `1<i>시간</i> 20<i>분</i>`.
    mutating func smallUnits(milliseconds: Int64, _ strings: Strings) {
        var isInUnit = false
        for character in strings.duration(seconds: milliseconds / 1000) {
            let isNumber = character >= "0" && character <= "9"
            let isUnit = !isNumber && character != " "
            if isUnit != isInUnit {
                if isUnit { raw("<i>") } else { raw("</i>") }
                isInUnit = isUnit
            }
            text(String(character))
        }
        if isInUnit { raw("</i>") }
    }
}
