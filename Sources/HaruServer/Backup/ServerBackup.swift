import Glibc
import HaruCore
import HaruHost
import HaruReplica
import HaruStore

/// Copies of everything a server keeps (sync 12.1): made while it runs, put back into a folder in
/// which there is nothing.
enum ServerBackup {
    private static let ledger = "accounts.db"
    private static let accounts = "accounts"

    /// Copies what lies in `data`, each database as it is at one moment.
    ///
    /// - Parameter folder: is made; nothing may be in it.
    /// - Returns: how many accounts there are.
    static func make(of data: String, in folder: String) throws(ServerProblem) -> Int {
        try makeEmpty(folder)
        try makeEmpty(folder + "/" + accounts)
        try copy(data + "/" + ledger, to: folder + "/" + ledger)
        let ids = try accountIDs(folder)
        for id in ids {
            let name = "/" + accounts + "/" + id.text
            guard File.kind(data + name + ".store") == .file else { continue }
            try copy(data + name + ".store", to: folder + name + ".store")
            // After the records: what they name was here before them.
            try copyAttachments(data + name + ".blobs", to: folder + name + ".blobs")
        }
        return ids.count
    }

    /// Checks everything in `folder`, then puts it into `data`, where every account begins a new
    /// line of its history: devices keep what they have and offer what is missing.
    ///
    /// - Returns: how many accounts there are.
    /// - Throws: `.damaged` with the file; then nothing is in `data`.
    static func restore(_ folder: String, into data: String) throws(ServerProblem) -> Int {
        try makeEmpty(data)
        let making = data + "/restoring"
        do throws(ServerProblem) {
            let count = try make(of: folder, in: making)
            try checkLedger(making + "/" + ledger)
            for id in try accountIDs(making) { try check(making + "/" + accounts + "/" + id.text) }
            // The accounts come first: without the other file there is no server to find them.
            for name in [accounts, ledger] {
                guard rename(making + "/" + name, data + "/" + name) == 0 else {
                    throw .data(path: data, reason: String(cString: strerror(errno)))
                }
            }
            rmdir(making)
            return count
        } catch {
            remove(making)
            throw error
        }
    }

    // MARK: Copying

    private static func copy(_ path: String, to target: String) throws(ServerProblem) {
        do throws(StorageError) {
            let database = try Database(path: path, readOnly: false, create: false)
            try database.execute("PRAGMA busy_timeout=5000")
            try database.copy(to: target)
        } catch { throw .data(path: path, reason: error.logText) }
        chmod(target, 0o600)
    }

    private static func copyAttachments(
        _ folder: String, to target: String
    ) throws(ServerProblem) {
        guard File.kind(folder) == .folder else { return }
        do throws(FileError) {
            try File.makeFolder(target)
            for name in try File.names(in: folder) where AttachmentFolder.isHash(name) {
                let file = try NewFile(target + "/" + name)
                try file.write(File.contents(of: folder + "/" + name))
                try file.finish()
            }
        } catch { throw .data(path: error.path, reason: error.message) }
    }

    /// - Throws: `.notEmpty`.
    private static func makeEmpty(_ folder: String) throws(ServerProblem) {
        do throws(FileError) {
            try File.makeFolder(folder)
            let names = try File.names(in: folder).filter { $0 != "server.lock" }
            guard names.isEmpty else { throw FileError(path: folder, code: ENOTEMPTY) }
        } catch {
            if error.code == ENOTEMPTY { throw .notEmpty(path: folder) }
            throw .data(path: folder, reason: error.message)
        }
    }

    private static func accountIDs(_ folder: String) throws(ServerProblem) -> [RecordID] {
        let path = folder + "/" + ledger
        do throws(StorageError) {
            let database = try Database(path: path, readOnly: true, create: false)
            let statement = try database.prepare("SELECT id FROM account ORDER BY id")
            var ids: [RecordID] = []
            while try statement.step() { ids.append(statement.id(0)) }
            return ids
        } catch { throw .damaged(path: path) }
    }

    private static func remove(_ folder: String) {
        switch File.kind(folder) {
        case .folder:
            for name in (try? File.names(in: folder)) ?? [] { remove(folder + "/" + name) }
            rmdir(folder)
        case .file, .other: unlink(folder)
        case .missing: break
        }
    }

    // MARK: Checking

    private static func checkLedger(_ path: String) throws(ServerProblem) {
        do throws(StorageError) {
            let database = try Database(path: path, create: false)
            guard try database.text("PRAGMA integrity_check(1)") == "ok" else {
                throw .failed(code: 11, message: "integrity_check")
            }
        } catch { throw .damaged(path: path) }
    }

    /// Every row and every attachment of an account; a new epoch for it.
    private static func check(_ account: String) throws(ServerProblem) {
        let path = account + ".store"
        guard File.kind(path) == .file else { return }
        try checkLedger(path)
        do throws(StorageError) {
            let epoch = Epoch(high: Secret.word(), low: Secret.word())
            let hub = Hub(try SQLiteHubStorage(path, newEpoch: epoch))
            // Reading a row checks it.
            try hub.storage.forEachRecord { _ in }
            try hub.beginNewEpoch(epoch)
        } catch { throw .damaged(path: path) }
        let attachments = AttachmentFolder(account + ".blobs", quota: 0)
        for hash in attachments.hashes() where !attachments.isWhole(hash) {
            throw .damaged(path: attachments.path(of: hash))
        }
    }
}
