import HaruCore

/// Storing what one request offers.
struct HubStoring<Storage: HubStorage> {
    private let storage: Storage
    private let request: SyncRequest
    private let limits: HubLimits
    private let serverAt: Instant
    var account: HubAccount
    var device: HubDevice
    private(set) var accepted = 0
    private(set) var rejected: [SyncAnswer.Rejection] = []
    private var number: UInt64
    /// `nil` = not looked up yet.
    private var isTooBig: Bool?

    init(
        _ storage: Storage, account: HubAccount, device: HubDevice, request: SyncRequest,
        limits: HubLimits, serverAt: Instant
    ) {
        self.storage = storage
        self.account = account
        self.device = device
        self.request = request
        self.limits = limits
        self.serverAt = serverAt
        number = account.sequence
    }

    mutating func store() throws(StorageError) {
        // The numbers are taken before anything else, so that they become visible in their order.
        var offered: UInt64 = 0
        for item in request.items {
            if case .change(let change) = item { offered += UInt64(change.fields.count) }
        }
        account.sequence += offered
        let isHeld = try holdsDeletions()
        for (index, item) in request.items.enumerated() {
            let code: SyncAnswer.Code?
            switch item {
            case .unreadable(_, .tooLarge): code = .tooLarge
            case .unreadable(_, .stampTooLate): code = .clockAhead
            case .unreadable: code = .malformed
            case .change(let change): code = try store(change, isHeld: isHeld)
            }
            if let code {
                rejected.append(SyncAnswer.Rejection(index: index, code: code))
            } else {
                accepted += 1
            }
        }
    }

    private mutating func store(
        _ change: Change, isHeld: Bool
    ) throws(StorageError) -> SyncAnswer.Code? {
        if HubStoring.isForbidden(change) { return .malformed }
        let key = RecordKey(change.kind, change.id)
        let old = try storage.record(key)
        if old == nil {
            if let purged = try storage.purgeNumber(of: key), request.cursor < purged {
                return .purged
            }
            if try isFull() { return .quotaExceeded }
        }
        var code: SyncAnswer.Code?
        var fields: [Change.ChangedField] = []
        let most = serverAt.milliseconds + SyncAnswer.tolerance
        let holdsThis = isHeld && deletes(change, old)
        for field in change.fields {
            if field.stamp.milliseconds > most {
                code = .clockAhead
            } else if holdsThis, sameBytes(field.name, Schema.deleted) {
                code = code ?? .deletionHeld
            } else {
                fields.append(field)
            }
        }
        if code == .clockAhead, holdsThis {
            // The device confirms by the code of the item: one that has both is offered again.
            return .quotaExceeded
        }
        try merge(fields, into: old, key)
        return code
    }

    /// Whether the account may not grow; its size is looked up once a request.
    private mutating func isFull() throws(StorageError) -> Bool {
        if account.live >= limits.liveRecords { return true }
        if let isTooBig { return isTooBig }
        let isTooBig = try storage.size() >= limits.bytes
        self.isTooBig = isTooBig
        return isTooBig
    }

    private mutating func merge(
        _ fields: [Change.ChangedField], into old: HubRecord?, _ key: RecordKey
    ) throws(StorageError) {
        var record = old?.record ?? Record(kind: key.kind, id: key.id)
        var changed: [(name: String, number: UInt64)] = []
        for field in fields {
            number += 1
            if let known = record[field.name], field.stamp < known.stamp { continue }
            let before = record[field.name]
            if record.merge(field, fromServer: true) == .clash { account.clashes += 1 }
            guard record[field.name] != before else { continue }
            changed.append((field.name, number))
            account.newest = max(account.newest, field.stamp.milliseconds)
        }
        guard !changed.isEmpty else { return }
        let numbers = record.fields.map { named in
            changed.first { sameBytes($0.name, named.name) }?.number
                ?? old?.number(of: named.name) ?? 0
        }
        account.parity.replace(old?.record, by: record)
        let wasLive = old.map { !$0.record.isDeleted } ?? false
        account.live += (record.isDeleted ? 0 : 1) - (wasLive ? 1 : 0)
        try storage.put(
            HubRecord(
                record: record, numbers: numbers,
                deletedAt: record.isDeleted ? old?.deletedAt ?? serverAt : nil))
    }

    // MARK: Mass deletion

    /// Whether the unconfirmed deletions of this request are too many to be stored without asking.
    /// What is not held is added to the device's sum.
    private mutating func holdsDeletions() throws(StorageError) -> Bool {
        let hourAgo = serverAt - 3_600_000
        device.deletions.removeAll { $0.at < hourAgo }
        var offered = 0
        for case .change(let change) in request.items {
            // Few changes delete, and only for those is the record looked up.
            guard HubStoring.mayDelete(change) else { continue }
            let key = RecordKey(change.kind, change.id)
            if deletes(change, try storage.record(key)) { offered += 1 }
        }
        if offered == 0 { return false }
        let before = device.deletions.reduce(0) { $0 + $1.count }
        let sum = before + offered
        let live = account.live + before
        if sum > limits.deletions || live >= limits.halfFrom && sum * 2 > live { return true }
        device.deletions.append(HubDevice.Deletions(at: serverAt, count: offered))
        return false
    }

    private static func mayDelete(_ change: Change) -> Bool {
        !change.isConfirmed && change.fields.contains { sameBytes($0.name, Schema.deleted) }
    }

    /// Whether a change deletes, unconfirmed, what is live here.
    private func deletes(_ change: Change, _ known: HubRecord?) -> Bool {
        guard !change.isConfirmed, let known, !known.record.isDeleted else { return false }
        return change.fields.contains { field in
            sameBytes(field.name, Schema.deleted) && field.value == .bool(true)
                && field.stamp > known.record[Schema.deleted]?.stamp ?? .zero
        }
    }

    /// Health values never leave a device (sync 13); which of them a quest is about does.
    private static func isForbidden(_ change: Change) -> Bool {
        func isHealth(_ name: String) -> Bool { name.utf8.starts(with: "health".utf8) }
        return isHealth(change.kind.name)
            || change.fields.contains { isHealth($0.name) && !sameBytes($0.name, "healthMetric") }
    }
}
