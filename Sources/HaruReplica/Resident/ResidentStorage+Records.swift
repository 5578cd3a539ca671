import HaruCore

/// The rows of a kind in their orders.
struct ResidentKind {
    let kind: Kind
    /// How often one of them was written or forgotten.
    var changes = 0
    var byID = PositionTable()
    /// By length class, in each ascending by start, then id.
    var timeline = [SortedPositions](repeating: SortedPositions(), count: LengthClass.running + 1)

    func lengthClass(_ row: ResidentRow) -> Int {
        kind == .session ? LengthClass.of(start: row.start, end: row.end) : 0
    }
}

extension ResidentStorage {
    public func record(_ kind: Kind, _ id: RecordID) throws(StorageError) -> Record? {
        guard let position = position(kind, id) else { return nil }
        return try decode(kind, row(position), position)
    }

    public func put(_ record: Record, replacing old: Record?) throws(StorageError) {
        var target = position(record.kind, record.id)
        if target == nil {
            guard lastPosition < ResidentPage.lastPosition else {
                throw .failed(code: 0, message: "The store is full.")
            }
            lastPosition += 1
            target = lastPosition
        }
        guard let position = target else { return }
        let body = ResidentRow.encode(record, position: position)
        remember(position, row(position))
        put(body, number: kindNumber(record.kind))
        note(body)
        if !isInTransaction { pages[ResidentPage.number(of: position)]?.tidy() }
    }

    public func purge(_ kind: Kind, _ id: RecordID) throws(StorageError) {
        guard let position = position(kind, id) else { return }
        remember(position, row(position))
        place(.none, at: position)
        note(ResidentNote.purge(position))
    }

    public func forEachRecord(of kind: Kind, _ body: (Record) -> Void) throws(StorageError) {
        guard let number = known(kind) else { return }
        for position in ascending(number, where: { _ in true }) {
            body(try decode(kind, row(position), position))
        }
    }

    /// Positions of a kind in ascending order of id.
    private func ascending(_ number: Int, where isWanted: (ResidentRow) -> Bool) -> [UInt32] {
        let found = kindIndexes[number].byID.positions.filter { isWanted(row($0)) }
        return inOrder(found.map { TimePlace(start: 0, position: $0) }).map { $0.position }
    }

    /// Grows whenever a record of the kind is written or forgotten, by whomever: what was read of
    /// this storage at one number is true as long as the number is the same.
    public func changes(of kind: Kind) -> Int { known(kind).map { kindIndexes[$0].changes } ?? 0 }

    public func kinds() throws(StorageError) -> [Kind] {
        kindIndexes.filter { $0.byID.count > 0 }.map { $0.kind }
            .sorted { bytesPrecede($0.name, $1.name) }
    }

    public func owned(_ kind: Kind, by owner: RecordID) throws(StorageError) -> [RecordID] {
        guard let number = known(kind) else { return [] }
        return ascending(number) { $0.hasOwner && $0.owner == owner }.map { row($0).id }
    }

    public func pending(after position: Int64, limit: Int) throws(StorageError) -> [PendingRecord] {
        var found: [PendingRecord] = []
        guard limit > 0 else { return found }
        func isKnown(_ place: UInt32) -> Bool { Int64(place) <= position }
        pendingRows.forEach(notBefore: isKnown) { place in
            let row = row(place)
            found.append(
                PendingRecord(
                    position: Int64(place), kind: kindIndexes[Int(row.kind)].kind, id: row.id))
            return found.count < limit
        }
        return found
    }

    // MARK: Rows

    func row(_ position: UInt32) -> ResidentRow {
        let number = ResidentPage.number(of: position)
        let place = Int((position - 1) % ResidentPage.rowCount)
        guard number < pages.count, let page = pages[number], place < page.rows.count else {
            return .none
        }
        return page.rows[place]
    }

    func known(_ kind: Kind) -> Int? { kindIndexes.firstIndex { $0.kind == kind } }

    func kindNumber(_ kind: Kind) -> UInt16 {
        if let known = known(kind) { return UInt16(known) }
        kindIndexes.append(ResidentKind(kind: kind))
        return UInt16(kindIndexes.count - 1)
    }

