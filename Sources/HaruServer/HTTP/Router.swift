import HaruCore

/// Finds the route of a request and lets nothing past it: host, method, size, media type, token,
/// scope and rate are judged here, before a handler sees anything.
struct Router: Sendable {
    let services: Services
    let routes: [Route]
    /// Routes for `GET` whose path is the same for everybody, by that path.
    private let plain: [String: Route]

    /// What is decided from the head of a request alone, before a byte of its body is read.
    enum Admission: Sendable {
        case accept(limit: Int, lane: Route.Lane)
        case refuse(Response)
    }

    private struct Match {
        let route: Route
        let places: [Request.Field]
    }

    init(services: Services, routes: [Route]) {
        self.services = services
        self.routes = routes
        var plain: [String: Route] = [:]
        for route in routes where route.method == .get && !route.path.hasPlaces {
            // Unless a route before it takes the path.
            let path = Route.Path.split(route.path.text)
            let first = routes.first { $0.method == .get && $0.path.match(path) != nil }
            if first?.path.text == route.path.text { plain[route.path.text] = route }
        }
        self.plain = plain
    }

    func admit(_ head: Request) -> Admission {
        do throws(APIError) {
            let match = try judge(head)
            // A stranger does not get to fill the memory with a body that nobody will want.
            if match.route.access != .anyone, mayBeLarge(head) {
                _ = try services.tokens.token(
                    of: Call(
                        request: head, services: services,
                        address: services.proxies.client(of: head)))
            }
            return .accept(limit: match.route.body.limit, lane: match.route.lane)
        } catch {
            return .refuse(refuse(head, error))
        }
    }

    /// Answers on the spot what needs nothing but memory: what many clients ask again and again.
    ///
    /// - Returns: `nil` = the request goes the whole way (`answer`), which also finds what is wrong
    ///   with it.
    func quickAnswer(_ request: Request) -> Response? {
        guard let match = try? judge(request), let quick = match.route.quick,
            case .holder(let scope) = match.route.access,
            let caller = services.tokens.remembered(request, at: services.now()),
            caller.scopes.contains(scope)
        else { return nil }
        let began = ContinuousClock.now
        var record = AccessRecord(request: request)
        record.address = services.proxies.client(of: request)
        record.route = match.route.path.text
        record.account = caller.account.text
        var call = Call(
            request: request, services: services, places: match.places, address: record.address)
        call.caller = caller
        guard var response = quick(call) else { return nil }
        do throws(APIError) { try services.rates.count(caller, match.route) } catch {
            record.code = error.code.rawValue
            response = error.response(to: request)
        }
        response = finished(response, to: request)
        record.status = response.status
        record.duration = ContinuousClock.now - began
        services.log.request(record)
        return response
    }

    /// The whole way of a request.
    func answer(_ request: Request) -> Response {
        let began = ContinuousClock.now
        var record = AccessRecord(request: request)
        record.address = services.proxies.client(of: request)
        var response: Response
        do throws(APIError) {
            let match = try judge(request)
            record.route = match.route.path.text
            var call = Call(
                request: request, services: services, places: match.places,
                address: record.address)
            call.caller = try authenticate(call, match.route)
            record.account = call.caller?.account.text
            response = try services.idempotency.once(call, match.route) { () throws(APIError) in
                try inflated(call, match.route, match.route.handle)
            }
            if let next = call.caller?.nextToken { response["Haru-Token"] = next }
        } catch {
            response = refusal(error, to: request, &record)
        }
        response = finished(response, to: request)
        record.status = response.status
        record.duration = ContinuousClock.now - began
        services.log.request(record)
        return response
    }

    /// An answer to a request that no handler gets to see.
    func refuse(_ request: Request, _ error: APIError) -> Response {
        var record = AccessRecord(request: request)
        record.address = services.proxies.client(of: request)
        record.status = error.code.status
        let response = refusal(error, to: request, &record)
        services.log.request(record)
        return finished(response, to: request)
    }

