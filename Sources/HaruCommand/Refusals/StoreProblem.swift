import HaruStrings

/// Why the store could not be used.
public struct StoreProblem: Error, Equatable, Sendable {
    public enum Reason: Equatable, Sendable {
        /// - Parameter process: its number; `nil` if it could not be found out.
        case locked(process: Int32?)
        case full
        case noPermission
        case readError
        case damaged
        /// The environment names no place for it.
        case noHome
        case cannotOpen(String)
        /// The file is something else.
        case notAStore
        case noLocks
        case settingRefused(String)
        /// Another, older Haru owns the store and does not know the verb.
        case ownerTooOld(version: String)
        /// The server on this computer, which the verb would take it from.
        case ownedByServer(process: Int32)
        /// A newer Haru wrote it.
        case tooNew
    }

    public let path: String
    public let reason: Reason

    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    var code: String {
        switch reason {
        case .ownerTooOld: "owner_too_old"
        case .ownedByServer: "owned_by_server"
        default: "store_unavailable"
        }
    }

    /// The reason in one word, for programs.
    var word: String {
        switch reason {
        case .locked: "locked"
        case .full: "full"
        case .noPermission: "no_permission"
        case .readError: "read_error"
        case .damaged: "damaged"
        case .noHome: "no_home"
        case .cannotOpen: "cannot_open"
        case .notAStore: "not_a_store"
        case .noLocks: "no_locks"
        case .settingRefused: "setting_refused"
        case .ownerTooOld: "owner_too_old"
        case .ownedByServer: "owned_by_server"
        case .tooNew: "too_new"
        }
    }

    public func message(_ strings: Strings) -> String {
        switch reason {
        case .locked(let process?): strings.storeLockedBy(path: path, process: String(process))
        case .locked(nil): strings.storeLocked(path: path)
        case .full: strings.storeFull(path: path)
        case .noPermission: strings.storeNoPermission(path: path)
        case .readError: strings.storeReadError(path: path)
        case .damaged: strings.storeDamaged(path: path)
        case .noHome: strings.storeNoHome
        case .cannotOpen(let detail): strings.storeCannotOpen(path: path, detail: detail)
        case .notAStore: strings.storeNotAStore(path: path)
        case .noLocks: strings.storeNoLocks(path: path)
        case .settingRefused(let setting): strings.storeSettingRefused(path: path, setting: setting)
        case .ownerTooOld(let version): strings.storeOwnerTooOld(path: path, version: version)
        case .ownedByServer(let process):
            strings.storeOwnedByServer(path: path, process: String(process))
        case .tooNew: strings.storeTooNew(path: path)
        }
    }
}
