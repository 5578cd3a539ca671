/// What a sentence asked for (surfaces 8.4).
public struct Phrase: Equatable, Sendable {
    public let intent: Intent
    /// `nil` only where the intent needs none: stopping whatever runs.
    public let entity: Entity?
    /// How many; `nil` = not said.
    public let count: Int?
    /// Over which days; `nil` = not said.
    public let period: Period?

    public enum Intent: String, CaseIterable, Sendable {
        case start, stop, add, total, goal, quest

        /// What its name must be.
        var kind: Entity.Kind {
            switch self {
            case .start, .stop, .add, .total: .action
            case .goal: .goal
            case .quest: .quest
            }
        }
    }

    /// Something of the person's that a sentence may name.
    public struct Entity: Equatable, Sendable {
        public enum Kind: String, CaseIterable, Sendable { case action, goal, quest }

        public let kind: Kind
        public let id: RecordID
        public let name: String

        public init(_ kind: Kind, id: RecordID, name: String) {
            self.kind = kind
            self.id = id
            self.name = name
        }
    }

    public enum Period: String, CaseIterable, Sendable {
        case day, week, month, last7, last30

        /// Whether it ends today, whatever the day.
        public var isRolling: Bool { self == .last7 || self == .last30 }
    }

    public enum Reading: Equatable, Sendable {
        case understood(Phrase)
        /// Several names fit equally well.
        case ambiguous([Entity])
        /// A number that is none of 1…999, or days that the intent does not know.
        case outOfRange(Intent)
        case none
    }

    public static let allowedCount = 1...999
}
