import HaruCore
import HaruReplica
import HaruStrings

extension App {
    func update(_ message: SettingsMessage) {
        switch message {
        case .theme(let theme): prefer(PreferenceKey.theme, theme.rawValue)
        case .language(let language):
            prefer(PreferenceKey.language, language?.rawValue ?? "system")
        case .turn(.doubleTap, let isOn):
            prefer(PreferenceKey.radialDoubleTap, isOn ? Tab.main.rawValue : nil)
        case .turn(.runningNotification, let isOn):
            prefer(PreferenceKey.runningNotification, isOn ? "on" : nil)
            if isOn { askToNotify() }
        case .longSession(let hours):
            prefer(PreferenceKey.longSessionHours, hours > 0 ? "\(min(hours, 12))" : nil)
            if hours > 0, model.device.can("notifications") { askToNotify() }
        case .turn(let setting, let isOn): prefer(setting.preference, isOn ? "on" : "off")
        case .navigation(let isRadial):
            prefer(PreferenceKey.navigationStyle, isRadial ? "radial" : "tabbar")
        case .doubleTap(let tab): prefer(PreferenceKey.radialDoubleTap, tab.rawValue)
        case .columns(let columns):
            prefer(PreferenceKey.columns, "\(min(max(columns, 2), 6))")
        case .addTab(let tab): addTab(tab)
        case .removeTab(let tab): removeTab(tab)
        case .lift(let item): lift(item)
        case .hover(let item, let place): hover(item, at: place)
        case .drop(let item, let place): drop(item, at: place)
        case .cancelDrag: model.settingsState.drag = nil
        case .fold(let fold): toggle(fold)
        case .hour(let hour): turnWheels { $0 % 60 + min(max(hour, 0), 23) * 60 }
        case .minute(let minute): turnWheels { $0 / 60 * 60 + min(max(minute, 0), 59) }
        case .keepDayStart(let turn):
            if turn == model.settingsState.turns { keepDayStart() }
        case .weekStart(let day): set("weekStart", .int(Int64(day.rawValue)))
        case .minSession(let seconds):
            let allowed = Settings.allowedMinSessionSeconds
            let seconds = min(max(seconds, allowed.lowerBound), allowed.upperBound)
            set("minSessionSeconds", .int(Int64(seconds)))
        case .representative(let choice): set("representative", .string(choice.rawValue))
        case .chooseZone: present(.zonePicker(ZonePicker()))
        case .searchZones(let query): search(query)
        case .zone(let name): choose(zone: name)
        case .switchZone: choose(zone: model.device.zone)
        case .keepZone: prefer(PreferenceKey.keptZone, model.device.zone)
        case .showIntroduction: model.launch = .onboarding(page: 0)
        case .install: effects.append(.install)
        case .resetShortcutKey: askToResetShortcutKey()
        }
    }

    /// Writes a setting that all devices of the account share.
    private func set(_ field: String, _ value: FieldValue) {
        write { (book, now) throws(ReplicaError) in
            try book.write(.settings, subject: field, wall: now) {
                (transaction) throws(ReplicaError) in
                try transaction.set(.settings, Settings.recordID, [FieldWrite(field, value)])
            }
        }
    }
}

// The day start: the wheels turn freely, and what they stand at is kept when they rest.
extension App {
    private func toggle(_ fold: SettingsState.Fold) {
        keepDayStart()
        let isOpen = model.settingsState.fold == fold
        model.settingsState.fold = isOpen ? nil : fold
        if !isOpen, fold == .dayStart {
            model.settingsState.dayStart = model.settings.dayStartMinutes
        }
    }

    private func turnWheels(_ turned: (Int) -> Int) {
        let minutes = model.settingsState.dayStart ?? model.settings.dayStartMinutes
        model.settingsState.dayStart = turned(minutes)
        model.settingsState.turns += 1
        effects.append(.later(.settings(.keepDayStart(model.settingsState.turns)), 600))
    }

    /// Keeps what the wheels stand at.
    private func keepDayStart() {
        guard let minutes = model.settingsState.dayStart,
            minutes != model.settings.dayStartMinutes
        else { return }
        set("dayStartMinutes", .int(Int64(minutes)))
    }

    /// The settings screen is left.
    func leaveSettings() {
        keepDayStart()
        model.settingsState = SettingsState()
    }
}

// Tabs and the lists a person orders.
extension App {
    private func addTab(_ tab: Tab) {
        let tabs = model.barTabs
        guard tabs.count < Model.mostBarTabs, !tabs.contains(tab) else { return vibrate(.refused) }
        remember(.bar, (tabs + [tab]).map { $0.rawValue })
    }

    private func removeTab(_ tab: Tab) {
        let tabs = model.barTabs
        guard tabs.count > 1 else { return vibrate(.refused) }
        remember(.bar, tabs.filter { $0 != tab }.map { $0.rawValue })
    }

    private func remember(_ list: SettingsList, _ order: [String]) {
        prefer(list.preference, order.joined(separator: ","))
    }

    private func lift(_ item: SettingsItem) {
        vibrate(.lifted)
        model.settingsState.drag = SettingsState.Drag(
            item: item, order: model.storedOrder(item.list))
    }

    private func hover(_ item: SettingsItem, at place: Int) {
        guard var drag = model.settingsState.drag, drag.item == item else { return }
        drag.order.removeAll { sameBytes($0, item.name) }
        drag.order.insert(item.name, at: min(max(place, 0), drag.order.count))
        model.settingsState.drag = drag
    }

    private func drop(_ item: SettingsItem, at place: Int) {
        hover(item, at: place)
        guard let drag = model.settingsState.drag, drag.item == item else { return }
        vibrate(.dropped)
        model.settingsState.drag = nil
        remember(item.list, drag.order)
        guard let at = drag.order.firstIndex(where: { sameBytes($0, item.name) }) else { return }
        announce(
            model.strings.movedAloud(
                name: model.name(of: item), count: drag.order.count, place: "\(at + 1)"))
    }
}

// The time zone: it is written once its rules are there, so that no day is reckoned without them.
extension App {
    private func search(_ query: String) {
        guard case .zonePicker(var picker) = model.sheet else { return }
        picker.query = query
        model.sheets[model.sheets.count - 1] = .zonePicker(picker)
    }

    private func choose(zone name: String) {
        if case .zonePicker = model.sheet { dismiss() }
        if zones.contains(where: { sameBytes($0.name, name) }) {
            set("timeZone", .string(name))
        } else {
            model.settingsState.wantedZone = name
            effects.append(.zone(name))
        }
    }

    /// The answer to a request for a zone has come.
    ///
    /// - Parameter isKnown: whether it brought rules.
    func zoneCame(_ name: String, isKnown: Bool) {
        guard let wanted = model.settingsState.wantedZone, sameBytes(wanted, name) else { return }
        model.settingsState.wantedZone = nil
        if isKnown {
            set("timeZone", .string(name))
        } else {
            vibrate(.refused)
            toast(model.strings.zoneNotLoaded)
        }
    }
}
