import Glibc
import HaruCore
import HaruSimulation

/// `haru-sim A2 --seeds 1-1000`, `haru-sim pr`, `haru-sim list`: runs the engine through simulated
/// histories. Exit 0, 1 after a failure, 2 when it was asked for something it does not know.
@main struct HaruSim {
    static let usage = """
        usage: haru-sim list
               haru-sim pr [--full] [--json]
               haru-sim SCENARIO [--seeds FIRST-LAST | --seed N] [--full] [--json] [--mutant N]
                                 [--sqlite FOLDER]
        """

    static func main() {
        guard let options = Options(CommandLine.arguments.dropFirst()) else {
            print(usage)
            exit(2)
        }
        guard Simulation.activate(mutant: options.mutant) else {
            print("this build has no such mutant; debug builds have them")
            exit(2)
        }
        exit(run(options) ? 0 : 1)
    }

    private static func run(_ options: Options) -> Bool {
        switch options.command {
        case "list":
            for scenario in Scenario.all {
                print(
                    "\(scenario.name)\t\(scenario.title)\t\(scenario.figures.pr) / \(scenario.figures.full) \(scenario.unit)"
                )
            }
            return true
        case "pr": return Simulation.runAll(depth: options.depth) { report($0, options) }
        default:
            guard let scenario = scenario(options) else {
                print("no scenario \(options.command); haru-sim list names them")
                exit(2)
            }
            let figure = options.depth == .full ? scenario.figures.full : scenario.figures.pr
            let outcome = scenario.run(options.seeds ?? 1...UInt64(figure), depth: options.depth)
            report(outcome, options)
            return outcome.hasPassed
        }
    }

    private static func scenario(_ options: Options) -> Scenario? {
        guard let folder = options.folder else { return Scenario.named(options.command) }
        let backend = SQLiteStores(in: folder).backend
        return Scenario.onStores(backend).first { $0.name == options.command }
    }

    private static func report(_ outcome: Outcome, _ options: Options) {
        print(options.isJSON ? outcome.json.text : outcome.line)
        if !options.isJSON, !outcome.hasPassed { print(outcome.details, terminator: "") }
        fflush(nil)
    }
}

/// What was asked on the command line.
private struct Options {
    var command = ""
    var seeds: ClosedRange<UInt64>?
    var depth = Depth.pr
    var isJSON = false
    var mutant: Int?
    /// Where stores are files; `nil` = they are in memory.
    var folder: String?

    /// - Returns: `nil` when the words make no sense.
    init?(_ words: ArraySlice<String>) {
        var rest = words
        while let word = rest.popFirst() {
            switch word {
            case "--full": depth = .full
            case "--short": depth = .short
            case "--json": isJSON = true
            case "--seeds":
                guard let range = rest.popFirst().flatMap({ Options.range($0) }) else { return nil }
                seeds = range
            case "--seed":
                guard let seed = rest.popFirst().flatMap({ UInt64($0) }) else { return nil }
                seeds = seed...seed
            case "--mutant":
                guard let number = rest.popFirst().flatMap({ Int($0) }) else { return nil }
                mutant = number
            case "--sqlite":
                guard let path = rest.popFirst() else { return nil }
                folder = path
            default:
                guard command.isEmpty, !word.hasPrefix("-") else { return nil }
                command = word
            }
        }
        if command.isEmpty { return nil }
    }

    private static func range(_ text: String) -> ClosedRange<UInt64>? {
        let ends = text.split(separator: "-").compactMap { UInt64($0) }
        guard ends.count == 2, ends[0] <= ends[1] else { return nil }
        return ends[0]...ends[1]
    }
}
