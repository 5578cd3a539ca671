import HaruCore

/// Everything that can happen on a screen. In the document a message is its text, an attribute of
/// the element that says it, so that a screen painted from the cache can already be tapped.
public enum Message: Equatable, Sendable {
    case shell(ShellMessage)
    case home(HomeMessage)
    case history(HistoryMessage)
    case record(RecordMessage)
    case filter(FilterMessage)
    case account(AccountMessage)
    case refused(RefusedMessage)
    case admission(AdmissionMessage)
    case actions(ActionsMessage)
    case tags(TagsMessage)
    case goals(GoalsMessage)
    case habits(HabitsMessage)
    case pauses(PausesMessage)
    case settings(SettingsMessage)

    public var text: String {
        switch self {
        case .shell(let message): "shell." + message.text
        case .home(let message): "home." + message.text
        case .history(let message): "history." + message.text
        case .record(let message): "record." + message.text
        case .filter(let message): "filter." + message.text
        case .account(let message): "account." + message.text
        case .refused(let message): "refused." + message.text
        case .admission(let message): "admission." + message.text
        case .actions(let message): "actions." + message.text
        case .tags(let message): "tags." + message.text
        case .goals(let message): "goals." + message.text
        case .habits(let message): "habits." + message.text
        case .pauses(let message): "pauses." + message.text
        case .settings(let message): "settings." + message.text
        }
    }

    /// - Parameters:
    ///   - text: what the element said.
    ///   - value: what its field holds, or how the gesture went.
    public init?(_ text: String, value: String = "") {
        let parts = text.parts(at: UInt8(ascii: "."), most: 2)
        guard parts.count == 2 else { return nil }
        let words = Words(parts[1], value: value)
        let message: Message? =
            switch Word(parts[0]) {
            case "shell": ShellMessage(words).map { .shell($0) }
            case "home": HomeMessage(words).map { .home($0) }
            case "history": HistoryMessage(words).map { .history($0) }
            case "record": RecordMessage(words).map { .record($0) }
            case "filter": FilterMessage(words).map { .filter($0) }
            case "account": AccountMessage(words).map { .account($0) }
            case "refused": RefusedMessage(words).map { .refused($0) }
            case "admission": AdmissionMessage(words).map { .admission($0) }
            case "actions": ActionsMessage(words).map { .actions($0) }
            case "tags": TagsMessage(words).map { .tags($0) }
            case "goals": GoalsMessage(words).map { .goals($0) }
            case "habits": HabitsMessage(words).map { .habits($0) }
            case "pauses": PausesMessage(words).map { .pauses($0) }
            case "settings": SettingsMessage(words).map { .settings($0) }
            default: nil
            }
        guard let message else { return nil }
        self = message
    }
}

/// The words of a message: a verb and what it is about.
public struct Words: Sendable {
    let verb: Word
    public let arguments: [String]
    /// What came with the event.
    public let value: String

    init(_ text: String, value: String) {
        let parts = text.parts(at: UInt8(ascii: " "))
        verb = Word(parts.first ?? "")
        arguments = Array(parts.dropFirst())
        self.value = value
    }

    func word(_ place: Int) -> String? { place < arguments.count ? arguments[place] : nil }

    /// The word at a place, or an empty one, to be told from others.
    func name(_ place: Int) -> Word { Word(word(place) ?? "") }

    func id(_ place: Int = 0) -> RecordID? { word(place).flatMap { RecordID($0) } }

    func int(_ place: Int) -> Int? { word(place).flatMap { Int(digits: $0) } }

    /// Everything from `place` on.
    func rest(_ place: Int = 0) -> String {
        Array(arguments.dropFirst(place)).joined(separator: " ")
    }

    /// The words of the value: where a gesture is.
    var spot: [String] { value.parts(at: UInt8(ascii: " ")) }

    /// The value as two whole numbers.
    var point: (x: Int, y: Int)? {
        let numbers = spot.map { Int(digits: $0) }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
        return (x, y)
    }
}
