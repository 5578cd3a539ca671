// Written by script/strings from Strings/Owner.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 이 기기: %(name)@
    public func accountDevice(name: String) -> String {
        switch language {
        case .ko: "이 기기: \(name)"
        case .en: "this device: \(name)"
        case .ja: "この端末：\(name)"
        }
    }

    /// %(count)lld개를 되살릴까요?
    public func askBringBack(count: Int) -> String {
        switch language {
        case .ko: "\(grouped(count))개를 되살릴까요?"
        case .en: count == 1 ? "Bring \(grouped(count)) record back?" : "Bring \(grouped(count)) records back?"
        case .ja: "\(grouped(count))件を元に戻しますか?"
        }
    }

    /// 모든 기기에서 %(count)lld개를 지울까요?
    public func askDeleteEverywhere(count: Int) -> String {
        switch language {
        case .ko: "모든 기기에서 \(grouped(count))개를 지울까요?"
        case .en: count == 1 ? "Delete \(grouped(count)) record on all devices?" : "Delete \(grouped(count)) records on all devices?"
        case .ja: "すべての端末で \(grouped(count))件を削除しますか?"
        }
    }

    /// 여기에만 남은 %(count)lld개를 뺄까요? 먼저 haru backup으로 남겨 둘 수 있어요.
    public func askDrop(count: Int) -> String {
        switch language {
        case .ko: "여기에만 남은 \(grouped(count))개를 뺄까요? 먼저 haru backup으로 남겨 둘 수 있어요."
        case .en: count == 1 ? "Let go of \(grouped(count)) record that only this device has? haru backup can keep it first." : "Let go of \(grouped(count)) records that only this device has? haru backup can keep them first."
        case .ja: "この端末だけにある \(grouped(count))件を外しますか? 先に haru backup で残しておけます。"
        }
    }

    /// 기기 '%(name)@'을(를) 계정에서 뺄까요? 기록은 그 기기에 남아요.
    public func askRemoveDevice(name: String) -> String {
        switch language {
        case .ko: "기기 '\(name)'을(를) 계정에서 뺄까요? 기록은 그 기기에 남아요."
        case .en: "Sign the device '\(name)' out? Its records stay on it."
        case .ja: "端末「\(name)」をアカウントから外しますか? 記録はその端末に残ります。"
        }
    }

    /// 토큰 '%(name)@'을(를) 끝낼까요?
    public func askRevokeToken(name: String) -> String {
        switch language {
        case .ko: "토큰 '\(name)'을(를) 끝낼까요?"
        case .en: "End the token '\(name)'?"
        case .ja: "トークン「\(name)」を無効にしますか?"
        }
    }

    /// '%(name)@' 기기가 없어요.
    public func deviceNotFound(name: String) -> String {
        switch language {
        case .ko: "'\(name)' 기기가 없어요."
        case .en: "There is no device '\(name)'."
        case .ja: "端末「\(name)」がありません。"
        }
    }

    /// 멈춰 둔 지우기를 되돌려
    public var flagBringBack: String {
        switch language {
        case .ko: "멈춰 둔 지우기를 되돌려"
        case .en: "undo the held deletions"
        case .ja: "保留中の削除を取り消す"
        }
    }

    /// 며칠 동안 쓸지 (365)
    public var flagDays: String {
        switch language {
        case .ko: "며칠 동안 쓸지 (365)"
        case .en: "for how many days (365)"
        case .ja: "何日間使うか (365)"
        }
    }

    /// 멈춰 둔 지우기를 모든 기기에
    public var flagDeleteEverywhere: String {
        switch language {
        case .ko: "멈춰 둔 지우기를 모든 기기에"
        case .en: "let the held deletions reach all devices"
        case .ja: "保留中の削除をすべての端末に反映"
        }
    }

    /// 계정에 없는 기록을 여기서도 빼
    public var flagDrop: String {
        switch language {
        case .ko: "계정에 없는 기록을 여기서도 빼"
        case .en: "let go of what the account no longer has"
        case .ja: "アカウントにない記録をここでも外す"
        }
    }

    /// 이 컴퓨터의 저장소를 꼭 맡아
    public var flagLocal: String {
        switch language {
        case .ko: "이 컴퓨터의 저장소를 꼭 맡아"
        case .en: "insist on owning the store of this computer"
        case .ja: "このコンピューターの保存先を必ず管理する"
        }
    }

    /// 이 이름으로 새 토큰을 만들어
    public var flagMakeToken: String {
        switch language {
        case .ko: "이 이름으로 새 토큰을 만들어"
        case .en: "make a token of this name"
        case .ja: "この名前で新しいトークンを作る"
        }
    }

    /// 이 컴퓨터의 저장소는 건드리지 않아
    public var flagNoLocal: String {
        switch language {
        case .ko: "이 컴퓨터의 저장소는 건드리지 않아"
        case .en: "leave the store of this computer alone"
        case .ja: "このコンピューターの保存先には触れない"
        }
    }

    /// 이름이나 id로 고른 기기를 빼
    public var flagRemoveDevice: String {
        switch language {
        case .ko: "이름이나 id로 고른 기기를 빼"
        case .en: "sign a device out, by its name or id"
        case .ja: "名前か id で選んだ端末を外す"
        }
    }

    /// 보낼 수 없던 것을 다시 보내
    public var flagRetry: String {
        switch language {
        case .ko: "보낼 수 없던 것을 다시 보내"
        case .en: "offer again what could not be sent"
        case .ja: "送れなかったものをもう一度送る"
        }
    }

    /// 이름이나 id로 고른 토큰을 끝내
    public var flagRevokeToken: String {
        switch language {
        case .ko: "이름이나 id로 고른 토큰을 끝내"
        case .en: "end a token, by its name or id"
        case .ja: "名前か id で選んだトークンを無効にする"
        }
    }

    /// 토큰이 할 수 있는 일
    public var flagScope: String {
        switch language {
        case .ko: "토큰이 할 수 있는 일"
        case .en: "what the token is for"
        case .ja: "トークンでできること"
        }
    }

    /// 나의 답을 기다리는 것
    public var flagSyncHeld: String {
        switch language {
        case .ko: "나의 답을 기다리는 것"
        case .en: "what waits for your word"
        case .ja: "返事を待っているもの"
        }
    }

    /// 어느 계정에 연결되어 있는지, 저장소를 누가 맡고 있는지
    public var helpAccount: String {
        switch language {
        case .ko: "어느 계정에 연결되어 있는지, 저장소를 누가 맡고 있는지"
        case .en: "which account this is signed in to, and who owns the store"
        case .ja: "どのアカウントに接続しているか、保存先を誰が管理しているか"
        }
    }

    /// 나머지는 haru account sign-in, sign-out, devices, tokens가 해요.
    public var helpAccountDetails: String {
        switch language {
        case .ko: "나머지는 haru account sign-in, sign-out, devices, tokens가 해요."
        case .en: "haru account sign-in, sign-out, devices and tokens do the rest."
        case .ja: "ほかは haru account sign-in、sign-out、devices、tokens で行います。"
        }
    }

    /// haru account	네트워크 없이 바로
    public var helpAccountExamples: String {
        switch language {
        case .ko: "haru account\t네트워크 없이 바로"
        case .en: "haru account\tat once, without the network"
        case .ja: "haru account\tネットワークなしですぐに"
        }
    }

    /// 계정의 토큰: 보기, 만들기, 끝내기
    public var helpTokens: String {
        switch language {
        case .ko: "계정의 토큰: 보기, 만들기, 끝내기"
        case .en: "tokens of the account: list, make, end"
        case .ja: "アカウントのトークン：一覧、作成、無効化"
        }
    }

    /// 직접 만든 프로그램에 줄 토큰이에요. 무엇을 할 수 있는지는 --scope로 골라요. 토큰은 만들 때 한 번만 보여요.
    public var helpTokensDetails: String {
        switch language {
        case .ko: "직접 만든 프로그램에 줄 토큰이에요. 무엇을 할 수 있는지는 --scope로 골라요. 토큰은 만들 때 한 번만 보여요."
        case .en: "Tokens are for programs of your own; --scope chooses what each may do. A token is shown once, when it is made."
        case .ja: "自作のプログラム用のトークンです。できることは --scope で選びます。トークンは作成時に一度だけ表示されます。"
        }
    }

    /// haru account tokens	모두 보기
    public var helpTokensExamples: String {
        switch language {
        case .ko: "haru account tokens\t모두 보기\nharu account tokens --make desk --scope read --scope run\t새로 만들기\nharu account tokens --revoke desk\t끝내기"
        case .en: "haru account tokens\tall of them\nharu account tokens --make desk --scope read --scope run\ta new one\nharu account tokens --revoke desk\tend it"
        case .ja: "haru account tokens\tすべて表示\nharu account tokens --make desk --scope read --scope run\t新しく作る\nharu account tokens --revoke desk\t無効にする"
        }
    }

    /// 이미 반영됐어요. 저장소를 맡은 프로세스가 답하기 전에 끝났어요.
    public var ownerDoneBefore: String {
        switch language {
        case .ko: "이미 반영됐어요. 저장소를 맡은 프로세스가 답하기 전에 끝났어요."
        case .en: "It was done. The process that owns the store ended before it could say so."
        case .ja: "すでに反映されています。保存先を管理するプロセスが、応答する前に終了しました。"
        }
    }

    /// 저장소는 프로세스 %(process)@이(가) 맡고 있어요.
    public func ownerLine(process: String) -> String {
        switch language {
        case .ko: "저장소는 프로세스 \(Particle.subject.after(process)) 맡고 있어요."
        case .en: "Process \(process) owns the store."
        case .ja: "保存先はプロセス \(process) が管理しています。"
        }
    }

    /// 이 주소로 한 사람이 %(days)@일 안에 가입할 수 있어요:
    public func serverInvitation(days: String) -> String {
        switch language {
        case .ko: "이 주소로 한 사람이 \(days)일 안에 가입할 수 있어요:"
        case .en: "With this code one person can register within \(days) days:"
        case .ja: "このコードで \(days) 日以内に一人が登録できます："
        }
    }

    /// 이 컴퓨터의 haru도 같은 데이터를 써요: %(path)@
    public func serverOwnsStore(path: String) -> String {
        switch language {
        case .ko: "이 컴퓨터의 haru도 같은 데이터를 써요: \(path)"
        case .en: "haru on this computer works with the same data: \(path)"
        case .ja: "このコンピューターの haru も同じデータを使います：\(path)"
        }
    }

    /// 계정이 여럿이거나 누구나 가입할 수 있어서 이 컴퓨터의 haru는 혼자 두었어요. haru-server link --login 이름으로 주소를 만들어 haru account sign-in에 주세요: %(path)@
    public func serverStoreChoose(path: String) -> String {
        switch language {
        case .ko: "계정이 여럿이거나 누구나 가입할 수 있어서 이 컴퓨터의 haru는 혼자 두었어요. haru-server link --login 이름으로 주소를 만들어 haru account sign-in에 주세요: \(path)"
        case .en: "There are several accounts, or anybody may register, so haru on this computer was left alone. Give haru account sign-in a link from haru-server link --login NAME: \(path)"
        case .ja: "アカウントが複数あるか誰でも登録できるため、このコンピューターの haru はそのままにしました。haru-server link --login 名前 で作ったアドレスを haru account sign-in に渡してください：\(path)"
        }
    }

    /// 이 컴퓨터의 haru는 %(address)@ 계정에 연결되어 있어서 그대로 두었어요: %(path)@
    public func serverStoreElsewhere(address: String, path: String) -> String {
        switch language {
        case .ko: "이 컴퓨터의 haru는 \(address) 계정에 연결되어 있어서 그대로 두었어요: \(path)"
        case .en: "haru on this computer is signed in to \(address), so its store was left alone: \(path)"
        case .ja: "このコンピューターの haru は \(address) に接続しているため、そのままにしました：\(path)"
        }
    }

    /// 소켓을 둘 곳이 없어서 이 컴퓨터의 haru 저장소 없이 열었어요.
    public var serverStoreNoSocket: String {
        switch language {
        case .ko: "소켓을 둘 곳이 없어서 이 컴퓨터의 haru 저장소 없이 열었어요."
        case .en: "There is no place for a socket, so the store of haru on this computer was left alone."
        case .ja: "ソケットを置く場所がないため、このコンピューターの haru の保存先はそのままにしました。"
        }
    }

    /// 이 컴퓨터의 haru는 계정에서 빠져 있어요. 다시 넣으려면 서버를 멈추고 haru account sign-out --keep을 실행해 주세요: %(path)@
    public func serverStoreRemoved(path: String) -> String {
        switch language {
        case .ko: "이 컴퓨터의 haru는 계정에서 빠져 있어요. 다시 넣으려면 서버를 멈추고 haru account sign-out --keep을 실행해 주세요: \(path)"
        case .en: "haru on this computer was signed out of the account. To join again, stop the server and run haru account sign-out --keep: \(path)"
        case .ja: "このコンピューターの haru はアカウントから外されています。もう一度つなぐには、サーバーを止めて haru account sign-out --keep を実行してください：\(path)"
        }
    }

    /// 이 컴퓨터의 haru 저장소 없이 열었어요. %(reason)@
    public func serverStoreUnavailable(reason: String) -> String {
        switch language {
        case .ko: "이 컴퓨터의 haru 저장소 없이 열었어요. \(reason)"
        case .en: "Serving without the store of haru on this computer. \(reason)"
        case .ja: "このコンピューターの haru の保存先なしで開きました。\(reason)"
        }
    }

    /// 첫 기기를 등록하면 이 컴퓨터의 haru도 같은 데이터를 써요: %(path)@
    public func serverStoreWaits(path: String) -> String {
        switch language {
        case .ko: "첫 기기를 등록하면 이 컴퓨터의 haru도 같은 데이터를 써요: \(path)"
        case .en: "Once the first device is signed in, haru on this computer works with the same data: \(path)"
        case .ja: "最初のデバイスを登録すると、このコンピューターの haru も同じデータを使います：\(path)"
        }
    }

    /// 저장소 %(path)@은(는) 이 컴퓨터에서 열린 하루 서버(프로세스 %(process)@)가 맡고 있어요. 서버를 멈추거나 haru serve --no-local로 다시 열어 주세요.
    public func storeOwnedByServer(path: String, process: String) -> String {
        switch language {
        case .ko: "저장소 \(Particle.topic.after(path)) 이 컴퓨터에서 열린 하루 서버(프로세스 \(process))가 맡고 있어요. 서버를 멈추거나 haru serve --no-local로 다시 열어 주세요."
        case .en: "The store \(path) belongs to the Haru server that runs on this computer (process \(process)). Stop it first, or start it with haru serve --no-local."
        case .ja: "保存先 \(path) は、このコンピューターで動いている Haru サーバー(プロセス \(process))が管理しています。サーバーを止めるか、haru serve --no-local で開き直してください。"
        }
    }

    /// 계정에서 지워져서 여기서도 뺀 기록 %(count)lld개
    public func syncDropped(count: Int) -> String {
        switch language {
        case .ko: "계정에서 지워져서 여기서도 뺀 기록 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) record was let go, because the account no longer has it" : "\(grouped(count)) records were let go, because the account no longer has them"
        case .ja: "アカウントで削除されたため、ここでも外した記録 \(grouped(count))件"
        }
    }

    /// 계정에서 이미 지운 기록 %(count)lld개가 여기에 남아 있어요.
    public func syncHeldDrops(count: Int) -> String {
        switch language {
        case .ko: "계정에서 이미 지운 기록 \(grouped(count))개가 여기에 남아 있어요."
        case .en: count == 1 ? "\(grouped(count)) record that the account no longer has is still here." : "\(grouped(count)) records that the account no longer has are still here."
        case .ja: "アカウントから削除済みの記録 \(grouped(count))件がここに残っています。"
        }
    }

    /// 기다리는 것이 없어요.
    public var syncNothingHeld: String {
        switch language {
        case .ko: "기다리는 것이 없어요."
        case .en: "Nothing is held."
        case .ja: "保留中のものはありません。"
        }
    }

    /// '%(name)@'을(를) 끝냈어요.
    public func tokenEnded(name: String) -> String {
        switch language {
        case .ko: "'\(name)'을(를) 끝냈어요."
        case .en: "'\(name)' has ended."
        case .ja: "「\(name)」を無効にしました。"
        }
    }

    /// %(time)@까지
    public func tokenEnds(time: String) -> String {
        switch language {
        case .ko: "\(time)까지"
        case .en: "until \(time)"
        case .ja: "\(time) まで"
        }
    }

    /// 새 토큰이에요. 지금만 보여요:
    public var tokenMade: String {
        switch language {
        case .ko: "새 토큰이에요. 지금만 보여요:"
        case .en: "The new token, shown this once:"
        case .ja: "新しいトークンです。今だけ表示されます："
        }
    }

    /// '%(name)@' 토큰이 없어요.
    public func tokenNotFound(name: String) -> String {
        switch language {
        case .ko: "'\(name)' 토큰이 없어요."
        case .en: "There is no token '\(name)'."
        case .ja: "トークン「\(name)」がありません。"
        }
    }
}
