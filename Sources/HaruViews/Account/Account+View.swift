import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// Account and sync (app 17.1).
    mutating func account(_ model: Model) {
        let strings = model.strings
        element("main", .class("main"), .screen("account")) { html in
            html.topBar(model, back: "/settings")
            html.element("div", .class("title")) {
                $0.element("h1", text: strings.accountAndSync)
            }
            html.element("div", .class("columns")) { html in
                if model.device.isSignedIn {
                    html.element("div", .class("stack wide-gap")) { html in
                        html.syncCard(model)
                        html.refusedChanges(model)
                        html.addDevice(model)
                    }
                    html.element("div", .class("stack wide-gap")) { html in
                        html.devices(model)
                        if model.device.can("passkey") { html.passkeys(model) }
                        html.passwordForm(model)
                        html.element(
                            "button", .class("btn wide"), .part("sign-out"),
                            .click(.account(.askSignOut)), text: strings.signOut)
                    }
                } else if let admission = model.account.admission {
                    html.admission(admission, model)
                } else {
                    html.element("div", .class("stack wide-gap")) { $0.connectByCode(model) }
                    html.element("div", .class("stack wide-gap")) { $0.signInForm(model) }
                }
            }
        }
    }

    private mutating func syncCard(_ model: Model) {
        let strings = model.strings
        element("section", .class("card stack"), .part("sync"), .dataState(model.sync.literal)) {
            html in
            html.element("div", .class("split")) { html in
                html.element("span", .class("glyph big")) { html in
                    html.icon(model.sync.isTroubled ? .cloudOffline : .cloudDone)
                }
                html.element("span", .class("grow")) { html in
                    html.element("span", .class("strong own-line"), text: model.account.login)
                    html.element("span", .class("small muted own-line"), text: model.device.host)
                    html.element("span", .class("small muted own-line"), text: model.syncSentence)
                }
            }
            // What the server refused waits for the person, and is listed by itself.
            let waiting = model.sync.waiting - model.sync.refusedCount
            if waiting > 0 {
                html.element(
                    "p", .class("small muted"), text: strings.changesWaiting(count: waiting))
            }
            if model.sync.isCopy {
                html.element(
                    "p", .class("small"), .dataState("deviceCopied"), text: strings.deviceCopied)
            }
            if model.sync.isServerRestored {
                html.element(
                    "p", .class("small"), .dataState("serverRestored"),
                    text: strings.serverWasRestored)
            }
            if model.sync.isRepaired {
                html.element(
                    "p", .class("small"), .dataState("repaired"), text: strings.differenceRepaired)
            }
            if model.sync.clockMinutes.magnitude > 0 {
                let minutes = Int(model.sync.clockMinutes.magnitude)
                html.element(
                    "p", .class("small"), .dataState("clockCorrected"),
                    text: model.sync.clockMinutes > 0
                        ? strings.clockFast(count: minutes) : strings.clockSlow(count: minutes))
            }
            if model.sync.heldDeletions > 0 { html.heldDeletions(model) }
            html.element("label", .class("split"), .part("sync-switch")) { html in
                html.element("span", text: strings.syncSwitch)
                html.void(
                    "input", .class("switch"), .type("checkbox"), .literal("role", "switch"),
                    .flag("checked", model.isSyncing), .change(.settings(.turn(.sync, true))))
            }
            guard model.isSyncing else { return }
            html.element(
                "button", .class("btn primary wide"), .part("sync-now"),
                .click(.account(.syncNow)), text: strings.syncNow)
        }
    }

    private mutating func heldDeletions(_ model: Model) {
        let strings = model.strings
        element("div", .class("stack"), .dataState("deletionHeld")) { html in
            html.element("p", text: strings.deletionsHeld(count: model.sync.heldDeletions))
            html.element("div", .class("cluster")) { html in
                html.element(
                    "button", .class("btn danger"), .click(.account(.deleteEverywhere)),
                    text: strings.deleteEverywhere)
                html.element(
                    "button", .class("btn"), .click(.account(.bringBack)), text: strings.bringBack)
            }
        }
    }

    private mutating func devices(_ model: Model) {
        let strings = model.strings
        element("section") { html in
            html.element("h2", .class("group-title"), text: strings.devices)
            html.element("div", .class("card flush rows")) { html in
                for device in model.account.devices {
                    html.element("div", .class("row"), .key(device.id.text)) { html in
                        html.element("span", .class("glyph small")) { $0.icon(.laptop) }
                        html.element("span", .class("grow")) { html in
                            html.element("span", .class("name own-line"), text: device.name)
                            html.element(
                                "span", .class("small muted own-line"),
                                text: strings.lastSeen(
                                    date: strings.day(
                                        model.ledger.boundary.day(of: device.seen))))
                        }
                        html.deviceEnd(device, model)
                    }
                }
            }
        }
    }

    private mutating func deviceEnd(_ device: AccountState.Device, _ model: Model) {
        let isThis =
            model.preferences[PreferenceKey.deviceID].map { sameBytes($0, device.id.text) } ?? false
        if isThis {
            element("span", .class("badge"), text: model.strings.thisDevice)
        } else {
            element(
                "button", .class("icon-btn quiet"),
                .label(model.strings.removeDeviceNamed(name: device.name)),
                .click(.account(.remove(device.id)))
            ) { $0.icon(.close, .small) }
        }
    }

    /// A device that shows a code is let in after its name and address were seen.
    private mutating func addDevice(_ model: Model) {
        let strings = model.strings
        element("section", .class("card stack"), .part("add-device")) { html in
            html.element("h2", .class("strong"), text: strings.addDevice)
            if let guest = model.account.guest {
                html.element(
                    "p", text: strings.guestAsks(name: guest.name, address: guest.address))
                html.element(
                    "p", .class("small muted"),
                    text: (guest.isWatch ? strings.guestWatch : strings.guestDevice)
                        + (guest.platform.isEmpty ? "" : " · " + guest.platform))
                html.element("div", .class("cluster")) { html in
                    html.element(
                        "button", .class("btn primary"), .part("agree"),
                        .click(.account(.agree(true))), text: strings.letIn)
                    html.element(
                        "button", .class("btn"), .click(.account(.agree(false))),
                        text: strings.refuse)
                }
            } else {
                html.element("p", .class("small muted"), text: strings.addDeviceHint)
                html.input(
                    "code", strings.code, model.account.form.code, .account(.typeCode("")),
                    submit: .account(.look))
                html.element(
                    "button", .class("btn wide"), .part("look"), .click(.account(.look)),
                    text: strings.next)
            }
            html.accountError(model, .device)
        }
    }

    private mutating func connectByCode(_ model: Model) {
        let strings = model.strings
        element("section", .class("card stack"), .part("connect")) { html in
            html.element("h2", .class("strong"), text: strings.connectByCode)
            if let asking = model.account.asking {
                html.element("p", .class("small muted"), text: strings.showCodeHint)
                html.element(
                    "output", .class("pair-code num"), .part("pair-code"), text: asking.code)
                html.element(
                    "button", .class("btn wide"), .click(.account(.stopAsking)),
                    text: strings.cancel)
            } else {
                html.element("p", .class("small muted"), text: strings.connectByCodeHint)
                html.element(
                    "button", .class("btn primary wide"), .part("ask"), .click(.account(.ask)),
                    text: strings.showCode)
            }
            html.accountError(model, .device)
        }
    }

    private mutating func signInForm(_ model: Model) {
        let strings = model.strings
        element("section", .class("card stack"), .part("sign-in")) { html in
            html.element("h2", .class("strong"), text: strings.signInWithPassword)
            html.input(
                "username", strings.loginName, model.account.form.login,
                .account(.typeLogin("")), submit: .account(.signIn))
            html.input(
                "current-password", strings.password, model.account.form.password,
                .account(.typePassword("")), submit: .account(.signIn), isSecret: true)
            html.element(
                "button", .class("btn wide"), .part("sign-in-button"),
                .flag("disabled", model.account.isBusy), .click(.account(.signIn)),
                text: strings.signIn)
            if model.device.can("passkey") {
                html.element(
                    "button", .class("btn wide"), .part("passkey-sign-in"),
                    .flag("disabled", model.account.isBusy), .click(.account(.signInByPasskey)),
                    text: strings.signInWithPasskey)
            }
            html.accountError(model, .signIn)
        }
    }

    private mutating func passwordForm(_ model: Model) {
        let strings = model.strings
        element("section", .class("card stack"), .part("password")) { html in
            html.element(
                "h2", .class("strong"),
                text: model.account.hasPassword ? strings.changePassword : strings.setPassword)
            html.element("p", .class("small muted"), text: strings.passwordHint)
            if model.account.hasPassword {
                html.input(
                    "current-password", strings.currentPassword, model.account.form.password,
                    .account(.typePassword("")), submit: .account(.setPassword), isSecret: true)
            }
            html.input(
                "new-password", strings.newPassword, model.account.form.newPassword,
                .account(.typeNewPassword("")), submit: .account(.setPassword), isSecret: true)
            html.element(
                "button", .class("btn wide"), .click(.account(.setPassword)), text: strings.save)
            html.accountError(model, .password)
        }
    }

    /// A labelled field.
    mutating func input(
        _ purpose: String, _ name: String, _ value: String, _ message: Message, submit: Message,
        isSecret: Bool = false
    ) {
        element("label", .class("stack tight")) { html in
            html.element("span", .class("label"), text: name)
            html.void(
                "input", .class("field"), .type(isSecret ? "password" : "text"),
                .attribute("autocomplete", purpose), .literal("autocapitalize", "off"),
                .literal("spellcheck", "false"), .attribute("value", value), .input(message),
                .submit(submit))
        }
    }

    mutating func accountError(_ model: Model, _ place: AccountState.Place) {
        guard let error = model.account.error, model.account.place == place else { return }
        element(
            "p", .class("error"), .part("error"), .literal("role", "alert"),
            text: model.strings.sentence(error))
    }

    /// While a one-time link signs this device in.
    mutating func joining(_ model: Model) {
        element("main", .class("main"), .screen("join")) { html in
            if let admission = model.account.admission {
                return html.admission(admission, model)
            }
            html.element("div", .class("empty first")) { html in
                html.icon(.key)
                html.element("h1", .class("lead"), text: model.strings.joining)
                html.accountError(model, .signIn)
                html.element("a", .class("btn"), .href("/"), text: model.strings.goHome)
            }
        }
    }
}

