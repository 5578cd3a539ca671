import HaruCore
import HaruStrings

// What the views of running and recorded things say in words.
extension Model {
    /// Milliseconds since a running session began.
    func elapsed(_ session: TimeSession) -> Int64 { max(0, now - session.start) }

    /// The running timer: `M:SS`, from an hour on `H:MM:SS`.
    func timer(_ session: TimeSession) -> String {
        Strings.timer(seconds: elapsed(session) / 1000)
    }

    /// Five or six columns on a phone leave room for an icon and one line (app 5.5).
    var hasCompactTiles: Bool { layout == .phone && preferences.columns > 4 }

    /// From four columns on, hours and minutes are written `1:12` (app 2.8).
    var hasSmallTiles: Bool { layout == .phone && preferences.columns > 3 }

    /// The running total as its tile shows it.
    func tileTimer(seconds: Int64) -> String {
        hasSmallTiles ? Strings.shortTimer(seconds: seconds) : Strings.timer(seconds: seconds)
    }

    func isRunning(_ action: RecordID) -> Bool {
        ledger.running.contains { $0.actionID == action }
    }

    /// A time of day as the language writes it.
    func clock(_ instant: Instant) -> String {
        let wall = ledger.boundary.wallClock(instant)
        return strings.timeOfDay(
            minute: wall.minuteOfDay, countsToTwelve: countsToTwelve)
    }

    /// An action as it is read aloud: name, value, state.
    func aloud(_ action: Action) -> String {
        let total = ledger.total(action.id)
        let value =
            action.trackingType == .count
            ? strings.times(count: Int(clamping: total.count))
            : strings.duration(seconds: total.time(at: now) / 1000)
        return isRunning(action.id)
            ? strings.tileRunningAloud(name: action.name, value: value)
            : strings.tileAloud(name: action.name, value: value)
    }

    /// The running session that stands for all (app 4.6).
    var representative: TimeSession? {
        settings.representative.choose(among: ledger.runningActions)
    }

    var settings: Settings { ledger.settings }

    /// `● 12:34 Reading`, or the app's name.
    var windowTitle: String {
        guard let session = representative, let action = ledger.action(session.actionID) else {
            return strings.appName
        }
        let more = ledger.runningActions.count - 1
        return "● " + timer(session) + " " + action.name + (more > 0 ? " +\(more)" : "")
    }

    /// What the root element says about the window.
    var rootAttributes: [(name: String, value: String?)] {
        [
            ("lang", language.rawValue), ("data-layout", layout.rawValue),
            ("data-theme", preferences.theme == .system ? nil : preferences.theme.rawValue),
        ]
    }
}

extension App {
    /// The texts that change each second, by the key of their element; nothing else is drawn.
    public func ticks(at now: Instant) -> [(key: String, text: String)] {
        advance(to: now)
        var texts: [(key: String, text: String)] = []
        for session in model.ledger.runningActions {
            let id = session.actionID.text
            texts.append(("timer-" + id, model.timer(session)))
            let total = model.ledger.total(session.actionID).time(at: now)
            texts.append(("total-" + id, Strings.timer(seconds: total / 1000)))
            texts.append(("cell-" + id, model.tileTimer(seconds: total / 1000)))
        }
        return texts + model.totalTicks(at: now) + model.historyTicks()
    }
}

extension Action {
    /// Whether a word of the name is too long for a line of a narrow tile at the ordinary size. Where
    /// words are not set apart by spaces a line may end anywhere.
    var hasLongWord: Bool {
        var letters = 0
        for byte in name.utf8 {
            letters = byte < 0x80 && byte != UInt8(ascii: " ") ? letters + 1 : 0
            if letters > 9 { return true }
        }
        return false
    }
}
