import HaruCore
import HaruReplica

extension World {
    // MARK: Making records

    func create(_ deed: Deed, on party: Party<Base>) {
        let kind: Kind
        switch deed {
        case .createTag: kind = .tag
        case .createAction: kind = .action
        case .createGoal: kind = .goal
        case .createQuest: kind = .quest
        case .createHabit: kind = .habit
        default: kind = trial.chance.pick([Kind.tag, .action, .session, .count])
        }
        var id = trial.chance.id()
        if deed == .insertAgain {
            guard let known = someID(kind) else { return }
            id = known
        }
        guard let fields = fields(of: kind, id: id, wall: wall(of: party)) else { return }
        let isDone = act(party) { (replica, wall) throws(ReplicaError) in
            try replica.write(.record, wall: wall) { (transaction) throws(ReplicaError) in
                try transaction.insert(kind, id, fields)
            }
        }
        if isDone, deed != .insertAgain { records.add(id, to: kind) }
    }

    /// The fields of a new record; `nil` while there is nothing it could belong to.
    private func fields(of kind: Kind, id: RecordID, wall: Instant) -> [FieldWrite]? {
        switch kind {
        case .tag:
            return Tag(id: id, createdAt: wall, name: word(), sortOrder: trial.chance.below(9))
                .fields
        case .action:
            let tags = [someID(.tag), someID(.tag)].compactMap { $0 }
            let type = trial.chance.happens(60) ? TrackingType.time : .count
            return Action(id: id, createdAt: wall, name: word(), trackingType: type, tagIDs: tags)
                .fields
        case .session:
            guard let action = someID(.action) else { return nil }
            let start = Instant(milliseconds: aroundNow())
            let end =
                trial.chance.happens(70) ? start + 60_000 * Int64(trial.chance.number(1...90)) : nil
            return TimeSession(id: id, actionID: action, start: start, end: end, createdAt: wall)
                .fields
        case .count:
            guard let action = someID(.action) else { return nil }
            return CountEntry(
                id: id, actionID: action, timestamp: wall, amount: trial.chance.number(1...20),
                createdAt: wall
            ).fields
        case .quest:
            guard let goal = someID(.goal) else { return nil }
            return [
                FieldWrite(Schema.created, .instant(wall)), FieldWrite("goalID", .id(goal)),
                FieldWrite("measure", .string("time")), FieldWrite("targetAction", target(.action)),
            ]
        case .goal, .habit:
            let title = kind == .goal ? "title" : "name"
            return [FieldWrite(Schema.created, .instant(wall)), FieldWrite(title, .string(word()))]
        default: return nil
        }
    }

    private func target(_ kind: Kind) -> FieldValue { someID(kind).map { .id($0) } ?? .null }

    // MARK: Daily verbs

    func track(_ deed: Deed, on party: Party<Base>) {
        let time = wall(of: party)
        let id = trial.chance.id()
        switch deed {
        case .start:
            guard let action = someAction(party) else { return }
            let isDone = act(party) { (replica, wall) throws(ReplicaError) in
                _ = try replica.start(action, at: time, id: id, wall: wall)
            }
            if isDone { records.add(id, to: .session) }
        case .stop:
            guard let action = someAction(party) else { return }
            act(party) { (replica, wall) throws(ReplicaError) in
                _ = try replica.stop(action, at: time, wall: wall)
            }
        case .record:
            guard let action = someAction(party) else { return }
            let start = Instant(milliseconds: aroundNow())
            let isDone = act(party) { (replica, wall) throws(ReplicaError) in
                _ = try replica.record(action, from: start, to: start + 600_000, id: id, wall: wall)
            }
            if isDone { records.add(id, to: .session) }
        case .count:
            guard let action = someAction(party) else { return }
            let amount = trial.chance.number(1...12)
            let isDone = act(party) { (replica, wall) throws(ReplicaError) in
                _ = try replica.add(amount, to: action, at: time, id: id, wall: wall)
            }
            if isDone { records.add(id, to: .count) }
        case .editSession: editSession(on: party)
        case .editCount:
            guard let count = someID(.count) else { return }
            let amount = trial.chance.number(1...12)
            act(party) { (replica, wall) throws(ReplicaError) in
                _ = try replica.edit(count: count, amount: amount, subject: "", wall: wall)
            }
        default: complete(on: party, id: id)
        }
    }

    private func someAction(_ party: Party<Base>) -> Action? {
        someID(.action).flatMap { id in try? party.replica.action(id) }
    }

    private func editSession(on party: Party<Base>) {
        guard let session = someID(.session) else { return }
        let what = trial.chance.below(3)
        let moved = Instant(milliseconds: aroundNow())
        let note = word()
        act(party) { (replica, wall) throws(ReplicaError) in
            _ = try replica.edit(
                session: session, start: what == 0 ? moved - 5_400_000 : nil,
                end: what == 1 ? moved : nil, note: what == 2 ? note : nil, subject: "", wall: wall)
        }
    }

    private func complete(on party: Party<Base>, id: RecordID) {
        guard let habit = someID(.habit) else { return }
        let day = LocalDay(number: 20_600 + trial.chance.below(30))
        let isDone = act(party) { (replica, wall) throws(ReplicaError) in
            try replica.write(.edit, wall: wall) { (transaction) throws(ReplicaError) in
                try transaction.insert(
                    .completion, id,
                    [
                        FieldWrite(Schema.created, .instant(wall)),
                        FieldWrite("habitID", .id(habit)),
                        FieldWrite("completedOn", .string(ISO8601.text(day))),
                    ])
            }
        }
        if isDone { records.add(id, to: .completion) }
    }

    // MARK: Changing records

    func change(_ deed: Deed, on party: Party<Base>) {
        switch deed {
        case .changeTag:
            guard let tag = someID(.tag) else { return }
            let color = trial.chance.pick(Palette.presets)
            let field =
                trial.chance.happens(50)
                ? FieldWrite("name", .string(word())) : FieldWrite("colorHex", .string(color))
            update(party, .tag, tag, [field])
        case .changeAction:
            guard let action = someID(.action) else { return }
            let isIn = trial.chance.happens(60)
            if let tag = someID(.tag), trial.chance.happens(50) {
                update(
                    party, .action, action, [FieldWrite(Schema.element("tagIDs", tag), .bool(isIn))]
                )
            } else {
                update(
                    party, .action, action,
                    [FieldWrite("name", .string(word())), FieldWrite("isFavorite", .bool(isIn))])
            }
        case .changeQuest:
            guard let quest = someID(.quest) else { return }
            let field: FieldWrite
            switch trial.chance.below(3) {
            case 0: field = FieldWrite("targetAction", target(.action))
            case 1: field = FieldWrite("targetTag", target(.tag))
            default:
                field = FieldWrite("healthMetric", .string(trial.chance.pick(["steps", "sleep"])))
            }
            update(party, .quest, quest, [field])
        default:
            let minSeconds = Int64(trial.chance.pick([0, 0, 30, 60]))
            let start = Int64(trial.chance.pick([0, 240, 300]))
            let field =
                trial.chance.happens(50)
                ? FieldWrite("minSessionSeconds", .int(minSeconds))
                : FieldWrite("dayStartMinutes", .int(start))
            act(party) { (replica, wall) throws(ReplicaError) in
                try replica.write(.settings, wall: wall) { (transaction) throws(ReplicaError) in
                    try transaction.set(.settings, Settings.recordID, [field])
                }
            }
        }
    }
}
