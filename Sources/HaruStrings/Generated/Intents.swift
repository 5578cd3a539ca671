// Written by script/strings from Strings/Intents.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 기간
    public var intentCustom: String { said("기간\0custom period\0期間") }

    /// 매일
    public var intentDaily: String { said("매일\0daily\0毎日") }

    /// %(name)@: 이번 달 몫은 이미 다 했어요.
    public func intentFulfilledMonth(name: String) -> String {
        said("\u{1}: 이번 달 몫은 이미 다 했어요.\0\u{1}: this month's share is already done.\0\u{1}：今月の分はもう終わっています。", name)
    }

    /// %(name)@: 이번 주 몫은 이미 다 했어요.
    public func intentFulfilledWeek(name: String) -> String {
        said("\u{1}: 이번 주 몫은 이미 다 했어요.\0\u{1}: this week's share is already done.\0\u{1}：今週の分はもう終わっています。", name)
    }

    /// 측정 중
    public var intentMeasuring: String { said("측정 중\0measuring\0計測中") }

    /// 매달
    public var intentMonthly: String { said("매달\0monthly\0毎月") }

    /// %(span)@에는 %(name)@ 수행일이 없어요.
    public func intentNothingDue(span: String, name: String) -> String {
        said("\u{1}에는 \u{2} 수행일이 없어요.\0\u{2}, \u{1}: no scheduled day.\0\u{1}は\u{2}の実施日がありません。", span, name)
    }

    /// 오늘은 %(name)@ 수행일이 아니에요.
    public func intentOffDay(name: String) -> String {
        said("오늘은 \u{1} 수행일이 아니에요.\0\u{1} is not scheduled today.\0今日は\u{1}の実施日ではありません。", name)
    }

    /// %(span)@ %(name)@: 한도를 넘었어요. %(percent)@%% 썼어요.
    public func intentOverLimit(span: String, name: String, percent: String) -> String {
        said("\u{1} \u{2}: 한도를 넘었어요. \u{3}% 썼어요.\0\u{2}, \u{1}: over the limit, \u{3}% used.\0\u{1}の\u{2}：上限を超えました。\u{3}%使いました。", span, name, percent)
    }

    /// %(span)@ %(name)@ 진행률은 %(percent)@%%예요.
    public func intentProgress(span: String, name: String, percent: String) -> String {
        said("\u{1} \u{2} 진행률은 \u{3}%예요.\0\u{2}, \u{1}: \u{3}% done.\0\u{1}の\u{2}の進捗は\u{3}%です。", span, name, percent)
    }

    /// 멈춤
    public var intentStopped: String { said("멈춤\0stopped\0停止中") }

    /// 매주
    public var intentWeekly: String { said("매주\0weekly\0毎週") }

    /// %(span)@ %(name)@: 한도를 지키고 있어요. %(percent)@%% 썼어요.
    public func intentWithinLimit(span: String, name: String, percent: String) -> String {
        said("\u{1} \u{2}: 한도를 지키고 있어요. \u{3}% 썼어요.\0\u{2}, \u{1}: within the limit, \u{3}% used.\0\u{1}の\u{2}：上限内です。\u{3}%使いました。", span, name, percent)
    }
}
