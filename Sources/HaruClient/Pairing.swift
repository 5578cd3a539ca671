import HaruCommand
import HaruCore

/// Asking to be let in by a code, and agreeing to one (sync 2).
enum Pairing {
    struct Asked: Equatable, Sendable {
        /// The secret that stays here.
        let request: String
        let code: String
        let url: String
        let ends: Instant
    }

    static func ask(
        _ client: HTTPClient, _ device: DeviceEntry
    ) throws(NetworkProblem) -> Asked {
        let json = try client.ask(
            "POST", "/v1/auth/pair",
            [JSON.Member("kind", .string("device")), JSON.Member("device", device.json)]
        ).json
        guard let request = json["request"]?.string, let code = json["code"]?.string,
            let url = json["url"]?.string, let ends = json["expiresAt"]?.int64
        else { throw .notHaru(address: client.address) }
        return Asked(request: request, code: code, url: url, ends: Instant(milliseconds: ends))
    }

    /// - Returns: the answer that lets the device in; `nil` while nobody agreed.
    /// - Throws: `.codeNotAgreed` when somebody refused or the code is too old.
    static func redeem(
        _ client: HTTPClient, _ asked: Asked
    ) throws(NetworkProblem) -> JSON? {
        let answer = try client.ask(
            "POST", "/v1/auth/pair/redeem", [JSON.Member("request", .string(asked.request))],
            meaning: ["not_found": .codeNotAgreed])
        return answer.status == 202 ? nil : answer.json
    }

    /// Lets a second device in that is this one: what a copied store needs, which has a token of the
    /// device it was copied from.
    ///
    /// - Returns: its token.
    static func registerBeside(
        _ client: HTTPClient, _ device: DeviceEntry
    ) throws(NetworkProblem) -> String {
        let asked = try ask(client, device)
        _ = try client.ask(
            "POST", "/v1/auth/pair/" + asked.code, [JSON.Member("approve", .bool(true))])
        guard let token = try redeem(client, asked)?["token"]?.string else {
            throw .notHaru(address: client.address)
        }
        return token
    }
}
