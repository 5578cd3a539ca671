import HaruCore
import HaruReplica
import HaruStrings

extension App {
    func update(_ message: ShellMessage) {
        switch message {
        case .go(let path): go(to: path)
        case .back: effects.append(.back(1))
        case .closeSheet: closeSheet()
        case .discard: dismiss(discarding: true)
        case .closeToast(let number):
            if model.toast?.number == number { model.toast = nil }
        case .undo: undo()
        case .retrySave: retrySaving()
        case .startFresh: beginAnew(.startFresh)
        case .takeFromServer: beginAnew(.setAside)
        case .closeNotice(let name): close(notice: name)
        case .onboarding(let page): turnOnboarding(to: page)
        case .turnOnboarding(let isForward):
            if case .onboarding(let page) = model.launch {
                turnOnboarding(to: isForward ? page + 1 : page - 1)
            }
        case .endOnboarding:
            prefer(PreferenceKey.onboardingDone, "on")
            newsSeen()
            model.launch = .ready
        case .toggleRadial: tapRadial()
        case .closeRadial: closeRadial()
        case .showShortcuts: present(.shortcuts)
        case .showNews: present(.whatsNew)
        case .toggleSidebar:
            let isFolded = model.preferences.isOn(PreferenceKey.sidebarFolded, default: false)
            prefer(PreferenceKey.sidebarFolded, isFolded ? "off" : "on")
        case .applyUpdate: effects.append(.restart)
        case .confirm: confirmed(isOther: false)
        case .choose: confirmed(isOther: true)
        case .sync: synchronize()
        case .leaveRun: leaveRun()
        case .runOnce(let id): runOnce(id)
        }
    }

    /// Goes to an address of the app.
    func go(to path: String) {
        let route = Route(path: path)
        let steps = model.sheets.count
        while let sheet = model.sheets.popLast() { closed(sheet) }
        model.radial = nil
        if route == model.route, steps == 0 {
            effects.append(.scrollToTop)
        } else {
            leaveScreen()
            model.route = route
            effects.append(.navigate(path: route.path, replacing: steps > 0, sheets: 0))
            entered()
        }
        openSheet(askedBy: path)
    }

    /// Home from the run sheet, in whose place it stands (app 4.1).
    private func leaveRun() {
        model.ranByShortcut = nil
        model.route = .main
        effects.append(.navigate(path: Route.main.path, replacing: true, sheets: 0))
    }

    /// The window was opened at an address. Back from a sheet leads to the screen below it.
    func arrived() {
        guard let path = arrival, model.launch == .ready else { return }
        arrival = nil
        if let below = model.route.below {
            effects.append(.navigate(path: below.path, replacing: true, sheets: 0))
            effects.append(.navigate(path: model.route.path, replacing: false, sheets: 0))
        }
        openSheet(askedBy: path)
        if let key = arrivalKey { ran(byKey: key) }
        arrivalKey = nil
    }

    /// Opens the sheet that an address names: `/actions?new=1`, `/actions/<id>?edit=1`.
    private func openSheet(askedBy path: String) {
        let parts = path.parts(at: UInt8(ascii: "?"), most: 2)
        guard parts.count == 2 else { return }
        let query = Query(parts[1])
        switch model.route {
        case .actions where query["new"] != nil: addAction()
        case .action(let id) where query["edit"] != nil: editAction(id)
        case .goals where query["new"] != nil: update(.add as GoalsMessage)
        case .goal(let id) where query["edit"] != nil: editGoal(id)
        default: break
        }
    }

    /// The browser went to an address by itself: Back, Forward, or a link from outside.
    func navigated(to path: String, sheets: Int) {
        if model.sheets.count > sheets {
            // Back from the question goes on with what was typed.
            if case .confirm(let question) = model.sheet, question.deed == .discardChanges {
                model.sheets.removeLast()
                effects.append(
                    .navigate(
                        path: model.route.path, replacing: false, sheets: model.sheets.count))
                return
            }
            // Back closes the sheet (app 2.9), and asks first when something was typed.
            if model.sheet?.hasChanges == true {
                askToDiscard()
                effects.append(
                    .navigate(
                        path: model.route.path, replacing: false, sheets: model.sheets.count))
                return
            }
            while model.sheets.count > sheets { closed(model.sheets.removeLast()) }
            return
        }
        let route = Route(path: path)
        guard route != model.route else { return }
        leaveScreen()
        model.route = route
        entered()
    }

    private func turnOnboarding(to page: Int) {
        guard case .onboarding = model.launch else { return }
        model.launch = .onboarding(page: min(max(page, 0), Onboarding.pages - 1))
    }

    private func leaveScreen() {
        model.ranByShortcut = nil
        model.home.isArranging = false
        model.home.drag = nil
        leaveSettings()
        model.tagDrag = nil
    }

