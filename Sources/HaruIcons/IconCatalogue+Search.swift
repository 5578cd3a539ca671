import HaruStrings

extension IconCatalogue {
    /// The icons that every one of the words finds, best first: names before other words before
    /// beginnings before parts, and words of `language` before those of others. No words at all
    /// find every icon.
    ///
    /// All languages are searched, whichever is on screen: 책, book and 本 find the same icon. Case,
    /// width and the two kinds of kana make no difference, and the last Hangul syllable may still be
    /// in the making.
    public static func search(_ words: String, language: Language) -> [Icon] {
        let wanted = folded(words).split(separator: SearchText.space).map { Array($0) }
        if wanted.isEmpty { return icons }
        var found: [(rank: Int, number: Int)] = []
        for number in 0..<IconTable.count {
            if let rank = rank(of: number, for: wanted, language: language) {
                found.append((rank, number))
            }
        }
        found.sort { ($0.rank, $0.number) < ($1.rank, $1.number) }
        return found.map { Icon(number: $0.number) }
    }

    /// The sum over the words of how badly each is met; `nil` if one of them is not met at all.
    private static func rank(of number: Int, for wanted: [[UInt32]], language: Language) -> Int? {
        let texts = Language.allCases.map { candidate in
            let bytes = IconTable.field(.words(candidate), ofIcon: number)
            let foreign = candidate == language ? 0 : 1
            return (text: folded(String(decoding: bytes, as: UTF8.self)), foreign: foreign)
        }
        var sum = 0
        for (place, word) in wanted.enumerated() {
            var best: Int?
            for (text, foreign) in texts {
                let isLast = place == wanted.count - 1
                guard let match = SearchText(text).match(word, unfinished: isLast) else { continue }
                best = min(best ?? .max, match.rawValue * 2 + foreign)
            }
            guard let best else { return nil }
            sum += best
        }
        return sum
    }
}

/// How a word meets the words of an icon; the smaller, the better.
enum SearchMatch: Int, Comparable {
    case name, whole, beginning, part

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The folded words of an icon in one language.
struct SearchText {
    static let space: UInt32 = 0x20
    private static let comma: UInt32 = 0x2C

    private let text: [UInt32]

    init(_ folded: [UInt32]) {
        text = folded
    }

    /// The best match of a word; `unfinished` if its last Hangul syllable may lack something.
    ///
    /// Latin words match from their beginning, so that "art" does not find the heart; languages that
    /// write without spaces match anywhere.
    func match(_ word: [UInt32], unfinished: Bool) -> SearchMatch? {
        var best: SearchMatch?
        guard let first = word.first, word.count <= text.count else { return nil }
        for start in 0...text.count - word.count {
            let begins = start == 0 || isBreak(start - 1)
            guard begins || first >= 0x80, meets(word, at: start, unfinished: unfinished) else {
                continue
            }
            let end = start + word.count
            if begins, end == text.count || isBreak(end), text[end - 1] == word[word.count - 1] {
                if start == 0, end == text.count || text[end] == Self.comma { return .name }
                best = .whole
            }
            best = min(best ?? .part, begins ? .beginning : .part)
        }
        return best
    }

    private func isBreak(_ place: Int) -> Bool {
        text[place] == Self.space || text[place] == Self.comma
    }

    private func meets(_ word: [UInt32], at start: Int, unfinished: Bool) -> Bool {
        for place in word.indices {
            let (typed, there) = (word[place], text[start + place])
            if typed == there { continue }
            guard unfinished, place == word.count - 1 else { return false }
            return Hangul.canBecome(typed, there)
        }
        return true
    }
}

/// A text as scalars, with capital letters small, full-width letters narrow and katakana as hiragana.
func folded(_ text: String) -> [UInt32] {
    text.unicodeScalars.map { scalar in
        switch scalar.value {
        case 0x3000, 0x09, 0x0A: SearchText.space
        case 0x41...0x5A: scalar.value + 0x20
        case 0xFF21...0xFF3A: scalar.value - 0xFF21 + 0x61
        case 0xFF01...0xFF5E: scalar.value - 0xFF01 + 0x21
        case 0x30A1...0x30F6: scalar.value - 0x60
        default: scalar.value
        }
    }
}

/// Hangul as an input method composes it: ㅊ, 채, 책.
enum Hangul {
    /// The nineteen initial consonants as letters of their own, in the order of the syllables.
    private static let initials: [UInt32] = [
        0x3131, 0x3132, 0x3134, 0x3137, 0x3138, 0x3139, 0x3141, 0x3142, 0x3143, 0x3145, 0x3146,
        0x3147, 0x3148, 0x3149, 0x314A, 0x314B, 0x314C, 0x314D, 0x314E,
    ]
    private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3

    /// Whether more typing can turn a letter or syllable into the syllable.
    static func canBecome(_ typed: UInt32, _ syllable: UInt32) -> Bool {
        guard syllables.contains(syllable) else { return false }
        let place = syllable - syllables.lowerBound
        if syllables.contains(typed) {
            let typedPlace = typed - syllables.lowerBound
            return typedPlace % 28 == 0 && typedPlace / 28 == place / 28
        }
        return initials[Int(place / 588)] == typed
    }
}
