/// Why a command line was not understood. Each names what was typed and, where there is one, the
/// nearest thing that is valid.
public enum UsageError: Error, Equatable, Sendable {
    case unknownVerb(String, nearest: String?)
    /// A noun without a verb behind it: `haru action`.
    case missingVerb(noun: String)
    case unknownFlag(String, verb: Verb?, nearest: String?)
    case missingArgument(String, verb: Verb)
    case unexpectedArgument(String, verb: Verb)
    /// A flag that takes a value came without one.
    case missingValue(flag: Flag, placeholder: String)
    /// `--json=yes`
    case unexpectedValue(flag: Flag)
    case repeatedFlag(Flag)
    case exclusive(String, Flag)
    case nothingGiven(verb: Verb, flags: [Flag])
    /// - Parameter place: the flag or the argument: `--at`, `START`.
    case badValue(String, place: String, ValueProblem)
    /// A verb that asks was given neither a terminal nor `--yes`.
    case cannotAsk(verb: Verb)

    /// The verb whose usage helps; `nil` if none was recognised.
    public var verb: Verb? {
        switch self {
        case .unknownVerb, .missingVerb, .missingValue, .unexpectedValue, .repeatedFlag,
            .exclusive, .badValue:
            nil
        case .unknownFlag(_, let verb, _): verb
        case .missingArgument(_, let verb), .unexpectedArgument(_, let verb),
            .nothingGiven(let verb, _), .cannotAsk(let verb):
            verb
        }
    }
}
