import HaruCore
import Synchronization

/// Tells the rest of the server what happens to accounts.
final class AccountEvents: Sendable {
    enum Event: Equatable, Sendable {
        /// The one-time link made the first account.
        case madeFirst(RecordID)
        /// There is something new in an account.
        ///
        /// - Parameter by: the device it came from; `nil` = the server itself, for a shortcut.
        case changed(RecordID, by: RecordID?)
    }

    private let listeners = Mutex<[@Sendable (Event) -> Void]>([])

    /// - Parameter body: called by the thread in which it happens, and quick.
    func listen(_ body: @escaping @Sendable (Event) -> Void) {
        listeners.withLock { $0.append(body) }
    }

    func tell(_ event: Event) {
        for listener in listeners.withLock({ $0 }) { listener(event) }
    }
}
