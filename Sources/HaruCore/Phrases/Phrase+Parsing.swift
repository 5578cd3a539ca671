extension Phrase {
    /// Reads a sentence that names everything it needs. The language is the one of its words.
    ///
    /// - Parameter vocabulary: what may be named; of equal names an action is meant before a goal.
    public static func read(_ text: String, vocabulary: [Entity]) -> Reading {
        var sentence = PhraseText(text)
        sentence.dropCourtesies()
        // A word that says what the name is of decides; without one it is an action's or a goal's.
        for kind in [Entity.Kind.quest, .goal] {
            let reading = read(sentence, marked: kind, vocabulary.filter { $0.kind == kind })
            if reading != .none { return reading }
        }
        return read(sentence, marked: nil, vocabulary.filter { $0.kind != .quest })
    }

    private static func read(
        _ sentence: PhraseText, marked: Entity.Kind?, _ vocabulary: [Entity]
    ) -> Reading {
        let hits = longestHits(in: sentence, vocabulary)
        if hits.isEmpty { return marked == nil ? read(sentence, of: []) : .none }
        for hit in hits {
            for dropsParticle in [true, false] {
                var rest = sentence
                rest.remove(hit.place, dropsParticle: dropsParticle)
                if let marked, !takeMarker(of: marked, from: &rest) { continue }
                let reading = read(rest, of: hits.map { $0.entity })
                if reading != .none { return reading }
            }
        }
        return .none
    }

    /// What a sentence says apart from its name.
    private static func read(_ sentence: PhraseText, of entities: [Entity]) -> Reading {
        var rest = sentence
        let period = takePeriod(from: &rest)
        // A number may also be part of the words: `몇 번`.
        let whole = rest
        let count = rest.takeNumber()
        for (rest, count) in [(rest, count), (whole, nil)] {
            guard let pattern = pattern(rest.key, hasName: !entities.isEmpty, count, entities)
            else { continue }
            let intent = pattern.intent
            let meant = entities.filter { $0.kind == intent.kind }
            if meant.count > 1 { return .ambiguous(meant) }
            if let count, !allowedCount.contains(count) { return .outOfRange(intent) }
            if let period, period.isRolling, intent == .goal || intent == .quest {
                return .outOfRange(intent)
            }
            return .understood(
                Phrase(intent: intent, entity: meant.first, count: count, period: period))
        }
        return .none
    }

    private static func pattern(
        _ key: [Character], hasName: Bool, _ count: Int?, _ entities: [Entity]
    ) -> Pattern? {
        for language in Language.allCases {
            for pattern in patterns(language) {
                guard count == nil || pattern.intent == .add, !pattern.needsCount || count != nil,
                    !hasName || entities.contains(where: { $0.kind == pattern.intent.kind })
                else { continue }
                let known = keys(of: pattern)
                if known.hasName == hasName, known.keys.contains(key) { return pattern }
            }
        }
        return nil
    }

    /// What is left of a pattern when everything that stands for something is taken out of it, as
    /// it is taken out of a sentence.
    private static func keys(of pattern: Pattern) -> (keys: [[Character]], hasName: Bool) {
        var keys: [[Character]] = []
        var hasName = false
        for dropsParticle in [true, false] {
            var text = PhraseText(pattern.text)
            for kind in Entity.Kind.allCases {
                let name = Array("{" + kind.rawValue + "}")
                guard let place = text.place(of: name, from: 0) else { continue }
                hasName = true
                text.remove(place, dropsParticle: dropsParticle)
                _ = takeMarker(of: kind, from: &text)
            }
            if let place = text.place(of: Array("{period}"), from: 0) {
                text.remove(place, dropsParticle: true)
            }
            if let place = text.place(of: Array("{n}"), from: 0) {
                text.replace(place, with: "1")
                _ = text.takeNumber()
            }
            keys.append(text.key)
        }
        return (keys, hasName)
    }

    // MARK: Parts

    /// The longest names in a sentence; several when they are equally long.
    private static func longestHits(
        in sentence: PhraseText, _ vocabulary: [Entity]
    ) -> [(entity: Entity, place: Range<Int>)] {
        var longest = 0
        var hits: [(entity: Entity, place: Range<Int>)] = []
        for entity in vocabulary {
            let name = PhraseText(entity.name).key
            guard !name.isEmpty, name.count >= longest,
                let place = sentence.place(of: name, from: 0)
            else { continue }
            if name.count > longest { hits = [] }
            longest = name.count
            hits.append((entity, place))
        }
        return hits
    }

    private static func takeMarker(of kind: Entity.Kind, from text: inout PhraseText) -> Bool {
        for marker in markers where marker.kind == kind {
            if text.take(marker.word) { return true }
        }
        return false
    }

    private static func takePeriod(from text: inout PhraseText) -> Period? {
        for row in periods where text.take(row.words) { return row.period }
        return nil
    }
}
