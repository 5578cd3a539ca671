import Glibc
import HaruCore
import HaruHost

/// The account this device is signed in to, in a file beside the store that only its owner can
/// read: the token in it is as good as the person.
package struct SignedIn: Equatable, Sendable {
    /// Of the server, without a slash at its end.
    package var address: String
    package var login: String
    package var account: RecordID
    /// As it is registered with the account.
    package var device: RecordID
    package var name: String
    package var token: String

    package init(
        address: String, login: String, account: RecordID, device: RecordID, name: String,
        token: String
    ) {
        self.address = address
        self.login = login
        self.account = account
        self.device = device
        self.name = name
        self.token = token
    }

    /// - Throws: `.network(.notSignedIn)` when there is no file, or none that can be read.
    package static func load(_ place: StorePlace) throws(Refusal) -> SignedIn {
        guard let bytes = File.read(place.account, limit: 64 << 10),
            let json = try? JSON.parse(bytes), let address = json["address"]?.string,
            let login = json["login"]?.string, let token = json["token"]?.string,
            let account = json["account"]?.string.flatMap({ RecordID($0) }),
            let device = json["device"]?.string.flatMap({ RecordID($0) })
        else { throw .network(.notSignedIn) }
        return SignedIn(
            address: address, login: login, account: account, device: device,
            name: json["name"]?.string ?? "Haru", token: token)
    }

    package func save(_ place: StorePlace) throws(Refusal) {
        let json = JSON.object([
            JSON.Member("v", .int(1)), JSON.Member("address", .string(address)),
            JSON.Member("login", .string(login)), JSON.Member("account", .string(account.text)),
            JSON.Member("device", .string(device.text)), JSON.Member("name", .string(name)),
            JSON.Member("token", .string(token)),
        ])
        var bytes: [UInt8] = []
        json.write(into: &bytes)
        bytes.append(0x0a)
        do throws(FileError) {
            let file = try NewFile(place.account, mode: 0o600)
            try file.write(bytes)
            try file.finish()
        } catch { throw .file(path: place.account, error.isFull ? .full : .unwritable) }
    }

    package static func remove(_ place: StorePlace) { unlink(place.account) }
}
