// Written by script/strings from Strings/Help.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 실패했거나, 물음에 아니라고 답했어요.
    public var exitFailure: String {
        switch language {
        case .ko: "실패했거나, 물음에 아니라고 답했어요."
        case .en: "Something failed, or the answer was no."
        case .ja: "失敗したか、確認に「いいえ」と答えました。"
        }
    }

    /// 네트워크나 로그인에 문제가 있어요.
    public var exitNetwork: String {
        switch language {
        case .ko: "네트워크나 로그인에 문제가 있어요."
        case .en: "The network, or signing in, failed."
        case .ja: "ネットワークまたはサインインの問題です。"
        }
    }

    /// 찾는 것이 없거나 여러 개예요.
    public var exitNotFound: String {
        switch language {
        case .ko: "찾는 것이 없거나 여러 개예요."
        case .en: "What was named does not exist, or several things are called so."
        case .ja: "指定したものがないか、複数あります。"
        }
    }

    /// 했어요. 너무 짧아서 기록하지 않은 때도 마찬가지예요.
    public var exitOK: String {
        switch language {
        case .ko: "했어요. 너무 짧아서 기록하지 않은 때도 마찬가지예요."
        case .en: "Done; also when a record was too short to be kept."
        case .ja: "完了。短すぎて記録しなかった場合も含みます。"
        }
    }

    /// 프리미엄이 필요하거나 한도에 닿았어요.
    public var exitPlan: String {
        switch language {
        case .ko: "프리미엄이 필요하거나 한도에 닿았어요."
        case .en: "Premium is needed, or a limit is reached."
        case .ja: "プレミアムが必要か、上限に達しました。"
        }
    }

    /// 지금 상태에서는 할 수 없어요.
    public var exitRefused: String {
        switch language {
        case .ko: "지금 상태에서는 할 수 없어요."
        case .en: "Refused by the state of things."
        case .ja: "現在の状態ではできません。"
        }
    }

    /// 저장소를 쓸 수 없어요.
    public var exitStore: String {
        switch language {
        case .ko: "저장소를 쓸 수 없어요."
        case .en: "The store could not be used."
        case .ja: "保存先を使えません。"
        }
    }

    /// 명령을 잘못 적었어요.
    public var exitUsage: String {
        switch language {
        case .ko: "명령을 잘못 적었어요."
        case .en: "The command line was not understood."
        case .ja: "コマンドの書き方が誤っています。"
        }
    }

    /// 이 행동만; 여러 번 쓸 수 있어요
    public var flagAction: String {
        switch language {
        case .ko: "이 행동만; 여러 번 쓸 수 있어요"
        case .en: "only this action; may be repeated"
        case .ja: "このアクションだけ。複数回指定できる"
        }
    }

    /// 횟수
    public var flagAmount: String {
        switch language {
        case .ko: "횟수"
        case .en: "the amount"
        case .ja: "回数"
        }
    }

    /// 새 기록으로 복사해서 넣어요
    public var flagAsCopy: String {
        switch language {
        case .ko: "새 기록으로 복사해서 넣어요"
        case .en: "put everything in as a copy"
        case .ja: "新しい記録として複製する"
        }
    }

    /// 지금 대신 이 시각으로: 14:30, -15m
    public var flagAt: String {
        switch language {
        case .ko: "지금 대신 이 시각으로: 14:30, -15m"
        case .en: "at this time instead of now: 14:30, -15m"
        case .ja: "今の代わりにこの時刻で: 14:30、-15m"
        }
    }

    /// #RRGGBB나 0에서 11까지의 번호
    public var flagColor: String {
        switch language {
        case .ko: "#RRGGBB나 0에서 11까지의 번호"
        case .en: "#RRGGBB or a number from 0 to 11"
        case .ja: "#RRGGBB または0から11の番号"
        }
    }

    /// 횟수형으로 만들어요
    public var flagCount: String {
        switch language {
        case .ko: "횟수형으로 만들어요"
        case .en: "make it counted instead of timed"
        case .ja: "回数型にする"
        }
    }

    /// 이 날: 2026-08-12, today, yesterday
    public var flagDate: String {
        switch language {
        case .ko: "이 날: 2026-08-12, today, yesterday"
        case .en: "on this day: 2026-08-12, today, yesterday"
        case .ja: "この日: 2026-08-12、today、yesterday"
        }
    }

    /// 03/04/2024를 어떻게 읽을지: mdy는 3월 4일, dmy는 4월 3일
    public var flagDates: String {
        switch language {
        case .ko: "03/04/2024를 어떻게 읽을지: mdy는 3월 4일, dmy는 4월 3일"
        case .en: "how to read 03/04/2024: mdy is 4 March, dmy is 3 April"
        case .ja: "03/04/2024の読み方: mdyは3月4日、dmyは4月3日"
        }
    }

    /// 무엇이 바뀌는지만 보여 줘요
    public var flagDryRun: String {
        switch language {
        case .ko: "무엇이 바뀌는지만 보여 줘요"
        case .en: "only show what would change"
        case .ja: "変更される内容だけを表示する"
        }
    }

    /// 종료 시각
    public var flagEnd: String {
        switch language {
        case .ko: "종료 시각"
        case .en: "the end"
        case .ja: "終了時刻"
        }
    }

    /// 이 폴더나 zip 파일에 써요
    public var flagExportOutput: String {
        switch language {
        case .ko: "이 폴더나 zip 파일에 써요"
        case .en: "write to this folder or zip file"
        case .ja: "このフォルダーまたはzipファイルに書く"
        }
    }

    /// 즐겨찾기에 넣어요
    public var flagFavorite: String {
        switch language {
        case .ko: "즐겨찾기에 넣어요"
        case .en: "make it a favorite"
        case .ja: "お気に入りに入れる"
        }
    }

    /// 바뀔 때마다 다시 써요
    public var flagFollow: String {
        switch language {
        case .ko: "바뀔 때마다 다시 써요"
        case .en: "write again at every change"
        case .ja: "変わるたびに書き直す"
        }
    }

    /// 상태 표시줄의 형식
    public var flagFormat: String {
        switch language {
        case .ko: "상태 표시줄의 형식"
        case .en: "the form a status bar wants"
        case .ja: "ステータスバーの形式"
        }
    }

    /// 도움말을 보여 줘요
    public var flagHelp: String {
        switch language {
        case .ko: "도움말을 보여 줘요"
        case .en: "show help"
        case .ja: "ヘルプを表示する"
        }
    }

    /// 처음부터 모두, 차례로 보여 줘요
    public var flagHistory: String {
        switch language {
        case .ko: "처음부터 모두, 차례로 보여 줘요"
        case .en: "all of history, one after the other"
        case .ja: "最初からすべて順に表示する"
        }
    }

    /// 따로 둔 저장소에서 읽을 수 있는 것을 가져와요
    public var flagImportBackup: String {
        switch language {
        case .ko: "따로 둔 저장소에서 읽을 수 있는 것을 가져와요"
        case .en: "bring in what can be read of a store that was set aside"
        case .ja: "別に保管された保存先から読めるものを取り込む"
        }
    }

    /// 파일의 형식; 보통은 내용으로 알아봐요
    public var flagImportFormat: String {
        switch language {
        case .ko: "파일의 형식; 보통은 내용으로 알아봐요"
        case .en: "the format of the files; usually told by content"
        case .ja: "ファイルの形式。通常は内容で判別する"
        }
    }

    /// JSON 값 하나로 답해요
    public var flagJSON: String {
        switch language {
        case .ko: "JSON 값 하나로 답해요"
        case .en: "answer with one JSON value"
        case .ja: "JSON値1つで答える"
        }
    }

    /// 이 종류의 예만; 여러 번 쓸 수 있어요
    public var flagKind: String {
        switch language {
        case .ko: "이 종류의 예만; 여러 번 쓸 수 있어요"
        case .en: "only cases of this kind; may be repeated"
        case .ja: "この種類の例だけ。複数回指定できる"
        }
    }

    /// ko, en, ja 가운데 하나로 말해요
    public var flagLang: String {
        switch language {
        case .ko: "ko, en, ja 가운데 하나로 말해요"
        case .en: "speak ko, en or ja"
        case .ja: "ko、en、ja のいずれかで話す"
        }
    }

    /// man 문서의 원본을 보여 줘요
    public var flagMan: String {
        switch language {
        case .ko: "man 문서의 원본을 보여 줘요"
        case .en: "show the source of the manual page"
        case .ja: "manページのソースを表示する"
        }
    }

    /// 이름을 이 너비로 줄여요
    public var flagMax: String {
        switch language {
        case .ko: "이름을 이 너비로 줄여요"
        case .en: "shorten the name to this width"
        case .ja: "名前をこの幅に縮める"
        }
    }

    /// 새 이름
    public var flagName: String {
        switch language {
        case .ko: "새 이름"
        case .en: "the new name"
        case .ja: "新しい名前"
        }
    }

    /// 즐겨찾기에서 빼요
    public var flagNoFavorite: String {
        switch language {
        case .ko: "즐겨찾기에서 빼요"
        case .en: "make it no favorite"
        case .ja: "お気に入りから外す"
        }
    }

    /// 메모; none이면 비워요
    public var flagNote: String {
        switch language {
        case .ko: "메모; none이면 비워요"
        case .en: "a note; none empties it"
        case .ja: "メモ。none で空にする"
        }
    }

    /// 이 부분만; 여러 번 쓸 수 있어요
    public var flagOnly: String {
        switch language {
        case .ko: "이 부분만; 여러 번 쓸 수 있어요"
        case .en: "only this part; may be repeated"
        case .ja: "この部分だけ。複数回指定できる"
        }
    }

    /// 이 파일에 써요
    public var flagOutput: String {
        switch language {
        case .ko: "이 파일에 써요"
        case .en: "write to this file"
        case .ja: "このファイルに書く"
        }
    }

    /// day, week, month, last7, last30; 처음은 day
    public var flagPeriod: String {
        switch language {
        case .ko: "day, week, month, last7, last30; 처음은 day"
        case .en: "day, week, month, last7, last30; at first day"
        case .ja: "day、week、month、last7、last30。既定は day"
        }
    }

    /// 확인하는 말을 하지 않아요
    public var flagQuiet: String {
        switch language {
        case .ko: "확인하는 말을 하지 않아요"
        case .en: "leave out confirmations"
        case .ja: "確認の文を出さない"
        }
    }

    /// 이 기간: 2026-08-01..2026-08-12
    public var flagRange: String {
        switch language {
        case .ko: "이 기간: 2026-08-01..2026-08-12"
        case .en: "these days: 2026-08-01..2026-08-12"
        case .ja: "この期間: 2026-08-01..2026-08-12"
        }
    }

    /// 손상된 값을 고쳐요
    public var flagRepair: String {
        switch language {
        case .ko: "손상된 값을 고쳐요"
        case .en: "repair damaged fields"
        case .ja: "壊れた値を修復する"
        }
    }

    /// 한 시간까지는 초도 보여 줘요
    public var flagSeconds: String {
        switch language {
        case .ko: "한 시간까지는 초도 보여 줘요"
        case .en: "show seconds below an hour"
        case .ja: "1時間未満は秒も表示する"
        }
    }

    /// 스프레드시트에서 안전하게 열리게 써요
    public var flagSpreadsheet: String {
        switch language {
        case .ko: "스프레드시트에서 안전하게 열리게 써요"
        case .en: "write it so that spreadsheets open it safely"
        case .ja: "表計算ソフトで安全に開けるように書く"
        }
    }

    /// 시작 시각
    public var flagStart: String {
        switch language {
        case .ko: "시작 시각"
        case .en: "the start"
        case .ja: "開始時刻"
        }
    }

    /// 측정 중인 것을 모두 멈춰요
    public var flagStopAll: String {
        switch language {
        case .ko: "측정 중인 것을 모두 멈춰요"
        case .en: "stop everything that runs"
        case .ja: "計測中のものをすべて終了する"
        }
    }

    /// 이 저장소를 써요
    public var flagStore: String {
        switch language {
        case .ko: "이 저장소를 써요"
        case .en: "use this store"
        case .ja: "この保存先を使う"
        }
    }

    /// 아이콘 이름; none이면 기본 아이콘
    public var flagSymbol: String {
        switch language {
        case .ko: "아이콘 이름; none이면 기본 아이콘"
        case .en: "the name of an icon; none for the usual one"
        case .ja: "アイコン名。none で標準のアイコン"
        }
    }

    /// 이 꼬리표만; 여러 번 쓸 수 있어요
    public var flagTag: String {
        switch language {
        case .ko: "이 꼬리표만; 여러 번 쓸 수 있어요"
        case .en: "only this tag; may be repeated"
        case .ja: "このタグだけ。複数回指定できる"
        }
    }

    /// 붙일 꼬리표; 여러 번 쓸 수 있어요
    public var flagTagOfAction: String {
        switch language {
        case .ko: "붙일 꼬리표; 여러 번 쓸 수 있어요"
        case .en: "a tag to put on; may be repeated"
        case .ja: "付けるタグ。複数回指定できる"
        }
    }

    /// 기록이 없는 행동도 보여 줘요
    public var flagTotalsAll: String {
        switch language {
        case .ko: "기록이 없는 행동도 보여 줘요"
        case .en: "also actions without records"
        case .ja: "記録のないアクションも表示する"
        }
    }

    /// 지운 것도 되살려요
    public var flagUndelete: String {
        switch language {
        case .ko: "지운 것도 되살려요"
        case .en: "also bring back what was deleted"
        case .ja: "削除したものも戻す"
        }
    }

    /// 되돌릴 수 있는 것을 보여 줘요
    public var flagUndoList: String {
        switch language {
        case .ko: "되돌릴 수 있는 것을 보여 줘요"
        case .en: "show what can be taken back"
        case .ja: "取り消せるものを表示する"
        }
    }

    /// 뗄 꼬리표; 여러 번 쓸 수 있어요
    public var flagUntag: String {
        switch language {
        case .ko: "뗄 꼬리표; 여러 번 쓸 수 있어요"
        case .en: "a tag to take off; may be repeated"
        case .ja: "外すタグ。複数回指定できる"
        }
    }

    /// 이 기기의 보기 설정도 담아요
    public var flagWithPreferences: String {
        switch language {
        case .ko: "이 기기의 보기 설정도 담아요"
        case .en: "include the view settings of this device"
        case .ja: "この端末の表示設定も含める"
        }
    }

    /// 묻지 않고 동의해요
    public var flagYes: String {
        switch language {
        case .ko: "묻지 않고 동의해요"
        case .en: "agree without being asked"
        case .ja: "確認なしで同意する"
        }
    }

    /// 시간대가 적혀 있지 않은 시각의 시간대
    public var flagZone: String {
        switch language {
        case .ko: "시간대가 적혀 있지 않은 시각의 시간대"
        case .en: "the zone of times that name none"
        case .ja: "タイムゾーンのない時刻のタイムゾーン"
        }
    }

    /// 매일 쓰는 명령
    public var groupDaily: String {
        switch language {
        case .ko: "매일 쓰는 명령"
        case .en: "Daily use"
        case .ja: "毎日使うコマンド"
        }
    }

    /// 데이터
    public var groupData: String {
        switch language {
        case .ko: "데이터"
        case .en: "Data"
        case .ja: "データ"
        }
    }

    /// 돌아보기
    public var groupLooking: String {
        switch language {
        case .ko: "돌아보기"
        case .en: "Looking back"
        case .ja: "振り返る"
        }
    }

    /// 그 밖에
    public var groupOther: String {
        switch language {
        case .ko: "그 밖에"
        case .en: "Other"
        case .ja: "その他"
        }
    }

    /// 행동, 꼬리표, 설정
    public var groupStructure: String {
        switch language {
        case .ko: "행동, 꼬리표, 설정"
        case .en: "Actions, tags, settings"
        case .ja: "アクション、タグ、設定"
        }
    }

    /// 행동을 만들어요
    public var helpActionAdd: String {
        switch language {
        case .ko: "행동을 만들어요"
        case .en: "make an action"
        case .ja: "アクションを作ります"
        }
    }

    /// 시간형인지 횟수형인지는 나중에 바꿀 수 없어요. 없는 꼬리표는 물어보고 새로 만들어요.
    public var helpActionAddDetails: String {
        switch language {
        case .ko: "시간형인지 횟수형인지는 나중에 바꿀 수 없어요. 없는 꼬리표는 물어보고 새로 만들어요."
        case .en: "Whether it is timed or counted is fixed for life. A tag that does not exist is made after asking."
        case .ja: "時間型か回数型かは後から変更できません。存在しないタグは確認してから作ります。"
        }
    }

    /// haru action add 독서 --tag 공부	시간을 재는 행동
    public var helpActionAddExamples: String {
        switch language {
        case .ko: "haru action add 독서 --tag 공부\t시간을 재는 행동\nharu action add 물 --count --favorite\t횟수를 세는 행동"
        case .en: "haru action add Reading --tag Study\ta timed action\nharu action add Water --count --favorite\ta counted action"
        case .ja: "haru action add 読書 --tag 勉強\t時間を計るアクション\nharu action add 水 --count --favorite\t回数を数えるアクション"
        }
    }

    /// 행동을 기록과 함께 지워요
    public var helpActionDelete: String {
        switch language {
        case .ko: "행동을 기록과 함께 지워요"
        case .en: "delete an action with its records"
        case .ja: "アクションを記録とともに削除します"
        }
    }

    /// haru action delete 독서 --dry-run	무엇이 지워지는지 보여 줘요
    public var helpActionDeleteExamples: String {
        switch language {
        case .ko: "haru action delete 독서 --dry-run\t무엇이 지워지는지 보여 줘요\nharu action delete 독서\t물어보고 지워요"
        case .en: "haru action delete Reading --dry-run\tshows what would go\nharu action delete Reading\tdeletes it, after asking"
        case .ja: "haru action delete 読書 --dry-run\t削除されるものを表示します\nharu action delete 読書\t確認してから削除します"
        }
    }

    /// 행동을 고쳐요
    public var helpActionEdit: String {
        switch language {
        case .ko: "행동을 고쳐요"
        case .en: "change an action"
        case .ja: "アクションを編集します"
        }
    }

    /// haru action edit 독서 --name 책읽기	이름을 바꿔요
    public var helpActionEditExamples: String {
        switch language {
        case .ko: "haru action edit 독서 --name 책읽기\t이름을 바꿔요\nharu action edit 독서 --tag 아침 --untag 공부\t꼬리표를 바꿔 달아요"
        case .en: "haru action edit Reading --name Books\trenames it\nharu action edit Reading --tag Morning --untag Study\tchanges its tags"
        case .ja: "haru action edit 読書 --name 本を読む\t名前を変えます\nharu action edit 読書 --tag 朝 --untag 勉強\tタグを付け替えます"
        }
    }

    /// 이 기기에서 행동의 순서를 바꿔요
    public var helpActionOrder: String {
        switch language {
        case .ko: "이 기기에서 행동의 순서를 바꿔요"
        case .en: "change the order of actions on this device"
        case .ja: "この端末でのアクションの順序を変えます"
        }
    }

    /// haru action order 독서 운동	독서, 운동을 맨 앞으로
    public var helpActionOrderExamples: String {
        switch language {
        case .ko: "haru action order 독서 운동\t독서, 운동을 맨 앞으로"
        case .en: "haru action order Reading Sport\tReading and Sport come first"
        case .ja: "haru action order 読書 運動\t読書と運動を先頭に"
        }
    }

    /// 행동을 모두 보여 줘요
    public var helpActions: String {
        switch language {
        case .ko: "행동을 모두 보여 줘요"
        case .en: "list the actions"
        case .ja: "アクションの一覧を表示します"
        }
    }

    /// haru actions	모두
    public var helpActionsExamples: String {
        switch language {
        case .ko: "haru actions\t모두\nharu actions --tag 공부\t공부 꼬리표가 붙은 것"
        case .en: "haru actions\tall of them\nharu actions --tag Study\tthose with the tag Study"
        case .ja: "haru actions\tすべて\nharu actions --tag 勉強\t勉強タグの付いたもの"
        }
    }

    /// 횟수를 더해요
    public var helpAdd: String {
        switch language {
        case .ko: "횟수를 더해요"
        case .en: "add to a count"
        case .ja: "回数を追加します"
        }
    }

    /// haru add 물	한 번 더해요
    public var helpAddExamples: String {
        switch language {
        case .ko: "haru add 물\t한 번 더해요\nharu add 물 3\t세 번 더해요\nharu add 물 --at 08:00\t08:00에 더한 것으로 해요"
        case .en: "haru add Water\tadds one\nharu add Water 3\tadds three\nharu add Water --at 08:00\tas of 08:00"
        case .ja: "haru add 水\t1回追加します\nharu add 水 3\t3回追加します\nharu add 水 --at 08:00\t8:00に追加したことにします"
        }
    }

    /// 같은 명령: %(names)@
    public func helpAliases(names: String) -> String {
        switch language {
        case .ko: "같은 명령: \(names)"
        case .en: "Also: \(names)"
        case .ja: "別名: \(names)"
        }
    }

    /// 모든 것을 파일 하나에 백업해요
    public var helpBackup: String {
        switch language {
        case .ko: "모든 것을 파일 하나에 백업해요"
        case .en: "back up everything into one file"
        case .ja: "すべてを1つのファイルにバックアップします"
        }
    }

    /// haru backup -o 하루.haru	이 파일에
    public var helpBackupExamples: String {
        switch language {
        case .ko: "haru backup -o 하루.haru\t이 파일에\nharu backup --with-preferences\t보기 설정도 함께"
        case .en: "haru backup -o my.haru\tinto this file\nharu backup --with-preferences\twith the view settings"
        case .ja: "haru backup -o my.haru\tこのファイルに\nharu backup --with-preferences\t表示設定も一緒に"
        }
    }

    /// 색은 #RRGGBB나 번호예요: 0 이끼, 1 잎, 2 청록, 3 하늘, 4 파랑, 5 남색, 6 보라, 7 장미, 8 빨강, 9 주황, 10 금, 11 회색.
    public var helpColors: String {
        switch language {
        case .ko: "색은 #RRGGBB나 번호예요: 0 이끼, 1 잎, 2 청록, 3 하늘, 4 파랑, 5 남색, 6 보라, 7 장미, 8 빨강, 9 주황, 10 금, 11 회색."
        case .en: "A color is #RRGGBB or a number: 0 moss, 1 leaf, 2 teal, 3 sky, 4 blue, 5 indigo, 6 violet, 7 rose, 8 red, 9 orange, 10 gold, 11 slate."
        case .ja: "色は #RRGGBB または番号です: 0 苔、1 葉、2 青緑、3 空、4 青、5 藍、6 紫、7 薔薇、8 赤、9 橙、10 金、11 灰。"
        }
    }

    /// 모든 명령의 플래그
    public var helpCommonFlags: String {
        switch language {
        case .ko: "모든 명령의 플래그"
        case .en: "Flags of every verb"
        case .ja: "共通のフラグ"
        }
    }

    /// 셸 자동 완성 스크립트를 보여 줘요
    public var helpCompletions: String {
        switch language {
        case .ko: "셸 자동 완성 스크립트를 보여 줘요"
        case .en: "print the completion script of a shell"
        case .ja: "シェルの補完スクリプトを表示します"
        }
    }

    /// bash: eval "$(haru completions bash)"를 ~/.bashrc에. zsh: 출력을 fpath의 _haru 파일에. fish: 출력을 ~/.config/fish/completions/haru.fish에.
    public var helpCompletionsDetails: String {
        switch language {
        case .ko: "bash: eval \"$(haru completions bash)\"를 ~/.bashrc에. zsh: 출력을 fpath의 _haru 파일에. fish: 출력을 ~/.config/fish/completions/haru.fish에."
        case .en: "bash: put eval \"$(haru completions bash)\" into ~/.bashrc. zsh: write the output to a file _haru in your fpath. fish: write it to ~/.config/fish/completions/haru.fish."
        case .ja: "bash: eval \"$(haru completions bash)\" を ~/.bashrc に。zsh: 出力を fpath の _haru ファイルに。fish: 出力を ~/.config/fish/completions/haru.fish に。"
        }
    }

    /// haru completions bash	bash용
    public var helpCompletionsExamples: String {
        switch language {
        case .ko: "haru completions bash\tbash용\nharu completions zsh\tzsh용\nharu completions fish\tfish용"
        case .en: "haru completions bash\tfor bash\nharu completions zsh\tfor zsh\nharu completions fish\tfor fish"
        case .ja: "haru completions bash\tbash用\nharu completions zsh\tzsh用\nharu completions fish\tfish用"
        }
    }

    /// 규칙의 예를 실행해 확인해요
    public var helpConformance: String {
        switch language {
        case .ko: "규칙의 예를 실행해 확인해요"
        case .en: "run worked examples of the rules"
        case .ja: "ルールの例を実行して確認します"
        }
    }

    /// haru conformance examples.json --kind streak	한 종류만
    public var helpConformanceExamples: String {
        switch language {
        case .ko: "haru conformance examples.json --kind streak\t한 종류만"
        case .en: "haru conformance examples.json --kind streak\tonly one kind"
        case .ja: "haru conformance examples.json --kind streak\t1つの種類だけ"
        }
    }

    /// 기록을 지워요
    public var helpDelete: String {
        switch language {
        case .ko: "기록을 지워요"
        case .en: "delete records"
        case .ja: "記録を削除します"
        }
    }

    /// 하나는 묻지 않고 지워요. haru undo로 되돌릴 수 있어요.
    public var helpDeleteDetails: String {
        switch language {
        case .ko: "하나는 묻지 않고 지워요. haru undo로 되돌릴 수 있어요."
        case .en: "One record is deleted without asking. haru undo brings it back."
        case .ja: "1件なら確認せずに削除します。haru undo で戻せます。"
        }
    }

    /// haru delete last	마지막 기록을 지워요
    public var helpDeleteExamples: String {
        switch language {
        case .ko: "haru delete last\t마지막 기록을 지워요\nharu delete 019f3a 019f3b\t두 기록을 물어보고 지워요"
        case .en: "haru delete last\tdeletes the last record\nharu delete 019f3a 019f3b\tdeletes two, after asking"
        case .ja: "haru delete last\t最後の記録を削除します\nharu delete 019f3a 019f3b\t2件を確認してから削除します"
        }
    }

    /// 저장소를 모두 확인해요
    public var helpDoctor: String {
        switch language {
        case .ko: "저장소를 모두 확인해요"
        case .en: "check the whole store"
        case .ja: "保存先全体を確認します"
        }
    }

    /// 따로 둔 저장소가 있으면 알려 주고, --import-backup으로 읽을 수 있는 것을 가져와요.
    public var helpDoctorDetails: String {
        switch language {
        case .ko: "따로 둔 저장소가 있으면 알려 주고, --import-backup으로 읽을 수 있는 것을 가져와요."
        case .en: "It lists stores that were set aside; --import-backup brings in what can be read of one."
        case .ja: "別に保管された保存先があれば知らせます。--import-backup で読めるものを取り込みます。"
        }
    }

    /// haru doctor	확인만 해요
    public var helpDoctorExamples: String {
        switch language {
        case .ko: "haru doctor\t확인만 해요\nharu doctor --repair\t손상된 값을 고쳐요"
        case .en: "haru doctor\tonly checks\nharu doctor --repair\trepairs damaged fields"
        case .ja: "haru doctor\t確認だけを行います\nharu doctor --repair\t壊れた値を修復します"
        }
    }

    /// 기록을 고쳐요
    public var helpEdit: String {
        switch language {
        case .ko: "기록을 고쳐요"
        case .en: "correct a record"
        case .ja: "記録を修正します"
        }
    }

    /// 적은 것만 바뀌어요. 측정 중인 기록의 종료는 고칠 수 없으니 haru stop으로 멈춰 주세요. 횟수 기록의 시각은 --at으로 고쳐요.
    public var helpEditDetails: String {
        switch language {
        case .ko: "적은 것만 바뀌어요. 측정 중인 기록의 종료는 고칠 수 없으니 haru stop으로 멈춰 주세요. 횟수 기록의 시각은 --at으로 고쳐요."
        case .en: "Only what is given changes. The end of a running record cannot be edited; stop it with haru stop. The time of a count record is changed with --at."
        case .ja: "指定したものだけが変わります。計測中の記録の終了は修正できないので、haru stop で終了してください。回数記録の時刻は --at で修正します。"
        }
    }

    /// haru edit last --end 10:15	마지막 기록의 종료를 고쳐요
    public var helpEditExamples: String {
        switch language {
        case .ko: "haru edit last --end 10:15\t마지막 기록의 종료를 고쳐요\nharu edit 019f3a --start 09:00 --note \"2장\"\t시작과 메모를 고쳐요\nharu edit last --amount 2\t횟수를 고쳐요"
        case .en: "haru edit last --end 10:15\tcorrects the end of the last record\nharu edit 019f3a --start 09:00 --note \"chapter 2\"\tcorrects start and note\nharu edit last --amount 2\tcorrects an amount"
        case .ja: "haru edit last --end 10:15\t最後の記録の終了を修正します\nharu edit 019f3a --start 09:00 --note \"2章\"\t開始とメモを修正します\nharu edit last --amount 2\t回数を修正します"
        }
    }

    /// 예
    public var helpExamples: String {
        switch language {
        case .ko: "예"
        case .en: "Examples"
        case .ja: "例"
        }
    }

    /// CSV 파일로 내보내요
    public var helpExport: String {
        switch language {
        case .ko: "CSV 파일로 내보내요"
        case .en: "export CSV files"
        case .ja: "CSVファイルに書き出します"
        }
    }

    /// haru export -o 하루.zip	모두
    public var helpExportExamples: String {
        switch language {
        case .ko: "haru export -o 하루.zip\t모두\nharu export --range 2026-08-01..yesterday --only times -o 폴더\t기간의 시간 기록만"
        case .en: "haru export -o haru.zip\teverything\nharu export --range 2026-08-01..yesterday --only times -o folder\tonly the time records of a period"
        case .ja: "haru export -o haru.zip\tすべて\nharu export --range 2026-08-01..yesterday --only times -o フォルダー\t期間の時間記録だけ"
        }
    }

    /// haru action add 독서	독서라는 행동을 만들어요
    public var helpFirstSteps: String {
        switch language {
        case .ko: "haru action add 독서\t독서라는 행동을 만들어요\nharu start 독서\t재기 시작해요\nharu stop\t멈추고 기록해요\nharu today\t오늘을 돌아봐요"
        case .en: "haru action add Reading\tmakes an action called Reading\nharu start Reading\tstarts measuring it\nharu stop\tstops and records it\nharu today\tlooks back at today"
        case .ja: "haru action add 読書\t読書というアクションを作ります\nharu start 読書\t計測を始めます\nharu stop\t終了して記録します\nharu today\t今日を振り返ります"
        }
    }

    /// 플래그
    public var helpFlags: String {
        switch language {
        case .ko: "플래그"
        case .en: "Flags"
        case .ja: "フラグ"
        }
    }

    /// haru help VERB로 명령마다 예를 볼 수 있어요.
    public var helpFooter: String {
        switch language {
        case .ko: "haru help VERB로 명령마다 예를 볼 수 있어요."
        case .en: "haru help VERB shows examples of a verb."
        case .ja: "haru help VERB でコマンドごとの例を表示します。"
        }
    }

    /// 도움말을 보여 줘요
    public var helpHelp: String {
        switch language {
        case .ko: "도움말을 보여 줘요"
        case .en: "show help"
        case .ja: "ヘルプを表示します"
        }
    }

    /// haru help	모든 명령
    public var helpHelpExamples: String {
        switch language {
        case .ko: "haru help\t모든 명령\nharu help start\t한 명령과 예\nharu help action\t행동에 쓰는 명령"
        case .en: "haru help\tall verbs\nharu help start\tone verb with examples\nharu help action\tthe verbs for actions"
        case .ja: "haru help\tすべてのコマンド\nharu help start\t1つのコマンドと例\nharu help action\tアクションのコマンド"
        }
    }

    /// 다른 앱이나 하루의 파일을 가져와요
    public var helpImport: String {
        switch language {
        case .ko: "다른 앱이나 하루의 파일을 가져와요"
        case .en: "bring in files of Haru and of other trackers"
        case .ja: "Haruやほかのアプリのファイルを読み込みます"
        }
    }

    /// 더하기만 해요. 이미 있는 기록은 건너뛰니 두 번 가져와도 늘지 않아요.
    public var helpImportDetails: String {
        switch language {
        case .ko: "더하기만 해요. 이미 있는 기록은 건너뛰니 두 번 가져와도 늘지 않아요."
        case .en: "It only adds. Records you have are skipped, so a second time adds nothing."
        case .ja: "追加だけを行います。すでにある記録はスキップするので、2回読み込んでも増えません。"
        }
    }

    /// haru import 하루.zip --dry-run	무엇이 들어오는지 보여 줘요
    public var helpImportExamples: String {
        switch language {
        case .ko: "haru import 하루.zip --dry-run\t무엇이 들어오는지 보여 줘요\nharu import toggl.csv --zone Asia/Seoul\t시간대를 알려 주고 가져와요"
        case .en: "haru import haru.zip --dry-run\tshows what would come in\nharu import toggl.csv --zone Asia/Seoul\timports with the zone of its times"
        case .ja: "haru import haru.zip --dry-run\t読み込まれるものを表示します\nharu import toggl.csv --zone Asia/Seoul\tタイムゾーンを指定して読み込みます"
        }
    }

    /// 지난 30일을 보여 줘요
    public var helpLast30: String {
        switch language {
        case .ko: "지난 30일을 보여 줘요"
        case .en: "show the last 30 days"
        case .ja: "過去30日間を表示します"
        }
    }

    /// haru last30	오늘까지 30일
    public var helpLast30Examples: String {
        switch language {
        case .ko: "haru last30\t오늘까지 30일"
        case .en: "haru last30\tthirty days up to today"
        case .ja: "haru last30\t今日までの30日間"
        }
    }

    /// 지난 7일을 보여 줘요
    public var helpLast7: String {
        switch language {
        case .ko: "지난 7일을 보여 줘요"
        case .en: "show the last 7 days"
        case .ja: "過去7日間を表示します"
        }
    }

    /// haru last7	오늘까지 7일
    public var helpLast7Examples: String {
        switch language {
        case .ko: "haru last7\t오늘까지 7일"
        case .en: "haru last7\tseven days up to today"
        case .ja: "haru last7\t今日までの7日間"
        }
    }

    /// 기록을 ID와 함께 보여 줘요
    public var helpLog: String {
        switch language {
        case .ko: "기록을 ID와 함께 보여 줘요"
        case .en: "show records with their ids"
        case .ja: "記録をIDとともに表示します"
        }
    }

    /// 맨 앞의 ID를 haru edit과 haru delete에 쓸 수 있어요.
    public var helpLogDetails: String {
        switch language {
        case .ko: "맨 앞의 ID를 haru edit과 haru delete에 쓸 수 있어요."
        case .en: "The id in front is what haru edit and haru delete take."
        case .ja: "先頭のIDは haru edit と haru delete で使えます。"
        }
    }

    /// haru log	오늘의 기록
    public var helpLogExamples: String {
        switch language {
        case .ko: "haru log\t오늘의 기록\nharu log --date yesterday\t어제의 기록\nharu log --range 2026-08-01..2026-08-12 --action 독서\t기간과 행동을 골라서"
        case .en: "haru log\tthe records of today\nharu log --date yesterday\tof yesterday\nharu log --range 2026-08-01..2026-08-12 --action Reading\tof a period and an action"
        case .ja: "haru log\t今日の記録\nharu log --date yesterday\t昨日の記録\nharu log --range 2026-08-01..2026-08-12 --action 読書\t期間とアクションを選んで"
        }
    }

    /// 이번 달을 보여 줘요
    public var helpMonth: String {
        switch language {
        case .ko: "이번 달을 보여 줘요"
        case .en: "show this month"
        case .ja: "今月を表示します"
        }
    }

    /// haru month	이번 달
    public var helpMonthExamples: String {
        switch language {
        case .ko: "haru month\t이번 달\nharu month --action 독서\t독서만\nharu month --history\t처음부터 달마다"
        case .en: "haru month\tthis month\nharu month --action Reading\tonly Reading\nharu month --history\tevery month there was"
        case .ja: "haru month\t今月\nharu month --action 読書\t読書だけ\nharu month --history\t最初から月ごと"
        }
    }

    /// 행동과 꼬리표는 이름, 이름의 앞부분이나 일부, ID나 네 자리가 넘는 ID의 앞부분으로 가리켜요. 기록은 haru log에 나오는 ID나 last로 가리켜요. 날은 2026-08-12, today, yesterday, 기간은 2026-08-01..2026-08-12처럼 적어요.
    public var helpNames: String {
        switch language {
        case .ko: "행동과 꼬리표는 이름, 이름의 앞부분이나 일부, ID나 네 자리가 넘는 ID의 앞부분으로 가리켜요. 기록은 haru log에 나오는 ID나 last로 가리켜요. 날은 2026-08-12, today, yesterday, 기간은 2026-08-01..2026-08-12처럼 적어요."
        case .en: "Actions and tags are named by their name, the beginning or a part of it, or by an id or its first four or more digits. Records are named by the id that haru log shows, or last. Days are 2026-08-12, today, yesterday; a range is 2026-08-01..2026-08-12."
        case .ja: "アクションとタグは、名前、名前の先頭や一部、IDまたはその先頭4桁以上で指定します。記録は haru log に表示されるID、または last で指定します。日付は 2026-08-12、today、yesterday、期間は 2026-08-01..2026-08-12 のように指定します。"
        }
    }

    /// 끝난 시간 기록을 적어요
    public var helpRecord: String {
        switch language {
        case .ko: "끝난 시간 기록을 적어요"
        case .en: "enter a finished time record"
        case .ja: "終わった時間記録を入力します"
        }
    }

    /// haru record 독서 09:10 10:30	오늘 09:10부터 10:30까지
    public var helpRecordExamples: String {
        switch language {
        case .ko: "haru record 독서 09:10 10:30\t오늘 09:10부터 10:30까지\nharu record 독서 -1h30m -30m\t1시간 반 전부터 30분 전까지\nharu record 독서 \"2026-08-11 22:00\" \"2026-08-11 23:15\"\t다른 날의 기록"
        case .en: "haru record Reading 09:10 10:30\ttoday from 09:10 to 10:30\nharu record Reading -1h30m -30m\tfrom an hour and a half ago to half an hour ago\nharu record Reading \"2026-08-11 22:00\" \"2026-08-11 23:15\"\ton another day"
        case .ja: "haru record 読書 09:10 10:30\t今日の9:10から10:30まで\nharu record 読書 -1h30m -30m\t1時間半前から30分前まで\nharu record 読書 \"2026-08-11 22:00\" \"2026-08-11 23:15\"\t別の日の記録"
        }
    }

    /// 백업에서 되살려요
    public var helpRestore: String {
        switch language {
        case .ko: "백업에서 되살려요"
        case .en: "restore from a backup"
        case .ja: "バックアップから復元します"
        }
    }

    /// 지금 있는 기록은 지우지 않아요.
    public var helpRestoreDetails: String {
        switch language {
        case .ko: "지금 있는 기록은 지우지 않아요."
        case .en: "What is there now is not deleted."
        case .ja: "今ある記録は削除しません。"
        }
    }

    /// haru restore 하루.haru --dry-run	무엇이 돌아오는지 보여 줘요
    public var helpRestoreExamples: String {
        switch language {
        case .ko: "haru restore 하루.haru --dry-run\t무엇이 돌아오는지 보여 줘요\nharu restore 하루.haru --undelete\t지운 것도 되살려요"
        case .en: "haru restore my.haru --dry-run\tshows what would come back\nharu restore my.haru --undelete\talso what was deleted"
        case .ja: "haru restore my.haru --dry-run\t戻るものを表示します\nharu restore my.haru --undelete\t削除したものも戻します"
        }
    }

    /// 설정을 모두 보여 줘요
    public var helpSettings: String {
        switch language {
        case .ko: "설정을 모두 보여 줘요"
        case .en: "list the settings"
        case .ja: "設定の一覧を表示します"
        }
    }

    /// haru settings	값과 범위
    public var helpSettingsExamples: String {
        switch language {
        case .ko: "haru settings\t값과 범위"
        case .en: "haru settings\tvalues and how far they reach"
        case .ja: "haru settings\t値と範囲"
        }
    }

    /// 설정 하나를 보여 줘요
    public var helpSettingsGet: String {
        switch language {
        case .ko: "설정 하나를 보여 줘요"
        case .en: "show one setting"
        case .ja: "設定を1つ表示します"
        }
    }

    /// haru settings get timeZone	값만 보여 줘요
    public var helpSettingsGetExamples: String {
        switch language {
        case .ko: "haru settings get timeZone\t값만 보여 줘요"
        case .en: "haru settings get timeZone\tthe value alone"
        case .ja: "haru settings get timeZone\t値だけを表示します"
        }
    }

    /// 설정을 바꿔요
    public var helpSettingsSet: String {
        switch language {
        case .ko: "설정을 바꿔요"
        case .en: "change a setting"
        case .ja: "設定を変えます"
        }
    }

    /// weekStart는 요일, dayStartMinutes는 05:00 같은 시각, timeZone은 Asia/Seoul 같은 이름, minSessionSeconds는 off나 길이, representative는 latest나 earliest, settings.language는 system, ko, en, ja예요.
    public var helpSettingsSetDetails: String {
        switch language {
        case .ko: "weekStart는 요일, dayStartMinutes는 05:00 같은 시각, timeZone은 Asia/Seoul 같은 이름, minSessionSeconds는 off나 길이, representative는 latest나 earliest, settings.language는 system, ko, en, ja예요."
        case .en: "weekStart is a weekday, dayStartMinutes a time such as 05:00, timeZone a name such as Asia/Seoul, minSessionSeconds off or a duration, representative latest or earliest, settings.language system, ko, en or ja."
        case .ja: "weekStart は曜日、dayStartMinutes は 05:00 のような時刻、timeZone は Asia/Seoul のような名前、minSessionSeconds は off または長さ、representative は latest または earliest、settings.language は system、ko、en、ja です。"
        }
    }

    /// haru settings set dayStartMinutes 05:00	하루가 다섯 시에 시작해요
    public var helpSettingsSetExamples: String {
        switch language {
        case .ko: "haru settings set dayStartMinutes 05:00\t하루가 다섯 시에 시작해요\nharu settings set minSessionSeconds 30s\t30초보다 짧으면 기록하지 않아요\nharu settings set weekStart sunday\t한 주가 일요일에 시작해요"
        case .en: "haru settings set dayStartMinutes 05:00\tdays begin at five\nharu settings set minSessionSeconds 30s\tless than 30 seconds is not recorded\nharu settings set weekStart sunday\tweeks begin on Sunday"
        case .ja: "haru settings set dayStartMinutes 05:00\t1日が5時に始まります\nharu settings set minSessionSeconds 30s\t30秒未満は記録しません\nharu settings set weekStart sunday\t週が日曜日に始まります"
        }
    }

    /// 행동을 재기 시작해요
    public var helpStart: String {
        switch language {
        case .ko: "행동을 재기 시작해요"
        case .en: "start measuring an action"
        case .ja: "アクションの計測を始めます"
        }
    }

    /// haru start 독서	독서를 지금부터 재요
    public var helpStartExamples: String {
        switch language {
        case .ko: "haru start 독서\t독서를 지금부터 재요\nharu start 독서 --at -15m\t15분 전부터 재고 있던 것으로 해요\nharu start 독서 --note \"3장\"\t메모와 함께 시작해요"
        case .en: "haru start Reading\tmeasures from now on\nharu start Reading --at -15m\thas been measuring for 15 minutes\nharu start Reading --note \"chapter 3\"\tstarts with a note"
        case .ja: "haru start 読書\t今から計測します\nharu start 読書 --at -15m\t15分前から計測していたことにします\nharu start 読書 --note \"3章\"\tメモを付けて始めます"
        }
    }

    /// 지금 무엇을 재고 있는지 보여 줘요
    public var helpStatus: String {
        switch language {
        case .ko: "지금 무엇을 재고 있는지 보여 줘요"
        case .en: "show what is running"
        case .ja: "計測中のものを表示します"
        }
    }

    /// 형식은 plain, json, waybar, i3blocks, polybar, tmux, xbar예요. --follow를 붙이면 바뀔 때마다, 재는 동안에는 1분마다(--seconds면 1초마다) 한 줄씩 써요.
    public var helpStatusDetails: String {
        switch language {
        case .ko: "형식은 plain, json, waybar, i3blocks, polybar, tmux, xbar예요. --follow를 붙이면 바뀔 때마다, 재는 동안에는 1분마다(--seconds면 1초마다) 한 줄씩 써요."
        case .en: "The formats are plain, json, waybar, i3blocks, polybar, tmux and xbar. With --follow a line is written at every change and, while something runs, every minute (every second with --seconds)."
        case .ja: "形式は plain、json、waybar、i3blocks、polybar、tmux、xbar です。--follow を付けると、変わるたびに、計測中は1分ごと(--seconds では1秒ごと)に1行ずつ書きます。"
        }
    }

    /// haru status	재고 있는 행동들
    public var helpStatusExamples: String {
        switch language {
        case .ko: "haru status\t재고 있는 행동들\nharu status --format waybar --follow\t상태 표시줄에 이어서 써요\nharu status --format plain --max 10\t이름을 줄여서 한 줄로"
        case .en: "haru status\twhat is running\nharu status --format waybar --follow\tkeeps a status bar up to date\nharu status --format plain --max 10\tone line with a short name"
        case .ja: "haru status\t計測中のアクション\nharu status --format waybar --follow\tステータスバーに書き続けます\nharu status --format plain --max 10\t名前を短くして1行で"
        }
    }

    /// 재던 것을 멈추고 기록해요
    public var helpStop: String {
        switch language {
        case .ko: "재던 것을 멈추고 기록해요"
        case .en: "stop measuring and record it"
        case .ja: "計測を終了して記録します"
        }
    }

    /// 설정 minSessionSeconds보다 짧으면 기록하지 않아요. 다른 기기에서 먼저 멈췄다면 그 시각이 남아요.
    public var helpStopDetails: String {
        switch language {
        case .ko: "설정 minSessionSeconds보다 짧으면 기록하지 않아요. 다른 기기에서 먼저 멈췄다면 그 시각이 남아요."
        case .en: "What is shorter than the setting minSessionSeconds is not recorded. A stop made earlier on another device stays."
        case .ja: "設定 minSessionSeconds より短いものは記録しません。ほかの端末で先に終了していた場合は、その時刻が残ります。"
        }
    }

    /// haru stop	하나만 재고 있을 때
    public var helpStopExamples: String {
        switch language {
        case .ko: "haru stop\t하나만 재고 있을 때\nharu stop 독서 --at 14:30\t14:30에 마친 것으로 해요\nharu stop --all\t모두 멈춰요"
        case .en: "haru stop\tif only one action runs\nharu stop Reading --at 14:30\tended at 14:30\nharu stop --all\tstops everything"
        case .ja: "haru stop\t計測中が1つだけのとき\nharu stop 読書 --at 14:30\t14:30に終えたことにします\nharu stop --all\tすべて終了します"
        }
    }

    /// 꼬리표를 만들어요
    public var helpTagAdd: String {
        switch language {
        case .ko: "꼬리표를 만들어요"
        case .en: "make a tag"
        case .ja: "タグを作ります"
        }
    }

    /// haru tag add 공부 --color 3	하늘색 꼬리표
    public var helpTagAddExamples: String {
        switch language {
        case .ko: "haru tag add 공부 --color 3\t하늘색 꼬리표"
        case .en: "haru tag add Study --color 3\ta sky-blue tag"
        case .ja: "haru tag add 勉強 --color 3\t空色のタグ"
        }
    }

    /// 꼬리표를 지워요; 행동은 남아요
    public var helpTagDelete: String {
        switch language {
        case .ko: "꼬리표를 지워요; 행동은 남아요"
        case .en: "delete a tag; its actions stay"
        case .ja: "タグを削除します。アクションは残ります"
        }
    }

    /// haru tag delete 공부	물어보고 지워요
    public var helpTagDeleteExamples: String {
        switch language {
        case .ko: "haru tag delete 공부\t물어보고 지워요"
        case .en: "haru tag delete Study\tdeletes it, after asking"
        case .ja: "haru tag delete 勉強\t確認してから削除します"
        }
    }

    /// 꼬리표를 고쳐요
    public var helpTagEdit: String {
        switch language {
        case .ko: "꼬리표를 고쳐요"
        case .en: "change a tag"
        case .ja: "タグを編集します"
        }
    }

    /// haru tag edit 공부 --color "#C2477A"	색을 바꿔요
    public var helpTagEditExamples: String {
        switch language {
        case .ko: "haru tag edit 공부 --color \"#C2477A\"\t색을 바꿔요"
        case .en: "haru tag edit Study --color \"#C2477A\"\tchanges its color"
        case .ja: "haru tag edit 勉強 --color \"#C2477A\"\t色を変えます"
        }
    }

    /// 꼬리표의 순서를 바꿔요
    public var helpTagOrder: String {
        switch language {
        case .ko: "꼬리표의 순서를 바꿔요"
        case .en: "change the order of tags"
        case .ja: "タグの順序を変えます"
        }
    }

    /// haru tag order 아침 공부	아침, 공부를 맨 앞으로
    public var helpTagOrderExamples: String {
        switch language {
        case .ko: "haru tag order 아침 공부\t아침, 공부를 맨 앞으로"
        case .en: "haru tag order Morning Study\tMorning and Study come first"
        case .ja: "haru tag order 朝 勉強\t朝と勉強を先頭に"
        }
    }

    /// 꼬리표를 모두 보여 줘요
    public var helpTags: String {
        switch language {
        case .ko: "꼬리표를 모두 보여 줘요"
        case .en: "list the tags"
        case .ja: "タグの一覧を表示します"
        }
    }

    /// haru tags	색과 행동 수와 함께
    public var helpTagsExamples: String {
        switch language {
        case .ko: "haru tags\t색과 행동 수와 함께"
        case .en: "haru tags\twith color and number of actions"
        case .ja: "haru tags\t色とアクション数とともに"
        }
    }

    /// 시각은 14:30(오늘), "2026-08-12 14:30", 2026-08-12T14:30:00+09:00, 또는 -15m이나 -1h30m처럼 지금보다 얼마 전인지로 적어요.
    public var helpTimes: String {
        switch language {
        case .ko: "시각은 14:30(오늘), \"2026-08-12 14:30\", 2026-08-12T14:30:00+09:00, 또는 -15m이나 -1h30m처럼 지금보다 얼마 전인지로 적어요."
        case .en: "A time is 14:30 (today), \"2026-08-12 14:30\", 2026-08-12T14:30:00+09:00, or how long ago: -15m, -1h30m."
        case .ja: "時刻は 14:30(今日)、\"2026-08-12 14:30\"、2026-08-12T14:30:00+09:00、または -15m や -1h30m のようにどれだけ前かで指定します。"
        }
    }

    /// 하루를 남기다
    public var helpTitle: String {
        switch language {
        case .ko: "하루를 남기다"
        case .en: "Keep your day"
        case .ja: "一日を残す"
        }
    }

    /// 오늘 무엇을 얼마나 했는지 보여 줘요
    public var helpToday: String {
        switch language {
        case .ko: "오늘 무엇을 얼마나 했는지 보여 줘요"
        case .en: "show what was done today"
        case .ja: "今日の記録をまとめます"
        }
    }

    /// haru today	오늘
    public var helpTodayExamples: String {
        switch language {
        case .ko: "haru today\t오늘\nharu today --date yesterday\t어제\nharu today --tag 공부 --all\t공부 꼬리표의 행동을 모두"
        case .en: "haru today\ttoday\nharu today --date yesterday\tyesterday\nharu today --tag Study --all\tall actions with the tag Study"
        case .ja: "haru today\t今日\nharu today --date yesterday\t昨日\nharu today --tag 勉強 --all\t勉強タグのアクションすべて"
        }
    }

    /// 시간형은 시작하거나 멈추고, 횟수형은 한 번 더해요
    public var helpToggle: String {
        switch language {
        case .ko: "시간형은 시작하거나 멈추고, 횟수형은 한 번 더해요"
        case .en: "start or stop a timed action, add one to a counted one"
        case .ja: "時間型は開始または終了し、回数型は1回追加します"
        }
    }

    /// haru toggle 독서	재고 있으면 멈추고, 아니면 시작해요
    public var helpToggleExamples: String {
        switch language {
        case .ko: "haru toggle 독서\t재고 있으면 멈추고, 아니면 시작해요"
        case .en: "haru toggle Reading\tstops it if it runs, else starts it"
        case .ja: "haru toggle 読書\t計測中なら終了し、そうでなければ開始します"
        }
    }

    /// 한 행동의 합계를 보여 줘요
    public var helpTotal: String {
        switch language {
        case .ko: "한 행동의 합계를 보여 줘요"
        case .en: "show the total of one action"
        case .ja: "1つのアクションの合計を表示します"
        }
    }

    /// haru total 독서	오늘
    public var helpTotalExamples: String {
        switch language {
        case .ko: "haru total 독서\t오늘\nharu total 독서 --period week\t이번 주"
        case .en: "haru total Reading\ttoday\nharu total Reading --period week\tthis week"
        case .ja: "haru total 読書\t今日\nharu total 読書 --period week\t今週"
        }
    }

    /// 가장 최근 변경을 되돌려요
    public var helpUndo: String {
        switch language {
        case .ko: "가장 최근 변경을 되돌려요"
        case .en: "take back the newest changes"
        case .ja: "最新の変更を取り消します"
        }
    }

    /// 이 저장소에서 한 것만 되돌려요. 최근 50개까지 남아 있어요.
    public var helpUndoDetails: String {
        switch language {
        case .ko: "이 저장소에서 한 것만 되돌려요. 최근 50개까지 남아 있어요."
        case .en: "Only what was done on this store is taken back; the last 50 changes are kept."
        case .ja: "この保存先で行った変更だけを取り消します。直近の50件が残っています。"
        }
    }

    /// haru undo	마지막 변경을 되돌려요
    public var helpUndoExamples: String {
        switch language {
        case .ko: "haru undo\t마지막 변경을 되돌려요\nharu undo 3\t세 개를 물어보고 되돌려요\nharu undo --list\t되돌릴 수 있는 것을 보여 줘요"
        case .en: "haru undo\ttakes back the last change\nharu undo 3\ttakes back three, after asking\nharu undo --list\tshows what can be taken back"
        case .ja: "haru undo\t最後の変更を取り消します\nharu undo 3\t3件を確認してから取り消します\nharu undo --list\t取り消せるものを表示します"
        }
    }

    /// 버전을 보여 줘요
    public var helpVersion: String {
        switch language {
        case .ko: "버전을 보여 줘요"
        case .en: "show the version"
        case .ja: "バージョンを表示します"
        }
    }

    /// haru --version	버전과 저장소의 판
    public var helpVersionExamples: String {
        switch language {
        case .ko: "haru --version\t버전과 저장소의 판"
        case .en: "haru --version\tversion and schema"
        case .ja: "haru --version\tバージョンとスキーマ"
        }
    }

    /// 이번 주를 날마다 보여 줘요
    public var helpWeek: String {
        switch language {
        case .ko: "이번 주를 날마다 보여 줘요"
        case .en: "show this week day by day"
        case .ja: "今週を日ごとに表示します"
        }
    }

    /// haru week	이번 주
    public var helpWeekExamples: String {
        switch language {
        case .ko: "haru week\t이번 주\nharu week --date 2026-08-01\t그날이 든 주"
        case .en: "haru week\tthis week\nharu week --date 2026-08-01\tthe week of that day"
        case .ja: "haru week\t今週\nharu week --date 2026-08-01\tその日を含む週"
        }
    }

    /// 터미널의 너비를 알 수 없을 때의 너비
    public var manColumns: String {
        switch language {
        case .ko: "터미널의 너비를 알 수 없을 때의 너비"
        case .en: "The width of a line if the terminal does not tell."
        case .ja: "端末の幅が分からないときの幅"
        }
    }

    /// haru는 무엇을 얼마나 했는지 이 기기의 저장소에 기록하고 보여 줘요. 인터넷 없이 동작해요.
    public var manDescription: String {
        switch language {
        case .ko: "haru는 무엇을 얼마나 했는지 이 기기의 저장소에 기록하고 보여 줘요. 인터넷 없이 동작해요."
        case .en: "haru keeps what you do in a store on this device, and shows it. It works without a network."
        case .ja: "haru は、何をどれだけしたかをこの端末の保存先に記録し、表示します。ネットワークなしで動作します。"
        }
    }

    /// 환경 변수
    public var manEnvironment: String {
        switch language {
        case .ko: "환경 변수"
        case .en: "Environment"
        case .ja: "環境変数"
        }
    }

    /// 종료 코드
    public var manExitStatus: String {
        switch language {
        case .ko: "종료 코드"
        case .en: "Exit status"
        case .ja: "終了コード"
        }
    }

    /// 말하는 언어; 처음 설정된 것이 정해요. ko, en, ja가 아니면 한국어예요.
    public var manLocale: String {
        switch language {
        case .ko: "말하는 언어; 처음 설정된 것이 정해요. ko, en, ja가 아니면 한국어예요."
        case .en: "The language to speak; the first that is set decides. Korean unless it is ko, en or ja."
        case .ja: "話す言語。最初に設定されたもので決まり、ko、en、ja 以外は韓国語です。"
        }
    }

    /// 하루를 재고 세고 돌아보는 명령
    public var manName: String {
        switch language {
        case .ko: "하루를 재고 세고 돌아보는 명령"
        case .en: "measure, count and look back at your day"
        case .ja: "一日を計り、数え、振り返る"
        }
    }

    /// 값이 있으면 색을 쓰지 않아요.
    public var manNoColor: String {
        switch language {
        case .ko: "값이 있으면 색을 쓰지 않아요."
        case .en: "No colors are used if it has a value."
        case .ja: "値があれば色を使いません。"
        }
    }

    /// 값 적는 법
    public var manValues: String {
        switch language {
        case .ko: "값 적는 법"
        case .en: "Values"
        case .ja: "値の書き方"
        }
    }
}
