import HaruArchive
import HaruCore
import HaruHost
import HaruReplica
import HaruStore
import HaruStrings
import Synchronization

/// One account's records. One exchange at a time: its transaction holds the account.
final class AccountStore: @unchecked Sendable {
    private let lock = Lock()
    private let hub: Hub<SQLiteHubStorage>
    private let id: RecordID
    private let path: String
    /// Opened when an intent first needs it.
    private var copy: AccountReplica?
    /// Up to which write the copy has everything; `nil` = it has to be asked.
    private var copied: Int?
    let attachments: AttachmentFolder
    /// What runs; `nil` = something was written since it was looked up.
    private let running = Mutex<LiveSnapshot?>(nil)

    /// - Parameter path: without the end that tells its files apart.
    init(
        _ path: String, of account: RecordID, limits: HubLimits, attachmentBytes: Int64
    ) throws(StorageError) {
        self.path = path
        id = account
        attachments = AttachmentFolder(path + ".blobs", quota: attachmentBytes)
        hub = Hub(
            try SQLiteHubStorage(
                path + ".store",
                newEpoch: Epoch(high: Secret.word(), low: Secret.word())), limits: limits)
    }

    /// - Returns: the answer, and whether the exchange stored anything new.
    func exchange(
        _ request: SyncRequest, wall: Instant
    ) throws(APIError) -> (answer: SyncAnswer, isNews: Bool) {
        do throws(SyncRefusal) { return try exchanged(request, wall: wall) } catch {
            throw APIError(error)
        }
    }

    /// The same for a device that this process is.
    func exchanged(
        _ request: SyncRequest, wall: Instant
    ) throws(SyncRefusal) -> (answer: SyncAnswer, isNews: Bool) {
        try lock.withLock { () throws(SyncRefusal) in
            let before = hub.storage.lastPut
            let answer = try hub.exchange(request, wall: wall, chance: Secret.word)
            let isNews = hub.storage.lastPut != before
            if isNews { running.withLock { $0 = nil } }
            return (answer, isNews)
        }
    }

    /// Runs something on the server's own copy, which has everything that came before and hands on
    /// what is written.
    func withCopy<Result>(
        wall: Instant, _ body: (AccountReplica) throws(APIError) -> Result
    ) throws(APIError) -> Result {
        try lock.withLock { () throws(APIError) in
            let copy = try openCopy()
            if copied != hub.storage.lastPut {
                copied = nil
                do throws(ReplicaError) { try copy.exchange(wall: wall) } catch {
                    throw APIError(error)
                }
                copied = hub.storage.lastPut
            }
            let before = try? copy.revision()
            let result = try body(copy)
            if (try? copy.revision()) != before {
                running.withLock { $0 = nil }
                // It is on disk in the copy; should handing it on fail, the next exchange does it.
                copied = (try? copy.exchange(wall: wall)).map { hub.storage.lastPut }
            }
            return result
        }
    }

    /// What runs, when nothing was written since it was looked up.
    var snapshot: LiveSnapshot? { running.withLock { $0 } }

    func snapshot(wall: Instant) throws(APIError) -> LiveSnapshot {
        if let snapshot { return snapshot }
        return try withCopy(wall: wall) { copy throws(APIError) in
            let now = try Intents(copy: copy, strings: Strings(.en), now: wall).nowRunning()
            let snapshot = LiveSnapshot(now)
            running.withLock { $0 = snapshot }
            return snapshot
        }
    }

    private func openCopy() throws(APIError) -> AccountReplica {
        if let copy { return copy }
        do throws(StoreError) {
            let opened = try AccountReplica(path + ".replica", account: id, hub: hub)
            copy = opened
            return opened
        } catch { throw APIError(.storeUnavailable, retryAfter: 5) }
    }

    /// Whether a live record names the attachment.
    func isNamed(_ hash: [UInt8]) throws(APIError) -> Bool {
        try stored { storage throws(StorageError) in try storage.isNamed(hash) }
    }

