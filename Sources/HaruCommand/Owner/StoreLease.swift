import HaruReplica
import HaruStore

/// An open store for as long as one verb needs it: opened for the verb and closed when the lease
/// goes, or lent by a process that owns it.
final class StoreLease {
    let store: Store
    /// Of which the person is to be told.
    let setAside: SetAside?
    private let giveBack: () -> Void

    /// - Parameter giveBack: called when the lease goes.
    init(_ store: Store, setAside: SetAside?, giveBack: @escaping () -> Void) {
        self.store = store
        self.setAside = setAside
        self.giveBack = giveBack
    }

    /// Of a store that this process opened for itself.
    convenience init(_ store: Store) {
        self.init(store, setAside: store.setAside, giveBack: {})
    }

    deinit { giveBack() }
}
