import HaruCommand
import HaruCore

/// What runs, as it is sent again and again until something is written.
struct LiveSnapshot: Sendable {
    let now: NowRunning
    /// JSON.
    let bytes: [UInt8]
    let tag: String

    init(_ now: NowRunning) {
        self.now = now
        bytes = Array(now.json.text.utf8)
        tag = "\"\(now.revision)-\(now.all.map { $0.sessionID.text }.joined())\""
    }

    func response(to request: Request) -> Response {
        let isKnown = request.header("if-none-match").map { $0 == tag } ?? false
        var response =
            isKnown
            ? Response(304) : Response(200, type: "application/json; charset=utf-8", body: bytes)
        response["Cache-Control"] = "private, no-cache"
        response["ETag"] = tag
        response["Vary"] = "Authorization, Accept-Language"
        return response
    }
}
