import HaruIcons
import HaruStrings

extension Html {
    /// The whole window.
    mutating func app(_ model: Model) {
        switch model.launch {
        case .opening: opening(model)
        case .problem(let problem): storageProblem(problem, model)
        // Too small for pictures and pages: what a person does first is said in a sentence there.
        case .onboarding where model.layout == .watch: window(model)
        case .onboarding(let page): onboarding(page, model)
        case .ready: window(model)
        }
        if let toast = model.toast { self.toast(toast, model) }
    }

    private mutating func window(_ model: Model) {
        if model.layout == .watch { return watch(model) }
        element(
            "div", .class(model.isSidebarFolded ? "app folded" : "app"),
            .flag("data-unsaved", model.isUnsaved)
        ) { html in
            if model.layout.hasSidebar { html.sidebar(model) }
            html.screen(model)
            if model.layout == .phone {
                if model.preferences.hasRadialMenu {
                    html.radialMenu(model)
                } else {
                    html.tabBar(model)
                }
            }
        }
        if model.newVersion != nil { updateBar(model) }
        if model.isUnsaved { unsavedBar(model) }
        if case .run(let id) = model.route { runSheet(id, model) }
        for sheet in model.sheets { self.sheet(sheet, model) }
    }

    private mutating func screen(_ model: Model) {
        switch model.route {
        case .main, .run: home(model)
        case .actions: actions(model)
        case .action(let id): action(id, model)
        case .tags: tags(model)
        case .goals: goals(model)
        case .goalsFinished: goalsFinished(model)
        case .goal(let id): goal(id, model)
        case .habits: habits(model)
        case .habit(let id): habit(id, model)
        case .history(let route): history(route, model)
        case .more: more(model)
        case .settings(.account): account(model)
        case .join: joining(model)
        case .settings(.top): settings(model)
        case .settings(.premium): premium(model)
        case .later(.diary) where model.layout == .phone: diaryUnavailable(model)
        case .later(let tab): later(tab, model)
        default: notFound(model)
        }
    }

    private mutating func sheet(_ sheet: Sheet, _ model: Model) {
        switch sheet {
        case .actionMenu(let menu): actionMenu(menu, model)
        case .notePrompt(let prompt): notePrompt(prompt, model)
        case .confirm(let question): confirmation(question, model)
        case .actionsMenu(let x, let y): actionsMenu(x: x, y: y, model)
        case .actionEditor(let editor): actionEditor(editor, model)
        case .iconPicker(let picker): iconPicker(picker, model)
        case .favoriteOrder(let order): favoriteOrder(order, model)
        case .tagMenu(let menu): tagMenu(menu, model)
        case .tagEditor(let editor): tagEditor(editor, model)
        case .tagOrder: tagOrder(model)
        case .limit(let limit): self.limit(limit, model)
        case .zonePicker(let picker): zonePicker(picker, model)
        case .whatsNew: whatsNew(model)
        case .shortcuts: shortcuts(model)
        case .recordEditor(let editor): recordEditor(editor, model)
        case .datePopover(let popover): datePopover(popover, model)
        case .records(let id): recordsOfToday(id, model)
        case .filter: filterSheet(model)
        case .goalEditor(let editor): goalEditor(editor, model)
        case .goalOrder(let order): goalOrder(order, model)
        case .goalCardChoice: goalCardChoice(model)
        case .pauseEditor(let editor): pauseEditor(editor, model)
        case .questEditor(let editor): questEditor(editor, model)
        case .habitEditor(let editor): habitEditor(editor, model)
        case .habitArchive(let archive): habitArchive(archive, model)
        case .habitOrder(let drag): habitOrder(drag, model)
        }
    }

    private mutating func toast(_ toast: Toast, _ model: Model) {
        element(
            "div", .class("toast"), .part("toast"), .key("toast-\(toast.number)"),
            .literal("role", "status")
        ) { html in
            html.element("span", text: toast.text)
            if toast.canUndo {
                html.element("button", .click(.shell(.undo)), text: model.strings.undoButton)
            }
        }
    }

    private mutating func updateBar(_ model: Model) {
        element("div", .class("bar notice"), .part("update"), .literal("role", "status")) { html in
            html.element("span", text: model.strings.newVersionReady)
            html.element(
                "button", .class("btn plain"), .click(.shell(.applyUpdate)),
                text: model.strings.restart)
        }
    }

    private mutating func unsavedBar(_ model: Model) {
        element("div", .class("bar warning"), .part("error"), .literal("role", "alert")) { html in
            html.icon(.warning)
            html.element("span") { html in
                html.element("span", .class("own-line"), text: model.strings.notSaved)
                if model.isFull {
                    html.element(
                        "span", .class("small muted own-line"), text: model.strings.storeFullText)
                }
            }
            html.element(
                "button", .class("btn plain"), .part("retry"), .click(.shell(.retrySave)),
                text: model.strings.retry)
        }
    }

    private mutating func notFound(_ model: Model) {
        element("main", .class("main"), .screen("not-found")) { html in
            html.element("div", .class("empty first")) { html in
                html.icon(.search)
                html.element("h1", .class("lead"), text: model.strings.notFound)
                html.element(
                    "a", .class("btn primary"), .href("/"), text: model.strings.goHome)
            }
        }
    }

    /// A tab whose screens come with a later version.
    private mutating func later(_ tab: Tab, _ model: Model) {
        let needsRoom = tab == .diary && !model.layout.hasSidebar
        let screen = needsRoom ? "diary-unavailable" : tab.rawValue
        element("main", .class("main"), .attribute("data-screen", screen)) { html in
            html.topBar(model)
            html.element("div", .class("title")) {
                $0.element("h1", text: model.strings.name(of: tab))
            }
            html.element("div", .class("empty first")) { html in
                html.icon(tab.glyph)
                html.element(
                    "p",
                    text: needsRoom ? model.strings.diaryNeedsRoom : model.strings.laterScreen)
                html.element("a", .class("btn"), .href("/"), text: model.strings.goHome)
            }
        }
    }
}
