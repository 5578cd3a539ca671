// Written by script/strings from Strings/Promises.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// %(name)@: 지금은 쉬는 중이에요.
    public func intentPaused(name: String) -> String {
        said("\u{1}: 지금은 쉬는 중이에요.\0\u{1} is paused.\0\u{1}は休止中です。", name)
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
