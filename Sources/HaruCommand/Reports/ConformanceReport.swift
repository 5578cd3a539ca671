import HaruCore
import HaruStrings

/// What came of running worked examples of the specification.
public struct ConformanceReport: Report, Sendable {
    public struct Mismatch: Sendable {
        public let id: String
        public let title: String
        public let expected: JSON
        public let actual: JSON

        public init(id: String, title: String, expected: JSON, actual: JSON) {
            self.id = id
            self.title = title
            self.expected = expected
            self.actual = actual
        }
    }

    public let passed: Int
    public let mismatches: [Mismatch]
    /// Kinds that this version does not know, each once per case.
    public let unknownKinds: [String]

    public init(passed: Int, mismatches: [Mismatch], unknownKinds: [String]) {
        self.passed = passed
        self.mismatches = mismatches
        self.unknownKinds = unknownKinds
    }

    /// A kind that is not known is told and no failure.
    public var exitCode: ExitCode { mismatches.isEmpty ? .ok : .failure }

    public var json: JSON {
        .payload([
            JSON.Member("passed", .count(passed)), JSON.Member("failed", .count(mismatches.count)),
            JSON.Member(
                "mismatches",
                .array(
                    mismatches.map {
                        .object([
                            JSON.Member("id", .string($0.id)),
                            JSON.Member("title", .string($0.title)),
                            JSON.Member("expected", $0.expected),
                            JSON.Member("actual", $0.actual),
                        ])
                    })),
            JSON.Member(
                "unknown",
                .array(
                    kinds.map {
                        .object([
                            JSON.Member("kind", .string($0.kind)),
                            JSON.Member("cases", .count($0.count)),
                        ])
                    })),
        ])
    }

    /// The unknown kinds by name.
    private var kinds: [(kind: String, count: Int)] {
        var kinds: [(kind: String, count: Int)] = []
        for kind in unknownKinds.sorted() {
            if let last = kinds.indices.last, kinds[last].kind == kind {
                kinds[last].count += 1
            } else {
                kinds.append((kind, 1))
            }
        }
        return kinds
    }

    public func lines(_ style: Style) -> [String] {
        var lines: [String] = []
        for mismatch in mismatches {
            lines.append(style.paint("\(mismatch.id) \(mismatch.title)", .danger))
            lines.append("  " + style.strings.expected(value: mismatch.expected.text))
            lines.append("  " + style.strings.actual(value: mismatch.actual.text))
        }
        for (kind, count) in kinds {
            lines.append(style.strings.unknownKind(kind: kind, count: count))
        }
        lines.append(
            style.strings.passedAndFailed(
                passed: String(passed), failed: String(mismatches.count)))
        return lines
    }
}
