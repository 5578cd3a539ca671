import HaruCore
import HaruReplica

/// What a person may do on a device, and how often, in shares of the sum.
struct DeedMix {
    var deeds: [(deed: Deed, share: Int)]

    func pick(_ chance: inout Chance) -> Deed {
        var rest = chance.below(deeds.reduce(0) { $0 + $1.share })
        for (deed, share) in deeds {
            if rest < share { return deed }
            rest -= share
        }
        return deeds[0].deed
    }

    /// Everything, as in an ordinary life.
    static let life = DeedMix(deeds: [
        (.createTag, 3), (.createAction, 4), (.start, 12), (.stop, 12), (.record, 6), (.count, 8),
        (.editSession, 10), (.editCount, 4), (.changeAction, 10), (.changeTag, 4),
        (.createGoal, 2), (.createQuest, 2), (.changeQuest, 5), (.promise, 5), (.createHabit, 1),
        (.complete, 4), (.check, 3), (.uncheck, 2), (.pause, 3), (.resume, 2), (.settings, 2),
        (.delete, 4), (.undo, 8), (.insertAgain, 2), (.olderEnd, 2),
        (.newerField, 3),
    ])

    /// Sessions only, on as few actions as possible, so that everybody stops the same ones.
    static let sessions = DeedMix(deeds: [
        (.start, 10), (.stop, 25), (.editSession, 20), (.undo, 20), (.olderEnd, 8), (.record, 3),
        (.changeQuest, 4), (.delete, 3), (.insertAgain, 2), (.settings, 1),
    ])

    /// Mostly fields, kinds and types of other versions.
    static let versions = DeedMix(deeds: [
        (.createTag, 3), (.createAction, 4), (.start, 10), (.stop, 10), (.editSession, 5),
        (.changeAction, 8), (.undo, 5), (.delete, 2), (.olderEnd, 12), (.newerField, 40),
    ])

    /// Deleting, writing into what was deleted, and taking it back.
    static let deletions = DeedMix(deeds: [
        (.createAction, 6), (.createTag, 3), (.createGoal, 3), (.createQuest, 4), (.count, 8),
        (.record, 8), (.changeAction, 10), (.changeTag, 8), (.editSession, 6), (.changeQuest, 5),
        (.promise, 5), (.pause, 4), (.resume, 2), (.delete, 20), (.undo, 20), (.insertAgain, 8),
        (.newerField, 4),
    ])
}

enum Deed: Sendable {
    case createTag, createAction, createGoal, createQuest, createHabit
    case start, stop, record, count, complete
    case editSession, editCount, changeAction, changeTag, changeQuest, settings
    /// A quest promises something else, from a day on or as if always.
    case promise
    /// A habit's day as a person checks it off and takes it back; goals and habits that rest.
    case check, uncheck, pause, resume
    case delete, undo, insertAgain
    /// An end as a version writes it that knows no stops.
    case olderEnd
    /// A field, kind, enum case or type of a newer version.
    case newerField
}

extension World {
    /// Does something on a device. Rules may refuse it; then nothing is written.
    func act(_ deed: Deed, on party: Party<Base>) {
        switch deed {
        case .createTag, .createAction, .createGoal, .createQuest, .createHabit, .insertAgain:
            create(deed, on: party)
        case .start, .stop, .record, .count, .complete, .editSession, .editCount:
            track(deed, on: party)
        case .changeAction, .changeTag, .changeQuest, .settings: change(deed, on: party)
        case .promise: promise(on: party)
        case .check, .uncheck: check(deed, on: party)
        case .pause, .resume: rest(deed, on: party)
        case .delete: delete(on: party)
        case .undo:
            act(party) { (replica, wall) throws(ReplicaError) in _ = try replica.undo(wall: wall) }
        case .olderEnd: writeOlderEnd(on: party)
        case .newerField: writeNewerField(on: party)
        }
    }

    func word() -> String { "w" + String(trial.chance.below(1000)) }

