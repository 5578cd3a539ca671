import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// Offers the zone of the device when the settings have another one (app 12).
    mutating func zoneBanner(_ model: Model) {
        guard model.offersZone else { return }
        let strings = model.strings
        element(
            "div", .class("card notice"), .part("zone-banner"), .literal("role", "status")
        ) { html in
            html.icon(.globe)
            html.element(
                "p", .class("grow"),
                text: strings.zoneDiffers(
                    city: city(of: model.device.zone), current: city(of: model.zoneInEffect)))
            html.element("div", .class("cluster")) { html in
                html.element(
                    "button", .class("btn plain"), .click(.settings(.keepZone)),
                    text: strings.keepZone)
                html.element(
                    "button", .class("btn primary"), .click(.settings(.switchZone)),
                    text: strings.switchZone)
            }
        }
    }

    /// The list of all zones, with a search.
    mutating func zonePicker(_ picker: ZonePicker, _ model: Model) {
        let strings = model.strings
        sheet("zone-picker", title: strings.timeZone, isFull: true, model) { _ in
        } body: { html in
            html.element("label", .class("search zone-search")) { html in
                html.icon(.search, .small)
                html.void(
                    "input", .type("search"), .class("input"), .flag("data-autofocus"),
                    .literal("autocomplete", "off"), .literal("spellcheck", "false"),
                    .literal("enterkeyhint", "search"),
                    .label(strings.searchZones), .attribute("placeholder", strings.searchZones),
                    .attribute("value", picker.query), .input(.settings(.searchZones(""))))
            }
            html.element("div", .class("zones")) { html in
                if picker.query.isEmpty { html.deviceZone(model) }
                let found = model.zones(matching: picker.query)
                guard !found.isEmpty else {
                    html.element("p", .class("empty"), text: strings.noSuchZone)
                    return
                }
                html.element("div", .class("card flush rows")) { html in
                    for name in found { html.zoneRow(name, model) }
                }
            }
        }
    }

    private mutating func deviceZone(_ model: Model) {
        element("h3", .class("group-title"), text: model.strings.zoneOfDevice)
        element("div", .class("card flush rows")) { $0.zoneRow(model.device.zone, model) }
        element("div", .class("gap")) { _ in }
    }

    private mutating func zoneRow(_ name: String, _ model: Model) {
        let isChosen = sameBytes(name, model.zoneInEffect)
        element(
            "button", .class("row"), .attribute("data-zone", name),
            .attribute("aria-current", isChosen ? "true" : nil),
            .click(.settings(.zone(name)))
        ) { html in
            html.element("span", .class("grow")) { html in
                html.element("span", .class("name own-line"), text: city(of: name))
                html.element("span", .class("sub own-line"), text: name)
            }
            if isChosen { html.icon(.check) }
        }
    }
}

/// The city in the name of a zone: `America/Argentina/Buenos_Aires` is Buenos Aires.
func city(of zone: String) -> String {
    let last = zone.parts(at: UInt8(ascii: "/")).last ?? zone
    let bytes = Array(last.utf8).map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
    return String(decoding: bytes, as: UTF8.self)
}

extension Model {
    /// The zones the browser knows whose names have the letters of `query`; case, `_` and spaces do
    /// not matter.
    func zones(matching query: String) -> [String] {
        let wanted = plain(query)
        guard !wanted.isEmpty else { return device.zones }
        return device.zones.filter { contains(plain($0), wanted) }
    }

    private func plain(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "_"): continue
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte + 32)
            default: bytes.append(byte)
            }
        }
        return bytes
    }

    private func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
        guard text.count >= part.count else { return false }
        for start in 0...(text.count - part.count)
        where text[start..<(start + part.count)].elementsEqual(part) {
            return true
        }
        return false
    }
}
