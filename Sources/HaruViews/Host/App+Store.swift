import HaruCore
import HaruReplica

// Between the replica in memory and the store of the browser (Docs/BrowserStore.md).
extension App {
    /// A page or a journal entry: of the store while it is being opened, later of another window.
    func stored(_ kind: Int, _ bytes: [UInt8]) {
        guard bytes.count >= 8 else { return }
        var number: Int64 = 0
        for i in 0..<8 { number |= Int64(bytes[i]) << (8 * Int64(i)) }
        let content = Array(bytes[8...])
        if let book {
            follow(content, book)
        } else if kind == 2 {
            opening?.feed(page: Int(clamping: number), content)
        } else {
            opening?.feed(journal: number, content)
        }
    }

    private func follow(_ entry: [UInt8], _ book: Book) {
        switch book.storage.apply(entry) {
        case .applied: reread()
        case .known: break
        // What is missing is in the store: it is opened anew.
        case .gap, .damaged: effects.append(.store(.retry))
        }
    }

    /// Everything in the store was given.
    func opened(_ event: JSON) {
        if let problem = event.string("problem").flatMap({ StoreProblem(rawValue: $0) }) {
            model.launch = .problem(problem)
            return
        }
        guard let opening = self.opening else { return }
        self.opening = nil
        let node = event.string("node").flatMap { UInt64($0, radix: 16) } ?? 1
        do throws(ResidentRefusal) {
            let (storage, report) = try opening.finish(node: node)
            model.damagedRows = report.damagedRows
            if report.isClockDamaged || (try? storage.clock()) == nil {
                try? storage.setClock(HybridClock(node: node))
            }
            open(Book(storage), at: model.now)
        } catch { model.launch = .problem(.newer) }
    }

    func saved(upTo number: Int64) {
        guard let storage = book?.storage else { return }
        storage.saved(upTo: number)
        if storage.unsavedCommits().isEmpty { model.isUnsaved = false }
    }

    /// A commit is in memory and not on disk: the person is told, and may try again (app 2.10).
    func notSaved(_ reason: String) {
        if sameBytes(reason, "overtaken") { return effects.append(.store(.retry)) }
        model.isUnsaved = true
    }

    func retrySaving() {
        guard let storage = book?.storage else { return effects.append(.store(.retry)) }
        resent += storage.unsavedCommits()
    }

    func sendCommits(_ send: (Output) -> Void) {
        for commit in resent { send(.commit(commit)) }
        resent = []
        while let commit = book?.storage.takeCommit() { send(.commit(commit)) }
    }
}
