import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    mutating func passkeys(_ model: Model) {
        let strings = model.strings
        let account = model.account
        element("section", .class("card stack"), .part("passkeys")) { html in
            html.element("h2", .class("strong"), text: strings.passkeys)
            html.element("p", .class("small muted"), text: strings.passkeysHint)
            if !account.passkeys.isEmpty {
                html.element("div", .class("rows")) { html in
                    for passkey in account.passkeys { html.passkey(passkey, model) }
                }
            }
            html.input(
                "off", strings.passkeyName, account.form.passkey, .account(.typePasskey("")),
                submit: .account(.addPasskey))
            if account.needsProof && account.hasPassword {
                html.input(
                    "current-password", strings.currentPassword, account.form.proof,
                    .account(.typeProof("")), submit: .account(.addPasskey), isSecret: true)
            }
            html.element(
                "button", .class("btn wide"), .part("add-passkey"),
                .flag("disabled", account.isBusy), .click(.account(.addPasskey)),
                text: strings.addPasskey)
            html.accountError(model, .passkeys)
        }
    }

    private mutating func passkey(_ passkey: AccountState.Passkey, _ model: Model) {
        let strings = model.strings
        element("div", .class("row"), .key(passkey.id)) { html in
            html.element("span", .class("glyph small")) { $0.icon(.key) }
            html.element("span", .class("grow")) { html in
                html.element("span", .class("name own-line"), text: passkey.name)
                html.element(
                    "span", .class("small muted own-line"),
                    text: strings.passkeyUsed(
                        date: strings.day(model.ledger.boundary.day(of: passkey.used))))
            }
            html.element(
                "button", .class("icon-btn quiet"),
                .label(strings.removePasskeyNamed(name: passkey.name)),
                .click(.account(.removePasskey(passkey.id)))
            ) { $0.icon(.close, .small) }
        }
    }
}
