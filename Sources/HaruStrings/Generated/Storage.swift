// Written by script/strings from Strings/Storage.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 브라우저가 데이터를 지울 수 있어요
    public var browserMayClear: String {
        switch language {
        case .ko: "브라우저가 데이터를 지울 수 있어요"
        case .en: "The browser may clear your data"
        case .ja: "ブラウザがデータを消すことがあります"
        }
    }

    /// 앱으로 설치하거나 계정과 동기화하면 안전해요.
    public var browserMayClearHint: String {
        switch language {
        case .ko: "앱으로 설치하거나 계정과 동기화하면 안전해요."
        case .en: "To be safe, install Haru as an app or sync it with an account."
        case .ja: "アプリとしてインストールするか、アカウントと同期すると安心です。"
        }
    }

    /// 이 창을 닫으면 사라져요
    public var closingLosesData: String {
        switch language {
        case .ko: "이 창을 닫으면 사라져요"
        case .en: "Closing this window loses your data"
        case .ja: "この画面を閉じると消えます"
        }
    }

    /// 서버에서 내 데이터 가져오기
    public var dataFromServer: String {
        switch language {
        case .ko: "서버에서 내 데이터 가져오기"
        case .en: "Get my data from the server"
        case .ja: "サーバーからデータを取得"
        }
    }

    /// 어긋난 데이터를 다시 맞췄어요.
    public var differenceRepaired: String {
        switch language {
        case .ko: "어긋난 데이터를 다시 맞췄어요."
        case .en: "A difference was found and repaired."
        case .ja: "差異を見つけて修復しました。"
        }
    }

    /// 이 기기에서 지우기
    public var eraseFromDevice: String {
        switch language {
        case .ko: "이 기기에서 지우기"
        case .en: "Erase from this device"
        case .ja: "この端末から消去"
        }
    }

    /// 내 기록을 받는 중
    public var fetchingData: String {
        switch language {
        case .ko: "내 기록을 받는 중"
        case .en: "Fetching your data"
        case .ja: "データを取得中"
        }
    }

    /// 다 받기 전까지는 합계가 맞지 않을 수 있어요.
    public var fetchingDataHint: String {
        switch language {
        case .ko: "다 받기 전까지는 합계가 맞지 않을 수 있어요."
        case .en: "Totals are incomplete until it is done."
        case .ja: "完了するまで合計は正確ではありません。"
        }
    }

    /// 내 기록을 받는 중 · %(percent)@%%
    public func fetchingDataShare(percent: String) -> String {
        switch language {
        case .ko: "내 기록을 받는 중 · \(percent)%"
        case .en: "Fetching your data · \(percent)%"
        case .ja: "データを取得中 · \(percent)%"
        }
    }

    /// 이 기기에 남기기
    public var keepOnDevice: String {
        switch language {
        case .ko: "이 기기에 남기기"
        case .en: "Keep on this device"
        case .ja: "この端末に残す"
        }
    }

    /// 열지 못한 데이터는 따로 보관했고, 동기화되지 않은 변경 %(count)lld개를 옮겨 왔어요.
    public func keptAside(count: Int) -> String {
        switch language {
        case .ko: "열지 못한 데이터는 따로 보관했고, 동기화되지 않은 변경 \(grouped(count))개를 옮겨 왔어요."
        case .en: count == 1 ? "What could not be opened was kept aside. \(grouped(count)) change that was not synced yet was carried over." : "What could not be opened was kept aside. \(grouped(count)) changes that were not synced yet were carried over."
        case .ja: "開けなかったデータは別に保管し、未同期の変更\(grouped(count))件を引き継ぎました。"
        }
    }

    /// 서버가 이전 상태로 복원됐어요. 빠진 기록을 다시 보내고 있어요.
    public var serverWasRestored: String {
        switch language {
        case .ko: "서버가 이전 상태로 복원됐어요. 빠진 기록을 다시 보내고 있어요."
        case .en: "The server was restored. Sending what it lacks."
        case .ja: "サーバーが復元されました。足りない記録を送っています。"
        }
    }

    /// 아직 서버에 없는 변경 %(count)lld개는 지우면 사라져요.
    public func signOutWaiting(count: Int) -> String {
        switch language {
        case .ko: "아직 서버에 없는 변경 \(grouped(count))개는 지우면 사라져요."
        case .en: count == 1 ? "Erasing loses \(grouped(count)) change that the server does not have yet." : "Erasing loses \(grouped(count)) changes that the server does not have yet."
        case .ja: "消去すると、サーバーにまだない変更\(grouped(count))件が失われます。"
        }
    }

    /// 서버에서 기록을 다시 받고 있어요.
    public var storeClearedFetching: String {
        switch language {
        case .ko: "서버에서 기록을 다시 받고 있어요."
        case .en: "Your records are being fetched from the server."
        case .ja: "サーバーから記録を取得しています。"
        }
    }

    /// 읽지 못한 기록 %(count)lld개
    public func unreadableRecords(count: Int) -> String {
        switch language {
        case .ko: "읽지 못한 기록 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) record that cannot be read" : "\(grouped(count)) records that cannot be read"
        case .ja: "読み取れない記録 \(grouped(count))件"
        }
    }

    /// 빼고 열었어요. 계정에 있으면 다시 받아요.
    public var unreadableRecordsHint: String {
        switch language {
        case .ko: "빼고 열었어요. 계정에 있으면 다시 받아요."
        case .en: "Left out when opening, and fetched again if the account has them."
        case .ja: "除外して開きました。アカウントにあれば再取得します。"
        }
    }
}
