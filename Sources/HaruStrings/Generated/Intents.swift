// Written by script/strings from Strings/Intents.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// %(amount)@ 이상
    public func intentAtLeast(amount: String) -> String {
        switch language {
        case .ko: "\(amount) 이상"
        case .en: "at least \(amount)"
        case .ja: "\(amount)以上"
        }
    }

    /// %(amount)@ 이하
    public func intentAtMost(amount: String) -> String {
        switch language {
        case .ko: "\(amount) 이하"
        case .en: "at most \(amount)"
        case .ja: "\(amount)以下"
        }
    }

    /// 기간
    public var intentCustom: String {
        switch language {
        case .ko: "기간"
        case .en: "custom period"
        case .ja: "期間"
        }
    }

    /// 매일
    public var intentDaily: String {
        switch language {
        case .ko: "매일"
        case .en: "daily"
        case .ja: "毎日"
        }
    }

    /// %(name)@: 이번 달 몫은 이미 다 했어요.
    public func intentFulfilledMonth(name: String) -> String {
        switch language {
        case .ko: "\(name): 이번 달 몫은 이미 다 했어요."
        case .en: "\(name): this month's share is already done."
        case .ja: "\(name)：今月の分はもう終わっています。"
        }
    }

    /// %(name)@: 이번 주 몫은 이미 다 했어요.
    public func intentFulfilledWeek(name: String) -> String {
        switch language {
        case .ko: "\(name): 이번 주 몫은 이미 다 했어요."
        case .en: "\(name): this week's share is already done."
        case .ja: "\(name)：今週の分はもう終わっています。"
        }
    }

    /// 측정 중
    public var intentMeasuring: String {
        switch language {
        case .ko: "측정 중"
        case .en: "measuring"
        case .ja: "計測中"
        }
    }

    /// 매달
    public var intentMonthly: String {
        switch language {
        case .ko: "매달"
        case .en: "monthly"
        case .ja: "毎月"
        }
    }

    /// 오늘은 %(name)@ 수행일이 아니에요.
    public func intentOffDay(name: String) -> String {
        switch language {
        case .ko: "오늘은 \(name) 수행일이 아니에요."
        case .en: "\(name) is not scheduled today."
        case .ja: "今日は\(name)の実施日ではありません。"
        }
    }

    /// %(span)@ %(name)@: 한도를 넘었어요. %(percent)@%% 썼어요.
    public func intentOverLimit(span: String, name: String, percent: String) -> String {
        switch language {
        case .ko: "\(span) \(name): 한도를 넘었어요. \(percent)% 썼어요."
        case .en: "\(name), \(span): over the limit, \(percent)% used."
        case .ja: "\(span)の\(name)：上限を超えました。\(percent)%使いました。"
        }
    }

    /// %(span)@ %(name)@ 진행률은 %(percent)@%%예요.
    public func intentProgress(span: String, name: String, percent: String) -> String {
        switch language {
        case .ko: "\(span) \(name) 진행률은 \(percent)%예요."
        case .en: "\(name), \(span): \(percent)% done."
        case .ja: "\(span)の\(name)の進捗は\(percent)%です。"
        }
    }

    /// 멈춤
    public var intentStopped: String {
        switch language {
        case .ko: "멈춤"
        case .en: "stopped"
        case .ja: "停止中"
        }
    }

    /// 매주
    public var intentWeekly: String {
        switch language {
        case .ko: "매주"
        case .en: "weekly"
        case .ja: "毎週"
        }
    }

    /// %(span)@ %(name)@: 한도를 지키고 있어요. %(percent)@%% 썼어요.
    public func intentWithinLimit(span: String, name: String, percent: String) -> String {
        switch language {
        case .ko: "\(span) \(name): 한도를 지키고 있어요. \(percent)% 썼어요."
        case .en: "\(name), \(span): within the limit, \(percent)% used."
        case .ja: "\(span)の\(name)：上限内です。\(percent)%使いました。"
        }
    }
}
