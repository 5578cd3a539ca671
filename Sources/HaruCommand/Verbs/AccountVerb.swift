import HaruCore
import HaruHost
import HaruStore
import HaruStrings

/// `haru account`: what is known here, without asking the server.
enum AccountVerb {
    static func run(_ invocation: Invocation, _ console: Console) throws(Refusal) -> ExitCode {
        let place = try StoreVerbs.place(invocation, console)
        let language = Preferences.load(place.preferences)[SettingKey.language.rawValue]?.string
        let console = console.speaking(language.flatMap { Language(rawValue: $0) })
        let report = AccountReport(
            signedIn: try? SignedIn.load(place),
            owner: Store.owner(of: place.store).flatMap { $0.processID })
        console.show(report, console.style())
        return .ok
    }
}

/// The account of this store, and the process that owns it.
struct AccountReport: Report {
    let signedIn: SignedIn?
    /// `nil` = no process owns the store for long.
    let owner: Int32?

    var json: JSON {
        .payload([
            JSON.Member("login", signedIn.map { .string($0.login) } ?? .null),
            JSON.Member("address", signedIn.map { .string($0.address) } ?? .null),
            JSON.Member("device", signedIn.map { .id($0.device) } ?? .null),
            JSON.Member("name", signedIn.map { .string($0.name) } ?? .null),
            JSON.Member("owner", owner.map { .int(Int64($0)) } ?? .null),
        ])
    }

    func lines(_ style: Style) -> [String] {
        let strings = style.strings
        var lines: [String] = []
        if let signedIn {
            lines.append(strings.syncAccountLine(address: signedIn.address, login: signedIn.login))
            lines.append(strings.accountDevice(name: signedIn.name))
        } else {
            lines.append(strings.syncNotSignedIn)
        }
        if let owner { lines.append(strings.ownerLine(process: String(owner))) }
        return lines.map { TextLayout.printable($0) }
    }
}
