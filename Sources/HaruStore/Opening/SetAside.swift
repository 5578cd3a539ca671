import Glibc
import HaruCore

/// A damaged store that was kept beside a new one.
public struct SetAside: Equatable, Sendable {
    /// Where the old file is now.
    public let backup: String
    /// Records that could be read from it and are in the new store.
    public let saved: Int

    /// Moves the file of a store and its companions to `<name>.backup-<UTC yyyyMMddHHmmss>`, under
    /// the store's lock. Nothing is deleted.
    static func rename(_ path: String, at now: Instant) throws(StoreError) -> String {
        let wall = WallClock(now, offset: 0)
        let date = wall.date.date
        func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
        let stamp =
            "\(date.year)\(two(date.month))\(two(date.day))"
            + "\(two(wall.hour))\(two(wall.minute))\(two(wall.second))"
        var backup = "\(path).backup-\(stamp)"
        var attempt = 1
        while access(backup, F_OK) == 0 {
            attempt += 1
            backup = "\(path).backup-\(stamp)-\(attempt)"
        }
        for companion in ["-wal", "-shm", "-journal", ""] where access(path + companion, F_OK) == 0 {
            guard Glibc.rename(path + companion, backup + companion) == 0 else {
                throw .cannotOpen(path: path, detail: String(cString: strerror(errno)))
            }
        }
        return backup
    }
}
