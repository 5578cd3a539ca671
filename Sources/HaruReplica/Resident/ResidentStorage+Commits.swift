import HaruCore

extension ResidentStorage {
    /// What another window's commit did to this store.
    public enum Application: Equatable, Sendable {
        case applied
        /// It was applied before.
        case known
        /// A commit between is missing: open the store again.
        case gap
        /// It cannot be trusted, and nothing of it was applied.
        case damaged
    }

    /// What was committed since the last take, for the host to write; `nil` = nothing. It stays
    /// among `unsavedCommits` until it is `saved`. Inside a transaction there is nothing to take.
    public func takeCommit() -> ResidentCommit? {
        guard !isInTransaction, openFrameCount > 0 || journal.isCheckpointDue else { return nil }
        lastNumber += 1
        let entry = ResidentFrames.header(number: lastNumber, frames: openFrameCount) + openFrames
        openFrames = []
        openFrameCount = 0
        journal.entries += 1
        journal.bytes += entry.count
        var pages: [ResidentCommit.Page] = []
        let isCheckpoint = journal.isLong
        let setAside = journal.setAside
        if isCheckpoint {
            pages = dirtyPages()
            journal = ResidentJournal()
        }
        let commit = ResidentCommit(
            number: lastNumber, setAside: setAside, entry: entry, pages: pages,
            deletesThrough: isCheckpoint ? lastNumber : nil)
        unsaved.append(commit)
        return commit
    }

    /// Makes the next commit a checkpoint, which leaves the journal empty.
    public func requestCheckpoint() { journal.isCheckpointDue = true }

    /// Commits that were taken and not saved, in the order to write them.
    public func unsavedCommits() -> [ResidentCommit] { unsaved }

    /// Forgets commits that the host has written.
    public func saved(upTo number: Int64) { unsaved.removeAll { $0.number <= number } }

    /// Follows another window of the same store.
    ///
    /// - Parameter entry: the `entry` of that window's commit.
    public func apply(_ entry: [UInt8]) -> Application {
        entry.withUnsafeBytes { raw in
            let content = ResidentFrames.read(raw)
            guard content.isWhole else { return .damaged }
            if content.number <= lastNumber { return .known }
            let isNext = content.number - 1 == lastNumber
            guard isNext, !isInTransaction, openFrameCount == 0 else { return .gap }
            guard apply(content, of: raw) else { return .damaged }
            lastNumber = content.number
            journal.entries += 1
            journal.bytes += raw.count
            return .applied
        }
    }

    /// - Returns: `false`, with nothing applied, when a frame does not say what one says.
    func apply(_ content: ResidentFrames.Content, of raw: UnsafeRawBufferPointer) -> Bool {
        for body in content.bodies where !perform(raw, body, isTrial: true) { return false }
        for body in content.bodies { _ = perform(raw, body, isTrial: false) }
        return true
    }

    /// Does what a frame says.
    ///
    /// - Parameter isTrial: only looks whether it could be done.
    func perform(_ raw: UnsafeRawBufferPointer, _ body: Range<Int>, isTrial: Bool) -> Bool {
        let raw = UnsafeRawBufferPointer(rebasing: raw[body])
        var reader = ByteReader(raw)
        guard let tag = reader.byte() else { return false }
        switch tag {
        case ResidentRow.tag:
            reader.position = 0
            guard let read = ResidentRow.read(&reader),
                let kind = String(validating: read.kind, as: UTF8.self)
            else { return false }
            if isTrial { return true }
            put(Array(raw), number: kindNumber(Kind(kind)))
            lastPosition = max(lastPosition, read.position)
        case ResidentNote.purgeTag:
            guard let position = reader.word(), position > 0,
                position <= UInt64(ResidentPage.lastPosition)
            else { return false }
            if !isTrial { place(.none, at: UInt32(position)) }
        case ResidentNote.clockTag:
            guard let clock = StoredClock.decode(Array(raw[1...])) else { return false }
            if !isTrial { hybridClock = clock }
        case ResidentNote.revisionTag:
            guard let revision = reader.word() else { return false }
            if !isTrial { commits = Int64(bitPattern: revision) }
        case ResidentNote.bookkeepingTag:
            guard let key = reader.text() else { return false }
            if !isTrial { keep(key, Array(raw[reader.position...])) }
        case ResidentNote.pushTag: if !isTrial { push(Array(raw[1...])) }
        case ResidentNote.popTag: if !isTrial { _ = undo.popLast() }
        case ResidentNote.extentTag:
            guard let position = reader.word(), position <= UInt64(ResidentPage.lastPosition)
            else { return false }
            if !isTrial { lastPosition = max(lastPosition, UInt32(position)) }
        default: return false
        }
        return true
    }

    private func dirtyPages() -> [ResidentCommit.Page] {
        var written = [ResidentCommit.Page(number: 0, bytes: firstPage())]
        for (number, page) in pages.enumerated() {
            guard let page, page.isDirty else { continue }
            page.isDirty = false
            written.append(ResidentCommit.Page(number: number, bytes: page.encode(number: number)))
        }
        return written
    }

    /// All that is no row. Its header's number is that of the last commit in the pages.
    private func firstPage() -> [UInt8] {
        var frames: [UInt8] = []
        var count = 0
        func add(_ body: [UInt8]) {
            ResidentFrames.appendFrame(body, to: &frames)
            count += 1
        }
        if let hybridClock { add(ResidentNote.clock(hybridClock)) }
        add(ResidentNote.revision(commits))
        add(ResidentNote.extent(lastPosition))
        for pair in kept { add(ResidentNote.bookkeeping(pair.key, pair.value)) }
        for entry in undo { add(ResidentNote.push(entry)) }
        return ResidentFrames.header(number: lastNumber, frames: count) + frames
    }
}
