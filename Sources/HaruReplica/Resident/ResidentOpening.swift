import HaruCore

/// Where a row lies in time, and where it lies in the store.
struct TimePlace {
    let start: Int64
    let position: UInt32
}

/// Why a browser's store cannot be opened by this version.
public enum ResidentRefusal: Error, Equatable, Sendable {
    /// A newer version wrote it, in this layout.
    case newerLayout(UInt8)
}

/// What opening a browser's store found.
public struct ResidentReport: Sendable {
    /// Rows and notes that are missing or could not be trusted; they are left out.
    public var damagedRows = 0
    /// Pages and entries whose header could not be trusted.
    public var damagedHeaders = 0
    /// The first journal entry that is missing, torn or damaged.
    public var damagedEntry: Int64?
    /// That entry and those after it, not applied. The next commit carries them for safe keeping.
    public var setAside: [ResidentCommit.Entry] = []
    /// Whether the clock was lost; `clock` throws until `setClock`.
    public var isClockDamaged = false

    public var isSound: Bool {
        damagedRows == 0 && damagedHeaders == 0 && damagedEntry == nil && !isClockDamaged
    }
}

extension ResidentStorage {
    /// Builds a storage from what the browser kept: first all pages, then all journal entries, each
    /// in ascending order of their keys, then `finish`.
    public struct Opening {
        private let storage = ResidentStorage(node: 0)
        private var report = ResidentReport()
        private var entries: [ResidentCommit.Entry] = []
        private var newerLayout: UInt8?
        private var hasContent = false
        private var isFirstPageSound = false
        private var lastKind: (name: [UInt8], number: UInt16)?

        public init() { storage.hybridClock = nil }

        /// - Parameter number: the page's key.
        public mutating func feed(page number: Int, _ bytes: [UInt8]) {
            hasContent = true
            let content = bytes.withUnsafeBytes { ResidentFrames.read($0) }
            if let layout = content.newerLayout {
                newerLayout = layout
                return
            }
            report.damagedRows += content.damaged
            if !content.isHeaderSound { report.damagedHeaders += 1 }
            if number == 0 {
                isFirstPageSound = content.isHeaderSound
                if content.isHeaderSound { storage.lastNumber = content.number }
                bytes.withUnsafeBytes { raw in
                    for body in content.bodies
                    where raw[body].first ?? 0 <= ResidentNote.purgeTag
                        || !storage.perform(raw, body, isTrial: false)
                    {
                        report.damagedRows += 1
                    }
                }
            } else {
                addRows(of: number, bytes, content.bodies)
            }
        }

        /// - Parameter number: the entry's key.
        public mutating func feed(journal number: Int64, _ bytes: [UInt8]) {
            hasContent = true
            entries.append(ResidentCommit.Entry(number: number, bytes: bytes))
        }

        /// - Parameter node: random, for a store that is new.
        public consuming func finish(
            node: UInt64
        ) throws(ResidentRefusal) -> (storage: ResidentStorage, report: ResidentReport) {
            if let newerLayout { throw .newerLayout(newerLayout) }
            guard hasContent else { return (ResidentStorage(node: node), report) }
            report.damagedRows += storage.index()
            try replay()
            if storage.hybridClock == nil { report.isClockDamaged = true }
            if !report.isSound { storage.journal.isCheckpointDue = true }
            return (storage, report)
        }

        private mutating func replay() throws(ResidentRefusal) {
            // Without page 0's number the journal's own first key has to do.
            if !isFirstPageSound, let first = entries.first, first.number > Int64.min {
                storage.lastNumber = first.number - 1
            }
            let covered = storage.lastNumber
            for entry in entries where entry.number > covered {
                var isApplied = false
                if report.damagedEntry == nil {
                    let content = entry.bytes.withUnsafeBytes { ResidentFrames.read($0) }
                    if let layout = content.newerLayout { throw .newerLayout(layout) }
                    let isNext =
                        content.number == entry.number && entry.number - 1 == storage.lastNumber
                    isApplied = isNext && storage.apply(entry.bytes) == .applied
                    if !isApplied { report.damagedEntry = storage.lastNumber + 1 }
                }
                if !isApplied { report.setAside.append(entry) }
            }
            storage.journal.setAside = report.setAside
            if let last = report.setAside.last { storage.lastNumber = last.number }
        }

