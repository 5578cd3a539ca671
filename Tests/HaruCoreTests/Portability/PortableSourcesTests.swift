import Foundation
import Testing

/// The portable modules read no clock, no randomness, no zone database, and no hash order. A simple
/// search; the wasm build finds what else a browser does not have.
@Suite struct PortableSourcesTests {
    static let modules = [
        "HaruCore", "HaruReplica", "HaruFormats", "HaruConformance", "HaruStrings",
        "HaruOracle", "HaruSimulation",
    ]

    /// Uses that look forbidden and are not, each with its file, its line and why.
    static let allowed: [(file: String, line: String, reason: String)] = [
        ("HaruOracle/Oracle.swift", "records.values.reduce(0)", "a sum"),
        ("HaruOracle/Oracle.swift", "records.keys.filter", "sorted"),
        ("HaruReplica/Hub/MemoryHubStorage.swift", "state.records.values.reduce(0)", "a sum"),
    ]

    static let forbidden = [
        ".shuffled(", "random(in", ".randomElement(", "SystemRandomNumberGenerator", "arc4random",
        "ContinuousClock", "SuspendingClock", "Date(", "Date.now", "clock_gettime", "gettimeofday",
        "import Foundation", "import Glibc", "import Musl", "import Darwin",
        "import Synchronization",
        "ProcessInfo", ".hashValue", "Hasher(",
    ]

    @Test(arguments: modules) func nothingReadsAClockOrChance(_ module: String) throws {
        for line in try lines(of: module) {
            for word in Self.forbidden where names(line.code, word) {
                guard !isAllowed(line) else { continue }
                Issue.record("\(line.file):\(line.number) uses \(word)")
            }
        }
    }

    @Test(arguments: modules) func nothingWalksADictionaryOrASet(_ module: String) throws {
        for (file, own) in Dictionary(grouping: try lines(of: module), by: { $0.file }) {
            let unordered = own.flatMap { unorderedNames(declaredIn: $0.code) }
            for line in own where !isAllowed(line) {
                for name in unordered where walks(line.code, name) {
                    Issue.record("\(file):\(line.number) walks \(name) in hash order")
                }
            }
        }
    }

    @Test func theSearchFindsWhatItLooksFor() {
        #expect(unorderedNames(declaredIn: "private var numbers: [RecordID: Int]") == ["numbers"])
        #expect(unorderedNames(declaredIn: "let used = Set<[UInt8]>()") == ["used"])
        #expect(unorderedNames(declaredIn: "var plain: [Int64] = []") == [])
        #expect(walks("for (id, place) in numbers {", "numbers"))
        #expect(walks("numbers.map { $0.key }", "numbers"))
        #expect(walks("let all = Array(numbers.values)", "numbers"))
        #expect(!walks("numbers[id] = 3", "numbers"))
        #expect(!walks("for id in ids where numbers[id] == nil {", "numbers"))
        #expect(names("let now = Date()", "Date("))
        #expect(!names("looksLikeDate(text)", "Date("))
    }

    struct Line {
        let file: String
        let number: Int
        let code: String
    }

    private func lines(of module: String) throws -> [Line] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appendingPathComponent("Sources/\(module)")
        let files = try #require(FileManager.default.enumerator(atPath: folder.path))
        var lines: [Line] = []
        for case let name as String in files where name.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            for (i, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            {
                let code = line.components(separatedBy: "//")[0]
                lines.append(Line(file: "\(module)/\(name)", number: i + 1, code: code))
            }
        }
        #expect(!lines.isEmpty)
        return lines
    }

    /// Whether `word` stands in `code` as a word of its own: `Date(`, not `looksLikeDate(`.
    private func names(_ code: String, _ word: String) -> Bool {
        code.ranges(of: word).contains { range in
            guard range.lowerBound > code.startIndex, word.first?.isLetter ?? false else {
                return true
            }
            return !code[code.index(before: range.lowerBound)].isLetter
        }
    }

    private func isAllowed(_ line: Line) -> Bool {
        Self.allowed.contains { $0.file == line.file && line.code.contains($0.line) }
    }

    /// Variables that a line declares as a dictionary or a set.
    private func unorderedNames(declaredIn code: String) -> [String] {
        guard code.contains("[") || code.contains("Set") || code.contains("Dictionary"),
            let match = code.firstMatch(of: /\b(?:var|let)\s+(\w+)\s*(?::\s*(.*))?(?:=\s*(.*))?/)
        else {
            return []
        }
        let rest = code[match.1.endIndex...]
        let isUnordered =
            rest.firstMatch(of: /^\s*:\s*\[[\w.]+\s*:\s*[^\]]+\]/) != nil
            || rest.firstMatch(of: /^\s*(:|=)\s*(Set|Dictionary)\b/) != nil
            || rest.firstMatch(of: /^\s*=\s*\[[\w.\[\]]+\s*:\s*[\w.\[\]]+\]\(/) != nil
        return isUnordered ? [String(match.1)] : []
    }

    private func walks(_ code: String, _ name: String) -> Bool {
        guard code.contains(name) else { return false }
        let walk = "\\bin (self\\.)?\(name)(\\.(keys|values))?( \\{| where|$)"
        let use =
            "\\b\(name)(\\.(keys|values))?\\.(map|forEach|filter|compactMap|flatMap|reduce|first|min|max|enumerated)\\b"
        let copy = "\\b(Array|zip)\\((self\\.)?\(name)(\\.(keys|values))?[,)]"
        return [walk, use, copy].contains { pattern in
            code.range(of: pattern, options: .regularExpression) != nil
        }
    }
}
