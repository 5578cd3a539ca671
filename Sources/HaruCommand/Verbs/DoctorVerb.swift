import Glibc
import HaruCore
import HaruHost
import HaruReplica
import HaruStore
import HaruStrings

extension Workspace {
    /// Checks everything that is too slow to be checked all the time.
    func doctor() throws(Refusal) -> ExitCode {
        if let path = invocation.text(.importBackup) {
            return try importBackup(console.environment.path(path))
        }
        if invocation.has(.repair), !invocation.has(.dryRun) {
            let rows = try careful { () throws(StoreError) in try Doctor.repair(store) }
            console.say(strings.doctorRepaired(count: rows))
        }
        let findings = try careful { () throws(StoreError) in try Doctor.examine(store) }
        // In the process that owns the store for long, it is that one.
        let owner: Int32? = console.environment.loan == nil ? nil : getpid()
        console.show(DoctorReport(findings, owner: owner), style)
        return findings.isSound ? .ok : .failure
    }

    private func importBackup(_ path: String) throws(Refusal) -> ExitCode {
        switch File.kind(path) {
        case .missing: throw .file(path: path, .missing)
        case .file where access(path, R_OK) != 0: throw .file(path: path, .unreadable)
        case .file, .folder, .other: break
        }
        let report = ChangeReport(.doctor, [], names: [path], isDone: false)
        let agreement = try console.agree(
            to: report, question: .importBackup(path), invocation, style)
        guard agreement == .go else { return .ok }
        let imported = try careful { () throws(StoreError) in
            try Doctor.importBackup(path, into: store)
        }
        console.show(ImportedBackupReport(imported), style)
        return .ok
    }

    private func careful<Result>(
        _ body: () throws(StoreError) -> Result
    ) throws(Refusal) -> Result {
        do { return try body() } catch { throw .store(StoreProblem(error)) }
    }
}

/// What an examination of the store found.
struct DoctorReport: Report {
    private let findings: Findings
    /// The process that owns the store for long; `nil` = none.
    private let owner: Int32?
    /// How many findings of a kind are listed one by one for people.
    private static let listed = 20

    init(_ findings: Findings, owner: Int32? = nil) {
        self.findings = findings
        self.owner = owner
    }

    var json: JSON {
        .payload([
            JSON.Member("isSound", .bool(findings.isSound)),
            JSON.Member("records", .count(findings.records)),
            JSON.Member("bytes", .int(findings.size)),
            JSON.Member("freeBytes", findings.freeSpace.map { .int($0) } ?? .null),
            JSON.Member("library", .string(findings.libraryVersion)),
            JSON.Member("journalMode", .string(findings.journalMode)),
            JSON.Member("owner", owner.map { .int(Int64($0)) } ?? .null),
            JSON.Member("backups", .array(findings.backups.map { .string($0) })),
            JSON.Member(
                "findings",
                .array(
                    findings.list.map {
                        .object([
                            JSON.Member("code", .string($0.code)),
                            JSON.Member("severity", .string($0.severity.code)),
                            JSON.Member("subject", .string($0.subject)),
                        ])
                    })),
        ])
    }

    func lines(_ style: Style) -> [String] {
        let strings = style.strings
        var lines = [
            strings.doctorRecords(count: findings.records),
            strings.doctorSize(
                size: DoctorReport.size(findings.size),
                free: findings.freeSpace.map { DoctorReport.size($0) } ?? "?")
                + " · SQLite \(findings.libraryVersion), \(findings.journalMode)",
        ]
        if let owner { lines.append(strings.ownerLine(process: String(owner))) }
        for finding in findings.list.prefix(DoctorReport.listed) {
            let words = TextLayout.printable(finding.words(strings))
            let mark = style.isUnicode ? "• " : "- "
            lines.append(style.paint(mark + words, finding.severity == .note ? .faint : .danger))
        }
        let rest = findings.list.count - DoctorReport.listed
        if rest > 0 { lines.append("  " + strings.doctorMore(count: rest)) }
        lines += findings.backups.map { strings.doctorBackup(path: $0) }
        if findings.isSound { lines.append(strings.doctorSound) }
        return lines
    }

    /// `182 MiB`
    private static func size(_ bytes: Int64) -> String {
        var value = bytes
        var unit = 0
        let units = ["B", "KiB", "MiB", "GiB", "TiB"]
        while value >= 10_240, unit < units.count - 1 {
            value /= 1024
            unit += 1
        }
        return "\(value) \(units[unit])"
    }
}

/// What a set-aside store gave.
struct ImportedBackupReport: Report {
    private let imported: ImportedBackup

    init(_ imported: ImportedBackup) { self.imported = imported }

    private var left: Int { imported.damaged.count + imported.unreadable }

    var json: JSON {
        .payload([
            JSON.Member("read", .count(imported.read)),
            JSON.Member("changed", .count(imported.changed)),
            JSON.Member("damaged", .count(imported.damaged.count)),
            JSON.Member("unreadable", .count(imported.unreadable)),
        ])
    }

    func lines(_ style: Style) -> [String] {
        let strings = style.strings
        let done = strings.doctorImported(
            read: String(imported.read), changed: String(imported.changed))
        return left > 0 ? [done, strings.doctorNotTaken(count: left)] : [done]
    }
}

extension Finding.Severity {
    var code: String {
        switch self {
        case .note: "note"
        case .warning: "warning"
        case .damage: "damage"
        }
    }
}
