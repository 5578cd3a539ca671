// Written by script/strings from Strings/Storage.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 브라우저가 데이터를 지울 수 있어요
    public var browserMayClear: String { said("브라우저가 데이터를 지울 수 있어요\0The browser may clear your data\0ブラウザがデータを消すことがあります") }

    /// 앱으로 설치하거나 계정과 동기화하면 안전해요.
    public var browserMayClearHint: String { said("앱으로 설치하거나 계정과 동기화하면 안전해요.\0To be safe, install Haru as an app or sync it with an account.\0アプリとしてインストールするか、アカウントと同期すると安心です。") }

    /// 이 창을 닫으면 사라져요
    public var closingLosesData: String { said("이 창을 닫으면 사라져요\0Closing this window loses your data\0この画面を閉じると消えます") }

    /// 서버에서 내 데이터 가져오기
    public var dataFromServer: String { said("서버에서 내 데이터 가져오기\0Get my data from the server\0サーバーからデータを取得") }

    /// 어긋난 데이터를 다시 맞췄어요.
    public var differenceRepaired: String { said("어긋난 데이터를 다시 맞췄어요.\0A difference was found and repaired.\0差異を見つけて修復しました。") }

    /// 이 기기에서 지우기
    public var eraseFromDevice: String { said("이 기기에서 지우기\0Erase from this device\0この端末から消去") }

    /// 내 기록을 받는 중
    public var fetchingData: String { said("내 기록을 받는 중\0Fetching your data\0データを取得中") }

    /// 다 받기 전까지는 합계가 맞지 않을 수 있어요.
    public var fetchingDataHint: String { said("다 받기 전까지는 합계가 맞지 않을 수 있어요.\0Totals are incomplete until it is done.\0完了するまで合計は正確ではありません。") }

    /// 내 기록을 받는 중 · %(percent)@%%
    public func fetchingDataShare(percent: String) -> String {
        said("내 기록을 받는 중 · \u{1}%\0Fetching your data · \u{1}%\0データを取得中 · \u{1}%", percent)
    }

    /// 이 기기에 남기기
    public var keepOnDevice: String { said("이 기기에 남기기\0Keep on this device\0この端末に残す") }

    /// 열지 못한 데이터는 따로 보관했고, 동기화되지 않은 변경 %(count)lld개를 옮겨 왔어요.
    public func keptAside(count: Int) -> String {
        said("열지 못한 데이터는 따로 보관했고, 동기화되지 않은 변경 \u{1}개를 옮겨 왔어요.\0What could not be opened was kept aside. \u{1} changes that were not synced yet were carried over.\0開けなかったデータは別に保管し、未同期の変更\u{1}件を引き継ぎました。\0What could not be opened was kept aside. \u{1} change that was not synced yet was carried over.", grouped(count), isOne: count == 1)
    }

    /// 서버가 이전 상태로 복원됐어요. 빠진 기록을 다시 보내고 있어요.
    public var serverWasRestored: String { said("서버가 이전 상태로 복원됐어요. 빠진 기록을 다시 보내고 있어요.\0The server was restored. Sending what it lacks.\0サーバーが復元されました。足りない記録を送っています。") }

    /// 아직 서버에 없는 변경 %(count)lld개는 지우면 사라져요.
    public func signOutWaiting(count: Int) -> String {
        said("아직 서버에 없는 변경 \u{1}개는 지우면 사라져요.\0Erasing loses \u{1} changes that the server does not have yet.\0消去すると、サーバーにまだない変更\u{1}件が失われます。\0Erasing loses \u{1} change that the server does not have yet.", grouped(count), isOne: count == 1)
    }

    /// 서버에서 기록을 다시 받고 있어요.
    public var storeClearedFetching: String { said("서버에서 기록을 다시 받고 있어요.\0Your records are being fetched from the server.\0サーバーから記録を取得しています。") }

    /// 읽지 못한 기록 %(count)lld개
    public func unreadableRecords(count: Int) -> String {
        said("읽지 못한 기록 \u{1}개\0\u{1} records that cannot be read\0読み取れない記録 \u{1}件\0\u{1} record that cannot be read", grouped(count), isOne: count == 1)
    }

    /// 빼고 열었어요. 계정에 있으면 다시 받아요.
    public var unreadableRecordsHint: String { said("빼고 열었어요. 계정에 있으면 다시 받아요.\0Left out when opening, and fetched again if the account has them.\0除外して開きました。アカウントにあれば再取得します。") }
}
