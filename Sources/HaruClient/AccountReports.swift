import HaruCommand
import HaruCore
import HaruStrings

/// Leaving an account.
struct SignOutReport: Report {
    let signedIn: SignedIn
    /// Records that would be lost.
    let unsent: Int
    let isErasing: Bool
    let isDone: Bool

    var json: JSON {
        .payload([
            JSON.Member("login", .string(signedIn.login)),
            JSON.Member("address", .string(signedIn.address)),
            JSON.Member("erase", .bool(isErasing)), JSON.Member("unsent", .count(unsent)),
            JSON.Member("isDone", .bool(isDone)),
        ])
    }

    func lines(_ style: Style) -> [String] {
        let strings = style.strings
        if isDone { return [isErasing ? strings.syncErased : strings.syncSignedOutDone] }
        let line = strings.syncAccountLine(address: signedIn.address, login: signedIn.login)
        return unsent > 0 ? [line, strings.syncUnsent(count: unsent)] : [line]
    }
}

/// Whose the records are on a device that signs in.
struct OtherAccountReport: Report {
    let signedIn: SignedIn
    let isOther: Bool
    /// Records that would be lost.
    let unsent: Int

    var json: JSON {
        .payload([
            JSON.Member("login", .string(signedIn.login)), JSON.Member("isOther", .bool(isOther)),
            JSON.Member("unsent", .count(unsent)),
        ])
    }

    func lines(_ style: Style) -> [String] {
        var lines: [String] = []
        if isOther { lines.append(style.strings.belongsElsewhere) }
        if unsent > 0 { lines.append(style.strings.syncUnsent(count: unsent)) }
        return lines
    }
}

/// Who asks to be let in, or has been.
struct PairReport: Report {
    /// As `GET /v1/auth/pair/{code}` answers.
    let asking: JSON
    let isDone: Bool

    var json: JSON {
        .payload(
            ["kind", "name", "platform", "address", "askedAt"].map {
                JSON.Member($0, asking[$0] ?? .null)
            } + [JSON.Member("isDone", .bool(isDone))])
    }

    func lines(_ style: Style) -> [String] {
        func text(_ name: String) -> String { asking[name]?.string ?? "" }
        let line =
            isDone
            ? style.strings.syncPaired(name: text("name"))
            : style.strings.syncAsks(
                name: text("name"), platform: text("platform"), address: text("address"))
        return [TextLayout.printable(line)]
    }
}

/// The devices of the account.
struct DevicesReport: Report {
    /// As `GET /v1/devices` lists them.
    let items: [JSON]
    let own: RecordID

    var json: JSON {
        .payload([JSON.Member("device", .id(own)), JSON.Member("items", .array(items))])
    }

    func lines(_ style: Style) -> [String] {
        var table = Table([
            Table.Column(), Table.Column(gives: true), Table.Column(), Table.Column(),
        ])
        for item in items {
            let id = item["id"]?.string ?? ""
            let seen = Instant(milliseconds: item["seenAt"]?.int64 ?? 0)
            table.add([
                Table.Cell(String(id.prefix(8)), .bold), Table.Cell(item["name"]?.string ?? ""),
                Table.Cell(style.dateAndTime(seen), .faint),
                Table.Cell(id == own.text ? style.strings.syncThisDevice : "", .faint),
            ])
        }
        return table.lines(width: style.width, paint: style.paint, isUnicode: style.isUnicode)
    }
}
