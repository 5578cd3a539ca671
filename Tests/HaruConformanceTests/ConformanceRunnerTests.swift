import Foundation
import HaruConformance
import HaruCore
import Testing

@Suite struct ConformanceRunnerTests {
    private func run(_ text: String, only kinds: [String] = []) -> ConformanceReport {
        let runner = ConformanceRunner { name in
            name == "UTC" ? TimeZoneRules(name: name, fixedOffset: 0) : nil
        }
        return runner.run(text, only: kinds)
    }

    private func file(_ cases: String...) -> String {
        "{\"format\":1,\"cases\":[\(cases.joined(separator: ","))]}"
    }

    static let key = """
        {"id":"k","kind":"dayKey","given":{"settings":{"zone":"UTC"},"instants":["2026-08-12T00:00:00Z"]},
         "expect":{"days":["2026-08-12"]}}
        """
    static let range = """
        {"id":"r","kind":"dayRange","given":{"settings":{"zone":"UTC"},"days":["2026-08-12"]},
         "expect":{"ranges":[{"start":"2026-08-12T02:00:00+02:00","minutes":1440.0000001}]}}
        """

    @Test func whatAgreesPasses() {
        let report = run(file(Self.key, Self.range))
        #expect(report.hasPassed)
        #expect(
            report.text
                == "dayKey: 1 passed, 0 failed\ndayRange: 1 passed, 0 failed\n2 passed, 0 failed\n")
    }

    @Test func whatDiffersIsShownWithItsPath() {
        let wrong = Self.range.replacingOccurrences(of: "1440.0000001", with: "1440.1")
        let report = run(file(Self.key, wrong))
        #expect(!report.hasPassed)
        #expect(
            report.text == """
                dayKey: 1 passed, 0 failed
                dayRange: 0 passed, 1 failed
                FAILED r ranges[0].minutes: expected 1440.1, got 1440.0
                1 passed, 1 failed

                """)
    }

    @Test func listsAreComparedElementByElement() {
        let longer = Self.key.replacingOccurrences(
            of: "[\"2026-08-12\"]", with: "[\"2026-08-12\",\"x\"]")
        #expect(run(file(longer)).failed == 1)
        let missing = Self.key.replacingOccurrences(of: "\"days\"", with: "\"dates\"")
        #expect(run(file(missing)).mismatches[0].actual == "nothing")
        let none = Self.key.replacingOccurrences(
            of: "\"days\":[\"2026-08-12\"]", with: "\"dates\":null")
        #expect(run(file(none)).hasPassed, "null means none")
    }

    @Test func unknownKindsAreCountedAndNamed() {
        let other = #"{"id":"f","kind":"fortune","given":{},"expect":{}}"#
        let report = run(file(Self.key, other, other))
        #expect(report.hasPassed)
        #expect(report.unsupported == 2)
        #expect(
            report.text == """
                dayKey: 1 passed, 0 failed
                fortune: 2 not supported
                1 passed, 0 failed, 2 not supported

                """)
    }

    @Test func onlyTheKindsAskedForAreRun() {
        #expect(
            run(file(Self.key, Self.range), only: ["dayRange"]).tallies.map { $0.kind } == [
                "dayRange"
            ])
    }

    @Test(arguments: [
        "", "nonsense", "{}", "[]", #"{"format":2,"cases":[]}"#, #"{"format":1,"cases":[]}"#,
    ])
    func aFileWithoutCasesFails(_ text: String) {
        let report = run(text)
        #expect(!report.hasPassed)
        #expect(report.rejection != nil)
    }

    @Test(arguments: [
        #"{"id":"x"}"#, "3", #"{"id":"x","kind":"dayKey","given":{},"expect":{}}"#,
        #"{"id":"x","kind":"dayKey","given":{"settings":{"zone":"Mars/Base"}},"expect":{}}"#,
        #"{"id":"x","kind":"dayKey","given":{"settings":{"zone":"UTC"},"instants":[7]},"expect":{}}"#,
        #"{"id":"x","kind":"window","given":{"settings":{"zone":"UTC"},"deadlineMinutes":1e15},"expect":{}}"#,
        #"{"id":"x","kind":"limits","given":{"asks":[{"kind":"wishes"}]},"expect":{}}"#,
    ])
    func aMalformedCaseFailsAndStopsNothing(_ example: String) {
        let report = run(file(example, Self.key))
        #expect((report.passed, report.failed) == (1, 1))
    }

    @Test func brokenCasesNeverTrap() throws {
        // Every value of every case of the spec's shapes, replaced by values of other kinds.
        let seed = UInt64.random(in: 0...UInt64.max)
        print("brokenCasesNeverTrap: seed \(seed)")
        var state = seed | 1
        func random(_ count: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(count))
        }
        let values = [
            "null", "7", "-1", "1e300", "\"\"", "\"2026-08-12\"", "[]", "{}", "[[]]", "true",
            "99999999999",
        ]
        for example in try WorkedExamples.cases() {
            let pieces = example.split(separator: ":", omittingEmptySubsequences: false)
            for _ in 0..<20 {
                var broken = pieces.map { String($0) }
                let place = 1 + random(pieces.count - 1)
                let rest = broken[place].drop { !",}]".contains($0) }
                broken[place] = values[random(values.count)] + rest
                let report = run(file(broken.joined(separator: ":")))
                #expect(report.text.hasSuffix("\n"))
            }
        }
    }

    @Test func everyKindHasAnExample() throws {
        let cases = try WorkedExamples.cases()
        let report = run(String(decoding: try WorkedExamples.file(), as: UTF8.self))
        #expect(report.hasPassed, "\(report.text)")
        #expect(report.passed == cases.count)
        #expect(report.tallies.count == cases.count, "each is of another kind")
    }

    @Test func zonesAreNamedOnce() {
        let text = file(
            Self.key, Self.range, Self.key.replacingOccurrences(of: "UTC", with: "Asia/Seoul"))
        #expect(ConformanceRunner.zoneNames(in: Array(text.utf8)) == ["UTC", "Asia/Seoul"])
        #expect(ConformanceRunner.zoneNames(in: []) == [])
    }

    static let examples = ProcessInfo.processInfo.environment["HARU_EXAMPLES"]

    /// The specification's own file, where it is at hand: `HARU_EXAMPLES=…/examples.json`.
    @Test(.enabled(if: examples != nil)) func theSpecificationHolds() throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: try #require(Self.examples)))
        let runner = ConformanceRunner { name in
            FileManager.default.contents(atPath: "/usr/share/zoneinfo/\(name)").flatMap {
                TimeZoneRules(name: name, tzif: [UInt8]($0))
            }
        }
        let report = runner.run([UInt8](data))
        if let path = ProcessInfo.processInfo.environment["HARU_REPORT"] {
            try report.text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(report.hasPassed, "\(report.text)")
    }
}
