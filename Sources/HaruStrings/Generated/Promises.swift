// Written by script/strings from Strings/Promises.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 달성
    public var goalAchieved: String { said("달성\0Achieved\0達成") }

    /// 확인 필요
    public var goalNeedsReview: String { said("확인 필요\0Needs review\0要確認") }

    /// 다짐 없음
    public var goalNoQuests: String { said("다짐 없음\0No quests\0クエストなし") }

    /// 미달성
    public var goalNotAchieved: String { said("미달성\0Not achieved\0未達成") }

    /// 습관
    public var habitsTitle: String { said("습관\0Habits\0習慣") }

    /// %(name)@: 지금은 쉬는 중이에요.
    public func intentPaused(name: String) -> String {
        said("\u{1}: 지금은 쉬는 중이에요.\0\u{1} is paused.\0\u{1}は休止中です。", name)
    }

    /// 대상 없음
    public var questNoTarget: String { said("대상 없음\0No target\0対象なし") }

    /// %(amount)@ 이상
    public func questSaysAtLeast(amount: String) -> String {
        said("\u{1} 이상\0at least \u{1}\0\u{1}以上", amount)
    }

    /// %(amount)@ 이하
    public func questSaysAtMost(amount: String) -> String {
        said("\u{1} 이하\0at most \u{1}\0\u{1}以下", amount)
    }

    /// 다짐
    public var questsTitle: String { said("다짐\0Quests\0クエスト") }

    /// 이번 달 달성
    public var stateDoneThisMonth: String { said("이번 달 달성\0Done this month\0今月は達成") }

    /// 이번 주 달성
    public var stateDoneThisWeek: String { said("이번 주 달성\0Done this week\0今週は達成") }

    /// 데이터 없음
    public var stateNoData: String { said("데이터 없음\0No data\0データなし") }

    /// 수행일 아님
    public var stateNotScheduled: String { said("수행일 아님\0Not scheduled\0実施日ではありません") }

    /// 한도 초과
    public var stateOver: String { said("한도 초과\0Over limit\0上限超過") }

    /// 쉬는 중
    public var statePaused: String { said("쉬는 중\0Paused\0休止中") }

    /// 한도 지킴
    public var stateWithin: String { said("한도 지킴\0Within limit\0上限内") }

    /// 연속 %(count)lld일
    public func streakDays(count: Int) -> String {
        said("연속 \u{1}일\0\u{1}-day streak\0連続\u{1}日\0\u{1}-day streak", grouped(count), isOne: count == 1)
    }

    /// 연속 %(count)lld달
    public func streakMonths(count: Int) -> String {
        said("연속 \u{1}달\0\u{1}-month streak\0連続\u{1}か月\0\u{1}-month streak", grouped(count), isOne: count == 1)
    }

    /// 연속 %(count)lld주
    public func streakWeeks(count: Int) -> String {
        said("연속 \u{1}주\0\u{1}-week streak\0連続\u{1}週\0\u{1}-week streak", grouped(count), isOne: count == 1)
    }

    /// %(name)@ 체크
    public func undoCheck(name: String) -> String {
        said("\u{1} 체크\0Check of \u{1}\0\u{1}のチェック", name)
    }

    /// 목표 %(name)@ 추가
    public func undoGoalAdd(name: String) -> String {
        said("목표 \u{1} 추가\0New goal \u{1}\0目標\u{1}の追加", name)
    }

    /// 목표 %(name)@ 삭제
    public func undoGoalDelete(name: String) -> String {
        said("목표 \u{1} 삭제\0Deletion of the goal \u{1}\0目標\u{1}の削除", name)
    }

    /// 목표 %(name)@ 수정
    public func undoGoalEdit(name: String) -> String {
        said("목표 \u{1} 수정\0Change of the goal \u{1}\0目標\u{1}の変更", name)
    }

    /// 목표 %(name)@ 판정
    public func undoGoalJudge(name: String) -> String {
        said("목표 \u{1} 판정\0Judgement of the goal \u{1}\0目標\u{1}の判定", name)
    }

    /// 습관 %(name)@ 추가
    public func undoHabitAdd(name: String) -> String {
        said("습관 \u{1} 추가\0New habit \u{1}\0習慣\u{1}の追加", name)
    }

    /// 습관 %(name)@ 보관
    public func undoHabitArchive(name: String) -> String {
        said("습관 \u{1} 보관\0Archiving of the habit \u{1}\0習慣\u{1}のアーカイブ", name)
    }

    /// 습관 %(name)@ 삭제
    public func undoHabitDelete(name: String) -> String {
        said("습관 \u{1} 삭제\0Deletion of the habit \u{1}\0習慣\u{1}の削除", name)
    }

    /// 습관 %(name)@ 수정
    public func undoHabitEdit(name: String) -> String {
        said("습관 \u{1} 수정\0Change of the habit \u{1}\0習慣\u{1}の変更", name)
    }

    /// 습관 %(name)@ 다시 시작
    public func undoHabitResume(name: String) -> String {
        said("습관 \u{1} 다시 시작\0Resuming of the habit \u{1}\0習慣\u{1}の再開", name)
    }

    /// %(name)@ 쉬기
    public func undoPause(name: String) -> String {
        said("\u{1} 쉬기\0Pause of \u{1}\0\u{1}の休止", name)
    }

    /// 다짐 %(name)@ 추가
    public func undoQuestAdd(name: String) -> String {
        said("다짐 \u{1} 추가\0New quest \u{1}\0クエスト\u{1}の追加", name)
    }

    /// 다짐 %(name)@ 삭제
    public func undoQuestDelete(name: String) -> String {
        said("다짐 \u{1} 삭제\0Deletion of the quest \u{1}\0クエスト\u{1}の削除", name)
    }

    /// 다짐 %(name)@ 수정
    public func undoQuestEdit(name: String) -> String {
        said("다짐 \u{1} 수정\0Change of the quest \u{1}\0クエスト\u{1}の変更", name)
    }

    /// %(name)@ 쉬기 끝
    public func undoResume(name: String) -> String {
        said("\u{1} 쉬기 끝\0End of the pause of \u{1}\0\u{1}の休止の終了", name)
    }

    /// %(name)@ 체크 취소
    public func undoUncheck(name: String) -> String {
        said("\u{1} 체크 취소\0Unchecking of \u{1}\0\u{1}のチェックの取り消し", name)
    }
}
