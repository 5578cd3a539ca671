// Written by script/strings from Strings/Passkeys.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 패스키 추가
    public var addPasskey: String { said("패스키 추가\0Add a passkey\0パスキーを追加") }

    /// 패스키를 추가했어요
    public var passkeyAdded: String { said("패스키를 추가했어요\0Passkey added\0パスキーを追加しました") }

    /// 패스키를 쓰지 못했어요.
    public var passkeyFailed: String { said("패스키를 쓰지 못했어요.\0The passkey could not be used.\0パスキーを使えませんでした。") }

    /// 이 패스키는 이미 추가되어 있어요.
    public var passkeyKnown: String { said("이 패스키는 이미 추가되어 있어요.\0This passkey was added already.\0このパスキーはすでに追加されています。") }

    /// 새 패스키 이름
    public var passkeyName: String { said("새 패스키 이름\0Name of the new passkey\0新しいパスキーの名前") }

    /// 이 서버가 모르는 패스키예요.
    public var passkeyUnknown: String { said("이 서버가 모르는 패스키예요.\0This server does not know that passkey.\0このサーバーに登録されていないパスキーです。") }

    /// 마지막 사용 %(date)@
    public func passkeyUsed(date: String) -> String {
        said("마지막 사용 \u{1}\0Last used \u{1}\0最終使用 \u{1}", date)
    }

    /// 패스키
    public var passkeys: String { said("패스키\0Passkeys\0パスキー") }

    /// 비밀번호 대신 지문, 얼굴, 화면 잠금으로 로그인해요.
    public var passkeysHint: String { said("비밀번호 대신 지문, 얼굴, 화면 잠금으로 로그인해요.\0Sign in with your fingerprint, your face or the screen lock instead of a password.\0パスワードの代わりに、指紋、顔、画面ロックでサインインします。") }

    /// 패스키 삭제
    public var removePasskey: String { said("패스키 삭제\0Remove passkey\0パスキーを削除") }

    /// 이 패스키로는 더 로그인할 수 없어요. 기기나 암호 관리자에 남은 것은 거기에서 지워 주세요.
    public var removePasskeyExplanation: String { said("이 패스키로는 더 로그인할 수 없어요. 기기나 암호 관리자에 남은 것은 거기에서 지워 주세요.\0It signs in here no longer. What is left of it on a device or in a password manager is removed there.\0このパスキーではサインインできなくなります。端末やパスワード管理アプリに残ったものは、そちらで削除してください。") }

    /// %(name)@ 패스키 삭제
    public func removePasskeyNamed(name: String) -> String {
        said("\u{1} 패스키 삭제\0Remove the passkey \u{1}\0パスキー「\u{1}」を削除", name)
    }

    /// %(name)@ 패스키를 지울까요?
    public func removePasskeyQuestion(name: String) -> String {
        said("\u{1} 패스키를 지울까요?\0Remove the passkey \u{1}?\0パスキー「\u{1}」を削除しますか？", name)
    }

    /// 패스키로 로그인
    public var signInWithPasskey: String { said("패스키로 로그인\0Sign in with a passkey\0パスキーでサインイン") }
}
