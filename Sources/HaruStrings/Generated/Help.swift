// Written by script/strings from Strings/Help.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 실패했거나, 물음에 아니라고 답했어요.
    public var exitFailure: String { said("실패했거나, 물음에 아니라고 답했어요.\0Something failed, or the answer was no.\0失敗したか、確認に「いいえ」と答えました。") }

    /// 네트워크나 로그인에 문제가 있어요.
    public var exitNetwork: String { said("네트워크나 로그인에 문제가 있어요.\0The network, or signing in, failed.\0ネットワークまたはサインインの問題です。") }

    /// 찾는 것이 없거나 여러 개예요.
    public var exitNotFound: String { said("찾는 것이 없거나 여러 개예요.\0What was named does not exist, or several things are called so.\0指定したものがないか、複数あります。") }

    /// 했어요. 너무 짧아서 기록하지 않은 때도 마찬가지예요.
    public var exitOK: String { said("했어요. 너무 짧아서 기록하지 않은 때도 마찬가지예요.\0Done; also when a record was too short to be kept.\0完了。短すぎて記録しなかった場合も含みます。") }

    /// 프리미엄이 필요하거나 한도에 닿았어요.
    public var exitPlan: String { said("프리미엄이 필요하거나 한도에 닿았어요.\0Premium is needed, or a limit is reached.\0プレミアムが必要か、上限に達しました。") }

    /// 지금 상태에서는 할 수 없어요.
    public var exitRefused: String { said("지금 상태에서는 할 수 없어요.\0Refused by the state of things.\0現在の状態ではできません。") }

    /// 저장소를 쓸 수 없어요.
    public var exitStore: String { said("저장소를 쓸 수 없어요.\0The store could not be used.\0保存先を使えません。") }

    /// 명령을 잘못 적었어요.
    public var exitUsage: String { said("명령을 잘못 적었어요.\0The command line was not understood.\0コマンドの書き方が誤っています。") }

    /// 이 행동만; 여러 번 쓸 수 있어요
    public var flagAction: String { said("이 행동만; 여러 번 쓸 수 있어요\0only this action; may be repeated\0このアクションだけ。複数回指定できる") }

    /// 횟수
    public var flagAmount: String { said("횟수\0the amount\0回数") }

    /// 새 기록으로 복사해서 넣어요
    public var flagAsCopy: String { said("새 기록으로 복사해서 넣어요\0put everything in as a copy\0新しい記録として複製する") }

    /// 지금 대신 이 시각으로: 14:30, -15m
    public var flagAt: String { said("지금 대신 이 시각으로: 14:30, -15m\0at this time instead of now: 14:30, -15m\0今の代わりにこの時刻で: 14:30、-15m") }

    /// #RRGGBB나 0에서 11까지의 번호
    public var flagColor: String { said("#RRGGBB나 0에서 11까지의 번호\0#RRGGBB or a number from 0 to 11\0#RRGGBB または0から11の番号") }

    /// 횟수형으로 만들어요
    public var flagCount: String { said("횟수형으로 만들어요\0make it counted instead of timed\0回数型にする") }

    /// 이 날: 2026-08-12, today, yesterday
    public var flagDate: String { said("이 날: 2026-08-12, today, yesterday\0on this day: 2026-08-12, today, yesterday\0この日: 2026-08-12、today、yesterday") }

    /// 03/04/2024를 어떻게 읽을지: mdy는 3월 4일, dmy는 4월 3일
    public var flagDates: String { said("03/04/2024를 어떻게 읽을지: mdy는 3월 4일, dmy는 4월 3일\0how to read 03/04/2024: mdy is 4 March, dmy is 3 April\003/04/2024の読み方: mdyは3月4日、dmyは4月3日") }

    /// 무엇이 바뀌는지만 보여 줘요
    public var flagDryRun: String { said("무엇이 바뀌는지만 보여 줘요\0only show what would change\0変更される内容だけを表示する") }

    /// 종료 시각
    public var flagEnd: String { said("종료 시각\0the end\0終了時刻") }

    /// 이 폴더나 zip 파일에 써요
    public var flagExportOutput: String { said("이 폴더나 zip 파일에 써요\0write to this folder or zip file\0このフォルダーまたはzipファイルに書く") }

    /// 즐겨찾기에 넣어요
    public var flagFavorite: String { said("즐겨찾기에 넣어요\0make it a favorite\0お気に入りに入れる") }

    /// 바뀔 때마다 다시 써요
    public var flagFollow: String { said("바뀔 때마다 다시 써요\0write again at every change\0変わるたびに書き直す") }

    /// 상태 표시줄의 형식
    public var flagFormat: String { said("상태 표시줄의 형식\0the form a status bar wants\0ステータスバーの形式") }

    /// 도움말을 보여 줘요
    public var flagHelp: String { said("도움말을 보여 줘요\0show help\0ヘルプを表示する") }

    /// 처음부터 모두, 차례로 보여 줘요
    public var flagHistory: String { said("처음부터 모두, 차례로 보여 줘요\0all of history, one after the other\0最初からすべて順に表示する") }

    /// 따로 둔 저장소에서 읽을 수 있는 것을 가져와요
    public var flagImportBackup: String { said("따로 둔 저장소에서 읽을 수 있는 것을 가져와요\0bring in what can be read of a store that was set aside\0別に保管された保存先から読めるものを取り込む") }

    /// 파일의 형식; 보통은 내용으로 알아봐요
    public var flagImportFormat: String { said("파일의 형식; 보통은 내용으로 알아봐요\0the format of the files; usually told by content\0ファイルの形式。通常は内容で判別する") }

    /// JSON 값 하나로 답해요
    public var flagJSON: String { said("JSON 값 하나로 답해요\0answer with one JSON value\0JSON値1つで答える") }

    /// 이 종류의 예만; 여러 번 쓸 수 있어요
    public var flagKind: String { said("이 종류의 예만; 여러 번 쓸 수 있어요\0only cases of this kind; may be repeated\0この種類の例だけ。複数回指定できる") }

    /// ko, en, ja 가운데 하나로 말해요
    public var flagLang: String { said("ko, en, ja 가운데 하나로 말해요\0speak ko, en or ja\0ko、en、ja のいずれかで話す") }

    /// man 문서의 원본을 보여 줘요
    public var flagMan: String { said("man 문서의 원본을 보여 줘요\0show the source of the manual page\0manページのソースを表示する") }

    /// 이름을 이 너비로 줄여요
    public var flagMax: String { said("이름을 이 너비로 줄여요\0shorten the name to this width\0名前をこの幅に縮める") }

    /// 새 이름
    public var flagName: String { said("새 이름\0the new name\0新しい名前") }

    /// 즐겨찾기에서 빼요
    public var flagNoFavorite: String { said("즐겨찾기에서 빼요\0make it no favorite\0お気に入りから外す") }

    /// 메모; none이면 비워요
    public var flagNote: String { said("메모; none이면 비워요\0a note; none empties it\0メモ。none で空にする") }

    /// 이 부분만; 여러 번 쓸 수 있어요
    public var flagOnly: String { said("이 부분만; 여러 번 쓸 수 있어요\0only this part; may be repeated\0この部分だけ。複数回指定できる") }

    /// 이 파일에 써요
    public var flagOutput: String { said("이 파일에 써요\0write to this file\0このファイルに書く") }

    /// day, week, month, last7, last30; 처음은 day
    public var flagPeriod: String { said("day, week, month, last7, last30; 처음은 day\0day, week, month, last7, last30; at first day\0day、week、month、last7、last30。既定は day") }

    /// 확인하는 말을 하지 않아요
    public var flagQuiet: String { said("확인하는 말을 하지 않아요\0leave out confirmations\0確認の文を出さない") }

    /// 이 기간: 2026-08-01..2026-08-12
    public var flagRange: String { said("이 기간: 2026-08-01..2026-08-12\0these days: 2026-08-01..2026-08-12\0この期間: 2026-08-01..2026-08-12") }

    /// 손상된 값을 고쳐요
    public var flagRepair: String { said("손상된 값을 고쳐요\0repair damaged fields\0壊れた値を修復する") }

    /// 한 시간까지는 초도 보여 줘요
    public var flagSeconds: String { said("한 시간까지는 초도 보여 줘요\0show seconds below an hour\01時間未満は秒も表示する") }

    /// 스프레드시트에서 안전하게 열리게 써요
    public var flagSpreadsheet: String { said("스프레드시트에서 안전하게 열리게 써요\0write it so that spreadsheets open it safely\0表計算ソフトで安全に開けるように書く") }

    /// 시작 시각
    public var flagStart: String { said("시작 시각\0the start\0開始時刻") }

    /// 측정 중인 것을 모두 멈춰요
    public var flagStopAll: String { said("측정 중인 것을 모두 멈춰요\0stop everything that runs\0計測中のものをすべて終了する") }

    /// 이 저장소를 써요
    public var flagStore: String { said("이 저장소를 써요\0use this store\0この保存先を使う") }

    /// 아이콘 이름; none이면 기본 아이콘
    public var flagSymbol: String { said("아이콘 이름; none이면 기본 아이콘\0the name of an icon; none for the usual one\0アイコン名。none で標準のアイコン") }

    /// 이 꼬리표만; 여러 번 쓸 수 있어요
    public var flagTag: String { said("이 꼬리표만; 여러 번 쓸 수 있어요\0only this tag; may be repeated\0このタグだけ。複数回指定できる") }

    /// 붙일 꼬리표; 여러 번 쓸 수 있어요
    public var flagTagOfAction: String { said("붙일 꼬리표; 여러 번 쓸 수 있어요\0a tag to put on; may be repeated\0付けるタグ。複数回指定できる") }

    /// 기록이 없는 행동도 보여 줘요
    public var flagTotalsAll: String { said("기록이 없는 행동도 보여 줘요\0also actions without records\0記録のないアクションも表示する") }

    /// 지운 것도 되살려요
    public var flagUndelete: String { said("지운 것도 되살려요\0also bring back what was deleted\0削除したものも戻す") }

    /// 되돌릴 수 있는 것을 보여 줘요
    public var flagUndoList: String { said("되돌릴 수 있는 것을 보여 줘요\0show what can be taken back\0取り消せるものを表示する") }

    /// 뗄 꼬리표; 여러 번 쓸 수 있어요
    public var flagUntag: String { said("뗄 꼬리표; 여러 번 쓸 수 있어요\0a tag to take off; may be repeated\0外すタグ。複数回指定できる") }

    /// 이 기기의 보기 설정도 담아요
    public var flagWithPreferences: String { said("이 기기의 보기 설정도 담아요\0include the view settings of this device\0この端末の表示設定も含める") }

    /// 묻지 않고 동의해요
    public var flagYes: String { said("묻지 않고 동의해요\0agree without being asked\0確認なしで同意する") }

    /// 시간대가 적혀 있지 않은 시각의 시간대
    public var flagZone: String { said("시간대가 적혀 있지 않은 시각의 시간대\0the zone of times that name none\0タイムゾーンのない時刻のタイムゾーン") }

    /// 매일 쓰는 명령
    public var groupDaily: String { said("매일 쓰는 명령\0Daily use\0毎日使うコマンド") }

    /// 데이터
    public var groupData: String { said("데이터\0Data\0データ") }

    /// 돌아보기
    public var groupLooking: String { said("돌아보기\0Looking back\0振り返る") }

    /// 그 밖에
    public var groupOther: String { said("그 밖에\0Other\0その他") }

    /// 행동, 꼬리표, 설정
    public var groupStructure: String { said("행동, 꼬리표, 설정\0Actions, tags, settings\0アクション、タグ、設定") }

    /// 행동을 만들어요
    public var helpActionAdd: String { said("행동을 만들어요\0make an action\0アクションを作ります") }

    /// 시간형인지 횟수형인지는 나중에 바꿀 수 없어요. 없는 꼬리표는 물어보고 새로 만들어요.
    public var helpActionAddDetails: String { said("시간형인지 횟수형인지는 나중에 바꿀 수 없어요. 없는 꼬리표는 물어보고 새로 만들어요.\0Whether it is timed or counted is fixed for life. A tag that does not exist is made after asking.\0時間型か回数型かは後から変更できません。存在しないタグは確認してから作ります。") }

    /// haru action add 독서 --tag 공부	시간을 재는 행동
    public var helpActionAddExamples: String { said("haru action add 독서 --tag 공부\t시간을 재는 행동\nharu action add 물 --count --favorite\t횟수를 세는 행동\0haru action add Reading --tag Study\ta timed action\nharu action add Water --count --favorite\ta counted action\0haru action add 読書 --tag 勉強\t時間を計るアクション\nharu action add 水 --count --favorite\t回数を数えるアクション") }

    /// 행동을 기록과 함께 지워요
    public var helpActionDelete: String { said("행동을 기록과 함께 지워요\0delete an action with its records\0アクションを記録とともに削除します") }

    /// haru action delete 독서 --dry-run	무엇이 지워지는지 보여 줘요
    public var helpActionDeleteExamples: String { said("haru action delete 독서 --dry-run\t무엇이 지워지는지 보여 줘요\nharu action delete 독서\t물어보고 지워요\0haru action delete Reading --dry-run\tshows what would go\nharu action delete Reading\tdeletes it, after asking\0haru action delete 読書 --dry-run\t削除されるものを表示します\nharu action delete 読書\t確認してから削除します") }

    /// 행동을 고쳐요
    public var helpActionEdit: String { said("행동을 고쳐요\0change an action\0アクションを編集します") }

    /// haru action edit 독서 --name 책읽기	이름을 바꿔요
    public var helpActionEditExamples: String { said("haru action edit 독서 --name 책읽기\t이름을 바꿔요\nharu action edit 독서 --tag 아침 --untag 공부\t꼬리표를 바꿔 달아요\0haru action edit Reading --name Books\trenames it\nharu action edit Reading --tag Morning --untag Study\tchanges its tags\0haru action edit 読書 --name 本を読む\t名前を変えます\nharu action edit 読書 --tag 朝 --untag 勉強\tタグを付け替えます") }

    /// 이 기기에서 행동의 순서를 바꿔요
    public var helpActionOrder: String { said("이 기기에서 행동의 순서를 바꿔요\0change the order of actions on this device\0この端末でのアクションの順序を変えます") }

    /// haru action order 독서 운동	독서, 운동을 맨 앞으로
    public var helpActionOrderExamples: String { said("haru action order 독서 운동\t독서, 운동을 맨 앞으로\0haru action order Reading Sport\tReading and Sport come first\0haru action order 読書 運動\t読書と運動を先頭に") }

    /// 행동을 모두 보여 줘요
    public var helpActions: String { said("행동을 모두 보여 줘요\0list the actions\0アクションの一覧を表示します") }

    /// haru actions	모두
    public var helpActionsExamples: String { said("haru actions\t모두\nharu actions --tag 공부\t공부 꼬리표가 붙은 것\0haru actions\tall of them\nharu actions --tag Study\tthose with the tag Study\0haru actions\tすべて\nharu actions --tag 勉強\t勉強タグの付いたもの") }

    /// 횟수를 더해요
    public var helpAdd: String { said("횟수를 더해요\0add to a count\0回数を追加します") }

    /// haru add 물	한 번 더해요
    public var helpAddExamples: String { said("haru add 물\t한 번 더해요\nharu add 물 3\t세 번 더해요\nharu add 물 --at 08:00\t08:00에 더한 것으로 해요\0haru add Water\tadds one\nharu add Water 3\tadds three\nharu add Water --at 08:00\tas of 08:00\0haru add 水\t1回追加します\nharu add 水 3\t3回追加します\nharu add 水 --at 08:00\t8:00に追加したことにします") }

    /// 같은 명령: %(names)@
    public func helpAliases(names: String) -> String {
        said("같은 명령: \u{1}\0Also: \u{1}\0別名: \u{1}", names)
    }

    /// 모든 것을 파일 하나에 백업해요
    public var helpBackup: String { said("모든 것을 파일 하나에 백업해요\0back up everything into one file\0すべてを1つのファイルにバックアップします") }

    /// haru backup -o 하루.haru	이 파일에
    public var helpBackupExamples: String { said("haru backup -o 하루.haru\t이 파일에\nharu backup --with-preferences\t보기 설정도 함께\0haru backup -o my.haru\tinto this file\nharu backup --with-preferences\twith the view settings\0haru backup -o my.haru\tこのファイルに\nharu backup --with-preferences\t表示設定も一緒に") }

    /// 색은 #RRGGBB나 번호예요: 0 이끼, 1 잎, 2 청록, 3 하늘, 4 파랑, 5 남색, 6 보라, 7 장미, 8 빨강, 9 주황, 10 금, 11 회색.
    public var helpColors: String { said("색은 #RRGGBB나 번호예요: 0 이끼, 1 잎, 2 청록, 3 하늘, 4 파랑, 5 남색, 6 보라, 7 장미, 8 빨강, 9 주황, 10 금, 11 회색.\0A color is #RRGGBB or a number: 0 moss, 1 leaf, 2 teal, 3 sky, 4 blue, 5 indigo, 6 violet, 7 rose, 8 red, 9 orange, 10 gold, 11 slate.\0色は #RRGGBB または番号です: 0 苔、1 葉、2 青緑、3 空、4 青、5 藍、6 紫、7 薔薇、8 赤、9 橙、10 金、11 灰。") }

    /// 모든 명령의 플래그
    public var helpCommonFlags: String { said("모든 명령의 플래그\0Flags of every verb\0共通のフラグ") }

    /// 셸 자동 완성 스크립트를 보여 줘요
    public var helpCompletions: String { said("셸 자동 완성 스크립트를 보여 줘요\0print the completion script of a shell\0シェルの補完スクリプトを表示します") }

    /// bash: eval "$(haru completions bash)"를 ~/.bashrc에. zsh: 출력을 fpath의 _haru 파일에. fish: 출력을 ~/.config/fish/completions/haru.fish에.
    public var helpCompletionsDetails: String { said("bash: eval \"$(haru completions bash)\"를 ~/.bashrc에. zsh: 출력을 fpath의 _haru 파일에. fish: 출력을 ~/.config/fish/completions/haru.fish에.\0bash: put eval \"$(haru completions bash)\" into ~/.bashrc. zsh: write the output to a file _haru in your fpath. fish: write it to ~/.config/fish/completions/haru.fish.\0bash: eval \"$(haru completions bash)\" を ~/.bashrc に。zsh: 出力を fpath の _haru ファイルに。fish: 出力を ~/.config/fish/completions/haru.fish に。") }

    /// haru completions bash	bash용
    public var helpCompletionsExamples: String { said("haru completions bash\tbash용\nharu completions zsh\tzsh용\nharu completions fish\tfish용\0haru completions bash\tfor bash\nharu completions zsh\tfor zsh\nharu completions fish\tfor fish\0haru completions bash\tbash用\nharu completions zsh\tzsh用\nharu completions fish\tfish用") }

    /// 규칙의 예를 실행해 확인해요
    public var helpConformance: String { said("규칙의 예를 실행해 확인해요\0run worked examples of the rules\0ルールの例を実行して確認します") }

    /// haru conformance examples.json --kind streak	한 종류만
    public var helpConformanceExamples: String { said("haru conformance examples.json --kind streak\t한 종류만\0haru conformance examples.json --kind streak\tonly one kind\0haru conformance examples.json --kind streak\t1つの種類だけ") }

    /// 기록을 지워요
    public var helpDelete: String { said("기록을 지워요\0delete records\0記録を削除します") }

    /// 하나는 묻지 않고 지워요. haru undo로 되돌릴 수 있어요.
    public var helpDeleteDetails: String { said("하나는 묻지 않고 지워요. haru undo로 되돌릴 수 있어요.\0One record is deleted without asking. haru undo brings it back.\01件なら確認せずに削除します。haru undo で戻せます。") }

    /// haru delete last	마지막 기록을 지워요
    public var helpDeleteExamples: String { said("haru delete last\t마지막 기록을 지워요\nharu delete 019f3a 019f3b\t두 기록을 물어보고 지워요\0haru delete last\tdeletes the last record\nharu delete 019f3a 019f3b\tdeletes two, after asking\0haru delete last\t最後の記録を削除します\nharu delete 019f3a 019f3b\t2件を確認してから削除します") }

    /// 저장소를 모두 확인해요
    public var helpDoctor: String { said("저장소를 모두 확인해요\0check the whole store\0保存先全体を確認します") }

    /// 따로 둔 저장소가 있으면 알려 주고, --import-backup으로 읽을 수 있는 것을 가져와요.
    public var helpDoctorDetails: String { said("따로 둔 저장소가 있으면 알려 주고, --import-backup으로 읽을 수 있는 것을 가져와요.\0It lists stores that were set aside; --import-backup brings in what can be read of one.\0別に保管された保存先があれば知らせます。--import-backup で読めるものを取り込みます。") }

    /// haru doctor	확인만 해요
    public var helpDoctorExamples: String { said("haru doctor\t확인만 해요\nharu doctor --repair\t손상된 값을 고쳐요\0haru doctor\tonly checks\nharu doctor --repair\trepairs damaged fields\0haru doctor\t確認だけを行います\nharu doctor --repair\t壊れた値を修復します") }

    /// 기록을 고쳐요
    public var helpEdit: String { said("기록을 고쳐요\0correct a record\0記録を修正します") }

    /// 적은 것만 바뀌어요. 측정 중인 기록의 종료는 고칠 수 없으니 haru stop으로 멈춰 주세요. 횟수 기록의 시각은 --at으로 고쳐요.
    public var helpEditDetails: String { said("적은 것만 바뀌어요. 측정 중인 기록의 종료는 고칠 수 없으니 haru stop으로 멈춰 주세요. 횟수 기록의 시각은 --at으로 고쳐요.\0Only what is given changes. The end of a running record cannot be edited; stop it with haru stop. The time of a count record is changed with --at.\0指定したものだけが変わります。計測中の記録の終了は修正できないので、haru stop で終了してください。回数記録の時刻は --at で修正します。") }

    /// haru edit last --end 10:15	마지막 기록의 종료를 고쳐요
    public var helpEditExamples: String { said("haru edit last --end 10:15\t마지막 기록의 종료를 고쳐요\nharu edit 019f3a --start 09:00 --note \"2장\"\t시작과 메모를 고쳐요\nharu edit last --amount 2\t횟수를 고쳐요\0haru edit last --end 10:15\tcorrects the end of the last record\nharu edit 019f3a --start 09:00 --note \"chapter 2\"\tcorrects start and note\nharu edit last --amount 2\tcorrects an amount\0haru edit last --end 10:15\t最後の記録の終了を修正します\nharu edit 019f3a --start 09:00 --note \"2章\"\t開始とメモを修正します\nharu edit last --amount 2\t回数を修正します") }

    /// 예
    public var helpExamples: String { said("예\0Examples\0例") }

    /// CSV 파일로 내보내요
    public var helpExport: String { said("CSV 파일로 내보내요\0export CSV files\0CSVファイルに書き出します") }

    /// haru export -o 하루.zip	모두
    public var helpExportExamples: String { said("haru export -o 하루.zip\t모두\nharu export --range 2026-08-01..yesterday --only times -o 폴더\t기간의 시간 기록만\0haru export -o haru.zip\teverything\nharu export --range 2026-08-01..yesterday --only times -o folder\tonly the time records of a period\0haru export -o haru.zip\tすべて\nharu export --range 2026-08-01..yesterday --only times -o フォルダー\t期間の時間記録だけ") }

    /// haru action add 독서	독서라는 행동을 만들어요
    public var helpFirstSteps: String { said("haru action add 독서\t독서라는 행동을 만들어요\nharu start 독서\t재기 시작해요\nharu stop\t멈추고 기록해요\nharu today\t오늘을 돌아봐요\0haru action add Reading\tmakes an action called Reading\nharu start Reading\tstarts measuring it\nharu stop\tstops and records it\nharu today\tlooks back at today\0haru action add 読書\t読書というアクションを作ります\nharu start 読書\t計測を始めます\nharu stop\t終了して記録します\nharu today\t今日を振り返ります") }

    /// 플래그
    public var helpFlags: String { said("플래그\0Flags\0フラグ") }

    /// haru help VERB로 명령마다 예를 볼 수 있어요.
    public var helpFooter: String { said("haru help VERB로 명령마다 예를 볼 수 있어요.\0haru help VERB shows examples of a verb.\0haru help VERB でコマンドごとの例を表示します。") }

    /// 도움말을 보여 줘요
    public var helpHelp: String { said("도움말을 보여 줘요\0show help\0ヘルプを表示します") }

    /// haru help	모든 명령
    public var helpHelpExamples: String { said("haru help\t모든 명령\nharu help start\t한 명령과 예\nharu help action\t행동에 쓰는 명령\0haru help\tall verbs\nharu help start\tone verb with examples\nharu help action\tthe verbs for actions\0haru help\tすべてのコマンド\nharu help start\t1つのコマンドと例\nharu help action\tアクションのコマンド") }

    /// 다른 앱이나 하루의 파일을 가져와요
    public var helpImport: String { said("다른 앱이나 하루의 파일을 가져와요\0bring in files of Haru and of other trackers\0Haruやほかのアプリのファイルを読み込みます") }

    /// 더하기만 해요. 이미 있는 기록은 건너뛰니 두 번 가져와도 늘지 않아요.
    public var helpImportDetails: String { said("더하기만 해요. 이미 있는 기록은 건너뛰니 두 번 가져와도 늘지 않아요.\0It only adds. Records you have are skipped, so a second time adds nothing.\0追加だけを行います。すでにある記録はスキップするので、2回読み込んでも増えません。") }

    /// haru import 하루.zip --dry-run	무엇이 들어오는지 보여 줘요
    public var helpImportExamples: String { said("haru import 하루.zip --dry-run\t무엇이 들어오는지 보여 줘요\nharu import toggl.csv --zone Asia/Seoul\t시간대를 알려 주고 가져와요\0haru import haru.zip --dry-run\tshows what would come in\nharu import toggl.csv --zone Asia/Seoul\timports with the zone of its times\0haru import haru.zip --dry-run\t読み込まれるものを表示します\nharu import toggl.csv --zone Asia/Seoul\tタイムゾーンを指定して読み込みます") }

    /// 지난 30일을 보여 줘요
    public var helpLast30: String { said("지난 30일을 보여 줘요\0show the last 30 days\0過去30日間を表示します") }

    /// haru last30	오늘까지 30일
    public var helpLast30Examples: String { said("haru last30\t오늘까지 30일\0haru last30\tthirty days up to today\0haru last30\t今日までの30日間") }

    /// 지난 7일을 보여 줘요
    public var helpLast7: String { said("지난 7일을 보여 줘요\0show the last 7 days\0過去7日間を表示します") }

    /// haru last7	오늘까지 7일
    public var helpLast7Examples: String { said("haru last7\t오늘까지 7일\0haru last7\tseven days up to today\0haru last7\t今日までの7日間") }

    /// 기록을 ID와 함께 보여 줘요
    public var helpLog: String { said("기록을 ID와 함께 보여 줘요\0show records with their ids\0記録をIDとともに表示します") }

    /// 맨 앞의 ID를 haru edit과 haru delete에 쓸 수 있어요.
    public var helpLogDetails: String { said("맨 앞의 ID를 haru edit과 haru delete에 쓸 수 있어요.\0The id in front is what haru edit and haru delete take.\0先頭のIDは haru edit と haru delete で使えます。") }

    /// haru log	오늘의 기록
    public var helpLogExamples: String { said("haru log\t오늘의 기록\nharu log --date yesterday\t어제의 기록\nharu log --range 2026-08-01..2026-08-12 --action 독서\t기간과 행동을 골라서\0haru log\tthe records of today\nharu log --date yesterday\tof yesterday\nharu log --range 2026-08-01..2026-08-12 --action Reading\tof a period and an action\0haru log\t今日の記録\nharu log --date yesterday\t昨日の記録\nharu log --range 2026-08-01..2026-08-12 --action 読書\t期間とアクションを選んで") }

    /// 이번 달을 보여 줘요
    public var helpMonth: String { said("이번 달을 보여 줘요\0show this month\0今月を表示します") }

    /// haru month	이번 달
    public var helpMonthExamples: String { said("haru month\t이번 달\nharu month --action 독서\t독서만\nharu month --history\t처음부터 달마다\0haru month\tthis month\nharu month --action Reading\tonly Reading\nharu month --history\tevery month there was\0haru month\t今月\nharu month --action 読書\t読書だけ\nharu month --history\t最初から月ごと") }

    /// 행동, 꼬리표, 목표, 다짐, 습관은 이름, 이름의 앞부분이나 일부, ID나 네 자리가 넘는 ID의 앞부분으로 가리켜요. 기록은 haru log에 나오는 ID나 last로 가리켜요. 날은 2026-08-12, today, yesterday, 기간은 2026-08-01..2026-08-12처럼 적어요.
    public var helpNames: String { said("행동, 꼬리표, 목표, 다짐, 습관은 이름, 이름의 앞부분이나 일부, ID나 네 자리가 넘는 ID의 앞부분으로 가리켜요. 기록은 haru log에 나오는 ID나 last로 가리켜요. 날은 2026-08-12, today, yesterday, 기간은 2026-08-01..2026-08-12처럼 적어요.\0Actions, tags, goals, quests and habits are named by their name, the beginning or a part of it, or by an id or its first four or more digits. Records are named by the id that haru log shows, or last. Days are 2026-08-12, today, yesterday; a range is 2026-08-01..2026-08-12.\0アクション、タグ、目標、クエスト、習慣は、名前、名前の先頭や一部、IDまたはその先頭4桁以上で指定します。記録は haru log に表示されるID、または last で指定します。日付は 2026-08-12、today、yesterday、期間は 2026-08-01..2026-08-12 のように指定します。") }

    /// 끝난 시간 기록을 적어요
    public var helpRecord: String { said("끝난 시간 기록을 적어요\0enter a finished time record\0終わった時間記録を入力します") }

    /// haru record 독서 09:10 10:30	오늘 09:10부터 10:30까지
    public var helpRecordExamples: String { said("haru record 독서 09:10 10:30\t오늘 09:10부터 10:30까지\nharu record 독서 -1h30m -30m\t1시간 반 전부터 30분 전까지\nharu record 독서 \"2026-08-11 22:00\" \"2026-08-11 23:15\"\t다른 날의 기록\0haru record Reading 09:10 10:30\ttoday from 09:10 to 10:30\nharu record Reading -1h30m -30m\tfrom an hour and a half ago to half an hour ago\nharu record Reading \"2026-08-11 22:00\" \"2026-08-11 23:15\"\ton another day\0haru record 読書 09:10 10:30\t今日の9:10から10:30まで\nharu record 読書 -1h30m -30m\t1時間半前から30分前まで\nharu record 読書 \"2026-08-11 22:00\" \"2026-08-11 23:15\"\t別の日の記録") }

    /// 백업에서 되살려요
    public var helpRestore: String { said("백업에서 되살려요\0restore from a backup\0バックアップから復元します") }

    /// 지금 있는 기록은 지우지 않아요.
    public var helpRestoreDetails: String { said("지금 있는 기록은 지우지 않아요.\0What is there now is not deleted.\0今ある記録は削除しません。") }

    /// haru restore 하루.haru --dry-run	무엇이 돌아오는지 보여 줘요
    public var helpRestoreExamples: String { said("haru restore 하루.haru --dry-run\t무엇이 돌아오는지 보여 줘요\nharu restore 하루.haru --undelete\t지운 것도 되살려요\0haru restore my.haru --dry-run\tshows what would come back\nharu restore my.haru --undelete\talso what was deleted\0haru restore my.haru --dry-run\t戻るものを表示します\nharu restore my.haru --undelete\t削除したものも戻します") }

    /// 설정을 모두 보여 줘요
    public var helpSettings: String { said("설정을 모두 보여 줘요\0list the settings\0設定の一覧を表示します") }

    /// haru settings	값과 범위
    public var helpSettingsExamples: String { said("haru settings\t값과 범위\0haru settings\tvalues and how far they reach\0haru settings\t値と範囲") }

    /// 설정 하나를 보여 줘요
    public var helpSettingsGet: String { said("설정 하나를 보여 줘요\0show one setting\0設定を1つ表示します") }

    /// haru settings get timeZone	값만 보여 줘요
    public var helpSettingsGetExamples: String { said("haru settings get timeZone\t값만 보여 줘요\0haru settings get timeZone\tthe value alone\0haru settings get timeZone\t値だけを表示します") }

    /// 설정을 바꿔요
    public var helpSettingsSet: String { said("설정을 바꿔요\0change a setting\0設定を変えます") }

    /// weekStart는 요일, dayStartMinutes는 05:00 같은 시각, timeZone은 Asia/Seoul 같은 이름, minSessionSeconds는 off나 길이, representative는 latest나 earliest, settings.language는 system, ko, en, ja예요.
    public var helpSettingsSetDetails: String { said("weekStart는 요일, dayStartMinutes는 05:00 같은 시각, timeZone은 Asia/Seoul 같은 이름, minSessionSeconds는 off나 길이, representative는 latest나 earliest, settings.language는 system, ko, en, ja예요.\0weekStart is a weekday, dayStartMinutes a time such as 05:00, timeZone a name such as Asia/Seoul, minSessionSeconds off or a duration, representative latest or earliest, settings.language system, ko, en or ja.\0weekStart は曜日、dayStartMinutes は 05:00 のような時刻、timeZone は Asia/Seoul のような名前、minSessionSeconds は off または長さ、representative は latest または earliest、settings.language は system、ko、en、ja です。") }

    /// haru settings set dayStartMinutes 05:00	하루가 다섯 시에 시작해요
    public var helpSettingsSetExamples: String { said("haru settings set dayStartMinutes 05:00\t하루가 다섯 시에 시작해요\nharu settings set minSessionSeconds 30s\t30초보다 짧으면 기록하지 않아요\nharu settings set weekStart sunday\t한 주가 일요일에 시작해요\0haru settings set dayStartMinutes 05:00\tdays begin at five\nharu settings set minSessionSeconds 30s\tless than 30 seconds is not recorded\nharu settings set weekStart sunday\tweeks begin on Sunday\0haru settings set dayStartMinutes 05:00\t1日が5時に始まります\nharu settings set minSessionSeconds 30s\t30秒未満は記録しません\nharu settings set weekStart sunday\t週が日曜日に始まります") }

    /// 행동을 재기 시작해요
    public var helpStart: String { said("행동을 재기 시작해요\0start measuring an action\0アクションの計測を始めます") }

    /// haru start 독서	독서를 지금부터 재요
    public var helpStartExamples: String { said("haru start 독서\t독서를 지금부터 재요\nharu start 독서 --at -15m\t15분 전부터 재고 있던 것으로 해요\nharu start 독서 --note \"3장\"\t메모와 함께 시작해요\0haru start Reading\tmeasures from now on\nharu start Reading --at -15m\thas been measuring for 15 minutes\nharu start Reading --note \"chapter 3\"\tstarts with a note\0haru start 読書\t今から計測します\nharu start 読書 --at -15m\t15分前から計測していたことにします\nharu start 読書 --note \"3章\"\tメモを付けて始めます") }

    /// 지금 무엇을 재고 있는지 보여 줘요
    public var helpStatus: String { said("지금 무엇을 재고 있는지 보여 줘요\0show what is running\0計測中のものを表示します") }

    /// 형식은 plain, json, waybar, i3blocks, polybar, tmux, xbar예요. --follow를 붙이면 바뀔 때마다, 재는 동안에는 1분마다(--seconds면 1초마다) 한 줄씩 써요.
    public var helpStatusDetails: String { said("형식은 plain, json, waybar, i3blocks, polybar, tmux, xbar예요. --follow를 붙이면 바뀔 때마다, 재는 동안에는 1분마다(--seconds면 1초마다) 한 줄씩 써요.\0The formats are plain, json, waybar, i3blocks, polybar, tmux and xbar. With --follow a line is written at every change and, while something runs, every minute (every second with --seconds).\0形式は plain、json、waybar、i3blocks、polybar、tmux、xbar です。--follow を付けると、変わるたびに、計測中は1分ごと(--seconds では1秒ごと)に1行ずつ書きます。") }

    /// haru status	재고 있는 행동들
    public var helpStatusExamples: String { said("haru status\t재고 있는 행동들\nharu status --format waybar --follow\t상태 표시줄에 이어서 써요\nharu status --format plain --max 10\t이름을 줄여서 한 줄로\0haru status\twhat is running\nharu status --format waybar --follow\tkeeps a status bar up to date\nharu status --format plain --max 10\tone line with a short name\0haru status\t計測中のアクション\nharu status --format waybar --follow\tステータスバーに書き続けます\nharu status --format plain --max 10\t名前を短くして1行で") }

    /// 재던 것을 멈추고 기록해요
    public var helpStop: String { said("재던 것을 멈추고 기록해요\0stop measuring and record it\0計測を終了して記録します") }

    /// 설정 minSessionSeconds보다 짧으면 기록하지 않아요. 다른 기기에서 먼저 멈췄다면 그 시각이 남아요.
    public var helpStopDetails: String { said("설정 minSessionSeconds보다 짧으면 기록하지 않아요. 다른 기기에서 먼저 멈췄다면 그 시각이 남아요.\0What is shorter than the setting minSessionSeconds is not recorded. A stop made earlier on another device stays.\0設定 minSessionSeconds より短いものは記録しません。ほかの端末で先に終了していた場合は、その時刻が残ります。") }

    /// haru stop	하나만 재고 있을 때
    public var helpStopExamples: String { said("haru stop\t하나만 재고 있을 때\nharu stop 독서 --at 14:30\t14:30에 마친 것으로 해요\nharu stop --all\t모두 멈춰요\0haru stop\tif only one action runs\nharu stop Reading --at 14:30\tended at 14:30\nharu stop --all\tstops everything\0haru stop\t計測中が1つだけのとき\nharu stop 読書 --at 14:30\t14:30に終えたことにします\nharu stop --all\tすべて終了します") }

    /// 꼬리표를 만들어요
    public var helpTagAdd: String { said("꼬리표를 만들어요\0make a tag\0タグを作ります") }

    /// haru tag add 공부 --color 3	하늘색 꼬리표
    public var helpTagAddExamples: String { said("haru tag add 공부 --color 3\t하늘색 꼬리표\0haru tag add Study --color 3\ta sky-blue tag\0haru tag add 勉強 --color 3\t空色のタグ") }

    /// 꼬리표를 지워요; 행동은 남아요
    public var helpTagDelete: String { said("꼬리표를 지워요; 행동은 남아요\0delete a tag; its actions stay\0タグを削除します。アクションは残ります") }

    /// haru tag delete 공부	물어보고 지워요
    public var helpTagDeleteExamples: String { said("haru tag delete 공부\t물어보고 지워요\0haru tag delete Study\tdeletes it, after asking\0haru tag delete 勉強\t確認してから削除します") }

    /// 꼬리표를 고쳐요
    public var helpTagEdit: String { said("꼬리표를 고쳐요\0change a tag\0タグを編集します") }

    /// haru tag edit 공부 --color "#C2477A"	색을 바꿔요
    public var helpTagEditExamples: String { said("haru tag edit 공부 --color \"#C2477A\"\t색을 바꿔요\0haru tag edit Study --color \"#C2477A\"\tchanges its color\0haru tag edit 勉強 --color \"#C2477A\"\t色を変えます") }

    /// 꼬리표의 순서를 바꿔요
    public var helpTagOrder: String { said("꼬리표의 순서를 바꿔요\0change the order of tags\0タグの順序を変えます") }

    /// haru tag order 아침 공부	아침, 공부를 맨 앞으로
    public var helpTagOrderExamples: String { said("haru tag order 아침 공부\t아침, 공부를 맨 앞으로\0haru tag order Morning Study\tMorning and Study come first\0haru tag order 朝 勉強\t朝と勉強を先頭に") }

    /// 꼬리표를 모두 보여 줘요
    public var helpTags: String { said("꼬리표를 모두 보여 줘요\0list the tags\0タグの一覧を表示します") }

    /// haru tags	색과 행동 수와 함께
    public var helpTagsExamples: String { said("haru tags\t색과 행동 수와 함께\0haru tags\twith color and number of actions\0haru tags\t色とアクション数とともに") }

    /// 시각은 14:30(오늘), "2026-08-12 14:30", 2026-08-12T14:30:00+09:00, 또는 -15m이나 -1h30m처럼 지금보다 얼마 전인지로 적어요.
    public var helpTimes: String { said("시각은 14:30(오늘), \"2026-08-12 14:30\", 2026-08-12T14:30:00+09:00, 또는 -15m이나 -1h30m처럼 지금보다 얼마 전인지로 적어요.\0A time is 14:30 (today), \"2026-08-12 14:30\", 2026-08-12T14:30:00+09:00, or how long ago: -15m, -1h30m.\0時刻は 14:30(今日)、\"2026-08-12 14:30\"、2026-08-12T14:30:00+09:00、または -15m や -1h30m のようにどれだけ前かで指定します。") }

    /// 하루를 남기다
    public var helpTitle: String { said("하루를 남기다\0Keep your day\0一日を残す") }

    /// 오늘 무엇을 얼마나 했는지 보여 줘요
    public var helpToday: String { said("오늘 무엇을 얼마나 했는지 보여 줘요\0show what was done today\0今日の記録をまとめます") }

    /// haru today	오늘
    public var helpTodayExamples: String { said("haru today\t오늘\nharu today --date yesterday\t어제\nharu today --tag 공부 --all\t공부 꼬리표의 행동을 모두\0haru today\ttoday\nharu today --date yesterday\tyesterday\nharu today --tag Study --all\tall actions with the tag Study\0haru today\t今日\nharu today --date yesterday\t昨日\nharu today --tag 勉強 --all\t勉強タグのアクションすべて") }

    /// 시간형은 시작하거나 멈추고, 횟수형은 한 번 더해요
    public var helpToggle: String { said("시간형은 시작하거나 멈추고, 횟수형은 한 번 더해요\0start or stop a timed action, add one to a counted one\0時間型は開始または終了し、回数型は1回追加します") }

    /// haru toggle 독서	재고 있으면 멈추고, 아니면 시작해요
    public var helpToggleExamples: String { said("haru toggle 독서\t재고 있으면 멈추고, 아니면 시작해요\0haru toggle Reading\tstops it if it runs, else starts it\0haru toggle 読書\t計測中なら終了し、そうでなければ開始します") }

    /// 한 행동의 합계를 보여 줘요
    public var helpTotal: String { said("한 행동의 합계를 보여 줘요\0show the total of one action\01つのアクションの合計を表示します") }

    /// haru total 독서	오늘
    public var helpTotalExamples: String { said("haru total 독서\t오늘\nharu total 독서 --period week\t이번 주\0haru total Reading\ttoday\nharu total Reading --period week\tthis week\0haru total 読書\t今日\nharu total 読書 --period week\t今週") }

    /// 가장 최근 변경을 되돌려요
    public var helpUndo: String { said("가장 최근 변경을 되돌려요\0take back the newest changes\0最新の変更を取り消します") }

    /// 이 저장소에서 한 것만 되돌려요. 최근 50개까지 남아 있어요.
    public var helpUndoDetails: String { said("이 저장소에서 한 것만 되돌려요. 최근 50개까지 남아 있어요.\0Only what was done on this store is taken back; the last 50 changes are kept.\0この保存先で行った変更だけを取り消します。直近の50件が残っています。") }

    /// haru undo	마지막 변경을 되돌려요
    public var helpUndoExamples: String { said("haru undo\t마지막 변경을 되돌려요\nharu undo 3\t세 개를 물어보고 되돌려요\nharu undo --list\t되돌릴 수 있는 것을 보여 줘요\0haru undo\ttakes back the last change\nharu undo 3\ttakes back three, after asking\nharu undo --list\tshows what can be taken back\0haru undo\t最後の変更を取り消します\nharu undo 3\t3件を確認してから取り消します\nharu undo --list\t取り消せるものを表示します") }

    /// 버전을 보여 줘요
    public var helpVersion: String { said("버전을 보여 줘요\0show the version\0バージョンを表示します") }

    /// haru --version	버전과 저장소의 판
    public var helpVersionExamples: String { said("haru --version\t버전과 저장소의 판\0haru --version\tversion and schema\0haru --version\tバージョンとスキーマ") }

    /// 이번 주를 날마다 보여 줘요
    public var helpWeek: String { said("이번 주를 날마다 보여 줘요\0show this week day by day\0今週を日ごとに表示します") }

    /// haru week	이번 주
    public var helpWeekExamples: String { said("haru week\t이번 주\nharu week --date 2026-08-01\t그날이 든 주\0haru week\tthis week\nharu week --date 2026-08-01\tthe week of that day\0haru week\t今週\nharu week --date 2026-08-01\tその日を含む週") }

    /// 터미널의 너비를 알 수 없을 때의 너비
    public var manColumns: String { said("터미널의 너비를 알 수 없을 때의 너비\0The width of a line if the terminal does not tell.\0端末の幅が分からないときの幅") }

    /// haru는 무엇을 얼마나 했는지 이 기기의 저장소에 기록하고 보여 줘요. 인터넷 없이 동작해요.
    public var manDescription: String { said("haru는 무엇을 얼마나 했는지 이 기기의 저장소에 기록하고 보여 줘요. 인터넷 없이 동작해요.\0haru keeps what you do in a store on this device, and shows it. It works without a network.\0haru は、何をどれだけしたかをこの端末の保存先に記録し、表示します。ネットワークなしで動作します。") }

    /// 환경 변수
    public var manEnvironment: String { said("환경 변수\0Environment\0環境変数") }

    /// 종료 코드
    public var manExitStatus: String { said("종료 코드\0Exit status\0終了コード") }

    /// 말하는 언어; 처음 설정된 것이 정해요. ko, en, ja가 아니면 한국어예요.
    public var manLocale: String { said("말하는 언어; 처음 설정된 것이 정해요. ko, en, ja가 아니면 한국어예요.\0The language to speak; the first that is set decides. Korean unless it is ko, en or ja.\0話す言語。最初に設定されたもので決まり、ko、en、ja 以外は韓国語です。") }

    /// 하루를 재고 세고 돌아보는 명령
    public var manName: String { said("하루를 재고 세고 돌아보는 명령\0measure, count and look back at your day\0一日を計り、数え、振り返る") }

    /// 값이 있으면 색을 쓰지 않아요.
    public var manNoColor: String { said("값이 있으면 색을 쓰지 않아요.\0No colors are used if it has a value.\0値があれば色を使いません。") }

    /// 값 적는 법
    public var manValues: String { said("값 적는 법\0Values\0値の書き方") }
}
