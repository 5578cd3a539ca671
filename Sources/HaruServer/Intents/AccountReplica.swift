import HaruCore
import HaruHost
import HaruReplica
import HaruStore

/// The server's own copy of an account: one more device, whose exchanges never leave the process.
/// Intents act on it by the same verbs as every device's, and what they write reaches the others as
/// any change does.
final class AccountReplica {
    private let store: Store
    private let hub: Hub<SQLiteHubStorage>
    private let account: RecordID
    let replica: Replica<SQLiteStorage>

    init(_ path: String, account: RecordID, hub: Hub<SQLiteHubStorage>) throws(StoreError) {
        store = try Store.open(path)
        self.hub = hub
        self.account = account
        replica = Replica(store.storage)
    }

    /// By which the account knows this copy. It follows from the node of the store's clock: a store
    /// that was put back from a backup takes a new node, and so becomes a new device by itself.
    private func device() throws(ReplicaError) -> RecordID {
        do throws(StorageError) {
            let node = try store.storage.clock().node
            return RecordID.derived(kind: "server", key: account.text + "/" + String(node))
        } catch { throw .storage(error) }
    }

    func revision() throws(ReplicaError) -> Int64 {
        do throws(StorageError) { return try store.storage.revision() } catch {
            throw .storage(error)
        }
    }

    /// Exchanges until both have the same.
    func exchange(wall: Instant) throws(ReplicaError) {
        // Each round stores something or is the last; a bound keeps a mistake of ours from going on
        // for ever.
        var hasExpired = false
        for _ in 0..<10_000 {
            let request = try replica.syncRequest(device: device(), chance: Secret.word)
            let result: SyncResult
            do throws(SyncRefusal) {
                let answer = try hub.exchange(request, wall: wall, chance: Secret.word)
                result = try take(answer, to: request, wall: wall).get()
            } catch {
                guard error != .storeUnavailable, error != .serverClock else {
                    throw .storage(.failed(code: 0, message: "the account cannot be read"))
                }
                if case .cursorExpired = error { hasExpired = true }
                result = try replica.take(error, chance: Secret.word)
            }
            if !result.wantsMore { break }
        }
        // Nobody needs to be asked: what the account no longer has is right beside this copy.
        if hasExpired { try replica.confirmHeldDrops() }
    }

    private func take(
        _ answer: SyncAnswer, to request: SyncRequest, wall: Instant
    ) -> Result<SyncResult, SyncRefusal> {
        do throws(ReplicaError) {
            return .success(
                try replica.take(
                    answer, to: request, wall: wall, roundTrip: 0, chance: Secret.word))
        } catch { return .failure(.storeUnavailable) }
    }

    /// What days are reckoned in: the account's zone, else the server's.
    func boundary(_ settings: Settings) -> DayBoundary {
        let zone =
            settings.timeZone.flatMap { SystemZones.load($0) }
            ?? SystemZones.local(variables: { _ in nil })
        return DayBoundary(
            zone: zone, dayStartMinutes: settings.dayStartMinutes, weekStart: settings.weekStart)
    }

    /// Milliseconds, or counts, of an action within days.
    func total(
        of action: Action, _ range: Range<Instant>, now: Instant
    ) throws(ReplicaError) -> Int64 {
        var total: Int64 = 0
        let isCount = action.trackingType == .count
        do throws(StorageError) {
            try store.storage.forEachSpan(isCount ? .count : .session, touching: range) { span in
                guard span.owner == action.id else { return }
                if isCount {
                    total += span.end
                    return
                }
                let end = span.end == TimelineEntry.running ? now.milliseconds : span.end
                let from = max(span.start, range.lowerBound.milliseconds)
                total += max(0, min(end, range.upperBound.milliseconds) - from)
            }
        } catch { throw .storage(error) }
        return total
    }
}
