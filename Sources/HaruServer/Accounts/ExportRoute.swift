import Glibc
import HaruArchive
import HaruCore
import HaruHost
import Synchronization

/// Everything an account has, as an archive to keep (sync 2, 12.1).
enum ExportRoute {
    static let all: [Route] = [
        Route(.get, "/v1/account/export", .device(.account), export)
    ]

    private static func export(_ call: Call) throws(APIError) -> Response {
        let services = call.services
        let account = try call.holder().account
        // An archive takes the disk for a while: one is made at a time.
        guard services.exports.begin() else { throw APIError(.busy, retryAfter: 30) }
        defer { services.exports.end() }
        let path = services.exports.newPath()
        defer { unlink(path) }
        try services.stores.store(of: account).writeArchive(to: path, wall: call.now)
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        let size = lseek(descriptor, 0, SEEK_END)
        guard descriptor >= 0, size >= 0 else { throw APIError(.storeUnavailable) }
        var response = Response(200, type: "application/zip")
        let day = ISO8601.text(DayBoundary(zone: .utc).day(of: call.now))
        response["Content-Disposition"] = "attachment; filename=\"haru-\(day).haru\""
        response["Cache-Control"] = "no-store"
        response.body = .file(descriptor: descriptor, offset: 0, length: UInt64(size))
        return response
    }
}

/// Where archives are made on their way out.
final class Exports: Sendable {
    private let folder: String
    private let isBusy = Mutex(false)
    private static let prefix = "export-"

    /// Removes what a server left behind that died.
    init(folder: String) {
        self.folder = folder
        for name in (try? File.names(in: folder)) ?? [] where name.hasPrefix(Exports.prefix) {
            unlink(folder + "/" + name)
        }
    }

    /// - Returns: whether nobody else makes one now.
    func begin() -> Bool {
        isBusy.withLock { isBusy in
            defer { isBusy = true }
            return !isBusy
        }
    }

    func end() { isBusy.withLock { $0 = false } }

    func newPath() -> String { folder + "/" + Exports.prefix + Secret.id().text }
}
