import HaruArchive
import HaruCore
import HaruHost
import HaruReplica
import HaruStrings

/// The complete backup and its way back (sync 12.1).
extension Workspace {
    func backup() throws(Refusal) -> ExitCode {
        let path = console.environment.path(invocation.text(.output) ?? defaultBackupName)
        let file: NewFile
        do throws(FileError) { file = try NewFile(path) } catch { throw Refusal(error) }
        let kept =
            invocation.has(.withPreferences)
            ? Array(JSON.object(preferences.members).text.utf8) : nil
        do throws(ArchiveError) {
            try Archive.write(replica, to: file, wall: now, preferences: kept)
        } catch { throw Refusal(error, path: path, store: place.store) }
        console.show(Done(.backedUp(path: path), strings), style)
        return .ok
    }

    /// `haru-20261130-0247.haru` in the folder one is in.
    private var defaultBackupName: String {
        let wall = boundary.wallClock(now)
        let digits = (ISO8601.text(wall.date) + "-" + style.time(now)).utf8.filter { $0 != 0x3a }
        let stamp = String(decoding: digits, as: UTF8.self)
        return "haru-" + stamp + "." + Archive.fileExtension
    }

    func restore() throws(Refusal) -> ExitCode {
        let path = console.environment.path(invocation.text(0) ?? "")
        let mode = restoreMode
        do throws(ArchiveError) {
            let reader = try ArchiveReader(path: path)
            let preview = try reader.restore(into: replica, mode: mode, wall: now, isPreview: true)
            let report = RestoreSummary(preview)
            guard report.writes > 0 else {
                console.show(report, style)
                return .ok
            }
            do throws(Refusal) {
                let agreement = try console.agree(
                    to: report, question: .restore(report.writes), invocation, style)
                guard agreement == .go else { return .ok }
            } catch { return console.fail(error) }
            let done = try reader.restore(into: replica, mode: mode, wall: now)
            if console.isJSON || invocation.has(.yes) { console.show(RestoreSummary(done), style) }
            console.say(Message.restored(RestoreSummary(done).writes).words(strings))
            return .ok
        } catch { throw Refusal(error, path: path, store: place.store) }
    }

    private var restoreMode: RestoreMode {
        if invocation.has(.undelete) { return .undelete }
        guard invocation.has(.asCopy) else { return .merge }
        let random = console.environment.random
        return .copy(CopiedIDs(random: (random(), random())))
    }
}

/// What restoring an archive changes.
struct RestoreSummary: Report {
    private let report: RestoreReport

    init(_ report: RestoreReport) { self.report = report }

    /// Records that are written.
    var writes: Int {
        let counts = report.counts
        return counts.added + counts.revived + counts.changed + counts.deleted + counts.tombstones
    }

    var json: JSON {
        let counts = report.counts
        return .payload([
            JSON.Member("added", .count(counts.added)),
            JSON.Member("revived", .count(counts.revived)),
            JSON.Member("changed", .count(counts.changed)),
            JSON.Member("deleted", .count(counts.deleted + counts.tombstones)),
            JSON.Member("same", .count(counts.unchanged)),
            JSON.Member("older", .count(counts.older)),
            JSON.Member("deletedHere", .count(counts.deletedHere)),
            JSON.Member("skipped", .count(report.skippedCount)),
            JSON.Member("skippedLines", .array(report.skipped.map { .count($0.number) })),
        ])
    }

    func lines(_ style: Style) -> [String] {
        let counts = report.counts
        let strings = style.strings
        let rows: [(Int, String)] = [
            (counts.added, "+ " + strings.restoreAdded(count: counts.added)),
            (counts.revived, "+ " + strings.restoreRevived(count: counts.revived)),
            (counts.changed, "± " + strings.restoreChanged(count: counts.changed)),
            (
                counts.deleted + counts.tombstones,
                "- " + strings.restoreDeleted(count: counts.deleted + counts.tombstones)
            ),
            (counts.unchanged, "= " + strings.restoreSame(count: counts.unchanged)),
            (counts.older, "= " + strings.restoreOlder(count: counts.older)),
            (counts.deletedHere, "= " + strings.restoreDeletedHere(count: counts.deletedHere)),
            (report.skippedCount, "! " + strings.restoreSkipped(count: report.skippedCount)),
        ]
        return rows.filter { $0.0 > 0 }.map { $0.1 }
            + report.skipped.map { "    " + strings.restoreLine(line: String($0.number)) }
    }
}

extension Refusal {
    /// - Parameters:
    ///   - path: of the archive.
    ///   - store: of the store, for failures that are its own.
    init(_ error: ArchiveError, path: String, store: String) {
        switch error {
        case .file(let error), .zip(.file(let error)): self = Refusal(error)
        case .storage(let error): self = Refusal(.storage(error), path: store)
        case .missing, .badManifest, .zip(.notAZip): self = .file(path: path, .notAnArchive)
        case .newerFormat: self = .file(path: path, .newerArchive)
        case .wrongDigest, .zip(.truncated), .zip(.badDirectory), .zip(.damaged),
            .zip(.wrongChecksum):
            self = .file(path: path, .damagedArchive)
        case .tooLong, .zip: self = .file(path: path, .unsafeArchive)
        }
    }
}
