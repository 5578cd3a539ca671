import Glibc
import HaruCore
import HaruReplica
import Testing

@testable import HaruServer

/// The few things that only a real socket shows.
@Suite struct ListenerTests {
    /// A listening server over the table of a `TestServer`, stopped when it goes.
    private final class Listening {
        let server: TestServer
        let listener: Listener

        init(_ server: TestServer) throws {
            self.server = server
            let options = Listener.Options()
            listener = try Listener(options, Listener.Socket(options), router: server.router)
        }

        deinit { listener.stop() }

        /// A connection that has sent `text`.
        func connection(_ text: String) -> Int32 {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = listener.port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
            _ = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            let bytes = Array(text.utf8)
            _ = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
            return descriptor
        }
    }

    /// Reads until `end` has come, or the other side closed.
    private func read(_ descriptor: Int32, until end: String? = nil) -> String {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(descriptor, &piece, piece.count, 0)
            guard count > 0 else { break }
            bytes += piece[..<count]
            if let end, String(decoding: bytes, as: UTF8.self).contains(end) { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func request(
        _ line: String, _ headers: String = "", host: String = "localhost"
    ) -> String {
        "\(line) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(headers)\r\n"
    }

    @Test func itAnswersOverASocket() throws {
        let listening = try Listening(TestServer())
        let connection = listening.connection(request("GET /healthz"))
        defer { close(connection) }
        let answer = read(connection)
        #expect(answer.hasPrefix("HTTP/1.1 200 "))
        #expect(answer.hasSuffix("{\"ok\":true}"))
    }

    @Test func aHeadHasNoBody() throws {
        let listening = try Listening(TestServer())
        let connection = listening.connection(request("HEAD /healthz"))
        defer { close(connection) }
        let answer = read(connection)
        #expect(answer.hasPrefix("HTTP/1.1 200 "))
        #expect(answer.hasSuffix("\r\n\r\n"))
    }

    @Test func aLongBodyIsRefusedBeforeItIsSent() throws {
        let listening = try Listening(TestServer())
        let headers = "Content-Type: application/json\r\nContent-Length: 99999999\r\n"
        let connection = listening.connection(request("POST /v1/auth/token", headers))
        defer { close(connection) }
        #expect(read(connection, until: "}").hasPrefix("HTTP/1.1 413 "))
    }

    @Test func aBodyInChunksIsBoundedToo() throws {
        let listening = try Listening(TestServer())
        let headers = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
        let chunk = "4000\r\n" + String(repeating: " ", count: 0x4000) + "\r\n"
        let connection = listening.connection(
            request("POST /v1/auth/token", headers) + chunk + chunk + "0\r\n\r\n")
        defer { close(connection) }
        #expect(read(connection, until: "}").hasPrefix("HTTP/1.1 413 "))
    }

    @Test func aHundredStreamsHearOneExchange() throws {
        let listening = try Listening(TestServer())
        let server = listening.server
        let sender = try server.signIn(device: TestServer.otherID(1))
        var streams: [Int32] = []
        defer { for stream in streams { close(stream) } }
        for i in 0..<100 {
            let token = try server.signIn(device: TestServer.otherID(UInt64(i) + 2))
            let stream = listening.connection(
                "GET /v1/live/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n\r\n"
            )
            streams.append(stream)
            #expect(read(stream, until: "retry: 3000").contains("text/event-stream"))
        }
        let stamp = Stamp(milliseconds: server.now.milliseconds, counter: 0, node: 7)
        let sync = SyncRequest(
            device: TestServer.otherID(1), request: TestServer.otherID(5000),
            items: [
                .change(
                    Change(
                        kind: .tag, id: TestServer.otherID(6000),
                        fields: [Change.ChangedField("name", .string("x"), stamp)]))
            ])
        let answer = server.send("POST", "/v1/sync", try JSON.parse(sync.bytes), token: sender)
        #expect(answer.status == 200)
        for stream in streams {
            #expect(read(stream, until: "event: sync").contains("event: sync"))
        }
    }

    @Test func stoppingEndsStreamsCleanly() throws {
        let listening = try Listening(TestServer())
        let token = try listening.server.signIn()
        let stream = listening.connection(
            "GET /v1/live/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n\r\n"
        )
        defer { close(stream) }
        #expect(read(stream, until: "retry: 3000").contains("retry: 3000"))
        listening.listener.stop()
        #expect(read(stream).hasSuffix("0\r\n\r\n"))
    }

    @Test func aSlowClientIsTold() throws {
        var pair: [Int32] = [0, 0]
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)
        defer { for descriptor in pair { close(descriptor) } }
        let slow = SlowClients(isSecure: false)
        slow.expect(1, descriptor: pair[0], within: .seconds(100))
        slow.sweep()
        slow.expect(1, descriptor: pair[0], within: .seconds(-1))
        slow.sweep()
        #expect(read(pair[1]).hasPrefix("HTTP/1.1 408 "))
    }
}