    /// A screen was opened.
    func entered() {
        readTotals()
        switch model.route {
        case .history: readHistory()
        case .main, .goals, .goal: judgeGoals()
        case .habits, .habit: habitsEntered()
        case .settings(.account): accountEntered()
        case .join(let code): join(code)
        default: break
        }
    }

    /// Shows a sheet; Back will close it. It takes the place of the menu it was chosen in.
    ///
    /// - Parameter path: an address that opens it again; `nil`: that of the screen.
    func present(_ sheet: Sheet, at path: String? = nil) {
        let isChosen = model.sheet?.isMenu == true
        if isChosen { model.sheets.removeLast() }
        model.sheets.append(sheet)
        effects.append(
            .navigate(
                path: path ?? model.route.path, replacing: isChosen, sheets: model.sheets.count))
    }

    /// The top sheet has changed.
    func replaceSheet(_ sheet: Sheet) { model.sheets[model.sheets.count - 1] = sheet }

    /// A sheet is gone, whichever way it was closed.
    private func closed(_ sheet: Sheet) {
        switch sheet {
        case .favoriteOrder(let order): keep(order)
        case .tagOrder: model.tagDrag = nil
        case .whatsNew: newsSeen()
        default: break
        }
    }

    /// The person wants to be rid of the top sheet.
    private func closeSheet() {
        if model.sheet?.hasChanges == true { askToDiscard() } else { dismiss() }
    }

    private func askToDiscard() {
        let strings = model.strings
        model.sheets.append(
            .confirm(
                Confirmation(
                    title: strings.discardChanges, explanation: "", verb: strings.discard,
                    isDestructive: true, deed: .discardChanges)))
    }

    /// Takes the top sheet away; with `discarding`, the one below it too.
    func dismiss(discarding: Bool = false) {
        var steps = 0
        for _ in 0..<(discarding ? 2 : 1) where !model.sheets.isEmpty {
            let gone = model.sheets.removeLast()
            if case .confirm(let question) = gone, question.deed == .discardChanges { continue }
            closed(gone)
            steps += 1
        }
        if steps > 0 { goBack(steps) }
    }

    /// One step through the history of the browser, however many sheets are closed at once.
    private func goBack(_ steps: Int) {
        for (i, effect) in effects.enumerated() {
            guard case .back(let others) = effect else { continue }
            effects[i] = .back(others + steps)
            return
        }
        effects.append(.back(steps))
    }

    /// Asks before something is done that cannot be overlooked.
    func ask(_ question: Confirmation) { present(.confirm(question)) }

    private func confirmed(isOther: Bool) {
        guard case .confirm(var question) = model.sheet else { return }
        if isOther, let other = question.other { question.deed = other.deed }
        if question.deed == .discardChanges { return dismiss(discarding: true) }
        // The screen of what is deleted is left, and its history entry with it.
        if case .deleteAction(let id) = question.deed, model.route == .action(id) {
            go(to: Route.actions.path)
        } else if case .deleteGoal(let id) = question.deed, model.route == .goal(id) {
            go(to: Route.goals.path)
        } else if case .deleteHabit(let id) = question.deed, model.route == .habit(id) {
            go(to: Route.habits.path)
        } else {
            dismiss()
        }
        perform(question.deed)
    }

    private func perform(_ deed: Confirmation.Deed) {
        switch deed {
        case .discardChanges: break
        case .deleteAction(let id): deleteAction(id)
        case .deleteRecord(let record): deleteRecord(record)
        case .resetShortcutKey: resetShortcutKey()
        case .signOut: signOut()
        case .signOutErasing:
            signOut()
            effects.append(.store(.erase))
        case .deleteTag(let id): deleteTag(id)
        case .discardRefused(let key): discardRefused(key)
        case .eraseAndEnter: eraseAndEnter()
        case .removeDevice(let id): removeDevice(id)
        case .removePasskey(let id): removePasskey(id)
        case .deleteGoal(let id): deleteGoal(id)
        case .deleteQuest(let id): deleteQuest(id)
        case .finishGoal(let id): finishGoal(id)
        case .settleGoal(let id, let isAchieved):
            settle(id, as: isAchieved ? .achieved : .notAchieved)
        case .saveQuest(let alsoForThePast): save(alsoForThePast ? .alsoForThePast : .fromToday)
        case .deleteHabit(let id): deleteHabit(id)
        case .resumeHabit(let id): resumeHabit(id)
        }
    }

    private func undo() {
        model.toast = nil
        model.ranByShortcut = nil
        let undone: Bool? = write { (book, now) throws(ReplicaError) in
            try book.undo(wall: now) != nil
        }
        if undone == true { announce(model.strings.undone) }
    }
}
