import HaruCore
import HaruReplica
import HaruStrings

extension App {
    /// This device, as it is registered with the account.
    var deviceID: RecordID? {
        model.preferences[PreferenceKey.deviceID].flatMap { RecordID($0) }
    }

    /// Arranges an exchange for soon.
    func syncSoon(after milliseconds: Int = SyncClient.pause) {
        guard model.device.isSignedIn, !sync.isScheduled else { return }
        sync.isScheduled = true
        effects.append(.later(.shell(.sync), milliseconds))
    }

    /// Makes an exchange now, unless one is on its way.
    func synchronize() {
        sync.isScheduled = false
        guard model.device.isSignedIn, isOwner, let book, let device = deviceID,
            sync.registration == nil
        else { return }
        if model.preferences[PreferenceKey.isUnregistered] != nil { return registerAnew() }
        guard sync.inFlight == nil else {
            sync.isDue = true
            return
        }
        do throws(ReplicaError) {
            let request = try book.syncRequest(device: device, chance: { self.chance() })
            sync.inFlight = request
            sync.sentAt = model.now
            model.sync.phase = .working
            effects.append(
                .fetch(
                    Effect.Fetch(
                        id: "sync", method: "POST", path: "/v1/sync",
                        body: String(decoding: request.bytes, as: UTF8.self))))
        } catch { fail(error) }
    }

    /// The server answered, or did not.
    func synced(_ status: Int, _ body: String, retryAfter: Int?) {
        guard let request = sync.inFlight, let book else { return }
        sync.inFlight = nil
        model.home.isRefreshing = false
        do throws(ReplicaError) {
            guard let result = try take(status, body, request, book) else {
                return unanswered(status, retryAfter: retryAfter)
            }
            reread()
            tellSyncState(book)
            if result.isCopy { return becameCopy() }
            sync.failures = 0
            model.sync.phase = .idle
            model.sync.lastSync = model.now
            if result.wantsMore || sync.isDue {
                sync.isDue = false
                synchronize()
            }
        } catch { fail(error) }
    }

    /// - Returns: `nil` when there was no answer to take.
    private func take(
        _ status: Int, _ body: String, _ request: SyncRequest, _ book: Book
    ) throws(ReplicaError) -> SyncResult? {
        if status == 200, let answer = try? SyncAnswer(bytes: Array(body.utf8)) {
            model.sync.fetched += answer.items.count
            return try book.take(
                answer, to: request, wall: model.now,
                roundTrip: max(0, model.now - sync.sentAt), chance: { self.chance() })
        }
        guard let refusal = SyncRefusal(status: status, body: Array(body.utf8)) else { return nil }
        if case .epochChanged = refusal { model.sync.isServerRestored = true }
        if refusal == .serverClock { model.sync.phase = .attention(.serverClock) }
        let result = try book.take(refusal, chance: { self.chance() })
        return result.wantsMore ? result : nil
    }

    func unanswered(_ status: Int, retryAfter: Int?) {
        sync.failures += 1
        switch status {
        case 0: model.sync.phase = model.device.isOnline ? .attention(.unreachable) : .offline
        case 401:
            model.device.isSignedIn = false
            model.sync.phase = .attention(.signedOut)
            effects.append(.token(nil))
            return effects.append(.live(false))
        case 403 where !sync.wasRefused:
            // Cut off while it was being registered anew: the device's name was kept, its token not.
            sync.wasRefused = true
            return registerAnew()
        case 503: break
        default: model.sync.phase = .attention(.refused)
        }
        syncSoon(after: retryAfter.map { $0 * 1000 } ?? sync.backOff(chance: chance()))
    }

    /// What the account screen shows.
    func tellSyncState(_ book: Book) {
        guard let status = try? book.syncStatus() else { return }
        model.sync.isComplete = status.isComplete
        let before = sync.alarms ?? status.parityAlarms
        sync.alarms = before
        model.sync.isRepaired = status.parityAlarms > before && status.parityDifferences == 0
        model.sync.heldDeletions = status.heldDeletions.count
        model.sync.notAccepted = status.quarantine.count
        model.sync.clockMinutes = Int(clamping: status.clockOffset / 60_000)
        model.sync.waiting = (try? book.storage.pending(after: 0, limit: 1000).count) ?? 0
    }

    /// Signed in: the stream that hints at others' changes is opened, and everything exchanged.
    func startSyncing() {
        guard model.device.isSignedIn else { return }
        effects.append(.live(true))
        if let book { tellSyncState(book) }
        if !model.sync.isComplete {
            model.sync.fetched = 0
            send("status", "GET", "/v1/sync/status")
        }
        synchronize()
    }

    /// Another window signed this device in or out.
    func signedInElsewhere(_ isSignedIn: Bool) {
        guard model.device.isSignedIn != isSignedIn else { return }
        model.device.isSignedIn = isSignedIn
        if isSignedIn { startSyncing() } else { effects.append(.live(false)) }
    }
}
