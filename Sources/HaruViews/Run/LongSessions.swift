import HaruCore
import HaruStrings

/// Tells that a session has been running for long (surfaces 4).
public struct LongSessionAlert: Equatable, Sendable {
    public let session: RecordID
    public let action: RecordID
    public let at: Instant
    let id: String

    /// - Parameter hours: of the setting, 1…12.
    init(_ session: TimeSession, hours: Int) {
        self.session = session.id
        action = session.actionID
        at = session.start + Int64(hours) * 3_600_000
        id = "long." + session.id.text + ".\(hours)"
    }

    /// What was due longer ago when it was planned first is not told, milliseconds.
    static let lateness: Int64 = 60_000
}

extension Model {
    /// Hours after which a session is long; `nil`: never.
    var longSessionHours: Int? {
        preferences[PreferenceKey.longSessionHours].flatMap { Int($0) }.flatMap {
            (1...12).contains($0) ? $0 : nil
        }
    }

    /// The alerts of all that runs.
    public var longSessionAlerts: [LongSessionAlert] {
        guard let hours = longSessionHours else { return [] }
        return ledger.running.map { LongSessionAlert($0, hours: hours) }
    }

    /// When the next one is due.
    var nextAlert: Instant? {
        longSessionAlerts.map { $0.at }.filter { $0 > now }.min()
    }
}

extension App {
    /// Shows what is due, once; what was due before it was ever planned is passed over. The device
    /// remembers what is planned, so that an alert that came due while it slept is shown on waking.
    func issueAlerts() {
        guard isOwner, model.launch == .ready else { return }
        let known = model.preferences.words(PreferenceKey.alerts) ?? []
        func isKnown(_ word: String) -> Bool { known.contains { sameBytes($0, word) } }
        var words: [String] = []
        for alert in model.longSessionAlerts {
            let done = alert.id + "!"
            if isKnown(done) {
                words.append(done)
            } else if alert.at > model.now {
                words.append(alert.id)
            } else {
                words.append(done)
                let isLate = model.now - alert.at > LongSessionAlert.lateness
                if isKnown(alert.id) || !isLate { show(alert) }
            }
        }
        for word in known where word.utf8.last == UInt8(ascii: "!") {
            let isOver = !words.contains { sameBytes($0, word) }
            if isOver { effects.append(.closeNotification(String(word.dropLast()))) }
        }
        guard !words.elementsEqual(known, by: { sameBytes($0, $1) }) else { return }
        prefer(PreferenceKey.alerts, words.isEmpty ? nil : words.joined(separator: ","))
    }

    private func show(_ alert: LongSessionAlert) {
        guard let action = model.ledger.action(alert.action), let hours = model.longSessionHours
        else { return }
        let words = model.strings.longRunning(name: action.name, count: hours)
        guard model.device.canNotify else { return toast(words) }
        effects.append(
            .notify(
                DeviceNotification(
                    tag: alert.id, title: words, stopping: action.id, stop: model.strings.stop)))
    }
}
