import HaruCore
import HaruReplica
import HaruStrings

/// What a run of exchanges did.
package struct SyncReport: Report {
    let outcome: SyncOutcome
    let signedIn: SignedIn?
    private let strings: Strings

    package init(_ outcome: SyncOutcome, _ strings: Strings, signedIn: SignedIn? = nil) {
        self.outcome = outcome
        self.strings = strings
        self.signedIn = signedIn
    }

    package var json: JSON {
        var members = [
            JSON.Member("sent", .count(outcome.sent)),
            JSON.Member("received", .count(outcome.received)),
            JSON.Member("exchanges", .count(outcome.exchanges)),
            JSON.Member("bytesSent", .count(outcome.bytesSent)),
            JSON.Member("bytesReceived", .count(outcome.bytesReceived)),
            JSON.Member("isCopy", .bool(outcome.isCopy)),
        ]
        if let signedIn {
            members.append(JSON.Member("login", .string(signedIn.login)))
            members.append(JSON.Member("address", .string(signedIn.address)))
        }
        return .payload(members)
    }

    package func lines(_ style: Style) -> [String] {
        var lines: [String] = []
        if outcome.isCopy { lines.append(strings.syncCopied) }
        var parts: [String] = []
        if outcome.sent > 0 { parts.append(strings.syncSent(count: outcome.sent)) }
        if outcome.received > 0 { parts.append(strings.syncReceived(count: outcome.received)) }
        lines.append(parts.isEmpty ? strings.syncQuiet : parts.joined(separator: ", "))
        return lines
    }

    package var isMessage: Bool { true }
}

/// That both sides hold the same.
struct VerifyReport: Report {
    let fields: UInt64
    let wasHealed: Bool
    private let strings: Strings

    init(fields: UInt64, wasHealed: Bool, _ strings: Strings) {
        self.fields = fields
        self.wasHealed = wasHealed
        self.strings = strings
    }

    var json: JSON {
        .payload([
            JSON.Member("fields", .string(String(fields))),
            JSON.Member("wasHealed", .bool(wasHealed)),
        ])
    }

    func lines(_ style: Style) -> [String] {
        let count = String(fields)
        return [
            wasHealed ? strings.syncHealed(fields: count) : strings.syncVerified(fields: count)
        ]
    }
}

/// What is still to be exchanged, and what keeps it.
struct StatusReport: Report {
    let signedIn: SignedIn
    let status: SyncStatus
    let pending: Int
    /// As `/v1/sync/status` answers; `nil` when it did not.
    let server: JSON?
    let problem: String?
    /// The process that owns the store and exchanges for it; `nil` = none.
    let owner: Int32?

    var json: JSON {
        .payload([
            JSON.Member("login", .string(signedIn.login)),
            JSON.Member("address", .string(signedIn.address)),
            JSON.Member("device", .id(signedIn.device)),
            JSON.Member("pending", .count(pending)),
            JSON.Member("isComplete", .bool(status.isComplete)),
            JSON.Member("clockOffset", .int(status.clockOffset)),
            JSON.Member("held", .count(status.heldDeletions.count)),
            JSON.Member("heldDrops", .count(status.heldDrops.count)),
            JSON.Member("dropped", .count(status.dropped.count)),
            JSON.Member("quarantined", .count(status.quarantine.count)),
            JSON.Member("parityAlarms", .string(String(status.parityAlarms))),
            JSON.Member("parity", status.parity.json),
            JSON.Member("server", server ?? .null),
            JSON.Member("problem", problem.map { .string($0) } ?? .null),
            JSON.Member("owner", owner.map { .int(Int64($0)) } ?? .null),
        ])
    }

    func lines(_ style: Style) -> [String] {
        let strings = style.strings
        var lines = [strings.syncAccountLine(address: signedIn.address, login: signedIn.login)]
        lines.append(strings.syncPending(count: pending))
        if !status.isComplete { lines.append(strings.syncIncomplete) }
        let minutes = status.clockOffset / 60_000
        if minutes > 0 { lines.append(strings.syncClockFast(minutes: String(minutes))) }
        if minutes < 0 { lines.append(strings.syncClockSlow(minutes: String(-minutes))) }
        if !status.heldDeletions.isEmpty {
            lines.append(strings.syncHeld(count: status.heldDeletions.count))
        }
        if !status.heldDrops.isEmpty {
            lines.append(strings.syncHeldDrops(count: status.heldDrops.count))
        }
        if !status.quarantine.isEmpty {
            lines.append(strings.syncQuarantined(count: status.quarantine.count))
        }
        if let records = server?["records"]?.int64 {
            lines.append(strings.syncServerHas(records: Int(records)))
        }
        if let owner { lines.append(strings.ownerLine(process: String(owner))) }
        if let problem { lines.append(problem) }
        return lines
    }
}
