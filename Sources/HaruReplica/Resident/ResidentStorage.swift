import HaruCore

/// A replica in a browser's memory. Rows stay encoded; what was committed is handed to the host as
/// bytes for IndexedDB (Docs/BrowserStore.md).
public final class ResidentStorage: ReplicaStorage {
    /// By number; the first is always empty.
    var pages: [ResidentPage?] = [nil]
    /// In the order they came.
    var kindIndexes: [ResidentKind] = []
    var pendingRows = SortedPositions()
    var lastPosition: UInt32 = 0
    /// `nil` = it was damaged.
    var hybridClock: HybridClock?
    var commits: Int64 = 0
    var kept: [(key: String, value: [UInt8])] = []
    /// Encoded, the newest last.
    var undo: [[UInt8]] = []
    /// How many rows were looked at to answer what was asked, for whoever counts what something
    /// costs.
    public internal(set) var rowsRead = 0
    /// What became of records of time of late.
    public internal(set) var timelineLog = TimelineLog()
    private var before: Before?

    /// What happened since the last take, as frames.
    var openFrames: [UInt8] = []
    var openFrameCount = 0
    /// The last commit taken or applied.
    var lastNumber: Int64 = 0
    var unsaved: [ResidentCommit] = []
    var journal = ResidentJournal()

    private struct Before {
        let clock: HybridClock?
        let commits: Int64
        let undo: [[UInt8]]
        let kept: [(key: String, value: [UInt8])]
        let lastPosition: UInt32
        let frameBytes: Int
        let frameCount: Int
        var replaced: [(position: UInt32, row: ResidentRow)] = []
    }

    /// A new, empty store.
    ///
    /// - Parameter node: random, of this life of this store.
    public init(node: UInt64) { hybridClock = HybridClock(node: node) }

    /// Whether nothing was ever committed to it.
    public var isNew: Bool { lastNumber == 0 && openFrameCount == 0 }

    // MARK: Transactions

    public func begin() throws(StorageError) {
        precondition(before == nil, "A transaction is open already.")
        before = Before(
            clock: hybridClock, commits: commits, undo: undo, kept: kept,
            lastPosition: lastPosition, frameBytes: openFrames.count, frameCount: openFrameCount)
    }

    /// Ends the transaction in memory; it is on disk once the host has `saved` its commit.
    public func commit() throws(StorageError) {
        guard let before else { return }
        self.before = nil
        for old in before.replaced { pages[ResidentPage.number(of: old.position)]?.tidy() }
    }

    public func rollback() {
        guard let before else { return }
        self.before = nil
        for old in before.replaced.reversed() { place(old.row, at: old.position) }
        hybridClock = before.clock
        commits = before.commits
        undo = before.undo
        kept = before.kept
        lastPosition = before.lastPosition
        openFrames.removeSubrange(before.frameBytes...)
        openFrameCount = before.frameCount
        for old in before.replaced { pages[ResidentPage.number(of: old.position)]?.tidy() }
    }

    var isInTransaction: Bool { before != nil }

    // MARK: Beside the records

    public func clock() throws(StorageError) -> HybridClock {
        guard let hybridClock else { throw .clockUnreadable }
        return hybridClock
    }

    public func setClock(_ clock: HybridClock) throws(StorageError) {
        hybridClock = clock
        note(ResidentNote.clock(clock))
    }

    public func revision() throws(StorageError) -> Int64 { commits }

    public func advanceRevision() throws(StorageError) {
        commits += 1
        note(ResidentNote.revision(commits))
    }

    public func bookkeeping(_ key: String) throws(StorageError) -> [UInt8]? {
        kept.first { sameBytes($0.key, key) }?.value
    }

    public func setBookkeeping(_ key: String, _ value: [UInt8]) throws(StorageError) {
        keep(key, value)
        note(ResidentNote.bookkeeping(key, value))
    }

    func keep(_ key: String, _ value: [UInt8]) {
        kept.removeAll { sameBytes($0.key, key) }
        kept.append((key, value))
    }

    public func undoEntries(limit: Int) throws(StorageError) -> [UndoEntry] {
        undo.suffix(limit).reversed().compactMap { StoredUndo.decode($0) }
    }

    public func pushUndo(_ entry: UndoEntry) throws(StorageError) {
        let bytes = StoredUndo.encode(entry)
        push(bytes)
        note(ResidentNote.push(bytes))
    }

    func push(_ entry: [UInt8]) {
        undo.append(entry)
        if undo.count > UndoEntry.kept { undo.removeFirst() }
    }

    public func popUndo() throws(StorageError) {
        _ = undo.popLast()
        note(ResidentNote.pop)
    }

    // MARK: What transactions and commits remember

    func note(_ body: [UInt8]) {
        ResidentFrames.appendFrame(body, to: &openFrames)
        openFrameCount += 1
    }

    func remember(_ position: UInt32, _ row: ResidentRow) {
        before?.replaced.append((position, row))
    }
}
