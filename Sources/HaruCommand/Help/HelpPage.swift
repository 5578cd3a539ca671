import HaruCore
import HaruStrings

/// What `haru help` shows: everything there is, the verbs of a noun, or one verb with examples.
public enum HelpPage: Report, Equatable, Sendable {
    case overview
    case noun(String)
    case verb(Verb)

    private var verbs: [Verb] {
        switch self {
        case .overview: Verb.allCases.filter { $0.isOffered }
        case .noun(let noun): Verb.allCases.filter { $0.rawValue.hasPrefix("\(noun) ") }
        case .verb(let verb): [verb]
        }
    }

    /// The table of verbs for programs; texts are for people and stay out.
    public var json: JSON {
        .payload([
            JSON.Member(
                "verbs",
                .array(
                    verbs.map { verb in
                        let spec = verb.spec
                        return .object([
                            JSON.Member("verb", .string(verb.rawValue)),
                            JSON.Member("usage", .string(spec.usage)),
                            JSON.Member("asks", .bool(spec.asks != .never)),
                            JSON.Member(
                                "flags", .array(spec.allFlags.map { .string($0.flag.typed) })),
                        ])
                    }))
        ])
    }

    public func lines(_ style: Style) -> [String] {
        switch self {
        case .overview: overview(style)
        case .noun: list(verbs, style)
        case .verb(let verb): page(verb.spec, style)
        }
    }

    private func overview(_ style: Style) -> [String] {
        let strings = style.strings
        var lines = [style.paint(strings.helpTitle, .primary), ""]
        lines += examples(strings.helpFirstSteps, style)
        for group in VerbGroup.allCases {
            lines += ["", style.paint(group.title(strings), .bold)]
            lines += list(verbs.filter { $0.spec.group == group }, style)
        }
        lines += ["", style.paint(strings.helpCommonFlags, .bold)]
        lines += flagLines(FlagSpec.common, style)
        return lines + ["", strings.helpFooter]
    }

    private func list(_ verbs: [Verb], _ style: Style) -> [String] {
        var table = Table([Table.Column(), Table.Column(gives: true)])
        for verb in verbs {
            let spec = verb.spec
            let arguments = spec.arguments.map { " " + $0.usage }.joined()
            table.add([
                Table.Cell(verb.rawValue + arguments), Table.Cell(spec.summary(style.strings)),
            ])
        }
        return indented(table, style)
    }

    private func page(_ spec: VerbSpec, _ style: Style) -> [String] {
        let strings = style.strings
        var lines = [style.paint(spec.usage, .primary), "", spec.summary(strings)]
        if let details = spec.details {
            lines += [""] + TextLayout.wrapped(details(strings), to: style.width)
        }
        if !spec.verb.aliases.isEmpty {
            let names = spec.verb.aliases.map { "haru \($0)" }.joined(separator: ", ")
            lines += ["", strings.helpAliases(names: names)]
        }
        lines += ["", style.paint(strings.helpExamples, .bold)]
        lines += examples(spec.examples(strings), style)
        let own = spec.flags + (spec.asks == .never ? [] : FlagSpec.asking)
        if !own.isEmpty {
            lines += ["", style.paint(strings.helpFlags, .bold)] + flagLines(own, style)
        }
        lines += ["", style.paint(strings.helpCommonFlags, .bold)]
        return lines + flagLines(FlagSpec.common, style)
    }

    private func flagLines(_ flags: [FlagSpec], _ style: Style) -> [String] {
        var table = Table([Table.Column(), Table.Column(gives: true)])
        for flag in flags {
            table.add([Table.Cell(flag.typed), Table.Cell(flag.help(style.strings))])
        }
        return indented(table, style)
    }

    private func examples(_ text: String, _ style: Style) -> [String] {
        var table = Table([Table.Column(), Table.Column(gives: true)])
        for (command, meaning) in Example.all(in: text) {
            table.add([Table.Cell(command), Table.Cell(meaning, .faint)])
        }
        return indented(table, style)
    }

    /// Help is read, so nothing of it is cut; a narrow terminal breaks the lines itself.
    private func indented(_ table: Table, _ style: Style) -> [String] {
        table.lines(width: Int.max, paint: style.paint).map { "  " + $0 }
    }
}

/// The examples of a verb as the catalog holds them: a command a line, a tab, what it does.
enum Example {
    static func all(in text: String) -> [(command: String, meaning: String)] {
        text.split(separator: "\n").map { line in
            let parts = line.split(separator: "\t", maxSplits: 1)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        }
    }
}

extension VerbGroup {
    func title(_ strings: Strings) -> String {
        switch self {
        case .daily: strings.groupDaily
        case .looking: strings.groupLooking
        case .structure: strings.groupStructure
        case .data: strings.groupData
        case .devices: strings.groupDevices
        case .other: strings.groupOther
        }
    }
}
