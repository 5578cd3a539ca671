import HaruCore
import HaruFormats
import Testing

/// What a store holds, for planning against it and adding a plan to it.
struct Shelf {
    var actions: [Action] = []
    var tags: [HaruCore.Tag] = []
    var sessions: [(action: RecordID, start: Int64, end: Int64, note: String)] = []
    var counts: [(action: RecordID, time: Int64, amount: Int64, note: String)] = []
    var habits: [Habit] = []
    var completions: [Completion] = []
    var pauses: [Pause] = []
    var goals: [Goal] = []
    var quests: [Quest] = []
    /// 15 January 2027.
    var now = Instant(seconds: 1_800_000_000)
    private var lastID: UInt64 = 0

    mutating func plan(
        _ history: ImportedHistory, boundary: DayBoundary = DayBoundary(zone: Zones.seoul)
    ) -> ImportPlan {
        var last = lastID
        var planner = ImportPlanner(
            history: history, actions: actions, tags: tags, now: now
        ) {
            last += 1
            return RecordID(high: 0xfeed, low: last)
        }
        lastID = last
        let range = planner.storeRange
        for session in sessions {
            let start = Instant(milliseconds: session.start)
            guard let range, range.contains(start) else { continue }
            planner.addExisting(
                actionID: session.action, start: start, endOrAmount: session.end, isCount: false)
        }
        for count in counts {
            let time = Instant(milliseconds: count.time)
            guard let range, range.contains(time) else { continue }
            planner.addExisting(
                actionID: count.action, start: time, endOrAmount: count.amount, isCount: true)
        }
        var plan = planner.plan(boundary: boundary)
        var habitPlanner = HabitPlanner(
            history: history, habits: habits, today: boundary.day(of: now), now: now)
        let matched = habitPlanner.matched
        for completion in completions where matched.contains(completion.habitID) {
            habitPlanner.addExisting(completion)
        }
        for pause in pauses { habitPlanner.addExisting(pause) }
        habitPlanner.add(to: &plan)
        QuestPlanner(goals: goals, quests: quests, today: boundary.day(of: now), now: now)
            .add(history, to: &plan)
        return plan
    }

    mutating func apply(_ plan: ImportPlan) {
        tags += plan.newTags
        actions += plan.newActions
        habits += plan.newHabits
        goals += plan.newGoals
        quests += plan.newQuests
        pauses += plan.pauses
        completions += plan.completions.map {
            Completion(id: $0.id, habitID: $0.habitID, completedOn: $0.day)
        }
        for i in plan.added.indices {
            let record = plan.record(i)
            let note = String(decoding: record.note, as: UTF8.self)
            let start = record.start.milliseconds
            switch record.content {
            case .session(let end):
                sessions.append((record.actionID, start, end.milliseconds, note))
            case .count(let amount):
                counts.append((record.actionID, start, Int64(amount), note))
            }
        }
    }
}

extension ImportPlan {
    /// Days of habits, checked off and paused.
    var habitDays: Int { completions.count + pausedDays }
    var size: Int { added.count + habitDays }

    var addsNothing: Bool {
        size + newActions.count + newTags.count + newGoals.count + newQuests.count
            + newHabits.count == 0
    }
}

private func id(_ number: UInt64) -> RecordID {
    RecordID(high: 0x4000, low: 0x8000_0000_0000_0000 | number)
}
private func at(_ text: String) -> Int64 { ISO8601.instant(text)!.milliseconds }

private func session(
    _ number: UInt64, _ name: String, _ start: String, _ end: String, _ note: String = ""
) -> String {
    "\(id(number).text),\(name),2026-08-12T\(start)+09:00,2026-08-12T\(end)+09:00,,\(note)\n"
}

private func count(_ number: UInt64, _ name: String, _ time: String, _ amount: String) -> String {
    "\(id(number).text),\(name),2026-08-12T\(time)+09:00,\(amount),\n"
}

private func action(
    _ number: UInt64, _ name: String, _ type: String, _ tags: String = ""
) -> String {
    "\(id(number).text),\(name),\(type),\(tags),book,true,2026-01-01T09:00:00+09:00\n"
}

