import Glibc
import HaruCore
import HaruHost
import HaruReplica
import HaruStore
import Synchronization

/// The stores of all accounts, each opened when it is first needed and closed when nobody has asked
/// for it for a while: one file for an account, so that a damaged one is nobody else's trouble, two
/// accounts never wait for each other, and an account that ends is a file that goes.
final class AccountStores: Sendable {
    private struct Open {
        var store: AccountStore
        var used: Instant
    }

    private let folder: String
    private let limits: HubLimits
    private let attachmentBytes: Int64
    private let log: ServerLog
    private let now: @Sendable () -> Instant
    private let open = Mutex<[RecordID: Open]>([:])

    /// How long a store stays open that nobody asks for, milliseconds.
    private static let patience: Int64 = 600_000

    init(
        folder: String, limits: HubLimits, attachmentBytes: Int64, log: ServerLog,
        now: @escaping @Sendable () -> Instant
    ) {
        self.folder = folder
        self.limits = limits
        self.attachmentBytes = attachmentBytes
        self.log = log
        self.now = now
    }

    func store(of account: RecordID) throws(APIError) -> AccountStore {
        let now = now()
        let opened: Result<AccountStore, StorageError> = open.withLock { open in
            if let known = open[account]?.store {
                open[account]?.used = now
                return .success(known)
            }
            do throws(StorageError) {
                guard (try? File.makeFolder(folder)) != nil else {
                    throw .failed(code: 14, message: "the folder cannot be made")
                }
                let store = try AccountStore(
                    path(account), of: account, limits: limits, attachmentBytes: attachmentBytes)
                open[account] = Open(store: store, used: now)
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

    /// The store of an account, when it is open.
    func opened(_ account: RecordID) -> AccountStore? {
        let now = now()
        return open.withLock { open in
            open[account]?.used = now
            return open[account]?.store
        }
    }

    /// Closes what nobody has asked for lately and nobody holds.
    func closeIdle() {
        let now = now()
        open.withLock { open in
            for account in Array(open.keys) {
                guard now - open[account]!.used >= AccountStores.patience,
                    isKnownUniquelyReferenced(&open[account]!.store)
                else { continue }
                open[account] = nil
            }
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
        AttachmentFolder(path(account) + ".blobs", quota: 0).remove()
    }

    /// Removes what is left of accounts that are closed: a server may die in between, and a request
    /// that was under way may have opened its store once more.
    func removeClosed(isKnown: (RecordID) throws(APIError) -> Bool) throws(APIError) {
        var closed: [RecordID] = []
        for name in (try? File.names(in: folder)) ?? [] {
            guard let id = RecordID(String(name.prefix(36))), !closed.contains(id) else { continue }
            if try !isKnown(id) { closed.append(id) }
        }
        for account in closed { remove(account) }
    }

    private func path(_ account: RecordID) -> String { folder + "/" + account.text }
}
