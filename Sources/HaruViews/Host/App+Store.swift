import HaruCore
import HaruReplica

// Between the replica in memory and the store of the browser (Docs/BrowserStore.md).
extension App {
    /// A page or a journal entry: of the store while it is being opened, later of another window, or
    /// of a store that was set aside.
    func stored(_ kind: Int, _ number: Int64, _ content: [UInt8]) {
        if kind == 6 {
            setAside.feed(page: Int(clamping: number), content)
        } else if kind == 7 {
            setAside.feed(journal: number, content)
        } else if let book {
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
        let said = event.string("problem")
        if let problem = said.flatMap({ StoreProblem(rawValue: $0) }) {
            model.launch = .problem(problem)
            return
        }
        if let said { notice(said) }
        guard let opening = self.opening else { return }
        self.opening = nil
        let node = event.string("node").flatMap { Hex.word($0) } ?? 1
        do throws(ResidentRefusal) {
            let (storage, report) = try opening.finish(node: node)
            model.damagedRows = report.damagedRows
            if report.isClockDamaged || (try? storage.clock()) == nil {
                try? storage.setClock(HybridClock(node: node))
            }
            open(Book(storage), at: model.now)
        } catch { model.launch = .problem(.newer) }
    }

    /// The store opened, but with less than the person expects of it.
    private func notice(_ problem: String) {
        switch problem {
        case "private": model.notices.append(.isPrivate)
        case "cleared":
            model.notices.append(.cleared)
            becomeUnregistered()
        default: break
        }
    }

    /// Puts an unreadable store aside, with the person's agreement.
    func beginAnew(_ action: Effect.StoreAction) {
        becomeUnregistered()
        effects.append(.store(action))
    }

    /// The next store is no longer the one that the server knows this device by.
    private func becomeUnregistered() {
        if model.device.isSignedIn { prefer(PreferenceKey.isUnregistered, "on") }
    }

    /// All that can be read of a store that was set aside was given.
    func salvage() {
        let old = setAside
        setAside = ResidentStorage.Opening()
        guard let storage = try? old.salvage() else { return }
        let count = write { (book, _) throws(ReplicaError) in try book.takePending(of: storage) }
        guard let count else { return }
        model.notices.append(.setAside(count))
        isSalvaging = true
        if count == 0 { endSalvaging() }
    }

    /// What was carried over is on disk: it need not be read again.
    private func endSalvaging() {
        guard isSalvaging else { return }
        isSalvaging = false
        effects.append(.store(.salvaged))
    }

    func saved(upTo number: Int64) {
        guard let storage = book?.storage else { return }
        storage.saved(upTo: number)
        guard storage.unsavedCommits().isEmpty else { return }
        model.isUnsaved = false
        endSalvaging()
    }

    /// A commit is in memory and not on disk: the person is told, and may try again (app 2.10).
    func notSaved(_ reason: String) {
        if sameBytes(reason, "overtaken") { return effects.append(.store(.retry)) }
        model.isUnsaved = true
        model.isFull = sameBytes(reason, "full")
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
