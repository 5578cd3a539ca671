import HaruCore

/// Where in an archive a file lies: in the folder `002 Wake up early`, of which a name in another
/// script leaves only the number.
struct LoopPlace {
    /// The folder of the archive.
    let archive: String
    let position: Int?
    let name: String

    init(_ path: String) {
        let parts = path.parts(at: UInt8(ascii: "/"), keepsEmpty: true)
        let folder = parts.count > 1 ? parts[parts.count - 2] : ""
        let bytes = Array(folder.utf8)
        let digits = bytes.prefix { (0x30...0x39).contains($0) }
        let number = digits.count >= 3 ? Int64(digits: digits) : nil
        position = number.flatMap { Int(exactly: $0) }
        let rest = position == nil ? bytes[...] : bytes.dropFirst(digits.count)
        let name = TextRules.trimmed(String(decoding: rest, as: UTF8.self))
        self.name = name.isEmpty ? (folder.isEmpty ? HabitTracker.loop.title : folder) : name
        archive = LoopPlace.joined(parts.dropLast(2))
    }

    /// The folder a file lies in.
    static func folder(of path: String) -> String {
        joined(path.parts(at: UInt8(ascii: "/"), keepsEmpty: true).dropLast())
    }

    private static func joined(_ parts: ArraySlice<String>) -> String {
        var path = ""
        for (i, part) in parts.enumerated() { path += i == 0 ? part : "/" + part }
        return path
    }
}

/// What the files of one archive say about each other.
struct LoopArchive {
    let folder: String
    fileprivate(set) var drafts: [(position: Int, habit: HabitDraft)] = []
    /// Positions of the habits that have a folder.
    fileprivate(set) var folders: [Int] = []
    /// Names in the header of the table of all habits.
    fileprivate var columns: [String] = []

    var habits: [HabitDraft] { drafts.map { $0.habit } }

    func habit(at position: Int?) -> HabitDraft? {
        drafts.first { $0.position == position }?.habit
    }

    func hasColumn(_ habit: HabitDraft) -> Bool {
        columns.contains { sameBytes($0, TextRules.trimmed(habit.name)) }
    }
}

/// The archives among the files of an import, by the folder they lie in.
struct LoopArchives {
    private var archives: [LoopArchive] = []

    mutating func add(_ file: ImportFile) {
        let kind = Loop.kind(of: file)
        let place = LoopPlace(file.name)
        let index = index(of: folder(file, kind))
        switch kind {
        case .habits:
            var number = 0
            var drafts: [(position: Int, habit: HabitDraft)] = []
            file.eachTableRow(LoopHabitCells.self) { cells, row in
                if row.isBlank { return }
                number += 1
                if let draft = try? cells.draft(row, number: number) { drafts.append(draft) }
            }
            archives[index].drafts += drafts
        case .marks: if let position = place.position { archives[index].folders.append(position) }
        case .table: archives[index].columns += HabitTable.names(of: file)
        case .scores: break
        }
    }

    func archive(of file: ImportFile, _ kind: Loop.Kind) -> LoopArchive? {
        let folder = folder(file, kind)
        return archives.first { sameBytes($0.folder, folder) }
    }

    private func folder(_ file: ImportFile, _ kind: Loop.Kind) -> String {
        kind == .marks ? LoopPlace(file.name).archive : LoopPlace.folder(of: file.name)
    }

    private mutating func index(of folder: String) -> Int {
        if let index = archives.firstIndex(where: { sameBytes($0.folder, folder) }) { return index }
        archives.append(LoopArchive(folder: folder))
        return archives.count - 1
    }
}

/// The columns of `Habits.csv`, in all versions of it.
struct LoopHabitCells: CSVCells {
    let position, name, type, color, unit, targetType, target, archived: Int
    let numerator, denominator: Int

    init(_ columns: CSVColumns) {
        position = columns.index("Position")
        name = columns.index("Name")
        type = columns.index("Type")
        color = columns.index("Color")
        unit = columns.index("Unit")
        targetType = columns.index("Target Type")
        target = columns.index("Target Value")
        archived = columns.index("Archived?")
        numerator = columns.index("FrequencyNumerator", "NumRepetitions")
        denominator = columns.index("FrequencyDenominator", "Interval")
    }

    /// - Parameter number: of the row below the header, from 1; its position if it names none.
    func draft(
        _ row: borrowing CSVRow, number: Int
    ) throws(ImportIssue.Reason) -> (position: Int, habit: HabitDraft) {
        guard row.isUTF8 else { throw .badEncoding }
        var draft = HabitDraft()
        draft.name = row[name].text
        draft.unit = row[unit].text
        draft.colorHex = row[color].text
        draft.isArchived = row[archived].equals("true")
        draft.isCounted = row[type].equals("NUMERICAL")
        draft.line = row.line
        let times = row[numerator].number ?? 1
        let days = row[denominator].number ?? 1
        draft.frequency = ImportedFrequency(times, inDays: days)
        if draft.isCounted == true, let target = Thousandths.read(row[target]) {
            draft.promise = LoopValue.promise(
                isAtMost: row[targetType].equals("AT_MOST"), target: target,
                numerator: times, denominator: days)
        }
        return (row[position].number ?? number, draft)
    }
}
