import HaruCommand
import HaruCore
import HaruStrings

/// Intents over HTTP (surfaces 9.4). Every one of them also answers with its sentence alone.
enum IntentRoutes {
    static let all: [Route] = [
        Route(.post, "/v1/intents/start", .holder(.run), body: .json(limit: 4096), start),
        Route(.post, "/v1/intents/stop", .holder(.run), body: .json(limit: 4096), stop),
        Route(.post, "/v1/intents/run", .holder(.run), body: .json(limit: 4096), run),
        Route(.post, "/v1/intents/add", .holder(.run), body: .json(limit: 4096), add),
        Route(.post, "/v1/intents/say", .holder(.run), body: .json(limit: 4096), say),
        Route(.get, "/v1/intents/total", .holder(.read), total),
        Route(.get, "/v1/intents/goal", .holder(.read), goal),
        Route(.get, "/v1/intents/quest", .holder(.read), quest),
        Route(.get, "/v1/intents/entities", .holder(.read), entities),
        Route(.get, "/v1/intents/phrases", .holder(.read), phrases),
    ]

    // MARK: Doing

    private static func start(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        return try IntentAnswer.write("start", call) { intents throws(APIError) in
            try intents.start(try intents.action(named(call, json)))
        }
    }

    private static func stop(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        return try IntentAnswer.write("stop", call) { intents throws(APIError) -> IntentResult in
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
        return try IntentAnswer.write("run", call) { intents throws(APIError) in
            try intents.run(try intents.action(named(call, json)), expect: expect)
        }
    }

    private static func add(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        let count = json["count"] == nil ? 1 : json["count"]?.int
        guard let count else { throw APIError(.badRequest, field: "count") }
        return try IntentAnswer.write("add", call) { intents throws(APIError) -> IntentResult in
            let action = try intents.action(named(call, json))
            return try intents.add(count, to: action)
        }
    }

    private static func named(_ call: Call, _ json: JSON) throws(APIError) -> String {
        if let id = try call.optionalString("actionID", in: json) { return id }
        return try call.string("action", in: json)
    }

    // MARK: Saying

    /// Reads a sentence and does what it asks for; `dryRun` only says how it was read.
    private static func say(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        let text = try call.string("text", in: json, limit: 1024)
        var call = call
        if let word = try call.optionalString("language", in: json) {
            guard let language = Language(rawValue: word) else {
                throw APIError(.badOption, field: "language")
            }
            call.request.headers.removeAll { $0.name == "accept-language" }
            call.request.headers.append(
                Request.Field("accept-language", language.rawValue))
        }
        let phrase: Phrase
        do throws(APIError) {
            phrase = try call.services.intents(call) { intents throws(APIError) in
                try intents.read(text)
            }
        } catch { return try IntentAnswer.refuse("say", call, error) }
        let parsed = JSON.Member("parsed", phrase.json)
        if json["dryRun"]?.bool == true {
            return .json(.object([JSON.Member("v", .int(1)), parsed]))
        }
        let intent = phrase.intent.rawValue
        if phrase.isChange {
            return try IntentAnswer.write(intent, call, adding: parsed) {
                intents throws(APIError) in try intents.obey(phrase)
            }
        }
        return try IntentAnswer.read(intent, call, adding: parsed) { intents throws(APIError) in
            try intents.obey(phrase)
        }
    }

    // MARK: Looking

    private static func total(_ call: Call) throws(APIError) -> Response {
        let name = try parameter("action", call)
        guard let period = Period(rawValue: call.request.parameter("period") ?? "day") else {
            throw APIError(.badOption, field: "period")
        }
        return try IntentAnswer.read("total", call) { intents throws(APIError) in
            try intents.total(try intents.action(name), period)
        }
    }

    private static func goal(_ call: Call) throws(APIError) -> Response {
        let name = try parameter("goal", call)
        let span = try span(call)
        return try IntentAnswer.read("goal", call) { intents throws(APIError) in
            try intents.progress(of: try intents.goal(name), over: span)
        }
    }

    private static func quest(_ call: Call) throws(APIError) -> Response {
        let name = try parameter("quest", call)
        let span = try span(call)
        return try IntentAnswer.read("quest", call) { intents throws(APIError) in
            try intents.progress(of: try intents.quest(name), over: span)
        }
    }

    private static func parameter(_ name: String, _ call: Call) throws(APIError) -> String {
        guard let value = call.request.parameter(name), value.utf8.count <= 256 else {
            throw APIError(.badOption, field: name)
        }
        return value
    }

    private static func span(_ call: Call) throws(APIError) -> Span {
        guard let span = Span(rawValue: call.request.parameter("span") ?? "day") else {
            throw APIError(.badOption, field: "span")
        }
        return span
    }

    /// What a picker offers, with "None" as the last (surfaces 8.3).
    private static func entities(_ call: Call) throws(APIError) -> Response {
        let word = call.request.parameter("kind") ?? ""
        guard let kind = Phrase.Entity.Kind(rawValue: word) else {
            throw APIError(.badOption, field: "kind")
        }
        let things = try call.services.intents(call) { intents throws(APIError) in
            switch kind {
            case .action: try intents.actions().map { NamedThing(id: $0.id, name: $0.name) }
            case .goal: try intents.goals().map { NamedThing(id: $0.id, name: $0.title) }
            case .quest: try intents.quests().map { NamedThing(id: $0.quest.id, name: $0.name) }
            }
        }
        let query = (call.request.parameter("q") ?? "").lowercased()
        let found = things.filter { query.isEmpty || $0.name.lowercased().contains(query) }
        if IntentAnswer.isPlain(call) {
            return IntentAnswer.plain(found.map { $0.name }.joined(separator: "\n"), status: 200)
        }
        let items =
            found.map { entity(kind, $0.id.text, $0.name) } + [entity(kind, "none", "None")]
        return .json([("v", .int(1)), ("items", .array(items))])
    }

    private static func entity(_ kind: Phrase.Entity.Kind, _ id: String, _ name: String) -> JSON {
        .object([
            JSON.Member("kind", .string(kind.rawValue)), JSON.Member("id", .string(id)),
            JSON.Member("name", .string(name)),
        ])
    }

    /// The table of phrases (surfaces 8.4), each with an example.
    private static func phrases(_ call: Call) throws(APIError) -> Response {
        let strings = call.request.strings
        let word = call.request.parameter("lang") ?? strings.language.rawValue
        guard let language = Phrase.Language(rawValue: word) else {
            throw APIError(.badOption, field: "lang")
        }
        let patterns = Phrase.patterns(language)
        if IntentAnswer.isPlain(call) {
            let lines = patterns.map { $0.example(language) }
            return IntentAnswer.plain(lines.joined(separator: "\n"), status: 200)
        }
        let rows = patterns.map { pattern in
            JSON.object([
                JSON.Member("intent", .string(pattern.intent.rawValue)),
                JSON.Member("pattern", .string(pattern.text)),
                JSON.Member("example", .string(pattern.example(language))),
            ])
        }
        return .json([
            ("v", .int(1)), ("language", .string(word)), ("phrases", .array(rows)),
        ])
    }
}

extension Phrase.Pattern {
    /// The pattern with names, a number and days in it.
    fileprivate func example(_ language: Phrase.Language) -> String {
        let words: [(String, String)]
        switch language {
        case .ko:
            words = [
                ("{action}", intent == .add ? "물" : "독서"), ("{goal}", "영어"), ("{quest}", "독서"),
                ("{period}", "이번 주"), ("{n}", "3"),
            ]
        case .en:
            words = [
                ("{action}", intent == .add ? "Water" : "Reading"), ("{goal}", "English"),
                ("{quest}", "Reading"), ("{period}", "this week"), ("{n}", "3"),
            ]
        case .ja:
            words = [
                ("{action}", intent == .add ? "水" : "読書"), ("{goal}", "英語"), ("{quest}", "読書"),
                ("{period}", "今週"), ("{n}", "3"),
            ]
        }
        return words.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}
