import HaruStrings

/// The manual page, in the language of troff's `man` macros.
public struct ManPage {
    private let strings: Strings

    public init(strings: Strings) { self.strings = strings }

    public var text: String {
        var lines = [
            ".\\\" Written by haru help --man; do not edit.",
            ".TH HARU 1", ".SH NAME", "haru \\- " + ManPage.escaped(strings.manName),
            ".SH SYNOPSIS", ".B haru", ".I verb", "[arguments] [flags]",
            ".SH DESCRIPTION", ManPage.escaped(strings.manDescription), ".SH EXAMPLES",
        ]
        lines += examples(strings.helpFirstSteps)
        for group in VerbGroup.allCases {
            lines.append(".SH " + ManPage.escaped(group.title(strings)).uppercased())
            for verb in Verb.allCases where verb.isOffered && verb.spec.group == group {
                lines += section(verb.spec)
            }
        }
        lines.append(".SH " + ManPage.escaped(strings.helpCommonFlags).uppercased())
        for flag in FlagSpec.common { lines += entry(flag) }
        lines.append(".SH " + ManPage.escaped(strings.manValues).uppercased())
        lines.append(ManPage.escaped(strings.helpTimes))
        lines.append(".PP")
        lines.append(ManPage.escaped(strings.helpNames))
        lines.append(".SH " + ManPage.escaped(strings.manExitStatus).uppercased())
        for code in ExitCode.allCases {
            lines += [".TP", ".B \(code.rawValue)", ManPage.escaped(code.meaning(strings))]
        }
        lines.append(".SH " + ManPage.escaped(strings.manEnvironment).uppercased())
        for (name, meaning) in [
            ("LC_ALL, LC_MESSAGES, LANG", strings.manLocale), ("NO_COLOR", strings.manNoColor),
            ("COLUMNS", strings.manColumns),
        ] {
            lines += [".TP", ".B \(name)", ManPage.escaped(meaning)]
        }
        return lines.joined(separator: "\n")
    }

    private func section(_ spec: VerbSpec) -> [String] {
        var lines = [".SS " + ManPage.escaped(spec.usage), ManPage.escaped(spec.summary(strings))]
        if let details = spec.details { lines += [".PP", ManPage.escaped(details(strings))] }
        if !spec.verb.aliases.isEmpty {
            let names = spec.verb.aliases.map { "haru \($0)" }.joined(separator: ", ")
            lines += [".PP", ManPage.escaped(strings.helpAliases(names: names))]
        }
        let flags = spec.flags + (spec.asks == .never ? [] : FlagSpec.asking)
        for flag in flags { lines += entry(flag) }
        return lines + examples(spec.examples(strings))
    }

    private func entry(_ flag: FlagSpec) -> [String] {
        [".TP", ".B " + ManPage.escaped(flag.typed), ManPage.escaped(flag.help(strings))]
    }

    private func examples(_ text: String) -> [String] {
        [".PP", ".nf", ".RS"]
            + Example.all(in: text).flatMap { command, meaning in
                [ManPage.escaped("# " + meaning), ManPage.escaped(command)]
            } + [".RE", ".fi"]
    }

    /// Text that troff takes for nothing but text.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        var isLineStart = true
        for character in text {
            switch character {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case ".", "'": escaped += isLineStart ? "\\&\(character)" : String(character)
            default: escaped.append(character)
            }
            isLineStart = character == "\n"
        }
        return escaped
    }
}

extension ExitCode {
    func meaning(_ strings: Strings) -> String {
        switch self {
        case .ok: strings.exitOK
        case .failure: strings.exitFailure
        case .usage: strings.exitUsage
        case .notFound: strings.exitNotFound
        case .refused: strings.exitRefused
        case .plan: strings.exitPlan
        case .store: strings.exitStore
        case .network: strings.exitNetwork
        }
    }
}
