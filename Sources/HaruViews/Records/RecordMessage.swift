import HaruCore

/// What happens in the sheet of a record (app 9.5).
public enum RecordMessage: Equatable, Sendable {
    case fold(RecordEditor.Row)
    /// A column of a wheel has come to a row.
    case turn(RecordEditor.Row, TimeColumn, index: Int)
    case choose(RecordID)
    case amount(String)
    /// So many more, negative fewer.
    case raise(Int)
    case note(String)
    case save
    case delete
    case stop

    var text: String {
        switch self {
        case .fold(let row): "fold " + row.rawValue
        case .turn(let row, let column, _): "turn " + row.rawValue + " " + column.rawValue
        case .choose(let id): "choose " + id.text
        case .amount: "amount"
        case .raise(let count): "raise \(count)"
        case .note: "note"
        case .save: "save"
        case .delete: "delete"
        case .stop: "stop"
        }
    }

    init?(_ words: Words) {
        let row = words.word(0).flatMap { RecordEditor.Row(rawValue: $0) }
        switch words.verb {
        case "fold":
            guard let row else { return nil }
            self = .fold(row)
        case "turn":
            guard let row, let column = words.word(1).flatMap({ TimeColumn(rawValue: $0) }),
                let index = Int(digits: words.value)
            else { return nil }
            self = .turn(row, column, index: index)
        case "choose":
            guard let id = words.id() else { return nil }
            self = .choose(id)
        case "amount": self = .amount(words.value)
        case "raise": self = .raise(words.int(0) ?? 0)
        case "note": self = .note(words.value)
        case "save": self = .save
        case "delete": self = .delete
        case "stop": self = .stop
        default: return nil
        }
    }
}
