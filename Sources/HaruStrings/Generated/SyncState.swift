// Written by script/strings from Strings/SyncState.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 이 기기의 시계가 %(count)lld분 빨라요. 바로잡아 기록했어요.
    public func clockFast(count: Int) -> String {
        said("이 기기의 시계가 \u{1}분 빨라요. 바로잡아 기록했어요.\0This device's clock is \u{1} minutes fast. Corrected for sync.\0この端末の時計は\u{1}分進んでいます。補正しました。\0This device's clock is \u{1} minute fast. Corrected for sync.", grouped(count), isOne: count == 1)
    }

    /// 이 기기의 시계가 %(count)lld분 느려요. 바로잡아 기록했어요.
    public func clockSlow(count: Int) -> String {
        said("이 기기의 시계가 \u{1}분 느려요. 바로잡아 기록했어요.\0This device's clock is \u{1} minutes slow. Corrected for sync.\0この端末の時計は\u{1}分遅れています。補正しました。\0This device's clock is \u{1} minute slow. Corrected for sync.", grouped(count), isOne: count == 1)
    }

    /// 기기
    public var guestDevice: String { said("기기\0Device\0端末") }

    /// 워치
    public var guestWatch: String { said("워치\0Watch\0ウォッチ") }

    /// 확인이 필요해요
    public var needsAttention: String { said("확인이 필요해요\0Needs attention\0確認が必要です") }

    /// 내보내기
    public var removeDevice: String { said("내보내기\0Remove\0削除") }

    /// 그 기기는 로그아웃되고, 기록은 거기 남아요.
    public var removeDeviceKeeps: String { said("그 기기는 로그아웃되고, 기록은 거기 남아요.\0It is signed out. What is on it stays there.\0その端末はサインアウトされます。記録はそこに残ります。") }

    /// ‘%(name)@’을(를) 내보낼까요?
    public func removeDeviceQuestion(name: String) -> String {
        said("‘\u{1}’을(를) 내보낼까요?\0Remove ‘\u{1}’?\0「\u{1}」を削除しますか？", name)
    }

    /// 동기화를 껐어요. 이 기기 혼자 기록해요.
    public var syncIsOff: String { said("동기화를 껐어요. 이 기기 혼자 기록해요.\0Sync is off. This device goes on alone.\0同期はオフです。この端末だけに記録します。") }

    /// 동기화
    public var syncSwitch: String { said("동기화\0Sync\0同期") }
}
