extension Verb {
    /// Verbs about actions.
    var actionSpec: VerbSpec {
        switch self {
        case .actions:
            VerbSpec(
                self, .structure, flags: [.tagFilter], summary: { $0.helpActions },
                examples: { $0.helpActionsExamples })
        case .actionAdd:
            VerbSpec(
                self, .structure, [ArgumentSpec("NAME", .text)],
                flags: [
                    FlagSpec(.count) { $0.flagCount }, .tagOfAction, .symbol,
                    FlagSpec(.favorite) { $0.flagFavorite },
                ],
                asks: .sometimes, summary: { $0.helpActionAdd },
                details: { $0.helpActionAddDetails }, examples: { $0.helpActionAddExamples })
        case .actionEdit:
            VerbSpec(
                self, .structure, [ArgumentSpec("ACTION", .action)],
                flags: [
                    FlagSpec(.name, .text, "NAME") { $0.flagName }, .tagOfAction,
                    FlagSpec(.untag, .tag, "TAG", repeats: true) { $0.flagUntag }, .symbol,
                    FlagSpec(.favorite) { $0.flagFavorite },
                    FlagSpec(.noFavorite) { $0.flagNoFavorite },
                ],
                asks: .sometimes,
                needsOneOf: [.name, .tag, .untag, .symbol, .favorite, .noFavorite],
                exclusive: [[.favorite, .noFavorite]], summary: { $0.helpActionEdit },
                details: { $0.helpActionAddDetails }, examples: { $0.helpActionEditExamples })
        case .actionOrder:
            VerbSpec(
                self, .structure, [ArgumentSpec("ACTION", .action, .oneOrMore)],
                summary: { $0.helpActionOrder }, examples: { $0.helpActionOrderExamples })
        default:
            VerbSpec(
                self, .structure, [ArgumentSpec("ACTION", .action)], asks: .always,
                summary: { $0.helpActionDelete }, examples: { $0.helpActionDeleteExamples })
        }
    }

    /// Verbs about tags.
    var tagSpec: VerbSpec {
        switch self {
        case .tags:
            VerbSpec(
                self, .structure, summary: { $0.helpTags }, examples: { $0.helpTagsExamples })
        case .tagAdd:
            VerbSpec(
                self, .structure, [ArgumentSpec("NAME", .text)], flags: [.color],
                summary: { $0.helpTagAdd }, details: { $0.helpColors },
                examples: { $0.helpTagAddExamples })
        case .tagEdit:
            VerbSpec(
                self, .structure, [ArgumentSpec("TAG", .tag)],
                flags: [FlagSpec(.name, .text, "NAME") { $0.flagName }, .color],
                needsOneOf: [.name, .color], summary: { $0.helpTagEdit },
                details: { $0.helpColors }, examples: { $0.helpTagEditExamples })
        case .tagOrder:
            VerbSpec(
                self, .structure, [ArgumentSpec("TAG", .tag, .oneOrMore)],
                summary: { $0.helpTagOrder }, examples: { $0.helpTagOrderExamples })
        default:
            VerbSpec(
                self, .structure, [ArgumentSpec("TAG", .tag)], asks: .always,
                summary: { $0.helpTagDelete }, examples: { $0.helpTagDeleteExamples })
        }
    }
}
