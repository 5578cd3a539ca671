// Written by script/strings from Strings/App.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 추가
    public var add: String { said("추가\0Add\0追加") }

    /// 즐겨찾기 지정
    public var addFavorite: String { said("즐겨찾기 지정\0Add to favorites\0お気に入りに追加") }

    /// 하루
    public var appName: String { said("하루\0Haru\0Haru") }

    /// 배치 편집
    public var arrange: String { said("배치 편집\0Arrange\0並べ替え") }

    /// 끌어서 순서를 바꾸고, 다른 칸으로 옮겨 즐겨찾기를 정해요.
    public var arrangeHint: String { said("끌어서 순서를 바꾸고, 다른 칸으로 옮겨 즐겨찾기를 정해요.\0Drag to reorder; drag to the other section to choose favorites.\0ドラッグで並べ替え、別の欄へ移してお気に入りを決めます。") }

    /// 취소
    public var cancel: String { said("취소\0Cancel\0キャンセル") }

    /// 닫기
    public var close: String { said("닫기\0Close\0閉じる") }

    /// 메뉴 닫기
    public var closeMenu: String { said("메뉴 닫기\0Close menu\0メニューを閉じる") }

    /// %(action)@, 오늘 %(total)@
    public func countedAloud(action: String, total: String) -> String {
        said("\u{1}, 오늘 \u{2}\0\u{1}, \u{2} today\0\u{1}、今日\u{2}", action, total)
    }

    /// 첫 행동 만들기
    public var createFirstAction: String { said("첫 행동 만들기\0Create my first action\0最初のアクションを作る") }

    /// 삭제
    public var delete: String { said("삭제\0Delete\0削除") }

    /// %(name)@을(를) 지웠어요
    public func deletedNamed(name: String) -> String {
        said("\u{1}\u{10} 지웠어요\0\u{1} deleted\0\u{1}を削除しました", name)
    }

    /// 버리기
    public var discard: String { said("버리기\0Discard\0破棄") }

    /// 변경을 버릴까요?
    public var discardChanges: String { said("변경을 버릴까요?\0Discard changes?\0変更を破棄しますか？") }

    /// 완료
    public var done: String { said("완료\0Done\0完了") }

    /// 여기로 끌어 즐겨찾기에 추가
    public var dropToFavorite: String { said("여기로 끌어 즐겨찾기에 추가\0Drag here to add to favorites\0ここにドラッグしてお気に入りに追加") }

    /// 여기로 끌어 즐겨찾기에서 해제
    public var dropToUnfavorite: String { said("여기로 끌어 즐겨찾기에서 해제\0Drag here to remove from favorites\0ここにドラッグしてお気に入りから解除") }

    /// 수정
    public var edit: String { said("수정\0Edit\0編集") }

    /// 행동 설정 수정
    public var editAction: String { said("행동 설정 수정\0Edit action\0アクションを編集") }

    /// 하고 있는 일을 행동으로 만들어 보세요. 시간을 재거나 횟수를 세요.
    public var emptyActions: String { said("하고 있는 일을 행동으로 만들어 보세요. 시간을 재거나 횟수를 세요.\0Turn what you do into actions: time them or count them.\0していることをアクションにして、時間を計ったり回数を数えたりしましょう。") }

    /// 하루를 남겨 볼까요?
    public var emptyLead: String { said("하루를 남겨 볼까요?\0Ready to keep your day?\0一日を残してみませんか？") }

    /// 기록 직접 입력·수정
    public var enterRecords: String { said("기록 직접 입력·수정\0Enter or edit records\0記録を入力・編集") }

    /// 운동
    public var exampleExercise: String { said("운동\0Exercise\0運動") }

    /// 건강
    public var exampleHealth: String { said("건강\0Health\0健康") }

    /// 생활
    public var exampleLife: String { said("생활\0Life\0生活") }

    /// 독서
    public var exampleReading: String { said("독서\0Reading\0読書") }

    /// 물 마시기
    public var exampleWater: String { said("물 마시기\0Drink water\0水を飲む") }

    /// 즐겨찾기
    public var favorites: String { said("즐겨찾기\0Favorites\0お気に入り") }

    /// 시작하기
    public var getStarted: String { said("시작하기\0Get started\0はじめる") }

    /// 뒤로
    public var goBack: String { said("뒤로\0Back\0戻る") }

    /// 모음으로 가기
    public var goHome: String { said("모음으로 가기\0Go to Home\0ホームへ") }

    /// 사본을 남기고 새로 시작
    public var keepCopyStartFresh: String { said("사본을 남기고 새로 시작\0Keep a copy and start fresh\0コピーを残して新しく始める") }

    /// 이 화면은 다음 버전에서 만나요.
    public var laterScreen: String { said("이 화면은 다음 버전에서 만나요.\0This screen comes with a later version.\0この画面は今後のバージョンで追加されます。") }

    /// %(action)@ 메뉴
    public func menuOf(action: String) -> String {
        said("\u{1} 메뉴\0Menu of \u{1}\0\u{1}のメニュー", action)
    }

    /// %(name)@, %(count)lld개 중 %(place)@번째
    public func movedAloud(name: String, count: Int, place: String) -> String {
        said("\u{1}, \u{2}개 중 \u{3}번째\0\u{1}, position \u{3} of \u{2}\0\u{1}、\u{2}件中\u{3}番目\0\u{1}, position \u{3} of \u{2}", name, grouped(count), place, isOne: count == 1)
    }

    /// 새 버전이 준비됐어요
    public var newVersionReady: String { said("새 버전이 준비됐어요\0A new version is ready\0新しいバージョンの準備ができました") }

    /// 다음
    public var next: String { said("다음\0Next\0次へ") }

    /// 찾을 수 없어요
    public var notFound: String { said("찾을 수 없어요\0Not found\0見つかりません") }

    /// 저장하지 못했어요
    public var notSaved: String { said("저장하지 못했어요\0Not saved\0保存できませんでした") }

    /// 메모
    public var note: String { said("메모\0Note\0メモ") }

    /// 오프라인
    public var offlineShort: String { said("오프라인\0Offline\0オフライン") }

    /// 시간을 재거나 횟수를 세요. 한 번 누르면 시작하고, 다시 누르면 끝나요.
    public var onboardingActionsText: String { said("시간을 재거나 횟수를 세요. 한 번 누르면 시작하고, 다시 누르면 끝나요.\0Time it or count it. One tap starts, another stops.\0時間を計ったり回数を数えたり。タップで開始、もう一度で終了です。") }

    /// 하는 일을 눌러서 기록해요
    public var onboardingActionsTitle: String { said("하는 일을 눌러서 기록해요\0Tap what you do\0することをタップして記録") }

    /// 얼마나 왔는지, 며칠째 이어지는지 한눈에 보여요.
    public var onboardingGoalsText: String { said("얼마나 왔는지, 며칠째 이어지는지 한눈에 보여요.\0See how far you have come, and how many days in a row.\0どこまで来たか、何日続いたかがひと目でわかります。") }

    /// 목표와 다짐으로 이어 가요
    public var onboardingGoalsTitle: String { said("목표와 다짐으로 이어 가요\0Keep it going with goals and quests\0目標とクエストで続ける") }

    /// 꼬리표마다 색이 있어서 하루가 어떻게 흘렀는지 보여요.
    public var onboardingOrderText: String { said("꼬리표마다 색이 있어서 하루가 어떻게 흘렀는지 보여요.\0Each tag has its color, so you can see where the day went.\0タグごとに色があるので、一日の流れが見えます。") }

    /// 꼬리표로 정리하고 돌아봐요
    public var onboardingOrderTitle: String { said("꼬리표로 정리하고 돌아봐요\0Sort with tags, look back\0タグで整理し、ふり返る") }

    /// 이 기기에만 저장돼요
    public var onlyHere: String { said("이 기기에만 저장돼요\0On this device only\0この端末にのみ保存") }

    /// 메뉴 열기
    public var openMenu: String { said("메뉴 열기\0Open menu\0メニューを開く") }

    /// 나머지 행동 · %(count)lld개
    public func otherActions(count: Int) -> String {
        said("나머지 행동 · \u{1}개\0Other actions · \u{1}\0その他のアクション · \u{1}件\0Other actions · \u{1}", grouped(count), isOne: count == 1)
    }

    /// %(count)lld쪽 중 %(page)@쪽
    public func pageOf(count: Int, page: String) -> String {
        said("\u{1}쪽 중 \u{2}쪽\0Page \u{2} of \u{1}\0\u{1}ページ中\u{2}ページ\0Page \u{2} of \u{1}", grouped(count), page, isOne: count == 1)
    }

    /// 새로고침
    public var refresh: String { said("새로고침\0Refresh\0更新") }

    /// 즐겨찾기 해제
    public var removeFavorite: String { said("즐겨찾기 해제\0Remove from favorites\0お気に入りを解除") }

    /// 다시 시작
    public var restart: String { said("다시 시작\0Restart\0再起動") }

    /// 다시 시도
    public var retry: String { said("다시 시도\0Retry\0再試行") }

    /// 진행 중 %(count)lld개
    public func runningCount(count: Int) -> String {
        said("진행 중 \u{1}개\0\u{1} running\0進行中\u{1}件\0\u{1} running", grouped(count), isOne: count == 1)
    }

    /// 현재 진행 중
    public var runningNow: String { said("현재 진행 중\0Running now\0進行中") }

    /// 저장
    public var save: String { said("저장\0Save\0保存") }

    /// 기록 확인
    public var showRecords: String { said("기록 확인\0Show records\0記録を見る") }

    /// 통계 보기
    public var showStatistics: String { said("통계 보기\0Show statistics\0統計を見る") }

    /// 건너뛰기
    public var skip: String { said("건너뛰기\0Skip\0スキップ") }

    /// 시작
    public var start: String { said("시작\0Start\0開始") }

    /// 예시 행동으로 시작해 보기
    public var startWithExamples: String { said("예시 행동으로 시작해 보기\0Start with examples\0サンプルで始める") }

    /// %(action)@ 시작
    public func startedAloud(action: String) -> String {
        said("\u{1} 시작\0\u{1} started\0\u{1}を開始しました", action)
    }

    /// 종료
    public var stop: String { said("종료\0Stop\0終了") }

    /// %(action)@ 종료
    public func stopNamed(action: String) -> String {
        said("\u{1} 종료\0Stop \u{1}\0\u{1}を終了", action)
    }

    /// %(action)@ 종료, 오늘 %(total)@
    public func stoppedAloud(action: String, total: String) -> String {
        said("\u{1} 종료, 오늘 \u{2}\0\u{1} stopped, \u{2} today\0\u{1}を終了、今日\u{2}", action, total)
    }

    /// 다른 창이 저장소를 쓰고 있어요. 그 창을 닫고 다시 시도해 주세요.
    public var storeBusyText: String { said("다른 창이 저장소를 쓰고 있어요. 그 창을 닫고 다시 시도해 주세요.\0Another window is using the store. Close it and try again.\0ほかのウィンドウが保存領域を使用中です。閉じてから再試行してください。") }

    /// 브라우저가 이 기기의 데이터를 지웠어요
    public var storeCleared: String { said("브라우저가 이 기기의 데이터를 지웠어요\0The browser cleared this device's data\0ブラウザがこの端末のデータを消しました") }

    /// 기기에 빈 공간이 없어요. 공간을 만든 뒤 다시 시도해 주세요.
    public var storeFullText: String { said("기기에 빈 공간이 없어요. 공간을 만든 뒤 다시 시도해 주세요.\0This device has no room left. Make room and try again.\0端末に空きがありません。空きを作ってから再試行してください。") }

    /// 더 새로운 하루가 저장한 데이터예요. 앱을 업데이트해 주세요.
    public var storeNewerText: String { said("더 새로운 하루가 저장한 데이터예요. 앱을 업데이트해 주세요.\0A newer Haru wrote this data. Please update the app.\0新しいバージョンのデータです。アプリを更新してください。") }

    /// 데이터를 열 수 없어요
    public var storeUnreadable: String { said("데이터를 열 수 없어요\0Can't open your data\0データを開けません") }

    /// 저장소를 읽을 수 없어요. 아무것도 지우지 않았어요.
    public var storeUnreadableText: String { said("저장소를 읽을 수 없어요. 아무것도 지우지 않았어요.\0The store cannot be read. Nothing was deleted.\0保存領域を読み取れません。何も削除していません。") }

    /// 동기화됨
    public var synced: String { said("동기화됨\0Synced\0同期済み") }

    /// 행동
    public var tabActions: String { said("행동\0Actions\0アクション") }

    /// 일기
    public var tabDiary: String { said("일기\0Diary\0日記") }

    /// 목표
    public var tabGoals: String { said("목표\0Goals\0目標") }

    /// 지킴이
    public var tabGuard: String { said("지킴이\0Guard\0ガード") }

    /// 기록
    public var tabHistory: String { said("기록\0History\0記録") }

    /// 모음
    public var tabMain: String { said("모음\0Home\0ホーム") }

    /// 더보기
    public var tabMore: String { said("더보기\0More\0その他") }

    /// 설정
    public var tabSettings: String { said("설정\0Settings\0設定") }

    /// 통계
    public var tabStats: String { said("통계\0Statistics\0統計") }

    /// 꼬리표
    public var tabTags: String { said("꼬리표\0Tags\0タグ") }

    /// 탭
    public var tabs: String { said("탭\0Tabs\0タブ") }

    /// %(name)@, 오늘 %(value)@
    public func tileAloud(name: String, value: String) -> String {
        said("\u{1}, 오늘 \u{2}\0\u{1}, \u{2} today\0\u{1}、今日\u{2}", name, value)
    }

    /// %(name)@, 오늘 %(value)@, 측정 중
    public func tileRunningAloud(name: String, value: String) -> String {
        said("\u{1}, 오늘 \u{2}, 측정 중\0\u{1}, \u{2} today, running\0\u{1}、今日\u{2}、計測中", name, value)
    }

    /// 오전 %(time)@
    public func timeOfDayAM(time: String) -> String {
        said("오전 \u{1}\0\u{1} AM\0午前\u{1}", time)
    }

    /// 오후 %(time)@
    public func timeOfDayPM(time: String) -> String {
        said("오후 \u{1}\0\u{1} PM\0午後\u{1}", time)
    }

    /// 되돌리기
    public var undoButton: String { said("되돌리기\0Undo\0取り消す") }

    /// 되돌렸어요
    public var undone: String { said("되돌렸어요\0Undone\0取り消しました") }
}
