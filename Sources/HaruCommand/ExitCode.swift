/// How the command ended, as the shell sees it.
public enum ExitCode: Int32, CaseIterable, Sendable {
    /// Done; also when a session was too short to be kept.
    case ok = 0
    /// Something else failed, or a person said no.
    case failure = 1
    /// The command line could not be understood.
    case usage = 2
    /// What was named does not exist, or several things are called so.
    case notFound = 3
    /// Refused by the state of things: already running, end before start.
    case refused = 4
    /// Needs Premium, or a limit of the free version is reached.
    case plan = 5
    /// The store could not be opened, read or written.
    case store = 6
    /// The network, or signing in.
    case network = 7
}
