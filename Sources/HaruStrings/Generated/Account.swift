// Written by script/strings from Strings/Account.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 기기 추가
    public var addDevice: String {
        switch language {
        case .ko: "기기 추가"
        case .en: "Add a device"
        case .ja: "端末を追加"
        }
    }

    /// 새 기기의 ‘계정과 동기화’에 보이는 코드를 입력해 주세요.
    public var addDeviceHint: String {
        switch language {
        case .ko: "새 기기의 ‘계정과 동기화’에 보이는 코드를 입력해 주세요."
        case .en: "Enter the code that the new device shows under Account & sync."
        case .ja: "新しい端末の「アカウントと同期」に表示されたコードを入力してください。"
        }
    }

    /// 되살리기
    public var bringBack: String {
        switch language {
        case .ko: "되살리기"
        case .en: "Bring back"
        case .ja: "元に戻す"
        }
    }

    /// 비밀번호 바꾸기
    public var changePassword: String {
        switch language {
        case .ko: "비밀번호 바꾸기"
        case .en: "Change password"
        case .ja: "パスワードを変更"
        }
    }

    /// 보낼 변경 %(count)lld개
    public func changesWaiting(count: Int) -> String {
        switch language {
        case .ko: "보낼 변경 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) change waiting" : "\(grouped(count)) changes waiting"
        case .ja: "送信待ちの変更 \(grouped(count))件"
        }
    }

    /// 이 기기의 시계가 %(count)lld분 어긋나 있어요. 바로잡아 기록했어요.
    public func clockCorrected(count: Int) -> String {
        switch language {
        case .ko: "이 기기의 시계가 \(grouped(count))분 어긋나 있어요. 바로잡아 기록했어요."
        case .en: count == 1 ? "This device's clock is \(grouped(count)) minute off. Corrected for sync." : "This device's clock is \(grouped(count)) minutes off. Corrected for sync."
        case .ja: "この端末の時計は\(grouped(count))分ずれています。補正しました。"
        }
    }

    /// 코드
    public var code: String {
        switch language {
        case .ko: "코드"
        case .en: "Code"
        case .ja: "コード"
        }
    }

    /// 다른 기기로 연결하기
    public var connectByCode: String {
        switch language {
        case .ko: "다른 기기로 연결하기"
        case .en: "Connect with another device"
        case .ja: "ほかの端末で接続"
        }
    }

    /// 이미 로그인한 기기에서 코드를 입력하면 연결돼요.
    public var connectByCodeHint: String {
        switch language {
        case .ko: "이미 로그인한 기기에서 코드를 입력하면 연결돼요."
        case .en: "Enter the code on a device that is signed in already."
        case .ja: "サインイン済みの端末でコードを入力すると接続します。"
        }
    }

    /// 지금 비밀번호
    public var currentPassword: String {
        switch language {
        case .ko: "지금 비밀번호"
        case .en: "Current password"
        case .ja: "現在のパスワード"
        }
    }

    /// 모두 지우기
    public var deleteEverywhere: String {
        switch language {
        case .ko: "모두 지우기"
        case .en: "Delete everywhere"
        case .ja: "すべて削除"
        }
    }

    /// 기록 %(count)lld개를 지우려고 해요. 모든 기기에서 지울까요?
    public func deletionsHeld(count: Int) -> String {
        switch language {
        case .ko: "기록 \(grouped(count))개를 지우려고 해요. 모든 기기에서 지울까요?"
        case .en: count == 1 ? "\(grouped(count)) record is about to be deleted. Delete everywhere?" : "\(grouped(count)) records are about to be deleted. Delete everywhere?"
        case .ja: "\(grouped(count))件を削除しようとしています。すべての端末から削除しますか？"
        }
    }

    /// 기기를 추가했어요
    public var deviceAdded: String {
        switch language {
        case .ko: "기기를 추가했어요"
        case .en: "Device added"
        case .ja: "端末を追加しました"
        }
    }

    /// 이 데이터는 다른 기기의 사본이에요. 새 기기로 등록했어요.
    public var deviceCopied: String {
        switch language {
        case .ko: "이 데이터는 다른 기기의 사본이에요. 새 기기로 등록했어요."
        case .en: "This is a copy of another device. It was registered as a new one."
        case .ja: "別の端末のコピーです。新しい端末として登録しました。"
        }
    }

    /// 기기
    public var devices: String {
        switch language {
        case .ko: "기기"
        case .en: "Devices"
        case .ja: "端末"
        }
    }

    /// %(name)@(%(address)@)이 들어오려고 해요.
    public func guestAsks(name: String, address: String) -> String {
        switch language {
        case .ko: "\(name)(\(address))이 들어오려고 해요."
        case .en: "\(name) (\(address)) asks to join."
        case .ja: "\(name)（\(address)）が参加を求めています。"
        }
    }

    /// 로그인하고 있어요
    public var joining: String {
        switch language {
        case .ko: "로그인하고 있어요"
        case .en: "Signing in"
        case .ja: "サインインしています"
        }
    }

    /// 마지막 접속 %(date)@
    public func lastSeen(date: String) -> String {
        switch language {
        case .ko: "마지막 접속 \(date)"
        case .en: "Last seen \(date)"
        case .ja: "最終アクセス \(date)"
        }
    }

    /// 허락하기
    public var letIn: String {
        switch language {
        case .ko: "허락하기"
        case .en: "Let in"
        case .ja: "許可"
        }
    }

    /// 로그인 이름
    public var loginName: String {
        switch language {
        case .ko: "로그인 이름"
        case .en: "Login name"
        case .ja: "ログイン名"
        }
    }

    /// 새 비밀번호
    public var newPassword: String {
        switch language {
        case .ko: "새 비밀번호"
        case .en: "New password"
        case .ja: "新しいパスワード"
        }
    }

    /// 서버가 받지 않은 변경 %(count)lld개
    public func notAccepted(count: Int) -> String {
        switch language {
        case .ko: "서버가 받지 않은 변경 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) change the server did not accept" : "\(grouped(count)) changes the server did not accept"
        case .ja: "サーバーが受け付けなかった変更 \(grouped(count))件"
        }
    }

    /// 오프라인이에요. 연결되면 동기화해요.
    public var offlineSentence: String {
        switch language {
        case .ko: "오프라인이에요. 연결되면 동기화해요."
        case .en: "Offline. Will sync when connected."
        case .ja: "オフラインです。接続後に同期します。"
        }
    }

    /// 비밀번호
    public var password: String {
        switch language {
        case .ko: "비밀번호"
        case .en: "Password"
        case .ja: "パスワード"
        }
    }

    /// 8자 이상. 바꾸면 다른 기기는 로그아웃돼요.
    public var passwordHint: String {
        switch language {
        case .ko: "8자 이상. 바꾸면 다른 기기는 로그아웃돼요."
        case .en: "At least 8 characters. Changing it signs other devices out."
        case .ja: "8文字以上。変更するとほかの端末はサインアウトされます。"
        }
    }

    /// 비밀번호를 바꿨어요
    public var passwordSet: String {
        switch language {
        case .ko: "비밀번호를 바꿨어요"
        case .en: "Password saved"
        case .ja: "パスワードを保存しました"
        }
    }

    /// 거절하기
    public var refuse: String {
        switch language {
        case .ko: "거절하기"
        case .en: "Refuse"
        case .ja: "拒否"
        }
    }

    /// %(name)@ 내보내기
    public func removeDeviceNamed(name: String) -> String {
        switch language {
        case .ko: "\(name) 내보내기"
        case .en: "Remove \(name)"
        case .ja: "\(name)を削除"
        }
    }

    /// 서버의 시계가 틀려서 동기화를 멈췄어요.
    public var serverClockWrong: String {
        switch language {
        case .ko: "서버의 시계가 틀려서 동기화를 멈췄어요."
        case .en: "Sync waits: the server's clock is wrong."
        case .ja: "サーバーの時計がずれているため同期を待っています。"
        }
    }

    /// 서버에 연결하지 못했어요. 기록은 계속할 수 있어요.
    public var serverUnreachable: String {
        switch language {
        case .ko: "서버에 연결하지 못했어요. 기록은 계속할 수 있어요."
        case .en: "Can't reach the server. Recording goes on."
        case .ja: "サーバーに接続できません。記録は続けられます。"
        }
    }

    /// 비밀번호 정하기
    public var setPassword: String {
        switch language {
        case .ko: "비밀번호 정하기"
        case .en: "Set a password"
        case .ja: "パスワードを設定"
        }
    }

    /// 코드 보기
    public var showCode: String {
        switch language {
        case .ko: "코드 보기"
        case .en: "Show code"
        case .ja: "コードを表示"
        }
    }

    /// 로그인한 기기의 ‘기기 추가’에 이 코드를 입력해 주세요. 10분 동안 쓸 수 있어요.
    public var showCodeHint: String {
        switch language {
        case .ko: "로그인한 기기의 ‘기기 추가’에 이 코드를 입력해 주세요. 10분 동안 쓸 수 있어요."
        case .en: "Enter this code under Add a device on a signed-in device. It works for 10 minutes."
        case .ja: "サインイン済みの端末の「端末を追加」でこのコードを入力してください。10分間有効です。"
        }
    }

    /// 로그인
    public var signIn: String {
        switch language {
        case .ko: "로그인"
        case .en: "Sign in"
        case .ja: "サインイン"
        }
    }

    /// 비밀번호로 로그인
    public var signInWithPassword: String {
        switch language {
        case .ko: "비밀번호로 로그인"
        case .en: "Sign in with a password"
        case .ja: "パスワードでサインイン"
        }
    }

    /// 로그아웃
    public var signOut: String {
        switch language {
        case .ko: "로그아웃"
        case .en: "Sign out"
        case .ja: "サインアウト"
        }
    }

    /// 이 기기의 기록은 그대로 남아요.
    public var signOutKeeps: String {
        switch language {
        case .ko: "이 기기의 기록은 그대로 남아요."
        case .en: "What is on this device stays."
        case .ja: "この端末の記録は残ります。"
        }
    }

    /// 로그아웃할까요?
    public var signOutQuestion: String {
        switch language {
        case .ko: "로그아웃할까요?"
        case .en: "Sign out?"
        case .ja: "サインアウトしますか？"
        }
    }

    /// 로그인했어요
    public var signedIn: String {
        switch language {
        case .ko: "로그인했어요"
        case .en: "Signed in"
        case .ja: "サインインしました"
        }
    }

    /// 로그아웃됐어요. 다시 로그인해 주세요.
    public var signedOutSentence: String {
        switch language {
        case .ko: "로그아웃됐어요. 다시 로그인해 주세요."
        case .en: "Signed out. Please sign in again."
        case .ja: "サインアウトされました。もう一度サインインしてください。"
        }
    }

    /// 지금 동기화
    public var syncNow: String {
        switch language {
        case .ko: "지금 동기화"
        case .en: "Sync now"
        case .ja: "今すぐ同期"
        }
    }

    /// %(time)@에 동기화했어요
    public func syncedAt(time: String) -> String {
        switch language {
        case .ko: "\(time)에 동기화했어요"
        case .en: "Synced at \(time)"
        case .ja: "\(time)に同期しました"
        }
    }

    /// 방금 동기화했어요
    public var syncedJustNow: String {
        switch language {
        case .ko: "방금 동기화했어요"
        case .en: "Synced just now"
        case .ja: "同期しました"
        }
    }

    /// 동기화하고 있어요
    public var syncing: String {
        switch language {
        case .ko: "동기화하고 있어요"
        case .en: "Syncing"
        case .ja: "同期しています"
        }
    }

    /// 이 기기
    public var thisDevice: String {
        switch language {
        case .ko: "이 기기"
        case .en: "This device"
        case .ja: "この端末"
        }
    }

    /// 너무 여러 번 시도했어요. 잠시 뒤에 다시 해 주세요.
    public var tooOften: String {
        switch language {
        case .ko: "너무 여러 번 시도했어요. 잠시 뒤에 다시 해 주세요."
        case .en: "Too many tries. Please wait a little."
        case .ja: "試行回数が多すぎます。しばらくしてからもう一度お試しください。"
        }
    }

    /// 코드가 틀렸거나 시간이 지났어요.
    public var unknownCode: String {
        switch language {
        case .ko: "코드가 틀렸거나 시간이 지났어요."
        case .en: "The code is wrong or too old."
        case .ja: "コードが違うか、期限切れです。"
        }
    }

    /// 비밀번호가 너무 짧거나 흔해요.
    public var weakPassword: String {
        switch language {
        case .ko: "비밀번호가 너무 짧거나 흔해요."
        case .en: "The password is too short or too common."
        case .ja: "パスワードが短すぎるか、ありふれています。"
        }
    }

    /// 로그인 이름이나 비밀번호가 맞지 않아요.
    public var wrongPassword: String {
        switch language {
        case .ko: "로그인 이름이나 비밀번호가 맞지 않아요."
        case .en: "Wrong login name or password."
        case .ja: "ログイン名またはパスワードが違います。"
        }
    }
}
