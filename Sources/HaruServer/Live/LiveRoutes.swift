import HaruCommand
import HaruCore
import HaruStrings

/// What runs, and what changes, as it happens (surfaces 9.5).
enum LiveRoutes {
    static let all: [Route] = [
        Route(.get, "/v1/live", .holder(.live), now),
        Route(.get, "/v1/live/events", .holder(.live), events),
    ]

    private static func now(_ call: Call) throws(APIError) -> Response {
        let now = try call.services.intents(call) { intents throws(APIError) in
            try intents.nowRunning()
        }
        let tag = "\"\(now.revision)-\(now.all.map { $0.sessionID.text }.joined())\""
        var response = Response.json(now.json)
        response["Cache-Control"] = "private, no-cache"
        response["ETag"] = tag
        response["Vary"] = "Authorization, Accept-Language"
        if call.request.header("if-none-match") == tag {
            response.status = 304
            response.body = .bytes([])
        }
        return response
    }

    private static func events(_ call: Call) throws(APIError) -> Response {
        let caller = try call.holder()
        let stream = EventStream()
        stream.send("retry: 3000\n\n")
        call.services.live.add(stream, for: caller, at: call.now)
        // A stream lives on without its first state: the next change brings it.
        let now = try? call.services.intents(call) { intents throws(APIError) in
            try intents.nowRunning()
        }
        if let now { stream.send(event: "now", data: now.json.text, id: now.revision) }
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
        let result = try store.withCopy(wall: call.now) { copy throws(APIError) in
            try body(Intents(copy: copy, strings: call.request.strings, now: call.now))
        }
        if writes { announce(try store.status().account.sequence, in: account, by: nil) }
        return result
    }

    /// Tells the streams of accounts in which something changed what runs now.
    func tellNews() {
        for account in news.take(at: now()) where live.hasStreams(of: account) {
            let now = now()
            let running = try? stores.store(of: account).withCopy(wall: now) {
                copy throws(APIError) in
                try Intents(copy: copy, strings: Strings(.en), now: now).nowRunning()
            }
            guard let running else { continue }
            live.send(
                event: "now", data: running.json.text, to: account, id: running.revision)
        }
    }
}
