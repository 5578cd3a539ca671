import HaruSimulation

/// Runs seeds of a scenario and leaves the line that `haru-sim` prints for them, with what went
/// wrong.
///
/// - Parameter text: the scenario's name, the first and the last seed, with spaces between.
/// - Returns: 1 when all held, 0 when one did not, -1 when the request makes no sense.
@_expose(wasm, "haru_simulate")
@_cdecl("haru_simulate")
public func haruSimulate(_ text: UnsafePointer<UInt8>, _ length: Int32) -> Int32 {
    let words = bytes(text, length).split(separator: 0x20).map {
        String(decoding: $0, as: UTF8.self)
    }
    guard words.count == 3, let scenario = Scenario.named(words[0]), let first = UInt64(words[1]),
        let last = UInt64(words[2]), first <= last
    else { return -1 }
    let outcome = scenario.run(first...last, depth: .pr)
    leave(outcome.line + "\n" + outcome.details)
    return outcome.hasPassed ? 1 : 0
}
