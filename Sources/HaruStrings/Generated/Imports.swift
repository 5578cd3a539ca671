// Written by script/strings from Strings/Imports.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 습관 완료 %(count)lld번
    public func importCompletions(count: Int) -> String {
        said("습관 완료 \u{1}번\0\u{1} completions of habits\0習慣の完了\u{1}回\0\u{1} completion of a habit", grouped(count), isOne: count == 1)
    }

    /// 매일이 아니던 습관 %(count)lld개는 매일의 습관이 돼요.
    public func importLostFrequencies(count: Int) -> String {
        said("매일이 아니던 습관 \u{1}개는 매일의 습관이 돼요.\0\u{1} habits that were not for every day become so.\0毎日ではなかった習慣\u{1}件は毎日の習慣になります。\0\u{1} habit that was not for every day becomes one.", grouped(count), isOne: count == 1)
    }

    /// 습관의 날에 붙은 메모 %(count)lld개는 둘 곳이 없어 가져오지 않아요.
    public func importLostNotes(count: Int) -> String {
        said("습관의 날에 붙은 메모 \u{1}개는 둘 곳이 없어 가져오지 않아요.\0\u{1} notes on days of habits have no place and are left out.\0習慣の日に付いたメモ\u{1}件は、置く場所がないため読み込みません。\0\u{1} note on a day of a habit has no place and is left out.", grouped(count), isOne: count == 1)
    }

    /// 하루의 다짐으로 옮길 수 없는 약속 %(count)lld개는 가져오지 않아요.
    public func importLostPromises(count: Int) -> String {
        said("하루의 다짐으로 옮길 수 없는 약속 \u{1}개는 가져오지 않아요.\0\u{1} promises that no quest can make are left out.\0クエストにできない約束\u{1}件は読み込みません。\0\u{1} promise that no quest can make is left out.", grouped(count), isOne: count == 1)
    }

    /// 횟수 없이 건너뛴 날 %(count)lld일은 기록으로 남지 않아요.
    public func importLostSkips(count: Int) -> String {
        said("횟수 없이 건너뛴 날 \u{1}일은 기록으로 남지 않아요.\0\u{1} skipped days without an amount leave no record.\0回数のないスキップした日\u{1}日は記録になりません。\0\u{1} skipped day without an amount leaves no record.", grouped(count), isOne: count == 1)
    }

    /// 할 일 %(count)lld개는 가져오지 않아요.
    public func importLostTodos(count: Int) -> String {
        said("할 일 \u{1}개는 가져오지 않아요.\0\u{1} to-dos are not imported.\0ToDo \u{1}件は読み込みません。\0\u{1} to-do is not imported.", grouped(count), isOne: count == 1)
    }

    /// 이미 있는 습관 %(count)lld개에 이어서
    public func importMatchedHabits(count: Int) -> String {
        said("이미 있는 습관 \u{1}개에 이어서\0\u{1} habits you have\0既存の習慣\u{1}件\0\u{1} habit you have", grouped(count), isOne: count == 1)
    }

    /// 새 목표 %(count)lld개
    public func importNewGoals(count: Int) -> String {
        said("새 목표 \u{1}개\0\u{1} new goals\0新しい目標\u{1}件\0\u{1} new goal", grouped(count), isOne: count == 1)
    }

    /// 새 습관 %(count)lld개
    public func importNewHabits(count: Int) -> String {
        said("새 습관 \u{1}개\0\u{1} new habits\0新しい習慣\u{1}件\0\u{1} new habit", grouped(count), isOne: count == 1)
    }

    /// 메모 %(count)lld개
    public func importNotes(count: Int) -> String {
        said("메모 \u{1}개\0\u{1} notes\0メモ\u{1}件\0\u{1} note", grouped(count), isOne: count == 1)
    }

    /// 습관을 쉰 날 %(count)lld일 (지킨 날도 놓친 날도 아니에요)
    public func importPausedDays(count: Int) -> String {
        said("습관을 쉰 날 \u{1}일 (지킨 날도 놓친 날도 아니에요)\0\u{1} paused days of habits, neither kept nor missed\0習慣を休んだ日\u{1}日(達成でも未達成でもありません)\0\u{1} paused day of a habit, neither kept nor missed", grouped(count), isOne: count == 1)
    }

    /// 다짐 %(count)lld개
    public func importQuests(count: Int) -> String {
        said("다짐 \u{1}개\0\u{1} quests\0クエスト\u{1}件\0\u{1} quest", grouped(count), isOne: count == 1)
    }

    /// 아직 오지 않은 날이에요
    public var issueFutureDay: String { said("아직 오지 않은 날이에요\0the day has not come yet\0まだ来ていない日です") }

    /// 이미 있는 습관을 시작하기 전이거나 보관한 뒤의 날이에요
    public var issueOutsideHabit: String { said("이미 있는 습관을 시작하기 전이거나 보관한 뒤의 날이에요\0the day is before the habit you have began, or after it was archived\0既存の習慣の開始前、または保管後の日です") }

    /// 하루에 %(times)@번
    public func oftenADay(times: String) -> String {
        said("하루에 \u{1}번\0\u{1}× a day\01日に\u{1}回", times)
    }

    /// 한 달에 %(times)@번
    public func oftenAMonth(times: String) -> String {
        said("한 달에 \u{1}번\0\u{1}× a month\0月に\u{1}回", times)
    }

    /// 일주일에 %(times)@번
    public func oftenAWeek(times: String) -> String {
        said("일주일에 \u{1}번\0\u{1}× a week\0週に\u{1}回", times)
    }

    /// 한 해에 %(times)@번
    public func oftenAYear(times: String) -> String {
        said("한 해에 \u{1}번\0\u{1}× a year\0年に\u{1}回", times)
    }

    /// %(count)@일에 %(times)@번
    public func oftenInDays(count: String, times: String) -> String {
        said("\u{1}일에 \u{2}번\0\u{2}× in \u{1} days\0\u{1}日に\u{2}回", count, times)
    }

    /// %(count)@달에 %(times)@번
    public func oftenInMonths(count: String, times: String) -> String {
        said("\u{1}달에 \u{2}번\0\u{2}× in \u{1} months\0\u{1}か月に\u{2}回", count, times)
    }

    /// %(count)@주에 %(times)@번
    public func oftenInWeeks(count: String, times: String) -> String {
        said("\u{1}주에 \u{2}번\0\u{2}× in \u{1} weeks\0\u{1}週に\u{2}回", count, times)
    }

    /// %(count)@년에 %(times)@번
    public func oftenInYears(count: String, times: String) -> String {
        said("\u{1}년에 \u{2}번\0\u{2}× in \u{1} years\0\u{1}年に\u{2}回", count, times)
    }
}
