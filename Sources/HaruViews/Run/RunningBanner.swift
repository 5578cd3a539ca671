import HaruCore
import HaruStrings

extension Model {
    /// What the persistent notification says (surfaces 3.2); `nil`: nothing runs, or nobody wants it.
    /// It tells the start: it cannot tick.
    var runningBanner: DeviceNotification? {
        guard preferences.isOn(PreferenceKey.runningNotification, default: false),
            let session = representative, let action = ledger.action(session.actionID)
        else { return nil }
        var banner = DeviceNotification(
            tag: "haru-now", title: action.name, stopping: action.id, stop: strings.stop)
        banner.body = strings.since(time: clock(session.start))
        let more = ledger.runningActions.count - 1
        if more > 0 { banner.body += "\n" + strings.moreRunning(count: more) }
        banner.buttons.append(.init(id: "open", title: strings.openApp))
        banner.isSilent = true
        return banner
    }
}

extension App {
    /// Shows the banner, or takes it away, when what it says has changed. One window does it.
    func showBanner() {
        guard isOwner, model.launch == .ready else { return }
        let banner = model.device.canNotify ? model.runningBanner : nil
        guard banner != shownBanner || !hasShownBanner else { return }
        if let banner {
            effects.append(.notify(banner))
        } else if model.device.canNotify {
            // One that an earlier window has left goes too.
            effects.append(.closeNotification("haru-now"))
        }
        shownBanner = banner
        hasShownBanner = true
    }

    /// Asks for the permission that a setting needs, unless it is there.
    func askToNotify() {
        if !model.device.canNotify { effects.append(.permit) }
    }

    /// The person allowed notifications, or did not: then what needs them goes back to off.
    func permitted(_ isGranted: Bool) {
        model.device.canNotify = isGranted
        if isGranted { return }
        for key in [PreferenceKey.runningNotification, PreferenceKey.longSessionHours] {
            if model.preferences[key] != nil { prefer(key, nil) }
        }
        toast(model.strings.notificationsRefused)
    }
}
