import HaruCore
import HaruHost
import HaruReplica
import HaruStore

/// What exchanges of one store with its account did.
package struct SyncOutcome: Equatable, Sendable {
    package var exchanges = 0
    /// Records that were offered and taken.
    package var sent = 0
    /// Records that arrived.
    package var received = 0
    package var bytesSent = 0
    package var bytesReceived = 0
    /// Whether the store turned out to be a copy.
    package var isCopy = false
    /// Of the account, at the end.
    package var parity: Parity?

    package init() {}
}

/// Carries a store's changes to its account and back: over the network, or within the server that
/// owns the store.
package protocol SyncCarrier {
    var signedIn: SignedIn { get }
    /// The process that owns the store for long; `nil` = it is open for single steps only.
    var owner: Int32? { get }

    /// Does something with the replica.
    func opened<Result>(
        _ body: (Replica<SQLiteStorage>) throws(ReplicaError) -> Result
    ) throws(Refusal) -> Result

    /// Exchanges until neither side has anything more.
    ///
    /// - Parameter progress: told after each exchange.
    /// - Returns: what all exchanges of this carrier did.
    func exchange(_ progress: @escaping (SyncOutcome) -> Void) throws(Refusal) -> SyncOutcome

    /// As `GET /v1/sync/status` answers.
    func serverStatus() throws(NetworkProblem) -> JSON
}

extension SyncCarrier {
    /// An account that has no zone takes this device's, once all it has is here (sync 1.1).
    ///
    /// - Returns: whether there is something to send.
    package func adoptZone(
        _ place: StorePlace, _ environment: CommandEnvironment
    ) throws(Refusal) -> Bool {
        let preferences = Preferences.load(place.preferences)
        let zone =
            preferences["timeZone"]?.string
            ?? SystemZones.local(variables: environment.variables).name
        return try opened { (replica) throws(ReplicaError) -> Bool in
            guard try replica.settings().timeZone == nil else { return false }
            try replica.write(.settings, subject: "timeZone", wall: environment.now()) {
                (transaction) throws(ReplicaError) in
                try transaction.set(
                    .settings, Settings.recordID, [FieldWrite("timeZone", .string(zone))])
            }
            return true
        }
    }
}

extension Replica {
    package func status() throws(ReplicaError) -> SyncStatus {
        do throws(StorageError) { return try syncStatus() } catch { throw .storage(error) }
    }

    /// Records of which something is still to be sent.
    package func pendingCount() throws(ReplicaError) -> Int {
        var count = 0
        var position: Int64 = 0
        do throws(StorageError) {
            while true {
                let page = try storage.pending(after: position, limit: 10_000)
                guard let last = page.last else { return count }
                count += page.count
                position = last.position
            }
        } catch { throw .storage(error) }
    }
}