    /// One slice of forgetting what was deleted long ago (sync 8).
    func purge(
        wall: Instant, after mark: TombstoneMark?, most: Int
    ) throws(APIError) -> TombstoneMark? {
        try stored { _ throws(StorageError) in
            try hub.purge(wall: wall, after: mark, most: most).next
        }
    }

    /// Hands some free pages of the file back.
    ///
    /// - Returns: whether there are more.
    func release() throws(APIError) -> Bool {
        try stored { storage throws(StorageError) in try storage.release(pages: 200) }
    }

    /// Writes everything the account has, attachments too.
    func writeArchive(to path: String, wall: Instant) throws(APIError) {
        var files: [(hash: String, path: String)] = []
        for hash in attachments.hashes() {
            guard let bytes = Hex.bytes(hash), try isNamed(bytes) else { continue }
            files.append((hash, attachments.path(of: hash)))
        }
        try withCopy(wall: wall) { copy throws(APIError) in
            let file: NewFile
            do throws(FileError) { file = try NewFile(path) } catch { throw APIError(error) }
            do throws(ArchiveError) {
                try Archive.write(copy.replica, to: file, wall: wall, attachments: files)
            } catch {
                if case .file(let error) = error { throw APIError(error) }
                throw APIError(.storeUnavailable)
            }
        }
    }

    private func stored<Result>(
        _ body: (SQLiteHubStorage) throws(StorageError) -> Result
    ) throws(APIError) -> Result {
        try lock.withLock { () throws(APIError) in
            do throws(StorageError) { return try body(hub.storage) } catch {
                throw APIError(.storeUnavailable)
            }
        }
    }

    struct Status {
        let account: HubAccount
        let devices: [HubDevice]
        let records: Int
        let bytes: Int64

        /// As `/v1/sync/status` tells it.
        func members(now: Instant) -> [JSON.Member] {
            let devices = devices.map { device in
                let behind = account.sequence - min(account.sequence, device.cursor)
                return JSON.object([
                    JSON.Member("id", .string(device.id.text)),
                    JSON.Member("behind", .string(String(behind))),
                    JSON.Member("seenAt", .int(device.lastSeen.milliseconds)),
                    JSON.Member("age", .int((now - device.lastSeen) / 1000)),
                ])
            }
            return [
                JSON.Member("v", .int(1)), JSON.Member("records", .int(Int64(records))),
                JSON.Member("live", .int(Int64(account.live))), JSON.Member("bytes", .int(bytes)),
                JSON.Member("stampClashes", .int(account.clashes)),
                JSON.Member("parity", account.parity.json),
                JSON.Member("devices", .array(devices)),
            ]
        }
    }

    func status() throws(APIError) -> Status {
        try stored { storage throws(StorageError) in
            Status(
                account: try storage.account(), devices: try storage.devices(),
                records: try storage.recordCount(), bytes: try storage.size())
        }
    }
}

extension StorageError {
    /// What happened, without what it happened to.
    var logText: String {
        switch self {
        case .damaged(let kind, _): "a damaged row of kind \(kind.name)"
        case .clockUnreadable: "the clock cannot be read"
        case .failed(let code, let message): "\(message) (\(code))"
        }
    }
}

extension APIError {
    init(_ refusal: SyncRefusal) {
        switch refusal {
        case .epochChanged(let epoch):
            self.init(.epochChanged, details: [Detail("epoch", epoch.text)])
        case .deviceCopied(let watermark):
            self.init(.deviceCopied, details: [Detail("watermark", String(watermark))])
        case .cursorExpired(let epoch, let watermark):
            self.init(
                .cursorExpired,
                details: [Detail("epoch", epoch.text), Detail("watermark", String(watermark))])
        case .serverClock: self.init(.serverClock, retryAfter: 60)
        case .storeUnavailable: self.init(.storeUnavailable, retryAfter: 5)
        }
    }
}
