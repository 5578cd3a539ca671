import HaruCore
import HaruReplica
import HaruStrings

/// A change of this device that the server did not accept (sync 7).
public struct RefusedChange: Equatable, Sendable {
    public let record: RecordKey
    /// What a person knows the record by.
    public let name: String
    /// `too_large`, `malformed`, or what a newer server may say.
    public let reason: String
}

/// What a person does about such changes.
public enum RefusedMessage: Equatable, Sendable {
    case copy(RecordKey)
    case askToDiscard(RecordKey)

    var text: String {
        switch self {
        case .copy(let key): "copy " + key.text
        case .askToDiscard(let key): "discard " + key.text
        }
    }

    init?(_ words: Words) {
        guard let kind = words.word(0), let id = words.id(1) else { return nil }
        let key = RecordKey(Kind(kind), id)
        switch words.verb {
        case "copy": self = .copy(key)
        case "discard": self = .askToDiscard(key)
        default: return nil
        }
    }
}

extension RecordKey {
    /// As messages and elements name it.
    var text: String { kind.name + " " + id.text }
}

extension App {
    /// How many are listed; the others follow as these are dealt with.
    private static let listedRefusals = 20

    func update(_ message: RefusedMessage) {
        switch message {
        case .copy(let key): copyRefused(key)
        case .askToDiscard(let key):
            let strings = model.strings
            let name = model.sync.refused.first { $0.record == key }?.name ?? key.kind.name
            ask(
                Confirmation(
                    title: strings.discardRefusedQuestion(name: name),
                    explanation: strings.discardRefusedExplanation, verb: strings.discard,
                    isDestructive: true, deed: .discardRefused(key)))
        }
    }

    func discardRefused(_ key: RecordKey) {
        write { (book, _) throws(ReplicaError) in try book.discardRefused(key) }
        if let book { tellSyncState(book) }
        // What the server has is fetched at once.
        synchronize()
    }

    private func copyRefused(_ key: RecordKey) {
        guard let items = try? book?.syncStatus().quarantine,
            let item = items.first(where: { $0.record == key })
        else { return }
        effects.append(.copy(item.reason + "\n" + String(decoding: item.bytes, as: UTF8.self)))
        toast(model.strings.copied)
    }

    /// What of the quarantine the account screen shows.
    func tellQuarantine(_ items: [QuarantinedItem], _ book: Book) {
        var refused: [RefusedChange] = []
        var count = 0
        for item in items {
            guard let key = item.record else { continue }
            count += 1
            if count > App.listedRefusals { continue }
            refused.append(
                RefusedChange(record: key, name: name(of: key, book), reason: item.reason))
        }
        model.sync.refused = refused
        model.sync.refusedCount = count
        model.sync.unread = items.count - count
    }

    /// A record of an action goes by the action's name.
    private func name(of key: RecordKey, _ book: Book) -> String {
        let record = try? book.storage.record(key.kind, key.id)
        for field in ["name", "title", "text"] {
            if let text = record?.value(field)?.string, !text.isEmpty { return text }
        }
        let action = record?.value("actionID")?.string.flatMap { RecordID($0) }
        let named = model.ledger.actions.first { $0.id == action }
        return named?.name ?? model.strings.kind(key.kind)
    }
}

extension Strings {
    /// What a person calls such a record.
    func kind(_ kind: Kind) -> String {
        switch kind {
        case .action: headingAction
        case .tag: headingTag
        case .session, .count: refusedRecord
        case .settings: tabSettings
        default: refusedOther
        }
    }

    /// Why the server did not accept a change, in words.
    func refusal(code: String) -> String {
        switch Word(code) {
        case "too_large": refusedTooLarge
        case "malformed": refusedMalformed
        default: code
        }
    }
}
