import HaruCore
import HaruReplica
import HaruStrings

extension App {
    func update(_ message: HomeMessage) {
        switch message {
        case .run(let id):
            guard !model.home.isArranging else { return }
            run(id)
        case .stop(let id): stop(id)
        case .refresh:
            model.home.isRefreshing = true
            synchronize()
        case .foldOthers:
            let isFolded = model.preferences.isOthersFolded
            prefer(PreferenceKey.othersCollapsed, isFolded ? "off" : "on")
        case .arrange(let isOn):
            model.home.isArranging = isOn
            model.home.drag = nil
        case .menu(let id, let x, let y):
            guard !model.home.isArranging, model.ledger.action(id) != nil else { return }
            present(.actionMenu(ActionMenu(id: id, x: x, y: y)))
        case .favorite(let id):
            if model.sheet?.isMenu == true { dismiss() }
            toggleFavorite(id)
        case .records(let id):
            present(.records(id))
            readHistory()
        case .addRecord(let id): addRecord(action: id)
        case .createExamples: createExamples()
        case .lift(let id):
            guard model.home.isArranging else { return }
            vibrate(.lifted)
            let isFavorite = model.ledger.home.isFavorite(id)
            model.home.drag = HomeState.Drag(
                id: id, order: model.ledger.home.order, over: isFavorite ? .favorites : .others)
        case .hover(let id, let section, let place): hover(id, over: section, at: place)
        case .drop(let id, let section, let place): drop(id, over: section, at: place)
        case .cancelDrag: model.home.drag = nil
        case .note(let words): saveNote(words)
        }
    }

    /// One tap on an action: starts, stops or counts it.
    func run(_ id: RecordID) {
        guard let action = model.ledger.action(id) else { return }
        switch action.trackingType {
        case .time:
            let isRunning = model.ledger.running.contains { $0.actionID == id }
            if isRunning { stop(id) } else { start(action) }
        case .count: count(action)
        case nil: fail(.refused(.wrongTrackingType))
        }
    }

    private func start(_ action: Action) {
        let session = write { (book, now) throws(ReplicaError) in
            try book.start(action, at: now, id: self.newID(), wall: now)
        }
        guard session != nil else { return }
        vibrate(.start)
        announce(model.strings.startedAloud(action: action.name))
        recorded()
    }

    func stop(_ id: RecordID) {
        guard let action = model.ledger.action(id) else { return }
        let stops = write { (book, now) throws(ReplicaError) in
            try book.stop(action, at: now, wall: now)
        }
        guard let stops else { return }
        vibrate(.stop)
        var saved: RecordID?
        for case .saved(let session) in stops { saved = session.id }
        guard let saved else { return toast(model.strings.discardedShort) }
        let total = model.ledger.total(id).time(at: model.now)
        announce(
            model.strings.stoppedAloud(
                action: action.name, total: model.strings.duration(seconds: total / 1000)))
        if model.preferences.asksForNote(id) {
            present(.notePrompt(NotePrompt(target: .session(saved), action: id)))
        }
    }

    private func count(_ action: Action) {
        let entry = write { (book, now) throws(ReplicaError) in
            try book.add(1, to: action, at: now, id: self.newID(), wall: now)
        }
        guard let entry else { return }
        vibrate(.count)
        let total = Int(clamping: model.ledger.total(action.id).count)
        announce(
            model.strings.countedAloud(
                action: action.name, total: model.strings.times(count: total)))
        recorded()
        if model.preferences.asksForNote(action.id) {
            present(.notePrompt(NotePrompt(target: .count(entry.id), action: action.id)))
        }
    }

    private func saveNote(_ words: String) {
        guard case .notePrompt(let prompt) = model.sheet,
            let action = model.ledger.action(prompt.action)
        else { return }
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            switch prompt.target {
            case .session(let id):
                _ = try book.edit(session: id, note: words, subject: action.name, wall: now)
            case .count(let id):
                _ = try book.edit(count: id, note: words, subject: action.name, wall: now)
            }
            return true
        }
        if done == true { dismiss() }
    }
}

// Arranging and favourites (app 5.6).
extension App {
    /// Marks or unmarks a favourite, whichever way it was asked for.
    func toggleFavorite(_ id: RecordID) {
        setFavorite(id, !model.ledger.home.isFavorite(id))
    }

