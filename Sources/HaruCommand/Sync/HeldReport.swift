import HaruCore
import HaruReplica
import HaruStrings

/// What an exchange leaves to the person: deletions that the server holds, records that the account
/// no longer has, and items that one side cannot take (sync 5, 7, 8).
struct HeldReport: Report {
    struct Item: Equatable {
        let kind: String
        let id: RecordID
        /// Empty for a record without one.
        let name: String
    }

    let deletions: [Item]
    let drops: [Item]
    /// Let go already.
    let dropped: [Item]
    let quarantine: [QuarantinedItem]

    /// How many of each are listed one by one for people.
    private static let listed = 20

    var json: JSON {
        func list(_ items: [Item]) -> JSON {
            .array(
                items.map {
                    .object([
                        JSON.Member("kind", .string($0.kind)), JSON.Member("id", .id($0.id)),
                        JSON.Member("name", .string($0.name)),
                    ])
                })
        }
        return .payload([
            JSON.Member("deletions", list(deletions)), JSON.Member("drops", list(drops)),
            JSON.Member("dropped", list(dropped)),
            JSON.Member(
                "quarantine",
                .array(
                    quarantine.map { item in
                        .object([
                            JSON.Member("kind", item.record.map { .string($0.kind.name) } ?? .null),
                            JSON.Member("id", item.record.map { .id($0.id) } ?? .null),
                            JSON.Member("reason", .string(item.reason)),
                            JSON.Member("bytes", .string(Base64.text(item.bytes))),
                        ])
                    })),
        ])
    }

    func lines(_ style: Style) -> [String] {
        let strings = style.strings
        var lines: [String] = []
        func add(_ heading: String, _ details: [String]) {
            lines.append(heading)
            lines += details.prefix(HeldReport.listed).map { "  " + TextLayout.printable($0) }
            let rest = details.count - HeldReport.listed
            if rest > 0 { lines.append("  " + strings.doctorMore(count: rest)) }
        }
        func details(_ items: [Item]) -> [String] {
            items.map { "\($0.id.text.prefix(8))  \($0.kind)  \($0.name)" }
        }
        if !deletions.isEmpty {
            add(strings.syncHeld(count: deletions.count), details(deletions))
        }
        if !drops.isEmpty { add(strings.syncHeldDrops(count: drops.count), details(drops)) }
        if !dropped.isEmpty { add(strings.syncDropped(count: dropped.count), details(dropped)) }
        if !quarantine.isEmpty {
            add(
                strings.syncQuarantined(count: quarantine.count),
                quarantine.map { item in
                    let record = item.record.map { "\($0.id.text.prefix(8))  \($0.kind.name)  " }
                    return (record ?? "") + item.reason
                })
        }
        return lines.isEmpty ? [strings.syncNothingHeld] : lines
    }
}
