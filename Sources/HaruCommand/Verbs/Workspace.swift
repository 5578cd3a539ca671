import HaruCore
import HaruHost
import HaruReplica
import HaruStore
import HaruStrings

/// An open store and what a verb needs of it. The store is closed, or given back, when the workspace
/// goes.
final class Workspace {
    let invocation: Invocation
    let console: Console
    let place: StorePlace
    private let lease: StoreLease
    var store: Store { lease.store }
    let replica: Replica<SQLiteStorage>
    let settings: Settings
    let boundary: DayBoundary
    /// When the verb began.
    let now: Instant
    var preferences: Preferences
    /// Whether goals that had ended were judged on the way.
    var hasJudged = false

    /// - Parameters:
    ///   - place: of the store.
    ///   - lease: the store, open.
    init(
        _ invocation: Invocation, _ console: Console, _ place: StorePlace, _ lease: StoreLease
    ) throws(Refusal) {
        let environment = console.environment
        self.invocation = invocation
        self.place = place
        self.lease = lease
        now = environment.now()
        var preferences = Preferences.load(place.preferences)
        self.preferences = preferences
        let language = preferences[SettingKey.language.rawValue]?.string
        self.console = console.speaking(language.flatMap { Language(rawValue: $0) })
        replica = Replica(lease.store.storage, plan: environment.plan)
        do throws(ReplicaError) { settings = try replica.settings() } catch {
            throw Refusal(error, path: place.store)
        }
        let zone = Workspace.zone(settings, &preferences, environment)
        boundary = DayBoundary(
            zone: zone, dayStartMinutes: settings.dayStartMinutes, weekStart: settings.weekStart)
        // Another zone at a later start must not move the days that were lived here. Where it cannot
        // be written down, nothing else can be either, and the verb itself says so.
        if self.preferences["timeZone"] == nil, let zone = preferences["timeZone"] {
            self.preferences["timeZone"] = zone
            try? self.preferences.save(place.preferences)
        }
        if let setAside = lease.setAside { tell(setAside) }
    }

    /// The zone that days are reckoned in: the account's, else that of this device's first start.
    private static func zone(
        _ settings: Settings, _ preferences: inout Preferences, _ environment: CommandEnvironment
    ) -> TimeZoneRules {
        if let name = settings.timeZone, let rules = SystemZones.load(name) { return rules }
        if let name = preferences["timeZone"]?.string, let rules = SystemZones.load(name) {
            return rules
        }
        let rules = SystemZones.local(variables: environment.variables)
        preferences["timeZone"] = .string(rules.name)
        return rules
    }

    private func tell(_ setAside: SetAside) {
        let message = strings.storeSetAside(backup: setAside.backup, count: setAside.saved)
        console.environment.writeError(Array((message + "\n").utf8))
    }

    var strings: Strings { console.strings }
    var style: Style { console.style(boundary: boundary, now: now) }
    var today: LocalDay { boundary.day(of: now) }

    /// The moment `--at` names, else now.
    var time: Instant {
        invocation.time(.at).map { $0.resolve(now: now, boundary: boundary) } ?? now
    }

    /// What `--note` says; empty without it.
    var note: String { invocation.text(.note) ?? "" }

    func newID() -> RecordID {
        RecordID.random((console.environment.random(), console.environment.random()))
    }

    /// Runs something of the replica; what it refuses is refused here.
    func replied<Result>(_ body: () throws(ReplicaError) -> Result) throws(Refusal) -> Result {
        do { return try body() } catch { throw Refusal(error, path: place.store) }
    }

    /// Runs what creates something; where the plan has no room for one more, that is said by name.
    func replied<Result>(
        within limit: FreeLimit, _ body: () throws(ReplicaError) -> Result
    ) throws(Refusal) -> Result {
        do { return try body() } catch {
            if error == .refused(.limitReached) { throw .limit(limit) }
            throw Refusal(error, path: place.store)
        }
    }

    /// Runs something of the store itself.
    func stored<Result>(_ body: () throws(StorageError) -> Result) throws(Refusal) -> Result {
        do { return try body() } catch {
            throw Refusal(.storage(error), path: place.store)
        }
    }

    func savePreferences() throws(Refusal) {
        do throws(FileError) { try preferences.save(place.preferences) } catch {
            throw .file(path: error.path, .unwritable)
        }
    }

    func revision() throws(Refusal) -> Int64 {
        try stored { () throws(StorageError) in try store.storage.revision() }
    }
}

extension Refusal {
    public init(_ error: ReplicaError, path: String) {
        switch error {
        case .refused(let error): self = .domain(error)
        case .storage(let error): self = .store(StoreProblem(StoreError(error, path: path)))
        }
    }
}

extension StoreProblem {
    public init(_ error: StoreError) {
        switch error {
        case .locked(let path, let holder): self.init(path: path, reason: .locked(process: holder))
        case .full(let path): self.init(path: path, reason: .full)
        case .noPermission(let path): self.init(path: path, reason: .noPermission)
        case .readError(let path, _): self.init(path: path, reason: .readError)
        case .cannotOpen(let path, let detail): self.init(path: path, reason: .cannotOpen(detail))
        case .damaged(let path, _): self.init(path: path, reason: .damaged)
        case .notAStore(let path): self.init(path: path, reason: .notAStore)
        case .tooNew(let path, _): self.init(path: path, reason: .tooNew)
        case .locksDoNotWork(let path): self.init(path: path, reason: .noLocks)
        case .settingRefused(let path, let setting):
            self.init(path: path, reason: .settingRefused(setting))
        }
    }
}
