import HaruCore
import HaruReplica

/// Everything the handlers use, made once.
final class Services: Sendable {
    let configuration: Configuration
    let ledger: Ledger
    let tokens: TokenDesk
    let guesses = GuessLimits()
    let pairings = Pairings()
    let idempotency: Idempotency
    let rates: RateLimits
    let stores: AccountStores
    let gate = SyncGate()
    let live: LiveStreams
    let news = News()
    let upkeep = Upkeep()
    let exports: Exports
    let events = AccountEvents()
    let web: WebApp?
    let hosts: Hosts
    let proxies: Proxies
    let log: ServerLog
    let now: @Sendable () -> Instant
    /// The address people use, without a slash at its end.
    let publicURL: String
    /// The address for this computer itself, without a slash at its end.
    let localURL: String

    /// - Parameter localURL: `nil` = the public one.
    /// - Throws: what keeps the accounts from being opened.
    init(
        _ configuration: Configuration, log: ServerLog, now: @escaping @Sendable () -> Instant,
        publicURL: String, localURL: String? = nil
    ) throws(StorageError) {
        self.configuration = configuration
        self.log = log
        self.now = now
        self.publicURL = publicURL
        self.localURL = localURL ?? publicURL
        ledger = try Ledger(configuration.data + "/accounts.db")
        tokens = TokenDesk(ledger: ledger, limits: guesses)
        idempotency = Idempotency(ledger: ledger)
        rates = RateLimits(now: now)
        stores = AccountStores(
            folder: configuration.data + "/accounts", limits: configuration.limits,
            attachmentBytes: configuration.attachmentBytes, log: log, now: now)
        exports = Exports(folder: configuration.data)
        live = LiveStreams()
        web = configuration.web.map { WebApp(folder: $0) }
        hosts = Hosts([configuration.publicHost, configuration.host].compactMap { $0 })
        proxies = Proxies(configuration.proxies)
    }

    /// Whether people reach this server through TLS that a proxy ends.
    var isBehindTLS: Bool { publicURL.hasPrefix("https://") }

    /// What happens every second.
    func tick() {
        let now = now()
        live.tick(at: now)
        live.alert(at: now)
        live.revoke(tokens: tokens.ended(among: live.tokens, at: now))
    }
}
