// Written by script/strings from Strings/Habits.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 습관 추가
    public var habitAdd: String { said("습관 추가\0New habit\0習慣を追加") }

    /// 보관
    public var habitArchive: String { said("보관\0Archive\0アーカイブ") }

    /// 이 날까지 세고, 통계는 남아요.
    public var habitArchiveText: String { said("이 날까지 세고, 통계는 남아요.\0It is counted up to this day, and its statistics stay.\0この日まで数え、統計は残ります。") }

    /// %(name)@을(를) 보관했어요
    public func habitArchivedNamed(name: String) -> String {
        said("\u{1}\u{10} 보관했어요\0\u{1} archived\0\u{1}をアーカイブしました", name)
    }

    /// 보관됨
    public var habitArchivedState: String { said("보관됨\0Archived\0アーカイブ済み") }

    /// 완료한 날
    public var habitCompleted: String { said("완료한 날\0Days done\0完了した日") }

    /// 현재 연속
    public var habitCurrent: String { said("현재 연속\0Current streak\0現在の連続") }

    /// %(name)@, %(day)@, %(state)@
    public func habitDayAloud(name: String, day: String, state: String) -> String {
        said("\u{1}, \u{2}, \u{3}\0\u{1}, \u{2}, \u{3}\0\u{1}、\u{2}、\u{3}", name, day, state)
    }

    /// %(count)lld일
    public func habitDayCount(count: Int) -> String {
        said("\u{1}일\0\u{1} days\0\u{1}日\0\u{1} day", grouped(count), isOne: count == 1)
    }

    /// / %(count)lld일
    public func habitDaysOf(count: Int) -> String {
        said("/ \u{1}일\0/ \u{1} days\0/ \u{1}日\0/ \u{1} day", grouped(count), isOne: count == 1)
    }

    /// 습관 수정
    public var habitEdit: String { said("습관 수정\0Edit habit\0習慣を編集") }

    /// 예정
    public var habitFuture: String { said("예정\0To come\0予定") }

    /// 완료한 %(count)lld일의 기록도 함께 지워져요.
    public func habitGoes(count: Int) -> String {
        said("완료한 \u{1}일의 기록도 함께 지워져요.\0\u{1} days done go with it.\0完了した\u{1}日の記録も一緒に削除されます。\0\u{1} day done goes with it.", grouped(count), isOne: count == 1)
    }

    /// 지워진 습관이에요.
    public var habitIsGone: String { said("지워진 습관이에요.\0This habit was deleted.\0この習慣は削除されました。") }

    /// 마지막 날
    public var habitLastDay: String { said("마지막 날\0Last day\0最後の日") }

    /// 최장 연속
    public var habitLongest: String { said("최장 연속\0Longest streak\0最長の連続") }

    /// 놓침
    public var habitMissed: String { said("놓침\0Missed\0未完了") }

    /// 달성률
    public var habitRate: String { said("달성률\0Completion rate\0達成率") }

    /// 다시 시작
    public var habitResume: String { said("다시 시작\0Resume\0再開") }

    /// %(name)@을(를) 다시 시작할까요?
    public func habitResumeAsk(name: String) -> String {
        said("\u{1}\u{10} 다시 시작할까요?\0Resume \u{1}?\0「\u{1}」を再開しますか？", name)
    }

    /// 그동안의 %(count)lld일은 놓친 날로 세요.
    public func habitResumeMissed(count: Int) -> String {
        said("그동안의 \u{1}일은 놓친 날로 세요.\0The \u{1} days between count as missed.\0その間の\u{1}日は未完了として数えます。\0The \u{1} day between counts as missed.", grouped(count), isOne: count == 1)
    }

    /// 시작일
    public var habitStart: String { said("시작일\0Start date\0開始日") }

    /// 오늘 시작
    public var habitStartsToday: String { said("오늘 시작\0Starts today\0今日から") }

    /// 기록 안 함
    public var habitUntracked: String { said("기록 안 함\0Not tracked\0対象外") }

    /// 보관한 습관 · %(count)lld개
    public func habitsArchived(count: Int) -> String {
        said("보관한 습관 · \u{1}개\0Archived habits · \u{1}\0アーカイブした習慣 · \u{1}件\0Archived habits · \u{1}", grouped(count), isOne: count == 1)
    }

    /// 매일 하는 작은 일을 습관으로 만들어 보세요.
    public var habitsEmpty: String { said("매일 하는 작은 일을 습관으로 만들어 보세요.\0Turn a small thing you do every day into a habit.\0毎日の小さなことを習慣にしてみましょう。") }

    /// 습관 순서 변경
    public var habitsReorder: String { said("습관 순서 변경\0Reorder habits\0習慣の並べ替え") }

    /// 오늘의 습관
    public var habitsToday: String { said("오늘의 습관\0Today's habits\0今日の習慣") }
}
