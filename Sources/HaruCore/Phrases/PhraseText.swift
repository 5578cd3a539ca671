/// A sentence on its way to being understood: what has been understood of it is taken out.
struct PhraseText: Equatable {
    /// In lower case, single spaces between words. Characters compare by canonical equivalence, so
    /// composed and decomposed letters are the same.
    private(set) var letters: [Character]

    init(_ text: String) {
        letters = []
        for letter in text.lowercased() {
            if PhraseText.isMark(letter) { continue }
            if letter.isWhitespace {
                if letters.last.map({ $0 != " " }) ?? false { letters.append(" ") }
            } else {
                letters.append(PhraseText.plainDigit(letter))
            }
        }
        trim()
    }

    private static func isMark(_ letter: Character) -> Bool {
        let marks: [Character] = [
            ".", ",", "!", "?", "。", "、", "！", "？", "\"", "'", "’", "“", "”",
        ]
        return marks.contains(letter)
    }

    /// A full-width digit as a plain one.
    private static func plainDigit(_ letter: Character) -> Character {
        guard let scalar = letter.unicodeScalars.first, letter.unicodeScalars.count == 1,
            (0xff10...0xff19).contains(scalar.value),
            let plain = Unicode.Scalar(scalar.value - 0xff10 + 0x30)
        else { return letter }
        return Character(plain)
    }

    private mutating func trim() {
        while letters.last == " " { letters.removeLast() }
        while letters.first == " " { letters.removeFirst() }
    }

    /// What is left, without spaces: what a phrase is known by.
    var key: [Character] { letters.filter { $0 != " " } }

    var isEmpty: Bool { letters.isEmpty }

    // MARK: Around the sentence

    /// Takes off how the app was called and what was said to be polite.
    mutating func dropCourtesies() {
        for call in Phrase.calls {
            guard let range = place(of: PhraseText(call).key, from: 0), range.lowerBound == 0 else {
                continue
            }
            letters.removeSubrange(range)
            trim()
            break
        }
        while dropEnding() {}
        if let range = place(of: PhraseText("please").key, from: 0), range.lowerBound == 0 {
            letters.removeSubrange(range)
            trim()
        }
    }

    private mutating func dropEnding() -> Bool {
        for ending in Phrase.endings {
            let end = PhraseText(ending).letters
            guard letters.count > end.count, letters.suffix(end.count).elementsEqual(end) else {
                continue
            }
            // A whole word in Latin letters: `please`.
            let before = letters[letters.count - end.count - 1]
            if PhraseText.isLatin(end[0]), PhraseText.isLatin(before) { continue }
            letters.removeLast(end.count)
            trim()
            return true
        }
        return false
    }

    // MARK: Finding and taking out

    /// Where `word` stands, whatever the spaces in it and in the sentence.
    ///
    /// - Parameter word: without spaces, not empty.
    func place(of word: [Character], from start: Int) -> Range<Int>? {
        guard start < letters.count else { return nil }
        for place in start..<letters.count where letters[place] == word[0] {
            var position = place
            var matched = 0
            while position < letters.count, matched < word.count {
                if letters[position] == word[matched] {
                    matched += 1
                } else if letters[position] != " " {
                    break
                }
                position += 1
            }
            if matched == word.count, isWhole(place..<position) { return place..<position }
        }
        return nil
    }

    /// Words in Latin letters end where they end: `read` is not in `reading`.
    private func isWhole(_ range: Range<Int>) -> Bool {
        let before = range.lowerBound > 0 ? letters[range.lowerBound - 1] : " "
        let after = range.upperBound < letters.count ? letters[range.upperBound] : " "
        return !(PhraseText.isLatin(before) && PhraseText.isLatin(letters[range.lowerBound]))
            && !(PhraseText.isLatin(after) && PhraseText.isLatin(letters[range.upperBound - 1]))
    }

    static func isLatin(_ letter: Character) -> Bool {
        letter.isLetter && (letter.unicodeScalars.first?.value ?? 0x250) < 0x250
    }

    /// Takes a part out.
    ///
    /// - Parameter dropsParticle: whether a particle right behind it goes too.
    mutating func remove(_ range: Range<Int>, dropsParticle: Bool) {
        var end = range.upperBound
        if dropsParticle, end < letters.count, Phrase.particles.contains(letters[end]) { end += 1 }
        letters.replaceSubrange(range.lowerBound..<end, with: [" "])
    }

    mutating func replace(_ range: Range<Int>, with letter: Character) {
        letters.replaceSubrange(range, with: [letter])
    }

    /// Takes out the first of `words`, with a particle.
    ///
    /// - Returns: whether it was there.
    mutating func take(_ words: String) -> Bool {
        guard let range = place(of: PhraseText(words).key, from: 0) else { return false }
        remove(range, dropsParticle: true)
        return true
    }
}
