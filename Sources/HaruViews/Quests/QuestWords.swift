import HaruCore
import HaruIcons
import HaruStrings

// A quest in words.
extension Model {
    /// What a quest is about: an action, a tag, a health metric.
    func targetName(_ quest: Quest) -> String {
        switch quest.target {
        case .action(let id): ledger.action(id)?.name ?? strings.questNoTarget
        case .tag(let id): ledger.tag(id)?.name ?? strings.questNoTarget
        case .health(let key):
            HealthMetric(key: key).map { strings.name(of: $0) } ?? strings.stateNoData
        case .none: strings.questNoTarget
        }
    }

    /// The colour that a quest wears: that of what it is about.
    func color(of quest: Quest) -> String {
        switch quest.target {
        case .action(let id): ledger.action(id)?.colorHex(tags: ledger.tags) ?? Palette.presets[11]
        case .tag(let id): ledger.tag(id)?.colorHex ?? Palette.presets[11]
        case .health: Palette.presets[7]
        case .none: Palette.presets[11]
        }
    }

    /// What the quest is measured in.
    func measure(of quest: Quest) -> TrackingType? {
        quest.measure(action: quest.targetAction.flatMap { ledger.action($0) })
    }

    /// `매주 월·수·금 · 30분 이상 · 22:00까지`
    func line(_ quest: Quest) -> String {
        var parts = [days(of: quest), amountLine(quest)]
        if quest.isDeadlined { parts.append(strings.questByTime(time: deadline(quest))) }
        return parts.joined(separator: " · ")
    }

    /// The sentence of what has been chosen so far, for the foot of the editor.
    func sentence(_ quest: Quest, upTo step: QuestEditor.Step) -> String {
        let target = targetName(quest)
        if step == .target { return strings.questSentenceTarget(target: target) }
        var when = days(of: quest)
        if quest.isDeadlined { when = strings.questWhenBy(when: when, time: deadline(quest)) }
        if step == .period { return strings.questSentenceWhen(target: target, when: when) }
        let amount = amount(quest.promised(measure(of: quest)), of: quest)
        guard quest.direction == .atMost else {
            return strings.questSentenceAtLeast(target: target, when: when, amount: amount)
        }
        return quest.promised(measure(of: quest)) == 0
            ? strings.questSentenceNever(target: target, when: when)
            : strings.questSentenceAtMost(target: target, when: when, amount: amount)
    }

    /// On which days: `매주 월·수·금`, `매달 둘째 수요일`, `8월 1일 ~ 8월 20일`.
    private func days(of quest: Quest) -> String {
        switch quest.period {
        case .weekly: strings.questSaysWeekly
        case .monthly: strings.questSaysMonthly
        case .custom: quest.customDays.map { strings.days($0.lowerBound, $0.upperBound) } ?? ""
        case .daily, nil: schedule(of: quest)
        }
    }

    private func schedule(of quest: Quest) -> String {
        switch quest.scheduleMode {
        case .weekdays:
            let names = weekdays.filter { quest.weekdays.contains($0) }
            return strings.questSaysWeekdays(
                days: names.map { strings.weekdayName($0) }.joined(separator: strings.listComma))
        case .monthDays:
            let numbers = quest.monthDays.numbers.map { String($0) }
            return strings.questSaysMonthDays(days: numbers.joined(separator: strings.listComma))
        case .ordinalWeekday:
            return strings.questSaysOrdinal(
                place: strings.ordinal(quest.ordinalWeek),
                weekday: strings.weekdayName(quest.ordinalWeekday))
        case .everyDay, nil: return strings.questSaysDaily
        }
    }

    /// The weekdays in the order of the week, 1 = Sunday.
    var weekdays: [Int] {
        let first = Int(ledger.boundary.weekStart.rawValue)
        return (0..<7).map { (first - 1 + $0) % 7 + 1 }
    }

    private func amountLine(_ quest: Quest) -> String {
        let promised = quest.promised(measure(of: quest))
        let words = amount(promised, of: quest)
        guard quest.direction == .atMost else { return strings.questSaysAtLeast(amount: words) }
        return promised == 0 ? strings.questSaysNever : strings.questSaysAtMost(amount: words)
    }

    /// An amount of what a quest counts.
    ///
    /// - Parameter value: milliseconds, a count, or units of health.
    func amount(_ value: Int64, of quest: Quest) -> String {
        guard measure(of: quest) == .count else { return strings.duration(seconds: value / 1000) }
        if case .health(let key) = quest.target, let metric = HealthMetric(key: key) {
            return strings.amount(value, of: metric)
        }
        return strings.times(count: Int(clamping: value))
    }

    private func deadline(_ quest: Quest) -> String {
        strings.timeOfDay(minute: quest.deadlineMinutes, countsToTwelve: countsToTwelve)
    }
}

extension Quest {
    var isDeadlined: Bool {
        guard period == .daily, (0...1439).contains(deadlineMinutes) else { return false }
        if case .health = target { return false }
        return true
    }

    /// What is promised, in what `measure` is counted in: milliseconds, a count, or units of health.
    func promised(_ measure: TrackingType?) -> Int64 {
        measure == .count ? Int64(targetCount) : Int64(targetSeconds) * 1000
    }
}

extension Strings {
    /// What stands between the parts of a short list: `월·수·금`.
    var listComma: String {
        switch language {
        case .ko: "·"
        case .en: ", "
        case .ja: "・"
        }
    }

    /// The n-th, 1…5.
    func ordinal(_ place: Int) -> String {
        switch place {
        case 1: ordinalFirst
        case 2: ordinalSecond
        case 3: ordinalThird
        case 4: ordinalFourth
        default: ordinalFifth
        }
    }
}

extension Html {
    /// The picture of what a quest is about.
    mutating func targetSymbol(_ quest: Quest, _ model: Model, _ size: IconSize = .normal) {
        switch quest.target {
        case .action(let id):
            if let action = model.ledger.action(id) {
                symbol(action.symbolName, size)
            } else {
                icon(.action, size)
            }
        case .tag: icon(.tag, size)
        case .health: icon(.health, size)
        case .none: icon(.action, size)
        }
    }
}
