/// A Korean particle whose form depends on how the word before it ends. `script/strings` numbers them
/// in this order.
enum Particle: CaseIterable, Sendable {
    /// 을/를
    case object
    /// 이/가
    case subject
    /// 은/는
    case topic
    /// 과/와
    case with
    /// 으로/로
    case direction

    /// What follows the word: `책을`, `독서를`, `서울로`. A word whose reading is not known gets the form
    /// that leaves it open: `読書을(를)`.
    func form(after ending: WordEnding) -> String {
        switch (self, ending) {
        case (.object, .vowel): "를"
        case (.object, .consonant), (.object, .rieul): "을"
        case (.object, .unknown): "을(를)"
        case (.subject, .vowel): "가"
        case (.subject, .consonant), (.subject, .rieul): "이"
        case (.subject, .unknown): "이(가)"
        case (.topic, .vowel): "는"
        case (.topic, .consonant), (.topic, .rieul): "은"
        case (.topic, .unknown): "은(는)"
        case (.with, .vowel): "와"
        case (.with, .consonant), (.with, .rieul): "과"
        case (.with, .unknown): "과(와)"
        case (.direction, .vowel), (.direction, .rieul): "로"
        case (.direction, .consonant): "으로"
        case (.direction, .unknown): "(으)로"
        }
    }
}

/// How a word ends when a Korean reads it aloud.
enum WordEnding: Equatable, Sendable {
    case vowel, consonant
    /// ㄹ, after which 로 stands as after a vowel.
    case rieul
    case unknown

    init(of word: String) {
        let letters = word.unicodeScalars.reversed().drop { WordEnding.isSilent($0) }
        guard let last = letters.first else {
            self = .unknown
            return
        }
        switch last.value {
        case 0xac00...0xd7a3: self = WordEnding(final: (last.value - 0xac00) % 28)
        case 0x11a8...0x11c2: self = WordEnding(final: last.value - 0x11a7)
        case 0x1161...0x1175, 0x314f...0x3163: self = .vowel
        // A letter alone is read by its name: 기역, 니은, 리을.
        case 0x3139: self = .rieul
        case 0x3131...0x314e: self = .consonant
        case 0x30...0x39: self = WordEnding(digit: last.value - 0x30)
        case 0x41...0x5a, 0x61...0x7a: self = WordEnding(latin: letters)
        default: self = .unknown
        }
    }

    /// Closing quotes and brackets, marks and spaces are not read. They are spelt out because the
    /// general categories of all characters are a table of 33 KB (`Docs/Wasm.md`).
    private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // ! " # % & ' ) * , . / : ; ? @ \ ] } and the space
        case 0x20...0x23, 0x25...0x27, 0x29...0x2a, 0x2c, 0x2e...0x2f, 0x3a...0x3b, 0x3f...0x40,
            0x5c...0x5d, 0x7d:
            true
        // no-break space ¡ § ¶ · » ¿
        case 0xa0, 0xa1, 0xa7, 0xb6...0xb7, 0xbb, 0xbf: true
        // The spaces and marks of general punctuation, with ’ ” † • … ‰ ′ › ※ ‼ ⁉
        case 0x2000...0x200a, 0x2016...0x2017, 0x2019, 0x201d, 0x2020...0x2027, 0x202f...0x2038,
            0x203a...0x203e, 0x2041...0x2043, 0x2046...0x2051, 0x2053, 0x2055...0x205f:
            true
        // 、。〃〉》」』】〕〗〙〛〞〟〽・ and the ideographic space
        case 0x3000...0x3003, 0x3009, 0x300b, 0x300d, 0x300f, 0x3011, 0x3015, 0x3017, 0x3019,
            0x301b, 0x301e...0x301f, 0x303d, 0x30fb:
            true
        // ！＂＃％＆＇）＊，．／：；？＠＼］｝｠｡｣､･
        case 0xff01...0xff03, 0xff05...0xff07, 0xff09...0xff0a, 0xff0c, 0xff0e...0xff0f,
            0xff1a...0xff1b, 0xff1f...0xff20, 0xff3c...0xff3d, 0xff5d, 0xff60...0xff61,
            0xff63...0xff65:
            true
        default: false
        }
    }

    private init(final index: UInt32) {
        self = index == 0 ? .vowel : index == 8 ? .rieul : .consonant
    }

    /// 영 일 이 삼 사 오 육 칠 팔 구; 십, 백, 천 and 만 end like 영.
    private init(digit: UInt32) {
        switch digit {
        case 0, 3, 6: self = .consonant
        case 1, 7, 8: self = .rieul
        default: self = .vowel
        }
    }

    /// - Parameter letters: the word from its last letter on backwards.
    private init(latin letters: some Sequence<Unicode.Scalar>) {
        var last: [UInt8] = []
        var isSpelled = true
        var length = 0
        for letter in letters {
            guard (0x61...0x7a).contains(letter.value | 0x20) else { break }
            let byte = UInt8(letter.value)
            if byte >= 0x61 { isSpelled = false }
            if last.count < 2 { last.append(byte | 0x20) }
            length += 1
        }
        if isSpelled || length == 1 {
            // Spelled out, of all letters only 엘, 엠, 엔 and 알 end in a consonant.
            switch last[0] {
            case UInt8(ascii: "l"), UInt8(ascii: "r"): self = .rieul
            case UInt8(ascii: "m"), UInt8(ascii: "n"): self = .consonant
            default: self = .vowel
            }
            return
        }
        // A silent e leaves the consonant before it at the end: game, line, file.
        let isSilentE = last[0] == UInt8(ascii: "e")
        let sound = isSilentE ? last[1] : last[0]
        switch sound {
        case UInt8(ascii: "l"): self = .rieul
        case UInt8(ascii: "m"), UInt8(ascii: "n"): self = .consonant
        case UInt8(ascii: "g") where last[1] == UInt8(ascii: "n"): self = .consonant
        // 북 but 테스트, 맵 but 스탬프: nobody can tell from the letters.
        case UInt8(ascii: "p"): self = .unknown
        case UInt8(ascii: "b"), UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "g"),
            UInt8(ascii: "k"), UInt8(ascii: "t"):
            self = isSilentE ? .vowel : .unknown
        default: self = .vowel
        }
    }
}
