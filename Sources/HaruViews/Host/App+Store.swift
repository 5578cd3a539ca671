import HaruCore
import HaruReplica

// Between the replica in memory and the store of the browser.
extension App {
    /// A page or a journal entry of the store, while it is being opened.
    func stored(_ kind: Int, _ bytes: [UInt8]) {}

    /// Everything in the store was given.
    func opened(_ event: JSON) {
        if let problem = event["problem"]?.string.flatMap({ StoreProblem(rawValue: $0) }) {
            model.launch = .problem(problem)
            return
        }
        let node = event["node"]?.string.flatMap { UInt64($0, radix: 16) } ?? 1
        open(Book(MemoryStorage(node: node)), at: model.now)
    }

    func saved(upTo number: Int64) { model.isUnsaved = false }

    func notSaved(_ reason: String) { model.isUnsaved = true }

    func sendCommits(_ send: (Output) -> Void) {}
}
