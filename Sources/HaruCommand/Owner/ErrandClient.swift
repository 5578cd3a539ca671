import Glibc
import HaruCore
import HaruHost
import HaruStore

/// Has a verb done by the process that owns the store, as if it were done here.
package struct ErrandClient {
    private var errand: OwnerErrand
    private let console: Console
    private let path: String
    /// Where the verb's answer goes.
    var writeOutput: ([UInt8]) -> Bool

    /// Attempts in a row that came to nothing. Owners may die; one that answers none is broken.
    private var losses = 0
    private static let mostLosses = 100

    /// How long an owner may take to say that it is there, seconds.
    private static let helloPatience = 5

    /// - Parameter path: of the store.
    init(_ console: Console, path: String) {
        let environment = console.environment
        self.console = console
        self.path = path
        writeOutput = environment.writeOutput
        errand = OwnerErrand(
            id: RecordID.random((environment.random(), environment.random())),
            arguments: environment.arguments, folder: ErrandClient.currentFolder)
        errand.variables = OwnerErrand.variableNames.compactMap { name in
            environment.variables(name).map { OwnerErrand.Variable(name: name, value: $0) }
        }
        errand.isInputTerminal = environment.isInputTerminal
        errand.isOutputTerminal = environment.isOutputTerminal
        errand.isErrorTerminal = environment.isErrorTerminal
        errand.width = environment.width
    }

    var id: RecordID { errand.id }
    var arguments: [String] {
        get { errand.arguments }
        set { errand.arguments = newValue }
    }

    /// What became of an attempt.
    enum Outcome {
        case ended(ExitCode)
        /// Done by an earlier attempt.
        case doneBefore
        /// A question was asked and answered; the errand goes on with it.
        case answered
        /// The owner went away before it said what became of it.
        case lost
    }

    /// Sends the errand and shows what comes back. The verb's answer is shown when it is whole, so
    /// that an attempt that was lost leaves no trace.
    ///
    /// - Throws: when the owner cannot do it.
    mutating func run(_ owner: OwnerConnection) throws(Refusal) -> Outcome {
        let outcome = try attempt(owner)
        guard case .lost = outcome else {
            losses = 0
            return outcome
        }
        losses += 1
        guard losses < ErrandClient.mostLosses else {
            throw .store(StoreProblem(path: path, reason: .locked(process: nil)))
        }
        usleep(20_000)
        return .lost
    }

    private mutating func attempt(_ owner: OwnerConnection) throws(Refusal) -> Outcome {
        guard let frame = errand.frame else {
            throw .store(StoreProblem(path: path, reason: .cannotOpen("E2BIG")))
        }
        owner.setPatience(seconds: ErrandClient.helloPatience)
        guard owner.send(OwnerHello().frame), owner.send(frame),
            let hello = OwnerHello(owner.receive())
        else { return .lost }
        // From now on it takes as long as the verb does.
        owner.setPatience(seconds: 0)
        var output: [UInt8] = []
        while let frame = owner.receive() {
            switch frame.kind {
            case .output: output += frame.bytes
            case .error: console.environment.writeError(frame.bytes)
            case .exit:
                guard let code = frame.bytes.first.flatMap({ ExitCode(rawValue: Int32($0)) })
                else { return .lost }
                if !output.isEmpty { _ = writeOutput(output) }
                return .ended(code)
            case .doneBefore: return .doneBefore
            case .ask:
                let shown = String(decoding: frame.bytes, as: UTF8.self)
                let line = console.environment.readLine()
                errand.answers.append(OwnerErrand.Answer(shown: shown, line: line))
                return .answered
            case .tooOld:
                throw .store(
                    StoreProblem(path: path, reason: .ownerTooOld(version: hello.version)))
            case .hello, .run: return .lost
            }
        }
        return .lost
    }

    /// Has the owner of a store do what was typed.
    ///
    /// - Returns: `nil` when nobody owns the store.
    package static func send(_ console: Console, to place: StorePlace) throws(Refusal) -> ExitCode?
    {
        var client = ErrandClient(console, path: place.store)
        while let owner = Store.owner(of: place.store) {
            switch try client.run(owner) {
            case .ended(let code): return code
            case .doneBefore:
                console.show(DoneBefore(), console.style())
                return .ok
            case .answered, .lost: continue
            }
        }
        return nil
    }

    private static var currentFolder: String {
        guard let folder = getcwd(nil, 0) else { return "/" }
        defer { free(folder) }
        return String(cString: folder)
    }
}
