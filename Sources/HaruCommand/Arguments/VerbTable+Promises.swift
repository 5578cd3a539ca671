import HaruCore

extension FlagSpec {
    static let span = FlagSpec(.span, .choice(["day", "week", "month"]), "SPAN") { $0.flagSpan }
    private static let lastPaused = FlagSpec(.end, .day, "D") { $0.flagPauseEnd }

    static let pause = [FlagSpec(.start, .day, "D") { $0.flagPauseStart }, lastPaused]
    static let resume = FlagSpec(.on, .day, "D") { $0.flagResumeOn }

    /// What a quest promises, as far as making and changing one have the same flags.
    fileprivate static let promise = [
        FlagSpec(.action, .action, "ACTION") { $0.flagQuestAction },
        FlagSpec(.tag, .tag, "TAG") { $0.flagQuestTag },
        FlagSpec(.measure, .choice(["time", "count"]), "MEASURE") { $0.flagMeasure },
        FlagSpec(.health, .choice(HealthMetric.all.map { $0.key }), "METRIC") {
            $0.flagQuestHealth
        },
        FlagSpec(.sleep, .sleepWindow, "HH:MM-HH:MM") { $0.flagSleep },
        FlagSpec(.target, .amount, "AMOUNT") { $0.flagTarget },
        FlagSpec(.atMost) { $0.flagAtMost },
        FlagSpec(.period, .questPeriod, "PERIOD") { $0.flagQuestPeriod },
        FlagSpec(.weekdays, .weekdays, "DAYS") { $0.flagWeekdays },
        FlagSpec(.days, .monthDays, "DAYS") { $0.flagMonthDays },
        FlagSpec(.nth, .ordinalWeekday, "N:DAY") { $0.flagNth },
        FlagSpec(.until, .clockOrNone, "HH:MM") { $0.flagUntil },
    ]
}

extension Verb {
    /// Verbs about goals.
    var goalSpec: VerbSpec {
        let goal = ArgumentSpec("GOAL", .goal)
        let looks = [
            FlagSpec(.start, .day, "D") { $0.flagGoalStart },
            FlagSpec(.end, .dayOrNone, "D") { $0.flagGoalEnd },
            FlagSpec(.threshold, .number(10...100), "PERCENT") { $0.flagThreshold }, .symbol,
            .color,
        ]
        switch self {
        case .goals:
            return VerbSpec(
                self, .looking, [ArgumentSpec("GOAL", .goal, .optional)],
                flags: [.span, FlagSpec(.finished) { $0.flagFinished }],
                summary: { $0.helpGoals }, details: { $0.helpGoalsDetails },
                examples: { $0.helpGoalsExamples })
        case .goalAdd:
            return VerbSpec(
                self, .structure, [ArgumentSpec("TITLE", .text)], flags: looks,
                summary: { $0.helpGoalAdd }, details: { $0.helpGoalAddDetails },
                examples: { $0.helpGoalAddExamples })
        case .goalEdit:
            return VerbSpec(
                self, .structure, [goal],
                flags: [FlagSpec(.title, .text, "TITLE") { $0.flagTitle }] + looks,
                needsOneOf: [.title, .start, .end, .threshold, .symbol, .color],
                summary: { $0.helpGoalEdit }, details: { $0.helpGoalEditDetails },
                examples: { $0.helpGoalEditExamples })
        case .goalOrder:
            return VerbSpec(
                self, .structure, [ArgumentSpec("GOAL", .goal, .oneOrMore)],
                summary: { $0.helpGoalOrder }, examples: { $0.helpGoalOrderExamples })
        case .goalFinish:
            return VerbSpec(
                self, .structure, [goal],
                flags: [
                    FlagSpec(.achieved) { $0.flagAchieved },
                    FlagSpec(.notAchieved) { $0.flagNotAchieved },
                ],
                asks: .always, exclusive: [[.achieved, .notAchieved]],
                summary: { $0.helpGoalFinish }, details: { $0.helpGoalFinishDetails },
                examples: { $0.helpGoalFinishExamples })
        case .goalPause:
            return VerbSpec(
                self, .structure, [goal], flags: FlagSpec.pause, summary: { $0.helpGoalPause },
                details: { $0.helpGoalPauseDetails }, examples: { $0.helpGoalPauseExamples })
        case .goalResume:
            return VerbSpec(
                self, .structure, [goal], flags: [.resume], summary: { $0.helpGoalResume },
                examples: { $0.helpGoalResumeExamples })
        default:
            return VerbSpec(
                self, .structure, [goal], asks: .always, summary: { $0.helpGoalDelete },
                examples: { $0.helpGoalDeleteExamples })
        }
    }

