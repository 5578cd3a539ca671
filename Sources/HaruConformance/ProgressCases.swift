import HaruCore

/// Quests and goals: progress, streaks, judgement, looking back.
enum ProgressCases {
    static func progress(_ given: CaseObject) throws(CaseError) -> JSON {
        let input = ProgressInput(
            boundary: try given.boundary(), now: try given.instant("now"),
            actions: try given.actions(), sessions: try given.sessions(),
            counts: try given.counts(), health: try given.health())
        let onDays = try given.days("onDays")
        var quests: [JSON.Member] = []
        var goals: [JSON.Member] = []
        for object in try given.objects("goals") {
            let goal = try object.goal()
            var list: [Quest] = []
            var revisions: [QuestRevision] = []
            for quest in try object.objects("quests") {
                list.append(try quest.quest())
                revisions += try quest.revisions(of: list[list.count - 1])
            }
            let progress = GoalProgress(
                goal, quests: list, revisions: revisions, pauses: try object.pauses(of: goal.id),
                input: input)
            let goalAnswer = try self.goal(progress, object, onDays)
            goals.append(.init(given.name(of: goal.id), goalAnswer))
            let reference = progress.hasEnded ? goal.endDay ?? input.today : input.today
            for quest in progress.quests {
                let answer = self.quest(quest, goal, reference, input.today, onDays)
                quests.append(.init(given.name(of: quest.quest.id), answer))
            }
        }
        return .object([
            .init("today", .day(input.today)), .init("quests", .object(quests)),
            .init("goals", .object(goals)),
        ])
    }

    // MARK: Quests

    private static func quest(
        _ quest: QuestProgress, _ goal: Goal, _ reference: LocalDay, _ today: LocalDay,
        _ onDays: [LocalDay]
    ) -> JSON {
        let type = quest.measure ?? .count
        let hasData = quest.current != nil
        var members: [JSON.Member] = [
            .init("kind", .string(kind(quest.quest.target))),
            .init("measure", quest.measure.map { .string($0.rawValue) } ?? .null),
            .init("scheduledToday", hasData ? .bool(quest.isScheduled(on: today)) : .null),
            .init("current", quest.current.map { .object(numbers($0, type)) } ?? .null),
            .init(
                "spans", .object(Span.allCases.map { .init($0.rawValue, span(quest, $0, type)) })),
            .init("periodFulfilled", .bool(quest.isPeriodFulfilled(on: today))),
            .init("streak", streak(quest.streak(goalStart: goal.startDay))),
            .init("judgement", judgement(quest.judgement(on: reference), type)),
        ]
        if hasData {
            let days = onDays.map { day in
                let (state, measured) = quest.onDay(day)
                let word = JSON.Member("state", .string(state.rawValue))
                return JSON.Member(ISO8601.text(day), .object([word] + numbers(measured, type)))
            }
            members.append(.init("onDay", .object(days)))
        }
        return .object(members)
    }

    private static func kind(_ target: Quest.Target) -> String {
        switch target {
        case .action: "action"
        case .tag: "tag"
        case .health: "health"
        case .none: "none"
        }
    }

    /// Time is counted in milliseconds inside and written in seconds.
    private static func scale(_ type: TrackingType) -> Double { type == .time ? 1000 : 1 }

    private static func numbers(_ measured: Measured, _ type: TrackingType) -> [JSON.Member] {
        [
            .init("value", .double(measured.value / scale(type))),
            .init("target", .double(measured.target / scale(type))),
            .init("ratio", .double(measured.ratio)),
            .init("displayRatio", .double(measured.displayRatio)),
        ]
    }

    private static func span(_ quest: QuestProgress, _ span: Span, _ type: TrackingType) -> JSON {
        let progress = quest.progress(over: span)
        return .object(
            [.init("state", .string(progress.state.rawValue))] + numbers(progress.measured, type)
                + [.init("rawValue", .amount(progress.rawValue, type))])
    }

    private static func streak(_ streak: Streak?) -> JSON {
        guard let streak else { return .null }
        return .object([
            .init("count", .int(Int64(streak.count))), .init("unit", .string(streak.unit.rawValue)),
        ])
    }

    private static func judgement(_ judgement: QuestJudgement?, _ type: TrackingType) -> JSON {
        switch judgement {
        case nil: .null
        case .notDue: .object([.init("state", .string("notDue")), .init("ratio", .int(1))])
        case .judged(let value, let target, let ratio, let isMet):
            .object([
                .init("state", .string("judged")), .init("value", .double(value / scale(type))),
                .init("target", .double(target / scale(type))), .init("ratio", .double(ratio)),
                .init("achieved", .bool(isMet)),
            ])
        }
    }

    // MARK: Goals

    private static func goal(
        _ goal: GoalProgress, _ given: CaseObject, _ onDays: [LocalDay]
    ) throws(CaseError) -> JSON {
        var members: [JSON.Member] = [
            .init(
                "combined",
                .object(
                    Span.allCases.map {
                        .init($0.rawValue, .object(combined(goal.combined(over: $0))))
                    })),
            .init("evaluate", evaluation(goal.evaluateIfEnded())),
            .init("periodRatio", goal.periodRatio.map { .double($0) } ?? .null),
            .init("onDay", .object(onDays.map { .init(ISO8601.text($0), onDay(goal, $0)) })),
        ]
        if goal.goal.endDay == nil { members.append(.init("manualFinish", manualFinish(goal))) }
        if given.json["newEndDay"] != nil {
            let changed = goal.changingEndDay(to: try given.optionalDay("newEndDay"))
            members.append(.init("afterEndDayChange", evaluation(changed.evaluation)))
        }
        return .object(members)
    }

    private static func combined(_ combined: GoalProgress.Combined) -> [JSON.Member] {
        switch combined {
        case .noQuests: state("noQuests", nil)
        case .noData: state("noData", nil)
        case .paused: state("paused", nil)
        case .ratio(let ratio): state("normal", ratio)
        }
    }

    private static func onDay(_ goal: GoalProgress, _ day: LocalDay) -> JSON {
        let isShown = goal.isShown(on: day)
        return .object([.init("shown", .bool(isShown))] + combined(goal.combined(onDay: day)))
    }

    private static func manualFinish(_ goal: GoalProgress) -> JSON {
        do throws(DomainError) {
            return evaluation(try goal.finishByHand())
        } catch {
            return .object(state("error." + error.rawValue, nil))
        }
    }

    private static func evaluation(_ evaluation: GoalEvaluation) -> JSON {
        switch evaluation {
        case .unchanged(let status): .object(state(status?.rawValue, nil))
        case .judged(let status, let ratio): .object(state(status.rawValue, ratio))
        case .needsConfirmation: .object(state("needsConfirmation", nil))
        case .deferred: .object(state("deferred", nil))
        }
    }

    private static func state(_ word: String?, _ ratio: Double?) -> [JSON.Member] {
        [
            .init("state", word.map { .string($0) } ?? .null),
            .init("ratio", ratio.map { .double($0) } ?? .null),
        ]
    }
}
