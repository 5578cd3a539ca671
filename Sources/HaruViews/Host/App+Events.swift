import HaruCore
import HaruReplica

extension App {
    /// Something happened around the window.
    func receive(event: JSON, at now: Instant) {
        advance(to: now)
        switch Word(event.string("type") ?? "") {
        case "start": start(event)
        case "opened": opened(event)
        case "resized":
            model.device.width = event.int("width") ?? model.device.width
            model.device.height = event.int("height") ?? model.device.height
            model.device.hasFinePointer = event.bool("fine") ?? model.device.hasFinePointer
            if let abilities = event.array("abilities") {
                model.device.abilities = abilities.compactMap { $0.string }
            }
        case "navigated":
            navigated(to: event.string("path") ?? "/", sheets: event.int("sheets") ?? 0)
        case "preference":
            if let key = event.string("key") {
                model.preferences[key] = event.string("value")
                reread()
            }
        case "visible":
            model.device.isVisible = true
            reread()
            if isOwner { judgeGoals() }
            synchronize()
        case "hidden": model.device.isVisible = false
        case "online":
            model.device.isOnline = true
            synchronize()
        case "offline": model.device.isOnline = false
        case "owner":
            isOwner = event.bool("mine") ?? false
            becameOwner()
        case "response":
            answered(event)
        case "live":
            if sameBytes(event.string("event") ?? "", "sync") { syncSoon(after: 200) }
        case "saved": saved(upTo: event.int64("number") ?? 0)
        case "notSaved": notSaved(event.string("reason") ?? "")
        case "salvage": salvage()
        case "permitted": permitted(event.bool("granted") ?? false)
        case "persisted": persisted(event.bool("granted") ?? false)
        case "signedIn": signedInElsewhere(event.bool("is") ?? false)
        case "passkey": passkeyCame(event)
        case "updated": model.newVersion = event.string("version")
        case "woke": reread()
        case "key": pressed(event)
        case "splashed":
            model.isSplashing = false
            showNewsIfDue()
        default: break
        }
    }

    private func start(_ event: JSON) {
        isStarted = true
        isDrawn = event["drawn"]?.bool ?? false
        var device = Device()
        device.width = event.int("width") ?? device.width
        device.height = event.int("height") ?? device.height
        device.hasFinePointer = event.bool("fine") ?? false
        device.languages = (event.array("languages") ?? []).compactMap { $0.string }
        device.zone = event.string("zone") ?? "UTC"
        device.zones = (event.array("zones") ?? []).compactMap { $0.string }
        device.countsToTwelve = event.bool("hour12") ?? false
        device.canNotify = event.bool("notifications") ?? false
        device.isOnline = event.bool("online") ?? true
        device.isSignedIn = event.bool("signedIn") ?? false
        device.isInstalled = event.bool("standalone") ?? false
        device.prefersReducedMotion = event.bool("reducedMotion") ?? false
        device.platform = event.string("platform") ?? ""
        device.version = event.string("version") ?? ""
        device.host = event.string("host") ?? ""
        device.abilities = (event.array("abilities") ?? []).compactMap { $0.string }
        model.device = device
        model.isSplashing = event.bool("splash") ?? false
        for member in event["preferences"]?.members ?? [] {
            model.preferences[member.name] = member.value.string
        }
        if model.preferences[PreferenceKey.firstZone] == nil {
            prefer(PreferenceKey.firstZone, device.zone)
        }
        arrival = event.string("path") ?? "/"
        arrivalKey = event.string("key")
        model.route = Route(path: arrival ?? "/")
        ask(forZone: model.preferences[PreferenceKey.firstZone] ?? device.zone)
    }

    private func becameOwner() {
        guard isOwner, let storage = book?.storage else { return }
        // The identity of a new store is written with its first commit.
        if storage.isNew, let clock = try? storage.clock() { try? storage.setClock(clock) }
        guard !hasEntered else { return }
        hasEntered = true
        entered()
        startSyncing()
    }

    private func answered(_ event: JSON) {
        let id = event.string("id") ?? ""
        let status = event.int("status") ?? 0
        let body = event.string("body") ?? ""
        if sameBytes(id, "sync") {
            return synced(status, body, retryAfter: event.int("retryAfter"))
        }
        if sameBytes(id, "status") {
            model.sync.total = (try? JSON.parse(body))?.int("records") ?? 0
        }
        let parts = id.parts(at: UInt8(ascii: "."), most: 2)
        guard parts.count == 2 else { return }
        if sameBytes(parts[0], "account") { answered(parts[1], status, body) }
        if sameBytes(parts[0], "device") { registering(parts[1], status, body) }
    }

    /// A key while no text field has the focus (app 2.12).
    private func pressed(_ event: JSON) {
        let key = event.string("key") ?? ""
        let isMeta = event.bool("meta") ?? false
        if sameBytes(key, "Escape"), model.home.isArranging {
            return update(.arrange(false) as HomeMessage)
        }
        guard model.sheets.isEmpty, model.launch == .ready else { return }
        if model.radial != nil { return moveInRadial(key) }
        if isMeta {
            if sameBytes(key, ",") { go(to: "/settings") }
            if sameBytes(key, "\\") { update(.toggleSidebar as ShellMessage) }
            return
        }
        guard model.preferences.hasSingleKeys, model.layout.hasSidebar else { return }
        if let digit = Int(digits: key), digit >= 1, digit <= model.tabs.count {
            return go(to: model.tabs[digit - 1].path)
        }
        if pressedInHistory(key) { return }
        switch Word(key) {
        case "?": present(.shortcuts)
        case "e", "E":
            if model.route == .main {
                update(.arrange(!model.home.isArranging) as HomeMessage)
            }
        case "n", "N":
            switch model.route {
            case .actions, .action: update(.add as ActionsMessage)
            case .tags: update(.add as TagsMessage)
            case .goals: update(.add as GoalsMessage)
            case .goal(let id): addQuest(to: id)
            case .habits, .habit: addHabit()
            default: break
            }
        default: break
        }
    }
}
