// Written by script/strings from Strings/Launch.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 사이드바 접기
    public var foldSidebar: String {
        switch language {
        case .ko: "사이드바 접기"
        case .en: "Fold the sidebar"
        case .ja: "サイドバーを折りたたむ"
        }
    }

    /// 꼬리표별 시간
    public var introByTag: String {
        switch language {
        case .ko: "꼬리표별 시간"
        case .en: "Time by tag"
        case .ja: "タグ別の時間"
        }
    }

    /// 영어 공부
    public var introEnglish: String {
        switch language {
        case .ko: "영어 공부"
        case .en: "English"
        case .ja: "英語"
        }
    }

    /// 가을 하프 마라톤 완주
    public var introGoal: String {
        switch language {
        case .ko: "가을 하프 마라톤 완주"
        case .en: "Finish the autumn half marathon"
        case .ja: "秋のハーフマラソンを完走"
        }
    }

    /// 달리기
    public var introRunning: String {
        switch language {
        case .ko: "달리기"
        case .en: "Running"
        case .ja: "ランニング"
        }
    }

    /// 연속 9일
    public var introStreakDays: String {
        switch language {
        case .ko: "연속 9일"
        case .en: "9-day streak"
        case .ja: "連続9日"
        }
    }

    /// 연속 4주
    public var introStreakWeeks: String {
        switch language {
        case .ko: "연속 4주"
        case .en: "4-week streak"
        case .ja: "連続4週"
        }
    }

    /// 스트레칭
    public var introStretching: String {
        switch language {
        case .ko: "스트레칭"
        case .en: "Stretching"
        case .ja: "ストレッチ"
        }
    }

    /// 공부
    public var introStudy: String {
        switch language {
        case .ko: "공부"
        case .en: "Study"
        case .ja: "勉強"
        }
    }

    /// 기록
    public var newsHistory: String {
        switch language {
        case .ko: "기록"
        case .en: "History"
        case .ja: "記録"
        }
    }

    /// 하루와 한 주를 목록이나 타임테이블로 돌아보고 고쳐요.
    public var newsHistoryText: String {
        switch language {
        case .ko: "하루와 한 주를 목록이나 타임테이블로 돌아보고 고쳐요."
        case .en: "Look back on a day or a week as a list or a timetable, and correct it."
        case .ja: "1日や1週間をリストやタイムテーブルでふり返り、修正できます。"
        }
    }

    /// 모음
    public var newsHome: String {
        switch language {
        case .ko: "모음"
        case .en: "Home"
        case .ja: "ホーム"
        }
    }

    /// 오늘 하는 일을 한 번 눌러서 시간을 재거나 횟수를 세요.
    public var newsHomeText: String {
        switch language {
        case .ko: "오늘 하는 일을 한 번 눌러서 시간을 재거나 횟수를 세요."
        case .en: "Time or count what you do today with one tap."
        case .ja: "今日することを、1回のタップで計ったり数えたりできます。"
        }
    }

    /// 오프라인
    public var newsOffline: String {
        switch language {
        case .ko: "오프라인"
        case .en: "Offline"
        case .ja: "オフライン"
        }
    }

    /// 연결이 없어도 모두 되고, 연결되면 기기끼리 맞춰져요.
    public var newsOfflineText: String {
        switch language {
        case .ko: "연결이 없어도 모두 되고, 연결되면 기기끼리 맞춰져요."
        case .en: "Everything works without a connection, and devices catch up later."
        case .ja: "接続がなくてもすべて使え、あとから端末同士で同期します。"
        }
    }

    /// 여러 기기를 쓰신다면 모든 기기에서 업데이트해 주세요.
    public var newsOnAllDevices: String {
        switch language {
        case .ko: "여러 기기를 쓰신다면 모든 기기에서 업데이트해 주세요."
        case .en: "If you use several devices, please update all of them."
        case .ja: "複数の端末をお使いの場合は、すべての端末で更新してください。"
        }
    }

    /// 이번 업데이트 · %(version)@
    public func newsTitle(version: String) -> String {
        switch language {
        case .ko: "이번 업데이트 · \(version)"
        case .en: "What's new · \(version)"
        case .ja: "新機能 · \(version)"
        }
    }

    /// 내 방식대로
    public var newsYours: String {
        switch language {
        case .ko: "내 방식대로"
        case .en: "Your way"
        case .ja: "自分好みに"
        }
    }

    /// 설정에서 테마, 탭바와 버블 메뉴, 하루가 시작하는 시각을 골라요.
    public var newsYoursText: String {
        switch language {
        case .ko: "설정에서 테마, 탭바와 버블 메뉴, 하루가 시작하는 시각을 골라요."
        case .en: "Choose theme, tab bar or bubbles, and when your day starts in Settings."
        case .ja: "設定でテーマ、タブバーやバブル、1日の開始時刻を選べます。"
        }
    }

    /// 배치 편집 켜고 끄기 (모음)
    public var shortcutArrange: String {
        switch language {
        case .ko: "배치 편집 켜고 끄기 (모음)"
        case .en: "Arrange on and off (Home)"
        case .ja: "並べ替えのオンとオフ(ホーム)"
        }
    }

    /// 이전, 다음 날이나 주 (기록)
    public var shortcutDays: String {
        switch language {
        case .ko: "이전, 다음 날이나 주 (기록)"
        case .en: "Previous, next day or week (History)"
        case .ja: "前後の日や週(記録)"
        }
    }

    /// 시트 닫기, 배치 편집 끝내기
    public var shortcutEscape: String {
        switch language {
        case .ko: "시트 닫기, 배치 편집 끝내기"
        case .en: "Close a sheet, end arranging"
        case .ja: "シートを閉じる、並べ替えを終える"
        }
    }

    /// 이 목록
    public var shortcutHelp: String {
        switch language {
        case .ko: "이 목록"
        case .en: "This list"
        case .ja: "この一覧"
        }
    }

    /// 행동 메뉴
    public var shortcutMenu: String {
        switch language {
        case .ko: "행동 메뉴"
        case .en: "Menu of an action"
        case .ja: "アクションのメニュー"
        }
    }

    /// 새로 만들기 (행동, 꼬리표, 기록)
    public var shortcutNew: String {
        switch language {
        case .ko: "새로 만들기 (행동, 꼬리표, 기록)"
        case .en: "New (Actions, Tags, History)"
        case .ja: "新規作成(アクション、タグ、記録)"
        }
    }

    /// 행동 시작, 종료, 더하기
    public var shortcutRun: String {
        switch language {
        case .ko: "행동 시작, 종료, 더하기"
        case .en: "Start, stop or count an action"
        case .ja: "アクションの開始、終了、追加"
        }
    }

    /// 설정
    public var shortcutSettings: String {
        switch language {
        case .ko: "설정"
        case .en: "Settings"
        case .ja: "設定"
        }
    }

    /// 사이드바 접기
    public var shortcutSidebar: String {
        switch language {
        case .ko: "사이드바 접기"
        case .en: "Fold the sidebar"
        case .ja: "サイドバーを折りたたむ"
        }
    }

    /// 사이드바의 탭으로 가기
    public var shortcutTabs: String {
        switch language {
        case .ko: "사이드바의 탭으로 가기"
        case .en: "Go to a tab of the sidebar"
        case .ja: "サイドバーのタブへ移動"
        }
    }

    /// 행동 사이를 오가기
    public var shortcutTiles: String {
        switch language {
        case .ko: "행동 사이를 오가기"
        case .en: "Move between actions"
        case .ja: "アクション間を移動"
        }
    }

    /// 오늘 (기록)
    public var shortcutToday: String {
        switch language {
        case .ko: "오늘 (기록)"
        case .en: "Today (History)"
        case .ja: "今日(記録)"
        }
    }

    /// 목록과 타임테이블 (기록)
    public var shortcutView: String {
        switch language {
        case .ko: "목록과 타임테이블 (기록)"
        case .en: "List and timetable (History)"
        case .ja: "リストとタイムテーブル(記録)"
        }
    }

    /// 단축키
    public var shortcuts: String {
        switch language {
        case .ko: "단축키"
        case .en: "Shortcuts"
        case .ja: "ショートカット"
        }
    }

    /// 누르면 측정이 종료돼요
    public var tapToStop: String {
        switch language {
        case .ko: "누르면 측정이 종료돼요"
        case .en: "Tap to stop"
        case .ja: "タップで終了"
        }
    }

    /// 사이드바 펼치기
    public var unfoldSidebar: String {
        switch language {
        case .ko: "사이드바 펼치기"
        case .en: "Unfold the sidebar"
        case .ja: "サイドバーを広げる"
        }
    }
}