extension SyncState {
    var isTroubled: Bool {
        if case .attention = phase { return true }
        return phase == .offline
    }

    var literal: StaticString? {
        switch phase {
        case .idle: nil
        case .working: "loading"
        case .offline: "offline"
        case .attention(.serverClock): "serverClock"
        case .attention: "error"
        }
    }
}

extension Model {
    /// How syncing goes, in one sentence.
    var syncSentence: String {
        if device.isSignedIn, !isSyncing { return strings.syncIsOff }
        switch sync.phase {
        case .working: return strings.syncing
        case .offline: return strings.offlineSentence
        case .attention(.serverClock): return strings.serverClockWrong
        case .attention(.signedOut): return strings.signedOutSentence
        case .attention: return strings.serverUnreachable
        case .idle: break
        }
        guard let last = sync.lastSync else { return strings.synced }
        return now - last < 60_000 ? strings.syncedJustNow : strings.syncedAt(time: clock(last))
    }
}

extension Strings {
    func sentence(_ error: AccountError) -> String {
        switch error {
        case .wrongPassword: wrongPassword
        case .unknownCode: unknownCode
        case .offline: serverUnreachable
        case .tooOften: tooOften
        case .weakPassword: weakPassword
        case .passkeyUnknown: passkeyUnknown
        case .passkeyKnown: passkeyKnown
        case .passkeyFailed: passkeyFailed
        case .unreadable: answerUnreadable
        case .other(let words): words
        }
    }
}
