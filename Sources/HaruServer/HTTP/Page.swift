import HaruCore

/// Which part of a list is asked for: `?after=<id>&limit=<1…200>`.
struct Page: Sendable {
    let after: RecordID
    let limit: Int
    static let most = 200

    init(_ call: Call) throws(APIError) {
        limit = min(max(call.request.parameter("limit").flatMap { Int($0) } ?? 100, 1), Page.most)
        guard let text = call.request.parameter("after") else {
            after = RecordID(high: 0, low: 0)
            return
        }
        guard let id = RecordID(text) else { throw APIError(.badOption, field: "after") }
        after = id
    }

    /// - Parameter items: one more than asked for when there are more.
    func response(_ items: [(id: RecordID, json: JSON)]) -> Response {
        let shown = items.prefix(limit)
        let next: JSON = items.count > limit ? .string(shown.last!.id.text) : .null
        return .json([("items", .array(shown.map { $0.json })), ("next", next)])
    }
}
