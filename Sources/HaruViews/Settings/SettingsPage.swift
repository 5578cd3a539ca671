/// The pages under Settings.
public enum SettingsPage: String, CaseIterable, Sendable {
    /// The list of all settings.
    case top
    case account
    case premium
}