    /// What goes wrong within the server is told by an id alone, under which the log has it.
    private func refusal(
        _ error: APIError, to request: Request, _ record: inout AccessRecord
    ) -> Response {
        record.code = error.code.rawValue
        var error = error
        if error.code.isOurs {
            let id = Hex.text(Secret.bytes(8))
            record.request = id
            error.details.append(APIError.Detail("request", id))
        }
        return error.response(to: request)
    }

    // MARK: Before the handler

    private func judge(_ request: Request) throws(APIError) -> Match {
        guard services.hosts.accepts(request.header("host")) else { throw APIError(.wrongHost) }
        guard request.headerSize <= 16 << 10 else { throw APIError(.headerTooLarge) }
        let secrets = ["token", "access_token", "authorization"]
        if request.query.contains(where: { field in secrets.contains { $0 == field.name } }) {
            throw APIError(.badRequest)
        }
        let method = request.method == "HEAD" ? "GET" : request.method
        if method == "GET", let route = plain[request.path] {
            try judgeBody(request, route.body)
            return Match(route: route, places: [])
        }
        let path = Route.Path.split(request.path)
        var isKnown = false
        for route in routes {
            guard let places = route.path.match(path) else { continue }
            guard route.method.rawValue == method else {
                // The web app answers every path for GET, which makes none of them known.
                isKnown = isKnown || route.access != .anyone || route.method != .get
                continue
            }
            try judgeBody(request, route.body)
            return Match(route: route, places: places)
        }
        let methods = ["GET", "POST", "PUT", "DELETE"]
        throw APIError(isKnown || !methods.contains(method) ? .methodNotAllowed : .notFound)
    }

    private func judgeBody(_ request: Request, _ rule: Route.BodyRule) throws(APIError) {
        let isThere =
            (request.announcedLength ?? 0) > 0 || request.header("transfer-encoding") != nil
            || !request.body.isEmpty
        if let announced = request.announcedLength, announced > rule.limit, rule != .none {
            throw APIError(.tooLarge)
        }
        guard request.body.count <= rule.limit || rule == .none else { throw APIError(.tooLarge) }
        guard isThere else { return }
        switch rule {
        case .none: if (request.announcedLength ?? 0) > 4096 { throw APIError(.tooLarge) }
        case .json:
            guard request.mediaType == "application/json" else {
                throw APIError(.unsupportedFormat)
            }
        case .bytes: break
        }
    }

    private func mayBeLarge(_ head: Request) -> Bool {
        (head.announcedLength ?? 0) > 64 << 10 || head.header("transfer-encoding") != nil
    }

    private func authenticate(_ call: Call, _ route: Route) throws(APIError) -> Caller? {
        let scope: Scope
        switch route.access {
        case .anyone: return nil
        case .holder(let needed), .device(let needed): scope = needed
        }
        let caller = try services.tokens.caller(of: call)
        guard caller.scopes.contains(scope) else { throw APIError(.scopeMissing) }
        if case .device = route.access, caller.device == nil { throw APIError(.scopeMissing) }
        try services.rates.count(caller, route)
        return caller
    }

    /// Hands the handler a body that is no longer compressed.
    private func inflated(
        _ call: Call, _ route: Route, _ handle: (Call) throws(APIError) -> Response
    ) throws(APIError) -> Response {
        guard let encoding = call.request.header("content-encoding"), encoding != "identity" else {
            return try handle(call)
        }
        guard encoding == "gzip" else { throw APIError(.unsupportedFormat) }
        var request = call.request
        switch Gzip.inflate(request.body, limit: route.body.limit) {
        case .bytes(let bytes): request.body = bytes
        case .tooLarge: throw APIError(.tooLarge)
        case .malformed: throw APIError(.badRequest)
        }
        var plain = Call(
            request: request, services: call.services, places: call.places, address: call.address)
        plain.caller = call.caller
        return try handle(plain)
    }

    // MARK: After the handler

    private func finished(_ response: Response, to request: Request) -> Response {
        var response = response
        let isAPI = Route.Path.split(request.path).first == "v1"
        SecurityHeaders.add(
            to: &response, isAPI: isAPI,
            isSecure: request.isSecure || services.isBehindTLS)
        Gzip.compress(&response, for: request)
        return response
    }
}
