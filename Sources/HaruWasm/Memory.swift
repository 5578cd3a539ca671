/// How values cross the border: the host asks for memory, writes bytes into it, passes address and
/// length, and reads the answer from where the last call left it.

/// Room for `count` bytes that the host is about to write.
@_expose(wasm, "haru_alloc")
@_cdecl("haru_alloc")
public func haruAlloc(_ count: Int32) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(1, Int(count)), alignment: 8)
}

/// Gives back what `haru_alloc` gave out.
@_expose(wasm, "haru_free")
@_cdecl("haru_free")
public func haruFree(_ address: UnsafeMutableRawPointer) { address.deallocate() }

/// The answer of the last call, valid until the next one. There is one thread.
nonisolated(unsafe) private var answer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1)
nonisolated(unsafe) private var answerLength: Int32 = 0

/// Where the answer of the last call begins.
@_expose(wasm, "haru_answer")
@_cdecl("haru_answer")
public func haruAnswer() -> UnsafeMutablePointer<UInt8> { answer.baseAddress! }

/// Bytes of the last answer.
@_expose(wasm, "haru_answer_length")
@_cdecl("haru_answer_length")
public func haruAnswerLength() -> Int32 { answerLength }

/// Leaves `text` for the host to read.
func leave(_ text: String) {
    let bytes = Array(text.utf8)
    answer.deallocate()
    answer = .allocate(capacity: max(1, bytes.count))
    _ = answer.initialize(from: bytes)
    answerLength = Int32(bytes.count)
}

/// A copy of what the host wrote.
func bytes(_ address: UnsafePointer<UInt8>, _ count: Int32) -> [UInt8] {
    Array(UnsafeBufferPointer(start: address, count: Int(count)))
}
