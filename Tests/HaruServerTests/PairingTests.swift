import HaruCore
import Testing

@testable import HaruServer

@Suite struct PairingTests {
    private func ask(_ server: TestServer, kind: String = "device") -> JSON {
        server.send(
            "POST", "/v1/auth/pair",
            object(
                ("kind", .string(kind)), ("name", .string("Tablet")),
                ("platform", .string("web"))), from: "10.1.1.1"
        ).json
    }

    private func redeem(_ server: TestServer, _ request: JSON?) -> Response {
        server.send(
            "POST", "/v1/auth/pair/redeem", object(("request", request ?? .string("haru_x"))))
    }

    private func answer(
        _ server: TestServer, _ code: String, _ approve: Bool, _ token: String
    ) -> Int {
        server.send(
            "POST", "/v1/auth/pair/" + code, object(("approve", .bool(approve))), token: token
        ).status
    }

    @Test func aDeviceComesInOnceSomebodyAgrees() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let asked = ask(server)
        let code = try #require(asked["code"]?.string)
        #expect(code.utf8.count == 8)
        #expect(redeem(server, asked["request"]).status == 202)
        let shown = server.send("GET", "/v1/auth/pair/" + code, token: token).json
        #expect(shown["name"]?.string == "Tablet")
        #expect(shown["address"]?.string == "10.1.1.1")
        #expect(answer(server, code, true, token) == 204)
        let redeemed = redeem(server, asked["request"])
        #expect(redeemed.status == 201)
        let new = try #require(redeemed.json["token"]?.string)
        #expect(server.send("GET", "/v1/account", token: new).status == 200)
        #expect(redeem(server, asked["request"]).status == 404)
        #expect(answer(server, code, true, token) == 404)
    }

    @Test func whoeverWasRefusedStaysOut() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let asked = ask(server)
        #expect(answer(server, asked["code"]!.string!, false, token) == 204)
        #expect(redeem(server, asked["request"]).status == 404)
    }

    @Test func theCodeDoesNotRedeem() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let asked = ask(server)
        #expect(answer(server, asked["code"]!.string!, true, token) == 204)
        #expect(redeem(server, asked["code"]).status == 404)
    }

    @Test func aCodeEndsAfterTenMinutes() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let asked = ask(server)
        server.pass(Pairings.lifetime)
        #expect(answer(server, asked["code"]!.string!, true, token) == 404)
        #expect(redeem(server, asked["request"]).status == 404)
    }

    @Test func fiveWrongCodesStopAnAccount() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let code = ask(server)["code"]!.string!
        for _ in 0..<5 { #expect(answer(server, "00000000", true, token) == 404) }
        #expect(answer(server, code, true, token) == 429)
    }

    @Test func aWatchMayNotDoEverything() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let asked = ask(server, kind: "watch")
        #expect(answer(server, asked["code"]!.string!, true, token) == 204)
        let scopes = redeem(server, asked["request"]).json["scopes"]?.array?.compactMap {
            $0.string
        }
        #expect(scopes == ["read", "run", "watch", "live"])
    }
}
