import HaruCore
import HaruFormats
import HaruHost
import HaruReplica
import HaruStore
import HaruStrings

extension Workspace {
    /// Brings files of Haru and of other trackers along: shows what they would add, asks, and writes
    /// once.
    func importFiles() throws(Refusal) -> ExitCode {
        try checked { () throws(DomainError) in try console.environment.plan.checkImport() }
        var progress = console.progress()
        let paths = try ImportPaths.files(
            of: invocation.texts.map { console.environment.path($0) })
        let source = try ImportSource(paths)
        let files = source.files
        let formats = try formats(of: source, named: paths)
        let zone = try importZone(formats)
        progress.show(strings.importReading)
        var options = ImportOptions(
            zone: zone, dateOrder: invocation.text(.dates).flatMap { DateOrder(word: $0) },
            days: boundary)
        var history = Importer.read(files, as: formats, options: options)
        if options.dateOrder == nil,
            history.issues.contains(where: { $0.reason == .ambiguousDate }),
            let order = askedDateOrder(&progress)
        {
            options.dateOrder = order
            history = Importer.read(files, as: formats, options: options)
        }
        if let failure = source.failure { throw .file(path: failure.path, .unreadable) }
        let summaries = summaries(files, formats, history)
        let names = (history.actions.map { $0.name }, history.habits.map { $0.name })
        let planned = try plan(history)
        progress.clear()
        let preview = ImportPreview(planned, files: summaries, actions: names.0, habits: names.1)
        guard !preview.addsNothing else {
            console.show(preview, style)
            return .ok
        }
        let agreement = try console.agree(
            to: preview, question: .importRecords(planned.size), invocation, style)
        guard agreement == .go else { return .ok }
        try write(planned, subject: invocation.texts.joined(separator: ", "), &progress)
        if console.isJSON || invocation.has(.yes) { console.show(preview, style) }
        console.say(Message.imported(planned.size).words(strings))
        return .ok
    }

    /// What the files are: as `--format` says, else as their content tells.
    private func formats(
        of source: ImportSource, named paths: [String]
    ) throws(Refusal) -> [FileFormat?] {
        let files = source.files
        if let name = invocation.text(.format) {
            guard let format = FileFormat(rawValue: name), format.isReadable else {
                let names = FileFormat.allCases.filter { $0.isReadable }.map { $0.rawValue }
                throw .usage(
                    .badValue(
                        name, place: Flag.format.typed,
                        .notChoice(names, nearest: nearest(to: name, in: names))))
            }
            return files.map { _ in format }
        }
        let formats = FormatDetector.detect(files).map { finding -> FileFormat? in
            if case .format(let format) = finding { format } else { nil }
        }
        if let failure = source.failure { throw .file(path: failure.path, .unreadable) }
        if formats.allSatisfy({ $0 == nil }) {
            throw .file(path: files.first?.name ?? paths[0], .unknownFormat)
        }
        return formats
    }

    /// Where the wall clocks of the files hung; asked for where a file does not say.
    private func importZone(_ formats: [FileFormat?]) throws(Refusal) -> TimeZoneRules {
        if let name = invocation.text(.zone) {
            guard let zone = SystemZones.load(name) else { throw .unknownZone(name) }
            return zone
        }
        guard formats.contains(where: { $0?.needsZone ?? false }) else { return boundary.zone }
        let environment = console.environment
        guard environment.isInputTerminal, environment.isErrorTerminal else { throw .zoneNeeded }
        let prompt = strings.askZone(zone: boundary.zone.name) + " "
        environment.writeError(Array(prompt.utf8))
        let answer = TextRules.trimmed(environment.readLine() ?? "")
        if answer.isEmpty { return boundary.zone }
        guard let zone = SystemZones.load(answer) else { throw .unknownZone(answer) }
        return zone
    }

    /// Which of day and month comes first, if there is somebody to ask.
    private func askedDateOrder(_ progress: inout ProgressLine) -> DateOrder? {
        let environment = console.environment
        guard environment.isInputTerminal, environment.isErrorTerminal else { return nil }
        progress.clear()
        environment.writeError(Array((strings.askDates + " ").utf8))
        let answer = TextRules.trimmed(environment.readLine() ?? "")
        return answer.isEmpty ? .monthFirst : DateOrder(word: answer)
    }

