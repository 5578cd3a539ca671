// Written by script/strings from Strings/Settings.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 계정과 동기화
    public var accountAndSync: String {
        switch language {
        case .ko: "계정과 동기화"
        case .en: "Account & sync"
        case .ja: "アカウントと同期"
        }
    }

    /// %(name)@ 추가
    public func addNamed(name: String) -> String {
        switch language {
        case .ko: "\(name) 추가"
        case .en: "Add \(name)"
        case .ja: "\(name)を追加"
        }
    }

    /// 버블 순서
    public var bubbleOrder: String {
        switch language {
        case .ko: "버블 순서"
        case .en: "Bubble order"
        case .ja: "バブルの順序"
        }
    }

    /// 5개부터는 칸이 작아지고 이름이 한 줄로 보여요.
    public var columnsHint: String {
        switch language {
        case .ko: "5개부터는 칸이 작아지고 이름이 한 줄로 보여요."
        case .en: "From 5 on, cells become compact with one line for the name."
        case .ja: "5個からは小さく表示され、名前は1行になります。"
        }
    }

    /// 한 줄 행동 수
    public var columnsPerRow: String {
        switch language {
        case .ko: "한 줄 행동 수"
        case .en: "Actions per row"
        case .ja: "1行のアクション数"
        }
    }

    /// 금요일
    public var dayFriday: String {
        switch language {
        case .ko: "금요일"
        case .en: "Friday"
        case .ja: "金曜日"
        }
    }

    /// 월요일
    public var dayMonday: String {
        switch language {
        case .ko: "월요일"
        case .en: "Monday"
        case .ja: "月曜日"
        }
    }

    /// 토요일
    public var daySaturday: String {
        switch language {
        case .ko: "토요일"
        case .en: "Saturday"
        case .ja: "土曜日"
        }
    }

    /// 기록은 그대로이고, 어느 날에 속하는지만 달라져요.
    public var dayStartHint: String {
        switch language {
        case .ko: "기록은 그대로이고, 어느 날에 속하는지만 달라져요."
        case .en: "Records stay as they are; only the day they belong to changes."
        case .ja: "記録はそのままで、どの日に属するかだけが変わります。"
        }
    }

    /// 하루 시작 시간
    public var dayStartsAt: String {
        switch language {
        case .ko: "하루 시작 시간"
        case .en: "Day starts at"
        case .ja: "1日の開始時刻"
        }
    }

    /// 일요일
    public var daySunday: String {
        switch language {
        case .ko: "일요일"
        case .en: "Sunday"
        case .ja: "日曜日"
        }
    }

    /// 목요일
    public var dayThursday: String {
        switch language {
        case .ko: "목요일"
        case .en: "Thursday"
        case .ja: "木曜日"
        }
    }

    /// 화요일
    public var dayTuesday: String {
        switch language {
        case .ko: "화요일"
        case .en: "Tuesday"
        case .ja: "火曜日"
        }
    }

    /// 수요일
    public var dayWednesday: String {
        switch language {
        case .ko: "수요일"
        case .en: "Wednesday"
        case .ja: "水曜日"
        }
    }

    /// 버블 버튼을 빠르게 두 번 누르면 고른 탭이 열려요.
    public var doubleTapHint: String {
        switch language {
        case .ko: "버블 버튼을 빠르게 두 번 누르면 고른 탭이 열려요."
        case .en: "Two quick taps on the bubble button open the chosen tab."
        case .ja: "バブルのボタンを素早く2回タップすると、選んだタブが開きます。"
        }
    }

    /// 두 번 눌러 바로 이동
    public var doubleTapJump: String {
        switch language {
        case .ko: "두 번 눌러 바로 이동"
        case .en: "Double-tap to jump"
        case .ja: "2回タップで移動"
        }
    }

    /// 열 탭
    public var doubleTapTarget: String {
        switch language {
        case .ko: "열 탭"
        case .en: "Tab to open"
        case .ja: "開くタブ"
        }
    }

    /// 줄이기
    public var fewer: String {
        switch language {
        case .ko: "줄이기"
        case .en: "Fewer"
        case .ja: "減らす"
        }
    }

    /// 날
    public var groupDays: String {
        switch language {
        case .ko: "날"
        case .en: "Days"
        case .ja: "日"
        }
    }

    /// 화면
    public var groupDisplay: String {
        switch language {
        case .ko: "화면"
        case .en: "Display"
        case .ja: "表示"
        }
    }

    /// 측정
    public var groupMeasuring: String {
        switch language {
        case .ko: "측정"
        case .en: "Measuring"
        case .ja: "計測"
        }
    }

    /// 이동
    public var groupNavigation: String {
        switch language {
        case .ko: "이동"
        case .en: "Navigation"
        case .ja: "ナビゲーション"
        }
    }

    /// 지원
    public var groupSupport: String {
        switch language {
        case .ko: "지원"
        case .en: "Support"
        case .ja: "サポート"
        }
    }

    /// 진동
    public var haptics: String {
        switch language {
        case .ko: "진동"
        case .en: "Haptics"
        case .ja: "振動"
        }
    }

    /// 시
    public var hourWheel: String {
        switch language {
        case .ko: "시"
        case .en: "Hour"
        case .ja: "時"
        }
    }

    /// 짧은 기록 무시
    public var ignoreShort: String {
        switch language {
        case .ko: "짧은 기록 무시"
        case .en: "Ignore short records"
        case .ja: "短い記録を無視"
        }
    }

    /// 이보다 짧게 재면 기록하지 않아요.
    public var ignoreShortHint: String {
        switch language {
        case .ko: "이보다 짧게 재면 기록하지 않아요."
        case .en: "Anything measured shorter than this is not recorded."
        case .ja: "これより短い計測は記録しません。"
        }
    }

    /// 앱 설치
    public var installApp: String {
        switch language {
        case .ko: "앱 설치"
        case .en: "Install app"
        case .ja: "アプリをインストール"
        }
    }

    /// 브라우저 메뉴에서 설치나 홈 화면에 추가를 골라 주세요.
    public var installHint: String {
        switch language {
        case .ko: "브라우저 메뉴에서 설치나 홈 화면에 추가를 골라 주세요."
        case .en: "Choose Install or Add to Home Screen in the browser's menu."
        case .ja: "ブラウザのメニューで、インストールまたはホーム画面に追加を選んでください。"
        }
    }

    /// 측정 중 화면 켜 두기
    public var keepScreenOn: String {
        switch language {
        case .ko: "측정 중 화면 켜 두기"
        case .en: "Keep the screen on while measuring"
        case .ja: "計測中は画面をオンにする"
        }
    }

    /// 그대로 두기
    public var keepZone: String {
        switch language {
        case .ko: "그대로 두기"
        case .en: "Keep"
        case .ja: "このまま"
        }
    }

    /// 언어
    public var languageSetting: String {
        switch language {
        case .ko: "언어"
        case .en: "Language"
        case .ja: "言語"
        }
    }

    /// 시스템
    public var languageSystem: String {
        switch language {
        case .ko: "시스템"
        case .en: "System"
        case .ja: "システム"
        }
    }

    /// 라이선스
    public var licenses: String {
        switch language {
        case .ko: "라이선스"
        case .en: "Licenses"
        case .ja: "ライセンス"
        }
    }

    /// 분
    public var minuteWheel: String {
        switch language {
        case .ko: "분"
        case .en: "Minute"
        case .ja: "分"
        }
    }

    /// %(count)lld분
    public func minutesLong(count: Int) -> String {
        switch language {
        case .ko: "\(grouped(count))분"
        case .en: count == 1 ? "\(grouped(count)) minute" : "\(grouped(count)) minutes"
        case .ja: "\(grouped(count))分"
        }
    }

    /// 늘리기
    public var moreOf: String {
        switch language {
        case .ko: "늘리기"
        case .en: "More"
        case .ja: "増やす"
        }
    }

    /// 버블 메뉴
    public var navigationBubbles: String {
        switch language {
        case .ko: "버블 메뉴"
        case .en: "Bubble menu"
        case .ja: "バブルメニュー"
        }
    }

    /// 이동 방식
    public var navigationStyle: String {
        switch language {
        case .ko: "이동 방식"
        case .en: "Navigation"
        case .ja: "ナビゲーション"
        }
    }

    /// 탭바
    public var navigationTabBar: String {
        switch language {
        case .ko: "탭바"
        case .en: "Tab bar"
        case .ja: "タブバー"
        }
    }

    /// 맞는 시간대가 없어요. 영어 이름으로 찾아보세요.
    public var noSuchZone: String {
        switch language {
        case .ko: "맞는 시간대가 없어요. 영어 이름으로 찾아보세요."
        case .en: "No zone matches. Try the name of a large city."
        case .ja: "一致するタイムゾーンがありません。英語の名前で探してみてください。"
        }
    }

    /// 끔
    public var off: String {
        switch language {
        case .ko: "끔"
        case .en: "Off"
        case .ja: "オフ"
        }
    }

    /// 나머지 행동
    public var otherActionsShort: String {
        switch language {
        case .ko: "나머지 행동"
        case .en: "Other actions"
        case .ja: "その他のアクション"
        }
    }

    /// %(name)@ 빼기
    public func removeNamed(name: String) -> String {
        switch language {
        case .ko: "\(name) 빼기"
        case .en: "Remove \(name)"
        case .ja: "\(name)を外す"
        }
    }

    /// %(name)@ 순서 변경
    public func reorderNamed(name: String) -> String {
        switch language {
        case .ko: "\(name) 순서 변경"
        case .en: "Reorder \(name)"
        case .ja: "\(name)を並べ替え"
        }
    }

    /// 대표 시간 기준
    public var representativeAction: String {
        switch language {
        case .ko: "대표 시간 기준"
        case .en: "Representative action"
        case .ja: "代表アクション"
        }
    }

    /// 가장 먼저 시작
    public var representativeEarliest: String {
        switch language {
        case .ko: "가장 먼저 시작"
        case .en: "Earliest started"
        case .ja: "最初に開始"
        }
    }

    /// 여럿을 잴 때 창 제목과 알림에 보일 행동이에요.
    public var representativeHint: String {
        switch language {
        case .ko: "여럿을 잴 때 창 제목과 알림에 보일 행동이에요."
        case .en: "Shown in the title and in notifications when several run."
        case .ja: "複数を計測中に、タイトルと通知に表示されるアクションです。"
        }
    }

    /// 가장 늦게 시작
    public var representativeLatest: String {
        switch language {
        case .ko: "가장 늦게 시작"
        case .en: "Latest started"
        case .ja: "最後に開始"
        }
    }

    /// 도시나 지역 이름
    public var searchZones: String {
        switch language {
        case .ko: "도시나 지역 이름"
        case .en: "City or region"
        case .ja: "都市または地域"
        }
    }

    /// %(count)lld초
    public func secondsLong(count: Int) -> String {
        switch language {
        case .ko: "\(grouped(count))초"
        case .en: count == 1 ? "\(grouped(count)) second" : "\(grouped(count)) seconds"
        case .ja: "\(grouped(count))秒"
        }
    }

    /// 표시 순서
    public var sectionOrder: String {
        switch language {
        case .ko: "표시 순서"
        case .en: "Section order"
        case .ja: "表示順"
        }
    }

    /// 계정의 모든 기기에서 같아요.
    public var sharedSettings: String {
        switch language {
        case .ko: "계정의 모든 기기에서 같아요."
        case .en: "The same on every device of your account."
        case .ja: "アカウントのすべての端末で共通です。"
        }
    }

    /// 앱 소개 다시 보기
    public var showIntroduction: String {
        switch language {
        case .ko: "앱 소개 다시 보기"
        case .en: "Show introduction again"
        case .ja: "アプリ紹介をもう一度見る"
        }
    }

    /// 단축키 한 글자
    public var singleKeys: String {
        switch language {
        case .ko: "단축키 한 글자"
        case .en: "Single-key shortcuts"
        case .ja: "1文字ショートカット"
        }
    }

    /// ?를 누르면 단축키를 모두 볼 수 있어요.
    public var singleKeysHint: String {
        switch language {
        case .ko: "?를 누르면 단축키를 모두 볼 수 있어요."
        case .en: "Press ? to see all shortcuts."
        case .ja: "?を押すとショートカットの一覧が開きます。"
        }
    }

    /// 이 기기에만 저장돼요.
    public var staysHere: String {
        switch language {
        case .ko: "이 기기에만 저장돼요."
        case .en: "Stays on this device."
        case .ja: "この端末にのみ保存されます。"
        }
    }

    /// 바꾸기
    public var switchZone: String {
        switch language {
        case .ko: "바꾸기"
        case .en: "Switch"
        case .ja: "切り替える"
        }
    }

    /// 한 개에서 세 개까지 골라요. 나머지는 더보기에 있어요.
    public var tabBarHint: String {
        switch language {
        case .ko: "한 개에서 세 개까지 골라요. 나머지는 더보기에 있어요."
        case .en: "Choose one to three. The others are under More."
        case .ja: "1〜3個選べます。残りは「その他」にあります。"
        }
    }

    /// 탭바 구성
    public var tabBarTabs: String {
        switch language {
        case .ko: "탭바 구성"
        case .en: "Tab bar"
        case .ja: "タブバー"
        }
    }

    /// 테마
    public var theme: String {
        switch language {
        case .ko: "테마"
        case .en: "Theme"
        case .ja: "テーマ"
        }
    }

    /// 어둡게
    public var themeDark: String {
        switch language {
        case .ko: "어둡게"
        case .en: "Dark"
        case .ja: "ダーク"
        }
    }

    /// 밝게
    public var themeLight: String {
        switch language {
        case .ko: "밝게"
        case .en: "Light"
        case .ja: "ライト"
        }
    }

    /// 시스템
    public var themeSystem: String {
        switch language {
        case .ko: "시스템"
        case .en: "System"
        case .ja: "システム"
        }
    }

    /// 시간대
    public var timeZone: String {
        switch language {
        case .ko: "시간대"
        case .en: "Time zone"
        case .ja: "タイムゾーン"
        }
    }

    /// 기록은 그대로이고, 날짜와 시각이 이 시간대로 계산돼요.
    public var timeZoneHint: String {
        switch language {
        case .ko: "기록은 그대로이고, 날짜와 시각이 이 시간대로 계산돼요."
        case .en: "Records stay as they are; days and times are reckoned in this zone."
        case .ja: "記録はそのままで、日付と時刻がこのタイムゾーンで計算されます。"
        }
    }

    /// 버전
    public var version: String {
        switch language {
        case .ko: "버전"
        case .en: "Version"
        case .ja: "バージョン"
        }
    }

    /// 주 시작 요일
    public var weekStartsOn: String {
        switch language {
        case .ko: "주 시작 요일"
        case .en: "Week starts on"
        case .ja: "週の開始曜日"
        }
    }

    /// 이번 업데이트
    public var whatsNew: String {
        switch language {
        case .ko: "이번 업데이트"
        case .en: "What's new"
        case .ja: "新機能"
        }
    }

    /// 이 기기의 시간대는 %(city)@인데, 하루는 %(current)@ 시간대를 쓰고 있어요.
    public func zoneDiffers(city: String, current: String) -> String {
        switch language {
        case .ko: "이 기기의 시간대는 \(city)인데, 하루는 \(current) 시간대를 쓰고 있어요."
        case .en: "This device is in the zone of \(city); Haru uses \(current)."
        case .ja: "この端末のタイムゾーンは\(city)ですが、Haruは\(current)を使っています。"
        }
    }

    /// 시간대를 받아 오지 못했어요. 연결되면 다시 골라 주세요.
    public var zoneNotLoaded: String {
        switch language {
        case .ko: "시간대를 받아 오지 못했어요. 연결되면 다시 골라 주세요."
        case .en: "The zone could not be fetched. Choose it again when connected."
        case .ja: "タイムゾーンを取得できませんでした。接続後にもう一度選んでください。"
        }
    }

    /// 이 기기의 시간대
    public var zoneOfDevice: String {
        switch language {
        case .ko: "이 기기의 시간대"
        case .en: "This device's zone"
        case .ja: "この端末のタイムゾーン"
        }
    }
}
