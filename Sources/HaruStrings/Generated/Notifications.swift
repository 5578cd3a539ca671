// Written by script/strings from Strings/Notifications.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// %(count)lld시간
    public func hoursLong(count: Int) -> String {
        said("\u{1}시간\0\u{1} hours\0\u{1}時間\0\u{1} hour", grouped(count), isOne: count == 1)
    }

    /// %(name)@을(를) %(count)lld시간째 재고 있어요
    public func longRunning(name: String, count: Int) -> String {
        said("\u{1}\u{10} \u{2}시간째 재고 있어요\0\u{1}: \u{2} hours and counting\0\u{1}を\u{2}時間計測しています\0\u{1}: \u{2} hour and counting", name, grouped(count), isOne: count == 1)
    }

    /// 장시간 측정 알림
    public var longSessionAlert: String { said("장시간 측정 알림\0Long session alert\0長時間計測の通知") }

    /// 이 브라우저는 알림을 보낼 수 없어서, 앱이 열려 있을 때 알려 드려요.
    public var longSessionHint: String { said("이 브라우저는 알림을 보낼 수 없어서, 앱이 열려 있을 때 알려 드려요.\0This browser cannot notify you, so it is shown while the app is open.\0このブラウザは通知できないため、アプリを開いているときに表示します。") }

    /// +%(count)lld개 함께 추적 중
    public func moreRunning(count: Int) -> String {
        said("+\u{1}개 함께 추적 중\0+\u{1} more running\0ほか\u{1}件を計測中\0+\u{1} more running", grouped(count), isOne: count == 1)
    }

    /// 알림이 허용되지 않아 꺼 두었어요. 브라우저 설정에서 허용해 주세요.
    public var notificationsRefused: String { said("알림이 허용되지 않아 꺼 두었어요. 브라우저 설정에서 허용해 주세요.\0Turned off, since notifications are not allowed. Allow them in the browser settings.\0通知が許可されていないためオフにしました。ブラウザの設定で許可してください。") }

    /// 열기
    public var openApp: String { said("열기\0Open\0開く") }

    /// 바로가기 키 재설정
    public var resetShortcutKey: String { said("바로가기 키 재설정\0Reset shortcut key\0ショートカットキーを再設定") }

    /// 이미 만든 바로가기는 화면만 열게 돼요.
    public var resetShortcutKeyText: String { said("이미 만든 바로가기는 화면만 열게 돼요.\0Shortcuts made before will only open the screen.\0すでに作ったショートカットは画面を開くだけになります。") }

    /// 진행 중 알림
    public var runningNotification: String { said("진행 중 알림\0Running notification\0進行中の通知") }

    /// 재는 동안 알림에서 바로 종료할 수 있어요. 이 기기에만 저장돼요.
    public var runningNotificationHint: String { said("재는 동안 알림에서 바로 종료할 수 있어요. 이 기기에만 저장돼요.\0Stop from a notification while something runs. Stays on this device.\0計測中は通知から終了できます。この端末にのみ保存されます。") }

    /// 1회 더했어요
    public var shortcutCounted: String { said("1회 더했어요\0Added 1\01回追加しました") }

    /// 시작했어요
    public var shortcutStarted: String { said("시작했어요\0Started\0開始しました") }

    /// 종료했어요
    public var shortcutStopped: String { said("종료했어요\0Stopped\0終了しました") }
}
