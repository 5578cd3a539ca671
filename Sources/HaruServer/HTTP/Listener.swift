import CMicrohttpd
import Glibc
import Synchronization

/// The HTTP server: reads requests, has them answered on other threads, sends the answers. It knows
/// no routes.
final class Listener: @unchecked Sendable {
    struct Options: Sendable {
        var host = "127.0.0.1"
        /// 0 = any that is free.
        var port: UInt16 = 0
        var threads: UInt32 = 2
        var connections: UInt32 = 1024
        /// Key and certificate, PEM; `nil` = no TLS.
        var identity: Identity?
    }

    struct Identity: Sendable {
        let key: [UInt8]
        let certificate: [UInt8]
    }

    let port: UInt16
    let isSecure: Bool
    let slow: SlowClients
    private let router: Router
    private let ordinary = WorkerPool(threads: 8)
    private let hashing = WorkerPool(threads: 2, patience: .seconds(5))
    private let descriptor: Int32
    private let ticker: Ticker
    private var daemon: OpaquePointer?
    private let pem: [UnsafeMutablePointer<CChar>]

    /// Where is listened, before anybody is let in.
    struct Socket: Sendable {
        let descriptor: Int32
        let port: UInt16

        /// - Throws: the system's number when the address cannot be used.
        init(_ options: Options) throws(ListenerError) {
            descriptor = haru_listen(options.host, options.port)
            guard descriptor >= 0 else { throw .address(errno) }
            port = haru_port(descriptor)
        }
    }

    /// - Throws: `.notStarted` when key and certificate are of no use.
    init(_ options: Options, _ socket: Socket, router: Router) throws(ListenerError) {
        self.router = router
        descriptor = socket.descriptor
        port = socket.port
        isSecure = options.identity != nil
        slow = SlowClients(isSecure: isSecure)
        pem =
            options.identity.map { identity in
                [identity.key, identity.certificate].map { bytes in
                    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
                    for (i, byte) in bytes.enumerated() { copy[i] = CChar(bitPattern: byte) }
                    copy[bytes.count] = 0
                    return copy
                }
            } ?? []
        ticker = Ticker(every: 1)
        daemon = haru_mhd_start(
            descriptor, options.threads, 60, options.connections, pem.first, pem.last,
            Listener.handle, Listener.completed, Listener.connected,
            Unmanaged.passUnretained(self).toOpaque())
        guard daemon != nil else {
            close(descriptor)
            throw .notStarted
        }
        ticker.start { [slow, hashing, router] in
            slow.sweep()
            hashing.expireOld()
            router.services.tick()
        }
    }

    deinit { for text in pem { text.deallocate() } }

    /// Takes no more connections, lets what is under way finish, and ends.
    func stop() {
        guard let daemon else { return }
        MHD_quiesce_daemon(daemon)
        ticker.stop()
        router.services.live.closeAll()
        ordinary.stop()
        hashing.stop()
        MHD_stop_daemon(daemon)
        close(descriptor)
        self.daemon = nil
    }

    // MARK: Callbacks of the library

    private static let handle: haru_handler = {
        cls, connection, url, method, _, upload, size, slot in
        guard let cls, let connection, let url, let method, let size, let slot else { return .NO }
        let listener = Unmanaged<Listener>.fromOpaque(cls).takeUnretainedValue()
        guard let raw = slot.pointee else {
            let exchange = Exchange(connection, url: url, method: method, listener)
            slot.pointee = Unmanaged.passRetained(exchange).toOpaque()
            return listener.begin(exchange)
        }
        let exchange = Unmanaged<Exchange>.fromOpaque(raw).takeUnretainedValue()
        if size.pointee > 0, let upload {
            let bytes = UnsafeRawBufferPointer(start: upload, count: size.pointee)
            size.pointee = 0
            listener.slow.received(bytes.count, on: exchange.key)
            return exchange.receive(bytes) ? .YES : .NO
        }
        return listener.finish(exchange)
    }

