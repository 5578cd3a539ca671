import HaruCore
import Synchronization

/// Accounts in which something changed and whose streams have not yet been told what runs now: it
/// waits for two quiet seconds, since changes come in batches (surfaces 2.2).
final class News: Sendable {
    static let pause: Int64 = 2000

    private let changed = Mutex<[RecordID: Instant]>([:])

    func note(_ account: RecordID, at now: Instant) {
        changed.withLock { $0[account] = now }
    }

    /// The accounts that have been quiet long enough, taken out.
    func take(at now: Instant) -> [RecordID] {
        changed.withLock { changed in
            let due = changed.filter { now - $0.value >= News.pause }.map { $0.key }
            for account in due { changed[account] = nil }
            return due
        }
    }
}
