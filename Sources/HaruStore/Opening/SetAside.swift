import Glibc
import HaruCore
import HaruReplica

/// A damaged store that was kept beside a new one.
///
/// It can be interrupted anywhere. The new store is made beside the old one as `<name>.rescue`, in
/// one transaction that also says where the old one is to go. Only then are files renamed, and an
/// opening that finds a complete rescue goes on where the last one stopped.
public struct SetAside: Equatable, Sendable {
    /// Where the old file is now.
    public let backup: String
    /// Records that could be read from it and are in the new store.
    public let saved: Int

    /// Makes the new store from what can be read of the one at `path`, under the store's lock.
    static func prepare(_ path: String, _ options: Store.Options) throws(OpeningFailure) {
        let rescue = rescuePath(path)
        removeRescue(rescue)
        var plain = options
        // Without a WAL, the new store is one file once it is closed.
        plain.libraryVersion = 0
        do throws(OpeningFailure) {
            let storage = try StoreOpening.open(rescue, plain).storage
            do throws(StorageError) {
                try storage.begin()
                let saved = try Salvage.copy(from: path, vfs: options.vfs, to: storage)
                let setAside = SetAside(backup: backupPath(path, at: options.now()), saved: saved)
                try storage.setMeta(metaKey, setAside.encoded)
                try storage.commit()
            } catch { throw .sqlite(error) }
        } catch {
            removeRescue(rescue)
            throw error
        }
    }

    /// Moves the old file and its companions to the backup and the new store to its place, where
    /// a complete new store waits.
    ///
    /// - Returns: what was done; `nil` when nothing waits.
    static func finish(_ path: String, _ options: Store.Options) throws(StoreError) -> SetAside? {
        let rescue = rescuePath(path)
        guard StoreFile.exists(rescue) else { return nil }
        guard let setAside = read(rescue, options) else {
            // Its making was interrupted: it holds copies only.
            removeRescue(rescue)
            return nil
        }
        for companion in [""] + StoreFile.companions {
            try move(path + companion, to: setAside.backup + companion)
        }
        unlink(rescue + "-journal")
        try move(rescue, to: path)
        StoreFile.syncFolder(of: path)
        return setAside
    }

    private static func rescuePath(_ path: String) -> String { path + ".rescue" }

    private static func removeRescue(_ rescue: String) {
        for companion in StoreFile.companions + [""] { unlink(rescue + companion) }
    }

    /// What the new store says of the old one, once its making is complete.
    private static func read(_ rescue: String, _ options: Store.Options) -> SetAside? {
        guard
            let database = try? Database(
                path: rescue, readOnly: true, create: false, vfs: options.vfs),
            let storage = try? SQLiteStorage(database),
            let bytes = (try? storage.meta(metaKey)) ?? nil
        else { return nil }
        return SetAside(encoded: bytes)
    }

    private static func move(_ file: String, to target: String) throws(StoreError) {
        guard StoreFile.exists(file) else { return }
        guard rename(file, target) == 0 else {
            throw .cannotOpen(path: file, detail: String(cString: strerror(errno)))
        }
    }

    /// `<name>.backup-<UTC yyyyMMddHHmmss>`, or with a number behind it where that is taken.
    private static func backupPath(_ path: String, at now: Instant) -> String {
        let wall = WallClock(now, offset: 0)
        let date = wall.date.date
        func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
        let first =
            "\(path).backup-\(date.year)\(two(date.month))\(two(date.day))"
            + "\(two(wall.hour))\(two(wall.minute))\(two(wall.second))"
        var backup = first
        var attempt = 1
        while StoreFile.exists(backup) {
            attempt += 1
            backup = "\(first)-\(attempt)"
        }
        return backup
    }

    // MARK: Its row in the new store

    private static let metaKey = "setAside"

    private var encoded: [UInt8] { Array("\(saved) \(backup)".utf8) }

    private init?(encoded: [UInt8]) {
        let parts = encoded.split(separator: UInt8(ascii: " "), maxSplits: 1)
        guard parts.count == 2, let saved = Int(String(decoding: parts[0], as: UTF8.self)) else {
            return nil
        }
        self.init(backup: String(decoding: parts[1], as: UTF8.self), saved: saved)
    }

    init(backup: String, saved: Int) {
        self.backup = backup
        self.saved = saved
    }
}
