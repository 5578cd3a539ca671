// Written by script/strings from Strings/App.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 추가
    public var add: String {
        switch language {
        case .ko: "추가"
        case .en: "Add"
        case .ja: "追加"
        }
    }

    /// 즐겨찾기 지정
    public var addFavorite: String {
        switch language {
        case .ko: "즐겨찾기 지정"
        case .en: "Add to favorites"
        case .ja: "お気に入りに追加"
        }
    }

    /// 하루
    public var appName: String {
        switch language {
        case .ko: "하루"
        case .en: "Haru"
        case .ja: "Haru"
        }
    }

    /// 배치 편집
    public var arrange: String {
        switch language {
        case .ko: "배치 편집"
        case .en: "Arrange"
        case .ja: "並べ替え"
        }
    }

    /// 끌어서 순서를 바꾸고, 다른 칸으로 옮겨 즐겨찾기를 정해요.
    public var arrangeHint: String {
        switch language {
        case .ko: "끌어서 순서를 바꾸고, 다른 칸으로 옮겨 즐겨찾기를 정해요."
        case .en: "Drag to reorder; drag to the other section to choose favorites."
        case .ja: "ドラッグで並べ替え、別の欄へ移してお気に入りを決めます。"
        }
    }

    /// 취소
    public var cancel: String {
        switch language {
        case .ko: "취소"
        case .en: "Cancel"
        case .ja: "キャンセル"
        }
    }

    /// 닫기
    public var close: String {
        switch language {
        case .ko: "닫기"
        case .en: "Close"
        case .ja: "閉じる"
        }
    }

    /// 메뉴 닫기
    public var closeMenu: String {
        switch language {
        case .ko: "메뉴 닫기"
        case .en: "Close menu"
        case .ja: "メニューを閉じる"
        }
    }

    /// %(action)@, 오늘 %(total)@
    public func countedAloud(action: String, total: String) -> String {
        switch language {
        case .ko: "\(action), 오늘 \(total)"
        case .en: "\(action), \(total) today"
        case .ja: "\(action)、今日\(total)"
        }
    }

    /// 첫 행동 만들기
    public var createFirstAction: String {
        switch language {
        case .ko: "첫 행동 만들기"
        case .en: "Create my first action"
        case .ja: "最初のアクションを作る"
        }
    }

    /// 삭제
    public var delete: String {
        switch language {
        case .ko: "삭제"
        case .en: "Delete"
        case .ja: "削除"
        }
    }

    /// %(name)@을(를) 지웠어요
    public func deletedNamed(name: String) -> String {
        switch language {
        case .ko: "\(Particle.object.after(name)) 지웠어요"
        case .en: "\(name) deleted"
        case .ja: "\(name)を削除しました"
        }
    }

    /// 버리기
    public var discard: String {
        switch language {
        case .ko: "버리기"
        case .en: "Discard"
        case .ja: "破棄"
        }
    }

    /// 변경을 버릴까요?
    public var discardChanges: String {
        switch language {
        case .ko: "변경을 버릴까요?"
        case .en: "Discard changes?"
        case .ja: "変更を破棄しますか？"
        }
    }

    /// 완료
    public var done: String {
        switch language {
        case .ko: "완료"
        case .en: "Done"
        case .ja: "完了"
        }
    }

    /// 여기로 끌어 즐겨찾기에 추가
    public var dropToFavorite: String {
        switch language {
        case .ko: "여기로 끌어 즐겨찾기에 추가"
        case .en: "Drag here to add to favorites"
        case .ja: "ここにドラッグしてお気に入りに追加"
        }
    }

    /// 여기로 끌어 즐겨찾기에서 해제
    public var dropToUnfavorite: String {
        switch language {
        case .ko: "여기로 끌어 즐겨찾기에서 해제"
        case .en: "Drag here to remove from favorites"
        case .ja: "ここにドラッグしてお気に入りから解除"
        }
    }

    /// 수정
    public var edit: String {
        switch language {
        case .ko: "수정"
        case .en: "Edit"
        case .ja: "編集"
        }
    }

    /// 행동 설정 수정
    public var editAction: String {
        switch language {
        case .ko: "행동 설정 수정"
        case .en: "Edit action"
        case .ja: "アクションを編集"
        }
    }

    /// 하고 있는 일을 행동으로 만들어 보세요. 시간을 재거나 횟수를 세요.
    public var emptyActions: String {
        switch language {
        case .ko: "하고 있는 일을 행동으로 만들어 보세요. 시간을 재거나 횟수를 세요."
        case .en: "Turn what you do into actions: time them or count them."
        case .ja: "していることをアクションにして、時間を計ったり回数を数えたりしましょう。"
        }
    }

    /// 하루를 남겨 볼까요?
    public var emptyLead: String {
        switch language {
        case .ko: "하루를 남겨 볼까요?"
        case .en: "Shall we keep your day?"
        case .ja: "一日を残しましょうか"
        }
    }

    /// 기록 직접 입력·수정
    public var enterRecords: String {
        switch language {
        case .ko: "기록 직접 입력·수정"
        case .en: "Enter or edit records"
        case .ja: "記録を入力・編集"
        }
    }

    /// 운동
    public var exampleExercise: String {
        switch language {
        case .ko: "운동"
        case .en: "Exercise"
        case .ja: "運動"
        }
    }

    /// 건강
    public var exampleHealth: String {
        switch language {
        case .ko: "건강"
        case .en: "Health"
        case .ja: "健康"
        }
    }

    /// 생활
    public var exampleLife: String {
        switch language {
        case .ko: "생활"
        case .en: "Life"
        case .ja: "生活"
        }
    }

    /// 독서
    public var exampleReading: String {
        switch language {
        case .ko: "독서"
        case .en: "Reading"
        case .ja: "読書"
        }
    }

    /// 물 마시기
    public var exampleWater: String {
        switch language {
        case .ko: "물 마시기"
        case .en: "Drink water"
        case .ja: "水を飲む"
        }
    }

    /// 즐겨찾기
    public var favorites: String {
        switch language {
        case .ko: "즐겨찾기"
        case .en: "Favorites"
        case .ja: "お気に入り"
        }
    }

    /// 시작하기
    public var getStarted: String {
        switch language {
        case .ko: "시작하기"
        case .en: "Get started"
        case .ja: "はじめる"
        }
    }

    /// 뒤로
    public var goBack: String {
        switch language {
        case .ko: "뒤로"
        case .en: "Back"
        case .ja: "戻る"
        }
    }

    /// 모음으로 가기
    public var goHome: String {
        switch language {
        case .ko: "모음으로 가기"
        case .en: "Go to Home"
        case .ja: "ホームへ"
        }
    }

    /// 사본을 남기고 새로 시작
    public var keepCopyStartFresh: String {
        switch language {
        case .ko: "사본을 남기고 새로 시작"
        case .en: "Keep a copy and start fresh"
        case .ja: "コピーを残して新しく始める"
        }
    }

    /// 이 화면은 다음 버전에서 만나요.
    public var laterScreen: String {
        switch language {
        case .ko: "이 화면은 다음 버전에서 만나요."
        case .en: "This screen comes with a later version."
        case .ja: "この画面は今後のバージョンで追加されます。"
        }
    }

    /// %(action)@ 메뉴
    public func menuOf(action: String) -> String {
        switch language {
        case .ko: "\(action) 메뉴"
        case .en: "Menu of \(action)"
        case .ja: "\(action)のメニュー"
        }
    }

    /// %(name)@, %(count)lld개 중 %(place)@번째
    public func movedAloud(name: String, count: Int, place: String) -> String {
        switch language {
        case .ko: "\(name), \(grouped(count))개 중 \(place)번째"
        case .en: count == 1 ? "\(name), position \(place) of \(grouped(count))" : "\(name), position \(place) of \(grouped(count))"
        case .ja: "\(name)、\(grouped(count))件中\(place)番目"
        }
    }

    /// 새 버전이 준비됐어요
    public var newVersionReady: String {
        switch language {
        case .ko: "새 버전이 준비됐어요"
        case .en: "A new version is ready"
        case .ja: "新しいバージョンの準備ができました"
        }
    }

    /// 다음
    public var next: String {
        switch language {
        case .ko: "다음"
        case .en: "Next"
        case .ja: "次へ"
        }
    }

    /// 찾을 수 없어요
    public var notFound: String {
        switch language {
        case .ko: "찾을 수 없어요"
        case .en: "Not found"
        case .ja: "見つかりません"
        }
    }

    /// 저장하지 못했어요
    public var notSaved: String {
        switch language {
        case .ko: "저장하지 못했어요"
        case .en: "Not saved"
        case .ja: "保存できませんでした"
        }
    }

    /// 메모
    public var note: String {
        switch language {
        case .ko: "메모"
        case .en: "Note"
        case .ja: "メモ"
        }
    }

    /// 오프라인
    public var offlineShort: String {
        switch language {
        case .ko: "오프라인"
        case .en: "Offline"
        case .ja: "オフライン"
        }
    }

    /// 시간을 재거나 횟수를 세요. 한 번 누르면 시작하고, 다시 누르면 끝나요.
    public var onboardingActionsText: String {
        switch language {
        case .ko: "시간을 재거나 횟수를 세요. 한 번 누르면 시작하고, 다시 누르면 끝나요."
        case .en: "Time it or count it. One tap starts, another stops."
        case .ja: "時間を計ったり回数を数えたり。タップで開始、もう一度で終了です。"
        }
    }

    /// 하는 일을 눌러서 기록해요
    public var onboardingActionsTitle: String {
        switch language {
        case .ko: "하는 일을 눌러서 기록해요"
        case .en: "Tap what you do"
        case .ja: "することをタップして記録"
        }
    }

    /// 얼마나 왔는지, 며칠째 이어지는지 한눈에 보여요.
    public var onboardingGoalsText: String {
        switch language {
        case .ko: "얼마나 왔는지, 며칠째 이어지는지 한눈에 보여요."
        case .en: "See how far you have come, and how many days in a row."
        case .ja: "どこまで来たか、何日続いたかがひと目でわかります。"
        }
    }

    /// 목표와 다짐으로 이어 가요
    public var onboardingGoalsTitle: String {
        switch language {
        case .ko: "목표와 다짐으로 이어 가요"
        case .en: "Keep it going with goals and quests"
        case .ja: "目標とクエストで続ける"
        }
    }

    /// 꼬리표마다 색이 있어서 하루가 어떻게 흘렀는지 보여요.
    public var onboardingOrderText: String {
        switch language {
        case .ko: "꼬리표마다 색이 있어서 하루가 어떻게 흘렀는지 보여요."
        case .en: "Each tag has its color, so you can see where the day went."
        case .ja: "タグごとに色があるので、一日の流れが見えます。"
        }
    }

    /// 꼬리표로 정리하고 돌아봐요
    public var onboardingOrderTitle: String {
        switch language {
        case .ko: "꼬리표로 정리하고 돌아봐요"
        case .en: "Sort with tags, look back"
        case .ja: "タグで整理し、ふり返る"
        }
    }

    /// 이 기기에만 저장돼요
    public var onlyHere: String {
        switch language {
        case .ko: "이 기기에만 저장돼요"
        case .en: "On this device only"
        case .ja: "この端末にのみ保存"
        }
    }

    /// 메뉴 열기
    public var openMenu: String {
        switch language {
        case .ko: "메뉴 열기"
        case .en: "Open menu"
        case .ja: "メニューを開く"
        }
    }

    /// 나머지 행동 · %(count)lld개
    public func otherActions(count: Int) -> String {
        switch language {
        case .ko: "나머지 행동 · \(grouped(count))개"
        case .en: count == 1 ? "Other actions · \(grouped(count))" : "Other actions · \(grouped(count))"
        case .ja: "その他のアクション · \(grouped(count))件"
        }
    }

    /// %(count)lld쪽 중 %(page)@쪽
    public func pageOf(count: Int, page: String) -> String {
        switch language {
        case .ko: "\(grouped(count))쪽 중 \(page)쪽"
        case .en: count == 1 ? "Page \(page) of \(grouped(count))" : "Page \(page) of \(grouped(count))"
        case .ja: "\(grouped(count))ページ中\(page)ページ"
        }
    }

    /// 새로고침
    public var refresh: String {
        switch language {
        case .ko: "새로고침"
        case .en: "Refresh"
        case .ja: "更新"
        }
    }

    /// 즐겨찾기 해제
    public var removeFavorite: String {
        switch language {
        case .ko: "즐겨찾기 해제"
        case .en: "Remove from favorites"
        case .ja: "お気に入りを解除"
        }
    }

    /// 다시 시작
    public var restart: String {
        switch language {
        case .ko: "다시 시작"
        case .en: "Restart"
        case .ja: "再起動"
        }
    }

    /// 다시 시도
    public var retry: String {
        switch language {
        case .ko: "다시 시도"
        case .en: "Retry"
        case .ja: "再試行"
        }
    }

    /// 진행 중 %(count)lld개
    public func runningCount(count: Int) -> String {
        switch language {
        case .ko: "진행 중 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) running" : "\(grouped(count)) running"
        case .ja: "進行中\(grouped(count))件"
        }
    }

    /// 현재 진행 중
    public var runningNow: String {
        switch language {
        case .ko: "현재 진행 중"
        case .en: "Running now"
        case .ja: "進行中"
        }
    }

    /// 저장
    public var save: String {
        switch language {
        case .ko: "저장"
        case .en: "Save"
        case .ja: "保存"
        }
    }

    /// 기록 확인
    public var showRecords: String {
        switch language {
        case .ko: "기록 확인"
        case .en: "Show records"
        case .ja: "記録を見る"
        }
    }

    /// 통계 보기
    public var showStatistics: String {
        switch language {
        case .ko: "통계 보기"
        case .en: "Show statistics"
        case .ja: "統計を見る"
        }
    }

    /// 건너뛰기
    public var skip: String {
        switch language {
        case .ko: "건너뛰기"
        case .en: "Skip"
        case .ja: "スキップ"
        }
    }

    /// 시작
    public var start: String {
        switch language {
        case .ko: "시작"
        case .en: "Start"
        case .ja: "開始"
        }
    }

    /// 예시 행동으로 시작해 보기
    public var startWithExamples: String {
        switch language {
        case .ko: "예시 행동으로 시작해 보기"
        case .en: "Start with examples"
        case .ja: "サンプルで始める"
        }
    }

    /// %(action)@ 시작
    public func startedAloud(action: String) -> String {
        switch language {
        case .ko: "\(action) 시작"
        case .en: "\(action) started"
        case .ja: "\(action)を開始しました"
        }
    }

    /// 종료
    public var stop: String {
        switch language {
        case .ko: "종료"
        case .en: "Stop"
        case .ja: "終了"
        }
    }

    /// %(action)@ 종료
    public func stopNamed(action: String) -> String {
        switch language {
        case .ko: "\(action) 종료"
        case .en: "Stop \(action)"
        case .ja: "\(action)を終了"
        }
    }

    /// %(action)@ 종료, 오늘 %(total)@
    public func stoppedAloud(action: String, total: String) -> String {
        switch language {
        case .ko: "\(action) 종료, 오늘 \(total)"
        case .en: "\(action) stopped, \(total) today"
        case .ja: "\(action)を終了、今日\(total)"
        }
    }

    /// 다른 창이 저장소를 쓰고 있어요. 그 창을 닫고 다시 시도해 주세요.
    public var storeBusyText: String {
        switch language {
        case .ko: "다른 창이 저장소를 쓰고 있어요. 그 창을 닫고 다시 시도해 주세요."
        case .en: "Another window is using the store. Close it and try again."
        case .ja: "ほかのウィンドウが保存領域を使用中です。閉じてから再試行してください。"
        }
    }

    /// 브라우저가 이 기기의 데이터를 지웠어요
    public var storeCleared: String {
        switch language {
        case .ko: "브라우저가 이 기기의 데이터를 지웠어요"
        case .en: "The browser cleared this device's data"
        case .ja: "ブラウザがこの端末のデータを消しました"
        }
    }

    /// 기기에 빈 공간이 없어요. 공간을 만든 뒤 다시 시도해 주세요.
    public var storeFullText: String {
        switch language {
        case .ko: "기기에 빈 공간이 없어요. 공간을 만든 뒤 다시 시도해 주세요."
        case .en: "This device has no room left. Make room and try again."
        case .ja: "端末に空きがありません。空きを作ってから再試行してください。"
        }
    }

    /// 더 새로운 하루가 저장한 데이터예요. 앱을 업데이트해 주세요.
    public var storeNewerText: String {
        switch language {
        case .ko: "더 새로운 하루가 저장한 데이터예요. 앱을 업데이트해 주세요."
        case .en: "A newer Haru wrote this data. Please update the app."
        case .ja: "新しいバージョンのデータです。アプリを更新してください。"
        }
    }

    /// 데이터를 열 수 없어요
    public var storeUnreadable: String {
        switch language {
        case .ko: "데이터를 열 수 없어요"
        case .en: "Can't open your data"
        case .ja: "データを開けません"
        }
    }

    /// 저장소를 읽을 수 없어요. 아무것도 지우지 않았어요.
    public var storeUnreadableText: String {
        switch language {
        case .ko: "저장소를 읽을 수 없어요. 아무것도 지우지 않았어요."
        case .en: "The store cannot be read. Nothing was deleted."
        case .ja: "保存領域を読み取れません。何も削除していません。"
        }
    }

    /// 동기화됨
    public var synced: String {
        switch language {
        case .ko: "동기화됨"
        case .en: "Synced"
        case .ja: "同期済み"
        }
    }

    /// 행동
    public var tabActions: String {
        switch language {
        case .ko: "행동"
        case .en: "Actions"
        case .ja: "アクション"
        }
    }

    /// 일기
    public var tabDiary: String {
        switch language {
        case .ko: "일기"
        case .en: "Diary"
        case .ja: "日記"
        }
    }

    /// 목표
    public var tabGoals: String {
        switch language {
        case .ko: "목표"
        case .en: "Goals"
        case .ja: "目標"
        }
    }

    /// 지킴이
    public var tabGuard: String {
        switch language {
        case .ko: "지킴이"
        case .en: "Guard"
        case .ja: "ガード"
        }
    }

    /// 기록
    public var tabHistory: String {
        switch language {
        case .ko: "기록"
        case .en: "History"
        case .ja: "記録"
        }
    }

    /// 모음
    public var tabMain: String {
        switch language {
        case .ko: "모음"
        case .en: "Home"
        case .ja: "ホーム"
        }
    }

    /// 더보기
    public var tabMore: String {
        switch language {
        case .ko: "더보기"
        case .en: "More"
        case .ja: "その他"
        }
    }

    /// 설정
    public var tabSettings: String {
        switch language {
        case .ko: "설정"
        case .en: "Settings"
        case .ja: "設定"
        }
    }

    /// 통계
    public var tabStats: String {
        switch language {
        case .ko: "통계"
        case .en: "Statistics"
        case .ja: "統計"
        }
    }

    /// 꼬리표
    public var tabTags: String {
        switch language {
        case .ko: "꼬리표"
        case .en: "Tags"
        case .ja: "タグ"
        }
    }

    /// 탭
    public var tabs: String {
        switch language {
        case .ko: "탭"
        case .en: "Tabs"
        case .ja: "タブ"
        }
    }

    /// %(name)@, 오늘 %(value)@
    public func tileAloud(name: String, value: String) -> String {
        switch language {
        case .ko: "\(name), 오늘 \(value)"
        case .en: "\(name), \(value) today"
        case .ja: "\(name)、今日\(value)"
        }
    }

    /// %(name)@, 오늘 %(value)@, 측정 중
    public func tileRunningAloud(name: String, value: String) -> String {
        switch language {
        case .ko: "\(name), 오늘 \(value), 측정 중"
        case .en: "\(name), \(value) today, running"
        case .ja: "\(name)、今日\(value)、計測中"
        }
    }

    /// 오전 %(time)@
    public func timeOfDayAM(time: String) -> String {
        switch language {
        case .ko: "오전 \(time)"
        case .en: "\(time) AM"
        case .ja: "午前\(time)"
        }
    }

    /// 오후 %(time)@
    public func timeOfDayPM(time: String) -> String {
        switch language {
        case .ko: "오후 \(time)"
        case .en: "\(time) PM"
        case .ja: "午後\(time)"
        }
    }

    /// 되돌리기
    public var undoButton: String {
        switch language {
        case .ko: "되돌리기"
        case .en: "Undo"
        case .ja: "取り消す"
        }
    }

    /// 되돌렸어요
    public var undone: String {
        switch language {
        case .ko: "되돌렸어요"
        case .en: "Undone"
        case .ja: "取り消しました"
        }
    }
}