    private func plan(_ history: ImportedHistory) throws(Refusal) -> ImportPlan {
        var planner = ImportPlanner(
            history: history, actions: try actions(), tags: try tags(), now: now,
            newID: { self.newID() })
        if let range = planner.storeRange {
            try stored { () throws(StorageError) in
                for kind in [Kind.session, .count] {
                    try store.storage.forEachSpan(kind, touching: range) { span in
                        guard span.end != TimelineEntry.running else { return }
                        planner.addExisting(
                            actionID: span.owner, start: Instant(milliseconds: span.start),
                            endOrAmount: span.end, isCount: kind == .count)
                    }
                }
            }
        }
        var plan = planner.plan(boundary: boundary)
        try addHabits(of: history, to: &plan)
        if !history.quests.isEmpty {
            let promises = try promises()
            QuestPlanner(goals: promises.goals, quests: promises.quests, today: today, now: now)
                .add(history, to: &plan)
        }
        return plan
    }

    private func addHabits(
        of history: ImportedHistory, to plan: inout ImportPlan
    ) throws(Refusal) {
        if history.habits.isEmpty { return }
        try replied { () throws(ReplicaError) in
            var planner = HabitPlanner(
                history: history, habits: try replica.habits(), today: today, now: now)
            for habit in planner.matched {
                for completion in try replica.completions(of: habit) {
                    planner.addExisting(completion)
                }
            }
            for pause in try replica.pauses(.habit) { planner.addExisting(pause) }
            planner.add(to: &plan)
        }
    }

    private func write(
        _ plan: ImportPlan, subject: String, _ progress: inout ProgressLine
    ) throws(Refusal) {
        let bulk = try stored { () throws(StorageError) in
            try BulkInsert(store.storage, subject: subject, wall: now)
        }
        do throws(ReplicaError) {
            for tag in plan.newTags { try bulk.insert(.tag, tag.id, tag.fields) }
            for action in plan.newActions { try bulk.insert(.action, action.id, action.fields) }
            try bulk.insert(promisesOf: plan, now: now)
            try write(plan, to: bulk, &progress)
        } catch {
            bulk.rollback()
            throw Refusal(error, path: place.store)
        }
        progress.clear()
    }

    private func write(
        _ plan: ImportPlan, to bulk: BulkInsert, _ progress: inout ProgressLine
    ) throws(ReplicaError) {
        var ids = AscendingIDs(count: plan.added.count, random: console.environment.random())
        do throws(StorageError) {
            for position in plan.added.indices {
                if position & 0xffff == 0 {
                    let percent = position * 100 / plan.added.count
                    progress.show(strings.importWriting(percent: String(percent)))
                }
                try bulk.insert(plan.record(position), id: ids.make())
            }
            try bulk.commit()
        } catch { throw .storage(error) }
    }

    private func summaries(
        _ files: [ImportFile], _ formats: [FileFormat?], _ history: ImportedHistory
    ) -> [ImportPreview.File] {
        var counts = [Int](repeating: 0, count: files.count)
        var first = [Int64](repeating: .max, count: files.count)
        var last = [Int64](repeating: .min, count: files.count)
        for records in [history.records, history.totals] {
            for index in 0..<records.count {
                let file = records.file(of: index)
                counts[file] += 1
                first[file] = min(first[file], records.start[index])
                last[file] = max(last[file], records.start[index])
            }
        }
        let habitDays = history.daysOfHabits()
        return files.indices.map { i in
            var days =
                counts[i] == 0
                ? nil
                : boundary.day(
                    of: Instant(milliseconds: first[i]))...boundary.day(
                        of: Instant(milliseconds: last[i]))
            if let more = habitDays[i] {
                let known = days ?? more
                days =
                    min(known.lowerBound, more.lowerBound)...max(known.upperBound, more.upperBound)
            }
            return ImportPreview.File(
                name: files[i].name, format: formats[i]?.title ?? "?",
                records: history.files[i].records, days: days)
        }
    }
}

