import HaruCommand
import HaruCore

/// Intents and controls over HTTP (surfaces 9.4).
enum IntentRoutes {
    static let all: [Route] = [
        Route(.post, "/v1/intents/start", .holder(.run), body: .json(limit: 4096), start),
        Route(.post, "/v1/intents/stop", .holder(.run), body: .json(limit: 4096), stop),
        Route(.post, "/v1/intents/run", .holder(.run), body: .json(limit: 4096), run),
        Route(.post, "/v1/intents/add", .holder(.run), body: .json(limit: 4096), add),
        Route(.get, "/v1/intents/total", .holder(.read), total),
        Route(.get, "/v1/intents/entities", .holder(.read), entities),
        Route(.get, "/v1/controls/{actionID}", .holder(.read), control),
        Route(
            .put, "/v1/controls/{actionID}", .holder(.run), body: .json(limit: 4096), setControl),
    ]

    // MARK: Doing

    private static func start(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        return try write("start", call) { intents throws(APIError) in
            try intents.start(try intents.action(named(call, json)))
        }
    }

    private static func stop(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        return try write("stop", call) { intents throws(APIError) -> IntentResult in
            let isNamed = json["actionID"] != nil || json["action"] != nil
            guard isNamed else { return try intents.stop(try intents.onlyRunning()) }
            return try intents.stop(try intents.action(named(call, json)))
        }
    }

    private static func run(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        var expect: Intents.Expectation?
        if let word = try call.optionalString("expect", in: json) {
            guard let known = Intents.Expectation(rawValue: word) else {
                throw APIError(.badOption, field: "expect")
            }
            expect = known
        }
        return try write("run", call) { intents throws(APIError) in
            try intents.run(try intents.action(named(call, json)), expect: expect)
        }
    }

    private static func add(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        let count = json["count"] == nil ? 1 : json["count"]?.int
        guard let count else { throw APIError(.badRequest, field: "count") }
        return try write("add", call) { intents throws(APIError) -> IntentResult in
            let action = try intents.action(named(call, json))
            return try intents.add(count, to: action)
        }
    }

    private static func setControl(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        guard let isOn = json["value"]?.bool else { throw APIError(.badRequest, field: "value") }
        let id = try call.id("actionID")
        return try write("run", call) { intents throws(APIError) -> IntentResult in
            let action = try intents.action(id.text)
            if action.trackingType == .count { return try intents.add(1, to: action, as: .run) }
            if isOn { return try intents.start(action, as: .run) }
            return try intents.stop(action, as: .run)
        }
    }

    private static func named(_ call: Call, _ json: JSON) throws(APIError) -> String {
        if let id = try call.optionalString("actionID", in: json) { return id }
        return try call.string("action", in: json)
    }

    // MARK: Looking

    private static func total(_ call: Call) throws(APIError) -> Response {
        guard let name = call.request.parameter("action") else {
            throw APIError(.badOption, field: "action")
        }
        guard let period = Period(rawValue: call.request.parameter("period") ?? "day") else {
            throw APIError(.badOption, field: "period")
        }
        return try read("total", call) { intents throws(APIError) in
            try intents.total(try intents.action(name), period)
        }
    }

    /// Actions for pickers, with "None" as the last (surfaces 8.3).
    private static func entities(_ call: Call) throws(APIError) -> Response {
        guard call.request.parameter("kind") == "action" else {
            throw APIError(.badOption, field: "kind")
        }
        let query = (call.request.parameter("q") ?? "").lowercased()
        let actions = try call.services.intents(call) { intents throws(APIError) in
            try intents.actions()
        }
        let found = actions.filter { query.isEmpty || $0.name.lowercased().contains(query) }
        let items = found.map { entity($0.id.text, $0.name) } + [entity("none", "None")]
        return .json([("v", .int(1)), ("items", .array(items))])
    }

    private static func entity(_ id: String, _ name: String) -> JSON {
        .object([
            JSON.Member("kind", .string("action")), JSON.Member("id", .string(id)),
            JSON.Member("name", .string(name)),
        ])
    }

    private static func control(_ call: Call) throws(APIError) -> Response {
        let id = try call.id("actionID")
        return try call.services.intents(call) { intents throws(APIError) in
            let action = try intents.action(id.text)
            let isRunning = try intents.running().contains { $0.actionID == id }
            let today = try intents.total(action, .day)
            return .json([
                ("v", .int(1)), ("value", .bool(isRunning)), ("label", .string(action.name)),
                ("valueText", .string(today.dialog)),
                ("type", .string(action.trackingType == .count ? "count" : "time")),
            ])
        }
    }

    // MARK: Answering

    private static func write(
        _ intent: String, _ call: Call,
        _ body: (Intents) throws(APIError) -> IntentResult
    ) throws(APIError) -> Response {
        try answer(intent, call) { () throws(APIError) in
            let result = try call.services.intents(call, writes: true, body)
            call.services.news.note(try call.holder().account, at: call.now - News.pause)
            return result
        }
    }

    private static func read(
        _ intent: String, _ call: Call,
        _ body: (Intents) throws(APIError) -> IntentResult
    ) throws(APIError) -> Response {
        try answer(intent, call) { () throws(APIError) in
            try call.services.intents(call, body)
        }
    }

    /// A result, or a refusal that can be spoken as well.
    private static func answer(
        _ intent: String, _ call: Call, _ body: () throws(APIError) -> IntentResult
    ) throws(APIError) -> Response {
        let isPlain = call.request.header("accept")?.hasPrefix("text/plain") ?? false
        do throws(APIError) {
            let result = try body()
            return isPlain ? plain(result.dialog, status: 200) : .json(result.json)
        } catch {
            let dialog = error.code.message(call.request.strings)
            if isPlain { return plain(dialog, status: error.code.status) }
            var refusal = error
            refusal.intent = intent
            throw refusal
        }
    }

    private static func plain(_ dialog: String, status: Int) -> Response {
        var response = Response(
            status, type: "text/plain; charset=utf-8", body: Array((dialog + "\n").utf8))
        response["Cache-Control"] = "no-store"
        return response
    }
}