    private static let completed: haru_completed = { cls, connection, slot, _ in
        guard let cls, let connection, let slot, let raw = slot.pointee else { return }
        let listener = Unmanaged<Listener>.fromOpaque(cls).takeUnretainedValue()
        let exchange = Unmanaged<Exchange>.fromOpaque(raw).takeRetainedValue()
        slot.pointee = nil
        exchange.end()
        listener.slow.expect(
            exchange.key, descriptor: haru_mhd_socket(connection), within: SlowClients.idle)
    }

    private static let connected: haru_connected = { cls, connection, _, code in
        guard let cls, let connection else { return }
        let listener = Unmanaged<Listener>.fromOpaque(cls).takeUnretainedValue()
        let key = Int(bitPattern: connection)
        if code == .CONNECTION_NOTIFY_STARTED {
            listener.slow.expect(
                key, descriptor: haru_mhd_socket(connection), within: SlowClients.patience)
        } else {
            listener.slow.forget(key)
        }
    }

    private func begin(_ exchange: Exchange) -> MHD_Result {
        slow.expect(
            exchange.key, descriptor: haru_mhd_socket(exchange.connection),
            within: SlowClients.patience)
        switch router.admit(exchange.request) {
        case .accept(let limit, let lane):
            exchange.limit = limit
            exchange.lane = lane
            return .YES
        case .refuse(let response):
            // What is still to come of the request is not read: the connection ends with this.
            slow.forget(exchange.key)
            return exchange.send(response)
        }
    }

    private func finish(_ exchange: Exchange) -> MHD_Result {
        if let response = exchange.takeResponse() { return exchange.send(response) }
        slow.forget(exchange.key)
        if let response = router.quickAnswer(exchange.request) { return exchange.send(response) }
        MHD_suspend_connection(exchange.connection)
        let pool = exchange.lane == .hashing ? hashing : ordinary
        // Nobody else touches the request from here on.
        let request = exchange.request
        pool.submit { [router] in
            exchange.answer(router.answer(request))
        } expire: { [router] in
            exchange.answer(router.refuse(request, APIError(.busy, retryAfter: 5)))
        }
        return .YES
    }
}

enum ListenerError: Error, Equatable {
    case address(Int32)
    case notStarted

    /// The system's number; 0 = none.
    var code: Int32 { if case .address(let code) = self { code } else { 0 } }
}

/// Calls something every so many seconds on a thread of its own.
final class Ticker: Sendable {
    private let seconds: UInt32
    private let thread = Mutex<pthread_t?>(nil)
    private let isStopping = Mutex(false)

    private final class Work: Sendable {
        let ticker: Ticker
        let body: @Sendable () -> Void
        init(_ ticker: Ticker, _ body: @escaping @Sendable () -> Void) {
            self.ticker = ticker
            self.body = body
        }
    }

    init(every seconds: UInt32) { self.seconds = seconds }

    func start(_ body: @escaping @Sendable () -> Void) {
        var new = pthread_t()
        let work = Unmanaged.passRetained(Work(self, body)).toOpaque()
        guard pthread_create(&new, nil, { Ticker.main($0) }, work) == 0 else { return }
        thread.withLock { $0 = new }
    }

    func stop() {
        isStopping.withLock { $0 = true }
        let ended = thread.withLock { thread in
            defer { thread = nil }
            return thread
        }
        if let ended { pthread_join(ended, nil) }
    }

    private static func main(_ raw: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let raw else { return nil }
        let work = Unmanaged<Work>.fromOpaque(raw).takeRetainedValue()
        var tenths: UInt32 = 0
        while !work.ticker.isStopping.withLock({ $0 }) {
            usleep(100_000)
            tenths += 1
            if tenths >= work.ticker.seconds * 10 {
                tenths = 0
                work.body()
            }
        }
        return nil
    }
}
