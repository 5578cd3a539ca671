import HaruCore
import HaruReplica
import HaruStrings

/// One window of the app: takes what happens in, changes the model and the replica, and says what
/// is to be shown, stored and done. It has no clock and no chance of its own.
public final class App {
    public internal(set) var model = Model()
    var book: Book?
    /// The store while it is being read.
    var opening: ResidentStorage.Opening? = ResidentStorage.Opening()
    /// A store that was set aside, while it is being read.
    var setAside = ResidentStorage.Opening()
    /// What was carried over from it is not on disk yet.
    var isSalvaging = false
    /// Whether this window is the one that writes (sync 10.1).
    var isOwner = false
    /// Commits to be written once more.
    var resent: [ResidentCommit] = []
    var sync = SyncClient()
    var zones: [TimeZoneRules] = []
    /// The zone that was asked for last and has not come.
    var askedZone: String?
    /// What to do, in order, since the last call.
    var effects: [Effect] = []
    private let random: () -> UInt64
    private var lastHtml: [UInt8] = []
    private var shownRoot: [(name: String, value: String?)] = []
    private var shownTitle = ""
    private var shownBadge = 0
    private var isAwake = false
    private var wokenAt: Instant?
    private var isTicking = false
    /// The banner that stands, and whether this window has seen to it at all.
    var shownBanner: DeviceNotification?
    var hasShownBanner = false
    var shownShortcuts: [AppShortcut]?
    /// The key that the window was opened with, until it was looked at.
    var arrivalKey: String?
    private var toasts = 0
    /// The address the window was opened with, until it has been followed.
    var arrival: String?
    /// Whether the runtime has said what the device is like.
    var isStarted = false
    /// Whether the window shows a screen of an earlier start.
    var isDrawn = false
    /// Whether the first screen was told that it is open.
    var hasEntered = false

    /// - Parameter random: 64 random bits, for identities of new records.
    public init(random: @escaping () -> UInt64) { self.random = random }

    /// Opens the app on a replica.
    public func open(_ book: Book, at now: Instant) {
        self.book = book
        model.ledger = Ledger()
        model.now = now
        reread()
        model.launch = .ready
        if isEmpty, !model.preferences.isOnboarded { model.launch = .onboarding(page: 0) }
        arrived()
        showNewsIfDue()
    }

    private var isEmpty: Bool { model.ledger.actions.isEmpty && model.ledger.tags.isEmpty }

    /// Takes in a message of the screen.
    public func receive(_ message: Message, at now: Instant) {
        advance(to: now)
        switch message {
        case .shell(let message): update(message)
        case .home(let message): update(message)
        case .history(let message): update(message)
        case .record(let message): update(message)
        case .filter(let message): update(message)
        case .account(let message): update(message)
        case .refused(let message): update(message)
        case .admission(let message): update(message)
        case .actions(let message): update(message)
        case .tags(let message): update(message)
        case .goals(let message): update(message)
        case .habits(let message): update(message)
        case .pauses(let message): update(message)
        case .settings(let message): update(message)
        }
    }

    /// The time goes on; when the day has turned, everything is read anew.
    func advance(to now: Instant) {
        model.now = now
        guard book != nil, model.ledger.boundary.day(of: now) != model.ledger.today else { return }
        reread()
        if isOwner { judgeGoals() }
    }

    /// Reads what the screens show.
    func reread() {
        guard let book else { return }
        do {
            var ledger = model.ledger
            try ledger.read(
                book, at: model.now, zone: { self.zone($0) },
                order: model.preferences.actionOrder)
            model.ledger = ledger
        } catch { fail(error) }
        readGoals()
        readHabits()
        readTotals()
        readHistory()
    }

    /// The zone in effect: the account's, or else that of the device's first start (sync 1.1).
    private func zone(_ settings: Settings) -> TimeZoneRules {
        let name =
            settings.timeZone ?? model.preferences[PreferenceKey.firstZone] ?? model.device.zone
        if let known = zones.first(where: { sameBytes($0.name, name) }) { return known }
        ask(forZone: name)
        return zones.last ?? .utc
    }

