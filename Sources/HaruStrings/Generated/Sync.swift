// Written by script/strings from Strings/Sync.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// ‘%(name)@’을(를) 계정에 들일까요?
    public func askPair(name: String) -> String {
        said("‘\u{1}’을(를) 계정에 들일까요?\0Let ‘\u{1}’ in to your account?\0「\u{1}」をアカウントに加えますか?", name)
    }

    /// %(login)@ 계정에서 이 기기를 뺄까요? 기록은 여기에 남아요.
    public func askSignOut(login: String) -> String {
        said("\u{1} 계정에서 이 기기를 뺄까요? 기록은 여기에 남아요.\0Sign this device out of \u{1}? The records stay here.\0\u{1} からこの端末を外しますか? 記録はここに残ります。", login)
    }

    /// %(login)@ 계정에서 이 기기를 빼고, 이 기기의 기록을 모두 지울까요?
    public func askSignOutErasing(login: String) -> String {
        said("\u{1} 계정에서 이 기기를 빼고, 이 기기의 기록을 모두 지울까요?\0Sign this device out of \u{1} and erase all records on this device?\0\u{1} からこの端末を外し、この端末の記録をすべて消去しますか?", login)
    }

    /// %(name)@이(가) haru 옆에 없어요. 다시 설치해 주세요.
    public func companionMissing(name: String) -> String {
        said("\u{1}\u{11} haru 옆에 없어요. 다시 설치해 주세요.\0\u{1} is missing beside haru. Please install again.\0haru のそばに \u{1} がありません。インストールし直してください。", name)
    }

    /// TLS 인증서, PEM
    public var flagCertificate: String { said("TLS 인증서, PEM\0TLS certificates, PEM\0TLS証明書、PEM") }

    /// 계정을 두는 폴더
    public var flagData: String { said("계정을 두는 폴더\0folder of the accounts\0アカウントを置くフォルダー") }

    /// 이 기기의 기록을 지워요. 계정에는 남아요
    public var flagErase: String { said("이 기기의 기록을 지워요. 계정에는 남아요\0erase the records on this device; the account keeps them\0この端末の記録を消去する。アカウントには残ります") }

    /// 이 기기의 기록을 그대로 둬요
    public var flagKeep: String { said("이 기기의 기록을 그대로 둬요\0keep the records on this device\0この端末の記録を残す") }

    /// TLS 키, PEM
    public var flagKey: String { said("TLS 키, PEM\0the TLS key, PEM\0TLSの鍵、PEM") }

    /// 열 주소와 포트
    public var flagListen: String { said("열 주소와 포트\0address and port to listen on\0待ち受けるアドレスとポート") }

    /// 계정 이름. 비밀번호를 물어봐요
    public var flagLogin: String { said("계정 이름. 비밀번호를 물어봐요\0the account's name; asks for its password\0アカウント名。パスワードを尋ねます") }

    /// 사람들이 쓰는 주소
    public var flagPublicURL: String { said("사람들이 쓰는 주소\0the address people use\0利用者が使うアドレス") }

    /// 누가 계정을 만들 수 있는지
    public var flagRegistration: String { said("누가 계정을 만들 수 있는지\0who may make an account\0誰がアカウントを作れるか") }

    /// 처음부터 모두 다시 받아요
    public var flagSyncFull: String { said("처음부터 모두 다시 받아요\0fetch everything from the beginning\0最初からすべて受け取り直す") }

    /// 상태만 보여 줘요
    public var flagSyncStatus: String { said("상태만 보여 줘요\0only show the state\0状態だけを表示する") }

    /// 다시 세어 서버와 견줘요
    public var flagSyncVerify: String { said("다시 세어 서버와 견줘요\0count anew and compare with the server\0数え直してサーバーと比べる") }

    /// 접속한 쪽을 알려 주는 프록시
    public var flagTrustedProxy: String { said("접속한 쪽을 알려 주는 프록시\0a proxy that names the client\0接続元を知らせるプロキシ") }

    /// 웹 앱이 있는 폴더
    public var flagWeb: String { said("웹 앱이 있는 폴더\0folder of the web app\0ウェブアプリのフォルダー") }

    /// 여러 기기
    public var groupDevices: String { said("여러 기기\0Devices\0複数の端末") }

    /// 계정에 연결된 기기
    public var helpDevices: String { said("계정에 연결된 기기\0devices of the account\0アカウントに接続された端末") }

    /// haru account devices	언제 마지막으로 연결했는지와 함께
    public var helpDevicesExamples: String { said("haru account devices\t언제 마지막으로 연결했는지와 함께\nharu account devices --remove Phone\t기기 하나를 계정에서 빼기\0haru account devices\twith when they were last seen\nharu account devices --remove Phone\tsign one of them out\0haru account devices\t最後に接続した時刻とともに\nharu account devices --remove Phone\t端末をひとつ外す") }

    /// 코드를 보여 주는 기기를 계정에 들여요
    public var helpPair: String { said("코드를 보여 주는 기기를 계정에 들여요\0let a device in that shows a code\0コードを表示している端末をアカウントに加えます") }

    /// 누가 어디에서 묻는지 보여 준 다음 허락을 받아요.
    public var helpPairDetails: String { said("누가 어디에서 묻는지 보여 준 다음 허락을 받아요.\0It shows who asks and from where, then asks you to agree.\0誰がどこから求めているかを表示してから、許可を求めます。") }

    /// haru pair 7K3M-9QXT	보여 준 코드
    public var helpPairExamples: String { said("haru pair 7K3M-9QXT\t보여 준 코드\0haru pair 7K3M-9QXT\tthe code it shows\0haru pair 7K3M-9QXT\t表示されたコード") }

    /// 서버와 웹 앱을 열어요
    public var helpServe: String { said("서버와 웹 앱을 열어요\0serve the web app and accounts\0サーバーとウェブアプリを開きます") }

    /// 처음 열면 15분 동안 쓸 수 있는 주소와 QR 코드가 나와요. 브라우저에서 열면 첫 기기가 돼요. 열려 있는 동안 이 컴퓨터의 haru도 같은 데이터를 봐요: 브라우저에서 누른 것이 haru today에 바로 있고, haru start는 열린 페이지에 바로 나와요. --no-local은 이 컴퓨터의 저장소를 그대로 둬요.
    public var helpServeDetails: String { said("처음 열면 15분 동안 쓸 수 있는 주소와 QR 코드가 나와요. 브라우저에서 열면 첫 기기가 돼요. 열려 있는 동안 이 컴퓨터의 haru도 같은 데이터를 봐요: 브라우저에서 누른 것이 haru today에 바로 있고, haru start는 열린 페이지에 바로 나와요. --no-local은 이 컴퓨터의 저장소를 그대로 둬요.\0At the first start it shows a link and a QR code that work for 15 minutes; opened in a browser, it makes the first device. While it is open, haru on this computer works with the same data: what is tapped in the browser is in haru today at once, and haru start shows in open pages. --no-local leaves the store of this computer alone.\0初回は15分間使えるアドレスとQRコードが表示されます。ブラウザーで開くと最初の端末になります。開いている間は、このコンピューターの haru も同じデータを使います：ブラウザーでの操作はすぐに haru today に、haru start は開いたページに表示されます。--no-local はこのコンピューターの保存先をそのままにします。") }

    /// haru serve	이 컴퓨터에서 http://127.0.0.1:8420
    public var helpServeExamples: String { said("haru serve\t이 컴퓨터에서 http://127.0.0.1:8420\nharu serve --listen 9000 --data ~/haru-data\t다른 포트와 폴더\0haru serve\ton this computer, http://127.0.0.1:8420\nharu serve --listen 9000 --data ~/haru-data\tanother port and folder\0haru serve\tこのコンピューターで http://127.0.0.1:8420\nharu serve --listen 9000 --data ~/haru-data\t別のポートとフォルダー") }

    /// 이 기기를 계정에 연결해요
    public var helpSignIn: String { said("이 기기를 계정에 연결해요\0sign this device in to an account\0この端末をアカウントに接続します") }

    /// URL은 서버의 주소이거나 서버가 보여 준 한 번 쓰는 …/join/코드 주소예요. 서버 주소만 주면 코드가 나오고, 이미 연결된 기기에서 허락하면 돼요. 이 기기에 있던 기록은 계정의 기록과 합쳐져요.
    public var helpSignInDetails: String { said("URL은 서버의 주소이거나 서버가 보여 준 한 번 쓰는 …/join/코드 주소예요. 서버 주소만 주면 코드가 나오고, 이미 연결된 기기에서 허락하면 돼요. 이 기기에 있던 기록은 계정의 기록과 합쳐져요.\0URL is the server's address, or the one-time …/join/CODE link that it shows. With the address alone a code appears; agree to it on a device that is signed in. What is on this device is merged with what the account has.\0URL はサーバーのアドレスか、サーバーが表示する一度だけ使える …/join/コード です。アドレスだけならコードが表示されるので、接続済みの端末で許可してください。この端末の記録はアカウントの記録と合わさります。") }

    /// haru account sign-in http://127.0.0.1:8420/join/CODE	서버가 보여 준 주소로
    public var helpSignInExamples: String { said("haru account sign-in http://127.0.0.1:8420/join/CODE\t서버가 보여 준 주소로\nharu account sign-in https://haru.example\t코드를 다른 기기에서 허락\nharu account sign-in https://haru.example --login me\t비밀번호로\0haru account sign-in http://127.0.0.1:8420/join/CODE\tby the link that the server shows\nharu account sign-in https://haru.example\tby a code that another device agrees to\nharu account sign-in https://haru.example --login me\tby password\0haru account sign-in http://127.0.0.1:8420/join/CODE\tサーバーが表示したアドレスで\nharu account sign-in https://haru.example\tほかの端末でコードを許可\nharu account sign-in https://haru.example --login me\tパスワードで") }

    /// 계정에서 이 기기를 빼요
    public var helpSignOut: String { said("계정에서 이 기기를 빼요\0sign this device out\0この端末をアカウントから外します") }

    /// haru account sign-out --keep	기록은 여기에 그대로
    public var helpSignOutExamples: String { said("haru account sign-out --keep\t기록은 여기에 그대로\nharu account sign-out --erase\t여기 있는 기록을 지우고\0haru account sign-out --keep\tthe records stay here\nharu account sign-out --erase\terases the records on this device\0haru account sign-out --keep\t記録はここに残します\nharu account sign-out --erase\tこの端末の記録を消去します") }

    /// 계정과 바로 맞춰요
    public var helpSync: String { said("계정과 바로 맞춰요\0exchange with the account now\0アカウントと今すぐ同期します") }

    /// 바꾼 것은 기다리지 않아도 뒤에서 보내져요. --status는 아무것도 보내지 않고 상태를 보여 줘요. --full은 모두 다시 받은 다음 서버에 없는 것을 보내요. --verify는 이 기기의 데이터를 다시 세어 서버와 견줘요.
    public var helpSyncDetails: String { said("바꾼 것은 기다리지 않아도 뒤에서 보내져요. --status는 아무것도 보내지 않고 상태를 보여 줘요. --full은 모두 다시 받은 다음 서버에 없는 것을 보내요. --verify는 이 기기의 데이터를 다시 세어 서버와 견줘요.\0What you change is sent in the background by itself. --status shows the state and sends nothing. --full fetches everything again, then sends what the server lacks. --verify counts what is here anew and compares it with the server.\0変更は自動で裏で送られます。--status は何も送らずに状態を表示します。--full はすべてを受け取り直してから、サーバーにないものを送ります。--verify はこの端末のデータを数え直してサーバーと比べます。") }

    /// haru sync	지금 맞추기
    public var helpSyncExamples: String { said("haru sync\t지금 맞추기\nharu sync --status\t아직 보내지 않은 것과 기기들\nharu sync --held\t나의 답을 기다리는 것\0haru sync\tnow\nharu sync --status\twhat is still to be sent, and the devices\nharu sync --held\twhat waits for your word\0haru sync\t今すぐ\nharu sync --status\tまだ送っていないものと端末\nharu sync --held\t返事を待っているもの") }

    /// %(address)@의 %(login)@
    public func syncAccountLine(address: String, login: String) -> String {
        said("\u{1}의 \u{2}\0\u{2} at \u{1}\0\u{1} の \u{2}", address, login)
    }

    /// %(address)@의 %(login)@ 계정에 이미 연결돼 있어요. 먼저 haru account sign-out으로 빼 주세요.
    public func syncAlreadySignedIn(address: String, login: String) -> String {
        said("\u{1}의 \u{2} 계정에 이미 연결돼 있어요. 먼저 haru account sign-out으로 빼 주세요.\0This device is signed in to \u{2} at \u{1}. Sign out first: haru account sign-out.\0すでに \u{1} の \u{2} に接続しています。先に haru account sign-out で外してください。", address, login)
    }

    /// %(name)@ · %(platform)@ · %(address)@
    public func syncAsks(name: String, platform: String, address: String) -> String {
        said("\u{1} · \u{2} · \u{3}\0\u{1} · \u{2} · \u{3}\0\u{1} · \u{2} · \u{3}", name, platform, address)
    }

    /// ‘%(text)@’은(는) 서버 주소가 아니에요. 예: https://haru.example
    public func syncBadAddress(text: String) -> String {
        said("‘\u{1}’은(는) 서버 주소가 아니에요. 예: https://haru.example\0‘\u{1}’ is no address of a server. For example: https://haru.example\0「\u{1}」はサーバーのアドレスではありません。例: https://haru.example", text)
    }

    /// 다른 하루가 지금 맞추고 있어요.
    public var syncBusy: String { said("다른 하루가 지금 맞추고 있어요.\0Another Haru is exchanging right now.\0ほかの Haru が同期中です。") }

    /// 이 기기의 시계가 %(minutes)@분 빨라서 바로잡았어요.
    public func syncClockFast(minutes: String) -> String {
        said("이 기기의 시계가 \u{1}분 빨라서 바로잡았어요.\0This device's clock is \u{1} minutes fast; corrected.\0この端末の時計は\u{1}分進んでいるため補正しました。", minutes)
    }

    /// 이 기기의 시계가 %(minutes)@분 느려서 바로잡았어요.
    public func syncClockSlow(minutes: String) -> String {
        said("이 기기의 시계가 \u{1}분 느려서 바로잡았어요.\0This device's clock is \u{1} minutes slow; corrected.\0この端末の時計は\u{1}分遅れているため補正しました。", minutes)
    }

    /// 이 코드는 틀렸거나, 이미 썼거나, 너무 오래됐어요.
    public var syncCodeEnded: String { said("이 코드는 틀렸거나, 이미 썼거나, 너무 오래됐어요.\0This code is wrong, used or too old.\0このコードは間違っているか、使用済みか、古すぎます。") }

    /// 허락을 받지 못했어요. 다시 해 주세요.
    public var syncCodeNotAgreed: String { said("허락을 받지 못했어요. 다시 해 주세요.\0Nobody agreed to the code. Please try again.\0許可されませんでした。もう一度お試しください。") }

    /// 이 저장소는 복사본이라 새 기기로 이어가요. 잃은 것은 없어요.
    public var syncCopied: String { said("이 저장소는 복사본이라 새 기기로 이어가요. 잃은 것은 없어요.\0This store is a copy and goes on as a new device. Nothing is lost.\0この保存先はコピーなので、新しい端末として続けます。失われたものはありません。") }

    /// %(name)@ (복사본)
    public func syncCopyName(name: String) -> String {
        said("\u{1} (복사본)\0\u{1} (copy)\0\u{1} (コピー)", name)
    }

    /// 계정에서 빼고 이 기기의 기록을 지웠어요.
    public var syncErased: String { said("계정에서 빼고 이 기기의 기록을 지웠어요.\0Signed out, and the records on this device are erased.\0アカウントから外し、この端末の記録を消去しました。") }

    /// 받는 중 … %(count)lld개
    public func syncFetching(count: Int) -> String {
        said("받는 중 … \u{1}개\0Fetching … \u{1} records\0受信中 … \u{1}件\0Fetching … \u{1} record", grouped(count), isOne: count == 1)
    }

    /// 서버와 달라서 모두 다시 받았고, 이제 같아요. 필드 %(fields)@개.
    public func syncHealed(fields: String) -> String {
        said("서버와 달라서 모두 다시 받았고, 이제 같아요. 필드 \u{1}개.\0It differed, everything was fetched again, and now it is the same: \u{1} fields.\0サーバーと違ったためすべて受け取り直し、同じになりました。フィールド \u{1}個。", fields)
    }

    /// 지우기를 기다리는 기록 %(count)lld개: 너무 많아서 서버가 멈췄어요.
    public func syncHeld(count: Int) -> String {
        said("지우기를 기다리는 기록 \u{1}개: 너무 많아서 서버가 멈췄어요.\0\u{1} deletions are held by the server, because they are so many.\0サーバーが保留中の削除 \u{1}件(多すぎるため)\0\u{1} deletion is held by the server.", grouped(count), isOne: count == 1)
    }

    /// 아직 다 받지 못했어요.
    public var syncIncomplete: String { said("아직 다 받지 못했어요.\0Not everything has arrived yet.\0まだすべては届いていません。") }

    /// %(address)@은(는) 암호화되지 않아요. 다른 컴퓨터에는 https:// 주소만 쓸 수 있어요.
    public func syncNeedsTLS(address: String) -> String {
        said("\u{1}\u{12} 암호화되지 않아요. 다른 컴퓨터에는 https:// 주소만 쓸 수 있어요.\0\u{1} is not encrypted. Other computers need an https:// address.\0\u{1} は暗号化されていません。ほかのコンピューターには https:// のアドレスが必要です。", address)
    }

    /// %(address)@의 대답을 알아볼 수 없어요. 하루 서버가 맞나요?
    public func syncNotHaru(address: String) -> String {
        said("\u{1}의 대답을 알아볼 수 없어요. 하루 서버가 맞나요?\0The answer of \u{1} makes no sense. Is it a Haru server?\0\u{1} の応答を読めません。Haru のサーバーですか?", address)
    }

    /// 아직 계정에 연결하지 않았어요. haru account sign-in 주소로 연결해 주세요.
    public var syncNotSignedIn: String { said("아직 계정에 연결하지 않았어요. haru account sign-in 주소로 연결해 주세요.\0This device is not signed in. Use haru account sign-in URL.\0まだアカウントに接続していません。haru account sign-in アドレス で接続してください。") }

    /// ‘%(name)@’을(를) 들였어요.
    public func syncPaired(name: String) -> String {
        said("‘\u{1}’을(를) 들였어요.\0‘\u{1}’ is in.\0「\u{1}」を加えました。", name)
    }

    /// %(login)@의 비밀번호:
    public func syncPassword(login: String) -> String {
        said("\u{1}의 비밀번호:\0Password of \u{1}:\0\u{1} のパスワード:", login)
    }

    /// 보낼 기록 %(count)lld개
    public func syncPending(count: Int) -> String {
        said("보낼 기록 \u{1}개\0\u{1} records to send\0未送信 \u{1}件\0\u{1} record to send", grouped(count), isOne: count == 1)
    }

    /// 보낼 수 없는 항목 %(count)lld개
    public func syncQuarantined(count: Int) -> String {
        said("보낼 수 없는 항목 \u{1}개\0\u{1} items cannot be sent\0送れない項目 \u{1}件\0\u{1} item cannot be sent", grouped(count), isOne: count == 1)
    }

    /// 새로운 것이 없어요. 모두 맞아요.
    public var syncQuiet: String { said("새로운 것이 없어요. 모두 맞아요.\0Nothing new. All is up to date.\0新しいものはありません。すべて最新です。") }

    /// 받은 기록 %(count)lld개
    public func syncReceived(count: Int) -> String {
        said("받은 기록 \u{1}개\0\u{1} records received\0受信 \u{1}件\0\u{1} record received", grouped(count), isOne: count == 1)
    }

    /// 보내는 중 … %(count)lld개
    public func syncSending(count: Int) -> String {
        said("보내는 중 … \u{1}개\0Sending … \u{1} records\0送信中 … \u{1}件\0Sending … \u{1} record", grouped(count), isOne: count == 1)
    }

    /// 보낸 기록 %(count)lld개
    public func syncSent(count: Int) -> String {
        said("보낸 기록 \u{1}개\0\u{1} records sent\0送信 \u{1}件\0\u{1} record sent", grouped(count), isOne: count == 1)
    }

    /// 서버: 기록 %(records)lld개
    public func syncServerHas(records: Int) -> String {
        said("서버: 기록 \u{1}개\0Server: \u{1} records\0サーバー: \u{1}件\0Server: \u{1} record", grouped(records), isOne: records == 1)
    }

    /// 서버의 대답: %(message)@
    public func syncServerSays(message: String) -> String {
        said("서버의 대답: \u{1}\0The server says: \u{1}\0サーバーの応答: \u{1}", message)
    }

    /// 연결된 기기에서 이 코드를 허락해 주세요:
    public var syncShowCode: String { said("연결된 기기에서 이 코드를 허락해 주세요:\0On a device that is signed in, agree to this code:\0接続済みの端末でこのコードを許可してください:") }

    /// haru pair %(code)@ 또는 %(url)@
    public func syncShowWays(code: String, url: String) -> String {
        said("haru pair \u{1} 또는 \u{2}\0haru pair \u{1}, or open \u{2}\0haru pair \u{1} または \u{2}", code, url)
    }

    /// %(address)@의 %(login)@ 계정에 연결했어요.
    public func syncSignedIn(address: String, login: String) -> String {
        said("\u{1}의 \u{2} 계정에 연결했어요.\0Signed in to \u{2} at \u{1}.\0\u{1} の \u{2} に接続しました。", address, login)
    }

    /// %(address)@이(가) 이 기기를 더는 몰라요. haru account sign-out --keep 뒤에 다시 연결해 주세요.
    public func syncSignedOut(address: String) -> String {
        said("\u{1}\u{11} 이 기기를 더는 몰라요. haru account sign-out --keep 뒤에 다시 연결해 주세요.\0\u{1} no longer knows this device. Use haru account sign-out --keep, then sign in again.\0\u{1} はこの端末を認識しなくなりました。haru account sign-out --keep のあと、接続し直してください。", address)
    }

    /// 계정에서 뺐어요.
    public var syncSignedOutDone: String { said("계정에서 뺐어요.\0Signed out.\0アカウントから外しました。") }

    /// 모두 다시 받았지만 서버와 여전히 달라요. haru doctor로 확인해 주세요.
    public var syncStillDiffers: String { said("모두 다시 받았지만 서버와 여전히 달라요. haru doctor로 확인해 주세요.\0Everything was fetched again and still differs from the server. Please run haru doctor.\0すべて受け取り直しましたが、まだサーバーと違います。haru doctor で確認してください。") }

    /// 이 기기
    public var syncThisDevice: String { said("이 기기\0this device\0この端末") }

    /// 이 서버는 더 새로운 하루가 필요해요.
    public var syncTooOld: String { said("이 서버는 더 새로운 하루가 필요해요.\0This server needs a newer Haru.\0このサーバーには新しい Haru が必要です。") }

    /// %(address)@에 연결할 수 없어요: %(reason)@
    public func syncUnreachable(address: String, reason: String) -> String {
        said("\u{1}에 연결할 수 없어요: \u{2}\0Cannot reach \u{1}: \u{2}\0\u{1} に接続できません: \u{2}", address, reason)
    }

    /// 아직 보내지 않은 기록 %(count)lld개가 함께 사라져요.
    public func syncUnsent(count: Int) -> String {
        said("아직 보내지 않은 기록 \u{1}개가 함께 사라져요.\0\u{1} records that were not sent yet go with them.\0まだ送っていない\u{1}件も消えます。\0\u{1} record that was not sent yet goes with them.", grouped(count), isOne: count == 1)
    }

    /// 서버와 같아요. 필드 %(fields)@개.
    public func syncVerified(fields: String) -> String {
        said("서버와 같아요. 필드 \u{1}개.\0The same as on the server: \u{1} fields.\0サーバーと同じです。フィールド \u{1}個。", fields)
    }

    /// 계정 이름이나 비밀번호가 맞지 않아요.
    public var syncWrongPassword: String { said("계정 이름이나 비밀번호가 맞지 않아요.\0The account's name or the password is wrong.\0アカウント名かパスワードが違います。") }
}
