import HaruCore
import HaruViews

// The border of app.wasm (Docs/WebRuntime.md).

#if arch(wasm32)
    @_extern(wasm, module: "host", name: "send") @_extern(c)
    func hostSend(_ kind: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int32)

    @_extern(wasm, module: "host", name: "random") @_extern(c)
    func hostRandom(_ bytes: UnsafeMutableRawPointer?, _ count: Int32)
#else
    func hostSend(_ kind: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int32) {}
    func hostRandom(_ bytes: UnsafeMutableRawPointer?, _ count: Int32) {}
#endif

/// The one window of this instance. There is one thread.
nonisolated(unsafe) private let app = App(random: {
    var bits: UInt64 = 0
    withUnsafeMutableBytes(of: &bits) { hostRandom($0.baseAddress, 8) }
    return bits
})

/// Room for `count` bytes that the host is about to write; `haru_call` takes it over.
@_expose(wasm, "haru_alloc")
@_cdecl("haru_alloc")
public func haruAlloc(_ count: Int32) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(1, Int(count)), alignment: 8)
}

/// Everything that goes in.
///
/// - Parameter now: milliseconds since 1970.
@_expose(wasm, "haru_call")
@_cdecl("haru_call")
public func haruCall(
    _ kind: Int32, _ address: UnsafeMutableRawPointer, _ count: Int32, _ now: Double
) {
    let raw = UnsafeRawBufferPointer(start: address, count: Int(count))
    // A page or an entry comes behind its number.
    let isNumbered = [2, 3, 6, 7].contains(kind) && raw.count >= 8
    let number = isNumbered ? raw.loadUnaligned(as: Int64.self) : 0
    let bytes = Array(raw[(isNumbered ? 8 : 0)...])
    address.deallocate()
    app.call(Int(kind), bytes, number: number, at: Instant(milliseconds: Int64(now))) { send($0) }
}

private func send(_ output: Output) {
    switch output {
    case .html(let bytes): send(0, bytes)
    case .effect(let json):
        var bytes: [UInt8] = []
        json.write(into: &bytes)
        send(1, bytes)
    case .commit(let commit): send(2, commit.message)
    case .ticks(let bytes): send(3, bytes)
    }
}

private func send(_ kind: Int32, _ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { hostSend(kind, $0.baseAddress, Int32($0.count)) }
}