    /// Asks the runtime for the rules of a zone, once: every reading would ask again until they come.
    func ask(forZone name: String) {
        guard askedZone.map({ !sameBytes($0, name) }) ?? true else { return }
        askedZone = name
        effects.append(.zone(name))
    }

    /// Makes a change in the replica; the screens follow.
    ///
    /// - Returns: what `body` returned, or `nil` when it was refused, which the person was told.
    @discardableResult
    func write<Result>(_ body: (Book, Instant) throws(ReplicaError) -> Result) -> Result? {
        guard let book else { return nil }
        do {
            let result = try body(book, model.now)
            reread()
            syncSoon()
            return result
        } catch {
            fail(error)
            return nil
        }
    }

    func chance() -> UInt64 { random() }

    func newID() -> RecordID { RecordID.random((random(), random())) }

    /// Tells what could not be done.
    func fail(_ error: ReplicaError) {
        vibrate(.refused)
        let strings = model.strings
        switch error {
        case .refused(let reason): toast(strings.refusal(reason))
        case .storage: toast(strings.notSaved)
        }
    }

    func toast(_ words: String, canUndo: Bool = false) {
        toasts += 1
        model.toast = Toast(text: words, canUndo: canUndo, number: toasts)
        effects.append(.announce(words))
        effects.append(.later(.shell(.closeToast(toasts)), 4000))
    }

    func announce(_ words: String) { effects.append(.announce(words)) }

    func vibrate(_ haptic: Haptic) {
        guard model.preferences.hasHaptics else { return }
        effects.append(.vibrate(haptic.pattern(onWatch: model.layout == .watch)))
    }

    /// Remembers something about how things look on this device.
    func prefer(_ key: String, _ value: String?) {
        model.preferences[key] = value
        effects.append(.prefer(key: key, value: value))
    }
}

extension App {
    /// The screen, if it has changed since it was taken last.
    public func takeHtml() -> [UInt8]? {
        reckonShownGoals()
        var html = Html(capacity: max(16_384, lastHtml.count + 1024))
        html.app(model)
        guard html.bytes != lastHtml else { return nil }
        lastHtml = html.bytes
        return html.bytes
    }

    /// What is to be done, in order.
    public func takeEffects() -> [Effect] {
        presence()
        defer { effects = [] }
        return effects
    }

    /// The window's title, if it has changed; it tells the time of what runs.
    func takeTitle() -> [Effect] {
        let title = model.windowTitle
        guard !sameBytes(title, shownTitle) else { return [] }
        shownTitle = title
        return [.title(title)]
    }

    /// Root attributes, title, badge and timers follow the model.
    private func presence() {
        let root = model.rootAttributes
        if !root.elementsEqual(shownRoot, by: { $0.name == $1.name && $0.value == $1.value }) {
            shownRoot = root
            effects.append(.root(root))
        }
        effects += takeTitle()
        let count = model.ledger.runningActions.count
        if count != shownBadge {
            shownBadge = count
            effects.append(.badge(count))
        }
        let keepsAwake = model.preferences.keepsScreenOn && count > 0
        if keepsAwake != isAwake {
            isAwake = keepsAwake
            effects.append(.wakeLock(keepsAwake))
        }
        showBanner()
        publishShortcuts()
        let turn = model.ledger.boundary.range(of: model.ledger.today).upperBound
        let next = min(turn, model.nextAlert ?? turn, model.goals.ledger.nextTurn ?? turn)
        if model.launch == .ready, wokenAt != next {
            wokenAt = next
            effects.append(.wake(next))
        }
        refreshEachMinute()
        let ticks = !model.ledger.running.isEmpty
        if ticks != isTicking {
            isTicking = ticks
            effects.append(.tick(ticks))
        }
    }
}
