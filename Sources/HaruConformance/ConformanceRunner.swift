import HaruCore

/// Runs files of worked examples through the engine (domain 19). The same file gives the same text
/// on every platform.
public struct ConformanceRunner {
    private let zones: (String) -> TimeZoneRules?

    /// - Parameter zones: the rules of a zone by its IANA name; `nil` if there is no such zone.
    public init(zones: @escaping (String) -> TimeZoneRules?) { self.zones = zones }

    /// Runs the cases of a file. A case that cannot be run fails; it never stops the others.
    ///
    /// - Parameter kinds: the kinds to run; empty for all.
    public func run(_ file: [UInt8], only kinds: [String] = []) -> ConformanceReport {
        var report = ConformanceReport()
        let cases: [JSON]
        do throws(JSONError) {
            cases = try ConformanceRunner.cases(in: file)
        } catch {
            report.reject("not JSON, at byte \(error.offset)")
            return report
        }
        if cases.isEmpty { report.reject("no cases of format 1") }
        for (i, json) in cases.enumerated() {
            guard let example = ConformanceCase(json) else {
                report.add(
                    kind: json["kind"]?.string ?? "?",
                    mismatches: [
                        Mismatch(
                            caseID: json["id"]?.string ?? "#\(i)", path: "",
                            expected: "id, kind, given and expect", actual: "not a case")
                    ])
                continue
            }
            if !kinds.isEmpty, !kinds.contains(where: { sameBytes($0, example.kind) }) { continue }
            if let kind = CaseKind.named(example.kind) {
                report.add(kind: example.kind, mismatches: run(example, kind))
            } else {
                report.addUnsupported(kind: example.kind)
            }
        }
        return report
    }

    public func run(_ file: String, only kinds: [String] = []) -> ConformanceReport {
        run(Array(file.utf8), only: kinds)
    }

    /// The zones that the cases of a file name, each once, for a caller that has to fetch them.
    public static func zoneNames(in file: [UInt8]) -> [String] {
        guard let cases = try? cases(in: file) else { return [] }
        var names: [String] = []
        for json in cases {
            guard let name = json["given"]?["settings"]?["zone"]?.string else { continue }
            if !names.contains(where: { sameBytes($0, name) }) { names.append(name) }
        }
        return names
    }

    private func run(_ example: ConformanceCase, _ kind: CaseKind) -> [Mismatch] {
        let setting = CaseSetting(zones: zones, ids: CaseIDs(of: example.given))
        do throws(CaseError) {
            let answer = try kind.answer(
                CaseObject(json: example.given, path: "", setting: setting))
            var expected = ExpectedValue(caseID: example.id)
            expected.compare(example.expect, with: answer)
            return expected.mismatches
        } catch {
            return [
                Mismatch(
                    caseID: example.id, path: "given." + error.path,
                    expected: "a case that can be run",
                    actual: error.reason)
            ]
        }
    }

    /// The cases of a file of format 1.
    private static func cases(in file: [UInt8]) throws(JSONError) -> [JSON] {
        let json = try JSON.parse(file)
        guard json["format"]?.int == 1 else { return [] }
        return json["cases"]?.array ?? []
    }
}
