import HaruArchive
import HaruCore
import HaruFormats
import HaruHost
import HaruReplica
import HaruStore

/// Writes Haru's own CSV files, records streamed from the store.
struct Exporter {
    let storage: SQLiteStorage
    /// Of the store, for messages.
    let path: String
    let zone: TimeZoneRules
    let cells: CSVWriter
    let language: HaruFile.Language
    /// Limits records only; `nil` = all of history.
    let range: Range<Instant>?
    let days: ClosedRange<LocalDay>?
    let actions: [Action]
    let tags: [Tag]
    /// In their order, as are the quests.
    let goals: [GoalRow]
    let quests: [QuestRow]

    /// Where the bytes of a file go.
    typealias Sink = ([UInt8]) throws(Refusal) -> Void

    /// Writes the files into a folder, where they appear once all of them are on disk.
    func write(
        _ parts: [HaruFile], toFolder folder: String
    ) throws(Refusal) -> [ExportReport.File] {
        do throws(FileError) { try File.makeFolder(folder) } catch { throw Refusal(error) }
        var written: [ExportReport.File] = []
        var files: [NewFile] = []
        for part in parts {
            let name = part.name(in: language, days: days)
            let path = folder == "." ? name : folder + "/" + name
            let file: NewFile
            do throws(FileError) { file = try NewFile(path, mode: 0o644) } catch {
                throw Refusal(error)
            }
            let rows = try write(part) { (bytes) throws(Refusal) in
                do throws(FileError) { try file.write(bytes) } catch { throw Refusal(error) }
            }
            do throws(FileError) { try file.sync() } catch { throw Refusal(error) }
            files.append(file)
            written.append(ExportReport.File(name: path, rows: rows))
        }
        do throws(FileError) { for file in files { try file.finish() } } catch {
            throw Refusal(error)
        }
        return written
    }

    /// Writes the files into one zip, which appears whole or not at all.
    func write(
        _ parts: [HaruFile], toZip path: String, at now: Instant
    ) throws(Refusal) -> [ExportReport.File] {
        let zip: ZipWriter
        do throws(FileError) {
            let file = try NewFile(path, mode: 0o644)
            zip = ZipWriter(file, date: WallClock(now, offset: zone.offset(at: now)))
        } catch { throw Refusal(error) }
        var written: [ExportReport.File] = []
        for part in parts {
            let name = part.name(in: language, days: days)
            do throws(FileError) { try zip.begin(name) } catch { throw Refusal(error) }
            let rows = try write(part) { (bytes) throws(Refusal) in
                do throws(FileError) { try zip.write(bytes) } catch { throw Refusal(error) }
            }
            do throws(FileError) { try zip.end() } catch { throw Refusal(error) }
            written.append(ExportReport.File(name: name, rows: rows))
        }
        do throws(FileError) { try zip.finish() } catch { throw Refusal(error) }
        return written
    }

    /// Writes one file's bytes.
    ///
    /// - Returns: how many rows it has besides the header.
    private func write(_ part: HaruFile, to sink: Sink) throws(Refusal) -> Int {
        var bytes: [UInt8] = []
        part.writeHeader(in: language, into: &bytes)
        switch part {
        case .actions:
            var writer = ActionCSV(zone: zone, cells: cells)
            for action in actions {
                let names = tags.filter { action.tagIDs.contains($0.id) }.map { $0.name }
                writer.write(action, tagNames: names, into: &bytes)
            }
            try sink(bytes)
            return actions.count
        case .timeRecords:
            var writer = TimeRecordCSV(zone: zone, cells: cells)
            return try records(.session, bytes, to: sink) { entry, action, bytes in
                writer.write(
                    action: action, start: Instant(milliseconds: entry.start),
                    end: entry.end == TimelineEntry.running
                        ? nil : Instant(milliseconds: entry.end),
                    note: entry.note, into: &bytes)
            }
        case .countRecords:
            var writer = CountRecordCSV(zone: zone, cells: cells)
            return try records(.count, bytes, to: sink) { entry, action, bytes in
                writer.write(
                    action: action, timestamp: Instant(milliseconds: entry.start),
                    amount: Int(entry.end), note: entry.note, into: &bytes)
            }
        case .goals:
            for goal in goals { goal.write(with: cells, into: &bytes) }
            try sink(bytes)
            return goals.count
        case .quests:
            for quest in quests { quest.write(with: cells, into: &bytes) }
            try sink(bytes)
            return quests.count
        }
    }

    /// Streams the records of a kind whose actions live.
    private func records(
        _ kind: Kind, _ head: [UInt8], to sink: Sink,
        _ row: (ChronicleEntry, ActionCells, inout [UInt8]) -> Void
    ) throws(Refusal) -> Int {
        let prefixes = actions.map { ActionCells(id: $0.id, name: $0.name, cells: cells) }
        var finder = ColumnFinder(actions.map { $0.id })
        var bytes = head
        bytes.reserveCapacity(1 << 17)
        var count = 0
        var failure: Refusal?
        do throws(StorageError) {
            try storage.chronicle(kind, touching: range) { entry in
                let column = finder.column(of: entry.owner)
                guard column >= 0 else { return true }
                row(entry, prefixes[column], &bytes)
                count += 1
                guard bytes.count >= 1 << 16 else { return true }
                do throws(Refusal) { try sink(bytes) } catch {
                    failure = error
                    return false
                }
                bytes.removeAll(keepingCapacity: true)
                return true
            }
        } catch { throw Refusal(.storage(error), path: path) }
        if let failure { throw failure }
        try sink(bytes)
        return count
    }
}

extension Refusal {
    init(_ error: FileError) {
        self = .file(
            path: error.path,
            error.isMissing ? .missing : error.isFull ? .full : .unwritable)
    }
}
