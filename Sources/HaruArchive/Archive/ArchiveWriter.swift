import HaruCore
import HaruHost
import HaruReplica

extension Archive {
    /// Writes everything a replica holds, as it is at one moment, in constant memory. The file
    /// appears when it is whole and on disk; what was there before stays until then.
    ///
    /// Rows that cannot be read are left out; a store on SQLite lists them as `damaged`.
    ///
    /// - Parameters:
    ///   - wall: what the device's clock shows.
    ///   - preferences: `preferences.json`, if the person asked for it.
    ///   - attachments: files that records name, by the SHA-256 of their bytes, lower-case hex.
    /// - Returns: what is in the archive.
    @discardableResult
    public static func write<Storage>(
        _ replica: Replica<Storage>, to file: NewFile, wall: Instant, preferences: [UInt8]? = nil,
        attachments: [(hash: String, path: String)] = []
    ) throws(ArchiveError) -> ArchiveManifest {
        let storage = replica.storage
        do throws(StorageError) { try storage.begin() } catch { throw .storage(error) }
        // Nothing is written to the store: the transaction only holds it still.
        defer { storage.rollback() }
        let clock: HybridClock
        do throws(StorageError) { clock = try storage.clock() } catch { throw .storage(error) }
        // Stamps are issued by the corrected clock, so the archive is dated by it as well; with any
        // other date its newest stamps would be cut when it is restored.
        let created = clock.corrected(wall)
        let writer = ArchiveWriter(
            zip: ZipWriter(file, date: WallClock(created, offset: 0)),
            manifest: ArchiveManifest(created: created))
        try writer.writeRecords(of: storage)
        try writer.writeSettings(of: storage)
        if let preferences { try writer.add(preferencesName, preferences) }
        for attachment in attachments { try writer.addAttachment(attachment) }
        return try writer.finish()
    }
}

/// The parts of an archive in the order in which they lie in it.
private final class ArchiveWriter {
    private let zip: ZipWriter
    private var manifest: ArchiveManifest
    /// Lines on their way to the file, so that it is not bothered with each.
    private var lines: [UInt8] = []
    private var digest = SHA256()
    private var failure: FileError?

    init(zip: ZipWriter, manifest: ArchiveManifest) {
        self.zip = zip
        self.manifest = manifest
    }

    func writeRecords(of storage: some ReplicaStorage) throws(ArchiveError) {
        do throws(FileError) { try zip.begin(Archive.recordsName) } catch { throw .file(error) }
        do throws(StorageError) {
            for kind in try storage.kinds() {
                var count = 0
                try storage.forEachRecord(of: kind) { record in
                    if record.isDeleted { manifest.tombstones += 1 } else { count += 1 }
                    append(record)
                }
                manifest.counts.append(ArchiveManifest.KindCount(kind: kind, count: count))
            }
        } catch { throw .storage(error) }
        flush()
        if let failure { throw .file(failure) }
        do throws(FileError) { try zip.end() } catch { throw .file(error) }
        note(Archive.recordsName, digest.digest())
    }

    private func append(_ record: Record) {
        guard failure == nil else { return }
        Change(record).json.write(into: &lines)
        lines.append(UInt8(ascii: "\n"))
        if lines.count >= 1 << 16 { flush() }
    }

    /// A failure is kept for when the storage has called for the last record: its loop knows no
    /// way out.
    private func flush() {
        lines.withUnsafeBytes { digest.update($0) }
        do throws(FileError) { try zip.write(lines) } catch { failure = failure ?? error }
        lines.removeAll(keepingCapacity: true)
    }

    /// Settings by name, without stamps.
    func writeSettings(of storage: some ReplicaStorage) throws(ArchiveError) {
        let record: Record?
        do throws(StorageError) { record = try storage.record(.settings, Settings.recordID) } catch
        {
            guard case .damaged = error else { throw .storage(error) }
            record = nil
        }
        let members = (record?.fields ?? []).filter { $0.name.utf8.first != UInt8(ascii: "_") }
            .map { JSON.Member($0.name, $0.field.value.json) }
        try add(Archive.settingsName, Array(JSON.object(members).text.utf8))
    }

    func add(_ name: String, _ bytes: [UInt8]) throws(ArchiveError) {
        do throws(FileError) { try zip.add(name, bytes) } catch { throw .file(error) }
        note(name, SHA256.digest(bytes))
    }

    /// Its name says what it must be, so the manifest need not.
    func addAttachment(_ attachment: (hash: String, path: String)) throws(ArchiveError) {
        do throws(FileError) {
            try zip.begin(Archive.attachmentsFolder + attachment.hash)
            try File.forEachChunk(of: attachment.path) { chunk in
                guard failure == nil else { return }
                do throws(FileError) { try zip.write(Array(chunk)) } catch { failure = error }
            }
            if let failure { throw failure }
            try zip.end()
        } catch { throw .file(error) }
    }

    func finish() throws(ArchiveError) -> ArchiveManifest {
        do throws(FileError) {
            try zip.add(Archive.manifestName, Array(manifest.json.text.utf8))
            try zip.finish()
        } catch { throw .file(error) }
        return manifest
    }

    private func note(_ name: String, _ digest: [UInt8]) {
        manifest.checksums.append(ArchiveManifest.Checksum(name: name, digest: digest))
    }
}
