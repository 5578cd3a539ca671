// Written by script/strings from Strings/Notifications.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// %(count)lld시간
    public func hoursLong(count: Int) -> String {
        switch language {
        case .ko: "\(grouped(count))시간"
        case .en: count == 1 ? "\(grouped(count)) hour" : "\(grouped(count)) hours"
        case .ja: "\(grouped(count))時間"
        }
    }

    /// %(name)@을(를) %(count)lld시간째 재고 있어요
    public func longRunning(name: String, count: Int) -> String {
        switch language {
        case .ko: "\(Particle.object.after(name)) \(grouped(count))시간째 재고 있어요"
        case .en: count == 1 ? "\(name): \(grouped(count)) hour and counting" : "\(name): \(grouped(count)) hours and counting"
        case .ja: "\(name)を\(grouped(count))時間計測しています"
        }
    }

    /// 장시간 측정 알림
    public var longSessionAlert: String {
        switch language {
        case .ko: "장시간 측정 알림"
        case .en: "Long session alert"
        case .ja: "長時間計測の通知"
        }
    }

    /// 이 브라우저는 알림을 보낼 수 없어서, 앱이 열려 있을 때 알려 드려요.
    public var longSessionHint: String {
        switch language {
        case .ko: "이 브라우저는 알림을 보낼 수 없어서, 앱이 열려 있을 때 알려 드려요."
        case .en: "This browser cannot notify you, so it is shown while the app is open."
        case .ja: "このブラウザは通知できないため、アプリを開いているときに表示します。"
        }
    }

    /// +%(count)lld개 함께 추적 중
    public func moreRunning(count: Int) -> String {
        switch language {
        case .ko: "+\(grouped(count))개 함께 추적 중"
        case .en: count == 1 ? "+\(grouped(count)) more running" : "+\(grouped(count)) more running"
        case .ja: "ほか\(grouped(count))件を計測中"
        }
    }

    /// 알림이 허용되지 않아 꺼 두었어요. 브라우저 설정에서 허용해 주세요.
    public var notificationsRefused: String {
        switch language {
        case .ko: "알림이 허용되지 않아 꺼 두었어요. 브라우저 설정에서 허용해 주세요."
        case .en: "Turned off, since notifications are not allowed. Allow them in the browser settings."
        case .ja: "通知が許可されていないためオフにしました。ブラウザの設定で許可してください。"
        }
    }

    /// 열기
    public var openApp: String {
        switch language {
        case .ko: "열기"
        case .en: "Open"
        case .ja: "開く"
        }
    }

    /// 바로가기 키 재설정
    public var resetShortcutKey: String {
        switch language {
        case .ko: "바로가기 키 재설정"
        case .en: "Reset shortcut key"
        case .ja: "ショートカットキーを再設定"
        }
    }

    /// 이미 만든 바로가기는 화면만 열게 돼요.
    public var resetShortcutKeyText: String {
        switch language {
        case .ko: "이미 만든 바로가기는 화면만 열게 돼요."
        case .en: "Shortcuts made before will only open the screen."
        case .ja: "すでに作ったショートカットは画面を開くだけになります。"
        }
    }

    /// 진행 중 알림
    public var runningNotification: String {
        switch language {
        case .ko: "진행 중 알림"
        case .en: "Running notification"
        case .ja: "進行中の通知"
        }
    }

    /// 재는 동안 알림에서 바로 종료할 수 있어요. 이 기기에만 저장돼요.
    public var runningNotificationHint: String {
        switch language {
        case .ko: "재는 동안 알림에서 바로 종료할 수 있어요. 이 기기에만 저장돼요."
        case .en: "Stop from a notification while something runs. Stays on this device."
        case .ja: "計測中は通知から終了できます。この端末にのみ保存されます。"
        }
    }

    /// 1회 더했어요
    public var shortcutCounted: String {
        switch language {
        case .ko: "1회 더했어요"
        case .en: "Added 1"
        case .ja: "1回追加しました"
        }
    }

    /// 시작했어요
    public var shortcutStarted: String {
        switch language {
        case .ko: "시작했어요"
        case .en: "Started"
        case .ja: "開始しました"
        }
    }

    /// 종료했어요
    public var shortcutStopped: String {
        switch language {
        case .ko: "종료했어요"
        case .en: "Stopped"
        case .ja: "終了しました"
        }
    }
}
