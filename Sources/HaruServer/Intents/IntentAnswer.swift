import HaruCommand
import HaruCore

/// Answers of intents: a result, or a refusal that can be spoken as well (surfaces 8.2).
enum IntentAnswer {
    typealias Body = (Intents) throws(APIError) -> IntentResult

    /// Does something and tells the account's other devices at once.
    static func write(
        _ intent: String, _ call: Call, adding member: JSON.Member? = nil, _ body: Body
    ) throws(APIError) -> Response {
        try answer(intent, call, member) { () throws(APIError) in
            let result = try call.services.intents(call, writes: true, body)
            // A press is told at once; what comes by exchanges waits for a pause.
            call.services.news.note(try call.holder().account, at: call.now - News.pause)
            call.services.tellNews()
            return result
        }
    }

    static func read(
        _ intent: String, _ call: Call, adding member: JSON.Member? = nil, _ body: Body
    ) throws(APIError) -> Response {
        try answer(intent, call, member) { () throws(APIError) in
            try call.services.intents(call, body)
        }
    }

    private static func answer(
        _ intent: String, _ call: Call, _ member: JSON.Member?,
        _ body: () throws(APIError) -> IntentResult
    ) throws(APIError) -> Response {
        do throws(APIError) {
            let result = try body()
            if isPlain(call) { return plain(result.dialog, status: 200) }
            guard let member else { return .json(result.json) }
            return .json(.object((result.json.members ?? []) + [member]))
        } catch { return try refuse(intent, call, error) }
    }

    /// - Throws: the refusal, unless the sentence alone is wanted.
    static func refuse(
        _ intent: String, _ call: Call, _ error: APIError
    ) throws(APIError) -> Response {
        if isPlain(call) {
            return plain(error.code.message(call.request.strings), status: error.code.status)
        }
        var refusal = error
        refusal.intent = intent
        throw refusal
    }

    /// Whether a simple app wants the sentence alone.
    static func isPlain(_ call: Call) -> Bool {
        call.request.header("accept")?.hasPrefix("text/plain") ?? false
    }

    static func plain(_ dialog: String, status: Int) -> Response {
        var response = Response(
            status, type: "text/plain; charset=utf-8", body: Array((dialog + "\n").utf8))
        response["Cache-Control"] = "no-store"
        return response
    }
}