    /// One of the ids in use, the older ones more often; `nil` while there is none.
    func someID(_ kind: Kind) -> RecordID? {
        let ids = records.ids(kind)
        guard !ids.isEmpty else { return nil }
        return ids[min(trial.chance.below(ids.count), trial.chance.below(ids.count))]
    }

    func update(_ party: Party<Base>, _ kind: Kind, _ id: RecordID, _ fields: [FieldWrite]) {
        act(party) { (replica, wall) throws(ReplicaError) in
            try replica.write(.edit, wall: wall) { (transaction) throws(ReplicaError) in
                try transaction.update(kind, id, fields)
            }
        }
    }

    private func delete(on party: Party<Base>) {
        let kind = trial.chance.pick([
            Kind.tag, .action, .session, .session, .count, .goal, .quest, .habit, .questRevision,
            .goalPause, .habitPause,
        ])
        guard let id = someID(kind) else { return }
        act(party) { (replica, wall) throws(ReplicaError) in
            try replica.write(.delete, wall: wall) { (transaction) throws(ReplicaError) in
                _ = try transaction.delete(kind, id)
            }
        }
    }

    private func writeOlderEnd(on party: Party<Base>) {
        guard let id = someID(.session) else { return }
        let end = trial.chance.happens(15) ? .null : FieldValue.int(aroundNow())
        update(party, .session, id, [FieldWrite(SessionEnd.endAt, end)])
    }

    /// An instant on a whole minute of the last hours, so that several devices choose the same.
    func aroundNow() -> Int64 { now / 60_000 * 60_000 - trial.chance.milliseconds(0...90) * 60_000 }

    private func writeNewerField(on party: Party<Base>) {
        let kinds = [Kind.session, .action, .tag, Kind("diary"), Kind("novelty-2")]
        let kind = trial.chance.pick(kinds)
        let known = records.ids(kind)
        let isNew = Schema.definition(kind) == nil && (known.count < 5 || trial.chance.happens(10))
        let id = isNew ? trial.chance.id() : someID(kind)
        guard let id else { return }
        if isNew { records.add(id, to: kind) }
        let names = ["flavour", "pages/7", "tagIDs/.x-1", "stops/later", "colorHex2", "_created2"]
        let name = trial.chance.happens(15) ? "trackingType" : trial.chance.pick(names)
        let value = trial.chance.fieldValue(depth: 0)
        act(party) { (replica, wall) throws(ReplicaError) in
            try replica.write(.edit, wall: wall) { (transaction) throws(ReplicaError) in
                try transaction.set(kind, id, [FieldWrite(name, value)])
            }
        }
    }
}

extension Chance {
    /// A value of any type, those of newer versions among them.
    mutating func fieldValue(depth: Int) -> FieldValue {
        switch below(depth < 3 ? 12 : 8) {
        case 0: .null
        case 1: .bool(happens(50))
        case 2: .int(happens(50) ? Int64(below(100)) : Int64(bitPattern: next()))
        case 3: .double(Double(below(1000)) / 8)
        case 4: .double(happens(50) ? .infinity : Double(bitPattern: next()))
        case 5: .string(text())
        case 6: .bytes((0..<below(20)).map { _ in UInt8(truncatingIfNeeded: next()) })
        case 7:
            .blob(
                BlobReference(
                    hash: (0..<32).map { _ in UInt8(truncatingIfNeeded: next()) },
                    size: milliseconds(0...1 << 40), type: "image/png")!)
        case 8: .list((0..<below(4)).map { _ in fieldValue(depth: depth + 1) })
        case 9: .unknown(FieldValue.Member("$money", fieldValue(depth: depth + 1)))
        default:
            .map(
                unordered: (0..<below(4)).map { _ in
                    FieldValue.Member(text(), fieldValue(depth: depth + 1))
                })
        }
    }

    private mutating func text() -> String {
        let parts = ["하루", "$", "\"", "\\", "\n", "\u{1}", "e\u{301}", "é", "a", "/", "👩‍👩‍👧", " "]
        return (0..<below(6)).reduce("") { text, _ in text + pick(parts) }
    }
}
