import HaruCore
import HaruReplica
import Synchronization

/// Keeps what the server holds small while it is in use (sync 8): once a day for each account, one
/// after the other, a little at a time. It lets go of the account between two slices, so that nobody
/// waits for long.
final class Upkeep: Sendable {
    /// What is done for an account, in this order.
    private enum Step: Sendable {
        case tombstones(after: TombstoneMark?)
        case pages
        case attachments(after: String?)
    }

    private struct State {
        var due: Instant?
        /// The account that is being looked after.
        var account: RecordID?
        var step = Step.tombstones(after: nil)
    }

    private let state = Mutex(State())

    /// Between the beginnings of two rounds, milliseconds.
    static let interval: Int64 = 86_400_000
    /// After a start the server has better things to do.
    static let delay: Int64 = 60_000
    /// How much one slice looks at: tombstones, files.
    static let slice = 200
    /// How many slices one call does.
    static let slicesAtOnce = 20

    /// Does what is due, as far as it may at once; called every second.
    func work(_ services: Services) {
        services.stores.closeIdle()
        let now = services.now()
        for _ in 0..<Upkeep.slicesAtOnce {
            guard let (account, step) = begin(services, now) else { return }
            let next = Upkeep.run(step, account, services, now)
            state.withLock { state in
                if let next { state.step = next } else { Upkeep.advance(&state, services, now) }
            }
        }
    }

    private func begin(_ services: Services, _ now: Instant) -> (RecordID, Step)? {
        state.withLock { state in
            if let account = state.account { return (account, state.step) }
            guard let due = state.due else {
                state.due = now + Upkeep.delay
                return nil
            }
            guard due <= now else { return nil }
            state.due = now + Upkeep.interval
            Upkeep.tidy(services, now)
            Upkeep.advance(&state, services, now)
            return state.account.map { ($0, state.step) }
        }
    }

    /// What concerns no account in particular.
    private static func tidy(_ services: Services, _ now: Instant) {
        do throws(APIError) {
            try services.ledger.transaction { rows throws(APIError) in
                try rows.forgetOldTokens(at: now)
            }
            try services.stores.removeClosed { id throws(APIError) in
                try services.ledger.read { rows throws(APIError) in try rows.account(id) != nil }
            }
        } catch {
            services.log.event("upkeepFailed", [("code", .string(error.code.rawValue))])
        }
    }

    /// Goes on to the next account in the order of ids.
    private static func advance(_ state: inout State, _ services: Services, _ now: Instant) {
        let after = state.account ?? RecordID(high: 0, low: 0)
        let next = try? services.ledger.read { rows throws(APIError) in
            try rows.account(after: after)
        }
        state.account = next.flatMap { $0 }
        state.step = .tombstones(after: nil)
    }

    /// - Returns: what is to be done next for the account; `nil` = nothing is left, or it failed and
    ///   is tried again tomorrow.
    private static func run(
        _ step: Step, _ account: RecordID, _ services: Services, _ now: Instant
    ) -> Step? {
        do throws(APIError) {
            let store = try services.stores.store(of: account)
            switch step {
            case .tombstones(let mark):
                let next = try store.purge(wall: now, after: mark, most: slice)
                return next == nil ? .pages : .tombstones(after: next)
            case .pages: return try store.release() ? .pages : .attachments(after: nil)
            case .attachments(let name):
                let next = try store.attachments.sweep(after: name, most: slice, at: now) {
                    hash throws(APIError) in try store.isNamed(hash)
                }
                return next.map { .attachments(after: $0) }
            }
        } catch {
            services.log.event(
                "upkeepFailed",
                [("account", .string(account.text)), ("code", .string(error.code.rawValue))])
            return nil
        }
    }
}

extension Ledger.Rows {
    /// The account behind `id` in the order of ids.
    func account(after id: RecordID) throws(APIError) -> RecordID? {
        try first("SELECT id FROM account WHERE id > ?1 ORDER BY id LIMIT 1", .id(id)) { $0.id(0) }
    }
}
