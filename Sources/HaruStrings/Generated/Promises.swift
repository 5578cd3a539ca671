// Written by script/strings from Strings/Promises.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// %(name)@ 체크
    public func undoCheck(name: String) -> String {
        switch language {
        case .ko: "\(name) 체크"
        case .en: "Check of \(name)"
        case .ja: "\(name)のチェック"
        }
    }

    /// 목표 %(name)@ 추가
    public func undoGoalAdd(name: String) -> String {
        switch language {
        case .ko: "목표 \(name) 추가"
        case .en: "New goal \(name)"
        case .ja: "目標\(name)の追加"
        }
    }

    /// 목표 %(name)@ 삭제
    public func undoGoalDelete(name: String) -> String {
        switch language {
        case .ko: "목표 \(name) 삭제"
        case .en: "Deletion of the goal \(name)"
        case .ja: "目標\(name)の削除"
        }
    }

    /// 목표 %(name)@ 수정
    public func undoGoalEdit(name: String) -> String {
        switch language {
        case .ko: "목표 \(name) 수정"
        case .en: "Change of the goal \(name)"
        case .ja: "目標\(name)の変更"
        }
    }

    /// 목표 %(name)@ 판정
    public func undoGoalJudge(name: String) -> String {
        switch language {
        case .ko: "목표 \(name) 판정"
        case .en: "Judgement of the goal \(name)"
        case .ja: "目標\(name)の判定"
        }
    }

    /// 습관 %(name)@ 추가
    public func undoHabitAdd(name: String) -> String {
        switch language {
        case .ko: "습관 \(name) 추가"
        case .en: "New habit \(name)"
        case .ja: "習慣\(name)の追加"
        }
    }

    /// 습관 %(name)@ 보관
    public func undoHabitArchive(name: String) -> String {
        switch language {
        case .ko: "습관 \(name) 보관"
        case .en: "Archiving of the habit \(name)"
        case .ja: "習慣\(name)のアーカイブ"
        }
    }

    /// 습관 %(name)@ 삭제
    public func undoHabitDelete(name: String) -> String {
        switch language {
        case .ko: "습관 \(name) 삭제"
        case .en: "Deletion of the habit \(name)"
        case .ja: "習慣\(name)の削除"
        }
    }

    /// 습관 %(name)@ 수정
    public func undoHabitEdit(name: String) -> String {
        switch language {
        case .ko: "습관 \(name) 수정"
        case .en: "Change of the habit \(name)"
        case .ja: "習慣\(name)の変更"
        }
    }

    /// 습관 %(name)@ 다시 시작
    public func undoHabitResume(name: String) -> String {
        switch language {
        case .ko: "습관 \(name) 다시 시작"
        case .en: "Resuming of the habit \(name)"
        case .ja: "習慣\(name)の再開"
        }
    }

    /// %(name)@ 쉬기
    public func undoPause(name: String) -> String {
        switch language {
        case .ko: "\(name) 쉬기"
        case .en: "Pause of \(name)"
        case .ja: "\(name)の休止"
        }
    }

    /// 다짐 %(name)@ 추가
    public func undoQuestAdd(name: String) -> String {
        switch language {
        case .ko: "다짐 \(name) 추가"
        case .en: "New quest \(name)"
        case .ja: "クエスト\(name)の追加"
        }
    }

    /// 다짐 %(name)@ 삭제
    public func undoQuestDelete(name: String) -> String {
        switch language {
        case .ko: "다짐 \(name) 삭제"
        case .en: "Deletion of the quest \(name)"
        case .ja: "クエスト\(name)の削除"
        }
    }

    /// 다짐 %(name)@ 수정
    public func undoQuestEdit(name: String) -> String {
        switch language {
        case .ko: "다짐 \(name) 수정"
        case .en: "Change of the quest \(name)"
        case .ja: "クエスト\(name)の変更"
        }
    }

    /// %(name)@ 쉬기 끝
    public func undoResume(name: String) -> String {
        switch language {
        case .ko: "\(name) 쉬기 끝"
        case .en: "End of the pause of \(name)"
        case .ja: "\(name)の休止の終了"
        }
    }

    /// %(name)@ 체크 취소
    public func undoUncheck(name: String) -> String {
        switch language {
        case .ko: "\(name) 체크 취소"
        case .en: "Unchecking of \(name)"
        case .ja: "\(name)のチェックの取り消し"
        }
    }
}