        private mutating func addRows(of number: Int, _ bytes: [UInt8], _ bodies: [Range<Int>]) {
            let isPossible =
                number > 0 && number <= ResidentPage.number(of: ResidentPage.lastPosition)
                && (number >= storage.pages.count || storage.pages[number] == nil)
            guard isPossible else {
                report.damagedRows += bodies.count
                return
            }
            let page = storage.page(number)
            page.bytes = bytes
            page.waste = bytes.count
            page.rows.reserveCapacity(min(bodies.count, Int(ResidentPage.rowCount)))
            for body in bodies {
                guard add(bytes, body, to: page, number: number) else {
                    report.damagedRows += 1
                    continue
                }
                page.waste -= body.count + ResidentFrames.frameHeaderLength
            }
        }

        private mutating func add(
            _ bytes: [UInt8], _ body: Range<Int>, to page: ResidentPage, number: Int
        ) -> Bool {
            bytes.withUnsafeBytes { raw in
                var reader = ByteReader(UnsafeRawBufferPointer(rebasing: raw[body]))
                guard let read = ResidentRow.read(&reader),
                    ResidentPage.number(of: read.position) == number,
                    let kind = kindNumber(read.kind)
                else { return false }
                var row = read.row
                row.offset = UInt32(body.lowerBound)
                row.length = UInt32(body.count)
                row.kind = kind
                let place = Int((read.position - 1) % ResidentPage.rowCount)
                while page.rows.count <= place { page.rows.append(.none) }
                guard !page.rows[place].isThere else { return false }
                page.rows[place] = row
                storage.lastPosition = max(storage.lastPosition, read.position)
                return true
            }
        }

        private mutating func kindNumber(_ name: UnsafeRawBufferPointer) -> UInt16? {
            if let lastKind, lastKind.name.elementsEqual(name) { return lastKind.number }
            guard let text = String(validating: name, as: UTF8.self) else { return nil }
            let number = storage.kindNumber(Kind(text))
            lastKind = (Array(name), number)
            return number
        }
    }

    /// Puts the rows of the pages in all orders.
    ///
    /// - Returns: how many name a record that another row holds too; they are left out.
    func index() -> Int {
        var rows = [Int](repeating: 0, count: kindIndexes.count)
        forEachRow { _, row in rows[Int(row.kind)] += 1 }
        var tables = rows.map { count in
            var table = PositionTable()
            table.reserve(count)
            return table
        }
        var places = rows.map { _ in
            [[TimePlace]](repeating: [], count: LengthClass.running + 1)
        }
        var doubled: [UInt32] = []
        var pending: [UInt32] = []
        forEachRow { position, row in
            let kind = Int(row.kind)
            if tables[kind].insert(position, row.id, { identity($0) }) != nil {
                return doubled.append(position)
            }
            if row.isPending { pending.append(position) }
            if row.isInTimeline {
                places[kind][kindIndexes[kind].lengthClass(row)]
                    .append(TimePlace(start: row.start, position: position))
            }
        }
        for position in doubled { leaveOut(position) }
        for kind in kindIndexes.indices {
            kindIndexes[kind].byID = tables[kind]
            for i in places[kind].indices {
                let places = inOrder(places[kind][i]).map { $0.position }
                kindIndexes[kind].timeline[i] = SortedPositions(sorted: places)
            }
        }
        pendingRows = SortedPositions(sorted: pending)
        return doubled.count
    }

    /// In ascending order of start, then id.
    func inOrder(_ places: [TimePlace]) -> [TimePlace] {
        places.sorted { a, b in
            a.start != b.start ? a.start < b.start : identity(a.position) < identity(b.position)
        }
    }

    /// Calls `body` with all rows in ascending order of position.
    private func forEachRow(_ body: (UInt32, borrowing ResidentRow) -> Void) {
        for (number, page) in pages.enumerated() {
            guard let page else { continue }
            let first = UInt32(number - 1) * ResidentPage.rowCount + 1
            for i in page.rows.indices where page.rows[i].isThere {
                body(first + UInt32(i), page.rows[i])
            }
        }
    }

    private func leaveOut(_ position: UInt32) {
        let page = page(ResidentPage.number(of: position))
        let place = Int((position - 1) % ResidentPage.rowCount)
        page.waste += page.frameLength(page.rows[place])
        page.rows[place] = .none
        page.isDirty = true
    }
}
