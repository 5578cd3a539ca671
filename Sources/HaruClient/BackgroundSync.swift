import Glibc
import HaruCommand
import HaruCore
import HaruHost
import HaruReplica

/// The exchange after a change, in a process of its own that says nothing.
public enum BackgroundSync {
    /// Milliseconds from a change to its exchange, so that several travel together.
    private static let debounce: UInt32 = 2000

    public static func run(store: String, _ environment: CommandEnvironment) {
        // Closing the terminal does not end it.
        setsid()
        guard let place = StorePlace(flag: store, variables: environment.variables) else { return }
        // Whoever has the lock is about to exchange, or looks again before it ends.
        guard let lock = SyncLock(place) else { return }
        withExtendedLifetime(lock) {
            let console = Console(
                environment, isJSON: false, isQuiet: true, languageFlag: nil)
            var isDone = false
            while !isDone {
                usleep(debounce * 1000)
                isDone = exchange(place, console)
            }
        }
    }

    /// - Returns: whether there is nothing more to do; also when it cannot be done now.
    private static func exchange(_ place: StorePlace, _ console: Console) -> Bool {
        guard let signedIn = try? SignedIn.load(place) else { return true }
        let engine = SyncEngine(place, signedIn, console)
        do throws(Refusal) {
            let before = try engine.opened { (replica) throws(ReplicaError) in
                try replica.pendingCount()
            }
            _ = try engine.run()
            let after = try engine.opened { (replica) throws(ReplicaError) in
                try replica.pendingCount()
            }
            // What stays though it was offered waits for the person, not for another exchange.
            return after == 0 || after == before
        } catch { return true }
    }
}
