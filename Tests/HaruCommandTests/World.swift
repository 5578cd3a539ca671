import Glibc
import HaruCore
import HaruStrings

@testable import HaruCommand

/// An environment that is all made up, and what was written to it.
final class World {
    var output: [UInt8] = []
    var error: [UInt8] = []
    var answers: [String] = []
    var environment: CommandEnvironment!

    init(
        _ arguments: [String] = [], variables: [String: String] = ["LANG": "ko_KR.UTF-8"],
        isTerminal: Bool = false, width: Int = 80, now: Instant = Fixture.noon
    ) {
        environment = CommandEnvironment(
            arguments: arguments, variables: { variables[$0] }, isInputTerminal: isTerminal,
            isOutputTerminal: isTerminal, isErrorTerminal: isTerminal, width: width,
            writeOutput: { [unowned self] in
                output += $0
                return true
            }, writeError: { [unowned self] in error += $0 },
            readLine: { [unowned self] in answers.isEmpty ? nil : answers.removeFirst() },
            now: { now }, random: { 4 })
    }

    var outputText: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: error, as: UTF8.self) }
}

/// Values that many tests share. It is Wednesday, 12 August 2026, 12:00 in Seoul.
enum Fixture {
    static let seoul = TimeZoneRules(name: "Asia/Seoul", fixedOffset: 9 * 3600)
    static let boundary = DayBoundary(zone: seoul)
    static let today = LocalDay(year: 2026, month: 8, day: 12)!
    static let noon = at("12:00")

    static func at(_ time: String, on day: LocalDay = today) -> Instant {
        let second = TimeExpression.clock(Array(time.utf8))!
        return boundary.resolve(day, minute: second / 60) + Int64(second % 60) * 1000
    }

    static func id(_ number: UInt64) -> RecordID {
        RecordID(high: 0x019e_0000_0000_7000 | number << 40, low: 0x8000_0000_0000_0000 | number)
    }

    static func style(
        _ language: Language = .ko, now: Instant = noon, width: Int = 80, isUnicode: Bool = true,
        depth: ColorDepth = .none
    ) -> Style {
        Style(
            strings: Strings(language), paint: Paint(depth), width: width, isUnicode: isUnicode,
            boundary: boundary, now: now)
    }

    static let reading = ActionLabel(
        id: id(1), name: "독서", symbol: "book", colorHex: "#3F66C2")
    static let sport = ActionLabel(id: id(2), name: "운동", symbol: "figure.run")
    static let water = ActionLabel(
        id: id(3), name: "물", symbol: "drop", colorHex: "#2A78AD", type: .count)
}

/// Runs a command of the system, for what cannot be checked otherwise.
func shell(_ command: String) -> (status: Int32, output: String) {
    guard let pipe = popen("\(command) 2>&1", "r") else { return (-1, "") }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 {
        bytes.append(contentsOf: buffer[..<count])
    }
    return (pclose(pipe), String(decoding: bytes, as: UTF8.self))
}

/// A file that is gone when the closure returns.
func withTemporaryFile<Result>(_ text: String, _ body: (String) throws -> Result) rethrows
    -> Result
{
    var template = Array("/tmp/haru-test-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    let bytes = Array(text.utf8)
    precondition(write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
    return try body(path)
}
