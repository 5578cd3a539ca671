extension Quest {
    public static let allowedTargetSeconds = 60...3_599_940
    public static let allowedTargetCount = 1...99_999
    public static let allowedHealthCount = 1...100_000_000
    /// Minutes that the window of a sleep quest is long.
    public static let allowedSleepWindow = 15...1200

    /// The quest aimed at something else; what it aimed at before is forgotten.
    ///
    /// - Parameter measure: what to count, for a tag only.
    public func aimed(at target: Target, measure: TrackingType = .time) -> Quest {
        var quest = self
        quest.targetAction = nil
        quest.targetTag = nil
        quest.healthMetric = ""
        switch target {
        case .action(let id): quest.targetAction = id
        case .tag(let id):
            quest.targetTag = id
            quest.measure = measure
        case .health(let key): quest.healthMetric = key
        case .none: break
        }
        return quest
    }

    /// The quest with everything cleared that has no meaning for its target and period (domain 3.7).
    public func normalized() -> Quest {
        var quest = aimed(at: target, measure: measure ?? .time)
        quest.measure = measure
        if period != .daily {
            quest.scheduleMode = .everyDay
            quest.weekdays = []
            quest.monthDays = []
            quest.deadlineMinutes = Quest.noDeadline
        }
        if !healthMetric.utf8.isEmpty, targetAction == nil, targetTag == nil {
            quest.deadlineMinutes = Quest.noDeadline
        }
        return quest
    }

    /// The quest as it may be written: normalised, then checked.
    ///
    /// - Parameters:
    ///   - action: the action it aims at, if that is what it aims at and the action is there.
    ///   - previous: what is stored, when an existing quest is edited.
    /// - Throws: `.noTarget`, `.trackingTypeIsFixed` (the tag stayed and its measure did not),
    ///   `.outOfRange` (a choice missing or unknown), `.emptySchedule`, `.endBeforeStart`,
    ///   `.targetOutOfRange`, `.sleepIsDaily` or `.sleepWindowLength`.
    public func checked(action: Action?, previous: Quest? = nil) throws(DomainError) -> Quest {
        let quest = normalized()
        if quest.target == .none { throw .noTarget }
        guard let measure = quest.measure(action: action), let period, let direction else {
            throw .outOfRange
        }
        if let previous, let tag = quest.targetTag, previous.targetAction == nil,
            previous.targetTag == tag, previous.measure != quest.measure
        {
            throw .trackingTypeIsFixed
        }
        try quest.checkSchedule(period)
        try quest.checkAmount(measure, direction)
        if sameBytes(quest.healthMetric, HealthMetric.sleep.key) {
            guard period == .daily else { throw .sleepIsDaily }
            let length = floorRemainder(sleepEnd - sleepStart, 1440)
            guard (0...1439).contains(sleepStart), (0...1439).contains(sleepEnd),
                Quest.allowedSleepWindow.contains(length)
            else { throw .sleepWindowLength }
        }
        return quest
    }

    /// What the quest is measured in: the action's way of tracking, the measure chosen with a tag,
    /// or that of the metric. `nil` where this version does not know.
    ///
    /// - Parameter action: the action it aims at; `nil` if it aims elsewhere or the action is gone.
    ///   What a gone target was tracked by is told by the amount that was promised.
    public func measure(action: Action?) -> TrackingType? {
        switch target {
        case .action:
            if let action { return action.trackingType }
            return promisedMeasure
        case .tag: return measure
        case .health(let key): return HealthMetric(key: key)?.measure
        case .none: return promisedMeasure
        }
    }

    private var promisedMeasure: TrackingType? {
        if targetSeconds > 0 { return targetCount > 0 ? measure : .time }
        return targetCount > 0 ? .count : measure
    }

    private func checkSchedule(_ period: Period) throws(DomainError) {
        switch period {
        case .daily:
            switch scheduleMode {
            case .everyDay: return
            case .weekdays:
                guard (1...7).contains(where: { weekdays.contains($0) }) else {
                    throw .emptySchedule
                }
            case .monthDays: if monthDays.isEmpty { throw .emptySchedule }
            case .ordinalWeekday:
                guard (1...5).contains(ordinalWeek), (1...7).contains(ordinalWeekday) else {
                    throw .outOfRange
                }
            case nil: throw .outOfRange
            }
        case .weekly, .monthly: return
        case .custom:
            guard let customStart, let customEnd else { throw .emptySchedule }
            if customEnd < customStart { throw .endBeforeStart }
        }
    }

    private func checkAmount(_ measure: TrackingType, _ direction: Direction) throws(DomainError) {
        let amount = measure == .time ? targetSeconds : targetCount
        if amount == 0, direction == .atMost { return }
        let allowed: Bool
        switch measure {
        case .time: allowed = Quest.allowedTargetSeconds.contains(amount) && amount % 60 == 0
        case .count:
            let range =
                healthMetric.utf8.isEmpty ? Quest.allowedTargetCount : Quest.allowedHealthCount
            allowed = range.contains(amount)
        }
        guard allowed else { throw .targetOutOfRange }
    }
}
