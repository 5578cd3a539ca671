import CMicrohttpd
import Glibc
import Synchronization

/// One request and its answer on a connection of the listener. The library's thread reads the
/// request; then one worker has it; then the library's thread sends what the worker left.
final class Exchange: @unchecked Sendable {
    let connection: OpaquePointer
    private(set) var request: Request
    var limit = 0
    var lane = Route.Lane.ordinary
    private var dropped = 0
    private var stream: EventStream?
    private let response = Mutex<Response?>(nil)

    var key: Int { Int(bitPattern: connection) }

    init(
        _ connection: OpaquePointer, url: UnsafePointer<CChar>, method: UnsafePointer<CChar>,
        _ listener: Listener
    ) {
        self.connection = connection
        var request = Request(String(cString: method), String(cString: url))
        request.isSecure = listener.isSecure
        request.peer = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
            haru_mhd_peer(connection, text.baseAddress, text.count)
            return String(cString: text.baseAddress!)
        }
        withUnsafeMutablePointer(to: &request.headers) {
            _ = haru_mhd_headers(connection, Exchange.collect, $0)
        }
        withUnsafeMutablePointer(to: &request.query) {
            _ = haru_mhd_query(connection, Exchange.collect, $0)
        }
        request.headers = request.headers.map { Request.Field($0.name.lowercased(), $0.value) }
        self.request = request
    }

    private static let collect: MHD_KeyValueIterator = { fields, _, name, value in
        guard let fields, let name else { return .YES }
        fields.assumingMemoryBound(to: [Request.Field].self).pointee.append(
            Request.Field(String(cString: name), value.map { String(cString: $0) } ?? ""))
        return .YES
    }

    /// - Returns: whether the client may go on; a body far beyond its limit ends the connection.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if dropped == 0, request.body.count + bytes.count <= max(limit, 4096) {
            request.body.append(contentsOf: bytes)
            return true
        }
        // One byte too many is kept, so that the router sees that there were too many.
        if dropped == 0 {
            request.body += Array(repeating: 0, count: limit + 1 - min(limit, request.body.count))
        }
        dropped += bytes.count
        return dropped <= 1 << 20
    }

    // MARK: The answer

    /// Leaves the answer and wakes the connection.
    func answer(_ response: Response) {
        self.response.withLock { $0 = response }
        MHD_resume_connection(connection)
    }

    func takeResponse() -> Response? {
        response.withLock { response in
            defer { response = nil }
            return response
        }
    }

    func send(_ response: Response) -> MHD_Result {
        guard let made = make(response.body) else { return .NO }
        defer { MHD_destroy_response(made) }
        for header in response.headers {
            MHD_add_response_header(made, header.name, header.value)
        }
        return MHD_queue_response(connection, UInt32(response.status), made)
    }

    private func make(_ body: Response.Body) -> OpaquePointer? {
        switch body {
        case .bytes(let bytes):
            return bytes.withUnsafeBytes {
                MHD_create_response_from_buffer(
                    $0.count, UnsafeMutableRawPointer(mutating: $0.baseAddress),
                    .RESPMEM_MUST_COPY)
            }
        case .file(let descriptor, let offset, let length):
            return MHD_create_response_from_fd_at_offset64(length, descriptor, offset)
        case .stream(let stream):
            self.stream = stream
            let source = StreamSource(stream, connection)
            return MHD_create_response_from_callback(
                .max, 4096, StreamSource.read, Unmanaged.passRetained(source).toOpaque(),
                StreamSource.free)
        }
    }

    /// The request is over, whichever way.
    func end() { stream?.abandon() }
}

/// An event stream as the library reads it.
private final class StreamSource: @unchecked Sendable {
    let stream: EventStream
    let connection: OpaquePointer

    init(_ stream: EventStream, _ connection: OpaquePointer) {
        self.stream = stream
        self.connection = connection
    }

    static let read: MHD_ContentReaderCallback = { raw, _, buffer, size in
        guard let raw, let buffer else { return -1 }
        let source = Unmanaged<StreamSource>.fromOpaque(raw).takeUnretainedValue()
        let room = UnsafeMutableRawBufferPointer(start: buffer, count: size)
        let taken = source.stream.take(into: room) {
            MHD_suspend_connection(source.connection)
            return { MHD_resume_connection(source.connection) }
        }
        switch taken {
        case .bytes(let count): return count
        case .nothing: return 0
        case .end: return -1
        }
    }

    static let free: MHD_ContentReaderFreeCallback = { raw in
        if let raw { Unmanaged<StreamSource>.fromOpaque(raw).release() }
    }
}
