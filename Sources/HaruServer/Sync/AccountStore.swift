import Glibc
import HaruCore
import HaruHost
import HaruReplica
import HaruStore
import Synchronization

/// One account's records. One exchange at a time: its transaction holds the account.
final class AccountStore: @unchecked Sendable {
    private let lock = Lock()
    private let hub: Hub<SQLiteHubStorage>
    private let id: RecordID
    private let path: String
    /// Opened when an intent first needs it.
    private var copy: AccountReplica?

    /// - Parameter path: without the end that tells its files apart.
    init(_ path: String, of account: RecordID) throws(StorageError) {
        self.path = path
        id = account
        hub = Hub(
            try SQLiteHubStorage(
                path + ".store",
                newEpoch: Epoch(high: Secret.word(), low: Secret.word())))
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
            return (answer, hub.storage.lastPut != before)
        }
    }

    /// Runs something on the server's own copy, which has everything that came before and hands on
    /// what is written.
    func withCopy<Result>(
        wall: Instant, _ body: (AccountReplica) throws(APIError) -> Result
    ) throws(APIError) -> Result {
        try lock.withLock { () throws(APIError) in
            let copy = try openCopy()
            do throws(ReplicaError) { try copy.exchange(wall: wall) } catch {
                throw APIError(error)
            }
            let before = try? copy.revision()
            let result = try body(copy)
            if (try? copy.revision()) != before {
                // It is on disk in the copy; should handing it on fail, the next exchange does it.
                try? copy.exchange(wall: wall)
            }
            return result
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
        try lock.withLock { () throws(APIError) in
            do throws(StorageError) {
                let storage = hub.storage
                return Status(
                    account: try storage.account(), devices: try storage.devices(),
                    records: try storage.recordCount(), bytes: try storage.size())
            } catch { throw APIError(.storeUnavailable) }
        }
    }
}

/// The stores of all accounts, each opened when it is first needed: one file for an account, so that
/// a damaged one is nobody else's trouble, two accounts never wait for each other, and an account
/// that ends is a file that goes.
final class AccountStores: Sendable {
    private let folder: String
    private let log: ServerLog
    private let open = Mutex<[RecordID: AccountStore]>([:])

    init(folder: String, log: ServerLog) {
        self.folder = folder
        self.log = log
    }

    func store(of account: RecordID) throws(APIError) -> AccountStore {
        let opened: Result<AccountStore, StorageError> = open.withLock { open in
            if let store = open[account] { return .success(store) }
            do throws(StorageError) {
                guard (try? File.makeFolder(folder)) != nil else {
                    throw .failed(code: 14, message: "the folder cannot be made")
                }
                let store = try AccountStore(path(account), of: account)
                open[account] = store
                return .success(store)
            } catch { return .failure(error) }
        }
        switch opened {
        case .success(let store): return store
        case .failure(let error):
            log.event(
                "storeUnavailable",
                [("account", .string(account.text)), ("reason", .string(error.logText))])
            throw APIError(.storeUnavailable)
        }
    }

    /// Forgets an account with everything in it.
    func remove(_ account: RecordID) {
        open.withLock { $0[account] = nil }
        for file in [".store", ".replica"] {
            for end in ["", "-journal", "-wal", "-shm", ".lock"] {
                unlink(path(account) + file + end)
            }
        }
    }

    private func path(_ account: RecordID) -> String { folder + "/" + account.text }
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
