extension Phrase {
    /// A way to say something. `{action}`, `{goal}` and `{quest}` stand for a name, `{n}` for a
    /// number, `{period}` for days.
    public struct Pattern: Sendable {
        public let intent: Intent
        public let text: String
        /// Whether it is said with a number, and only so.
        let needsCount: Bool

        init(_ intent: Intent, _ text: String) {
            self.intent = intent
            self.text = text
            needsCount = hasPart(text, "{n}") && intent == .add
        }
    }

    /// The languages of the table, as they are written in requests.
    public enum Language: String, CaseIterable, Sendable { case ko, en, ja }

    /// The phrases of a language, in the order in which they are shown.
    public static func patterns(_ language: Language) -> [Pattern] {
        switch language {
        case .ko: korean
        case .en: english
        case .ja: japanese
        }
    }

    private static func rows(_ intent: Intent, _ texts: String...) -> [Pattern] {
        texts.map { Pattern(intent, $0) }
    }

    private static let korean: [Pattern] =
        rows(.start, "{action} 측정 시작", "{action} 시작", "{action} 재기 시작", "{action} 켜")
        + rows(
            .stop, "{action} 측정 종료", "{action} 종료", "{action} 그만", "{action} 멈춰", "{action} 끝",
            "측정 종료")
        + rows(.add, "{action} 추가", "{action} {n}회 추가", "{action} {n}번 기록", "{action} {n}번 더")
        + rows(
            .total, "{action} 얼마나 했어", "{period} {action} 누적", "{action} {period} 기록 알려",
            "{action} 몇 번 했어")
        + rows(
            .goal, "{goal} 진행률", "{goal} 목표 진행률", "{period} {goal} 얼마나 됐어", "{goal} 목표 어때")
        + rows(
            .quest, "{quest} 다짐 진행률", "{quest} 다짐 어때", "{period} {quest} 다짐 얼마나 했어")

    private static let english: [Pattern] =
        rows(
            .start, "start {action}", "start measuring {action}", "begin {action}",
            "start timing {action}")
        + rows(
            .stop, "stop {action}", "stop measuring {action}", "finish {action}", "end {action}",
            "stop measuring")
        + rows(
            .add, "add {action}", "add {n} {action}", "log {action} {n} times", "{action} {n} more")
        + rows(
            .total, "how much {action} {period}", "how long did I {action} {period}",
            "how many {action} {period}", "total {action} {period}")
        + rows(
            .goal, "{goal} progress", "{goal} goal progress", "progress of {goal} {period}",
            "how is {goal} going")
        + rows(.quest, "{quest} quest progress", "how is the {quest} quest {period}")

    private static let japanese: [Pattern] =
        rows(.start, "{action}の計測を開始", "{action}開始", "{action}を始めて", "{action}スタート")
        + rows(
            .stop, "{action}の計測を終了", "{action}終了", "{action}を止めて", "{action}ストップ", "計測終了")
        + rows(.add, "{action}を追加", "{action}を{n}回追加", "{action}{n}回記録", "{action}もう{n}回")
        + rows(.total, "{period}の{action}はどれくらい", "{action}の合計", "{action}は何回")
        + rows(
            .goal, "{goal}の進捗", "{goal}目標の進捗", "{period}の{goal}の進み具合", "{goal}はどう")
        + rows(.quest, "{quest}クエストの進捗", "{quest}クエストはどう")

    /// Words that make a name a quest's, or a goal's.
    static let markers: [(word: String, kind: Entity.Kind)] = [
        ("다짐", .quest), ("quest", .quest), ("クエスト", .quest),
        ("목표", .goal), ("goal", .goal), ("目標", .goal),
    ]

    /// Longer ones first, where one begins with another.
    static let periods: [(words: String, period: Period)] = [
        ("지난 30일", .last30), ("last 30 days", .last30), ("過去30日", .last30),
        ("지난 7일", .last7), ("최근 일주일", .last7), ("last 7 days", .last7), ("過去7日", .last7),
        ("오늘", .day), ("today", .day), ("今日", .day),
        ("이번 주", .week), ("this week", .week), ("今週", .week),
        ("이번 달", .month), ("this month", .month), ("今月", .month),
    ]

    /// How people call the app before they say what they want.
    static let calls = ["하루에서", "하루야", "hey haru", "in haru", "haruで", "ハルで"]

    /// What they add to be polite.
    static let endings = [
        "해 주세요", "해주세요", "주세요", "해 줘", "해줘", "줘", "줄래", "please", "ください", "して",
    ]

    /// What follows a name, or days, and says nothing more.
    static let particles: [Character] = [
        "을", "를", "이", "가", "은", "는", "의", "도", "を", "が", "は", "の", "も",
    ]
}

/// Whether `text` contains `part`, byte for byte.
private func hasPart(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    guard text.count >= part.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
}