    /// Verbs about quests.
    var questSpec: VerbSpec {
        let targets: [Flag] = [.action, .tag, .health]
        let schedules: [Flag] = [.weekdays, .days, .nth]
        switch self {
        case .quests:
            return VerbSpec(
                self, .looking, flags: [FlagSpec(.goal, .goal, "GOAL") { $0.flagGoal }, .span],
                summary: { $0.helpQuests }, examples: { $0.helpQuestsExamples })
        case .questAdd:
            return VerbSpec(
                self, .structure, [ArgumentSpec("GOAL", .goal)], flags: FlagSpec.promise,
                exclusive: [targets, schedules], summary: { $0.helpQuestAdd },
                details: { strings in
                    let metrics = HealthMetric.all.map { $0.key }
                    return strings.helpQuestAddDetails(metrics: metrics.joined(separator: ", "))
                }, examples: { $0.helpQuestAddExamples })
        case .questEdit:
            return VerbSpec(
                self, .structure, [ArgumentSpec("QUEST", .quest)],
                flags: FlagSpec.promise + [
                    FlagSpec(.atLeast) { $0.flagAtLeast }, FlagSpec(.alsoPast) { $0.flagAlsoPast },
                ],
                needsOneOf: FlagSpec.promise.map { $0.flag } + [.atLeast],
                exclusive: [targets, schedules, [.atLeast, .atMost]],
                summary: { $0.helpQuestEdit }, details: { $0.helpQuestEditDetails },
                examples: { $0.helpQuestEditExamples })
        case .questOrder:
            return VerbSpec(
                self, .structure, [ArgumentSpec("QUEST", .quest, .oneOrMore)],
                summary: { $0.helpQuestOrder }, examples: { $0.helpQuestOrderExamples })
        default:
            return VerbSpec(
                self, .structure, [ArgumentSpec("QUEST", .quest)], asks: .always,
                summary: { $0.helpQuestDelete }, examples: { $0.helpQuestDeleteExamples })
        }
    }

    /// Verbs about habits that show or check them off.
    var habitSpec: VerbSpec {
        let habit = ArgumentSpec("HABIT", .habit)
        switch self {
        case .tick:
            return VerbSpec(
                self, .daily, [habit], flags: [.date], summary: { $0.helpTick },
                examples: { $0.helpTickExamples })
        case .untick:
            return VerbSpec(
                self, .daily, [habit], flags: [.date], summary: { $0.helpUntick },
                examples: { $0.helpUntickExamples })
        case .habits:
            return VerbSpec(
                self, .looking, [ArgumentSpec("HABIT", .habit, .optional)],
                flags: [
                    .date, FlagSpec(.range, .days, "D..D") { $0.flagRange },
                    FlagSpec(.archived) { $0.flagArchived },
                ],
                exclusive: [[.date, .range]], summary: { $0.helpHabits },
                details: { $0.helpHabitsDetails }, examples: { $0.helpHabitsExamples })
        default: return habitStructureSpec(habit)
        }
    }

    private func habitStructureSpec(_ habit: ArgumentSpec) -> VerbSpec {
        switch self {
        case .habitAdd:
            VerbSpec(
                self, .structure, [ArgumentSpec("NAME", .text)],
                flags: [FlagSpec(.start, .day, "D") { $0.flagHabitStart }, .symbol, .color],
                summary: { $0.helpHabitAdd }, examples: { $0.helpHabitAddExamples })
        case .habitEdit:
            VerbSpec(
                self, .structure, [habit],
                flags: [FlagSpec(.name, .text, "NAME") { $0.flagName }, .symbol, .color],
                needsOneOf: [.name, .symbol, .color], summary: { $0.helpHabitEdit },
                examples: { $0.helpHabitEditExamples })
        case .habitOrder:
            VerbSpec(
                self, .structure, [ArgumentSpec("HABIT", .habit, .oneOrMore)],
                summary: { $0.helpHabitOrder }, examples: { $0.helpHabitOrderExamples })
        case .habitArchive:
            VerbSpec(
                self, .structure, [habit],
                flags: [FlagSpec(.on, .day, "D") { $0.flagArchiveOn }],
                summary: { $0.helpHabitArchive }, details: { $0.helpHabitArchiveDetails },
                examples: { $0.helpHabitArchiveExamples })
        case .habitPause:
            VerbSpec(
                self, .structure, [habit], flags: FlagSpec.pause,
                summary: { $0.helpHabitPause }, details: { $0.helpHabitPauseDetails },
                examples: { $0.helpHabitPauseExamples })
        case .habitResume:
            VerbSpec(
                self, .structure, [habit], flags: [.resume], summary: { $0.helpHabitResume },
                details: { $0.helpHabitResumeDetails },
                examples: { $0.helpHabitResumeExamples })
        default:
            VerbSpec(
                self, .structure, [habit], asks: .always, summary: { $0.helpHabitDelete },
                examples: { $0.helpHabitDeleteExamples })
        }
    }
}
