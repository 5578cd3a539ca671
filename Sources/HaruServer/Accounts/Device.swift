import HaruCore
import HaruStore

/// A device that signed in to an account.
struct Device: Equatable, Sendable {
    let id: RecordID
    var name: String
    var platform: String
    var version: String
    var schema: Int64
    var created: Instant
    var seen: Instant

    /// - Throws: 400 with the member that is wrong.
    init(_ json: JSON?, at now: Instant, id fallback: RecordID? = nil) throws(APIError) {
        func text(_ name: String, or other: String) throws(APIError) -> String {
            guard let value = json?[name], !value.isNull else { return other }
            guard let text = value.string, text.utf8.count <= 128 else {
                throw APIError(.badRequest, field: "device." + name)
            }
            return text
        }
        let shown = json?["id"]?.string.flatMap { RecordID($0) }
        guard let id = shown ?? (json?["id"] == nil ? fallback : nil) else {
            throw APIError(.badRequest, field: "device.id")
        }
        self.id = id
        name = try text("name", or: "Haru")
        platform = try text("platform", or: "")
        version = try text("version", or: "")
        schema = json?["schema"]?.int64 ?? 0
        created = now
        seen = now
    }

    fileprivate init(_ row: Statement) {
        id = row.id(0)
        name = row.text(1)
        platform = row.text(2)
        version = row.text(3)
        schema = row.integer(4)
        created = row.instant(5)
        seen = row.instant(6)
    }

    var json: JSON {
        .object([
            JSON.Member("id", .string(id.text)), JSON.Member("name", .string(name)),
            JSON.Member("platform", .string(platform)), JSON.Member("version", .string(version)),
            JSON.Member("schema", .int(schema)),
            JSON.Member("createdAt", .int(created.milliseconds)),
            JSON.Member("seenAt", .int(seen.milliseconds)),
        ])
    }
}

extension Ledger.Rows {
    private static var columns: String { "id, name, platform, version, schema, created, seen" }

    func device(_ id: RecordID, of account: RecordID) throws(APIError) -> Device? {
        try first(
            "SELECT \(Ledger.Rows.columns) FROM device WHERE account = ?1 AND id = ?2",
            .id(account), .id(id)
        ) { Device($0) }
    }

    /// Devices in the order of their ids.
    func devices(
        of account: RecordID, after: RecordID, limit: Int
    ) throws(APIError) -> [Device] {
        try all(
            """
            SELECT \(Ledger.Rows.columns) FROM device WHERE account = ?1 AND id > ?2
            ORDER BY id LIMIT ?3
            """, .id(account), .id(after), .int(Int64(limit))
        ) { Device($0) }
    }

    /// Adds a device, or takes over what a known one says of itself now.
    func register(_ device: Device, for account: RecordID) throws(APIError) {
        try run(
            """
            INSERT INTO device(account, id, name, platform, version, schema, created, seen)
            VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)
            ON CONFLICT(account, id) DO UPDATE SET name = ?3, platform = ?4, version = ?5,
            schema = ?6, seen = ?7
            """, .id(account), .id(device.id), .text(device.name), .text(device.platform),
            .text(device.version), .int(device.schema), .at(device.seen))
    }

    /// Forgets a device and its tokens; what is on it stays there.
    ///
    /// - Returns: whether there was one.
    func removeDevice(_ id: RecordID, of account: RecordID) throws(APIError) -> Bool {
        try run("DELETE FROM token WHERE account = ?1 AND device = ?2", .id(account), .id(id))
        return try run("DELETE FROM device WHERE account = ?1 AND id = ?2", .id(account), .id(id))
            > 0
    }

    /// Forgets all devices but one, and their tokens.
    ///
    /// - Returns: the tokens that ended.
    func removeDevices(
        of account: RecordID, but device: RecordID?
    ) throws(APIError) -> [RecordID] {
        let ended = try removeDeviceTokens(of: account, but: device)
        try run(
            "DELETE FROM device WHERE account = ?1 AND id IS NOT ?2", .id(account), .id(device))
        return ended
    }
}
