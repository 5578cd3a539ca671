import HaruStrings

extension UsageError {
    /// What was not understood, and the nearest thing that would be.
    public func message(_ strings: Strings) -> String {
        switch self {
        case .unknownVerb(let verb, let nearest):
            strings.usageUnknownVerb(verb: verb) + didYouMean(nearest, strings)
        case .missingVerb(let noun):
            strings.usageMissingVerb(noun: noun, verbs: verbs(of: noun).joined(separator: ", "))
        case .unknownFlag(let flag, let verb?, let nearest):
            strings.usageUnknownFlagOf(flag: flag, verb: "haru \(verb.rawValue)")
                + didYouMean(nearest, strings)
        case .unknownFlag(let flag, nil, let nearest):
            strings.usageUnknownFlag(flag: flag) + didYouMean(nearest, strings)
        case .missingArgument(let name, let verb):
            strings.usageMissingArgument(name: name, verb: "haru \(verb.rawValue)")
        case .unexpectedArgument(let text, let verb):
            strings.usageUnexpectedArgument(text: text, verb: "haru \(verb.rawValue)")
        case .missingValue(let flag, let placeholder):
            strings.usageMissingValue(flag: flag.typed, example: "\(flag.typed) \(placeholder)")
        case .unexpectedValue(let flag): strings.usageUnexpectedValue(flag: flag.typed)
        case .repeatedFlag(let flag): strings.usageRepeatedFlag(flag: flag.typed)
        case .exclusive(let first, let second):
            strings.usageExclusive(first: first, second: second.typed)
        case .nothingGiven(_, let flags):
            strings.usageNothingGiven(flags: flags.map { $0.typed }.joined(separator: ", "))
        case .badValue(let text, let place, let problem):
            problem.message(text, place: place, strings)
        case .cannotAsk(let verb): strings.usageCannotAsk(verb: "haru \(verb.rawValue)")
        }
    }

    private func verbs(of noun: String) -> [String] {
        Verb.allCases.map { $0.rawValue }.filter { $0.hasPrefix("\(noun) ") }
    }
}

private func didYouMean(_ word: String?, _ strings: Strings) -> String {
    word.map { " " + strings.didYouMean(word: $0) } ?? ""
}

extension ValueProblem {
    func message(_ text: String, place: String, _ strings: Strings) -> String {
        switch self {
        case .empty: strings.valueEmpty(place: place)
        case .noSuchDate(let date): strings.valueNoSuchDate(date: date)
        case .notTime: strings.valueNotTime(place: place, text: text)
        case .notDay: strings.valueNotDay(place: place, text: text)
        case .notDays: strings.valueNotDays(place: place, text: text)
        case .daysBackwards: strings.valueDaysBackwards(text: text)
        case .notClock: strings.valueNotClock(place: place, text: text)
        case .notAmount: strings.valueNotAmount(place: place, text: text)
        case .notSleepWindow: strings.valueNotSleepWindow(place: place, text: text)
        case .notPeriod: strings.valueNotPeriod(place: place, text: text)
        case .notWeekdays: strings.valueNotWeekdays(place: place, text: text)
        case .notMonthDays: strings.valueNotMonthDays(place: place, text: text)
        case .notOrdinalWeekday: strings.valueNotOrdinalWeekday(place: place, text: text)
        case .notColor: strings.valueNotColor(place: place, text: text)
        case .notNumber(let allowed):
            strings.valueNotNumber(
                place: place, text: text, least: String(allowed.lowerBound),
                most: String(allowed.upperBound))
        case .notChoice(let choices, let nearest):
            strings.valueNotChoice(
                place: place, text: text, choices: choices.joined(separator: ", "))
                + didYouMean(nearest, strings)
        }
    }
}
