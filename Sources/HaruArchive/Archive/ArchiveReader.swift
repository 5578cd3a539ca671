import HaruCore
import HaruReplica

/// An archive that may come from anywhere, opened and looked at, not restored yet.
public struct ArchiveReader {
    public let manifest: ArchiveManifest
    private let zip: ZipReader
    private let records: ZipEntry

    /// - Throws: why nothing of the file is restored.
    public init(path: String) throws(ArchiveError) {
        do throws(ZipError) { zip = try ZipReader(path: path) } catch { throw .zip(error) }
        guard let text = try ArchiveReader.small(Archive.manifestName, in: zip) else {
            throw .missing(Archive.manifestName)
        }
        manifest = try ArchiveManifest(text: text)
        guard let entry = zip.entry(Archive.recordsName) else {
            throw .missing(Archive.recordsName)
        }
        guard manifest.digest(of: Archive.recordsName) != nil else { throw .badManifest }
        records = entry
    }

    /// The preferences of the device that made the archive; `nil` if they are not in it.
    public func preferences() throws(ArchiveError) -> [UInt8]? {
        guard let bytes = try ArchiveReader.small(Archive.preferencesName, in: zip) else {
            return nil
        }
        guard manifest.digest(of: Archive.preferencesName) == SHA256.digest(bytes) else {
            throw .wrongDigest(Archive.preferencesName)
        }
        return bytes
    }

    private static func small(_ name: String, in zip: ZipReader) throws(ArchiveError) -> [UInt8]? {
        guard let entry = zip.entry(name) else { return nil }
        guard entry.size <= Archive.smallEntryLimit else { throw .tooLong(name) }
        do throws(ZipError) { return try zip.contents(of: entry) } catch { throw .zip(error) }
    }
}

/// What restoring an archive did, or would do.
public struct RestoreReport: Equatable, Sendable {
    public var counts = RestoreCounts()
    /// The first lines that could not be read and were passed over.
    public var skipped: [SkippedLine] = []
    /// How many there are in all.
    public var skippedCount = 0

    public struct SkippedLine: Equatable, Sendable {
        /// Counted from 1.
        public let number: Int
        public let reason: WireError
    }

    /// How many lines are named.
    public static let namedLines = 100
}

extension ArchiveReader {
    /// Merges the archive into a replica, in one transaction: a record at a time, in constant
    /// memory. A second time changes nothing. The store keeps its node: it is the store's own life
    /// that goes on.
    ///
    /// - Parameters:
    ///   - wall: what the device's clock shows.
    ///   - isPreview: whether to count only, and write nothing.
    /// - Throws: why the store is as it was before.
    public func restore<Storage>(
        into replica: Replica<Storage>, mode: RestoreMode = .merge, wall: Instant,
        isPreview: Bool = false
    ) throws(ArchiveError) -> RestoreReport {
        var restoration: Restoration<Storage>
        do throws(StorageError) {
            restoration = try Restoration(
                replica, created: manifest.created, mode: mode, wall: wall, isPreview: isPreview)
        } catch { throw .storage(error) }
        var report = RestoreReport()
        do throws(ArchiveError) {
            try addRecords(to: &restoration, &report)
        } catch {
            restoration.cancel()
            throw error
        }
        do throws(StorageError) { report.counts = try restoration.finish() } catch {
            throw .storage(error)
        }
        return report
    }

    private func addRecords(
        to restoration: inout Restoration<some ReplicaStorage>, _ report: inout RestoreReport
    ) throws(ArchiveError) {
        var lines = ArchiveLines(zip.open(records))
        while let line = try next(&lines) {
            let change: Change
            do throws(WireError) { change = try ArchiveReader.change(line) } catch {
                report.skip(lines.number, error)
                continue
            }
            do throws(StorageError) { try restoration.add(change) } catch { throw .storage(error) }
        }
        guard lines.finalDigest() == manifest.digest(of: Archive.recordsName) else {
            throw .wrongDigest(Archive.recordsName)
        }
    }

    private func next(_ lines: inout ArchiveLines) throws(ArchiveError) -> ArchiveLines.Line? {
        do throws(ZipError) { return try lines.next() } catch { throw .zip(error) }
    }

    private static func change(_ line: ArchiveLines.Line) throws(WireError) -> Change {
        switch line {
        case .text(let bytes): try Change(text: bytes)
        case .tooLong: throw .tooLarge
        }
    }
}

extension RestoreReport {
    fileprivate mutating func skip(_ number: Int, _ reason: WireError) {
        skippedCount += 1
        if skipped.count < RestoreReport.namedLines {
            skipped.append(SkippedLine(number: number, reason: reason))
        }
    }
}
