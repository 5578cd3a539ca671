import HaruCore

/// The view settings of one device's surfaces, kept with its token and merged into nothing
/// (surfaces 1.2).
enum ProfileRoutes {
    static let all: [Route] = [
        Route(.get, "/v1/profile", .device(.read), show),
        Route(.put, "/v1/profile", .device(.read), body: .json(limit: Profile.limit), replace),
    ]

    private static func show(_ call: Call) throws(APIError) -> Response {
        let token = try call.holder().token
        let profile = try call.services.ledger.read { rows throws(APIError) in
            try rows.profile(of: token)
        }
        return .json(.object([JSON.Member("v", .int(1))] + profile.members))
    }

    private static func replace(_ call: Call) throws(APIError) -> Response {
        let token = try call.holder().token
        let profile = try Profile(call.json())
        try call.services.ledger.transaction { rows throws(APIError) in
            try rows.setProfile(profile, of: token)
        }
        call.services.live.setAlertHours(profile.longSessionAlertHours, of: token)
        return .noContent
    }
}

/// A surface profile: what is known of it is checked, what is not is kept.
struct Profile: Sendable {
    /// All keys, known and unknown, without those that are missing.
    private(set) var members: [JSON.Member]

    /// The most bytes of one.
    static let limit = 64 << 10
    /// The most ids of one list.
    static let mostIDs = 1000

    /// Off.
    static let empty = Profile(members: [])

    private init(members: [JSON.Member]) { self.members = members }

    /// - Throws: 422 with the key whose value it cannot be.
    init(_ json: JSON) throws(APIError) {
        members = (json.members ?? []).filter { !sameBytes($0.name, "v") }
        for member in members where !Profile.isRight(member) {
            throw APIError(.outOfRange, field: member.name)
        }
    }

    /// What is stored was checked when it came.
    init(stored text: String) {
        members = (try? JSON.parse(text))?.members ?? []
    }

    var text: String { JSON.object(members).text }

    /// 0 = no alert.
    var longSessionAlertHours: Int {
        members.first { sameBytes($0.name, "longSessionAlertHours") }?.value.int ?? 0
    }

    /// In the order of the person's favourites.
    var actionOrder: [RecordID] {
        let list = members.first { sameBytes($0.name, "actionOrder") }?.value.array ?? []
        return list.compactMap { $0.string.flatMap { RecordID($0) } }
    }

    private static func isRight(_ member: JSON.Member) -> Bool {
        func isOneOf(_ words: String...) -> Bool {
            words.contains { sameBytes($0, member.value.string ?? "") }
        }
        switch member.name {
        case "language": return isOneOf("ko", "en", "ja")
        case "theme": return isOneOf("app", "light", "dark")
        case "appTheme": return isOneOf("system", "light", "dark")
        case "longSessionAlertHours": return (0...12).contains(member.value.int ?? -1)
        case "actionOrder", "pinnedGoals", "watchGoals":
            guard let ids = member.value.array else { return false }
            return ids.count <= mostIDs && ids.allSatisfy { isID($0.string) }
        case "watchActions":
            guard let actions = member.value.members else { return false }
            let periods = ["day", "week", "month", "last7", "last30"]
            return actions.count <= mostIDs
                && actions.allSatisfy { action in
                    isID(action.name)
                        && periods.contains { sameBytes($0, action.value.string ?? "") }
                }
        default: return true
        }
    }

    private static func isID(_ text: String?) -> Bool { text.map { RecordID($0) != nil } ?? false }
}

extension Ledger.Rows {
    func profile(of token: RecordID) throws(APIError) -> Profile {
        try first("SELECT text FROM profile WHERE token = ?1", .id(token)) {
            Profile(stored: $0.text(0))
        } ?? .empty
    }

    func setProfile(_ profile: Profile, of token: RecordID) throws(APIError) {
        try run(
            "INSERT OR REPLACE INTO profile(token, text) VALUES(?1, ?2)", .id(token),
            .text(profile.text))
    }
}
