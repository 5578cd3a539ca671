/// The order of actions on the home screen, and its two sections (domain 14). A view of this device;
/// only `isFavorite` syncs.
public struct HomeOrder: Equatable, Sendable {
    /// All actions, in the one order.
    public private(set) var order: [RecordID]
    private var marked: [RecordID]

    /// Listed actions first, in that order; then the rest by `sortOrder`, `createdAt`, id. Ids of
    /// actions that are gone are skipped.
    public init(actions: [Action], stored: [RecordID]) {
        let numbers = ActionNumbers(actions)
        var isListed = [Bool](repeating: false, count: actions.count)
        order = []
        for id in stored {
            guard let i = numbers[id], !isListed[i] else { continue }
            isListed[i] = true
            order.append(id)
        }
        let rest = actions.enumerated().filter { !isListed[$0.offset] }.map { $0.element }
        order += rest.inOrder().map { $0.id }
        marked = actions.filter { $0.isFavorite }.map { $0.id }
    }

    public func isFavorite(_ id: RecordID) -> Bool { marked.contains(id) }

    /// The first section; empty if there is one plain grid.
    public var favorites: [RecordID] { order.filter { isFavorite($0) } }

    public var others: [RecordID] { order.filter { !isFavorite($0) } }

    /// Makes an action a favourite: it moves right behind the last one. The very first favourite
    /// does not move.
    public mutating func mark(_ id: RecordID) {
        guard let from = order.firstIndex(of: id), !isFavorite(id) else { return }
        if let last = order.lastIndex(where: { isFavorite($0) }) {
            order.remove(at: from)
            order.insert(id, at: last < from ? last + 1 : last)
        }
        marked.append(id)
    }

    /// Moves nothing.
    public mutating func unmark(_ id: RecordID) { marked.removeAll { $0 == id } }

    /// Refills exactly the places that favourites occupy; other actions keep theirs. Favourites that
    /// are not among `ids` follow in their order.
    public mutating func reorderFavorites(_ ids: [RecordID]) {
        let current = favorites
        var next: [RecordID] = []
        for id in ids + current where current.contains(id) && !next.contains(id) { next.append(id) }
        var i = 0
        for place in order.indices where isFavorite(order[place]) {
            order[place] = next[i]
            i += 1
        }
    }

    /// Drags an action over another: inside its section it takes that one's place; over the other
    /// section nothing moves.
    public mutating func move(_ id: RecordID, onto target: RecordID) {
        guard let from = order.firstIndex(of: id), let to = order.firstIndex(of: target),
            isFavorite(id) == isFavorite(target)
        else { return }
        order.remove(at: from)
        order.insert(id, at: to)
    }

    /// Lets go of an action on another one: in the other section that marks or unmarks it.
    public mutating func drop(_ id: RecordID, onto target: RecordID) {
        guard order.contains(id), order.contains(target) else { return }
        switch (isFavorite(id), isFavorite(target)) {
        case (false, true): mark(id)
        case (true, false): unmark(id)
        case (true, true), (false, false): move(id, onto: target)
        }
    }
}
