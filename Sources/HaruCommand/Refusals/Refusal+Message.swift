import HaruCore
import HaruStrings

extension Refusal {
    /// What went wrong and, where something can be done, what.
    public func message(_ strings: Strings) -> String {
        switch self {
        case .usage(let error): error.message(strings)
        case .domain(let error): error.message(strings)
        case .alreadyRunning(let action): strings.alreadyRunning(action: action)
        case .notRunning(let action): strings.notRunning(action: action)
        case .nothingRunning: strings.nothingRunning
        case .severalRunning: strings.severalRunning
        case .stillRunning: strings.stillRunning
        case .flagOfOtherKind(let flag): strings.flagOfOtherKind(flag: flag.typed)
        case .unknownZone(let name): strings.unknownZone(name: name)
        case .zoneNeeded: strings.zoneNeeded
        case .wrongType(let action, .time): strings.needsTimed(action: action)
        case .wrongType(let action, .count): strings.needsCounted(action: action)
        case .amountOfOtherKind(let name, .time): strings.amountNeedsTime(name: name)
        case .amountOfOtherKind(let name, .count): strings.amountNeedsCount(name: name)
        case .amountOfMetric(let metric):
            strings.amountNeedsUnit(
                name: strings.fullName(ofMetric: metric.key), number: metric.exampleNumber,
                amount: strings.amount(metric.exampleAmount, of: metric))
        case .sleepWindowOfOther: strings.sleepWindowOfOther
        case .healthHasNoDeadline: strings.healthHasNoDeadline
        case .onlyDaily(let flag): strings.onlyDaily(flag: flag.typed)
        case .questsOfSeveralGoals: strings.questsOfSeveralGoals
        case .answerNeeded(let goal): strings.answerNeeded(name: goal)
        case .judgedByDate(let goal, let day): strings.judgedByDate(name: goal, day: day)
        case .answerNotAsked(let goal): strings.answerNotAsked(name: goal)
        case .resumesWhole(let habit): strings.resumesWhole(name: habit)
        case .notFound(.goal, let name): strings.goalNotFound(name: name)
        case .notFound(.quest, let name): strings.questNotFound(name: name)
        case .notFound(.habit, let name): strings.habitNotFound(name: name)
        case .notFound(.action, let name): strings.actionNotFound(name: name)
        case .notFound(.tag, let name): strings.tagNotFound(name: name)
        case .notFound(.record, let name): strings.recordNotFound(name: name)
        case .notFound(.device, let name): strings.deviceNotFound(name: name)
        case .notFound(.token, let name): strings.tokenNotFound(name: name)
        case .ambiguous(_, let name, _): strings.ambiguous(name: name)
        case .limit(.actions): strings.limitAction
        case .limit(.goals): strings.limitGoal
        case .limit(.questsPerGoal): strings.limitQuest
        case .nothingToUndo: strings.nothingToUndo
        case .declined: strings.declined
        case .file(let path, .missing): strings.fileMissing(path: path)
        case .file(let path, .unreadable): strings.fileUnreadable(path: path)
        case .file(let path, .unwritable): strings.fileUnwritable(path: path)
        case .file(let path, .exists): strings.fileExists(path: path)
        case .file(let path, .full): strings.fileFull(path: path)
        case .file(let path, .notAnArchive): strings.archiveNotOne(path: path)
        case .file(let path, .newerArchive): strings.archiveTooNew(path: path)
        case .file(let path, .damagedArchive): strings.archiveDamaged(path: path)
        case .file(let path, .damagedZip): strings.zipDamaged(path: path)
        case .file(let path, .unsafeArchive): strings.archiveUnsafe(path: path)
        case .file(let path, .unknownFormat): strings.fileUnknownFormat(path: path)
        case .store(let problem): problem.message(strings)
        case .network(let problem): problem.message(strings)
        }
    }

    /// The error object of `--json`.
    public func json(_ strings: Strings) -> JSON {
        var members = [
            JSON.Member("code", .string(code)), JSON.Member("message", .string(message(strings))),
        ]
        if !candidates.isEmpty {
            members.append(
                JSON.Member(
                    "candidates",
                    .array(
                        candidates.map {
                            .object([
                                JSON.Member("kind", .string($0.kind.rawValue)),
                                JSON.Member("id", .id($0.id)),
                                JSON.Member("name", .string($0.name)),
                                JSON.Member("detail", .string($0.detail)),
                            ])
                        })))
        }
        if case .limit(let limit) = self {
            members.append(JSON.Member("field", .string(limit.field)))
        }
        if case .store(let problem) = self {
            members.append(JSON.Member("reason", .string(problem.word)))
            members.append(JSON.Member("path", .string(problem.path)))
        }
        return .payload([JSON.Member("error", .object(members))])
    }

    /// What standard error shows: the message, the candidates, how the verb is used.
    func lines(_ strings: Strings, paint: Paint, width: Int) -> [String] {
        var lines = [paint("haru:", .danger) + " " + TextLayout.printable(message(strings))]
        if !candidates.isEmpty {
            var table = Table([
                Table.Column(), Table.Column(gives: true), Table.Column(gives: true),
            ])
            let prefixes = IDPrefix.shortest(candidates.map { $0.id })
            for (candidate, prefix) in zip(candidates, prefixes) {
                table.add([
                    Table.Cell(prefix, .bold), Table.Cell(candidate.name),
                    Table.Cell(candidate.detail, .faint),
                ])
            }
            lines += table.lines(width: width - 2, paint: paint).map { "  " + $0 }
        }
        if case .usage(let error) = self {
            if let verb = error.verb { lines.append("  " + verb.spec.usage) }
            // `--version` is a verb without a page of its own.
            let page = error.verb.flatMap { $0 == .version ? nil : " " + $0.rawValue } ?? ""
            let command = "haru help" + page
            lines.append("  " + strings.usageSeeHelp(command: command))
        }
        return lines
    }
}

extension FreeLimit {
    /// As the API spells it (surfaces 9.1).
    fileprivate var field: String {
        switch self {
        case .actions: "actions"
        case .goals: "goals"
        case .questsPerGoal: "quests"
        }
    }
}

extension HealthMetric {
    /// An amount that a person might ask for, in its unit.
    fileprivate var exampleAmount: Int64 {
        switch self {
        case .steps: 8000
        case .activeEnergy: 400
        case .distance: 5400
        case .waterIntake: 1500
        case .standHours: 9
        case .exerciseTime, .sleep, .mindfulTime, .workout: 1800
        }
    }

    /// The same as it is typed.
    fileprivate var exampleNumber: String {
        switch self {
        case .steps: "8000"
        case .activeEnergy: "400"
        case .distance: "5.4"
        case .waterIntake: "1.5"
        case .standHours: "9"
        case .exerciseTime, .sleep, .mindfulTime, .workout: "30m"
        }
    }
}