    private func position(_ kind: Kind, _ id: RecordID) -> UInt32? {
        known(kind).flatMap { kindIndexes[$0].byID.position(of: id) { identity($0) } }
    }

    func identity(_ position: UInt32) -> RecordID {
        pages[ResidentPage.number(of: position)]!
            .rows[Int((position - 1) % ResidentPage.rowCount)].id
    }

    private func decode(
        _ kind: Kind, _ row: ResidentRow, _ position: UInt32
    ) throws(StorageError) -> Record {
        rowsRead += 1
        let first = Int(row.offset)
        let page = pages[ResidentPage.number(of: position)]
        let record = page?.bytes.withUnsafeBytes { raw -> Record? in
            let body = UnsafeRawBufferPointer(rebasing: raw[first..<first + Int(row.length)])
            var reader = ByteReader(body)
            guard ResidentRow.read(&reader) != nil else { return nil }
            return StoredFields.decode(
                kind: kind, id: row.id, UnsafeRawBufferPointer(rebasing: body[reader.position...]))
        }
        guard let record = record ?? nil else { throw .damaged(kind, row.id) }
        return record
    }

    /// Puts the row that `body` is in place of what lies at its position.
    func put(_ body: [UInt8], number kind: UInt16) {
        let header = body.withUnsafeBytes { raw in
            var reader = ByteReader(raw)
            return ResidentRow.read(&reader).map { ($0.row, $0.position) }
        }
        guard let (known, position) = header else { return }
        var row = known
        let stored = page(ResidentPage.number(of: position)).append(body)
        row.offset = stored.offset
        row.length = stored.length
        row.kind = kind
        place(row, at: position)
    }

    func page(_ number: Int) -> ResidentPage {
        while pages.count <= number { pages.append(nil) }
        if let page = pages[number] { return page }
        let page = ResidentPage()
        pages[number] = page
        return page
    }

    /// Makes `row` what lies at `position`, in its page and in every order.
    func place(_ row: ResidentRow, at position: UInt32) {
        let page = page(ResidentPage.number(of: position))
        let place = Int((position - 1) % ResidentPage.rowCount)
        while page.rows.count <= place { page.rows.append(.none) }
        let old = page.rows[place]
        if old.isThere {
            takeOut(old, position)
            page.waste += page.frameLength(old)
        }
        page.rows[place] = row
        page.isDirty = true
        if row.isThere { enter(row, position) }
        if old.isInTimeline || row.isInTimeline {
            let kind = kindIndexes[Int(row.isInTimeline ? row.kind : old.kind)].kind
            timelineLog.append(
                TimelineLog.Step(
                    kind: kind, before: old.isInTimeline ? old.entry : nil,
                    after: row.isInTimeline ? row.entry : nil))
        }
    }

    private func enter(_ row: ResidentRow, _ position: UInt32) {
        let number = Int(row.kind)
        kindIndexes[number].changes += 1
        kindIndexes[number].byID.insert(position, row.id) { identity($0) }
        if row.isInTimeline {
            let lengthClass = kindIndexes[number].lengthClass(row)
            kindIndexes[number].timeline[lengthClass].insert(position) {
                self.lies($0, before: row)
            }
        }
        if row.isPending { pendingRows.insert(position) { $0 < position } }
    }

    private func takeOut(_ row: ResidentRow, _ position: UInt32) {
        let number = Int(row.kind)
        kindIndexes[number].changes += 1
        kindIndexes[number].byID.remove(position, row.id) { identity($0) }
        if row.isInTimeline {
            let lengthClass = kindIndexes[number].lengthClass(row)
            kindIndexes[number].timeline[lengthClass].remove(position) {
                self.lies($0, before: row)
            }
        }
        if row.isPending { pendingRows.remove(position) { $0 < position } }
    }

    private func lies(_ position: UInt32, before other: ResidentRow) -> Bool {
        let row = row(position)
        return row.start != other.start ? row.start < other.start : row.id < other.id
    }
}
