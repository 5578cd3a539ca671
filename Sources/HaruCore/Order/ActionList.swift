/// The screen that lists all actions: favourites, then the actions of each tag, then the untagged.
public struct ActionList: Equatable, Sendable {
    /// In home order.
    public let favorites: [RecordID]
    /// Tags that have actions, in tag order; an action appears under each of its tags, a favourite
    /// once more.
    public let tagged: [Section]
    public let untagged: [RecordID]

    /// A tag and its actions in home order.
    public struct Section: Equatable, Sendable {
        public let tagID: RecordID
        public let actionIDs: [RecordID]
    }

    public init(actions: [Action], tags: [Tag], home: HomeOrder) {
        let numbers = ActionNumbers(actions)
        let ordered = home.order.compactMap { id in numbers[id].map { actions[$0] } }
        favorites = home.favorites
        tagged = tags.inOrder().compactMap { tag in
            let ids = ordered.filter { $0.tagIDs.contains(tag.id) }.map { $0.id }
            return ids.isEmpty ? nil : Section(tagID: tag.id, actionIDs: ids)
        }
        untagged = ordered.filter { action in
            !tags.contains { action.tagIDs.contains($0.id) }
        }.map { $0.id }
    }
}
