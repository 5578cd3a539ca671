import HaruCore
import Testing

@testable import HaruServer

@Suite struct TokenTests {
    private func status(_ server: TestServer, _ token: String) -> Int {
        server.send("GET", "/v1/account", token: token).status
    }

    private static let day: Int64 = 86_400_000

    @Test func onlyAHashOfATokenIsKept() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let kept = try server.services.ledger.read { rows throws(APIError) in
            try rows.all("SELECT hash FROM token", row: { Array($0.bytes(0)) })
        }
        #expect(kept == [SHA256.digest(Array(token.utf8))])
        #expect(token.utf8.count == 5 + 64)
    }

    @Test func aTokenUnusedForNinetyDaysEnds() throws {
        let server = try TestServer()
        let token = try server.signIn()
        server.pass(89 * TokenTests.day)
        #expect(status(server, token) == 200)
        server.pass(91 * TokenTests.day)
        #expect(status(server, token) == 401)
    }

    @Test func aTokenUsedDailyEndsAfterAYear() throws {
        let server = try TestServer()
        var token = try server.signIn()
        for _ in 0..<364 {
            server.pass(TokenTests.day)
            let response = server.send("GET", "/v1/account", token: token)
            #expect(response.status == 200)
            token = response["Haru-Token"] ?? token
        }
        server.pass(TokenTests.day)
        #expect(status(server, token) == 401)
    }

    @Test func aLostNewTokenSignsNobodyOut() throws {
        let server = try TestServer()
        let old = try server.signIn()
        server.pass(31 * TokenTests.day)
        let lost = server.send("GET", "/v1/account", token: old)["Haru-Token"]
        server.pass(TokenTests.day)
        let new = try #require(server.send("GET", "/v1/account", token: old)["Haru-Token"])
        #expect(lost != nil && lost != new)
        #expect(status(server, new) == 200)
        server.pass(TokenDesk.grace - 1)
        #expect(status(server, old) == 200)
        server.pass(1)
        #expect(status(server, old) == 401)
        #expect(status(server, lost!) == 401)
        #expect(status(server, new) == 200)
    }

    @Test func aTokenIsMintedWithNoMoreThanTheMinterHas() throws {
        let server = try TestServer()
        let device = try server.signIn()
        let read = server.send(
            "POST", "/v1/tokens",
            object(("name", .string("shortcut")), ("scopes", .array([.string("read")]))),
            token: device
        ).json["token"]?.string
        let more = server.send(
            "POST", "/v1/tokens",
            object(("name", .string("more")), ("scopes", .array([.string("run")]))), token: read)
        #expect(more.status == 403)
    }

    @Test func wrongTokensAreStoppedByAddress() throws {
        let server = try TestServer()
        for _ in 0..<30 { #expect(status(server, "haru_wrong") == 401) }
        #expect(status(server, "haru_wrong") == 429)
    }

    @Test func signingOutEndsTheToken() throws {
        let server = try TestServer()
        let token = try server.signIn()
        #expect(server.send("DELETE", "/v1/auth/token", token: token).status == 204)
        #expect(status(server, token) == 401)
    }
}
