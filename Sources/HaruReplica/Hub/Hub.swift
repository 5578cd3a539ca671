import HaruCore

/// An account on the server: devices exchange with it, and it alone orders what arrives (sync 7).
public final class Hub<Storage: HubStorage> {
    public let storage: Storage
    public let limits: HubLimits

    public init(_ storage: Storage, limits: HubLimits = HubLimits()) {
        self.storage = storage
        self.limits = limits
    }

    /// One exchange, in one transaction; the answer leaves after its commit.
    ///
    /// - Parameters:
    ///   - request: of a device that the account knows; whoever calls this has checked the token.
    ///   - wall: what the server's clock shows.
    ///   - chance: random words.
    public func exchange(
        _ request: SyncRequest, wall: Instant, chance: () -> UInt64
    ) throws(SyncRefusal) -> SyncAnswer {
        let outcome: Result<SyncAnswer, SyncRefusal>
        do throws(StorageError) {
            outcome = try transaction { () throws(StorageError) in
                try self.answer(request, wall, chance)
            }
        } catch { throw .storeUnavailable }
        return try outcome.get()
    }

    /// All of it or nothing.
    func transaction<Result>(
        _ body: () throws(StorageError) -> Result
    ) throws(StorageError) -> Result {
        do throws(StorageError) {
            try storage.begin()
            let result = try body()
            try storage.commit()
            return result
        } catch {
            storage.rollback()
            throw error
        }
    }

    private func answer(
        _ request: SyncRequest, _ wall: Instant, _ chance: () -> UInt64
    ) throws(StorageError) -> Result<SyncAnswer, SyncRefusal> {
        var account = try storage.account()
        if wall.milliseconds + 600_000 < account.newest { return .failure(.serverClock) }
        let serverAt = Instant(
            milliseconds: max(wall.milliseconds, account.newest - SyncAnswer.tolerance))
        if let epoch = request.epoch, epoch != account.epoch, !Mutant.isOn(.epochIgnored) {
            return .failure(.epochChanged(account.epoch))
        }
        var device = try storage.device(request.device) ?? HubDevice(id: request.device)
        let life = device.receive(request)
        if life == .ahead || request.cursor > account.sequence, !Mutant.isOn(.epochIgnored) {
            try breakLine(&account, chance)
            return .failure(.epochChanged(account.epoch))
        }
        if life == .copy, !Mutant.isOn(.incarnationNotChecked) {
            return .failure(.deviceCopied(watermark: account.watermark))
        }
        if request.cursor > 0, request.cursor < account.watermark {
            return .failure(.cursorExpired(account.epoch, watermark: account.watermark))
        }
        let sequenceBefore = account.sequence
        var storing = HubStoring(
            storage, account: account, device: device, request: request, limits: limits,
            serverAt: serverAt)
        try storing.store()
        account = storing.account
        device = storing.device
        device.give(to: request, bits: chance())
        device.cursor = request.cursor
        device.lastSeen = serverAt
        var answer = SyncAnswer(
            epoch: account.epoch, incarnation: device.given!, cursor: request.cursor,
            accepted: storing.accepted, serverAt: serverAt)
        answer.rejected = storing.rejected
        // Who had everything gets nothing but what it has just sent, which is left out: the order of
        // arrival need not be read.
        if request.cursor < sequenceBefore || Mutant.isOn(.cursorByStamp) {
            try fill(&answer, for: request)
        }
        if !answer.more {
            // Numbers in between are of purges forgotten since, or of nothing.
            answer.cursor = account.sequence
            answer.parity = account.parity
        }
        try storage.setAccount(account)
        try storage.setDevice(device)
        return .success(answer)
    }

    /// The server is older than its devices: a new line of history begins by itself.
    private func breakLine(
        _ account: inout HubAccount, _ chance: () -> UInt64
    ) throws(StorageError) {
        account.epoch = Epoch(high: chance(), low: chance())
        try storage.setAccount(account)
        try forgetLives()
    }

