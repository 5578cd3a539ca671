// Written by script/strings from Strings/Refused.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 서버가 받지 않은 변경 %(count)lld개를 버릴까요? 서버에 있는 내용으로 돌아가요.
    public func askDiscardRefused(count: Int) -> String {
        said("서버가 받지 않은 변경 \u{1}개를 버릴까요? 서버에 있는 내용으로 돌아가요.\0Discard \u{1} changes that the server refused? They go back to what the server has.\0サーバーが受け付けなかった変更 \u{1}件を破棄しますか? サーバーの内容に戻ります。\0Discard \u{1} change that the server refused? It goes back to what the server has.", grouped(count), isOne: count == 1)
    }

    /// 복사했어요
    public var copied: String { said("복사했어요\0Copied\0コピーしました") }

    /// 복사
    public var copy: String { said("복사\0Copy\0コピー") }

    /// %(name)@의 변경 복사
    public func copyNamed(name: String) -> String {
        said("\u{1}의 변경 복사\0Copy the change to \u{1}\0\u{1}の変更をコピー", name)
    }

    /// %(name)@의 변경 버리기
    public func discardNamed(name: String) -> String {
        said("\u{1}의 변경 버리기\0Discard the change to \u{1}\0\u{1}の変更を破棄", name)
    }

    /// 서버에 있는 내용으로 돌아가고, 서버에 없는 것은 사라져요. 되돌릴 수 없어요.
    public var discardRefusedExplanation: String { said("서버에 있는 내용으로 돌아가고, 서버에 없는 것은 사라져요. 되돌릴 수 없어요.\0It goes back to what the server has. What the server never had is gone. This cannot be undone.\0サーバーの内容に戻り、サーバーにないものは消えます。取り消せません。") }

    /// ‘%(name)@’의 변경을 버릴까요?
    public func discardRefusedQuestion(name: String) -> String {
        said("‘\u{1}’의 변경을 버릴까요?\0Discard the change to ‘\u{1}’?\0「\u{1}」の変更を破棄しますか？", name)
    }

    /// 서버가 받지 않은 변경을 버려
    public var flagDiscard: String { said("서버가 받지 않은 변경을 버려\0give up what the server refused\0サーバーが受け付けなかった変更を破棄") }

    /// 서버가 알 수 없는 내용이에요.
    public var refusedMalformed: String { said("서버가 알 수 없는 내용이에요.\0The server cannot take this content.\0サーバーが受け取れない内容です。") }

    /// 항목
    public var refusedOther: String { said("항목\0Item\0項目") }

    /// 기록
    public var refusedRecord: String { said("기록\0Record\0記録") }

    /// 서버가 받기에는 너무 커요.
    public var refusedTooLarge: String { said("서버가 받기에는 너무 커요.\0Too large for the server.\0サーバーが受け取るには大きすぎます。") }

    /// 받은 항목 %(count)lld개를 읽지 못했어요. 앱을 업데이트하면 다시 읽어요.
    public func unreadArrivals(count: Int) -> String {
        said("받은 항목 \u{1}개를 읽지 못했어요. 앱을 업데이트하면 다시 읽어요.\0\u{1} items that arrived cannot be read here. They are read again after an update.\0受信した\u{1}件を読み込めません。アプリの更新後にもう一度読み込みます。\0\u{1} item that arrived cannot be read here. It is read again after an update.", grouped(count), isOne: count == 1)
    }
}
