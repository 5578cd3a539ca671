import HaruCore
import HaruReplica

/// The exchange of a device with its account (sync 7).
enum SyncRoutes {
    static let all: [Route] = [
        Route(.post, "/v1/sync", .device(.sync), body: .json(limit: SyncLimits.bytes), exchange),
        Route(.get, "/v1/sync/status", .holder(.sync), status),
    ]

    private static func exchange(_ call: Call) throws(APIError) -> Response {
        let caller = try call.holder()
        let request: SyncRequest
        do throws(SyncWireError) { request = try SyncRequest(bytes: call.request.body) } catch {
            throw APIError(error == .tooLarge ? .tooLarge : .badRequest)
        }
        guard let device = caller.device, request.device == device else {
            throw APIError(.wrongDevice)
        }
        let services = call.services
        return try services.gate.enter(
            caller.account, device, size: call.request.body.count, at: call.now
        ) { () throws(APIError) in
            let store = try services.stores.store(of: caller.account)
            let (answer, isNews) = try store.exchange(request, wall: call.now)
            if isNews { services.announce(answer.cursor, in: caller.account, by: device) }
            var response = Response(
                200, type: "application/json; charset=utf-8", body: answer.bytes)
            response["Cache-Control"] = "no-store"
            return response
        }
    }

    private static func status(_ call: Call) throws(APIError) -> Response {
        let caller = try call.holder()
        let store = try call.services.stores.store(of: caller.account)
        return .json(try store.status().members(now: call.now).map { ($0.name, $0.value) })
    }
}

extension Services {
    /// Tells the other devices of an account that there is something to fetch.
    func announce(_ cursor: UInt64, in account: RecordID, by device: RecordID?) {
        news.note(account, at: now())
        events.tell(.changed(account, by: device))
        live.send(
            event: "sync", data: "{\"cursor\":\"\(cursor)\"}", to: account, but: device)
    }
}