    private func setFavorite(_ id: RecordID, _ isFavorite: Bool) {
        guard let action = model.ledger.action(id) else { return }
        var home = model.ledger.home
        if isFavorite { home.mark(id) } else { home.unmark(id) }
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            try book.write(.actionEdit, subject: action.name, wall: now) {
                (transaction) throws(ReplicaError) in
                try transaction.update(
                    .action, id, [FieldWrite("isFavorite", .bool(isFavorite))])
            }
            return true
        }
        guard done == true else { return }
        rememberOrder(home.order)
    }

    /// Keeps the order of the tiles on this device.
    func rememberOrder(_ order: [RecordID]) {
        prefer(
            PreferenceKey.actionOrder, order.map { $0.text }.joined(separator: ","))
        reread()
    }

    private func hover(_ id: RecordID, over section: HomeSection, at place: Int) {
        guard var drag = model.home.drag, drag.id == id else { return }
        drag.over = section
        let home = model.ledger.home
        let own: HomeSection = home.isFavorite(id) ? .favorites : .others
        // Over the other section nothing moves; it only lights up.
        drag.order = own == section ? moved(id, to: place, in: home) : home.order
        model.home.drag = drag
    }

    private func moved(_ id: RecordID, to place: Int, in home: HomeOrder) -> [RecordID] {
        let section = home.isFavorite(id) ? home.favorites : home.others
        guard !section.isEmpty else { return home.order }
        var order = home
        order.move(id, onto: section[min(max(place, 0), section.count - 1)])
        return order.order
    }

    private func drop(_ id: RecordID, over section: HomeSection, at place: Int) {
        guard let drag = model.home.drag, drag.id == id,
            let action = model.ledger.action(id)
        else { return }
        vibrate(.dropped)
        model.home.drag = nil
        let home = model.ledger.home
        if home.isFavorite(id) != (section == .favorites) {
            setFavorite(id, section == .favorites)
        } else {
            rememberOrder(moved(id, to: place, in: home))
        }
        let after = model.ledger.home
        let list = section == .favorites ? after.favorites : after.others
        guard let position = list.firstIndex(of: id) else { return }
        announce(
            model.strings.movedAloud(
                name: action.name, count: list.count, place: "\(position + 1)"))
    }
}

// The first day (app 5.8).
extension App {
    private func createExamples() {
        let strings = model.strings
        let life = example("tag.life", Tag.self)
        let health = example("tag.health", Tag.self)
        let now = model.now
        let tags = [
            Tag(
                id: life, createdAt: now, name: strings.exampleLife,
                colorHex: Palette.presets[0], sortOrder: 0),
            Tag(
                id: health, createdAt: now, name: strings.exampleHealth,
                colorHex: Palette.presets[9], sortOrder: 1),
        ]
        let actions = [
            Action(
                id: example("action.reading", Action.self), createdAt: now,
                name: strings.exampleReading, symbolName: "book", trackingType: .time,
                tagIDs: [life]),
            Action(
                id: example("action.exercise", Action.self), createdAt: now,
                name: strings.exampleExercise, symbolName: "run", trackingType: .time,
                tagIDs: [health]),
            Action(
                id: example("action.water", Action.self), createdAt: now,
                name: strings.exampleWater, symbolName: "water", trackingType: .count,
                tagIDs: [health]),
        ]
        write { (book, now) throws(ReplicaError) in
            try book.write(.actionAdd, subject: strings.startWithExamples, wall: now) {
                (transaction) throws(ReplicaError) in
                for tag in tags { try transaction.insert(.tag, tag.id, tag.fields) }
                for action in actions {
                    try transaction.insert(.action, action.id, action.fields)
                }
            }
        }
        rememberOrder(actions.map { $0.id })
    }

    /// Examples have the same identities on every device, so that two first starts coincide
    /// (sync 2).
    private func example(_ key: String, _ type: Tag.Type) -> RecordID {
        RecordID.derived(kind: Kind.tag.name, key: "example." + key)
    }

    private func example(_ key: String, _ type: Action.Type) -> RecordID {
        RecordID.derived(kind: Kind.action.name, key: "example." + key)
    }
}
