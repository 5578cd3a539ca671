import HaruCore
import HaruStrings

/// One picture of the moment for a status bar (surfaces 10.1): always complete, never in parts.
public struct StatusBar: Sendable {
    public let now: NowRunning
    /// Seconds of today on all timed actions.
    public let todaySeconds: Int64
    /// The day's mean of the goals in progress, 0…100, rounded down; `nil` without goals that
    /// have quests.
    public let goalPercent: Int?
    /// `m:ss` below an hour.
    public let withSeconds: Bool
    /// The most cells a name may take; `nil` for all it needs.
    public let nameWidth: Int?

    public init(
        now: NowRunning, todaySeconds: Int64, goalPercent: Int?, withSeconds: Bool = false,
        nameWidth: Int? = nil
    ) {
        self.now = now
        self.todaySeconds = todaySeconds
        self.goalPercent = goalPercent
        self.withSeconds = withSeconds
        self.nameWidth = nameWidth
    }

    /// What the bar is given, without the line break at its end.
    public func text(_ format: StatusFormat, _ style: Style) -> String {
        let short = shortText(style)
        switch format {
        case .plain: return short
        case .json: return now.json.text
        case .waybar:
            return StatusBar.waybar(
                text: short, alternative: now.running == nil ? "idle" : "running",
                // What runs is always a timed action.
                classes: now.running == nil ? ["idle"] : ["running", "time"],
                tooltip: tooltip(style), percentage: goalPercent ?? 0)
        case .i3blocks:
            return StatusBar.i3blocks(
                full: short, short: now.running.map { "● " + time($0, style) } ?? short,
                color: now.running == nil ? Palette.sage : Palette.mustard)
        case .polybar:
            let safe = StatusBar.escapedForPolybar(short)
            return now.running == nil ? safe : "%{F\(Palette.mustard)}\(safe)%{F-}"
        case .tmux: return StatusBar.escapedForTmux(short)
        case .xbar: return xbar(short, style)
        }
    }

    /// What the bar is given when the moment cannot be told.
    public static func text(problem message: String, _ format: StatusFormat) -> String {
        switch format {
        case .plain, .tmux: "!"
        case .json:
            JSON.payload([
                JSON.Member("error", .object([JSON.Member("message", .string(message))]))
            ]).text
        case .waybar:
            waybar(
                text: "!", alternative: "error", classes: ["error"], tooltip: message, percentage: 0
            )
        case .i3blocks: i3blocks(full: "!", short: "!", color: Palette.brick)
        case .polybar: "%{F\(Palette.brick)}!%{F-}"
        case .xbar: "!\n---\n\(escapedForXbar(message))"
        }
    }

    // MARK: Words

    private func time(_ session: NowRunning.Session, _ style: Style) -> String {
        Strings.clock(
            seconds: (style.now - session.startedAt) / 1000, withSeconds: withSeconds)
    }

    private func name(_ session: NowRunning.Session) -> String {
        let name = TextLayout.printable(session.action.name)
        return nameWidth.map { TextLayout.truncated(name, to: $0) } ?? name
    }

    /// `● 독서 1:12 +1`, or `하루 64%` when nothing runs.
    private func shortText(_ style: Style) -> String {
        guard let running = now.running else {
            return goalPercent.map { style.strings.idlePercent(percent: String($0)) }
                ?? style.strings.idle
        }
        let more = now.others.isEmpty ? "" : " +\(now.others.count)"
        return "● \(name(running)) \(time(running, style))\(more)"
    }

    private func line(_ session: NowRunning.Session, _ style: Style) -> String {
        style.strings.runningSince(
            action: TextLayout.printable(session.action.name), duration: time(session, style),
            time: style.time(session.startedAt))
    }

    private func tooltip(_ style: Style) -> String {
        if now.running != nil { return now.all.map { line($0, style) }.joined(separator: "\n") }
        let today = style.strings.todayTotal(
            duration: style.strings.duration(seconds: todaySeconds))
        guard let goalPercent else { return today }
        return today + " · " + style.strings.goalPercent(percent: String(goalPercent))
    }

    private func xbar(_ short: String, _ style: Style) -> String {
        var lines = [StatusBar.escapedForXbar(short), "---"]
        for session in now.all {
            // A click stops this very session's action, whatever stands for all by then.
            lines.append(
                StatusBar.escapedForXbar(line(session, style))
                    + " | bash=haru param1=stop param2=\(session.action.id.text)"
                    + " terminal=false refresh=true")
        }
        if now.running == nil { lines.append(StatusBar.escapedForXbar(tooltip(style))) }
        return lines.joined(separator: "\n")
    }

    // MARK: Shapes

    private static func waybar(
        text: String, alternative: String, classes: [String], tooltip: String, percentage: Int
    ) -> String {
        JSON.object([
            JSON.Member("text", .string(escapedForMarkup(text))),
            JSON.Member("alt", .string(alternative)),
            JSON.Member("class", .array(classes.map { .string($0) })),
            JSON.Member("tooltip", .string(escapedForMarkup(tooltip))),
            JSON.Member("percentage", .count(percentage)),
        ]).text
    }

    private static func i3blocks(full: String, short: String, color: String) -> String {
        JSON.object([
            JSON.Member("full_text", .string(full)), JSON.Member("short_text", .string(short)),
            JSON.Member("color", .string(color)),
        ]).text
    }

    static func escapedForMarkup(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Polybar knows no escape for the beginning of a tag, so it is taken apart.
    static func escapedForPolybar(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            if scalar == "{", escaped.unicodeScalars.last == "%" { escaped += " " }
            escaped.unicodeScalars.append(scalar)
        }
        return escaped
    }

    static func escapedForTmux(_ text: String) -> String {
        text.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "##")
    }

    /// A bar begins the parameters of a line there, and a line break the next line.
    static func escapedForXbar(_ text: String) -> String {
        TextLayout.printable(text).split(separator: "|", omittingEmptySubsequences: false)
            .joined(separator: "¦")
    }
}
