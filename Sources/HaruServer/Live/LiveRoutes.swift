import HaruCommand
import HaruCore

/// What runs, and what changes, as it happens (surfaces 9.5).
enum LiveRoutes {
    static let all: [Route] = [
        Route(.get, "/v1/live", .holder(.live), quick: remembered, now),
        Route(.get, "/v1/live/events", .holder(.live), events),
    ]

    private static func now(_ call: Call) throws(APIError) -> Response {
        let store = try call.services.stores.store(of: call.holder().account)
        return try store.snapshot(wall: call.now).response(to: call.request)
    }

    private static func remembered(_ call: Call) -> Response? {
        guard let account = call.caller?.account else { return nil }
        return call.services.stores.opened(account)?.snapshot?.response(to: call.request)
    }

    private static func events(_ call: Call) throws(APIError) -> Response {
        let caller = try call.holder()
        let stream = EventStream()
        stream.send("retry: 3000\n\n")
        let profile = try call.services.ledger.read { rows throws(APIError) in
            try rows.profile(of: caller.token)
        }
        call.services.live.add(
            stream, for: caller, alertHours: profile.longSessionAlertHours, at: call.now)
        // A stream lives on without its first state: the next change brings it.
        let store = try? call.services.stores.store(of: caller.account)
        if let now = try? store?.snapshot(wall: call.now).now {
            call.services.live.note(now, of: caller.account)
            stream.send(event: "now", data: now.json.text, id: now.revision)
        }
        // Nobody who hosts for themselves meets a limit (sync 11.1).
        stream.send(event: "plan", data: "{\"premium\":true}")
        var response = Response(200, type: "text/event-stream")
        response["Cache-Control"] = "no-store"
        response["X-Accel-Buffering"] = "no"
        response.body = .stream(stream)
        return response
    }
}

extension Services {
    /// Runs something on the server's copy of the caller's account.
    ///
    /// - Parameter writes: whether others are to be told at once that there is something to fetch.
    func intents<Result>(
        _ call: Call, writes: Bool = false, _ body: (Intents) throws(APIError) -> Result
    ) throws(APIError) -> Result {
        let account = try call.holder().account
        let store = try stores.store(of: account)
        let token = try call.holder().token
        let profile = try ledger.read { rows throws(APIError) in try rows.profile(of: token) }
        let result = try store.withCopy(wall: call.now) { copy throws(APIError) in
            var intents = Intents(copy: copy, strings: call.request.strings, now: call.now)
            intents.order = profile.actionOrder
            return try body(intents)
        }
        if writes { announce(try store.status().account.sequence, in: account, by: nil) }
        return result
    }

    /// Tells the streams of accounts in which something changed what runs now.
    func tellNews() {
        for account in news.take(at: now()) where live.hasStreams(of: account) {
            let now = now()
            guard let running = try? stores.store(of: account).snapshot(wall: now).now else {
                continue
            }
            live.note(running, of: account)
            live.send(
                event: "now", data: running.json.text, to: account, id: running.revision)
            live.send(
                event: "widgets", data: "{\"revision\":\(running.revision)}", to: account,
                id: running.revision)
        }
    }
}
