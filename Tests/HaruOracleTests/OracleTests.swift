import Foundation
import HaruOracle
import Testing

@Suite struct OracleTests {
    @Test func theOracleImportsNothing() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appendingPathComponent("Sources/HaruOracle")
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        #expect(files.count >= 4)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            let imports = text.split(separator: "\n").filter {
                $0.contains("import ") && !$0.contains("//")
            }
            #expect(imports.isEmpty, "\(file.lastPathComponent): \(imports)")
        }
    }

    private func stamp(_ milliseconds: UInt64, _ counter: UInt64 = 0, _ node: UInt64 = 0)
        -> OracleStamp
    {
        OracleStamp(milliseconds: milliseconds, counter: counter, node: node)
    }

    @Test func stampsCompareByMillisecondsThenCounterThenNode() {
        let ascending = [
            stamp(1, 9, 9), stamp(2, 0, 9), stamp(2, 9, 1), stamp(2, 10, 0), stamp(2, 10, 1),
        ]
        for (a, b) in zip(ascending, ascending.dropFirst()) { #expect(a < b && !(b < a)) }
    }

    static let record = Oracle.Identity(kind: "session", id: "s")

    private func oracle(_ fields: [(String, String, UInt64)]) -> Oracle {
        var oracle = Oracle()
        for (name, text, time) in fields {
            oracle.acknowledge(Self.record, name, Oracle.Version(stamp: stamp(time), text: text))
        }
        return oracle
    }

    private func held(_ fields: [(String, String, UInt64)]) -> [Oracle.Held] {
        [
            Oracle.Held(
                record: Self.record,
                fields: fields.map { ($0.0, Oracle.Version(stamp: stamp($0.2), text: $0.1)) })
        ]
    }

    @Test func aReplicaThatHasTheGreatestOfEveryCellIsRight() {
        let oracle = oracle([("a", "2", 9), ("a", "1", 3), ("b", "x", 1)])
        #expect(oracle.complaints(about: held([("a", "2", 9), ("b", "x", 1)])) == [])
    }

    static let wrong: [(String, [(String, String, UInt64)])] = [
        ("lost", [("a", "2", 9)]),
        ("an older value", [("a", "1", 3), ("b", "x", 1)]),
        ("a value nobody wrote", [("a", "7", 9), ("b", "x", 1)]),
        ("a value nobody wrote", [("a", "2", 10), ("b", "x", 1)]),
        ("nobody wrote this field", [("a", "2", 9), ("b", "x", 1), ("c", "", 1)]),
    ]

    @Test(arguments: wrong) func whatIsWrongIsNamed(
        _ what: String, _ fields: [(String, String, UInt64)]
    ) {
        let oracle = oracle([("a", "2", 9), ("a", "1", 3), ("b", "x", 1)])
        let complaints = oracle.complaints(about: held(fields))
        #expect(complaints.count == 1)
        #expect(complaints.first?.contains(what) == true, "\(complaints)")
    }

    @Test func aRecordThatIsMissingAltogetherIsMissed() {
        #expect(oracle([("a", "2", 9)]).complaints(about: []).count == 1)
    }

    @Test func oneStampWithTwoValuesIsNoticed() {
        var oracle = oracle([("a", "1", 9)])
        let again = oracle.acknowledge(Self.record, "a", Oracle.Version(stamp: stamp(9), text: "1"))
        let other = oracle.acknowledge(Self.record, "a", Oracle.Version(stamp: stamp(9), text: "2"))
        #expect(again == nil)
        #expect(other != nil)
        #expect(oracle.complaints(about: held([("a", "2", 9)])) == [])
    }

    static let ends: [([(String, String, UInt64)], Int64?)] = [
        ([], nil), ([("endAt", "5", 1)], 5),
        ([("stops/9", "true", 1), ("stops/10", "true", 2)], 9),
        ([("stops/9", "false", 3), ("endAt", "null", 3)], nil),
        ([("endEdited", "7", 1), ("stops/9", "true", 2), ("endAt", "9", 2)], 7),
        ([("endEdited", "7", 1), ("stops/9", "true", 2), ("endAt", "8", 3)], 8),
        ([("stops/x", "true", 1), ("stops/9", "true", 1)], 9),
    ]

    @Test(arguments: ends) func theEndFollowsTheRule(
        _ fields: [(String, String, UInt64)], _ end: Int64?
    ) {
        #expect(oracle(fields).end(of: Self.record) == end)
    }

    @Test func whatBelongsToNobodyIsHidden() {
        var oracle = oracle([("actionID", "\"a\"", 1), ("startAt", "0", 1), ("endAt", "5", 1)])
        let action = Oracle.Identity(kind: "action", id: "a")
        #expect(oracle.sessions().isEmpty)
        oracle.acknowledge(action, "name", Oracle.Version(stamp: stamp(1), text: "\"x\""))
        #expect(oracle.totalMilliseconds() == 5)
        oracle.acknowledge(action, "_deleted", Oracle.Version(stamp: stamp(2), text: "true"))
        #expect(oracle.sessions().isEmpty)
        oracle.acknowledge(action, "_deleted", Oracle.Version(stamp: stamp(3), text: "false"))
        #expect(oracle.sessions().count == 1)
    }
}
