import HaruCore

/// One request on its way through a route: what was asked, and by whom.
struct Call: Sendable {
    var request: Request
    let services: Services
    /// What stands in the places of the route's path.
    var places: [Request.Field] = []
    /// Whoever showed a token; `nil` only on routes for anyone.
    var caller: Caller?
    /// Where the client is: the peer, or what a listed proxy says.
    let address: String

    var now: Instant { services.now() }

    /// - Throws: 404 when the text in a place cannot be what it stands for.
    func id(_ place: String = "id") throws(APIError) -> RecordID {
        guard let id = RecordID(text(place)) else { throw APIError(.notFound) }
        return id
    }

    func text(_ place: String) -> String {
        places.first { sameBytes($0.name, place) }?.value ?? ""
    }

    /// The body as JSON.
    ///
    /// - Throws: 400 when it is no JSON object, or one nested more than 32 deep.
    func json() throws(APIError) -> JSON {
        guard let json = try? JSON.parse(request.body, depth: 32), json.members != nil else {
            throw APIError(.badRequest)
        }
        return json
    }

    /// A text of the body.
    ///
    /// - Throws: 400 when it is missing or longer than `limit` bytes.
    func string(_ name: String, in json: JSON, limit: Int = 256) throws(APIError) -> String {
        guard let text = json[name]?.string, text.utf8.count <= limit else {
            throw APIError(.badRequest, field: name)
        }
        return text
    }

    func optionalString(
        _ name: String, in json: JSON, limit: Int = 256
    ) throws(APIError) -> String? {
        guard let value = json[name], !value.isNull else { return nil }
        return try string(name, in: json, limit: limit)
    }

    /// The token's owner; a route that asks for a scope has one.
    func holder() throws(APIError) -> Caller {
        guard let caller else { throw APIError(.unauthorized) }
        return caller
    }
}
