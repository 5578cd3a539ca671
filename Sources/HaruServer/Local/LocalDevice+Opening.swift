import Glibc
import HaruCommand
import HaruCore
import HaruHost
import HaruReplica
import HaruStore

/// What became of the store of the command when the server started.
public enum LocalOpening: Sendable {
    /// Owned, and a device of an account.
    case joined(store: String)
    /// Owned; it joins the first account.
    case waiting(store: String)
    /// Owned, but somebody signed it out.
    case removed(store: String)
    /// It belongs to an account of another server.
    case elsewhere(store: String, address: String)
    /// Whose it is has to be said.
    case undecided(store: String)
    case unavailable(StoreProblem)
    /// There is no folder for a socket of this user alone.
    case noSocket(store: String)

    /// Whether the server owns the store.
    public var isOwned: Bool {
        switch self {
        case .joined, .waiting, .removed: true
        case .elsewhere, .undecided, .unavailable, .noSocket: false
        }
    }
}

extension LocalDevice {
    /// Takes the store at `place`, as far as it is this server's to take.
    ///
    /// - Returns: the device, when it is owned, and what is to be said.
    static func open(
        _ place: StorePlace, _ services: Services,
        variables: @escaping CommandEnvironment.Variables
    ) -> (device: LocalDevice?, opening: LocalOpening) {
        let path = place.store
        let membership: Membership
        let joining: RecordID?
        do throws(APIError) {
            if let signedIn = try? SignedIn.load(place) {
                let (isOurs, isKnown) = try services.ledger.read {
                    rows throws(APIError) -> (Bool, Bool) in
                    let isOurs = try rows.account(signedIn.account) != nil
                    let device = try rows.device(signedIn.device, of: signedIn.account)
                    return (isOurs, device != nil)
                }
                guard isOurs else {
                    return (nil, .elsewhere(store: path, address: signedIn.address))
                }
                membership = isKnown ? .joined(signedIn) : .removed(signedIn)
                joining = nil
            } else {
                let accounts = try services.ledger.read { rows throws(APIError) in
                    try rows.accountIDs(atMost: 2)
                }
                // Where strangers may register, the first account may be anybody's.
                let isPersonal = services.configuration.registration == .closed
                guard accounts.isEmpty || accounts.count == 1 && isPersonal else {
                    return (nil, .undecided(store: path))
                }
                membership = .waiting
                joining = accounts.first
            }
        } catch {
            return (nil, .unavailable(StoreProblem(path: path, reason: .readError)))
        }
        do throws(StoreError) {
            let device = LocalDevice(
                try OwnedStore(place), services, membership, variables: variables)
            return device.begin(joining)
        } catch { return (nil, .unavailable(StoreProblem(error))) }
    }

    private func begin(_ joining: RecordID?) -> (device: LocalDevice?, opening: LocalOpening) {
        let path = owned.place.store
        do throws(Refusal) {
            if let joining { try join(joining) }
            if let signedIn = signedIn { try renew(signedIn) }
        } catch { log(error) }
        guard start() else {
            owned.close()
            return (nil, .noSocket(store: path))
        }
        switch membership.withLock({ $0 }) {
        case .joined: return (self, .joined(store: path))
        case .waiting: return (self, .waiting(store: path))
        case .removed: return (self, .removed(store: path))
        }
    }

    /// The exchanges here need no token, so none of their answers would bring a new one: what the
    /// command's other verbs use is renewed at each start. The address may be another one by now.
    private func renew(_ signedIn: SignedIn) throws(Refusal) {
        let now = services.now()
        let token: String?
        do throws(APIError) {
            token = try services.ledger.transaction { rows throws(APIError) -> String? in
                let kept = try rows.token(hash: Secret.hash(signedIn.token))
                if let kept, kept.isValid(at: now), now - kept.created < TokenDesk.renewal {
                    return nil
                }
                if let kept { _ = try rows.removeToken(kept.id, of: signedIn.account) }
                let secret = Secret.token()
                try rows.insertToken(
                    secret, account: signedIn.account, device: signedIn.device, kind: .device,
                    scopes: .device, name: signedIn.name, now: now, signed: now,
                    ends: now + TokenDesk.lifetime)
                return secret
            }
        } catch { throw .network(NetworkProblem(error)) }
        var renewed = signedIn
        renewed.address = services.localURL
        if let token { renewed.token = token }
        if renewed != signedIn { try take(renewed) }
    }
}

extension Ledger.Rows {
    func accountIDs(atMost limit: Int) throws(APIError) -> [RecordID] {
        try all("SELECT id FROM account ORDER BY created, id LIMIT ?1", .int(Int64(limit))) {
            $0.id(0)
        }
    }
}
