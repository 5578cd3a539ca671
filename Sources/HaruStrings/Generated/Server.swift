// Written by script/strings from Strings/Server.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 사진과 문서의 크기 (2G)
    public var flagAttachments: String { said("사진과 문서의 크기 (2G)\0size of its pictures and documents (2G)\0写真や書類の上限 (2G)") }

    /// 그 데이터의 크기 (4G)
    public var flagFieldData: String { said("그 데이터의 크기 (4G)\0size of their data (4G)\0そのデータの上限 (4G)") }

    /// 계정마다 둘 수 있는 기록 (2000000)
    public var flagRecords: String { said("계정마다 둘 수 있는 기록 (2000000)\0live records an account may have (2000000)\0アカウントごとの記録の上限 (2000000)") }

    /// %(address)@에서 열 수 없어요: %(reason)@
    public func serverAddressTaken(address: String, reason: String) -> String {
        said("\u{1}에서 열 수 없어요: \u{2}\0Cannot listen on \u{1}: \u{2}\0\u{1} で開けません：\u{2}", address, reason)
    }

    /// 계정 %(accounts)lld개를 %(path)@에 복사했어요.
    public func serverBackedUp(accounts: Int, path: String) -> String {
        said("계정 \u{1}개를 \u{2}에 복사했어요.\0\u{1} accounts copied to \u{2}.\0\u{1}件のアカウントを \u{2} にコピーしました。\0\u{1} account copied to \u{2}.", grouped(accounts), path, isOne: accounts == 1)
    }

    /// 손상된 파일이 있어 되돌리지 않았어요: %(path)@
    public func serverBackupDamaged(path: String) -> String {
        said("손상된 파일이 있어 되돌리지 않았어요: \u{1}\0A file is damaged, so nothing was put back: \u{1}\0壊れたファイルがあるため戻しませんでした: \u{1}", path)
    }

    /// 다른 서버가 %(path)@를 쓰고 있어요.
    public func serverDataInUse(path: String) -> String {
        said("다른 서버가 \u{1}를 쓰고 있어요.\0Another server uses \u{1}.\0別のサーバーが \u{1} を使用しています。", path)
    }

    /// %(path)@를 쓸 수 없어요: %(reason)@
    public func serverDataUnusable(path: String, reason: String) -> String {
        said("\u{1}를 쓸 수 없어요: \u{2}\0Cannot use \u{1}: \u{2}\0\u{1} を利用できません：\u{2}", path, reason)
    }

    /// %(login)@ 계정에 기기를 등록하려면 15분 안에 이 주소를 열어 주세요:
    public func serverDeviceLink(login: String) -> String {
        said("\u{1} 계정에 기기를 등록하려면 15분 안에 이 주소를 열어 주세요:\0To sign a device in to \u{1}, open this address within 15 minutes:\0\u{1} にデバイスを登録するには、15分以内にこのアドレスを開いてください：", login)
    }

    /// 이미 있는 계정이에요.
    public var serverErrorAccountExists: String { said("이미 있는 계정이에요.\0There is such an account already.\0そのアカウントはすでにあります。") }

    /// 이미 측정 중이에요.
    public var serverErrorAlreadyRunning: String { said("이미 측정 중이에요.\0It is already running.\0すでに計測中です。") }

    /// 여럿이 해당돼요. 하나를 골라 주세요.
    public var serverErrorAmbiguous: String { said("여럿이 해당돼요. 하나를 골라 주세요.\0Several match. Please choose one.\0複数が該当します。一つ選んでください。") }

    /// 요청의 선택지 하나가 잘못됐어요.
    public var serverErrorBadOption: String { said("요청의 선택지 하나가 잘못됐어요.\0An option of the request is wrong.\0リクエストのオプションが正しくありません。") }

    /// 요청을 알아볼 수 없어요.
    public var serverErrorBadRequest: String { said("요청을 알아볼 수 없어요.\0The request makes no sense.\0リクエストを理解できません。") }

    /// 서버가 바빠요. 잠시 뒤에 다시 해 주세요.
    public var serverErrorBusy: String { said("서버가 바빠요. 잠시 뒤에 다시 해 주세요.\0The server is busy. Please try again shortly.\0サーバーが混み合っています。少し待ってからやり直してください。") }

    /// 오래 연결하지 않아서 처음부터 받아야 해요.
    public var serverErrorCursorExpired: String { said("오래 연결하지 않아서 처음부터 받아야 해요.\0The device was away too long and starts anew.\0長く接続していなかったため、最初から受け取ります。") }

    /// 복사된 기기예요. 새 기기로 이어갑니다.
    public var serverErrorDeviceCopied: String { said("복사된 기기예요. 새 기기로 이어갑니다.\0This device is a copy and goes on as a new one.\0コピーされたデバイスです。新しいデバイスとして続けます。") }

    /// 서버가 복원됐어요. 기기의 데이터를 다시 맞춥니다.
    public var serverErrorEpochChanged: String { said("서버가 복원됐어요. 기기의 데이터를 다시 맞춥니다.\0The server was restored; the device syncs anew.\0サーバーが復元されました。デバイスは改めて同期します。") }

    /// 요청 머리글이 너무 커요.
    public var serverErrorHeaderTooLarge: String { said("요청 머리글이 너무 커요.\0The request's headers are too large.\0リクエストヘッダーが大きすぎます。") }

    /// 같은 요청을 아직 처리하고 있어요.
    public var serverErrorInProgress: String { said("같은 요청을 아직 처리하고 있어요.\0The same request is still running.\0同じリクエストを処理中です。") }

    /// 서버에서 문제가 생겼어요.
    public var serverErrorInternalError: String { said("서버에서 문제가 생겼어요.\0Something went wrong on the server.\0サーバーで問題が発生しました。") }

    /// 같은 키로 다른 요청을 보냈어요.
    public var serverErrorKeyReused: String { said("같은 키로 다른 요청을 보냈어요.\0The key was used for another request.\0同じキーで別のリクエストが送られました。") }

    /// 이 주소에서는 할 수 없는 요청이에요.
    public var serverErrorMethodNotAllowed: String { said("이 주소에서는 할 수 없는 요청이에요.\0That cannot be done at this address.\0このアドレスではできないリクエストです。") }

    /// 아직 데이터가 없어요.
    public var serverErrorNoData: String { said("아직 데이터가 없어요.\0There is no data yet.\0まだデータがありません。") }

    /// 이 목표에는 다짐이 없어요.
    public var serverErrorNoQuests: String { said("이 목표에는 다짐이 없어요.\0This goal has no quests.\0この目標にはクエストがありません。") }

    /// 이 다짐에는 대상이 없어요.
    public var serverErrorNoTarget: String { said("이 다짐에는 대상이 없어요.\0This quest has no target.\0このクエストには対象がありません。") }

    /// 찾을 수 없어요.
    public var serverErrorNotFound: String { said("찾을 수 없어요.\0There is no such thing here.\0見つかりません。") }

    /// 측정 중이 아니에요.
    public var serverErrorNotRunning: String { said("측정 중이 아니에요.\0It is not running.\0計測中ではありません。") }

    /// 무슨 말인지 모르겠어요. “독서 시작”처럼 말해 보세요.
    public var serverErrorNotUnderstood: String { said("무슨 말인지 모르겠어요. “독서 시작”처럼 말해 보세요.\0Not understood. Try “start reading”.\0わかりませんでした。「読書開始」のように話してください。") }

    /// 값이 범위를 벗어났어요.
    public var serverErrorOutOfRange: String { said("값이 범위를 벗어났어요.\0A value is out of range.\0値が範囲外です。") }

    /// 너무 흔한 비밀번호예요. 다른 것을 골라 주세요.
    public var serverErrorPasswordTooCommon: String { said("너무 흔한 비밀번호예요. 다른 것을 골라 주세요.\0This password is too common. Please choose another.\0よく使われるパスワードです。別のものを選んでください。") }

    /// 비밀번호는 8자 이상이어야 해요.
    public var serverErrorPasswordTooShort: String { said("비밀번호는 8자 이상이어야 해요.\0A password needs 8 characters.\0パスワードは8文字以上にしてください。") }

    /// 계정의 저장 공간이 가득 찼어요.
    public var serverErrorQuotaExceeded: String { said("계정의 저장 공간이 가득 찼어요.\0The account's space is full.\0アカウントの容量がいっぱいです。") }

    /// 요청이 너무 많아요. 잠시 뒤에 다시 해 주세요.
    public var serverErrorRateLimited: String { said("요청이 너무 많아요. 잠시 뒤에 다시 해 주세요.\0Too many requests. Please try again later.\0リクエストが多すぎます。しばらくしてからやり直してください。") }

    /// 이 서버는 새 계정을 받지 않아요.
    public var serverErrorRegistrationClosed: String { said("이 서버는 새 계정을 받지 않아요.\0This server takes no new accounts.\0このサーバーは新しいアカウントを受け付けていません。") }

    /// 이 토큰으로는 할 수 없어요.
    public var serverErrorScopeMissing: String { said("이 토큰으로는 할 수 없어요.\0This token does not allow that.\0このトークンでは許可されていません。") }

    /// 서버의 시계가 맞지 않아요.
    public var serverErrorServerClock: String { said("서버의 시계가 맞지 않아요.\0The server's clock is wrong.\0サーバーの時計が合っていません。") }

    /// 저장소를 쓸 수 없어요.
    public var serverErrorStoreUnavailable: String { said("저장소를 쓸 수 없어요.\0The store cannot be used.\0ストアを利用できません。") }

    /// 그사이에 바뀌어서 아무것도 하지 않았어요.
    public var serverErrorSuperseded: String { said("그사이에 바뀌어서 아무것도 하지 않았어요.\0It changed meanwhile, so nothing was done.\0その間に変わったため、何もしませんでした。") }

    /// 너무 커요.
    public var serverErrorTooLarge: String { said("너무 커요.\0That is too large.\0大きすぎます。") }

    /// 요청이 너무 느려서 끊었어요.
    public var serverErrorTooSlow: String { said("요청이 너무 느려서 끊었어요.\0The request came too slowly.\0リクエストが遅すぎます。") }

    /// 로그인이 필요해요.
    public var serverErrorUnauthorized: String { said("로그인이 필요해요.\0Please sign in.\0サインインしてください。") }

    /// 이 형식은 받을 수 없어요.
    public var serverErrorUnsupportedFormat: String { said("이 형식은 받을 수 없어요.\0This format is not accepted.\0この形式は受け付けられません。") }

    /// 이 기기의 토큰이 아니에요.
    public var serverErrorWrongDevice: String { said("이 기기의 토큰이 아니에요.\0The token belongs to another device.\0このデバイスのトークンではありません。") }

    /// 받은 내용이 이름과 맞지 않아요.
    public var serverErrorWrongHash: String { said("받은 내용이 이름과 맞지 않아요.\0What arrived is not what its name says.\0届いた内容が名前と一致しません。") }

    /// 이 이름으로는 이 서버를 쓸 수 없어요.
    public var serverErrorWrongHost: String { said("이 이름으로는 이 서버를 쓸 수 없어요.\0This server does not answer under that name.\0この名前ではこのサーバーを利用できません。") }

    /// 비밀번호가 맞지 않아요.
    public var serverErrorWrongPassword: String { said("비밀번호가 맞지 않아요.\0The password is wrong.\0パスワードが違います。") }

    /// 파일의 그 부분은 받을 수 없어요.
    public var serverErrorWrongRange: String { said("파일의 그 부분은 받을 수 없어요.\0That part of the file cannot be used.\0ファイルのその部分は扱えません。") }

    /// 이 행동으로는 할 수 없어요.
    public var serverErrorWrongType: String { said("이 행동으로는 할 수 없어요.\0This action is of another type.\0この行動ではできません。") }

    /// %(path)@를 읽을 수 없어요.
    public func serverFileUnreadable(path: String) -> String {
        said("\u{1}를 읽을 수 없어요.\0Cannot read \u{1}.\0\u{1} を読めません。", path)
    }

    /// 첫 기기를 등록하려면 15분 안에 이 주소를 열어 주세요:
    public var serverFirstLink: String { said("첫 기기를 등록하려면 15분 안에 이 주소를 열어 주세요:\0To sign your first device in, open this address within 15 minutes:\0最初のデバイスを登録するには、15分以内にこのアドレスを開いてください：") }

    /// haru-server [serve] [선택지]      계정과 웹 앱을 제공
    public var serverHelp: String { said("haru-server [serve] [선택지]      계정과 웹 앱을 제공\nharu-server link [--login 이름]   기기를 등록하는 주소를 출력\nharu-server invite                한 사람이 가입할 수 있는 코드를 출력\nharu-server backup -o 폴더        서버가 도는 동안 모두 복사\nharu-server restore 폴더          복사본을 빈 --data 에 되돌리기\n\n  --listen 주소:포트        열 주소 (127.0.0.1:8420)\n  --data 폴더               계정을 두는 곳\n  --web 폴더                제공할 웹 앱\n  --public-url 주소         사람들이 쓰는 주소\n  --certificate 파일        TLS 인증서, PEM\n  --key 파일                TLS 키, PEM\n  --registration 방식       closed, invitation, open 가운데 하나 (closed)\n  --trusted-proxy 주소      접속한 쪽을 알려 주는 프록시 (여러 번 가능)\n  --store 파일              함께 맡을 이 컴퓨터의 haru 저장소\n  --local                   그 저장소를 맡을 수 없으면 열지 않음\n  --records 수              계정마다 둘 수 있는 기록 (2000000)\n  --field-data 크기         그 데이터 (4G)\n  --attachments 크기        사진과 문서 (2G)\0haru-server [serve] [flags]      serve accounts and the web app\nharu-server link [--login NAME]  print a link that signs a device in\nharu-server invite               print a code with which one person can register\nharu-server backup -o FOLDER     copy everything, while the server runs\nharu-server restore FOLDER       put a copy back into an empty --data\n\n  --listen ADDRESS:PORT   where to listen (127.0.0.1:8420)\n  --data FOLDER           where accounts are kept\n  --web FOLDER            the web app to serve\n  --public-url URL        the address people use\n  --certificate FILE      TLS: certificates, PEM\n  --key FILE              TLS: their key, PEM\n  --registration HOW      closed, invitation or open (closed)\n  --trusted-proxy ADDRESS a proxy that names the client (repeatable)\n  --store FILE            the store of haru on this computer, to own as well\n  --local                 do not start without that store\n  --records N             live records an account may have (2000000)\n  --field-data SIZE       their data (4G)\n  --attachments SIZE      its pictures and documents (2G)\0haru-server [serve] [オプション]   アカウントとウェブアプリを提供\nharu-server link [--login 名前]    デバイスを登録するアドレスを表示\nharu-server invite                 一人が登録できるコードを表示\nharu-server backup -o フォルダー    動作中にすべてをコピー\nharu-server restore フォルダー      コピーを空の --data に戻す\n\n  --listen アドレス:ポート  待ち受ける場所 (127.0.0.1:8420)\n  --data フォルダー         アカウントを置く場所\n  --web フォルダー          提供するウェブアプリ\n  --public-url URL          人が使うアドレス\n  --certificate ファイル    TLS 証明書、PEM\n  --key ファイル            TLS の鍵、PEM\n  --registration 方式       closed、invitation、open のいずれか (closed)\n  --trusted-proxy アドレス  接続元を知らせるプロキシ (複数可)\n  --store ファイル          合わせて管理する、このコンピューターの haru の保存先\n  --local                   その保存先がなければ開かない\n  --records 数              アカウントごとの記録の上限 (2000000)\n  --field-data サイズ       そのデータの上限 (4G)\n  --attachments サイズ      写真や書類の上限 (2G)") }

    /// %(address)@는 이 컴퓨터 밖에서도 보여요. --certificate와 --key를 주거나, 앞에 TLS 프록시가 있으면 --public-url https://…을 주세요.
    public func serverNeedsTLS(address: String) -> String {
        said("\u{1}는 이 컴퓨터 밖에서도 보여요. --certificate와 --key를 주거나, 앞에 TLS 프록시가 있으면 --public-url https://…을 주세요.\0\u{1} can be reached from outside this computer. Give --certificate and --key, or --public-url https://… when a proxy in front does TLS.\0\u{1} はこのコンピューターの外からも見えます。--certificate と --key を指定するか、前段のプロキシが TLS を行う場合は --public-url https://… を指定してください。", address)
    }

    /// 그런 계정이 없어요.
    public var serverNoAccount: String { said("그런 계정이 없어요.\0There is no such account.\0そのようなアカウントはありません。") }

    /// %(path)@에 이미 무언가 있어요. 빈 폴더를 골라 주세요.
    public func serverNotEmpty(path: String) -> String {
        said("\u{1}에 이미 무언가 있어요. 빈 폴더를 골라 주세요.\0There is something in \u{1} already. Choose an empty folder.\0\u{1} にはすでに何かあります。空のフォルダーを選んでください。", path)
    }

    /// 서버를 시작할 수 없어요. 인증서와 키를 확인해 주세요.
    public var serverNotStarted: String { said("서버를 시작할 수 없어요. 인증서와 키를 확인해 주세요.\0The server cannot start. Please check certificate and key.\0サーバーを開始できません。証明書と鍵を確認してください。") }

    /// 하루를 %(address)@에서 열었어요. Ctrl-C로 멈춥니다.
    public func serverOpens(address: String) -> String {
        said("하루를 \u{1}에서 열었어요. Ctrl-C로 멈춥니다.\0Haru is open at \u{1}. Ctrl-C stops it.\0Haru を \u{1} で開きました。Ctrl-C で止まります。", address)
    }

    /// 계정 %(accounts)lld개를 %(path)@에 되돌렸어요. 기기마다 다음 동기화 때 빠진 것을 채워요.
    public func serverRestored(accounts: Int, path: String) -> String {
        said("계정 \u{1}개를 \u{2}에 되돌렸어요. 기기마다 다음 동기화 때 빠진 것을 채워요.\0\u{1} accounts put back into \u{2}. Each device fills in what is missing at its next sync.\0\u{1}件のアカウントを \u{2} に戻しました。足りない分は次の同期で各デバイスが補います。\0\u{1} account put back into \u{2}. Each device fills in what is missing at its next sync.", grouped(accounts), path, isOne: accounts == 1)
    }

    /// 멈추는 중이에요 …
    public var serverStops: String { said("멈추는 중이에요 …\0Stopping …\0終了しています…") }

    /// 프록시 ‘%(address)@’는 모두를 믿는다는 뜻이라 쓸 수 없어요.
    public func serverTrustsEverybody(address: String) -> String {
        said("프록시 ‘\u{1}’는 모두를 믿는다는 뜻이라 쓸 수 없어요.\0The proxy ‘\u{1}’ would trust everybody.\0プロキシ「\u{1}」はすべてを信頼することになるため使えません。", address)
    }

    /// ‘%(argument)@’를 이해하지 못했어요. haru-server --help를 보세요.
    public func serverWrongArgument(argument: String) -> String {
        said("‘\u{1}’를 이해하지 못했어요. haru-server --help를 보세요.\0‘\u{1}’ is not understood. See haru-server --help.\0「\u{1}」を理解できません。haru-server --help をご覧ください。", argument)
    }
}
