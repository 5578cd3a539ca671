import HaruCore
import HaruReplica

/// Random changes that any replica can make.
enum History {
    enum Change {
        case insert(Kind, RecordID, [FieldWrite])
        case update(Kind, RecordID, [FieldWrite])
        case delete(Kind, RecordID)
        case merge([HaruReplica.Change])
        case undo

        func make<S: ReplicaStorage>(_ replica: Replica<S>) throws {
            switch self {
            case .insert(let kind, let id, let fields):
                try replica.write(.actionAdd, wall: Sample.noon) {
                    (transaction) throws(ReplicaError) in
                    try transaction.insert(kind, id, fields)
                }
            case .update(let kind, let id, let fields):
                try replica.write(.edit, wall: Sample.noon) { (transaction) throws(ReplicaError) in
                    try transaction.update(kind, id, fields)
                }
            case .delete(let kind, let id):
                _ = try replica.write(.delete, wall: Sample.noon) {
                    (transaction) throws(ReplicaError) in
                    try transaction.delete(kind, id)
                }
            case .merge(let changes): _ = try replica.merge(changes)
            case .undo: _ = try replica.undo(wall: Sample.noon)
            }
        }
    }

    /// Actions and habits, some of which are never made.
    static let owners = (1...4 as ClosedRange<UInt64>).map { Sample.id($0) }

    /// Lengths on both sides of every class's limit, and ends before the start.
    private static let lengths: [Int64] =
        LengthClass.limits.flatMap { [$0 - 1, $0, $0 + 1] } + [-5_400_000, -1, 0, 1, 1_800_000]

    /// Moments around the two changes of summer time of Europe in 2026, midnights, 1970 and the ends
    /// of what a number can say.
    private static let starts: [Int64] = [
        1_774_745_999_999, 1_774_746_000_000, 1_792_889_999_999, 1_792_890_000_000,
        1_786_492_800_000, 1_786_492_799_999, 0, -1, 1_786_525_200_000, Int64.min + 7, 1 << 62,
    ]

    static func instant(_ chance: inout Chance) -> Int64 {
        let start = starts.randomElement(using: &chance)!
        return start &+ Int64.random(in: 0...3, using: &chance) * 3_600_000
    }

    static func range(_ chance: inout Chance) -> Range<Instant> {
        let from = chance.next() % 9 == 0 ? Int64.min : instant(&chance)
        let length = (lengths.randomElement(using: &chance)!).magnitude
        let (end, isOver) = from.addingReportingOverflow(Int64(length))
        return Instant(milliseconds: from)..<Instant(milliseconds: isOver ? .max : end)
    }

    static func change(step: Int, _ chance: inout Chance) -> Change {
        let old = Sample.id(100 + chance.next() % UInt64(step + 1))
        let kind = [
            Kind.session, .session, .count, .completion, .action, .habit, .quest, Kind("novelty"),
        ]
        .randomElement(using: &chance)!
        let owner = owners.randomElement(using: &chance)!
        let isOwner = kind == .action || kind == .habit
        let id = isOwner ? owner : Sample.id(100 + UInt64(step))
        switch chance.next() % 10 {
        case 0...4: return .insert(kind, id, fields(kind, owner, &chance))
        case 5: return .update(kind, isOwner ? owner : old, fields(kind, owner, &chance))
        case 6: return .delete(kind, isOwner ? owner : old)
        case 7: return .undo
        default:
            let stamp = Stamp(
                milliseconds: Sample.noon.milliseconds + Int64.random(in: -9...9, using: &chance),
                counter: UInt16(step), node: chance.next() % 3)
            return .merge([
                HaruReplica.Change(
                    kind: kind, id: chance.next() % 2 == 0 ? id : old,
                    fields: fields(kind, owner, &chance).map { .init($0.name, $0.value, stamp) })
            ])
        }
    }

    private static func fields(_ kind: Kind, _ owner: RecordID, _ chance: inout Chance)
        -> [FieldWrite]
    {
        let start = instant(&chance)
        let created = FieldWrite(Schema.created, .instant(Sample.noon))
        switch kind {
        case .session:
            var fields = [
                created, FieldWrite("actionID", .id(owner)), FieldWrite("startAt", .int(start)),
            ]
            let end = start.addingReportingOverflow(lengths.randomElement(using: &chance)!)
            switch chance.next() % 5 {
            case 0: break
            case 1: fields.append(FieldWrite("stops/\(end.partialValue)", .bool(true)))
            case 2: fields.append(FieldWrite("endEdited", .int(end.partialValue)))
            default: fields.append(FieldWrite("endAt", .int(end.partialValue)))
            }
            return fields
        case .count:
            return [
                created, FieldWrite("actionID", .id(owner)), FieldWrite("timestamp", .int(start)),
                FieldWrite("amount", .int(Int64.random(in: 1...9, using: &chance))),
            ]
        case .completion:
            return [
                created, FieldWrite("habitID", .id(owner)),
                FieldWrite(
                    "completedOn", .string("2026-08-\(Int.random(in: 10...28, using: &chance))")),
            ]
        case .quest:
            return [
                created, FieldWrite("goalID", .id(owner)), FieldWrite("targetCount", .int(start)),
            ]
        default: return [created, FieldWrite("name", .string("이름 \(start)"))]
        }
    }
}
