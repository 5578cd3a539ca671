import HaruCore

/// What runs, and what changes, as it happens (surfaces 9.5).
enum LiveRoutes {
    static let all: [Route] = [
        Route(.get, "/v1/live/events", .holder(.live), events)
    ]

    private static func events(_ call: Call) throws(APIError) -> Response {
        let caller = try call.holder()
        let stream = EventStream()
        stream.send("retry: 3000\n\n")
        call.services.live.add(stream, for: caller, at: call.now)
        var response = Response(200, type: "text/event-stream")
        response["Cache-Control"] = "no-store"
        response["X-Accel-Buffering"] = "no"
        response.body = .stream(stream)
        return response
    }
}