@Suite struct ImportPlannerTests {
    @Test func everythingNewIsAddedInOrderOfTime() {
        var shelf = Shelf()
        let history = read([
            file(action(1, "독서", "time", "공부;아침") + action(2, "물", "count")),
            file(
                session(1, "독서", "22:00:00", "23:30:00", "둘")
                    + session(1, "독서", "20:00:00", "21:00:00", "하나")),
            file(count(2, "물", "21:00:00", "2")),
        ])
        let plan = shelf.plan(history)
        #expect(plan.actionsNew == 2)
        #expect(plan.tagsNew == 2)
        #expect(plan.sessionsNew == 2)
        #expect(plan.countsNew == 1)
        #expect(plan.duplicates == 0)
        #expect(plan.actionsMatched == 0)
        #expect(plan.files.map { $0.records } == [0, 2, 1])
        #expect(plan.files.map { $0.format } == [.haruCSV, .haruCSV, .haruCSV])
        #expect(plan.days == ISO8601.day("2026-08-12")!...ISO8601.day("2026-08-12")!)
        let notes = plan.added.indices.map { String(decoding: plan.record($0).note, as: UTF8.self) }
        #expect(notes == ["하나", "", "둘"])
        #expect(plan.newTags.map { $0.colorHex } == ["#2F6B4F", "#467F33"])
        #expect(plan.newActions.map { $0.id } == [id(1), id(2)])
        #expect(plan.newActions[0].tagIDs == plan.newTags.map { $0.id })
        #expect(plan.newActions[0].symbolName == "book")
        #expect(plan.newActions[0].isFavorite)
        #expect(plan.newActions[0].createdAt.milliseconds == at("2026-01-01T09:00:00+09:00"))
    }

    @Test func importingTwiceAddsNothing() {
        var shelf = Shelf()
        let history = read([
            file(action(1, "독서", "time", "공부")),
            file(
                session(1, "독서", "20:00:00", "21:00:00") + session(1, "독서", "20:00:00", "21:00:00")
                    + count(2, "물", "09:00:00", "1") + count(2, "물", "09:00:00", "1")
                    + count(2, "물", "09:00:00", "2")),
        ])
        let first = shelf.plan(history)
        #expect(first.sessionsNew == 2)
        #expect(first.countsNew == 3)
        shelf.apply(first)
        let second = shelf.plan(history)
        #expect(second.added.isEmpty)
        #expect(second.duplicates == 5)
        #expect(second.actionsNew == 0)
        #expect(second.actionsMatched == 2)
        #expect(second.tagsNew == 0)
        #expect(second.days == nil)
    }

    @Test func fractionsOfSecondsDoNotMakeARecordNew() {
        var shelf = Shelf()
        shelf.actions = [Action(id: id(1), name: "독서")]
        shelf.sessions = [
            (id(1), at("2026-08-12T20:00:00.480+09:00"), at("2026-08-12T21:00:00.250+09:00"), "")
        ]
        let plan = shelf.plan(read(session(1, "독서", "20:00:00", "21:00:00")))
        #expect(plan.sessionsNew == 0)
        #expect(plan.duplicates == 1)
    }

    @Test func equalRowsInTwoFilesCountOnceAndInOneFileTwice() {
        var shelf = Shelf()
        shelf.actions = [Action(id: id(2), name: "물", trackingType: .count)]
        let twice = count(2, "물", "09:00:00", "1") + count(2, "물", "09:00:00", "1")
        let files = [file(count(2, "물", "09:00:00", "1")), file(twice), file(twice)]
        let empty = shelf.plan(read(files))
        #expect(empty.countsNew == 2)
        #expect(empty.duplicates == 3)
        shelf.counts = [(id(2), at("2026-08-12T09:00:00.100+09:00"), 1, "")]
        let plan = shelf.plan(read(files))
        #expect(plan.countsNew == 1)
        #expect(plan.duplicates == 4)
    }

    @Test func anUnknownIdentityIsLinkedByNameAndType() {
        var shelf = Shelf()
        shelf.actions = [
            Action(id: id(7), createdAt: Instant(seconds: 20), name: "독서"),
            Action(id: id(8), createdAt: Instant(seconds: 10), name: "독서"),
            Action(id: id(6), createdAt: Instant(seconds: 10), name: "독서"),
        ]
        let plan = shelf.plan(
            read(session(5, "독서", "20:00:00", "21:00:00") + count(7, "독서", "09:00:00", "2")))
        #expect(plan.record(1).actionID == id(6))
        // The identity belongs to an action tracked by time, so the count gets one of its own.
        #expect(plan.actionsNew == 1)
        #expect(plan.newActions[0].id == RecordID(high: 0xfeed, low: 1))
        #expect(plan.newActions[0].trackingType == .count)
        #expect(plan.record(0).actionID == plan.newActions[0].id)
    }

    @Test func namesAreEqualWhenTheyLookEqualAndOnlyThen() {
        var shelf = Shelf()
        shelf.actions = [Action(id: id(1), name: "카페"), Action(id: id(2), name: "Read")]
        let decomposed = "\u{110f}\u{1161}\u{1111}\u{1166}"
        let plan = shelf.plan(
            read(
                session(5, decomposed, "20:00:00", "21:00:00")
                    + session(6, "read", "20:00:00", "21:00:00")))
        #expect(plan.newActions.map { $0.name } == ["read"])
    }

    @Test func twoActionsOfOneNameInAFileStayTwo() {
        var shelf = Shelf()
        let history = read(
            action(1, "독서", "time") + action(2, "독서", "time")
                + session(2, "독서", "20:00:00", "21:00:00"))
        let plan = shelf.plan(history)
        #expect(plan.actionsNew == 2)
        #expect(plan.record(0).actionID == id(2))
        shelf.apply(plan)
        #expect(shelf.plan(history).actionsNew == 0)
    }

