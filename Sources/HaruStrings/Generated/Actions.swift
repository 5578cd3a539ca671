// Written by script/strings from Strings/Actions.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 지워진 행동이에요.
    public var actionIsGone: String { said("지워진 행동이에요.\0This action was deleted.\0このアクションは削除されました。") }

    /// 전체 기간
    public var allTime: String { said("전체 기간\0All time\0全期間") }

    /// %(name)@을(를) 지울까요?
    public func askDeleteNamed(name: String) -> String {
        said("\u{1}\u{10} 지울까요?\0Delete \u{1}?\0「\u{1}」を削除しますか？", name)
    }

    /// 기록할 때 메모
    public var askForNote: String { said("기록할 때 메모\0Ask for a note\0記録時にメモ") }

    /// 아이콘 고르기
    public var chooseIcon: String { said("아이콘 고르기\0Choose an icon\0アイコンを選ぶ") }

    /// %(count)lld개
    public func countOfRecords(count: Int) -> String {
        said("\u{1}개\0\u{1}\0\u{1}件\0\u{1}", grouped(count), isOne: count == 1)
    }

    /// 전체
    public var everyIcon: String { said("전체\0All\0すべて") }

    /// 아이콘 찾기
    public var findIcon: String { said("아이콘 찾기\0Find an icon\0アイコンを探す") }

    /// 첫 기록
    public var firstRecord: String { said("첫 기록\0First record\0最初の記録") }

    /// 기록은 없어요.
    public var hasNoRecords: String { said("기록은 없어요.\0It has no records.\0記録はありません。") }

    /// 아이콘
    public var iconTitle: String { said("아이콘\0Icon\0アイコン") }

    /// 횟수형
    public var kindCounted: String { said("횟수형\0Counted\0回数型") }

    /// 시간형
    public var kindTimed: String { said("시간형\0Timed\0時間型") }

    /// 마지막 기록
    public var lastRecord: String { said("마지막 기록\0Last record\0最後の記録") }

    /// 무료로는 목표를 2개까지 만들 수 있어요.
    public var limitGoal: String { said("무료로는 목표를 2개까지 만들 수 있어요.\0The free version has room for 2 goals.\0無料版では目標を2個まで作成できます。") }

    /// 무료로는 목표마다 다짐을 3개까지 만들 수 있어요.
    public var limitQuest: String { said("무료로는 목표마다 다짐을 3개까지 만들 수 있어요.\0The free version has room for 3 quests per goal.\0無料版では目標ごとにクエストを3個まで作成できます。") }

    /// 프리미엄이 필요해요
    public var limitTitle: String { said("프리미엄이 필요해요\0Premium needed\0プレミアムが必要です") }

    /// %(name)@ 옮기기
    public func moveNamed(name: String) -> String {
        said("\u{1} 옮기기\0Move \u{1}\0\u{1}を移動", name)
    }

    /// 이름
    public var nameField: String { said("이름\0Name\0名前") }

    /// 행동 추가
    public var newAction: String { said("행동 추가\0New action\0アクションを追加") }

    /// 새 꼬리표
    public var newTag: String { said("새 꼬리표\0New tag\0新しいタグ") }

    /// 찾는 아이콘이 없어요.
    public var noSuchIcon: String { said("찾는 아이콘이 없어요.\0No such icon.\0該当するアイコンがありません。") }

    /// 꼬리표 없음
    public var noTag: String { said("꼬리표 없음\0No tag\0タグなし") }

    /// 메모를 물을지는 이 기기에만 저장돼요.
    public var notePromptIsLocal: String { said("메모를 물을지는 이 기기에만 저장돼요.\0Asking for a note is kept on this device only.\0メモを聞くかどうかはこの端末にのみ保存されます。") }

    /// 다짐 %(count)lld개가 ‘대상 없음’이 돼요.
    public func questsLoseTarget(count: Int) -> String {
        said("다짐 \u{1}개가 ‘대상 없음’이 돼요.\0\u{1} quests will have no target.\0クエスト\u{1}件が「対象なし」になります。\0\u{1} quest will have no target.", grouped(count), isOne: count == 1)
    }

    /// 기록 %(count)lld개도 함께 지워져요.
    public func recordsGoToo(count: Int) -> String {
        said("기록 \u{1}개도 함께 지워져요.\0Its \u{1} records are deleted too.\0記録\u{1}件も一緒に削除されます。\0Its \u{1} record is deleted too.", grouped(count), isOne: count == 1)
    }

    /// 즐겨찾기 순서 변경
    public var reorderFavorites: String { said("즐겨찾기 순서 변경\0Reorder favorites\0お気に入りの並べ替え") }

    /// 꼬리표 순서 변경
    public var reorderTags: String { said("꼬리표 순서 변경\0Reorder tags\0タグの並べ替え") }

    /// 프리미엄 알아보기
    public var seePremium: String { said("프리미엄 알아보기\0See Premium\0プレミアムを見る") }

    /// 행동 목록으로
    public var toActions: String { said("행동 목록으로\0Go to Actions\0アクション一覧へ") }

    /// 누적
    public var totalsTitle: String { said("누적\0Totals\0累計") }

    /// 횟수 기록
    public var trackCount: String { said("횟수 기록\0Count\0回数") }

    /// 누를 때마다 하나씩
    public var trackCountHint: String { said("누를 때마다 하나씩\0One for each tap\0タップごとに1回") }

    /// 시간 측정
    public var trackTime: String { said("시간 측정\0Time\0時間") }

    /// 시작과 종료를 눌러요
    public var trackTimeHint: String { said("시작과 종료를 눌러요\0Tap to start and stop\0タップで開始と終了") }

    /// 만든 뒤에는 바꿀 수 없어요.
    public var trackingFixedLater: String { said("만든 뒤에는 바꿀 수 없어요.\0It cannot be changed later.\0作成後は変更できません。") }

    /// 바꾸면 이미 있는 기록과 섞여서 바꿀 수 없어요.
    public var trackingFixedNow: String { said("바꾸면 이미 있는 기록과 섞여서 바꿀 수 없어요.\0It cannot be changed: existing records would be mixed up.\0既存の記録と混ざるため変更できません。") }

    /// 기록 방식
    public var trackingTitle: String { said("기록 방식\0Tracking\0計測方法") }
}
