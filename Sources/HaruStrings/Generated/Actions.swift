// Written by script/strings from Strings/Actions.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 지워진 행동이에요.
    public var actionIsGone: String {
        switch language {
        case .ko: "지워진 행동이에요."
        case .en: "This action was deleted."
        case .ja: "このアクションは削除されました。"
        }
    }

    /// 전체 기간
    public var allTime: String {
        switch language {
        case .ko: "전체 기간"
        case .en: "All time"
        case .ja: "全期間"
        }
    }

    /// %(name)@을(를) 지울까요?
    public func askDeleteNamed(name: String) -> String {
        switch language {
        case .ko: "\(Particle.object.after(name)) 지울까요?"
        case .en: "Delete \(name)?"
        case .ja: "「\(name)」を削除しますか？"
        }
    }

    /// 기록할 때 메모
    public var askForNote: String {
        switch language {
        case .ko: "기록할 때 메모"
        case .en: "Ask for a note"
        case .ja: "記録時にメモ"
        }
    }

    /// 아이콘 고르기
    public var chooseIcon: String {
        switch language {
        case .ko: "아이콘 고르기"
        case .en: "Choose an icon"
        case .ja: "アイコンを選ぶ"
        }
    }

    /// %(count)lld개
    public func countOfRecords(count: Int) -> String {
        switch language {
        case .ko: "\(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count))" : "\(grouped(count))"
        case .ja: "\(grouped(count))件"
        }
    }

    /// 전체
    public var everyIcon: String {
        switch language {
        case .ko: "전체"
        case .en: "All"
        case .ja: "すべて"
        }
    }

    /// 아이콘 찾기
    public var findIcon: String {
        switch language {
        case .ko: "아이콘 찾기"
        case .en: "Find an icon"
        case .ja: "アイコンを探す"
        }
    }

    /// 첫 기록
    public var firstRecord: String {
        switch language {
        case .ko: "첫 기록"
        case .en: "First record"
        case .ja: "最初の記録"
        }
    }

    /// 기록은 없어요.
    public var hasNoRecords: String {
        switch language {
        case .ko: "기록은 없어요."
        case .en: "It has no records."
        case .ja: "記録はありません。"
        }
    }

    /// 아이콘
    public var iconTitle: String {
        switch language {
        case .ko: "아이콘"
        case .en: "Icon"
        case .ja: "アイコン"
        }
    }

    /// 횟수형
    public var kindCounted: String {
        switch language {
        case .ko: "횟수형"
        case .en: "Counted"
        case .ja: "回数型"
        }
    }

    /// 시간형
    public var kindTimed: String {
        switch language {
        case .ko: "시간형"
        case .en: "Timed"
        case .ja: "時間型"
        }
    }

    /// 마지막 기록
    public var lastRecord: String {
        switch language {
        case .ko: "마지막 기록"
        case .en: "Last record"
        case .ja: "最後の記録"
        }
    }

    /// 무료로는 목표를 2개까지 만들 수 있어요.
    public var limitGoal: String {
        switch language {
        case .ko: "무료로는 목표를 2개까지 만들 수 있어요."
        case .en: "The free version has room for 2 goals."
        case .ja: "無料版では目標を2個まで作成できます。"
        }
    }

    /// 무료로는 목표마다 다짐을 3개까지 만들 수 있어요.
    public var limitQuest: String {
        switch language {
        case .ko: "무료로는 목표마다 다짐을 3개까지 만들 수 있어요."
        case .en: "The free version has room for 3 quests per goal."
        case .ja: "無料版では目標ごとにクエストを3個まで作成できます。"
        }
    }

    /// 프리미엄이 필요해요
    public var limitTitle: String {
        switch language {
        case .ko: "프리미엄이 필요해요"
        case .en: "Premium needed"
        case .ja: "プレミアムが必要です"
        }
    }

    /// %(name)@ 옮기기
    public func moveNamed(name: String) -> String {
        switch language {
        case .ko: "\(name) 옮기기"
        case .en: "Move \(name)"
        case .ja: "\(name)を移動"
        }
    }

    /// 이름
    public var nameField: String {
        switch language {
        case .ko: "이름"
        case .en: "Name"
        case .ja: "名前"
        }
    }

    /// 행동 추가
    public var newAction: String {
        switch language {
        case .ko: "행동 추가"
        case .en: "New action"
        case .ja: "アクションを追加"
        }
    }

    /// 새 꼬리표
    public var newTag: String {
        switch language {
        case .ko: "새 꼬리표"
        case .en: "New tag"
        case .ja: "新しいタグ"
        }
    }

    /// 찾는 아이콘이 없어요.
    public var noSuchIcon: String {
        switch language {
        case .ko: "찾는 아이콘이 없어요."
        case .en: "No such icon."
        case .ja: "該当するアイコンがありません。"
        }
    }

    /// 꼬리표 없음
    public var noTag: String {
        switch language {
        case .ko: "꼬리표 없음"
        case .en: "No tag"
        case .ja: "タグなし"
        }
    }

    /// 메모를 물을지는 이 기기에만 저장돼요.
    public var notePromptIsLocal: String {
        switch language {
        case .ko: "메모를 물을지는 이 기기에만 저장돼요."
        case .en: "Asking for a note is kept on this device only."
        case .ja: "メモを聞くかどうかはこの端末にのみ保存されます。"
        }
    }

    /// 다짐 %(count)lld개가 ‘대상 없음’이 돼요.
    public func questsLoseTarget(count: Int) -> String {
        switch language {
        case .ko: "다짐 \(grouped(count))개가 ‘대상 없음’이 돼요."
        case .en: count == 1 ? "\(grouped(count)) quest will have no target." : "\(grouped(count)) quests will have no target."
        case .ja: "クエスト\(grouped(count))件が「対象なし」になります。"
        }
    }

    /// 기록 %(count)lld개도 함께 지워져요.
    public func recordsGoToo(count: Int) -> String {
        switch language {
        case .ko: "기록 \(grouped(count))개도 함께 지워져요."
        case .en: count == 1 ? "Its \(grouped(count)) record is deleted too." : "Its \(grouped(count)) records are deleted too."
        case .ja: "記録\(grouped(count))件も一緒に削除されます。"
        }
    }

    /// 즐겨찾기 순서 변경
    public var reorderFavorites: String {
        switch language {
        case .ko: "즐겨찾기 순서 변경"
        case .en: "Reorder favorites"
        case .ja: "お気に入りの並べ替え"
        }
    }

    /// 꼬리표 순서 변경
    public var reorderTags: String {
        switch language {
        case .ko: "꼬리표 순서 변경"
        case .en: "Reorder tags"
        case .ja: "タグの並べ替え"
        }
    }

    /// 프리미엄 알아보기
    public var seePremium: String {
        switch language {
        case .ko: "프리미엄 알아보기"
        case .en: "See Premium"
        case .ja: "プレミアムを見る"
        }
    }

    /// 행동 목록으로
    public var toActions: String {
        switch language {
        case .ko: "행동 목록으로"
        case .en: "Go to Actions"
        case .ja: "アクション一覧へ"
        }
    }

    /// 누적
    public var totalsTitle: String {
        switch language {
        case .ko: "누적"
        case .en: "Totals"
        case .ja: "累計"
        }
    }

    /// 횟수 기록
    public var trackCount: String {
        switch language {
        case .ko: "횟수 기록"
        case .en: "Count"
        case .ja: "回数"
        }
    }

    /// 누를 때마다 하나씩
    public var trackCountHint: String {
        switch language {
        case .ko: "누를 때마다 하나씩"
        case .en: "One for each tap"
        case .ja: "タップごとに1回"
        }
    }

    /// 시간 측정
    public var trackTime: String {
        switch language {
        case .ko: "시간 측정"
        case .en: "Time"
        case .ja: "時間"
        }
    }

    /// 시작과 종료를 눌러요
    public var trackTimeHint: String {
        switch language {
        case .ko: "시작과 종료를 눌러요"
        case .en: "Tap to start and stop"
        case .ja: "タップで開始と終了"
        }
    }

    /// 만든 뒤에는 바꿀 수 없어요.
    public var trackingFixedLater: String {
        switch language {
        case .ko: "만든 뒤에는 바꿀 수 없어요."
        case .en: "It cannot be changed later."
        case .ja: "作成後は変更できません。"
        }
    }

    /// 바꾸면 이미 있는 기록과 섞여서 바꿀 수 없어요.
    public var trackingFixedNow: String {
        switch language {
        case .ko: "바꾸면 이미 있는 기록과 섞여서 바꿀 수 없어요."
        case .en: "It cannot be changed: existing records would be mixed up."
        case .ja: "既存の記録と混ざるため変更できません。"
        }
    }

    /// 기록 방식
    public var trackingTitle: String {
        switch language {
        case .ko: "기록 방식"
        case .en: "Tracking"
        case .ja: "計測方法"
        }
    }
}
