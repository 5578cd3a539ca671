import HaruConformance
import HaruCore
import HaruHost
import HaruStrings

/// Runs files of worked examples through the engine; needs no store.
enum ConformanceVerb {
    static func run(_ invocation: Invocation, _ console: Console) throws(Refusal) -> ExitCode {
        let runner = ConformanceRunner(zones: { SystemZones.load($0) })
        var hasPassed = true
        var results: [JSON] = []
        for path in invocation.texts {
            let bytes: [UInt8]
            do throws(FileError) { bytes = try File.contents(of: path) } catch {
                throw .file(path: path, error.isMissing ? .missing : .unreadable)
            }
            let report = runner.run(bytes, only: invocation.texts(.kind))
            hasPassed = hasPassed && report.hasPassed
            results.append(json(report, path))
            // The text ends with its own line break.
            if !console.isJSON { _ = console.environment.writeOutput(Array(report.text.utf8)) }
        }
        if console.isJSON { console.write(.payload([JSON.Member("files", .array(results))])) }
        return hasPassed ? .ok : .failure
    }

    private static func json(_ report: HaruConformance.ConformanceReport, _ path: String) -> JSON {
        .object([
            JSON.Member("name", .string(path)), JSON.Member("passed", .count(report.passed)),
            JSON.Member("failed", .count(report.failed)),
            JSON.Member("unsupported", .count(report.unsupported)),
            JSON.Member(
                "kinds",
                .array(
                    report.tallies.map {
                        .object([
                            JSON.Member("kind", .string($0.kind)),
                            JSON.Member("passed", .count($0.passed)),
                            JSON.Member("failed", .count($0.failed)),
                            JSON.Member("unsupported", .count($0.unsupported)),
                        ])
                    })),
        ])
    }
}
