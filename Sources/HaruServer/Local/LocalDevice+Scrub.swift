import HaruCommand
import HaruCore
import HaruReplica
import HaruStore

/// Looks once a week at every row of the store that this process owns (sync 10.2).
extension LocalDevice {
    /// Between the ends of two passes, milliseconds.
    private static let interval: Int64 = 7 * 86_400_000
    /// How many rows one slice looks at: about a hundredth of a second. A second between two slices
    /// leaves the store to others, and the processor too.
    private static let slice = 2000
    private static let pause = 1
    /// Between two looks whether a pass is due, seconds.
    private static let look = 3600
    private static let key = "scrub"

    private enum Slice {
        case notDue
        case goesOn(Scrub)
        /// - Parameters:
        ///   - healed: damaged rows that were taken out, to be fetched again.
        ///   - isWhole: whether nothing is missing that the server has.
        case ended(Scrub, healed: Int, isWhole: Bool)
    }

    /// Does what is due until the device stops.
    func care() {
        var pass: Scrub?
        // After a start there are better things to do.
        var wait = 60
        while careBell.wait(atMost: wait) {
            do throws(Refusal) { wait = try scrub(&pass) } catch {
                pass = nil
                wait = LocalDevice.look
                log(error)
            }
        }
    }

    /// Begins a pass that is due, or goes on with one.
    ///
    /// - Returns: how many seconds to wait before the next call.
    func scrub(_ pass: inout Scrub?) throws(Refusal) -> Int {
        let (under, isJoined, now) = (pass, signedIn != nil, services.now())
        pass = nil
        let slice = try owned.withReplica { (replica) throws(ReplicaError) -> Slice in
            do throws(StorageError) {
                return try LocalDevice.look(at: replica, under, isJoined: isJoined, now)
            } catch { throw .storage(error) }
        }
        switch slice {
        case .notDue: return LocalDevice.look
        case .goesOn(let scrub):
            pass = scrub
            return LocalDevice.pause
        case .ended(let scrub, let healed, let isWhole):
            if !isWhole {
                try owned.withReplica { (replica) throws(ReplicaError) in
                    try replica.fetchWhatWasLost()
                }
                bell.ring()
            }
            services.log.event(
                "scrubbed",
                [
                    ("records", .int(Int64(scrub.records))),
                    ("damaged", .int(Int64(scrub.damaged.count + scrub.lost))),
                    ("fetchedAgain", .int(Int64(healed))),
                ])
            return LocalDevice.look
        }
    }

    private static func look(
        at replica: Replica<SQLiteStorage>, _ pass: Scrub?, isJoined: Bool, _ now: Instant
    ) throws(StorageError) -> Slice {
        let storage = replica.storage
        // What was met while reading need not wait for a week.
        let isDamaged = isJoined && !storage.damaged.isEmpty
        if pass == nil, !isDamaged, try !isDue(storage, now) { return .notDue }
        var scrub: Scrub
        if let pass { scrub = pass } else { scrub = try Scrub(storage) }
        if try scrub.go(on: storage, rows: slice) { return .goesOn(scrub) }
        let isRight = try scrub.isPairRight(in: replica)
        // Without an account nobody can send again what is taken out.
        let healed = isJoined ? try storage.setAside(scrub.damaged) : 0
        try storage.note(now, key)
        return .ended(scrub, healed: healed, isWhole: healed == 0 && isRight != false)
    }

    private static func isDue(
        _ storage: SQLiteStorage, _ now: Instant
    ) throws(StorageError) -> Bool {
        let ended = try storage.bookkeeping(key).flatMap {
            Int64(String(decoding: $0, as: UTF8.self))
        }
        return ended.map { $0 > now.milliseconds || $0 + interval <= now.milliseconds } ?? true
    }
}

extension SQLiteStorage {
    /// Notes when the last pass ended.
    fileprivate func note(_ end: Instant, _ key: String) throws(StorageError) {
        forgetDamaged()
        try begin()
        do throws(StorageError) {
            try setBookkeeping(key, Array(String(end.milliseconds).utf8))
            try commit()
        } catch {
            rollback()
            throw error
        }
    }
}
