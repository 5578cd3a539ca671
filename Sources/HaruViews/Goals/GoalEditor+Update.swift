import HaruCore
import HaruReplica

extension App {
    func update(_ message: GoalEditorMessage) {
        guard case .goalEditor(var editor) = model.sheet else { return }
        editor.problem = nil
        switch message {
        case .title(let title): editor.draft.title = title
        case .pickIcon:
            return present(.iconPicker(IconPicker(chosen: editor.draft.symbolName)))
        case .color(let hex): editor.draft.colorHex = Palette.capitals(hex)
        case .start(let day):
            guard let day else { return }
            editor.draft.startDay = day
        case .toggleEnd:
            editor.isEndTouched = true
            let start = max(editor.draft.startDay, model.ledger.today)
            editor.draft.endDay =
                editor.draft.endDay == nil ? editor.original.endDay ?? start + 29 : nil
        case .end(let day):
            guard let day else { return }
            editor.isEndTouched = true
            editor.draft.endDay = day
        case .threshold(let percent):
            editor.draft.achieveThresholdPercent = min(max(percent, 10), 100)
        case .toggleWatch: editor.isOnWatch.toggle()
        case .save: return save(editor)
        }
        replaceSheet(.goalEditor(editor))
    }

    private func save(_ editor: GoalEditor) {
        let id = editor.original.id
        let known = model.goals.ledger.figures(id)?.goal
        if !editor.isNew, known == nil { return refuse(.notFound, in: editor) }
        let goal: Goal
        do throws(DomainError) { goal = try editor.goal(known: known) } catch {
            return refuse(error, in: editor)
        }
        if editor.isNew {
            let added = write { (book, now) throws(ReplicaError) in try book.add(goal, wall: now) }
            guard added != nil else { return }
        } else {
            guard save(goal, isEndTouched: editor.isEndTouched) else { return }
        }
        if editor.isOnWatch != model.preferences.ids(PreferenceKey.watchGoals).contains(id) {
            toggle(id, in: PreferenceKey.watchGoals)
        }
        dismiss()
        judgeGoals()
    }

    private func refuse(_ reason: DomainError, in editor: GoalEditor) {
        var editor = editor
        editor.problem = reason
        replaceSheet(.goalEditor(editor))
        vibrate(.refused)
        effects.append(.focus(editor.isDated ? "end" : "name"))
    }
}
