import Glibc
import HaruHost

/// An executable beside this one that does some of the verbs. What they need (a network library, a
/// server) starts slowly, and `haru` is to start in two milliseconds.
public enum Companion: String, Sendable {
    case sync = "haru-sync"
    case server = "haru-server"

    /// Which one does a verb; `nil` = `haru` itself.
    static func doing(_ verb: Verb) -> Companion? {
        switch verb {
        case .sync, .pair, .accountSignIn, .accountSignOut, .accountDevices, .accountTokens: .sync
        case .serve: .server
        default: nil
        }
    }

    /// Goes on as that executable; comes back only when that cannot be done.
    func become(_ arguments: [String]) -> Refusal {
        guard let path = Companion.path(rawValue) else {
            return .network(.companionMissing(rawValue))
        }
        var words = ([rawValue] + arguments).map { strdup($0) } + [nil]
        execv(path, &words)
        return .network(.companionMissing(rawValue))
    }

    /// What `haru-server` is told: the flags that are its own, and which store it is to own.
    ///
    /// - Parameter place: of the store; `nil` where the environment names none.
    static func serverArguments(_ invocation: Invocation, _ place: StorePlace?) -> [String] {
        var arguments = ["serve"]
        for spec in Verb.serverFlags {
            arguments += invocation.texts(spec.flag).flatMap { [spec.flag.typed, $0] }
        }
        if let place, !invocation.has(.noLocal) { arguments += [Flag.store.typed, place.store] }
        if invocation.has(.local) { arguments.append(Flag.local.typed) }
        return arguments
    }

    /// In the folder of this executable.
    static func path(_ name: String) -> String? {
        guard let own = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(own) }
        let folder = String(cString: own).split(separator: "/").dropLast()
        let path = "/" + (folder + [Substring(name)]).joined(separator: "/")
        return access(path, X_OK) == 0 ? path : nil
    }

    /// Exchanges with the account a little later, in a process that outlives this one. Nobody waits
    /// for it: what it cannot do, the next one does.
    static func syncLater(_ place: StorePlace) {
        guard access(place.account, F_OK) == 0, let path = Companion.path(Companion.sync.rawValue)
        else { return }
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)
        let words = [Companion.sync.rawValue, "--background", place.store]
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        posix_spawn(&process, path, &files, nil, &arguments, environ)
    }
}

extension Verb {
    /// Whether it may change what the account has.
    var isMutation: Bool {
        switch self {
        case .start, .stop, .toggle, .add, .record, .edit, .delete, .undo, .actionAdd, .actionEdit,
            .actionDelete, .tagAdd, .tagEdit, .tagOrder, .tagDelete, .settingsSet, .importFiles,
            .restore, .tick, .untick, .goalAdd, .goalEdit, .goalOrder, .goalFinish, .goalPause,
            .goalResume, .goalDelete, .questAdd, .questEdit, .questOrder, .questDelete, .habitAdd,
            .habitEdit, .habitOrder, .habitArchive, .habitPause, .habitResume, .habitDelete:
            true
        default: false
        }
    }
}
