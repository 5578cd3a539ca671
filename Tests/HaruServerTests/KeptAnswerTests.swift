import HaruCore
import Testing

@testable import HaruServer

/// Writes that name themselves, over a restart of the server.
@Suite struct KeptAnswerTests {
    private let route = Route(.post, "/v1/intents/add", .holder(.run), body: .json(limit: 99)) {
        _ throws(APIError) in .noContent
    }

    private func call(_ server: TestServer, body: String = "{}") throws -> Call {
        let token = try server.signIn()
        var request = Request("POST", "/v1/intents/add", body: Array(body.utf8))
        request.headers = [
            Request.Field("authorization", "Bearer " + token),
            Request.Field("idempotency-key", "press-1"),
        ]
        var call = Call(request: request, services: server.services, address: "127.0.0.1")
        call.caller = try server.services.tokens.caller(of: call)
        return call
    }

    @Test func theAnswerOutlivesTheServer() throws {
        let server = try TestServer()
        let call = try call(server)
        var count: Int64 = 0
        func ask(_ call: Call) throws(APIError) -> Response {
            // A server that was started again remembers nothing but what is on disk.
            try Idempotency(ledger: server.services.ledger).once(call, route) {
                () throws(APIError) in
                count += 1
                return .json([("count", .int(count))])
            }
        }
        let first = try ask(call)
        #expect(try ask(call).bytes == first.bytes)
        #expect(try ask(call)["Content-Type"] == first["Content-Type"])
        var other = call
        other.request.body = Array("{\"x\":1}".utf8)
        #expect(throws: APIError(.keyReused)) { try ask(other) }
        #expect(count == 1)
        server.pass(Idempotency.length)
        #expect(try ask(call).bytes != first.bytes)
    }

    @Test func whatWasCutOffIsNotDoneTwice() throws {
        let server = try TestServer()
        let call = try call(server)
        let caller = try call.holder()
        try server.services.ledger.transaction { rows throws(APIError) in
            try rows.insertQuestion(
                Idempotency.Asked(
                    route: "POST/v1/intents/add", body: SHA256.digest(call.request.body),
                    at: server.now), of: caller.token, key: "press-1")
        }
        let idempotency = Idempotency(ledger: server.services.ledger)
        #expect(throws: APIError(.inProgress)) {
            try idempotency.once(call, route) { () throws(APIError) in .noContent }
        }
    }

    @Test func whatWasRefusedMayBeAskedAgain() throws {
        let server = try TestServer()
        let call = try call(server)
        let idempotency = Idempotency(ledger: server.services.ledger)
        #expect(throws: APIError(.notFound)) {
            try idempotency.once(call, route) { () throws(APIError) in throw APIError(.notFound) }
        }
        let again = try idempotency.once(call, route) { () throws(APIError) in .noContent }
        #expect(again.status == 204)
    }
}
