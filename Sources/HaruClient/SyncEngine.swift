import Glibc
import HaruCommand
import HaruCore
import HaruHost
import HaruReplica
import HaruStore
import HaruStrings

/// Exchanges of one store with its account until there is nothing more to exchange (sync 7). The
/// store is open only while something is read from it or written to it, so that other verbs do not
/// wait for the network.
final class SyncEngine {
    /// Told after each exchange.
    var progress: (SyncOutcome) -> Void = { _ in }
    /// Waits so many milliseconds; tests do not.
    var pause: (Int) -> Void = { usleep(UInt32($0) * 1000) }

    let place: StorePlace
    let client: HTTPClient
    private(set) var signedIn: SignedIn
    private(set) var outcome = SyncOutcome()
    private let environment: CommandEnvironment
    private let strings: Strings
    /// The request that was made when the last answer was stored.
    private var next: SyncRequest?
    /// Failures in a row that may pass by themselves.
    private var failures = 0
    /// Refusals in a row that changed what is asked next.
    private var turns = 0

    init(_ place: StorePlace, _ signedIn: SignedIn, _ console: Console) {
        self.place = place
        self.signedIn = signedIn
        environment = console.environment
        strings = console.strings
        client = HTTPClient(
            signedIn.address, token: signedIn.token, language: strings.language.rawValue)
    }

    /// Exchanges until neither side has anything more.
    ///
    /// - Returns: what all exchanges of this engine did.
    func run() throws(Refusal) -> SyncOutcome {
        while try exchange() {}
        return outcome
    }

    /// One exchange.
    ///
    /// - Returns: whether another one is worth making at once.
    private func exchange() throws(Refusal) -> Bool {
        let request = try takeRequest()
        let sent = SyncEngine.monotonic()
        let answer: HTTPClient.Answer
        do throws(NetworkProblem) {
            answer = try client.send("POST", "/v1/sync", body: request.bytes)
        } catch {
            // Where no exchange has worked yet, a person waits to hear that there is no network.
            return try tryAgain(orThrow: error, isWorthIt: outcome.exchanges > 0)
        }
        let roundTrip = SyncEngine.monotonic() - sent
        outcome.bytesSent += answer.sent
        outcome.bytesReceived += answer.received
        try keepToken()
        if answer.status == 200 { return try take(answer, to: request, roundTrip: roundTrip) }
        return try takeRefusal(answer)
    }

    private func takeRequest() throws(Refusal) -> SyncRequest {
        if let next {
            self.next = nil
            return next
        }
        return try opened { (replica) throws(ReplicaError) in
            try replica.syncRequest(device: self.signedIn.device, chance: self.environment.random)
        }
    }

    private func take(
        _ answer: HTTPClient.Answer, to request: SyncRequest, roundTrip: Int64
    ) throws(Refusal) -> Bool {
        let read: SyncAnswer
        do throws(SyncWireError) { read = try SyncAnswer(bytes: answer.body) } catch {
            throw .network(.notHaru(address: signedIn.address))
        }
        failures = 0
        let (result, next) = try opened { (replica) throws(ReplicaError) in
            try replica.takeAndGoOn(
                read, to: request, wall: self.environment.now(), roundTrip: roundTrip,
                chance: self.environment.random)
        }
        self.next = next
        outcome.exchanges += 1
        outcome.sent += request.items.count - read.rejected.count
        outcome.received += read.items.count + read.purged.count
        outcome.parity = read.parity
        progress(outcome)
        if result.isCopy { try registerCopy() }
        turns = result.isStored ? 0 : turns + 1
        // An answer that was not stored belongs to a request that another process has replaced.
        if !result.isStored, turns < 5 { return true }
        return result.wantsMore
    }

    // MARK: What goes wrong

    private func takeRefusal(_ answer: HTTPClient.Answer) throws(Refusal) -> Bool {
        let problem = client.refusal(answer)
        guard case .refused = problem else { throw .network(problem) }
        guard let refusal = SyncRefusal(status: answer.status, body: answer.body) else {
            let mayPass = answer.status == 429 || answer.status == 503
            let wait = answer.header("retry-after").flatMap { Int($0) }
            return try tryAgain(orThrow: problem, isWorthIt: mayPass, seconds: wait)
        }
        switch refusal {
        // Only the person can set the server's clock right.
        case .serverClock: throw .network(problem)
        case .storeUnavailable:
            return try tryAgain(orThrow: problem, isWorthIt: true)
        case .epochChanged, .deviceCopied, .cursorExpired: break
        }
        turns += 1
        guard turns < 8 else { throw .network(problem) }
        let result = try opened { (replica) throws(ReplicaError) in
            try replica.take(refusal, chance: self.environment.random)
        }
        if result.isCopy { try registerCopy() }
        return result.wantsMore
    }

    /// Waits and lets the exchange be made again: the request keeps its id, so that nothing is
    /// done twice.
    ///
    /// - Parameter seconds: what the server asks for.
    private func tryAgain(
        orThrow problem: NetworkProblem, isWorthIt: Bool, seconds: Int? = nil
    ) throws(Refusal) -> Bool {
        failures += 1
        guard isWorthIt, failures <= 5, seconds ?? 0 <= 60 else { throw .network(problem) }
        let wait = max((seconds ?? 0) * 1000, 1000 << failures)
        pause(wait + Int(environment.random() % 500))
        return true
    }

    /// Gives this store a device entry of its own. Until that is saved, the server goes on telling
    /// the store that it is a copy, so nothing is lost when this is cut off.
    private func registerCopy() throws(Refusal) {
        outcome.isCopy = true
        let id = RecordID.random((environment.random(), environment.random()))
        var copy = signedIn
        copy.device = id
        copy.name = strings.syncCopyName(name: signedIn.name)
        do throws(NetworkProblem) {
            copy.token = try Pairing.registerBeside(client, DeviceEntry(id: id, name: copy.name))
        } catch { throw .network(error) }
        try copy.save(place)
        signedIn = copy
        client.token = copy.token
    }

    /// A new token came with an answer; the old one ends soon after the new one is used.
    private func keepToken() throws(Refusal) {
        guard let token = client.token, token != signedIn.token else { return }
        signedIn.token = token
        try signedIn.save(place)
    }

    // MARK: The store

    /// Opens the store, does something with its replica, and closes it.
    func opened<Result>(
        _ body: (Replica<SQLiteStorage>) throws(ReplicaError) -> Result
    ) throws(Refusal) -> Result {
        let store: Store
        do throws(StoreError) { store = try Store.open(place.store) } catch {
            throw .store(StoreProblem(error))
        }
        if let setAside = store.setAside {
            let told = strings.storeSetAside(backup: setAside.backup, count: setAside.saved)
            environment.writeError(Array((told + "\n").utf8))
        }
        return try withExtendedLifetime(store) { () throws(Refusal) -> Result in
            do throws(ReplicaError) { return try body(Replica(store.storage)) } catch {
                throw Refusal(error, path: place.store)
            }
        }
    }

    /// Milliseconds of a clock that nobody sets.
    private static func monotonic() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
