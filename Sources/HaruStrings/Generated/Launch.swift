// Written by script/strings from Strings/Launch.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 사이드바 접기
    public var foldSidebar: String { said("사이드바 접기\0Fold the sidebar\0サイドバーを折りたたむ") }

    /// 꼬리표별 시간
    public var introByTag: String { said("꼬리표별 시간\0Time by tag\0タグ別の時間") }

    /// 영어 공부
    public var introEnglish: String { said("영어 공부\0English\0英語") }

    /// 가을 하프 마라톤 완주
    public var introGoal: String { said("가을 하프 마라톤 완주\0Finish the autumn half marathon\0秋のハーフマラソンを完走") }

    /// 달리기
    public var introRunning: String { said("달리기\0Running\0ランニング") }

    /// 연속 9일
    public var introStreakDays: String { said("연속 9일\09-day streak\0連続9日") }

    /// 연속 4주
    public var introStreakWeeks: String { said("연속 4주\04-week streak\0連続4週") }

    /// 스트레칭
    public var introStretching: String { said("스트레칭\0Stretching\0ストレッチ") }

    /// 공부
    public var introStudy: String { said("공부\0Study\0勉強") }

    /// 기록
    public var newsHistory: String { said("기록\0History\0記録") }

    /// 하루와 한 주를 목록이나 타임테이블로 돌아보고 고쳐요.
    public var newsHistoryText: String { said("하루와 한 주를 목록이나 타임테이블로 돌아보고 고쳐요.\0Look back on a day or a week as a list or a timetable, and correct it.\01日や1週間をリストやタイムテーブルでふり返り、修正できます。") }

    /// 모음
    public var newsHome: String { said("모음\0Home\0ホーム") }

    /// 오늘 하는 일을 한 번 눌러서 시간을 재거나 횟수를 세요.
    public var newsHomeText: String { said("오늘 하는 일을 한 번 눌러서 시간을 재거나 횟수를 세요.\0Time or count what you do today with one tap.\0今日することを、1回のタップで計ったり数えたりできます。") }

    /// 오프라인
    public var newsOffline: String { said("오프라인\0Offline\0オフライン") }

    /// 연결이 없어도 모두 되고, 연결되면 기기끼리 맞춰져요.
    public var newsOfflineText: String { said("연결이 없어도 모두 되고, 연결되면 기기끼리 맞춰져요.\0Everything works without a connection, and devices catch up later.\0接続がなくてもすべて使え、あとから端末同士で同期します。") }

    /// 여러 기기를 쓰신다면 모든 기기에서 업데이트해 주세요.
    public var newsOnAllDevices: String { said("여러 기기를 쓰신다면 모든 기기에서 업데이트해 주세요.\0If you use several devices, please update all of them.\0複数の端末をお使いの場合は、すべての端末で更新してください。") }

    /// 이번 업데이트 · %(version)@
    public func newsTitle(version: String) -> String {
        said("이번 업데이트 · \u{1}\0What's new · \u{1}\0新機能 · \u{1}", version)
    }

    /// 내 방식대로
    public var newsYours: String { said("내 방식대로\0Your way\0自分好みに") }

    /// 설정에서 테마, 탭바와 버블 메뉴, 하루가 시작하는 시각을 골라요.
    public var newsYoursText: String { said("설정에서 테마, 탭바와 버블 메뉴, 하루가 시작하는 시각을 골라요.\0Choose theme, tab bar or bubbles, and when your day starts in Settings.\0設定でテーマ、タブバーやバブル、1日の開始時刻を選べます。") }

    /// 배치 편집 켜고 끄기 (모음)
    public var shortcutArrange: String { said("배치 편집 켜고 끄기 (모음)\0Arrange on and off (Home)\0並べ替えのオンとオフ(ホーム)") }

    /// 이전, 다음 날이나 주 (기록)
    public var shortcutDays: String { said("이전, 다음 날이나 주 (기록)\0Previous, next day or week (History)\0前後の日や週(記録)") }

    /// 시트 닫기, 배치 편집 끝내기
    public var shortcutEscape: String { said("시트 닫기, 배치 편집 끝내기\0Close a sheet, end arranging\0シートを閉じる、並べ替えを終える") }

    /// 이 목록
    public var shortcutHelp: String { said("이 목록\0This list\0この一覧") }

    /// 행동 메뉴
    public var shortcutMenu: String { said("행동 메뉴\0Menu of an action\0アクションのメニュー") }

    /// 새로 만들기 (행동, 꼬리표, 기록)
    public var shortcutNew: String { said("새로 만들기 (행동, 꼬리표, 기록)\0New (Actions, Tags, History)\0新規作成(アクション、タグ、記録)") }

    /// 행동 시작, 종료, 더하기
    public var shortcutRun: String { said("행동 시작, 종료, 더하기\0Start, stop or count an action\0アクションの開始、終了、追加") }

    /// 설정
    public var shortcutSettings: String { said("설정\0Settings\0設定") }

    /// 사이드바 접기
    public var shortcutSidebar: String { said("사이드바 접기\0Fold the sidebar\0サイドバーを折りたたむ") }

    /// 사이드바의 탭으로 가기
    public var shortcutTabs: String { said("사이드바의 탭으로 가기\0Go to a tab of the sidebar\0サイドバーのタブへ移動") }

    /// 행동 사이를 오가기
    public var shortcutTiles: String { said("행동 사이를 오가기\0Move between actions\0アクション間を移動") }

    /// 오늘 (기록)
    public var shortcutToday: String { said("오늘 (기록)\0Today (History)\0今日(記録)") }

    /// 목록과 타임테이블 (기록)
    public var shortcutView: String { said("목록과 타임테이블 (기록)\0List and timetable (History)\0リストとタイムテーブル(記録)") }

    /// 단축키
    public var shortcuts: String { said("단축키\0Shortcuts\0ショートカット") }

    /// 누르면 측정이 종료돼요
    public var tapToStop: String { said("누르면 측정이 종료돼요\0Tap to stop\0タップで終了") }

    /// 사이드바 펼치기
    public var unfoldSidebar: String { said("사이드바 펼치기\0Unfold the sidebar\0サイドバーを広げる") }
}
