// Written by script/strings from Strings/Settings.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 계정과 동기화
    public var accountAndSync: String { said("계정과 동기화\0Account & sync\0アカウントと同期") }

    /// %(name)@ 추가
    public func addNamed(name: String) -> String {
        said("\u{1} 추가\0Add \u{1}\0\u{1}を追加", name)
    }

    /// 버블 순서
    public var bubbleOrder: String { said("버블 순서\0Bubble order\0バブルの順序") }

    /// 5개부터는 칸이 작아지고 이름이 한 줄로 보여요.
    public var columnsHint: String { said("5개부터는 칸이 작아지고 이름이 한 줄로 보여요.\0From 5 on, cells become compact with one line for the name.\05個からは小さく表示され、名前は1行になります。") }

    /// 한 줄 행동 수
    public var columnsPerRow: String { said("한 줄 행동 수\0Actions per row\01行のアクション数") }

    /// 금요일
    public var dayFriday: String { said("금요일\0Friday\0金曜日") }

    /// 월요일
    public var dayMonday: String { said("월요일\0Monday\0月曜日") }

    /// 토요일
    public var daySaturday: String { said("토요일\0Saturday\0土曜日") }

    /// 기록은 그대로이고, 어느 날에 속하는지만 달라져요.
    public var dayStartHint: String { said("기록은 그대로이고, 어느 날에 속하는지만 달라져요.\0Records stay as they are; only the day they belong to changes.\0記録はそのままで、どの日に属するかだけが変わります。") }

    /// 하루 시작 시간
    public var dayStartsAt: String { said("하루 시작 시간\0Day starts at\01日の開始時刻") }

    /// 일요일
    public var daySunday: String { said("일요일\0Sunday\0日曜日") }

    /// 목요일
    public var dayThursday: String { said("목요일\0Thursday\0木曜日") }

    /// 화요일
    public var dayTuesday: String { said("화요일\0Tuesday\0火曜日") }

    /// 수요일
    public var dayWednesday: String { said("수요일\0Wednesday\0水曜日") }

    /// 버블 버튼을 빠르게 두 번 누르면 고른 탭이 열려요.
    public var doubleTapHint: String { said("버블 버튼을 빠르게 두 번 누르면 고른 탭이 열려요.\0Two quick taps on the bubble button open the chosen tab.\0バブルのボタンを素早く2回タップすると、選んだタブが開きます。") }

    /// 두 번 눌러 바로 이동
    public var doubleTapJump: String { said("두 번 눌러 바로 이동\0Double-tap to jump\02回タップで移動") }

    /// 열 탭
    public var doubleTapTarget: String { said("열 탭\0Tab to open\0開くタブ") }

    /// 줄이기
    public var fewer: String { said("줄이기\0Fewer\0減らす") }

    /// 날
    public var groupDays: String { said("날\0Days\0日") }

    /// 화면
    public var groupDisplay: String { said("화면\0Display\0表示") }

    /// 측정
    public var groupMeasuring: String { said("측정\0Measuring\0計測") }

    /// 이동
    public var groupNavigation: String { said("이동\0Navigation\0ナビゲーション") }

    /// 지원
    public var groupSupport: String { said("지원\0Support\0サポート") }

    /// 진동
    public var haptics: String { said("진동\0Haptics\0振動") }

    /// 짧은 기록 무시
    public var ignoreShort: String { said("짧은 기록 무시\0Ignore short records\0短い記録を無視") }

    /// 이보다 짧게 재면 기록하지 않아요.
    public var ignoreShortHint: String { said("이보다 짧게 재면 기록하지 않아요.\0Anything measured shorter than this is not recorded.\0これより短い計測は記録しません。") }

    /// 앱 설치
    public var installApp: String { said("앱 설치\0Install app\0アプリをインストール") }

    /// 브라우저 메뉴에서 설치나 홈 화면에 추가를 골라 주세요.
    public var installHint: String { said("브라우저 메뉴에서 설치나 홈 화면에 추가를 골라 주세요.\0Choose Install or Add to Home Screen in the browser's menu.\0ブラウザのメニューで、インストールまたはホーム画面に追加を選んでください。") }

    /// 측정 중 화면 켜 두기
    public var keepScreenOn: String { said("측정 중 화면 켜 두기\0Keep the screen on while measuring\0計測中は画面をオンにする") }

    /// 그대로 두기
    public var keepZone: String { said("그대로 두기\0Keep\0このまま") }

    /// 언어
    public var languageSetting: String { said("언어\0Language\0言語") }

    /// 시스템
    public var languageSystem: String { said("시스템\0System\0システム") }

    /// 라이선스
    public var licenses: String { said("라이선스\0Licenses\0ライセンス") }

    /// %(count)lld분
    public func minutesLong(count: Int) -> String {
        said("\u{1}분\0\u{1} minutes\0\u{1}分\0\u{1} minute", grouped(count), isOne: count == 1)
    }

    /// 늘리기
    public var moreOf: String { said("늘리기\0More\0増やす") }

    /// 버블 메뉴
    public var navigationBubbles: String { said("버블 메뉴\0Bubble menu\0バブルメニュー") }

    /// 이동 방식
    public var navigationStyle: String { said("이동 방식\0Navigation\0ナビゲーション") }

    /// 탭바
    public var navigationTabBar: String { said("탭바\0Tab bar\0タブバー") }

    /// 맞는 시간대가 없어요. 영어 이름으로 찾아보세요.
    public var noSuchZone: String { said("맞는 시간대가 없어요. 영어 이름으로 찾아보세요.\0No zone matches. Try the name of a large city.\0一致するタイムゾーンがありません。英語の名前で探してみてください。") }

    /// 끔
    public var off: String { said("끔\0Off\0オフ") }

    /// 나머지 행동
    public var otherActionsShort: String { said("나머지 행동\0Other actions\0その他のアクション") }

    /// %(name)@ 빼기
    public func removeNamed(name: String) -> String {
        said("\u{1} 빼기\0Remove \u{1}\0\u{1}を外す", name)
    }

    /// %(name)@ 순서 변경
    public func reorderNamed(name: String) -> String {
        said("\u{1} 순서 변경\0Reorder \u{1}\0\u{1}を並べ替え", name)
    }

    /// 대표 시간 기준
    public var representativeAction: String { said("대표 시간 기준\0Representative action\0代表アクション") }

    /// 가장 먼저 시작
    public var representativeEarliest: String { said("가장 먼저 시작\0Earliest started\0最初に開始") }

    /// 여럿을 잴 때 창 제목과 알림에 보일 행동이에요.
    public var representativeHint: String { said("여럿을 잴 때 창 제목과 알림에 보일 행동이에요.\0Shown in the title and in notifications when several run.\0複数を計測中に、タイトルと通知に表示されるアクションです。") }

    /// 가장 늦게 시작
    public var representativeLatest: String { said("가장 늦게 시작\0Latest started\0最後に開始") }

    /// 도시나 지역 이름
    public var searchZones: String { said("도시나 지역 이름\0City or region\0都市または地域") }

    /// %(count)lld초
    public func secondsLong(count: Int) -> String {
        said("\u{1}초\0\u{1} seconds\0\u{1}秒\0\u{1} second", grouped(count), isOne: count == 1)
    }

    /// 표시 순서
    public var sectionOrder: String { said("표시 순서\0Section order\0表示順") }

    /// 계정의 모든 기기에서 같아요.
    public var sharedSettings: String { said("계정의 모든 기기에서 같아요.\0The same on every device of your account.\0アカウントのすべての端末で共通です。") }

    /// 앱 소개 다시 보기
    public var showIntroduction: String { said("앱 소개 다시 보기\0Show introduction again\0アプリ紹介をもう一度見る") }

    /// 단축키 한 글자
    public var singleKeys: String { said("단축키 한 글자\0Single-key shortcuts\01文字ショートカット") }

    /// ?를 누르면 단축키를 모두 볼 수 있어요.
    public var singleKeysHint: String { said("?를 누르면 단축키를 모두 볼 수 있어요.\0Press ? to see all shortcuts.\0?を押すとショートカットの一覧が開きます。") }

    /// 이 기기에만 저장돼요.
    public var staysHere: String { said("이 기기에만 저장돼요.\0Stays on this device.\0この端末にのみ保存されます。") }

    /// 바꾸기
    public var switchZone: String { said("바꾸기\0Switch\0切り替える") }

    /// 한 개에서 세 개까지 골라요. 나머지는 더보기에 있어요.
    public var tabBarHint: String { said("한 개에서 세 개까지 골라요. 나머지는 더보기에 있어요.\0Choose one to three. The others are under More.\01〜3個選べます。残りは「その他」にあります。") }

    /// 탭바 구성
    public var tabBarTabs: String { said("탭바 구성\0Tab bar\0タブバー") }

    /// 테마
    public var theme: String { said("테마\0Theme\0テーマ") }

    /// 어둡게
    public var themeDark: String { said("어둡게\0Dark\0ダーク") }

    /// 밝게
    public var themeLight: String { said("밝게\0Light\0ライト") }

    /// 시스템
    public var themeSystem: String { said("시스템\0System\0システム") }

    /// 시간대
    public var timeZone: String { said("시간대\0Time zone\0タイムゾーン") }

    /// 기록은 그대로이고, 날짜와 시각이 이 시간대로 계산돼요.
    public var timeZoneHint: String { said("기록은 그대로이고, 날짜와 시각이 이 시간대로 계산돼요.\0Records stay as they are; days and times are reckoned in this zone.\0記録はそのままで、日付と時刻がこのタイムゾーンで計算されます。") }

    /// 버전
    public var version: String { said("버전\0Version\0バージョン") }

    /// 주 시작 요일
    public var weekStartsOn: String { said("주 시작 요일\0Week starts on\0週の開始曜日") }

    /// 이번 업데이트
    public var whatsNew: String { said("이번 업데이트\0What's new\0新機能") }

    /// 이 기기의 시간대는 %(city)@인데, 하루는 %(current)@ 시간대를 쓰고 있어요.
    public func zoneDiffers(city: String, current: String) -> String {
        said("이 기기의 시간대는 \u{1}인데, 하루는 \u{2} 시간대를 쓰고 있어요.\0This device is in the zone of \u{1}; Haru uses \u{2}.\0この端末のタイムゾーンは\u{1}ですが、Haruは\u{2}を使っています。", city, current)
    }

    /// 시간대를 받아 오지 못했어요. 연결되면 다시 골라 주세요.
    public var zoneNotLoaded: String { said("시간대를 받아 오지 못했어요. 연결되면 다시 골라 주세요.\0The zone could not be fetched. Choose it again when connected.\0タイムゾーンを取得できませんでした。接続後にもう一度選んでください。") }

    /// 이 기기의 시간대
    public var zoneOfDevice: String { said("이 기기의 시간대\0This device's zone\0この端末のタイムゾーン") }
}
