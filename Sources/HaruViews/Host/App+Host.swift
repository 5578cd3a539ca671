import HaruCore
import HaruReplica

/// What comes out of the app, for the runtime (Docs/WebRuntime.md).
public enum Output: Sendable {
    case html([UInt8])
    case effect(JSON)
    case commit(ResidentCommit)
    case ticks([UInt8])
}

extension App {
    /// One call of the runtime.
    ///
    /// - Parameters:
    ///   - kind: what `bytes` is: 0 a message, 1 an event, 2 a page, 3 a journal entry, 4 a zone,
    ///     6 and 7 a page and an entry of a store that was set aside.
    ///   - number: of a page or an entry.
    ///   - send: takes what comes out, in order.
    public func call(
        _ kind: Int, _ bytes: [UInt8], number: Int64 = 0, at now: Instant,
        _ send: (Output) -> Void
    ) {
        if kind == 0, bytes.elementsEqual("tick".utf8) {
            let today = model.ledger.today
            tick(at: now, send)
            // A timer changes its own text only (app 2.6); a new day changes everything.
            if model.ledger.today != today { flush(send) }
            return
        }
        switch kind {
        case 0: message(bytes, at: now, send)
        case 1:
            if let event = try? JSON.parse(bytes) { receive(event: event, at: now) }
        case 2, 3, 6, 7:
            stored(kind, number, bytes)
            // Of a store that is being read, a page changes nothing that is shown.
            if book == nil || kind > 3 { return }
        case 4: zone(bytes)
        default: return
        }
        flush(send)
    }

    private func message(_ bytes: [UInt8], at now: Instant, _ send: (Output) -> Void) {
        let text = String(decoding: bytes, as: UTF8.self)
        let parts = text.parts(at: UInt8(ascii: "\n"), most: 2, keepsEmpty: true)
        let value = parts.count > 1 ? parts[1] : ""
        let words = parts[0].parts(at: UInt8(ascii: " "), most: 2, keepsEmpty: true)
        #if HARU_TEST
            if sameBytes(words[0], "test") { return test(parts[0], value: value, send) }
        #endif
        if let message = Message(parts[0], value: value) {
            receive(message, at: now)
        } else if words.count == 2, sameBytes(words[0], "go") {
            receive(.shell(.go(path: words[1])), at: now)
        }
    }

    /// A second has passed: texts change, and no screen is drawn unless the day has turned
    /// (app 2.6).
    private func tick(at now: Instant, _ send: (Output) -> Void) {
        var bytes: [UInt8] = []
        for tick in ticks(at: now) {
            bytes += tick.key.utf8
            bytes.append(UInt8(ascii: "\t"))
            bytes += tick.text.utf8
            bytes.append(UInt8(ascii: "\n"))
        }
        if !bytes.isEmpty { send(.ticks(bytes)) }
        for effect in takeTitle() { send(.effect(effect.json)) }
    }

    /// A time zone that was asked for; nothing behind its name = there is none.
    private func zone(_ bytes: [UInt8]) {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return }
        let name = String(decoding: bytes[..<end], as: UTF8.self)
        guard let rules = TimeZoneRules(name: name, tzif: Array(bytes[(end + 1)...])) else {
            return zoneCame(name, isKnown: false)
        }
        zones.removeAll { sameBytes($0.name, name) }
        zones.append(rules)
        reread()
        zoneCame(name, isKnown: true)
    }

    /// Sends the screen first, so that it is painted before anything else is done.
    private func flush(_ send: (Output) -> Void) {
        issueAlerts()
        // What the last start left on the screen stays until there is something to show.
        let isKept = isDrawn && model.launch == .opening
        if isStarted, !isKept, let html = takeHtml() { send(.html(html)) }
        sendCommits(send)
        for effect in takeEffects() { send(.effect(effect.json)) }
    }
}
