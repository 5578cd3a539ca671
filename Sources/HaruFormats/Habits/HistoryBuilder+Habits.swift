import HaruCore

extension HistoryBuilder {
    /// Takes a habit with all that is known of it.
    mutating func add(_ draft: HabitDraft, of tracker: HabitTracker) {
        let full = TextRules.trimmed(draft.name)
        guard !full.isEmpty else { return report(.missingName, line: draft.line) }
        let key = tracker.key(identity: draft.identity, name: full)
        if draft.hasAmounts {
            addAction(draft, full, key, tracker)
        } else {
            addHabit(draft, full, key)
        }
    }

    // MARK: - Ticks

    private mutating func addHabit(_ draft: HabitDraft, _ name: String, _ key: String) {
        let index = history.habits.count
        history.habits.append(
            ImportedHabit(
                id: RecordID.derived(kind: "habit", key: "import/" + key),
                name: HistoryBuilder.shortened(name, to: Habit.nameLimit),
                colorHex: draft.colorHex.flatMap { try? Palette.color($0) },
                startedOn: draft.firstDay, isArchived: draft.isArchived, file: file,
                line: draft.line))
        history.losses.lose(notes: draft.notes.count, of: name)
        if let frequency = draft.frequency { history.losses.lose(frequency, of: name) }
        // A day is done once, however often the file says so, and done rather than skipped.
        var known: Set<Int32> = []
        for isPaused in [false, true] {
            for mark in draft.marks where mark.isPaused == isPaused {
                guard known.insert(mark.day).inserted else { continue }
                history.marks.append(
                    habit: index, day: LocalDay(number: Int(mark.day)), isPaused: isPaused,
                    line: Int(mark.line))
                history.files[file].records += 1
            }
        }
    }

    // MARK: - Amounts

    private mutating func addAction(
        _ draft: HabitDraft, _ name: String, _ key: String, _ tracker: HabitTracker
    ) {
        let scale = AmountScale(draft)
        let action = countedAction(
            scale.actionName(name, unit: draft.unit), tag: draft.group, line: draft.line)
        var notes = draft.notes[...]
        for (i, mark) in draft.marks.enumerated() {
            var note = ""
            if let next = notes.first, next.mark == i {
                note = next.text
                notes = notes.dropFirst()
            }
            let thousandths: Int64
            switch mark.value {
            case .amount(let amount): thousandths = amount
            case .done: thousandths = 1000
            case .notDone: thousandths = 0
            case .paused:
                history.losses.skippedAmounts += 1
                continue
            }
            addTotal(
                thousandths, note, on: mark.day, of: action, scale: scale, line: Int(mark.line))
        }
        addQuest(draft, name, key, of: action, scale: scale, tracker)
    }

    private mutating func addTotal(
        _ thousandths: Int64, _ note: String, on day: Int32, of action: Int, scale: AmountScale,
        line: Int
    ) {
        if thousandths == 0 { return }
        guard thousandths > 0, let amount = scale.amount(thousandths) else {
            return report(.amountOutOfRange, line: line)
        }
        let note = Array(TextRules.trimmed(note).utf8)
        note.withUnsafeBufferPointer { note in
            do throws(ImportIssue.Reason) {
                try HistoryBuilder.checkNote(note)
                let moment = moment(on: LocalDay(number: Int(day)))
                history.totals.append(action: action, start: moment, end: amount, note: note)
                history.files[file].records += 1
            } catch {
                report(error, line: line)
            }
        }
    }

    private mutating func addQuest(
        _ draft: HabitDraft, _ name: String, _ key: String, of action: Int, scale: AmountScale,
        _ tracker: HabitTracker
    ) {
        guard let promise = draft.promise else { return }
        let target = scale.target(promise.target)
        let isNever = target == 0 && promise.direction == .atMost
        guard let period = promise.period, let target,
            isNever || Quest.allowedTargetCount.contains(target)
        else {
            history.losses.losePromise(
                of: name, promise.period == nil ? draft.frequency : nil)
            return
        }
        addQuest(
            ImportedQuest(
                key: key, of: tracker, action: action, period: period,
                direction: promise.direction, target: target, firstDay: draft.firstDay))
    }

    /// Several files may make the same promise.
    mutating func addQuest(_ quest: ImportedQuest) {
        if !history.quests.contains(where: { $0.id == quest.id }) { history.quests.append(quest) }
    }

    /// The counted action of this name.
    mutating func countedAction(_ name: String, tag: String, line: Int?) -> Int {
        let name = HistoryBuilder.shortened(TextRules.trimmed(name), to: Action.nameLimit)
        let bytes = Array(name.utf8)
        let index = bytes.withUnsafeBufferPointer {
            action(id: nil, type: .count, name: $0, line: line)
        }
        let tag = HistoryBuilder.shortened(TextRules.trimmed(tag), to: Tag.nameLimit)
        if !tag.isEmpty { addTag(tag, toAction: index) }
        return index
    }
}
