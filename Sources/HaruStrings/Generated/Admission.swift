// Written by script/strings from Strings/Admission.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 서버의 답을 읽을 수 없어서 로그인하지 못했어요. 앱을 새로고침하고 다시 해 주세요. 계속되면 서버 주소와 버전을 확인해 주세요.
    public var answerUnreadable: String { said("서버의 답을 읽을 수 없어서 로그인하지 못했어요. 앱을 새로고침하고 다시 해 주세요. 계속되면 서버 주소와 버전을 확인해 주세요.\0The server's answer could not be read, so you are not signed in. Reload the app and try again. If it stays so, check the server's address and version.\0サーバーの応答を読み取れず、サインインできませんでした。アプリを再読み込みして、もう一度お試しください。続く場合は、サーバーのアドレスとバージョンをご確認ください。") }

    /// 이 기기의 기록을 모두 지우고 %(login)@ 계정에 연결할까요?
    public func askEraseFirst(login: String) -> String {
        said("이 기기의 기록을 모두 지우고 \u{1} 계정에 연결할까요?\0Erase all records on this device and sign in to \u{1}?\0この端末の記録をすべて消去して \u{1} に接続しますか?", login)
    }

    /// 이 기기의 기록을 %(login)@ 계정과 합칠까요?
    public func askMergeAccounts(login: String) -> String {
        said("이 기기의 기록을 \u{1} 계정과 합칠까요?\0Merge the records on this device into \u{1}?\0この端末の記録を \u{1} に合わせますか?", login)
    }

    /// 이 기기의 기록은 다른 계정의 것이에요.
    public var belongsElsewhere: String { said("이 기기의 기록은 다른 계정의 것이에요.\0The records on this device belong to another account.\0この端末の記録は別のアカウントのものです。") }

    /// 이 기기의 기록은 다른 계정의 것이에요. 합치려면 --keep을 붙여 주세요.
    public var belongsElsewhereHint: String { said("이 기기의 기록은 다른 계정의 것이에요. 합치려면 --keep을 붙여 주세요.\0The records on this device belong to another account. Add --keep to merge them into this one.\0この端末の記録は別のアカウントのものです。合わせるには --keep を付けてください。") }

    /// 지우고 로그인
    public var eraseFirst: String { said("지우고 로그인\0Erase and sign in\0消去してサインイン") }

    /// 이 기기의 기록이 사라져요. 지난 계정에는 그대로 있어요.
    public var eraseFirstExplanation: String { said("이 기기의 기록이 사라져요. 지난 계정에는 그대로 있어요.\0The records on this device go. The account they belong to keeps them.\0この端末の記録は消えます。以前のアカウントには残ります。") }

    /// 이 기기의 기록을 지울까요?
    public var eraseFirstQuestion: String { said("이 기기의 기록을 지울까요?\0Erase the records on this device?\0この端末の記録を消去しますか？") }

    /// 먼저 이 기기의 기록을 지워
    public var flagEraseFirst: String { said("먼저 이 기기의 기록을 지워\0erase the records on this device first\0先にこの端末の記録を消去") }

    /// 다른 계정의 기록이었어도 합쳐
    public var flagMergeAccounts: String { said("다른 계정의 기록이었어도 합쳐\0merge the records here, also those of another account\0別のアカウントの記録でも合わせる") }

    /// 합치기
    public var mergeRecords: String { said("합치기\0Merge\0合わせる") }

    /// 이 기기의 기록을 %(login)@ 계정과 합칠까요, 먼저 지울까요?
    public func otherAccountText(login: String) -> String {
        said("이 기기의 기록을 \u{1} 계정과 합칠까요, 먼저 지울까요?\0Merge the records on this device into \u{1}, or erase them first?\0この端末の記録を\u{1}に合わせますか、先に消去しますか？", login)
    }

    /// 이 기기에 다른 계정의 기록이 있어요
    public var otherAccountTitle: String { said("이 기기에 다른 계정의 기록이 있어요\0The records on this device belong to another account\0この端末には別のアカウントの記録があります") }

    /// 이 기기의 기록이 어느 계정의 것인지 알 수 없어요
    public var unknownOwnerTitle: String { said("이 기기의 기록이 어느 계정의 것인지 알 수 없어요\0It cannot be told whose the records on this device are\0この端末の記録がどのアカウントのものかわかりません") }
}
