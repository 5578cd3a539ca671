import Glibc
import HaruCore
import HaruHost
import Synchronization

/// The files of the web app, read when they are first asked for and again when they have changed.
final class WebApp: Sendable {
    private let folder: String
    private let kept = Mutex<[String: Asset]>([:])

    /// One file as it was at one moment.
    struct Asset: Sendable {
        let bytes: [UInt8]
        let tag: String
        fileprivate let changed: Changed
    }

    fileprivate struct Changed: Equatable, Sendable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int
    }

    static let sizeLimit = 64 << 20

    init(folder: String) { self.folder = folder }

    /// Whether there is a web app in the folder.
    var isThere: Bool { asset("index.html") != nil }

    /// - Parameter name: names of folders and a file with `/` between them; nothing that leads out
    ///   of the folder, and nothing hidden.
    func asset(_ name: String) -> Asset? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && !$0.utf8.contains(0) }),
            name.utf8.count <= 255
        else { return nil }
        let path = folder + "/" + name
        guard let changed = WebApp.changed(path) else { return nil }
        if let known = kept.withLock({ $0[name] }), known.changed == changed { return known }
        guard let bytes = File.read(path, limit: WebApp.sizeLimit) else { return nil }
        let asset = Asset(
            bytes: bytes, tag: "\"" + Hex.text(SHA256.digest(bytes).prefix(12)) + "\"",
            changed: changed)
        kept.withLock { $0[name] = asset }
        return asset
    }

    private static func changed(_ path: String) -> Changed? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Changed(
            seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
            size: Int(status.st_size))
    }
}
