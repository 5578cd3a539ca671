// Written by script/strings from Strings/Account.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 기기 추가
    public var addDevice: String { said("기기 추가\0Add a device\0端末を追加") }

    /// 새 기기의 ‘계정과 동기화’에 보이는 코드를 입력해 주세요.
    public var addDeviceHint: String { said("새 기기의 ‘계정과 동기화’에 보이는 코드를 입력해 주세요.\0Enter the code that the new device shows under Account & sync.\0新しい端末の「アカウントと同期」に表示されたコードを入力してください。") }

    /// 되살리기
    public var bringBack: String { said("되살리기\0Bring back\0元に戻す") }

    /// 비밀번호 바꾸기
    public var changePassword: String { said("비밀번호 바꾸기\0Change password\0パスワードを変更") }

    /// 보낼 변경 %(count)lld개
    public func changesWaiting(count: Int) -> String {
        said("보낼 변경 \u{1}개\0\u{1} changes waiting\0送信待ちの変更 \u{1}件\0\u{1} change waiting", grouped(count), isOne: count == 1)
    }

    /// 이 기기의 시계가 %(count)lld분 어긋나 있어요. 바로잡아 기록했어요.
    public func clockCorrected(count: Int) -> String {
        said("이 기기의 시계가 \u{1}분 어긋나 있어요. 바로잡아 기록했어요.\0This device's clock is \u{1} minutes off. Corrected for sync.\0この端末の時計は\u{1}分ずれています。補正しました。\0This device's clock is \u{1} minute off. Corrected for sync.", grouped(count), isOne: count == 1)
    }

    /// 코드
    public var code: String { said("코드\0Code\0コード") }

    /// 다른 기기로 연결하기
    public var connectByCode: String { said("다른 기기로 연결하기\0Connect with another device\0ほかの端末で接続") }

    /// 이미 로그인한 기기에서 코드를 입력하면 연결돼요.
    public var connectByCodeHint: String { said("이미 로그인한 기기에서 코드를 입력하면 연결돼요.\0Enter the code on a device that is signed in already.\0サインイン済みの端末でコードを入力すると接続します。") }

    /// 지금 비밀번호
    public var currentPassword: String { said("지금 비밀번호\0Current password\0現在のパスワード") }

    /// 모두 지우기
    public var deleteEverywhere: String { said("모두 지우기\0Delete everywhere\0すべて削除") }

    /// 기록 %(count)lld개를 지우려고 해요. 모든 기기에서 지울까요?
    public func deletionsHeld(count: Int) -> String {
        said("기록 \u{1}개를 지우려고 해요. 모든 기기에서 지울까요?\0\u{1} records are about to be deleted. Delete everywhere?\0\u{1}件を削除しようとしています。すべての端末から削除しますか？\0\u{1} record is about to be deleted. Delete everywhere?", grouped(count), isOne: count == 1)
    }

    /// 기기를 추가했어요
    public var deviceAdded: String { said("기기를 추가했어요\0Device added\0端末を追加しました") }

    /// 이 데이터는 다른 기기의 사본이에요. 새 기기로 등록했어요.
    public var deviceCopied: String { said("이 데이터는 다른 기기의 사본이에요. 새 기기로 등록했어요.\0This is a copy of another device. It was registered as a new one.\0別の端末のコピーです。新しい端末として登録しました。") }

    /// 기기
    public var devices: String { said("기기\0Devices\0端末") }

    /// %(name)@(%(address)@)이 들어오려고 해요.
    public func guestAsks(name: String, address: String) -> String {
        said("\u{1}(\u{2})이 들어오려고 해요.\0\u{1} (\u{2}) asks to join.\0\u{1}（\u{2}）が参加を求めています。", name, address)
    }

    /// 로그인하고 있어요
    public var joining: String { said("로그인하고 있어요\0Signing in\0サインインしています") }

    /// 마지막 접속 %(date)@
    public func lastSeen(date: String) -> String {
        said("마지막 접속 \u{1}\0Last seen \u{1}\0最終アクセス \u{1}", date)
    }

    /// 허락하기
    public var letIn: String { said("허락하기\0Let in\0許可") }

    /// 로그인 이름
    public var loginName: String { said("로그인 이름\0Login name\0ログイン名") }

    /// 새 비밀번호
    public var newPassword: String { said("새 비밀번호\0New password\0新しいパスワード") }

    /// 서버가 받지 않은 변경 %(count)lld개
    public func notAccepted(count: Int) -> String {
        said("서버가 받지 않은 변경 \u{1}개\0\u{1} changes the server did not accept\0サーバーが受け付けなかった変更 \u{1}件\0\u{1} change the server did not accept", grouped(count), isOne: count == 1)
    }

    /// 오프라인이에요. 연결되면 동기화해요.
    public var offlineSentence: String { said("오프라인이에요. 연결되면 동기화해요.\0Offline. Will sync when connected.\0オフラインです。接続後に同期します。") }

    /// 비밀번호
    public var password: String { said("비밀번호\0Password\0パスワード") }

    /// 8자 이상. 바꾸면 다른 기기는 로그아웃돼요.
    public var passwordHint: String { said("8자 이상. 바꾸면 다른 기기는 로그아웃돼요.\0At least 8 characters. Changing it signs other devices out.\08文字以上。変更するとほかの端末はサインアウトされます。") }

    /// 비밀번호를 바꿨어요
    public var passwordSet: String { said("비밀번호를 바꿨어요\0Password saved\0パスワードを保存しました") }

    /// 거절하기
    public var refuse: String { said("거절하기\0Refuse\0拒否") }

    /// %(name)@ 내보내기
    public func removeDeviceNamed(name: String) -> String {
        said("\u{1} 내보내기\0Remove \u{1}\0\u{1}を削除", name)
    }

    /// 서버의 시계가 틀려서 동기화를 멈췄어요.
    public var serverClockWrong: String { said("서버의 시계가 틀려서 동기화를 멈췄어요.\0Sync waits: the server's clock is wrong.\0サーバーの時計がずれているため同期を待っています。") }

    /// 서버에 연결하지 못했어요. 기록은 계속할 수 있어요.
    public var serverUnreachable: String { said("서버에 연결하지 못했어요. 기록은 계속할 수 있어요.\0Can't reach the server. Recording goes on.\0サーバーに接続できません。記録は続けられます。") }

    /// 비밀번호 정하기
    public var setPassword: String { said("비밀번호 정하기\0Set a password\0パスワードを設定") }

    /// 코드 보기
    public var showCode: String { said("코드 보기\0Show code\0コードを表示") }

    /// 로그인한 기기의 ‘기기 추가’에 이 코드를 입력해 주세요. 10분 동안 쓸 수 있어요.
    public var showCodeHint: String { said("로그인한 기기의 ‘기기 추가’에 이 코드를 입력해 주세요. 10분 동안 쓸 수 있어요.\0Enter this code under Add a device on a signed-in device. It works for 10 minutes.\0サインイン済みの端末の「端末を追加」でこのコードを入力してください。10分間有効です。") }

    /// 로그인
    public var signIn: String { said("로그인\0Sign in\0サインイン") }

    /// 비밀번호로 로그인
    public var signInWithPassword: String { said("비밀번호로 로그인\0Sign in with a password\0パスワードでサインイン") }

    /// 로그아웃
    public var signOut: String { said("로그아웃\0Sign out\0サインアウト") }

    /// 이 기기의 기록은 그대로 남아요.
    public var signOutKeeps: String { said("이 기기의 기록은 그대로 남아요.\0What is on this device stays.\0この端末の記録は残ります。") }

    /// 로그아웃할까요?
    public var signOutQuestion: String { said("로그아웃할까요?\0Sign out?\0サインアウトしますか？") }

    /// 로그인했어요
    public var signedIn: String { said("로그인했어요\0Signed in\0サインインしました") }

    /// 로그아웃됐어요. 다시 로그인해 주세요.
    public var signedOutSentence: String { said("로그아웃됐어요. 다시 로그인해 주세요.\0Signed out. Please sign in again.\0サインアウトされました。もう一度サインインしてください。") }

    /// 지금 동기화
    public var syncNow: String { said("지금 동기화\0Sync now\0今すぐ同期") }

    /// %(time)@에 동기화했어요
    public func syncedAt(time: String) -> String {
        said("\u{1}에 동기화했어요\0Synced at \u{1}\0\u{1}に同期しました", time)
    }

    /// 방금 동기화했어요
    public var syncedJustNow: String { said("방금 동기화했어요\0Synced just now\0同期しました") }

    /// 동기화하고 있어요
    public var syncing: String { said("동기화하고 있어요\0Syncing\0同期しています") }

    /// 이 기기
    public var thisDevice: String { said("이 기기\0This device\0この端末") }

    /// 너무 여러 번 시도했어요. 잠시 뒤에 다시 해 주세요.
    public var tooOften: String { said("너무 여러 번 시도했어요. 잠시 뒤에 다시 해 주세요.\0Too many tries. Please wait a little.\0試行回数が多すぎます。しばらくしてからもう一度お試しください。") }

    /// 코드가 틀렸거나 시간이 지났어요.
    public var unknownCode: String { said("코드가 틀렸거나 시간이 지났어요.\0The code is wrong or too old.\0コードが違うか、期限切れです。") }

    /// 비밀번호가 너무 짧거나 흔해요.
    public var weakPassword: String { said("비밀번호가 너무 짧거나 흔해요.\0The password is too short or too common.\0パスワードが短すぎるか、ありふれています。") }

    /// 로그인 이름이나 비밀번호가 맞지 않아요.
    public var wrongPassword: String { said("로그인 이름이나 비밀번호가 맞지 않아요.\0Wrong login name or password.\0ログイン名またはパスワードが違います。") }
}
