import HaruCore
import HaruHost

/// The web app, and the zones it asks for. The last rows of the table: what no other row takes and
/// is a file is a file, and what is a place in the app is the app.
enum AssetRoutes {
    static let all: [Route] =
        [Route(.get, "/zones/{name…}", .anyone, zone)]
        + places.map { Route(.get, $0, .anyone, index) }
        + [Route(.get, "/{name…}", .anyone, file)]

    /// Paths at which the app is opened; it finds its page by itself.
    private static let places =
        ["/", "/guard", "/more", "/run/{rest…}", "/join/{code}"]
        + ["actions", "tags", "goals", "history", "stats", "diary", "settings", "watch"]
        .flatMap { ["/\($0)", "/\($0)/{rest…}"] }

    private static func index(_ call: Call) throws(APIError) -> Response {
        try answer("index.html", call)
    }

    private static func file(_ call: Call) throws(APIError) -> Response {
        try answer(call.text("name"), call)
    }

    private static func answer(_ name: String, _ call: Call) throws(APIError) -> Response {
        guard let web = call.services.web, let plain = web.asset(name) else {
            throw APIError(.notFound)
        }
        var asset = plain
        var response = Response(200, type: MediaType.of(name))
        for (encoding, end) in [("br", ".br"), ("gzip", ".gz")]
        where Gzip.accepts(encoding, call.request) {
            guard let packed = web.asset(name + end) else { continue }
            asset = packed
            response["Content-Encoding"] = encoding
            break
        }
        response["Vary"] = "Accept-Encoding"
        response["ETag"] = asset.tag
        response["Cache-Control"] =
            isHashed(name) ? "public, max-age=31536000, immutable" : "no-cache"
        if call.request.header("if-none-match") == asset.tag {
            response.status = 304
            return response
        }
        response.body = .bytes(asset.bytes)
        return response
    }

    /// Whether a name carries a hash of the content, so that the content under it never changes:
    /// `app.0f3a9c2e.wasm`, `app-0f3a9c2e.wasm`.
    static func isHashed(_ name: String) -> Bool {
        let parts = name.split { $0 == "." || $0 == "-" || $0 == "/" }
        return parts.count > 2
            && parts.contains { part in
                (8...64).contains(part.utf8.count)
                    && part.utf8.allSatisfy {
                        (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
                    }
                    && part.utf8.contains { (0x30...0x39).contains($0) }
            }
    }

    /// A zone of the system's tz database as the file it is.
    private static func zone(_ call: Call) throws(APIError) -> Response {
        guard let bytes = SystemZones.file(call.text("name")) else { throw APIError(.notFound) }
        let tag = "\"" + Hex.text(SHA256.digest(bytes).prefix(12)) + "\""
        var response = Response(200, type: "application/tzif", body: bytes)
        response["ETag"] = tag
        response["Cache-Control"] = "public, max-age=86400"
        if call.request.header("if-none-match") == tag {
            response.status = 304
            response.body = .bytes([])
        }
        return response
    }
}