extension ImportPlan {
    /// How many records it adds, apart from what they are of.
    var size: Int { added.count + completions.count }
}

extension BulkInsert {
    /// Habits, goals and what belongs to them. Their identities follow from the files; where one is
    /// taken by something that is not shown, that is left as it is.
    fileprivate func insert(promisesOf plan: ImportPlan, now: Instant) throws(ReplicaError) {
        for goal in plan.newGoals { try insertNew(.goal, goal.id, goal.fields) }
        for quest in plan.newQuests { try insertNew(.quest, quest.id, quest.fields) }
        for habit in plan.newHabits { try insertNew(.habit, habit.id, habit.fields) }
        for new in plan.completions {
            let completion = Completion(
                id: new.id, createdAt: now, habitID: new.habitID, completedOn: new.day,
                recordedAt: now)
            try insertNew(.completion, completion.id, completion.fields)
        }
        for pause in plan.pauses {
            try insertNew(.habitPause, pause.id, pause.fields(of: .habit))
        }
    }

    private func insertNew(
        _ kind: Kind, _ id: RecordID, _ fields: [FieldWrite]
    ) throws(ReplicaError) {
        do { try insert(kind, id, fields) } catch {
            if error != .refused(.alreadyExists) { throw error }
        }
    }

    func insert(_ record: ImportPlan.Record, id: RecordID) throws(StorageError) {
        switch record.content {
        case .session(let end):
            try session(
                id: id, action: record.actionID, start: record.start.milliseconds,
                end: end.milliseconds, note: record.note)
        case .count(let amount):
            try count(
                id: id, action: record.actionID, at: record.start.milliseconds,
                amount: Int64(amount), note: record.note)
        }
    }
}

extension ImportPreview {
    /// - Parameters:
    ///   - actions: the names of all actions in the files, which the store may have.
    ///   - habits: those of all habits.
    init(_ plan: ImportPlan, files: [File], actions: [String], habits: [String]) {
        let newActions = plan.newActions.map { $0.name }
        let newHabits = plan.newHabits.map { $0.name }
        self.init(
            files: files, newActions: newActions,
            matchedActions: ImportPreview.matched(actions, new: newActions),
            newTags: plan.newTags.map { $0.name }, sessions: plan.sessionsNew,
            counts: plan.countsNew, duplicates: plan.duplicates, running: plan.running,
            ignored: plan.ignored, issues: plan.issues)
        promises = Promises(
            newGoals: plan.newGoals.map { $0.title }, quests: plan.newQuests.count,
            newHabits: newHabits, matchedHabits: ImportPreview.matched(habits, new: newHabits),
            completions: plan.completions.count, pausedDays: plan.pausedDays, losses: plan.losses)
    }

    /// Each name once, and none that is new.
    private static func matched(_ names: [String], new: [String]) -> [String] {
        var known = Set(new)
        return names.filter { known.insert($0).inserted }
    }
}

extension FileFormat {
    /// What the programs that write such files call themselves; the same in every language.
    var title: String {
        switch self {
        case .haruCSV: "Haru CSV"
        case .timewarriorData, .timewarriorExport: "Timewarrior"
        case .watsonFrames, .watsonState, .watsonLog, .watsonCSV: "Watson"
        case .togglCSV: "Toggl Track"
        case .clockifyCSV: "Clockify"
        case .simpleTimeTrackerCSV, .simpleTimeTrackerBackup: "Simple Time Tracker"
        case .aTimeLoggerCSV: "aTimeLogger"
        case .klog: "klog"
        case .activityWatch: "ActivityWatch"
        case .solidtimeCSV, .solidtimeArchive: "solidtime"
        case .loop, .loopBackup: "Loop Habit Tracker"
        case .habitBull: "HabitBull"
        case .tickmate: "Tickmate"
        case .rewire: "Rewire"
        case .tableHabit: "Table Habit"
        case .beaverHabits, .beaverHabitsCSV: "Beaver Habits"
        case .habitTrove: "HabitTrove"
        case .daylio, .daylioBackup: "Daylio"
        case .harvest: "Harvest"
        case .appleHealth: "Apple Health"
        case .companion: "–"
        }
    }
}