    private func forgetLives() throws(StorageError) {
        for var device in try storage.devices() {
            (device.given, device.before, device.request, device.cursor) = (nil, nil, nil, 0)
            try storage.setDevice(device)
        }
    }

    /// What the tool does that puts a backup of the server back (sync 12.1).
    public func beginNewEpoch(_ epoch: Epoch) throws(StorageError) {
        try transaction { () throws(StorageError) in
            var account = try self.storage.account()
            account.epoch = epoch
            try self.storage.setAccount(account)
            try self.forgetLives()
        }
    }

    /// Adds what is above the request's cursor, in order of arrival, until the answer is full.
    private func fill(
        _ answer: inout SyncAnswer, for request: SyncRequest
    ) throws(StorageError) {
        var gathered: [Change] = []
        var places: [RecordKey: Int] = [:]
        let sent = SentFields(request)
        var size = SyncLimits.margin
        var records = 0
        let newestSeen = Mutant.isOn(.cursorByStamp) ? try newestStamp(upTo: request.cursor) : 0
        filling: while true {
            let page = try storage.entries(after: answer.cursor, limit: max(32, request.limit))
            if page.isEmpty { break }
            for entry in page {
                guard let name = entry.field else {
                    if records == request.limit {
                        answer.more = true
                        break filling
                    }
                    answer.purged.append(entry.record)
                    records += 1
                    answer.cursor = entry.number
                    continue
                }
                guard let field = try storage.record(entry.record)?.record[name] else { continue }
                let change = Change.ChangedField(name, field.value, field.stamp)
                if Mutant.isOn(.cursorByStamp), field.stamp.milliseconds <= newestSeen {
                    answer.cursor = entry.number
                    continue
                }
                if sent.contains(entry.record, change) {
                    answer.cursor = entry.number
                    continue
                }
                let place = places[entry.record]
                size += CanonicalEncoding.count(field.value) + name.utf8.count + 48
                size += place == nil ? 80 : 0
                if place == nil && records == request.limit || size > SyncLimits.bytes {
                    answer.more = true
                    break filling
                }
                if let place {
                    gathered[place].fields.append(change)
                } else {
                    places[entry.record] = gathered.count
                    gathered.append(
                        Change(kind: entry.record.kind, id: entry.record.id, fields: [change]))
                    records += 1
                }
                answer.cursor = entry.number
            }
        }
        answer.items = gathered.map {
            .change(Change(kind: $0.kind, id: $0.id, fields: $0.fields))
        }
    }

    /// What a cursor made of stamps would take for seen already.
    private func newestStamp(upTo number: UInt64) throws(StorageError) -> Int64 {
        var newest: Int64 = 0
        try storage.forEachRecord { record in
            for (i, named) in record.record.fields.enumerated() where record.numbers[i] <= number {
                newest = max(newest, named.field.stamp.milliseconds)
            }
        }
        return newest
    }

    /// Counts the account's pair anew from its records.
    ///
    /// - Returns: whether the running pair was right.
    public func recountParity() throws(StorageError) -> Bool {
        var account = try storage.account()
        var counted = Parity()
        try storage.forEachRecord { counted.add($0.record) }
        if counted == account.parity { return true }
        account.parity = counted
        try transaction { () throws(StorageError) in try self.storage.setAccount(account) }
        return false
    }
}

/// The fields a request carried, which its answer leaves out.
private struct SentFields {
    private var changes: [RecordKey: Change] = [:]

    init(_ request: SyncRequest) {
        for item in request.items {
            if case .change(let change) = item {
                changes[RecordKey(change.kind, change.id)] = change
            }
        }
    }

    func contains(_ record: RecordKey, _ field: Change.ChangedField) -> Bool {
        !changes.isEmpty && changes[record]?.fields.contains(field) ?? false
    }
}
