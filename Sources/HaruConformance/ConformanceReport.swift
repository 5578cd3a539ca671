import HaruCore

/// What came of running a file of worked examples.
public struct ConformanceReport: Sendable {
    /// Cases of one kind.
    public struct Tally: Sendable {
        public let kind: String
        public fileprivate(set) var passed = 0
        public fileprivate(set) var failed = 0
        /// Cases of a kind that this build does not run.
        public fileprivate(set) var unsupported = 0
    }

    /// In the order in which the kinds appear in the file.
    public private(set) var tallies: [Tally] = []
    public private(set) var mismatches: [Mismatch] = []
    /// Why the file as a whole could not be read.
    public private(set) var rejection: String?

    public var passed: Int { tallies.reduce(0) { $0 + $1.passed } }
    public var failed: Int { tallies.reduce(0) { $0 + $1.failed } }
    public var unsupported: Int { tallies.reduce(0) { $0 + $1.unsupported } }

    /// Whether the file was read and no case failed. Unsupported kinds are named, but fail nothing.
    public var hasPassed: Bool { failed == 0 && rejection == nil }

    mutating func reject(_ reason: String) { rejection = reason }

    /// Counts a case that was run: it passed if nothing differs.
    mutating func add(kind: String, mismatches: [Mismatch]) {
        let i = place(of: kind)
        if mismatches.isEmpty { tallies[i].passed += 1 } else { tallies[i].failed += 1 }
        self.mismatches += mismatches
    }

    mutating func addUnsupported(kind: String) { tallies[place(of: kind)].unsupported += 1 }

    private mutating func place(of kind: String) -> Int {
        if let i = tallies.firstIndex(where: { sameBytes($0.kind, kind) }) { return i }
        tallies.append(Tally(kind: kind))
        return tallies.count - 1
    }

    /// The report as lines: a count per kind, each mismatch, what is not supported, and the sum.
    public var text: String {
        var text = ""
        for tally in tallies where tally.unsupported == 0 {
            text += "\(ConformanceReport.plain(tally.kind)): "
            text += "\(tally.passed) passed, \(tally.failed) failed\n"
        }
        for mismatch in mismatches {
            text += "FAILED \(ConformanceReport.plain(mismatch.caseID)) "
            text += "\(ConformanceReport.plain(mismatch.path)): "
            text += "expected \(mismatch.expected), got \(mismatch.actual)\n"
        }
        for tally in tallies where tally.unsupported > 0 {
            text += "\(ConformanceReport.plain(tally.kind)): \(tally.unsupported) not supported\n"
        }
        if let rejection { text += "FAILED \(rejection)\n" }
        text += "\(passed) passed, \(failed) failed"
        if unsupported > 0 { text += ", \(unsupported) not supported" }
        return text + "\n"
    }

    /// A text of the file on one line, without control characters.
    private static func plain(_ text: String) -> String {
        var bytes: [UInt8] = []
        JSON.writeString(text, into: &bytes)
        return String(decoding: bytes[1..<(bytes.count - 1)], as: UTF8.self)
    }
}
