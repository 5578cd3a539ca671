import HaruCore

/// The devices of an account: who they are, and signing them out.
enum DeviceRoutes {
    static let all: [Route] = [
        Route(.get, "/v1/devices", .holder(.account), devices),
        Route(.delete, "/v1/devices", .device(.account), removeOthers),
        Route(.get, "/v1/devices/{id}", .holder(.account), device),
        Route(.delete, "/v1/devices/{id}", .device(.account), removeDevice),
    ]

    private static func devices(_ call: Call) throws(APIError) -> Response {
        let caller = try call.holder()
        let page = try Page(call)
        let devices = try call.services.ledger.read { rows throws(APIError) in
            try rows.devices(of: caller.account, after: page.after, limit: page.limit + 1)
        }
        return page.response(devices.map { ($0.id, $0.json) })
    }

    private static func device(_ call: Call) throws(APIError) -> Response {
        let caller = try call.holder()
        let id = try call.id()
        let device = try call.services.ledger.read { rows throws(APIError) in
            try rows.device(id, of: caller.account)
        }
        guard let device else { throw APIError(.notFound) }
        return .json(device.json)
    }

    private static func removeDevice(_ call: Call) throws(APIError) -> Response {
        let caller = try call.holder()
        let id = try call.id()
        let (isGone, ended) = try call.services.ledger.transaction { rows throws(APIError) in
            let tokens = try rows.tokens(of: caller.account, device: id)
            return (try rows.removeDevice(id, of: caller.account), tokens)
        }
        guard isGone else { throw APIError(.notFound) }
        call.services.live.revoke(tokens: ended)
        return .noContent
    }

    /// Signs out everywhere but here.
    private static func removeOthers(_ call: Call) throws(APIError) -> Response {
        let caller = try call.holder()
        let ended = try call.services.ledger.transaction { rows throws(APIError) in
            try rows.removeDevices(of: caller.account, but: caller.device)
        }
        call.services.live.revoke(tokens: ended)
        return .noContent
    }
}
