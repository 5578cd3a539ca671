import HaruCore

/// What an exchange did on the device.
public struct SyncResult: Equatable, Sendable {
    /// Whether another exchange is worth making at once.
    public var wantsMore = false
    /// Fields of others that are in.
    public var applied = 0
    /// Fields of ours that the server has now.
    public var confirmed = 0
    public var rejected: [SyncAnswer.Rejection] = []
    public var restamped: [Restamped] = []
    /// Whether the store found out that it is a copy: it needs a new device entry.
    public var isCopy = false
    /// Records that were purged or dropped.
    public var removed: [RecordKey] = []
    public var clashes = 0
    /// Whether the answer was stored; one to an older request is not.
    public var isStored = true
}

extension Replica {
    /// Stores an answer: confirmations, what others wrote, purges, clock, cursor, incarnation and
    /// running totals, in one transaction.
    ///
    /// - Parameters:
    ///   - request: the request as it was sent.
    ///   - wall: what the device's clock shows at the arrival.
    ///   - roundTrip: milliseconds from sending to arrival.
    public func take(
        _ answer: SyncAnswer, to request: SyncRequest, wall: Instant, roundTrip: Int64,
        chance: () -> UInt64
    ) throws(ReplicaError) -> SyncResult {
        if Mutant.isOn(.cursorSavedBeforeData) {
            try inTransaction { () throws(StorageError) in
                var state = try self.storage.syncState()
                state.cursor = answer.cursor
                try self.storage.setSyncState(state)
            }
        }
        return try inTransaction { () throws(StorageError) -> SyncResult in
            try self.store(answer, to: request, wall: wall, roundTrip: roundTrip, chance: chance)
        }
    }

    /// Stores an answer and makes the request that follows it at once, in the same transaction: of
    /// many exchanges in a row each waits for the disk once in place of twice.
    ///
    /// - Returns: what the exchange did; and the next request, `nil` where none is worth making.
    public func takeAndGoOn(
        _ answer: SyncAnswer, to request: SyncRequest, wall: Instant, roundTrip: Int64,
        chance: () -> UInt64
    ) throws(ReplicaError) -> (result: SyncResult, next: SyncRequest?) {
        try inTransaction { () throws(StorageError) -> (result: SyncResult, next: SyncRequest?) in
            let result = try self.store(
                answer, to: request, wall: wall, roundTrip: roundTrip, chance: chance)
            guard result.wantsMore, result.isStored, !result.isCopy else { return (result, nil) }
            let next = try self.nextRequest(
                device: request.device, limit: request.limit, chance: chance)
            return (result, next)
        }
    }

    private func store(
        _ answer: SyncAnswer, to request: SyncRequest, wall: Instant, roundTrip: Int64,
        chance: () -> UInt64
    ) throws(StorageError) -> SyncResult {
        var taking = try AnswerTaking(storage)
        guard taking.state.request == request.request,
            taking.state.epoch == nil || taking.state.epoch == answer.epoch
        else {
            taking.result.isStored = false
            return taking.result
        }
        try taking.confirm(request.items, answer)
        try taking.correctClock(answer, wall: wall, roundTrip: roundTrip)
        try taking.merge(answer.items, self)
        for record in answer.purged { try taking.remove(record) }
        try taking.settleClock(chance)
        try taking.finish(answer)
        return taking.result
    }
}

/// The steps of storing one answer.
struct AnswerTaking<Storage: ReplicaStorage> {
    let storage: Storage
    var state: SyncState
    var result = SyncResult()
    private var quarantine: Quarantine
    /// Records that the account may no longer have, and those of them that it turned out to have.
    private var unproven: [RecordKey]?
    private var seen: Set<RecordKey> = []
    /// Whether the request was not allowed to offer anything.
    private let wasWithheld: Bool
    private let clockBefore: HybridClock
    private var clock: HybridClock
    private var greatest = Stamp.zero
    /// The greatest stamp of this node that came from the server.
    private var greatestOwn: UInt64 = 0
    private var hasWritten = false

    init(_ storage: Storage) throws(StorageError) {
        self.storage = storage
        state = try storage.syncState()
        quarantine = try Quarantine(storage)
        clockBefore = try storage.clock()
        clock = clockBefore
        wasWithheld = state.isFetchingAll || state.isClockUnknown
        if state.isFetchingAll || state.isDropHeld {
            unproven = try storage.records(listedUnder: SyncState.unprovenKey)
        }
    }

    // MARK: What we sent

