/// Where the store lies, and this device's preferences beside it.
public struct StorePlace: Equatable, Sendable {
    public let store: String

    /// `--store`, else `HARU_STORE`, else `haru/haru.store` in the folder for a person's data.
    ///
    /// - Returns: `nil` when neither is given and the environment names no home.
    public init?(flag: String?, variables: (String) -> String?) {
        func value(_ name: String) -> String? { variables(name).flatMap { $0.isEmpty ? nil : $0 } }
        if let path = flag ?? value("HARU_STORE") {
            store = path
        } else if let data = value("XDG_DATA_HOME") {
            store = data + "/haru/haru.store"
        } else if let home = value("HOME") {
            store = home + "/.local/share/haru/haru.store"
        } else {
            return nil
        }
    }

    public var preferences: String { store + ".preferences" }
    /// The account this device is signed in to, with its token.
    public var account: String { store + ".account" }
    /// Locked by the process that exchanges with the account.
    public var syncLock: String { store + ".sync-lock" }
    /// Locked by the process that is about to.
    public var syncSoonLock: String { store + ".sync-soon" }
}
