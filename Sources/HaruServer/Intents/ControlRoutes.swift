import HaruCommand
import HaruCore

/// One-tap toggles (surfaces 6, 9.4).
enum ControlRoutes {
    static let all: [Route] = [
        Route(.get, "/v1/controls/{actionID}", .holder(.read), show),
        Route(.put, "/v1/controls/{actionID}", .holder(.run), body: .json(limit: 4096), set),
    ]

    private static func show(_ call: Call) throws(APIError) -> Response {
        let id = try call.id("actionID")
        return try call.services.intents(call) { intents throws(APIError) in
            let action = try intents.action(id.text)
            let isRunning = try intents.running().contains { $0.actionID == id }
            let strings = call.request.strings
            let isCount = action.trackingType == .count
            let value =
                isCount
                ? strings.times(count: Int(try intents.total(action, .day).value ?? 0))
                : isRunning ? strings.intentMeasuring : strings.intentStopped
            if IntentAnswer.isPlain(call) { return IntentAnswer.plain(value, status: 200) }
            return .json([
                ("v", .int(1)), ("value", .bool(isRunning)), ("label", .string(action.name)),
                ("valueText", .string(value)), ("type", .string(isCount ? "count" : "time")),
            ])
        }
    }

    private static func set(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        guard let isOn = json["value"]?.bool else { throw APIError(.badRequest, field: "value") }
        let id = try call.id("actionID")
        return try IntentAnswer.write("setControl", call) { intents throws(APIError) in
            try intents.setControl(of: intents.action(id.text), to: isOn)
        }
    }
}
