/// Something counted at a moment.
public struct CountEntry: Equatable, Sendable {
    public let id: RecordID
    public var actionID: RecordID
    public var timestamp: Instant
    /// 1…9999.
    public var amount: Int
    public var note: String
    public var createdAt: Instant

    public static let allowedAmounts = 1...9999

    public init(
        id: RecordID, actionID: RecordID, timestamp: Instant, amount: Int = 1, note: String = "",
        createdAt: Instant = Instant(milliseconds: 0)
    ) {
        self.id = id
        self.actionID = actionID
        self.timestamp = timestamp
        self.amount = amount
        self.note = note
        self.createdAt = createdAt
    }

    /// What the entry adds to a sum: its amount. A merge may bring any number, so what is beyond a
    /// million millions is left at that, and no sum of a million entries overflows.
    public var counted: Int64 {
        min(max(Int64(amount), -CountEntry.most), CountEntry.most)
    }

    static let most: Int64 = 1_000_000_000_000

    /// - Throws: `.amountOutOfRange` outside 1…9999.
    public static func checked(amount: Int) throws(DomainError) -> Int {
        guard allowedAmounts.contains(amount) else { throw .amountOutOfRange }
        return amount
    }
}
