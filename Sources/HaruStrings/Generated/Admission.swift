// Written by script/strings from Strings/Admission.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
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
}
