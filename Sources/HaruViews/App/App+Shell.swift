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
        case .keepEditing: dismiss()
        case .closeToast(let number):
            if model.toast?.number == number { model.toast = nil }
        case .undo: undo()
        case .retrySave: effects.append(.store(.retry))
        case .startFresh: effects.append(.store(.startFresh))
        case .skipSplash: break
        case .onboarding(let page):
            if case .onboarding = model.launch {
                model.launch = .onboarding(page: min(max(page, 0), Onboarding.pages - 1))
            }
        case .endOnboarding:
            prefer(PreferenceKey.onboardingDone, "on")
            model.launch = .ready
        case .toggleRadial: model.isRadialOpen.toggle()
        case .toggleSidebar:
            let isFolded = model.preferences.isOn(PreferenceKey.sidebarFolded, default: false)
            prefer(PreferenceKey.sidebarFolded, isFolded ? "off" : "on")
        case .applyUpdate: effects.append(.restart)
        case .confirm: confirmed()
        }
    }

    /// Goes to an address of the app.
    func go(to path: String) {
        let route = Route(path: path)
        let steps = model.sheets.count
        model.sheets = []
        model.isRadialOpen = false
        leaveScreen()
        if route == model.route, steps == 0 { return }
        model.route = route
        effects.append(.navigate(path: route.path, replacing: steps > 0, sheets: 0))
        entered()
    }

    /// The browser went to an address by itself: Back, Forward, or a link from outside.
    func navigated(to path: String, sheets: Int) {
        if model.sheets.count > sheets {
            // Back closes the sheet (app 2.9), and asks first when something was typed.
            if model.sheet?.hasChanges == true {
                askToDiscard()
                effects.append(
                    .navigate(
                        path: model.route.path, replacing: false, sheets: model.sheets.count))
                return
            }
            model.sheets.removeLast(model.sheets.count - sheets)
            return
        }
        let route = Route(path: path)
        guard route != model.route else { return }
        leaveScreen()
        model.route = route
        entered()
    }

    private func leaveScreen() {
        model.home.isArranging = false
        model.home.drag = nil
    }

    /// A screen was opened.
    func entered() {}

    /// Shows a sheet; Back will close it.
    func present(_ sheet: Sheet) {
        model.sheets.append(sheet)
        effects.append(
            .navigate(path: model.route.path, replacing: false, sheets: model.sheets.count))
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
            steps += 1
        }
        if steps > 0 { effects.append(.back(steps)) }
    }

    /// Asks before something is done that cannot be overlooked.
    func ask(_ question: Confirmation) { present(.confirm(question)) }

    private func confirmed() {
        guard case .confirm(let question) = model.sheet else { return }
        if question.deed == .discardChanges { return dismiss(discarding: true) }
        dismiss()
        perform(question.deed)
    }

    private func perform(_ deed: Confirmation.Deed) {
        switch deed {
        case .discardChanges: break
        case .deleteAction(let id): deleteAction(id)
        }
    }

    private func undo() {
        model.toast = nil
        let undone: Bool? = write { (book, now) throws(ReplicaError) in
            try book.undo(wall: now) != nil
        }
        if undone == true { announce(model.strings.undone) }
    }

    /// Asks the server for changes.
    func synchronize() {}

    func deleteAction(_ id: RecordID) {
        guard let action = model.ledger.action(id) else { return }
        write { (book, now) throws(ReplicaError) in
            try book.write(.actionDelete, subject: action.name, wall: now) {
                (transaction) throws(ReplicaError) in
                try transaction.delete(.action, id, isConfirmed: true)
            }
        }
        toast(model.strings.deletedNamed(name: action.name), canUndo: true)
    }
}