    mutating func confirm(_ items: [SyncItem], _ answer: SyncAnswer) throws(StorageError) {
        result.rejected = answer.rejected
        var held = try storage.records(listedUnder: SyncState.heldKey)
        let known = held
        for (i, item) in items.enumerated() {
            guard case .change(let change) = item else { continue }
            let key = RecordKey(change.kind, change.id)
            let code = answer.rejected.first { $0.index == i }?.code
            held.removeAll { $0 == key }
            switch code {
            case nil: try confirm(change) { _ in true }
            case .clockAhead:
                let most = answer.serverAt.milliseconds + SyncAnswer.tolerance
                try confirm(change) { $0.stamp.milliseconds <= most }
            case .deletionHeld:
                held.append(key)
                try confirm(change) { !sameBytes($0.name, Schema.deleted) }
            case .tooLarge, .malformed: quarantine.add(change, code!)
            case .quotaExceeded, .purged: break
            }
        }
        if held != known { try storage.list(held, under: SyncState.heldKey) }
    }

    /// A field is confirmed only if it still has the stamp that was sent.
    private mutating func confirm(
        _ change: Change, _ isStored: (Change.ChangedField) -> Bool
    ) throws(StorageError) {
        guard let old = try storage.record(change.kind, change.id) else { return }
        var record = old
        for sent in change.fields where isStored(sent) {
            guard let field = old[sent.name], field.isPending, field.stamp == sent.stamp,
                field.value == sent.value
            else { continue }
            record[sent.name] = Field(value: sent.value, stamp: sent.stamp, isPending: false)
            state.confirmedTime = max(state.confirmedTime, sent.stamp.time)
            result.confirmed += 1
        }
        try put(record, replacing: old)
    }

    private mutating func put(_ record: Record, replacing old: Record?) throws(StorageError) {
        guard record != old, !record.fields.isEmpty else { return }
        state.parity.replace(old, by: record)
        try storage.put(record, replacing: old)
        hasWritten = true
    }

    // MARK: What others wrote

    mutating func merge(
        _ items: [SyncItem], _ replica: Replica<Storage>
    ) throws(StorageError) {
        for item in items {
            switch item {
            case .unreadable(let bytes, let reason): quarantine.add(bytes, reason)
            case .change(let change):
                var merged = MergeResult()
                let old = try storage.record(change.kind, change.id)
                let record = replica.merged(change, into: old, fromServer: true, &merged)
                result.applied += merged.applied
                result.clashes += merged.clashes
                try put(record, replacing: old)
                for field in change.fields {
                    greatest = max(greatest, field.stamp)
                    if field.stamp.node == clockBefore.node {
                        greatestOwn = max(greatestOwn, field.stamp.time)
                    }
                }
                seen.insert(RecordKey(change.kind, change.id))
            }
        }
    }

    /// Forgets a record that is gone from the account; what was still to be offered is listed.
    mutating func remove(_ key: RecordKey) throws(StorageError) {
        seen.insert(key)
        guard let record = try storage.record(key.kind, key.id) else { return }
        state.parity.remove(record)
        try storage.purge(key.kind, key.id)
        if record.isPending {
            let listed = try storage.records(listedUnder: SyncState.droppedKey)
            try storage.list(listed + [key], under: SyncState.droppedKey)
        }
        result.removed.append(key)
        hasWritten = true
    }

    // MARK: The clock

    /// Finds the offset and corrects what nobody has seen, before it is compared with what others
    /// wrote.
    mutating func correctClock(
        _ answer: SyncAnswer, wall: Instant, roundTrip: Int64
    ) throws(StorageError) {
        var offset = state.measure(wall: wall, serverAt: answer.serverAt, roundTrip: roundTrip)
        // What the way makes of it is no reason to write.
        if offset != 0, abs(offset &- clock.offset) <= 1000 { offset = clock.offset }
        let (change, overflow) = offset.subtractingReportingOverflow(clock.offset)
        let isAhead = answer.rejected.contains { $0.code == .clockAhead }
        state.highestTime = max(state.highestTime, clockBefore.last)
        if overflow || abs(change) > SyncAnswer.tolerance || isAhead {
            let most = Stamp(
                milliseconds: answer.serverAt.milliseconds + SyncAnswer.tolerance, counter: .max,
                node: .max)
            let (seen, node) = (state.seenTime, clock.node)
            var restamping = try Restamping(storage) { stamp in
                stamp.node == node && (stamp.time > seen || stamp > most)
            }
            restamping.move(
                by: abs(change) > SyncAnswer.tolerance ? change : 0, serverAt: answer.serverAt)
            result.restamped = try restamping.apply()
            let last =
                [
                    state.confirmedTime, restamping.greatestTime, restamping.greatestKept,
                ].max() ?? 0
            clock = HybridClock(node: node, last: last)
        }
        clock.offset = offset
    }

