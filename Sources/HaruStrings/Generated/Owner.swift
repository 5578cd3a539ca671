// Written by script/strings from Strings/Owner.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 이 기기: %(name)@
    public func accountDevice(name: String) -> String {
        said("이 기기: \u{1}\0this device: \u{1}\0この端末：\u{1}", name)
    }

    /// %(count)lld개를 되살릴까요?
    public func askBringBack(count: Int) -> String {
        said("\u{1}개를 되살릴까요?\0Bring \u{1} records back?\0\u{1}件を元に戻しますか?\0Bring \u{1} record back?", grouped(count), isOne: count == 1)
    }

    /// 모든 기기에서 %(count)lld개를 지울까요?
    public func askDeleteEverywhere(count: Int) -> String {
        said("모든 기기에서 \u{1}개를 지울까요?\0Delete \u{1} records on all devices?\0すべての端末で \u{1}件を削除しますか?\0Delete \u{1} record on all devices?", grouped(count), isOne: count == 1)
    }

    /// 여기에만 남은 %(count)lld개를 뺄까요? 먼저 haru backup으로 남겨 둘 수 있어요.
    public func askDrop(count: Int) -> String {
        said("여기에만 남은 \u{1}개를 뺄까요? 먼저 haru backup으로 남겨 둘 수 있어요.\0Let go of \u{1} records that only this device has? haru backup can keep them first.\0この端末だけにある \u{1}件を外しますか? 先に haru backup で残しておけます。\0Let go of \u{1} record that only this device has? haru backup can keep it first.", grouped(count), isOne: count == 1)
    }

    /// 기기 '%(name)@'을(를) 계정에서 뺄까요? 기록은 그 기기에 남아요.
    public func askRemoveDevice(name: String) -> String {
        said("기기 '\u{1}'을(를) 계정에서 뺄까요? 기록은 그 기기에 남아요.\0Sign the device '\u{1}' out? Its records stay on it.\0端末「\u{1}」をアカウントから外しますか? 記録はその端末に残ります。", name)
    }

    /// 토큰 '%(name)@'을(를) 끝낼까요?
    public func askRevokeToken(name: String) -> String {
        said("토큰 '\u{1}'을(를) 끝낼까요?\0End the token '\u{1}'?\0トークン「\u{1}」を無効にしますか?", name)
    }

    /// '%(name)@' 기기가 없어요.
    public func deviceNotFound(name: String) -> String {
        said("'\u{1}' 기기가 없어요.\0There is no device '\u{1}'.\0端末「\u{1}」がありません。", name)
    }

    /// 멈춰 둔 지우기를 되돌려
    public var flagBringBack: String { said("멈춰 둔 지우기를 되돌려\0undo the held deletions\0保留中の削除を取り消す") }

    /// 며칠 동안 쓸지 (365)
    public var flagDays: String { said("며칠 동안 쓸지 (365)\0for how many days (365)\0何日間使うか (365)") }

    /// 멈춰 둔 지우기를 모든 기기에
    public var flagDeleteEverywhere: String { said("멈춰 둔 지우기를 모든 기기에\0let the held deletions reach all devices\0保留中の削除をすべての端末に反映") }

    /// 계정에 없는 기록을 여기서도 빼
    public var flagDrop: String { said("계정에 없는 기록을 여기서도 빼\0let go of what the account no longer has\0アカウントにない記録をここでも外す") }

    /// 이 컴퓨터의 저장소를 꼭 맡아
    public var flagLocal: String { said("이 컴퓨터의 저장소를 꼭 맡아\0insist on owning the store of this computer\0このコンピューターの保存先を必ず管理する") }

    /// 이 이름으로 새 토큰을 만들어
    public var flagMakeToken: String { said("이 이름으로 새 토큰을 만들어\0make a token of this name\0この名前で新しいトークンを作る") }

    /// 이 컴퓨터의 저장소는 건드리지 않아
    public var flagNoLocal: String { said("이 컴퓨터의 저장소는 건드리지 않아\0leave the store of this computer alone\0このコンピューターの保存先には触れない") }

    /// 이름이나 id로 고른 기기를 빼
    public var flagRemoveDevice: String { said("이름이나 id로 고른 기기를 빼\0sign a device out, by its name or id\0名前か id で選んだ端末を外す") }

    /// 보낼 수 없던 것을 다시 보내
    public var flagRetry: String { said("보낼 수 없던 것을 다시 보내\0offer again what could not be sent\0送れなかったものをもう一度送る") }

    /// 이름이나 id로 고른 토큰을 끝내
    public var flagRevokeToken: String { said("이름이나 id로 고른 토큰을 끝내\0end a token, by its name or id\0名前か id で選んだトークンを無効にする") }

    /// 토큰이 할 수 있는 일
    public var flagScope: String { said("토큰이 할 수 있는 일\0what the token is for\0トークンでできること") }

    /// 나의 답을 기다리는 것
    public var flagSyncHeld: String { said("나의 답을 기다리는 것\0what waits for your word\0返事を待っているもの") }

    /// 어느 계정에 연결되어 있는지, 저장소를 누가 맡고 있는지
    public var helpAccount: String { said("어느 계정에 연결되어 있는지, 저장소를 누가 맡고 있는지\0which account this is signed in to, and who owns the store\0どのアカウントに接続しているか、保存先を誰が管理しているか") }

    /// 나머지는 haru account sign-in, sign-out, devices, tokens가 해요.
    public var helpAccountDetails: String { said("나머지는 haru account sign-in, sign-out, devices, tokens가 해요.\0haru account sign-in, sign-out, devices and tokens do the rest.\0ほかは haru account sign-in、sign-out、devices、tokens で行います。") }

    /// haru account	네트워크 없이 바로
    public var helpAccountExamples: String { said("haru account\t네트워크 없이 바로\0haru account\tat once, without the network\0haru account\tネットワークなしですぐに") }

    /// 계정의 토큰: 보기, 만들기, 끝내기
    public var helpTokens: String { said("계정의 토큰: 보기, 만들기, 끝내기\0tokens of the account: list, make, end\0アカウントのトークン：一覧、作成、無効化") }

    /// 직접 만든 프로그램에 줄 토큰이에요. 무엇을 할 수 있는지는 --scope로 골라요. 토큰은 만들 때 한 번만 보여요.
    public var helpTokensDetails: String { said("직접 만든 프로그램에 줄 토큰이에요. 무엇을 할 수 있는지는 --scope로 골라요. 토큰은 만들 때 한 번만 보여요.\0Tokens are for programs of your own; --scope chooses what each may do. A token is shown once, when it is made.\0自作のプログラム用のトークンです。できることは --scope で選びます。トークンは作成時に一度だけ表示されます。") }

    /// haru account tokens	모두 보기
    public var helpTokensExamples: String { said("haru account tokens\t모두 보기\nharu account tokens --make desk --scope read --scope run\t새로 만들기\nharu account tokens --revoke desk\t끝내기\0haru account tokens\tall of them\nharu account tokens --make desk --scope read --scope run\ta new one\nharu account tokens --revoke desk\tend it\0haru account tokens\tすべて表示\nharu account tokens --make desk --scope read --scope run\t新しく作る\nharu account tokens --revoke desk\t無効にする") }

    /// 이미 반영됐어요. 저장소를 맡은 프로세스가 답하기 전에 끝났어요.
    public var ownerDoneBefore: String { said("이미 반영됐어요. 저장소를 맡은 프로세스가 답하기 전에 끝났어요.\0It was done. The process that owns the store ended before it could say so.\0すでに反映されています。保存先を管理するプロセスが、応答する前に終了しました。") }

    /// 저장소는 프로세스 %(process)@이(가) 맡고 있어요.
    public func ownerLine(process: String) -> String {
        said("저장소는 프로세스 \u{1}\u{11} 맡고 있어요.\0Process \u{1} owns the store.\0保存先はプロセス \u{1} が管理しています。", process)
    }

    /// 이 주소로 한 사람이 %(days)@일 안에 가입할 수 있어요:
    public func serverInvitation(days: String) -> String {
        said("이 주소로 한 사람이 \u{1}일 안에 가입할 수 있어요:\0With this code one person can register within \u{1} days:\0このコードで \u{1} 日以内に一人が登録できます：", days)
    }

    /// 이 컴퓨터의 haru도 같은 데이터를 써요: %(path)@
    public func serverOwnsStore(path: String) -> String {
        said("이 컴퓨터의 haru도 같은 데이터를 써요: \u{1}\0haru on this computer works with the same data: \u{1}\0このコンピューターの haru も同じデータを使います：\u{1}", path)
    }

    /// 계정이 여럿이거나 누구나 가입할 수 있어서 이 컴퓨터의 haru는 혼자 두었어요. haru-server link --login 이름으로 주소를 만들어 haru account sign-in에 주세요: %(path)@
    public func serverStoreChoose(path: String) -> String {
        said("계정이 여럿이거나 누구나 가입할 수 있어서 이 컴퓨터의 haru는 혼자 두었어요. haru-server link --login 이름으로 주소를 만들어 haru account sign-in에 주세요: \u{1}\0There are several accounts, or anybody may register, so haru on this computer was left alone. Give haru account sign-in a link from haru-server link --login NAME: \u{1}\0アカウントが複数あるか誰でも登録できるため、このコンピューターの haru はそのままにしました。haru-server link --login 名前 で作ったアドレスを haru account sign-in に渡してください：\u{1}", path)
    }

    /// 이 컴퓨터의 haru는 %(address)@ 계정에 연결되어 있어서 그대로 두었어요: %(path)@
    public func serverStoreElsewhere(address: String, path: String) -> String {
        said("이 컴퓨터의 haru는 \u{1} 계정에 연결되어 있어서 그대로 두었어요: \u{2}\0haru on this computer is signed in to \u{1}, so its store was left alone: \u{2}\0このコンピューターの haru は \u{1} に接続しているため、そのままにしました：\u{2}", address, path)
    }

    /// 소켓을 둘 곳이 없어서 이 컴퓨터의 haru 저장소 없이 열었어요.
    public var serverStoreNoSocket: String { said("소켓을 둘 곳이 없어서 이 컴퓨터의 haru 저장소 없이 열었어요.\0There is no place for a socket, so the store of haru on this computer was left alone.\0ソケットを置く場所がないため、このコンピューターの haru の保存先はそのままにしました。") }

    /// 이 컴퓨터의 haru는 계정에서 빠져 있어요. 다시 넣으려면 서버를 멈추고 haru account sign-out --keep을 실행해 주세요: %(path)@
    public func serverStoreRemoved(path: String) -> String {
        said("이 컴퓨터의 haru는 계정에서 빠져 있어요. 다시 넣으려면 서버를 멈추고 haru account sign-out --keep을 실행해 주세요: \u{1}\0haru on this computer was signed out of the account. To join again, stop the server and run haru account sign-out --keep: \u{1}\0このコンピューターの haru はアカウントから外されています。もう一度つなぐには、サーバーを止めて haru account sign-out --keep を実行してください：\u{1}", path)
    }

    /// 이 컴퓨터의 haru 저장소 없이 열었어요. %(reason)@
    public func serverStoreUnavailable(reason: String) -> String {
        said("이 컴퓨터의 haru 저장소 없이 열었어요. \u{1}\0Serving without the store of haru on this computer. \u{1}\0このコンピューターの haru の保存先なしで開きました。\u{1}", reason)
    }

    /// 첫 기기를 등록하면 이 컴퓨터의 haru도 같은 데이터를 써요: %(path)@
    public func serverStoreWaits(path: String) -> String {
        said("첫 기기를 등록하면 이 컴퓨터의 haru도 같은 데이터를 써요: \u{1}\0Once the first device is signed in, haru on this computer works with the same data: \u{1}\0最初のデバイスを登録すると、このコンピューターの haru も同じデータを使います：\u{1}", path)
    }

    /// 저장소 %(path)@은(는) 이 컴퓨터에서 열린 하루 서버(프로세스 %(process)@)가 맡고 있어요. 서버를 멈추거나 haru serve --no-local로 다시 열어 주세요.
    public func storeOwnedByServer(path: String, process: String) -> String {
        said("저장소 \u{1}\u{12} 이 컴퓨터에서 열린 하루 서버(프로세스 \u{2})가 맡고 있어요. 서버를 멈추거나 haru serve --no-local로 다시 열어 주세요.\0The store \u{1} belongs to the Haru server that runs on this computer (process \u{2}). Stop it first, or start it with haru serve --no-local.\0保存先 \u{1} は、このコンピューターで動いている Haru サーバー(プロセス \u{2})が管理しています。サーバーを止めるか、haru serve --no-local で開き直してください。", path, process)
    }

    /// 계정에서 지워져서 여기서도 뺀 기록 %(count)lld개
    public func syncDropped(count: Int) -> String {
        said("계정에서 지워져서 여기서도 뺀 기록 \u{1}개\0\u{1} records were let go, because the account no longer has them\0アカウントで削除されたため、ここでも外した記録 \u{1}件\0\u{1} record was let go, because the account no longer has it", grouped(count), isOne: count == 1)
    }

    /// 계정에서 이미 지운 기록 %(count)lld개가 여기에 남아 있어요.
    public func syncHeldDrops(count: Int) -> String {
        said("계정에서 이미 지운 기록 \u{1}개가 여기에 남아 있어요.\0\u{1} records that the account no longer has are still here.\0アカウントから削除済みの記録 \u{1}件がここに残っています。\0\u{1} record that the account no longer has is still here.", grouped(count), isOne: count == 1)
    }

    /// 기다리는 것이 없어요.
    public var syncNothingHeld: String { said("기다리는 것이 없어요.\0Nothing is held.\0保留中のものはありません。") }

    /// '%(name)@'을(를) 끝냈어요.
    public func tokenEnded(name: String) -> String {
        said("'\u{1}'을(를) 끝냈어요.\0'\u{1}' has ended.\0「\u{1}」を無効にしました。", name)
    }

    /// %(time)@까지
    public func tokenEnds(time: String) -> String {
        said("\u{1}까지\0until \u{1}\0\u{1} まで", time)
    }

    /// 새 토큰이에요. 지금만 보여요:
    public var tokenMade: String { said("새 토큰이에요. 지금만 보여요:\0The new token, shown this once:\0新しいトークンです。今だけ表示されます：") }

    /// '%(name)@' 토큰이 없어요.
    public func tokenNotFound(name: String) -> String {
        said("'\u{1}' 토큰이 없어요.\0There is no token '\u{1}'.\0トークン「\u{1}」がありません。", name)
    }
}
