// Written by script/strings from Strings/Sync.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// ‘%(name)@’을(를) 계정에 들일까요?
    public func askPair(name: String) -> String {
        switch language {
        case .ko: "‘\(name)’을(를) 계정에 들일까요?"
        case .en: "Let ‘\(name)’ in to your account?"
        case .ja: "「\(name)」をアカウントに加えますか?"
        }
    }

    /// %(login)@ 계정에서 이 기기를 뺄까요? 기록은 여기에 남아요.
    public func askSignOut(login: String) -> String {
        switch language {
        case .ko: "\(login) 계정에서 이 기기를 뺄까요? 기록은 여기에 남아요."
        case .en: "Sign this device out of \(login)? The records stay here."
        case .ja: "\(login) からこの端末を外しますか? 記録はここに残ります。"
        }
    }

    /// %(login)@ 계정에서 이 기기를 빼고, 이 기기의 기록을 모두 지울까요?
    public func askSignOutErasing(login: String) -> String {
        switch language {
        case .ko: "\(login) 계정에서 이 기기를 빼고, 이 기기의 기록을 모두 지울까요?"
        case .en: "Sign this device out of \(login) and erase all records on this device?"
        case .ja: "\(login) からこの端末を外し、この端末の記録をすべて消去しますか?"
        }
    }

    /// %(name)@이(가) haru 옆에 없어요. 다시 설치해 주세요.
    public func companionMissing(name: String) -> String {
        switch language {
        case .ko: "\(Particle.subject.after(name)) haru 옆에 없어요. 다시 설치해 주세요."
        case .en: "\(name) is missing beside haru. Please install again."
        case .ja: "haru のそばに \(name) がありません。インストールし直してください。"
        }
    }

    /// TLS 인증서, PEM
    public var flagCertificate: String {
        switch language {
        case .ko: "TLS 인증서, PEM"
        case .en: "TLS certificates, PEM"
        case .ja: "TLS証明書、PEM"
        }
    }

    /// 계정을 두는 폴더
    public var flagData: String {
        switch language {
        case .ko: "계정을 두는 폴더"
        case .en: "folder of the accounts"
        case .ja: "アカウントを置くフォルダー"
        }
    }

    /// 이 기기의 기록을 지워요. 계정에는 남아요
    public var flagErase: String {
        switch language {
        case .ko: "이 기기의 기록을 지워요. 계정에는 남아요"
        case .en: "erase the records on this device; the account keeps them"
        case .ja: "この端末の記録を消去する。アカウントには残ります"
        }
    }

    /// 이 기기의 기록을 그대로 둬요
    public var flagKeep: String {
        switch language {
        case .ko: "이 기기의 기록을 그대로 둬요"
        case .en: "keep the records on this device"
        case .ja: "この端末の記録を残す"
        }
    }

    /// TLS 키, PEM
    public var flagKey: String {
        switch language {
        case .ko: "TLS 키, PEM"
        case .en: "the TLS key, PEM"
        case .ja: "TLSの鍵、PEM"
        }
    }

    /// 열 주소와 포트
    public var flagListen: String {
        switch language {
        case .ko: "열 주소와 포트"
        case .en: "address and port to listen on"
        case .ja: "待ち受けるアドレスとポート"
        }
    }

    /// 계정 이름. 비밀번호를 물어봐요
    public var flagLogin: String {
        switch language {
        case .ko: "계정 이름. 비밀번호를 물어봐요"
        case .en: "the account's name; asks for its password"
        case .ja: "アカウント名。パスワードを尋ねます"
        }
    }

    /// 사람들이 쓰는 주소
    public var flagPublicURL: String {
        switch language {
        case .ko: "사람들이 쓰는 주소"
        case .en: "the address people use"
        case .ja: "利用者が使うアドレス"
        }
    }

    /// 누가 계정을 만들 수 있는지
    public var flagRegistration: String {
        switch language {
        case .ko: "누가 계정을 만들 수 있는지"
        case .en: "who may make an account"
        case .ja: "誰がアカウントを作れるか"
        }
    }

    /// 처음부터 모두 다시 받아요
    public var flagSyncFull: String {
        switch language {
        case .ko: "처음부터 모두 다시 받아요"
        case .en: "fetch everything from the beginning"
        case .ja: "最初からすべて受け取り直す"
        }
    }

    /// 상태만 보여 줘요
    public var flagSyncStatus: String {
        switch language {
        case .ko: "상태만 보여 줘요"
        case .en: "only show the state"
        case .ja: "状態だけを表示する"
        }
    }

    /// 다시 세어 서버와 견줘요
    public var flagSyncVerify: String {
        switch language {
        case .ko: "다시 세어 서버와 견줘요"
        case .en: "count anew and compare with the server"
        case .ja: "数え直してサーバーと比べる"
        }
    }

    /// 접속한 쪽을 알려 주는 프록시
    public var flagTrustedProxy: String {
        switch language {
        case .ko: "접속한 쪽을 알려 주는 프록시"
        case .en: "a proxy that names the client"
        case .ja: "接続元を知らせるプロキシ"
        }
    }

    /// 웹 앱이 있는 폴더
    public var flagWeb: String {
        switch language {
        case .ko: "웹 앱이 있는 폴더"
        case .en: "folder of the web app"
        case .ja: "ウェブアプリのフォルダー"
        }
    }

    /// 여러 기기
    public var groupDevices: String {
        switch language {
        case .ko: "여러 기기"
        case .en: "Devices"
        case .ja: "複数の端末"
        }
    }

    /// 계정에 연결된 기기
    public var helpDevices: String {
        switch language {
        case .ko: "계정에 연결된 기기"
        case .en: "devices of the account"
        case .ja: "アカウントに接続された端末"
        }
    }

    /// haru account devices	언제 마지막으로 연결했는지와 함께
    public var helpDevicesExamples: String {
        switch language {
        case .ko: "haru account devices\t언제 마지막으로 연결했는지와 함께\nharu account devices --remove Phone\t기기 하나를 계정에서 빼기"
        case .en: "haru account devices\twith when they were last seen\nharu account devices --remove Phone\tsign one of them out"
        case .ja: "haru account devices\t最後に接続した時刻とともに\nharu account devices --remove Phone\t端末をひとつ外す"
        }
    }

    /// 코드를 보여 주는 기기를 계정에 들여요
    public var helpPair: String {
        switch language {
        case .ko: "코드를 보여 주는 기기를 계정에 들여요"
        case .en: "let a device in that shows a code"
        case .ja: "コードを表示している端末をアカウントに加えます"
        }
    }

    /// 누가 어디에서 묻는지 보여 준 다음 허락을 받아요.
    public var helpPairDetails: String {
        switch language {
        case .ko: "누가 어디에서 묻는지 보여 준 다음 허락을 받아요."
        case .en: "It shows who asks and from where, then asks you to agree."
        case .ja: "誰がどこから求めているかを表示してから、許可を求めます。"
        }
    }

    /// haru pair 7K3M-9QXT	보여 준 코드
    public var helpPairExamples: String {
        switch language {
        case .ko: "haru pair 7K3M-9QXT\t보여 준 코드"
        case .en: "haru pair 7K3M-9QXT\tthe code it shows"
        case .ja: "haru pair 7K3M-9QXT\t表示されたコード"
        }
    }

    /// 서버와 웹 앱을 열어요
    public var helpServe: String {
        switch language {
        case .ko: "서버와 웹 앱을 열어요"
        case .en: "serve the web app and accounts"
        case .ja: "サーバーとウェブアプリを開きます"
        }
    }

    /// 처음 열면 15분 동안 쓸 수 있는 주소와 QR 코드가 나와요. 브라우저에서 열면 첫 기기가 돼요. 열려 있는 동안 이 컴퓨터의 haru도 같은 데이터를 봐요: 브라우저에서 누른 것이 haru today에 바로 있고, haru start는 열린 페이지에 바로 나와요. --no-local은 이 컴퓨터의 저장소를 그대로 둬요.
    public var helpServeDetails: String {
        switch language {
        case .ko: "처음 열면 15분 동안 쓸 수 있는 주소와 QR 코드가 나와요. 브라우저에서 열면 첫 기기가 돼요. 열려 있는 동안 이 컴퓨터의 haru도 같은 데이터를 봐요: 브라우저에서 누른 것이 haru today에 바로 있고, haru start는 열린 페이지에 바로 나와요. --no-local은 이 컴퓨터의 저장소를 그대로 둬요."
        case .en: "At the first start it shows a link and a QR code that work for 15 minutes; opened in a browser, it makes the first device. While it is open, haru on this computer works with the same data: what is tapped in the browser is in haru today at once, and haru start shows in open pages. --no-local leaves the store of this computer alone."
        case .ja: "初回は15分間使えるアドレスとQRコードが表示されます。ブラウザーで開くと最初の端末になります。開いている間は、このコンピューターの haru も同じデータを使います：ブラウザーでの操作はすぐに haru today に、haru start は開いたページに表示されます。--no-local はこのコンピューターの保存先をそのままにします。"
        }
    }

    /// haru serve	이 컴퓨터에서 http://127.0.0.1:8420
    public var helpServeExamples: String {
        switch language {
        case .ko: "haru serve\t이 컴퓨터에서 http://127.0.0.1:8420\nharu serve --listen 9000 --data ~/haru-data\t다른 포트와 폴더"
        case .en: "haru serve\ton this computer, http://127.0.0.1:8420\nharu serve --listen 9000 --data ~/haru-data\tanother port and folder"
        case .ja: "haru serve\tこのコンピューターで http://127.0.0.1:8420\nharu serve --listen 9000 --data ~/haru-data\t別のポートとフォルダー"
        }
    }

    /// 이 기기를 계정에 연결해요
    public var helpSignIn: String {
        switch language {
        case .ko: "이 기기를 계정에 연결해요"
        case .en: "sign this device in to an account"
        case .ja: "この端末をアカウントに接続します"
        }
    }

    /// URL은 서버의 주소이거나 서버가 보여 준 한 번 쓰는 …/join/코드 주소예요. 서버 주소만 주면 코드가 나오고, 이미 연결된 기기에서 허락하면 돼요. 이 기기에 있던 기록은 계정의 기록과 합쳐져요.
    public var helpSignInDetails: String {
        switch language {
        case .ko: "URL은 서버의 주소이거나 서버가 보여 준 한 번 쓰는 …/join/코드 주소예요. 서버 주소만 주면 코드가 나오고, 이미 연결된 기기에서 허락하면 돼요. 이 기기에 있던 기록은 계정의 기록과 합쳐져요."
        case .en: "URL is the server's address, or the one-time …/join/CODE link that it shows. With the address alone a code appears; agree to it on a device that is signed in. What is on this device is merged with what the account has."
        case .ja: "URL はサーバーのアドレスか、サーバーが表示する一度だけ使える …/join/コード です。アドレスだけならコードが表示されるので、接続済みの端末で許可してください。この端末の記録はアカウントの記録と合わさります。"
        }
    }

    /// haru account sign-in http://127.0.0.1:8420/join/CODE	서버가 보여 준 주소로
    public var helpSignInExamples: String {
        switch language {
        case .ko: "haru account sign-in http://127.0.0.1:8420/join/CODE\t서버가 보여 준 주소로\nharu account sign-in https://haru.example\t코드를 다른 기기에서 허락\nharu account sign-in https://haru.example --login me\t비밀번호로"
        case .en: "haru account sign-in http://127.0.0.1:8420/join/CODE\tby the link that the server shows\nharu account sign-in https://haru.example\tby a code that another device agrees to\nharu account sign-in https://haru.example --login me\tby password"
        case .ja: "haru account sign-in http://127.0.0.1:8420/join/CODE\tサーバーが表示したアドレスで\nharu account sign-in https://haru.example\tほかの端末でコードを許可\nharu account sign-in https://haru.example --login me\tパスワードで"
        }
    }

    /// 계정에서 이 기기를 빼요
    public var helpSignOut: String {
        switch language {
        case .ko: "계정에서 이 기기를 빼요"
        case .en: "sign this device out"
        case .ja: "この端末をアカウントから外します"
        }
    }

    /// haru account sign-out --keep	기록은 여기에 그대로
    public var helpSignOutExamples: String {
        switch language {
        case .ko: "haru account sign-out --keep\t기록은 여기에 그대로\nharu account sign-out --erase\t여기 있는 기록을 지우고"
        case .en: "haru account sign-out --keep\tthe records stay here\nharu account sign-out --erase\terases the records on this device"
        case .ja: "haru account sign-out --keep\t記録はここに残します\nharu account sign-out --erase\tこの端末の記録を消去します"
        }
    }

    /// 계정과 바로 맞춰요
    public var helpSync: String {
        switch language {
        case .ko: "계정과 바로 맞춰요"
        case .en: "exchange with the account now"
        case .ja: "アカウントと今すぐ同期します"
        }
    }

    /// 바꾼 것은 기다리지 않아도 뒤에서 보내져요. --status는 아무것도 보내지 않고 상태를 보여 줘요. --full은 모두 다시 받은 다음 서버에 없는 것을 보내요. --verify는 이 기기의 데이터를 다시 세어 서버와 견줘요.
    public var helpSyncDetails: String {
        switch language {
        case .ko: "바꾼 것은 기다리지 않아도 뒤에서 보내져요. --status는 아무것도 보내지 않고 상태를 보여 줘요. --full은 모두 다시 받은 다음 서버에 없는 것을 보내요. --verify는 이 기기의 데이터를 다시 세어 서버와 견줘요."
        case .en: "What you change is sent in the background by itself. --status shows the state and sends nothing. --full fetches everything again, then sends what the server lacks. --verify counts what is here anew and compares it with the server."
        case .ja: "変更は自動で裏で送られます。--status は何も送らずに状態を表示します。--full はすべてを受け取り直してから、サーバーにないものを送ります。--verify はこの端末のデータを数え直してサーバーと比べます。"
        }
    }

    /// haru sync	지금 맞추기
    public var helpSyncExamples: String {
        switch language {
        case .ko: "haru sync\t지금 맞추기\nharu sync --status\t아직 보내지 않은 것과 기기들\nharu sync --held\t나의 답을 기다리는 것"
        case .en: "haru sync\tnow\nharu sync --status\twhat is still to be sent, and the devices\nharu sync --held\twhat waits for your word"
        case .ja: "haru sync\t今すぐ\nharu sync --status\tまだ送っていないものと端末\nharu sync --held\t返事を待っているもの"
        }
    }

    /// %(address)@의 %(login)@
    public func syncAccountLine(address: String, login: String) -> String {
        switch language {
        case .ko: "\(address)의 \(login)"
        case .en: "\(login) at \(address)"
        case .ja: "\(address) の \(login)"
        }
    }

    /// %(address)@의 %(login)@ 계정에 이미 연결돼 있어요. 먼저 haru account sign-out으로 빼 주세요.
    public func syncAlreadySignedIn(address: String, login: String) -> String {
        switch language {
        case .ko: "\(address)의 \(login) 계정에 이미 연결돼 있어요. 먼저 haru account sign-out으로 빼 주세요."
        case .en: "This device is signed in to \(login) at \(address). Sign out first: haru account sign-out."
        case .ja: "すでに \(address) の \(login) に接続しています。先に haru account sign-out で外してください。"
        }
    }

    /// %(name)@ · %(platform)@ · %(address)@
    public func syncAsks(name: String, platform: String, address: String) -> String {
        switch language {
        case .ko: "\(name) · \(platform) · \(address)"
        case .en: "\(name) · \(platform) · \(address)"
        case .ja: "\(name) · \(platform) · \(address)"
        }
    }

    /// ‘%(text)@’은(는) 서버 주소가 아니에요. 예: https://haru.example
    public func syncBadAddress(text: String) -> String {
        switch language {
        case .ko: "‘\(text)’은(는) 서버 주소가 아니에요. 예: https://haru.example"
        case .en: "‘\(text)’ is no address of a server. For example: https://haru.example"
        case .ja: "「\(text)」はサーバーのアドレスではありません。例: https://haru.example"
        }
    }

    /// 다른 하루가 지금 맞추고 있어요.
    public var syncBusy: String {
        switch language {
        case .ko: "다른 하루가 지금 맞추고 있어요."
        case .en: "Another Haru is exchanging right now."
        case .ja: "ほかの Haru が同期中です。"
        }
    }

    /// 이 기기의 시계가 %(minutes)@분 빨라서 바로잡았어요.
    public func syncClockFast(minutes: String) -> String {
        switch language {
        case .ko: "이 기기의 시계가 \(minutes)분 빨라서 바로잡았어요."
        case .en: "This device's clock is \(minutes) minutes fast; corrected."
        case .ja: "この端末の時計は\(minutes)分進んでいるため補正しました。"
        }
    }

    /// 이 기기의 시계가 %(minutes)@분 느려서 바로잡았어요.
    public func syncClockSlow(minutes: String) -> String {
        switch language {
        case .ko: "이 기기의 시계가 \(minutes)분 느려서 바로잡았어요."
        case .en: "This device's clock is \(minutes) minutes slow; corrected."
        case .ja: "この端末の時計は\(minutes)分遅れているため補正しました。"
        }
    }

    /// 이 코드는 틀렸거나, 이미 썼거나, 너무 오래됐어요.
    public var syncCodeEnded: String {
        switch language {
        case .ko: "이 코드는 틀렸거나, 이미 썼거나, 너무 오래됐어요."
        case .en: "This code is wrong, used or too old."
        case .ja: "このコードは間違っているか、使用済みか、古すぎます。"
        }
    }

    /// 허락을 받지 못했어요. 다시 해 주세요.
    public var syncCodeNotAgreed: String {
        switch language {
        case .ko: "허락을 받지 못했어요. 다시 해 주세요."
        case .en: "Nobody agreed to the code. Please try again."
        case .ja: "許可されませんでした。もう一度お試しください。"
        }
    }

    /// 이 저장소는 복사본이라 새 기기로 이어가요. 잃은 것은 없어요.
    public var syncCopied: String {
        switch language {
        case .ko: "이 저장소는 복사본이라 새 기기로 이어가요. 잃은 것은 없어요."
        case .en: "This store is a copy and goes on as a new device. Nothing is lost."
        case .ja: "この保存先はコピーなので、新しい端末として続けます。失われたものはありません。"
        }
    }

    /// %(name)@ (복사본)
    public func syncCopyName(name: String) -> String {
        switch language {
        case .ko: "\(name) (복사본)"
        case .en: "\(name) (copy)"
        case .ja: "\(name) (コピー)"
        }
    }

    /// 계정에서 빼고 이 기기의 기록을 지웠어요.
    public var syncErased: String {
        switch language {
        case .ko: "계정에서 빼고 이 기기의 기록을 지웠어요."
        case .en: "Signed out, and the records on this device are erased."
        case .ja: "アカウントから外し、この端末の記録を消去しました。"
        }
    }

    /// 받는 중 … %(count)lld개
    public func syncFetching(count: Int) -> String {
        switch language {
        case .ko: "받는 중 … \(grouped(count))개"
        case .en: count == 1 ? "Fetching … \(grouped(count)) record" : "Fetching … \(grouped(count)) records"
        case .ja: "受信中 … \(grouped(count))件"
        }
    }

    /// 서버와 달라서 모두 다시 받았고, 이제 같아요. 필드 %(fields)@개.
    public func syncHealed(fields: String) -> String {
        switch language {
        case .ko: "서버와 달라서 모두 다시 받았고, 이제 같아요. 필드 \(fields)개."
        case .en: "It differed, everything was fetched again, and now it is the same: \(fields) fields."
        case .ja: "サーバーと違ったためすべて受け取り直し、同じになりました。フィールド \(fields)個。"
        }
    }

    /// 지우기를 기다리는 기록 %(count)lld개: 너무 많아서 서버가 멈췄어요.
    public func syncHeld(count: Int) -> String {
        switch language {
        case .ko: "지우기를 기다리는 기록 \(grouped(count))개: 너무 많아서 서버가 멈췄어요."
        case .en: count == 1 ? "\(grouped(count)) deletion is held by the server." : "\(grouped(count)) deletions are held by the server, because they are so many."
        case .ja: "サーバーが保留中の削除 \(grouped(count))件(多すぎるため)"
        }
    }

    /// 아직 다 받지 못했어요.
    public var syncIncomplete: String {
        switch language {
        case .ko: "아직 다 받지 못했어요."
        case .en: "Not everything has arrived yet."
        case .ja: "まだすべては届いていません。"
        }
    }

    /// %(address)@은(는) 암호화되지 않아요. 다른 컴퓨터에는 https:// 주소만 쓸 수 있어요.
    public func syncNeedsTLS(address: String) -> String {
        switch language {
        case .ko: "\(Particle.topic.after(address)) 암호화되지 않아요. 다른 컴퓨터에는 https:// 주소만 쓸 수 있어요."
        case .en: "\(address) is not encrypted. Other computers need an https:// address."
        case .ja: "\(address) は暗号化されていません。ほかのコンピューターには https:// のアドレスが必要です。"
        }
    }

    /// %(address)@의 대답을 알아볼 수 없어요. 하루 서버가 맞나요?
    public func syncNotHaru(address: String) -> String {
        switch language {
        case .ko: "\(address)의 대답을 알아볼 수 없어요. 하루 서버가 맞나요?"
        case .en: "The answer of \(address) makes no sense. Is it a Haru server?"
        case .ja: "\(address) の応答を読めません。Haru のサーバーですか?"
        }
    }

    /// 아직 계정에 연결하지 않았어요. haru account sign-in 주소로 연결해 주세요.
    public var syncNotSignedIn: String {
        switch language {
        case .ko: "아직 계정에 연결하지 않았어요. haru account sign-in 주소로 연결해 주세요."
        case .en: "This device is not signed in. Use haru account sign-in URL."
        case .ja: "まだアカウントに接続していません。haru account sign-in アドレス で接続してください。"
        }
    }

    /// ‘%(name)@’을(를) 들였어요.
    public func syncPaired(name: String) -> String {
        switch language {
        case .ko: "‘\(name)’을(를) 들였어요."
        case .en: "‘\(name)’ is in."
        case .ja: "「\(name)」を加えました。"
        }
    }

    /// %(login)@의 비밀번호:
    public func syncPassword(login: String) -> String {
        switch language {
        case .ko: "\(login)의 비밀번호:"
        case .en: "Password of \(login):"
        case .ja: "\(login) のパスワード:"
        }
    }

    /// 보낼 기록 %(count)lld개
    public func syncPending(count: Int) -> String {
        switch language {
        case .ko: "보낼 기록 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) record to send" : "\(grouped(count)) records to send"
        case .ja: "未送信 \(grouped(count))件"
        }
    }

    /// 보낼 수 없는 항목 %(count)lld개
    public func syncQuarantined(count: Int) -> String {
        switch language {
        case .ko: "보낼 수 없는 항목 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) item cannot be sent" : "\(grouped(count)) items cannot be sent"
        case .ja: "送れない項目 \(grouped(count))件"
        }
    }

    /// 새로운 것이 없어요. 모두 맞아요.
    public var syncQuiet: String {
        switch language {
        case .ko: "새로운 것이 없어요. 모두 맞아요."
        case .en: "Nothing new. All is up to date."
        case .ja: "新しいものはありません。すべて最新です。"
        }
    }

    /// 받은 기록 %(count)lld개
    public func syncReceived(count: Int) -> String {
        switch language {
        case .ko: "받은 기록 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) record received" : "\(grouped(count)) records received"
        case .ja: "受信 \(grouped(count))件"
        }
    }

    /// 보내는 중 … %(count)lld개
    public func syncSending(count: Int) -> String {
        switch language {
        case .ko: "보내는 중 … \(grouped(count))개"
        case .en: count == 1 ? "Sending … \(grouped(count)) record" : "Sending … \(grouped(count)) records"
        case .ja: "送信中 … \(grouped(count))件"
        }
    }

    /// 보낸 기록 %(count)lld개
    public func syncSent(count: Int) -> String {
        switch language {
        case .ko: "보낸 기록 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) record sent" : "\(grouped(count)) records sent"
        case .ja: "送信 \(grouped(count))件"
        }
    }

    /// 서버: 기록 %(records)lld개
    public func syncServerHas(records: Int) -> String {
        switch language {
        case .ko: "서버: 기록 \(grouped(records))개"
        case .en: records == 1 ? "Server: \(grouped(records)) record" : "Server: \(grouped(records)) records"
        case .ja: "サーバー: \(grouped(records))件"
        }
    }

    /// 서버의 대답: %(message)@
    public func syncServerSays(message: String) -> String {
        switch language {
        case .ko: "서버의 대답: \(message)"
        case .en: "The server says: \(message)"
        case .ja: "サーバーの応答: \(message)"
        }
    }

    /// 연결된 기기에서 이 코드를 허락해 주세요:
    public var syncShowCode: String {
        switch language {
        case .ko: "연결된 기기에서 이 코드를 허락해 주세요:"
        case .en: "On a device that is signed in, agree to this code:"
        case .ja: "接続済みの端末でこのコードを許可してください:"
        }
    }

    /// haru pair %(code)@ 또는 %(url)@
    public func syncShowWays(code: String, url: String) -> String {
        switch language {
        case .ko: "haru pair \(code) 또는 \(url)"
        case .en: "haru pair \(code), or open \(url)"
        case .ja: "haru pair \(code) または \(url)"
        }
    }

    /// %(address)@의 %(login)@ 계정에 연결했어요.
    public func syncSignedIn(address: String, login: String) -> String {
        switch language {
        case .ko: "\(address)의 \(login) 계정에 연결했어요."
        case .en: "Signed in to \(login) at \(address)."
        case .ja: "\(address) の \(login) に接続しました。"
        }
    }

    /// %(address)@이(가) 이 기기를 더는 몰라요. haru account sign-out --keep 뒤에 다시 연결해 주세요.
    public func syncSignedOut(address: String) -> String {
        switch language {
        case .ko: "\(Particle.subject.after(address)) 이 기기를 더는 몰라요. haru account sign-out --keep 뒤에 다시 연결해 주세요."
        case .en: "\(address) no longer knows this device. Use haru account sign-out --keep, then sign in again."
        case .ja: "\(address) はこの端末を認識しなくなりました。haru account sign-out --keep のあと、接続し直してください。"
        }
    }

    /// 계정에서 뺐어요.
    public var syncSignedOutDone: String {
        switch language {
        case .ko: "계정에서 뺐어요."
        case .en: "Signed out."
        case .ja: "アカウントから外しました。"
        }
    }

    /// 모두 다시 받았지만 서버와 여전히 달라요. haru doctor로 확인해 주세요.
    public var syncStillDiffers: String {
        switch language {
        case .ko: "모두 다시 받았지만 서버와 여전히 달라요. haru doctor로 확인해 주세요."
        case .en: "Everything was fetched again and still differs from the server. Please run haru doctor."
        case .ja: "すべて受け取り直しましたが、まだサーバーと違います。haru doctor で確認してください。"
        }
    }

    /// 이 기기
    public var syncThisDevice: String {
        switch language {
        case .ko: "이 기기"
        case .en: "this device"
        case .ja: "この端末"
        }
    }

    /// 이 서버는 더 새로운 하루가 필요해요.
    public var syncTooOld: String {
        switch language {
        case .ko: "이 서버는 더 새로운 하루가 필요해요."
        case .en: "This server needs a newer Haru."
        case .ja: "このサーバーには新しい Haru が必要です。"
        }
    }

    /// %(address)@에 연결할 수 없어요: %(reason)@
    public func syncUnreachable(address: String, reason: String) -> String {
        switch language {
        case .ko: "\(address)에 연결할 수 없어요: \(reason)"
        case .en: "Cannot reach \(address): \(reason)"
        case .ja: "\(address) に接続できません: \(reason)"
        }
    }

    /// 아직 보내지 않은 기록 %(count)lld개가 함께 사라져요.
    public func syncUnsent(count: Int) -> String {
        switch language {
        case .ko: "아직 보내지 않은 기록 \(grouped(count))개가 함께 사라져요."
        case .en: count == 1 ? "\(grouped(count)) record that was not sent yet goes with them." : "\(grouped(count)) records that were not sent yet go with them."
        case .ja: "まだ送っていない\(grouped(count))件も消えます。"
        }
    }

    /// 서버와 같아요. 필드 %(fields)@개.
    public func syncVerified(fields: String) -> String {
        switch language {
        case .ko: "서버와 같아요. 필드 \(fields)개."
        case .en: "The same as on the server: \(fields) fields."
        case .ja: "サーバーと同じです。フィールド \(fields)個。"
        }
    }

    /// 계정 이름이나 비밀번호가 맞지 않아요.
    public var syncWrongPassword: String {
        switch language {
        case .ko: "계정 이름이나 비밀번호가 맞지 않아요."
        case .en: "The account's name or the password is wrong."
        case .ja: "アカウント名かパスワードが違います。"
        }
    }
}
