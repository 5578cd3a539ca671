import HaruCore
import HaruStrings

/// The world as the command sees it: everything a verb can read or write besides the store. Tests
/// make their own.
public struct CommandEnvironment {
    /// The value of an environment variable.
    public typealias Variables = @Sendable (String) -> String?

    /// What was typed, without the command's own name.
    public var arguments: [String]
    public var variables: (String) -> String?
    public var isInputTerminal: Bool
    public var isOutputTerminal: Bool
    public var isErrorTerminal: Bool
    /// Cells of a line.
    public var width: Int
    /// Writes to standard output; `false` when nobody reads any more.
    public var writeOutput: ([UInt8]) -> Bool
    public var writeError: ([UInt8]) -> Void
    /// Whether somebody still reads standard output, as far as can be told without writing.
    public var isOutputRead: () -> Bool = { true }
    /// A line of standard input without its end; `nil` at the end.
    public var readLine: () -> String?
    public var now: () -> Instant
    public var random: () -> UInt64
    /// What is paid for; no server that sells speaks for a store yet.
    public var plan = Plan.unlimited
    /// Where paths begin; `nil` = where this process is.
    var folder: String?
    /// The store of a process that owns it, for a verb that it does for another one.
    var loan: StoreLoan?

    public init(
        arguments: [String], variables: @escaping (String) -> String?, isInputTerminal: Bool,
        isOutputTerminal: Bool, isErrorTerminal: Bool, width: Int,
        writeOutput: @escaping ([UInt8]) -> Bool, writeError: @escaping ([UInt8]) -> Void,
        readLine: @escaping () -> String?, now: @escaping () -> Instant,
        random: @escaping () -> UInt64
    ) {
        self.arguments = arguments
        self.variables = variables
        self.isInputTerminal = isInputTerminal
        self.isOutputTerminal = isOutputTerminal
        self.isErrorTerminal = isErrorTerminal
        self.width = width
        self.writeOutput = writeOutput
        self.writeError = writeError
        self.readLine = readLine
        self.now = now
        self.random = random
    }

    /// The language to speak: that of `--lang`, else that of the settings, else that of the
    /// locale, else Korean.
    ///
    /// - Parameters:
    ///   - flag: the value of `--lang`.
    ///   - setting: `settings.language`; `nil` follows the system, or is not known yet.
    public func language(flag: String?, setting: Language? = nil) -> Language {
        if let language = flag.flatMap({ Language(rawValue: $0) }) ?? setting { return language }
        // As in POSIX, the first that is set decides, whatever it says.
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let locale = variables(name), !locale.isEmpty else { continue }
            return Language(locale: locale) ?? .ko
        }
        return .ko
    }

    /// A path as it was typed, for the system.
    func path(_ typed: String) -> String {
        guard let folder, !typed.hasPrefix("/") else { return typed }
        return typed == "." ? folder : folder + "/" + typed
    }

    /// Whether the locale's texts are UTF-8, so that block characters can be drawn.
    public var isUnicode: Bool {
        for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
            guard let locale = variables(name)?.lowercased(), !locale.isEmpty else { continue }
            let charset = locale.split(separator: ".").last.map { String($0) } ?? ""
            return charset.hasPrefix("utf-8") || charset.hasPrefix("utf8")
        }
        return false
    }
}