    @Test func aNameThatTwoFilesUseIsOneAction() {
        var shelf = Shelf()
        let plan = shelf.plan(read([file(action(1, "독서", "time")), file(action(2, "독서", "time"))]))
        #expect(plan.newActions.map { $0.id } == [id(1)])
    }

    @Test func knownTagsAreFoundByNameAndNewOnesTakeTheNextColor() {
        var shelf = Shelf()
        shelf.tags = (0..<13).map { HaruCore.Tag(id: id(100 + $0), name: "t\($0)") }
        let plan = shelf.plan(read(action(1, "독서", "time", "t3;새것;t3")))
        #expect(plan.newTags.map { $0.name } == ["새것"])
        #expect(plan.newTags[0].colorHex == "#467F33")
        #expect(plan.newActions[0].tagIDs == [id(103), plan.newTags[0].id])
    }

    @Test func tagsOfActionsThatExistAreNotMade() {
        var shelf = Shelf()
        shelf.actions = [Action(id: id(1), name: "독서")]
        #expect(shelf.plan(read(action(1, "독서", "time", "새것"))).tagsNew == 0)
    }

    @Test func rowsOfANamelessActionAreReportedOnce() {
        var shelf = Shelf()
        let rows =
            session(1, "", "20:00:00", "21:00:00") + session(1, "", "21:00:00", "22:00:00")
            + session(2, String(repeating: "가", count: 41), "21:00:00", "22:00:00")
        let plan = shelf.plan(read("Action ID,Action\n" + rows))
        #expect(plan.added.isEmpty)
        #expect(plan.invalid == 3)
        #expect(
            plan.issues == [
                ImportIssue(file: "file", line: 2, reason: .missingName),
                ImportIssue(file: "file", line: 4, reason: .nameTooLong),
            ])
        // With the action in the store, its rows need no name.
        shelf.actions = [Action(id: id(1), name: "독서")]
        #expect(shelf.plan(read(rows)).sessionsNew == 2)
    }

    @Test func noRecordsMeanNoRange() {
        let history = read(action(1, "독서", "time"))
        let planner = ImportPlanner(
            history: history, actions: [], tags: [], now: Instant(seconds: 0)
        ) { id(9) }
        #expect(planner.storeRange == nil)
    }

    /// The planner's search against counting by hand.
    @Test(arguments: 0..<60)
    func duplicatesAreCountedAsAMultiset(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var shelf = Shelf()
        shelf.actions = [
            Action(id: id(1), name: "a"), Action(id: id(2), name: "b", trackingType: .count),
        ]
        struct Key: Hashable {
            var isCount: Bool
            var second: Int
            var end: Int
        }
        var stored: [Key: Int] = [:]
        for _ in 0..<random.below(80) {
            let key = Key(
                isCount: random.below(2) == 0, second: random.below(20), end: random.below(4))
            stored[key, default: 0] += 1
            let start = Int64(key.second) * 1000 + Int64(random.below(1000))
            if key.isCount {
                shelf.counts.append((id(2), start, Int64(key.end + 1), ""))
            } else {
                let end = Int64(key.second + 1 + key.end) * 1000 + Int64(random.below(1000))
                shelf.sessions.append((id(1), start, end, ""))
            }
        }
        var largest: [Key: Int] = [:]
        var files: [ImportFile] = []
        for _ in 0..<3 {
            var inFile: [Key: Int] = [:]
            var text = "header\n"
            for _ in 0..<random.below(60) {
                let key = Key(
                    isCount: random.below(2) == 0, second: random.below(20), end: random.below(4))
                inFile[key, default: 0] += 1
                func time(_ second: Int) -> String {
                    ISO8601.text(Instant(seconds: Int64(second)), offset: 0)
                }
                text +=
                    key.isCount
                    ? "\(id(2).text),b,\(time(key.second)),\(key.end + 1),\n"
                    : "\(id(1).text),a,\(time(key.second)),\(time(key.second + 1 + key.end)),,\n"
            }
            for (key, count) in inFile { largest[key] = max(largest[key] ?? 0, count) }
            files.append(file(text))
        }
        let expected = largest.reduce(0) { $0 + max(0, $1.value - (stored[$1.key] ?? 0)) }
        let history = Importer.read(
            files, as: files.map { _ in .haruCSV }, options: ImportOptions(zone: .utc))
        let plan = shelf.plan(history)
        #expect(plan.added.count == expected, "seed \(seed)")
        #expect(plan.duplicates + plan.added.count == history.records.count, "seed \(seed)")
        let starts = plan.added.indices.map { plan.record($0).start }
        #expect(starts == starts.sorted(), "seed \(seed)")
        shelf.apply(plan)
        #expect(shelf.plan(history).added.isEmpty, "seed \(seed)")
    }
}
