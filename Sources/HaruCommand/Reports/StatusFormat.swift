/// How `haru status` answers a status bar.
public enum StatusFormat: String, CaseIterable, Sendable {
    case plain, json, waybar, i3blocks, polybar, tmux, xbar

    static var allNames: [String] { allCases.map { $0.rawValue } }
}
