extension PhraseText {
    /// Takes a number out, and the word that counts with it: `3번`, `두 번`, `twice`, `5 times`,
    /// `三回`.
    ///
    /// - Returns: `nil` = there is none; beyond 999 it only says that it is too great.
    mutating func takeNumber() -> Int? {
        takeDigits() ?? takeEnglish() ?? takeCounted()
    }

    private static let counters: [Character] = ["번", "회", "回"]

    private mutating func takeDigits() -> Int? {
        guard let start = letters.firstIndex(where: { PhraseText.digit($0) != nil }) else {
            return nil
        }
        var end = start
        var value = 0
        while end < letters.count, let digit = PhraseText.digit(letters[end]) {
            value = min(value * 10 + digit, 1_000_000)
            end += 1
        }
        remove(start..<counterEnd(from: end), dropsParticle: false)
        return value
    }

    private static func digit(_ letter: Character) -> Int? {
        guard let byte = letter.asciiValue, (0x30...0x39).contains(byte) else { return nil }
        return Int(byte) - 0x30
    }

    /// The end of the counting word behind a number, or where the number ends.
    private func counterEnd(from end: Int) -> Int {
        var next = end
        while next < letters.count, letters[next] == " " { next += 1 }
        guard next < letters.count else { return end }
        if PhraseText.counters.contains(letters[next]) { return next + 1 }
        for word in ["times", "time"] {
            let range = place(of: Array(word), from: next)
            if let range, range.lowerBound == next { return range.upperBound }
        }
        return end
    }

    // MARK: Korean and Japanese words, which stand before a counting word

    private mutating func takeCounted() -> Int? {
        for place in letters.indices where PhraseText.counters.contains(letters[place]) {
            var end = place
            while end > 0, letters[end - 1] == " " { end -= 1 }
            // The longest number that ends here.
            for start in max(0, end - 9)..<max(end, 0) {
                let isWord = start == 0 || letters[start - 1] == " "
                let word = letters[start..<end].filter { $0 != " " }
                guard let first = word.first, letters[start] != " " else { continue }
                let isKanji = PhraseText.kanji.contains { $0.letter == first }
                guard isWord || isKanji, let value = PhraseText.number(word) else { continue }
                remove(start..<(place + 1), dropsParticle: false)
                return value
            }
        }
        return nil
    }

    private static func number(_ word: [Character]) -> Int? {
        if let value = positional(word, sino) ?? positional(word, kanji) ?? native(word) {
            return value
        }
        // 백한 번: hundreds in one way, the rest in the other.
        guard let hundred = word.lastIndex(of: "백"), hundred + 1 < word.count,
            let hundreds = positional(Array(word[...hundred]), sino),
            let rest = native(Array(word[(hundred + 1)...]))
        else { return nil }
        return hundreds + rest
    }

    private typealias Letters = [(letter: Character, value: Int)]

    private static let sino: Letters = [
        ("일", 1), ("이", 2), ("삼", 3), ("사", 4), ("오", 5), ("육", 6), ("칠", 7), ("팔", 8),
        ("구", 9), ("십", 10), ("백", 100), ("천", 1000), ("만", 10_000),
    ]
    private static let kanji: Letters = [
        ("一", 1), ("二", 2), ("三", 3), ("四", 4), ("五", 5), ("六", 6), ("七", 7), ("八", 8),
        ("九", 9), ("十", 10), ("百", 100), ("千", 1000), ("万", 10_000),
    ]

    /// 구백구십구, 九百九十九: digits before the powers of ten they count.
    private static func positional(_ word: [Character], _ letters: Letters) -> Int? {
        var total = 0
        var digit: Int?
        var last = Int.max
        for letter in word {
            guard let value = letters.first(where: { $0.letter == letter })?.value else {
                return nil
            }
            if value < 10 {
                guard digit == nil else { return nil }
                digit = value
            } else {
                guard value < last else { return nil }
                total += (digit ?? 1) * value
                (digit, last) = (nil, value)
            }
        }
        return word.isEmpty ? nil : total + (digit ?? 0)
    }

    private static let nativeTens: [(word: String, value: Int)] = [
        ("열", 10), ("스물", 20), ("스무", 20), ("서른", 30), ("마흔", 40), ("쉰", 50), ("예순", 60),
        ("일흔", 70), ("여든", 80), ("아흔", 90),
    ]
    private static let nativeUnits: [(word: String, value: Int)] = [
        ("한", 1), ("하나", 1), ("두", 2), ("둘", 2), ("세", 3), ("셋", 3), ("네", 4), ("넷", 4),
        ("다섯", 5), ("여섯", 6), ("일곱", 7), ("여덟", 8), ("아홉", 9),
    ]

    /// 한 … 아흔아홉.
    private static func native(_ word: [Character]) -> Int? {
        var rest = word[...]
        var value = 0
        if let ten = nativeTens.first(where: { rest.starts(with: $0.word) }) {
            value = ten.value
            rest = rest.dropFirst(ten.word.count)
        }
        if rest.isEmpty { return value > 0 ? value : nil }
        guard let unit = nativeUnits.first(where: { rest.elementsEqual($0.word) }) else {
            return nil
        }
        return value + unit.value
    }

    // MARK: English words

    private static let english: [(word: String, value: Int)] = [
        ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7),
        ("eight", 8), ("nine", 9), ("ten", 10), ("eleven", 11), ("twelve", 12), ("thirteen", 13),
        ("fourteen", 14), ("fifteen", 15), ("sixteen", 16), ("seventeen", 17), ("eighteen", 18),
        ("nineteen", 19), ("twenty", 20), ("thirty", 30), ("forty", 40), ("fifty", 50),
        ("sixty", 60), ("seventy", 70), ("eighty", 80), ("ninety", 90), ("hundred", 100),
        ("thousand", 1000), ("once", 1), ("twice", 2),
    ]

    private mutating func takeEnglish() -> Int? {
        var position = 0
        var start: Int?
        var end = 0
        var total = 0
        while position < letters.count {
            var next = position
            while next < letters.count, letters[next] != " ", letters[next] != "-" { next += 1 }
            let word = letters[position..<next]
            let value = PhraseText.english.first { word.elementsEqual($0.word) }?.value
            if let value {
                start = start ?? position
                end = next
                total = value >= 100 ? max(1, total) * value : total + value
            } else if start != nil {
                break
            }
            position = next + 1
        }
        guard let start else { return nil }
        remove(start..<counterEnd(from: end), dropsParticle: false)
        return total
    }
}
