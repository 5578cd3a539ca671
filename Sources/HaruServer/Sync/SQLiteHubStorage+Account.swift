import HaruCore
import HaruReplica
import HaruStore

/// The account and its devices.
extension SQLiteHubStorage {
    func account() throws(StorageError) -> HubAccount {
        guard let text = try value("account"), let json = try? JSON.parse(text),
            let account = HubAccount(json: json)
        else { throw .clockUnreadable }
        return account
    }

    func setAccount(_ account: HubAccount) throws(StorageError) {
        let text = account.json.text
        let statement = try database.prepare(
            "INSERT OR REPLACE INTO meta(key, value, sum) VALUES('account', ?1, ?2)")
        statement.bind(1, text)
        statement.bind(2, Int64(bitPattern: XXH64.hash(Array(text.utf8))))
        try statement.run()
    }

    func value(_ key: String) throws(StorageError) -> String? {
        let statement = try database.prepare("SELECT value, sum FROM meta WHERE key = ?1")
        statement.bind(1, key)
        guard try statement.step() else { return nil }
        let text = statement.text(0)
        guard statement.integer(1) == Int64(bitPattern: XXH64.hash(Array(text.utf8))) else {
            throw .clockUnreadable
        }
        return text
    }

    func device(_ id: RecordID) throws(StorageError) -> HubDevice? {
        let statement = try database.prepare("SELECT value FROM device WHERE id = ?1")
        statement.bind(1, id.bytes)
        guard try statement.step() else { return nil }
        return try HubDevice(id: id, text: statement.text(0))
    }

    func setDevice(_ device: HubDevice) throws(StorageError) {
        let statement = try database.prepare(
            "INSERT OR REPLACE INTO device(id, value) VALUES(?1, ?2)")
        statement.bind(1, device.id.bytes)
        statement.bind(2, device.json.text)
        try statement.run()
    }

    func devices() throws(StorageError) -> [HubDevice] {
        let statement = try database.prepare("SELECT id, value FROM device ORDER BY id")
        var devices: [HubDevice] = []
        while try statement.step() {
            devices.append(try HubDevice(id: statement.id(0), text: statement.text(1)))
        }
        return devices
    }
}
