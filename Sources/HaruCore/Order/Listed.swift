/// What lists of tags, goals, quests and habits are ordered by.
public protocol Listed {
    var id: RecordID { get }
    var createdAt: Instant { get }
    var sortOrder: Int { get }
}

extension Array where Element: Listed {
    /// By `sortOrder`, then `createdAt`, then id (domain 14).
    public func inOrder() -> [Element] {
        ordered { ($0.sortOrder, $0.createdAt, $0.id) < ($1.sortOrder, $1.createdAt, $1.id) }
    }
}

extension Action: Listed {}
extension Tag: Listed {}
extension Goal: Listed {}
extension Quest: Listed {}
extension Habit: Listed {}
