import HaruCore
import HaruReplica

extension App {
    /// Something happened around the window.
    func receive(event: JSON, at now: Instant) {
        advance(to: now)
        switch event["type"]?.string ?? "" {
        case "start": start(event)
        case "opened": opened(event)
        case "resized":
            model.device.width = event["width"]?.int ?? model.device.width
            model.device.height = event["height"]?.int ?? model.device.height
            model.device.hasFinePointer = event["fine"]?.bool ?? model.device.hasFinePointer
            if let abilities = event["abilities"]?.array {
                model.device.abilities = abilities.compactMap { $0.string }
            }
        case "navigated":
            navigated(to: event["path"]?.string ?? "/", sheets: event["sheets"]?.int ?? 0)
        case "preference":
            if let key = event["key"]?.string {
                model.preferences[key] = event["value"]?.string
                reread()
            }
        case "visible":
            model.device.isVisible = true
            reread()
            synchronize()
        case "hidden": model.device.isVisible = false
        case "online":
            model.device.isOnline = true
            synchronize()
        case "offline": model.device.isOnline = false
        case "owner":
            isOwner = event["mine"]?.bool ?? false
            becameOwner()
        case "response":
            answered(event)
        case "live":
            if sameBytes(event["event"]?.string ?? "", "sync") { syncSoon(after: 200) }
        case "saved": saved(upTo: event["number"]?.int64 ?? 0)
        case "notSaved": notSaved(event["reason"]?.string ?? "")
        case "salvage": salvage()
        case "permitted": permitted(event["granted"]?.bool ?? false)
        case "persisted": persisted(event["granted"]?.bool ?? false)
        case "signedIn": signedInElsewhere(event["is"]?.bool ?? false)
        case "updated": model.newVersion = event["version"]?.string
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
        var device = Device()
        device.width = event["width"]?.int ?? device.width
        device.height = event["height"]?.int ?? device.height
        device.hasFinePointer = event["fine"]?.bool ?? false
        device.languages = (event["languages"]?.array ?? []).compactMap { $0.string }
        device.zone = event["zone"]?.string ?? "UTC"
        device.zones = (event["zones"]?.array ?? []).compactMap { $0.string }
        device.countsToTwelve = event["hour12"]?.bool ?? false
        device.canNotify = event["notifications"]?.bool ?? false
        device.isOnline = event["online"]?.bool ?? true
        device.isSignedIn = event["signedIn"]?.bool ?? false
        device.isInstalled = event["standalone"]?.bool ?? false
        device.prefersReducedMotion = event["reducedMotion"]?.bool ?? false
        device.platform = event["platform"]?.string ?? ""
        device.version = event["version"]?.string ?? ""
        device.abilities = (event["abilities"]?.array ?? []).compactMap { $0.string }
        model.device = device
        model.isSplashing = event["splash"]?.bool ?? false
        for member in event["preferences"]?.members ?? [] {
            model.preferences[member.name] = member.value.string
        }
        if model.preferences[PreferenceKey.firstZone] == nil {
            prefer(PreferenceKey.firstZone, device.zone)
        }
        arrival = event["path"]?.string ?? "/"
        arrivalKey = event["key"]?.string
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
        let id = event["id"]?.string ?? ""
        let status = event["status"]?.int ?? 0
        let body = event["body"]?.string ?? ""
        if sameBytes(id, "sync") {
            return synced(status, body, retryAfter: event["retryAfter"]?.int)
        }
        if sameBytes(id, "status") {
            model.sync.total = (try? JSON.parse(body))?["records"]?.int ?? 0
        }
        if id.hasPrefix("account.") {
            answered(String(id.dropFirst(8)), status, body)
        }
        if id.hasPrefix("device.") { registering(String(id.dropFirst(7)), status, body) }
    }

    /// A key while no text field has the focus (app 2.12).
    private func pressed(_ event: JSON) {
        let key = event["key"]?.string ?? ""
        let isMeta = event["meta"]?.bool ?? false
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
        if let digit = Int(key), digit >= 1, digit <= model.tabs.count {
            return go(to: model.tabs[digit - 1].path)
        }
        if pressedInHistory(key) { return }
        switch key {
        case "?": present(.shortcuts)
        case "e", "E":
            if model.route == .main {
                update(.arrange(!model.home.isArranging) as HomeMessage)
            }
        case "n", "N":
            switch model.route {
            case .actions, .action: update(.add as ActionsMessage)
            case .tags: update(.add as TagsMessage)
            default: break
            }
        default: break
        }
    }
}
