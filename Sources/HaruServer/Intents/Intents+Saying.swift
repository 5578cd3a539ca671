import HaruCommand
import HaruCore
import HaruReplica

/// Sentences (surfaces 8.4).
extension Intents {
    /// - Throws: `.notUnderstood`, `.ambiguous` with candidates, `.outOfRange`.
    func read(_ text: String) throws(APIError) -> Phrase {
        switch Phrase.read(text, vocabulary: try vocabulary()) {
        case .understood(let phrase): return phrase
        case .ambiguous(let entities):
            var error = APIError(.ambiguous)
            error.candidates = entities.map {
                APIError.Candidate(kind: $0.kind.rawValue, id: $0.id, name: $0.name)
            }
            throw error
        case .outOfRange: throw APIError(.outOfRange)
        case .none: throw APIError(.notUnderstood)
        }
    }

    /// Everything a sentence may name, as it is now.
    private func vocabulary() throws(APIError) -> [Phrase.Entity] {
        try actions().map { Phrase.Entity(.action, id: $0.id, name: $0.name) }
            + goals().map { Phrase.Entity(.goal, id: $0.id, name: $0.title) }
            + quests().map { Phrase.Entity(.quest, id: $0.quest.id, name: $0.target) }
    }

    /// Does what a sentence asked for.
    func obey(_ phrase: Phrase) throws(APIError) -> IntentResult {
        let name = phrase.entity?.id.text ?? ""
        let period = phrase.period ?? .day
        let span = Span(rawValue: period.rawValue) ?? .day
        switch phrase.intent {
        case .start: return try start(action(name))
        case .stop: return try stop(phrase.entity == nil ? onlyRunning() : action(name))
        case .add: return try add(phrase.count ?? 1, to: action(name))
        case .total: return try total(action(name), Period(rawValue: period.rawValue) ?? .day)
        case .goal: return try progress(of: goal(name), over: span)
        case .quest: return try progress(of: quest(name), over: span)
        }
    }
}

extension Phrase {
    /// Whether it changes records.
    var isChange: Bool { intent == .start || intent == .stop || intent == .add }

    var json: JSON {
        var members = [JSON.Member("intent", .string(intent.rawValue))]
        if let entity {
            members.append(
                JSON.Member(
                    "entity",
                    .object([
                        JSON.Member("kind", .string(entity.kind.rawValue)),
                        JSON.Member("id", .string(entity.id.text)),
                        JSON.Member("name", .string(entity.name)),
                    ])))
        }
        if let count { members.append(JSON.Member("count", .int(Int64(count)))) }
        if let period { members.append(JSON.Member("period", .string(period.rawValue))) }
        return .object(members)
    }
}
