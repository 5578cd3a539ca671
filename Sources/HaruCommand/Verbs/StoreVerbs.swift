import HaruCore
import HaruHost
import HaruReplica
import HaruStore

/// Verbs on the store: done here when nobody owns it, by its owner otherwise (sync 10.1).
enum StoreVerbs {
    static func perform(
        _ invocation: Invocation, _ console: Console
    ) throws(Refusal) -> ExitCode {
        let place = try place(invocation, console)
        if let loan = console.environment.loan {
            let lease: StoreLease
            do throws(StoreError) { lease = try loan.take() } catch {
                throw .store(StoreProblem(error))
            }
            return try Verbs.perform(Workspace(invocation, console, place, lease))
        }
        var client: ErrandClient?
        while true {
            switch try reach(place) {
            case .store(let store):
                if let client, try isDone(client.id, store, place) {
                    return tellDoneBefore(console)
                }
                let workspace = try Workspace(invocation, console, place, StoreLease(store))
                let code = try Verbs.perform(workspace)
                if code == .ok, invocation.verb.isMutation || workspace.hasJudged {
                    Companion.syncLater(place)
                }
                return code
            case .owner(let owner):
                var errand = client ?? ErrandClient(console, path: place.store)
                let outcome = try errand.run(owner)
                client = errand
                switch outcome {
                case .ended(let code): return code
                case .doneBefore: return tellDoneBefore(console)
                // Lost: whoever has the lock next, this process maybe, knows whether it was done.
                case .answered, .lost: continue
                }
            }
        }
    }

    /// - Throws: `.store` when the environment names no home.
    static func place(
        _ invocation: Invocation, _ console: Console
    ) throws(Refusal) -> StorePlace {
        if let loan = console.environment.loan { return loan.owned.place }
        // SQLite takes an empty name for a store that is gone when it is closed.
        if let path = invocation.text(.store), path.isEmpty {
            throw .usage(.badValue(path, place: Flag.store.typed, .empty))
        }
        guard
            let place = StorePlace(
                flag: invocation.text(.store), variables: console.environment.variables)
        else { throw .store(StoreProblem(path: "haru.store", reason: .noHome)) }
        return place
    }

    static func reach(_ place: StorePlace) throws(Refusal) -> Store.Reached {
        do throws(StoreError) { return try Store.reach(place.store) } catch {
            throw .store(StoreProblem(error))
        }
    }

    private static func isDone(
        _ command: RecordID, _ store: Store, _ place: StorePlace
    ) throws(Refusal) -> Bool {
        do throws(StorageError) { return try store.storage.doneCommands().contains(command) } catch
        {
            throw Refusal(.storage(error), path: place.store)
        }
    }

    /// What was done under an owner that died before it could say so.
    private static func tellDoneBefore(_ console: Console) -> ExitCode {
        console.show(DoneBefore(), console.style())
        return .ok
    }
}

/// That a command was done, by an owner that took its answer with it.
struct DoneBefore: Report {
    var json: JSON { .payload([JSON.Member("code", .string("done_before"))]) }
    var isMessage: Bool { true }

    func lines(_ style: Style) -> [String] { [style.strings.ownerDoneBefore] }
}
