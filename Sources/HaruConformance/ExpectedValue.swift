import HaruCore

/// A place where an answer is not what a case expects.
public struct Mismatch: Sendable {
    public let caseID: String
    /// Such as `ranges[0].start`.
    public let path: String
    /// JSON text.
    public let expected: String
    /// JSON text, or why there is no answer.
    public let actual: String
}

/// Comparing an answer with what a case expects (domain 19): objects as subsets, lists element by
/// element, numbers with a relative tolerance of 10⁻⁹, instants as instants, `null` as none.
struct ExpectedValue {
    let caseID: String
    private(set) var mismatches: [Mismatch] = []

    init(caseID: String) { self.caseID = caseID }

    mutating func compare(_ expected: JSON, with actual: JSON?, path: String = "") {
        switch expected {
        case .object(let members):
            guard case .object = actual else { return differ(expected, actual, path) }
            for member in members {
                let memberPath = path.utf8.isEmpty ? member.name : path + "." + member.name
                compare(member.value, with: actual?[member.name], path: memberPath)
            }
        case .array(let elements):
            guard let found = actual?.array, found.count == elements.count else {
                return differ(expected, actual, path)
            }
            for (i, element) in elements.enumerated() {
                compare(element, with: found[i], path: path + "[\(i)]")
            }
        case .null:
            if let actual, !actual.isNull { differ(expected, actual, path) }
        case .bool(let value):
            if actual?.bool != value { differ(expected, actual, path) }
        case .string(let text):
            guard let found = actual?.string, ExpectedValue.isSame(text, found) else {
                return differ(expected, actual, path)
            }
        case .int, .double:
            guard let value = expected.double, let found = actual?.double,
                (value - found).magnitude <= 1e-9 * max(value.magnitude, found.magnitude)
            else { return differ(expected, actual, path) }
        }
    }

    private mutating func differ(_ expected: JSON, _ actual: JSON?, _ path: String) {
        mismatches.append(
            Mismatch(
                caseID: caseID, path: path, expected: expected.text,
                actual: actual?.text ?? "nothing"))
    }

    private static func isSame(_ expected: String, _ actual: String) -> Bool {
        if sameBytes(expected, actual) { return true }
        guard let a = ISO8601.instant(expected), let b = ISO8601.instant(actual) else {
            return false
        }
        return a == b
    }
}
