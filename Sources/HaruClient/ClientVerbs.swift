import HaruCommand
import HaruCore
import HaruHost
import HaruStrings

/// The verbs of `haru` that need the network.
public enum ClientVerbs {
    public static func perform(
        _ invocation: Invocation, _ console: Console
    ) throws(Refusal) -> ExitCode {
        let work = try ClientWork(invocation, console)
        // Whoever owns the store exchanges for it, and knows the account it belongs to.
        switch invocation.verb {
        case .sync, .accountSignIn, .accountSignOut:
            if let code = try ErrandClient.send(console, to: work.place) { return code }
        default: break
        }
        switch invocation.verb {
        case .sync: return try work.sync()
        case .pair: return try work.pair()
        case .accountSignIn: return try work.signIn()
        case .accountSignOut: return try work.signOut()
        case .accountDevices where invocation.has(.remove): return try work.removeDevice()
        case .accountDevices: return try work.listDevices()
        case .accountTokens where invocation.has(.make): return try work.makeToken()
        case .accountTokens where invocation.has(.revoke): return try work.revokeToken()
        case .accountTokens: return try work.listTokens()
        default: return try Verbs.perform(invocation, console)
        }
    }
}

/// What a verb of the network works with.
struct ClientWork {
    let invocation: Invocation
    let console: Console
    let place: StorePlace

    /// - Throws: `.store` when the environment names no home.
    init(_ invocation: Invocation, _ console: Console) throws(Refusal) {
        guard
            let place = StorePlace(
                flag: invocation.text(.store), variables: console.environment.variables)
        else { throw .store(StoreProblem(path: "haru.store", reason: .noHome)) }
        self.invocation = invocation
        self.place = place
        let language = Preferences.load(place.preferences)["language"]?.string
        self.console = console.speaking(language.flatMap { Language(rawValue: $0) })
    }

    var strings: Strings { console.strings }
    var style: Style {
        let zone = SystemZones.local(variables: environment.variables)
        return console.style(boundary: DayBoundary(zone: zone))
    }
    var environment: CommandEnvironment { console.environment }

    func client(_ address: String, token: String? = nil) -> HTTPClient {
        HTTPClient(address, token: token, language: strings.language.rawValue)
    }

    /// A client that is signed in.
    func client(_ signedIn: SignedIn) -> HTTPClient {
        client(signedIn.address, token: signedIn.token)
    }

    /// Runs something of the network; what it refuses is refused here.
    func networked<Result>(
        _ body: () throws(NetworkProblem) -> Result
    ) throws(Refusal) -> Result {
        do throws(NetworkProblem) { return try body() } catch { throw .network(error) }
    }

    func newID() -> RecordID { RecordID.random((environment.random(), environment.random())) }
}
