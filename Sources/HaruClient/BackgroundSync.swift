import Glibc
import HaruCommand
import HaruHost
import HaruStore

/// The exchange after a change, in a process of its own that says nothing.
public enum BackgroundSync {
    /// Milliseconds from a change to its exchange, so that several travel together.
    private static let debounce: UInt32 = 2000
    /// Milliseconds to wait for another process that exchanges.
    private static let patience = 60_000

    public static func run(store: String, _ environment: CommandEnvironment) {
        // Closing the terminal does not end it.
        setsid()
        guard let place = StorePlace(flag: store, variables: environment.variables) else { return }
        guard let lock = turn(place), Store.owner(of: place.store) == nil else { return }
        withExtendedLifetime(lock) {
            let console = Console(environment, isJSON: false, isQuiet: true, languageFlag: nil)
            guard let signedIn = try? SignedIn.load(place) else { return }
            // Nobody listens, and the next change or `haru sync` tries again.
            _ = try? SyncEngine(place, signedIn, console).run()
        }
    }

    /// Waits a little, then for the exchange that is under way.
    ///
    /// - Returns: `nil` when there is nothing to do: whoever has the first lock has not begun yet, and
    ///   takes this change along.
    private static func turn(_ place: StorePlace) -> SyncLock? {
        guard let soon = SyncLock(place.syncSoonLock) else { return nil }
        return withExtendedLifetime(soon) {
            usleep(debounce * 1000)
            return SyncLock(place.syncLock, patience: patience)
        }
    }
}