    /// Moves past what arrived.
    mutating func settleClock(_ chance: () -> UInt64) throws(StorageError) {
        clock.receive(greatest)
        state.confirmedTime = max(state.confirmedTime, greatest.time)
        if greatestOwn > state.highestTime {
            // Somebody else writes under our name: a copy of this store was faster.
            clock = try state.becomeCopy(storage, clock, &result, chance)
        }
        if clock != clockBefore { try storage.setClock(clock) }
    }

    // MARK: The end

    mutating func finish(_ answer: SyncAnswer) throws(StorageError) {
        let isAhead = answer.rejected.contains { $0.code == .clockAhead }
        if !result.isCopy {
            state.epoch = answer.epoch
            state.incarnation = answer.incarnation
            state.cursor = answer.cursor
        }
        state.request = nil
        if !answer.more, !result.isCopy {
            if state.isFetchingAll { try endFetching() }
            state.isComplete = true
            try compare(answer.parity)
        }
        let isRoundOver = try storage.pending(after: state.position, limit: 1).isEmpty
        if isRoundOver { state.position = 0 }
        result.wantsMore =
            answer.more || result.isCopy || state.isFetchingAll || !isRoundOver
            || isAhead && !result.restamped.isEmpty
        if wasWithheld, !(try storage.pending(after: 0, limit: 1)).isEmpty {
            result.wantsMore = true
        }
        try saveUnproven()
        try quarantine.save(storage)
        try storage.setSyncState(state)
        if hasWritten { try storage.advanceRevision() }
    }

    private func saveUnproven() throws(StorageError) {
        guard let unproven, !unproven.isEmpty, !seen.isEmpty else { return }
        try storage.list(unproven.filter { !seen.contains($0) }, under: SyncState.unprovenKey)
    }

    /// The server's whole state is here: what it lacks was deleted and purged (sync 8).
    private mutating func endFetching() throws(StorageError) {
        state.isFetchingAll = false
        state.position = 0
        let records = (unproven ?? []).filter { !seen.contains($0) }
        if records.isEmpty { return }
        var held = 0
        for kind in try storage.kinds() { try storage.forEachRecord(of: kind) { _ in held += 1 } }
        if records.count > 500 || records.count * 2 > held {
            state.isDropHeld = true
            return
        }
        for record in records { try remove(record) }
    }

    /// A difference is never adopted: it is recounted, then everything is fetched and compared.
    private mutating func compare(_ parity: Parity?) throws(StorageError) {
        guard let parity, !quarantine.hasIncoming, !state.isDropHeld else { return }
        if parity == state.parity {
            state.differences = 0
            return
        }
        state.alarms += 1
        if Mutant.isOn(.serverDigestAdopted) {
            state.parity = parity
            return
        }
        state.parity = try storage.countedParity()
        if parity == state.parity { return }
        state.differences += 1
        if state.differences < 3 { try state.startOver(storage) }
    }
}

extension SyncState {
    /// Takes note of how far the clock is ahead of the server's; the shortest of the last five round
    /// trips counts. Earlier ones that contradict the newest were made before the clock was set.
    ///
    /// - Returns: milliseconds, 0 within a minute in either direction.
    mutating func measure(wall: Instant, serverAt: Instant, roundTrip: Int64) -> Int64 {
        let sample = Sample(
            roundTrip: roundTrip,
            offset: wall.milliseconds &- roundTrip / 2 &- serverAt.milliseconds)
        samples.removeAll { abs($0.offset &- sample.offset) > SyncAnswer.tolerance }
        samples.append(sample)
        if samples.count > 5 { samples.removeFirst() }
        var best = sample
        for known in samples where known.roundTrip < best.roundTrip { best = known }
        if Mutant.isOn(.offsetOnlyForwards), best.offset < 0 { return 0 }
        return abs(best.offset) > SyncAnswer.tolerance ? best.offset : 0
    }
}

extension AnswerTaking {
    mutating func retryQuarantine(_ replica: Replica<Storage>) throws(StorageError) {
        quarantine.release()
        let items = quarantine.takeIncoming().map { bytes -> SyncItem in
            do throws(WireError) { return .change(try Change(text: bytes)) } catch {
                return .unreadable(bytes, error)
            }
        }
        try merge(items, replica)
        clock.receive(greatest)
        state.confirmedTime = max(state.confirmedTime, greatest.time)
        if clock != clockBefore { try storage.setClock(clock) }
        try quarantine.save(storage)
        if hasWritten { try storage.advanceRevision() }
    }
}
