import HaruCore
import HaruStrings

/// How a verb speaks: reports and messages to standard output, everything else to standard error.
///
/// With `--json` standard output carries one JSON value and nothing else, and with `--quiet` only
/// what was asked for.
public struct Console {
    public let environment: CommandEnvironment
    public private(set) var strings: Strings
    public let isJSON: Bool
    public let isQuiet: Bool
    private let languageFlag: String?

    public init(
        _ environment: CommandEnvironment, isJSON: Bool, isQuiet: Bool, languageFlag: String?
    ) {
        self.environment = environment
        self.isJSON = isJSON
        self.isQuiet = isQuiet
        self.languageFlag = languageFlag
        strings = Strings(environment.language(flag: languageFlag))
    }

    public init(_ environment: CommandEnvironment, _ invocation: Invocation) {
        self.init(
            environment, isJSON: invocation.has(.json), isQuiet: invocation.has(.quiet),
            languageFlag: invocation.text(.lang))
    }

    /// The console once the settings are known; `--lang` still goes before them.
    public func speaking(_ setting: Language?) -> Console {
        var console = self
        console.strings = Strings(environment.language(flag: languageFlag, setting: setting))
        return console
    }

    public func style(
        boundary: DayBoundary = DayBoundary(zone: .utc), now: Instant? = nil
    ) -> Style {
        Style(
            strings: strings, paint: paint(environment.isOutputTerminal),
            width: environment.width, isUnicode: environment.isUnicode, boundary: boundary,
            now: now ?? environment.now())
    }

    private func paint(_ isTerminal: Bool) -> Paint {
        Paint(ColorDepth(isTerminal: isTerminal, variables: environment.variables))
    }

    /// Shows a report as JSON or as lines.
    ///
    /// - Returns: whether anybody reads it.
    @discardableResult
    public func show(_ report: some Report, _ style: Style) -> Bool {
        if isJSON { return write(report.json) }
        if isQuiet, report.isMessage { return true }
        return write(lines: report.lines(style))
    }

    /// Says what happened; nothing with `--json` or `--quiet`.
    public func say(_ message: String) {
        if !isJSON, !isQuiet { _ = write(lines: [TextLayout.printable(message)]) }
    }

    @discardableResult
    public func write(_ json: JSON) -> Bool {
        var bytes: [UInt8] = []
        json.write(into: &bytes)
        bytes.append(0x0a)
        return environment.writeOutput(bytes)
    }

    @discardableResult
    public func write(lines: [String]) -> Bool {
        if lines.isEmpty { return true }
        var bytes: [UInt8] = []
        for line in lines {
            bytes.append(contentsOf: line.utf8)
            bytes.append(0x0a)
        }
        return environment.writeOutput(bytes)
    }

    /// Tells why nothing was done, and gives the code to end with.
    public func fail(_ refusal: Refusal) -> ExitCode {
        if isJSON {
            write(refusal.json(strings))
        } else {
            let lines = refusal.lines(
                strings, paint: paint(environment.isErrorTerminal), width: environment.width)
            environment.writeError(Array((lines.joined(separator: "\n") + "\n").utf8))
        }
        return refusal.exitCode
    }

    /// A line for the progress of something long.
    public func progress() -> ProgressLine {
        ProgressLine(
            isShown: environment.isErrorTerminal && !isQuiet, width: environment.width,
            write: environment.writeError)
    }
}

extension Report {
    public var isMessage: Bool { false }
}
