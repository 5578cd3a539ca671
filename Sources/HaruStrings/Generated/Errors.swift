// Written by script/strings from Strings/Errors.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// ‘%(name)@’에 맞는 행동이 없어요. haru actions로 볼 수 있어요.
    public func actionNotFound(name: String) -> String {
        said("‘\u{1}’에 맞는 행동이 없어요. haru actions로 볼 수 있어요.\0No action matches ‘\u{1}’. See haru actions.\0「\u{1}」に合うアクションはありません。haru actions で確認できます。", name)
    }

    /// %(action)@은(는) 이미 측정 중이에요.
    public func alreadyRunning(action: String) -> String {
        said("\u{1}\u{12} 이미 측정 중이에요.\0\u{1} is already running.\0\u{1}はすでに計測中です。", action)
    }

    /// ‘%(name)@’에 맞는 것이 여러 개예요. 더 길게 적거나 ID를 써 주세요.
    public func ambiguous(name: String) -> String {
        said("‘\u{1}’에 맞는 것이 여러 개예요. 더 길게 적거나 ID를 써 주세요.\0‘\u{1}’ fits several. Type more of the name, or an id.\0「\u{1}」に合うものが複数あります。もっと長く入力するか、IDを使ってください。", name)
    }

    /// 백업 파일 %(path)@이(가) 손상됐어요. 아무것도 바꾸지 않았어요.
    public func archiveDamaged(path: String) -> String {
        said("백업 파일 \u{1}\u{11} 손상됐어요. 아무것도 바꾸지 않았어요.\0The backup \u{1} is damaged. Nothing was changed.\0バックアップ\u{1}が破損しています。何も変更していません。", path)
    }

    /// %(path)@은(는) 하루의 백업 파일이 아니에요.
    public func archiveNotOne(path: String) -> String {
        said("\u{1}\u{12} 하루의 백업 파일이 아니에요.\0\u{1} is not a backup of Haru.\0\u{1}はHaruのバックアップファイルではありません。", path)
    }

    /// 백업 파일 %(path)@은(는) 더 새로운 하루가 만들었어요. 하루를 업데이트해 주세요.
    public func archiveTooNew(path: String) -> String {
        said("백업 파일 \u{1}\u{12} 더 새로운 하루가 만들었어요. 하루를 업데이트해 주세요.\0The backup \u{1} is of a newer Haru. Please update.\0バックアップ\u{1}は新しいバージョンのHaruで作られています。アップデートしてください。", path)
    }

    /// 백업 파일 %(path)@에 풀면 안 되는 내용이 있어요. 아무것도 바꾸지 않았어요.
    public func archiveUnsafe(path: String) -> String {
        said("백업 파일 \u{1}에 풀면 안 되는 내용이 있어요. 아무것도 바꾸지 않았어요.\0The backup \u{1} holds something that must not be unpacked. Nothing was changed.\0バックアップ\u{1}に展開できない内容が含まれています。何も変更していません。", path)
    }

    /// 아무것도 바꾸지 않았어요.
    public var declined: String { said("아무것도 바꾸지 않았어요.\0Nothing was changed.\0何も変更しませんでした。") }

    /// 혹시 %(word)@인가요?
    public func didYouMean(word: String) -> String {
        said("혹시 \u{1}인가요?\0Did you mean \u{1}?\0もしかして \u{1} ですか?", word)
    }

    /// 습관을 보관한 뒤의 날이에요.
    public var errorAfterArchive: String { said("습관을 보관한 뒤의 날이에요.\0That day is after the habit was archived.\0習慣をアーカイブした後の日です。") }

    /// 이미 보관한 습관이에요.
    public var errorAlreadyArchived: String { said("이미 보관한 습관이에요.\0This habit is already archived.\0すでにアーカイブした習慣です。") }

    /// 이 날은 이미 완료했어요.
    public var errorAlreadyCompleted: String { said("이 날은 이미 완료했어요.\0It is already done on this day.\0この日はすでに完了しています。") }

    /// 이미 있어요.
    public var errorAlreadyExists: String { said("이미 있어요.\0It already exists.\0すでに存在します。") }

    /// 이미 끝난 목표예요.
    public var errorAlreadyFinished: String { said("이미 끝난 목표예요.\0This goal is already finished.\0すでに終了した目標です。") }

    /// 이미 측정 중이에요.
    public var errorAlreadyRunning: String { said("이미 측정 중이에요.\0It is already running.\0すでに計測中です。") }

    /// 횟수는 1에서 9999까지 적을 수 있어요.
    public var errorAmountOutOfRange: String { said("횟수는 1에서 9999까지 적을 수 있어요.\0An amount is between 1 and 9999.\0回数は1から9999までです。") }

    /// 시작한 날보다 앞서 보관할 수 없어요.
    public var errorArchiveBeforeStart: String { said("시작한 날보다 앞서 보관할 수 없어요.\0A habit cannot be archived before it began.\0開始日より前にはアーカイブできません。") }

    /// 아직 오지 않은 날로는 보관할 수 없어요.
    public var errorArchiveInFuture: String { said("아직 오지 않은 날로는 보관할 수 없어요.\0A habit cannot be archived on a day to come.\0未来の日付ではアーカイブできません。") }

    /// 습관을 시작하기 전의 날이에요.
    public var errorBeforeStart: String { said("습관을 시작하기 전의 날이에요.\0That day is before the habit began.\0習慣を始める前の日です。") }

    /// 이 날의 완료 기록이 없어요.
    public var errorCompletionNotFound: String { said("이 날의 완료 기록이 없어요.\0There is no completion on this day.\0この日の完了記録はありません。") }

    /// 이름을 적어 주세요.
    public var errorEmptyName: String { said("이름을 적어 주세요.\0Enter a name.\0名前を入力してください。") }

    /// 수행일을 하나 이상 골라 주세요.
    public var errorEmptySchedule: String { said("수행일을 하나 이상 골라 주세요.\0Choose at least one scheduled day.\0実施日を1つ以上選んでください。") }

    /// 종료가 시작보다 빨라요.
    public var errorEndBeforeStart: String { said("종료가 시작보다 빨라요.\0The end is before the start.\0終了が開始より前です。") }

    /// 아직 오지 않은 날이에요.
    public var errorFutureDay: String { said("아직 오지 않은 날이에요.\0That day has not come yet.\0まだ来ていない日です。") }

    /// 습관을 찾을 수 없어요.
    public var errorHabitNotFound: String { said("습관을 찾을 수 없어요.\0The habit was not found.\0習慣が見つかりません。") }

    /// 종료일이 있는 목표는 그날이 지나면 판정돼요.
    public var errorHasEndDay: String { said("종료일이 있는 목표는 그날이 지나면 판정돼요.\0A goal with an end day is judged when that day has passed.\0終了日のある目標は、その日が過ぎると判定されます。") }

    /// 이 기기에는 건강 데이터가 없어요.
    public var errorHealthDataUnavailable: String { said("이 기기에는 건강 데이터가 없어요.\0There is no health data on this device.\0この端末にはヘルスケアデータがありません。") }

    /// 색은 #2F6B4F처럼 적어 주세요.
    public var errorInvalidColor: String { said("색은 #2F6B4F처럼 적어 주세요.\0Write a color like #2F6B4F.\0色は #2F6B4F のように指定してください。") }

    /// 판정 기준은 10%%에서 100%%까지 5%% 단위예요.
    public var errorInvalidThreshold: String { said("판정 기준은 10%에서 100%까지 5% 단위예요.\0The threshold is 10% to 100% in steps of 5%.\0判定の基準は10%から100%まで5%刻みです。") }

    /// 무료 버전의 한도에 닿았어요.
    public var errorLimitReached: String { said("무료 버전의 한도에 닿았어요.\0The limit of the free version is reached.\0無料版の上限に達しました。") }

    /// 이름이 너무 길어요. 꼬리표는 30자, 행동과 습관은 40자, 목표는 60자까지예요.
    public var errorNameTooLong: String { said("이름이 너무 길어요. 꼬리표는 30자, 행동과 습관은 40자, 목표는 60자까지예요.\0The name is too long. Tags have room for 30 characters, actions and habits for 40, goals for 60.\0名前が長すぎます。タグは30文字、アクションと習慣は40文字、目標は60文字までです。") }

    /// 다짐의 대상을 골라 주세요.
    public var errorNoTarget: String { said("다짐의 대상을 골라 주세요.\0Choose what the quest is about.\0クエストの対象を選んでください。") }

    /// 찾을 수 없어요
    public var errorNotFound: String { said("찾을 수 없어요\0Not found\0見つかりません") }

    /// 쉬고 있지 않아요.
    public var errorNotPaused: String { said("쉬고 있지 않아요.\0It is not paused.\0休止中ではありません。") }

    /// 측정 중이 아니에요.
    public var errorNotRunning: String { said("측정 중이 아니에요.\0It is not running.\0計測中ではありません。") }

    /// 메모는 2,000자까지 적을 수 있어요.
    public var errorNoteTooLong: String { said("메모는 2,000자까지 적을 수 있어요.\0A note has room for 2,000 characters.\0メモは2,000文字までです。") }

    /// 값이 허용 범위를 벗어났어요.
    public var errorOutOfRange: String { said("값이 허용 범위를 벗어났어요.\0The value is out of range.\0値が範囲外です。") }

    /// 쉬는 날이에요. 쉬기를 끝내면 체크할 수 있어요.
    public var errorPausedDay: String { said("쉬는 날이에요. 쉬기를 끝내면 체크할 수 있어요.\0That day is paused. End the pause to check it off.\0休止中の日です。休止を終えるとチェックできます。") }

    /// 프리미엄이 필요해요
    public var errorPremiumRequired: String { said("프리미엄이 필요해요\0Premium needed\0プレミアムが必要です") }

    /// 측정 중인 기록은 지금보다 늦게 시작할 수 없어요.
    public var errorRunningStartInFuture: String { said("측정 중인 기록은 지금보다 늦게 시작할 수 없어요.\0A running record cannot start in the future.\0計測中の記録の開始を未来にはできません。") }

    /// 수면 다짐은 매일 주기만 쓸 수 있어요.
    public var errorSleepIsDaily: String { said("수면 다짐은 매일 주기만 쓸 수 있어요.\0A sleep quest has to be daily.\0睡眠のクエストは毎日の周期だけです。") }

    /// 수면 시간대는 15분에서 20시간까지예요.
    public var errorSleepWindowLength: String { said("수면 시간대는 15분에서 20시간까지예요.\0The sleep window is 15 minutes to 20 hours long.\0睡眠の時間帯は15分から20時間までです。") }

    /// 습관은 오늘이나 그 전부터 시작할 수 있어요.
    public var errorStartsInFuture: String { said("습관은 오늘이나 그 전부터 시작할 수 있어요.\0A habit starts today or earlier.\0習慣の開始日は今日以前です。") }

    /// 목표량은 1분에서 999시간 59분까지 분 단위로, 또는 1회에서 99,999회까지예요.
    public var errorTargetOutOfRange: String { said("목표량은 1분에서 999시간 59분까지 분 단위로, 또는 1회에서 99,999회까지예요.\0A target is whole minutes, up to 999h 59m, or a number from 1 to 99,999.\0目標量は1分から999時間59分までの分単位、または1回から99,999回までです。") }

    /// 시간형과 횟수형은 만든 뒤에 바꿀 수 없어요.
    public var errorTrackingTypeIsFixed: String { said("시간형과 횟수형은 만든 뒤에 바꿀 수 없어요.\0Whether an action is timed or counted is fixed once it is made.\0時間型と回数型は作成後に変更できません。") }

    /// 모르는 시간대예요. Asia/Seoul 같은 이름을 적어 주세요.
    public var errorUnknownZone: String { said("모르는 시간대예요. Asia/Seoul 같은 이름을 적어 주세요.\0Unknown time zone. Use a name such as Asia/Seoul.\0不明なタイムゾーンです。Asia/Seoul のような名前を指定してください。") }

    /// 이 행동으로는 할 수 없어요. 추적 방식이 달라요.
    public var errorWrongTrackingType: String { said("이 행동으로는 할 수 없어요. 추적 방식이 달라요.\0This action is tracked the other way.\0このアクションは計測方法が異なります。") }

    /// 시작과 종료가 같아요.
    public var errorZeroLength: String { said("시작과 종료가 같아요.\0The start and the end are the same.\0開始と終了が同じです。") }

    /// %(path)@ 파일이 이미 있어요.
    public func fileExists(path: String) -> String {
        said("\u{1} 파일이 이미 있어요.\0The file \u{1} already exists.\0ファイル \u{1} はすでにあります。", path)
    }

    /// 저장 공간이 부족해서 %(path)@에 쓸 수 없어요.
    public func fileFull(path: String) -> String {
        said("저장 공간이 부족해서 \u{1}에 쓸 수 없어요.\0There is no room left to write \u{1}.\0空き容量が足りないため、\u{1}に書き込めません。", path)
    }

    /// %(path)@ 파일이 없어요.
    public func fileMissing(path: String) -> String {
        said("\u{1} 파일이 없어요.\0There is no file \u{1}.\0ファイル \u{1} がありません。", path)
    }

    /// %(path)@ 파일의 형식을 알 수 없어요. --format으로 알려 주세요.
    public func fileUnknownFormat(path: String) -> String {
        said("\u{1} 파일의 형식을 알 수 없어요. --format으로 알려 주세요.\0The format of \u{1} is not known. Name it with --format.\0\u{1} の形式が分かりません。--format で指定してください。", path)
    }

    /// %(path)@ 파일을 읽을 수 없어요.
    public func fileUnreadable(path: String) -> String {
        said("\u{1} 파일을 읽을 수 없어요.\0The file \u{1} cannot be read.\0ファイル \u{1} を読み込めません。", path)
    }

    /// %(path)@에 쓸 수 없어요.
    public func fileUnwritable(path: String) -> String {
        said("\u{1}에 쓸 수 없어요.\0\u{1} cannot be written.\0\u{1} に書き込めません。", path)
    }

    /// %(flag)@은(는) 이 종류의 기록에 쓸 수 없어요.
    public func flagOfOtherKind(flag: String) -> String {
        said("\u{1}\u{12} 이 종류의 기록에 쓸 수 없어요.\0\u{1} does not fit this kind of record.\0\u{1}はこの種類の記録には使えません。", flag)
    }

    /// 날짜의 월과 일을 구별할 수 없어요(--dates mdy나 dmy로 알려 주세요)
    public var issueAmbiguousDate: String { said("날짜의 월과 일을 구별할 수 없어요(--dates mdy나 dmy로 알려 주세요)\0day and month cannot be told apart (say --dates mdy or dmy)\0月と日を区別できません(--dates mdyかdmyで指定してください)") }

    /// 횟수가 1에서 9999 사이가 아니에요
    public var issueAmountOutOfRange: String { said("횟수가 1에서 9999 사이가 아니에요\0the amount is not between 1 and 9999\0回数が1から9999の範囲にありません") }

    /// 날짜가 올바르지 않아요
    public var issueBadDate: String { said("날짜가 올바르지 않아요\0no valid date\0日付が正しくありません") }

    /// UTF-8이 아니에요
    public var issueBadEncoding: String { said("UTF-8이 아니에요\0not UTF-8\0UTF-8ではありません") }

    /// 시각이 올바르지 않아요
    public var issueBadTime: String { said("시각이 올바르지 않아요\0no valid time\0時刻が正しくありません") }

    /// 종료가 시작보다 늦지 않아요
    public var issueEndNotAfterStart: String { said("종료가 시작보다 늦지 않아요\0the end is not after the start\0終了が開始より後ではありません") }

    /// 줄이 너무 길어요
    public var issueLineTooLong: String { said("줄이 너무 길어요\0the line is too long\0行が長すぎます") }

    /// 종료 시각이 없어요
    public var issueMissingEnd: String { said("종료 시각이 없어요\0no end\0終了時刻がありません") }

    /// 이름이 없어요
    public var issueMissingName: String { said("이름이 없어요\0no name\0名前がありません") }

    /// 이름이 너무 길어요
    public var issueNameTooLong: String { said("이름이 너무 길어요\0the name is too long\0名前が長すぎます") }

    /// 시작과 종료 시각이 없어요
    public var issueNoClockTime: String { said("시작과 종료 시각이 없어요\0it has no times of the clock\0開始と終了の時刻がありません") }

    /// 아직 가져올 수 없는 형식이에요
    public var issueNotSupported: String { said("아직 가져올 수 없는 형식이에요\0this format cannot be imported yet\0まだ読み込めない形式です") }

    /// 메모가 2,000자를 넘어요
    public var issueNoteTooLong: String { said("메모가 2,000자를 넘어요\0the note is longer than 2,000 characters\0メモが2,000文字を超えています") }

    /// 파일이 중간에 끊겼어요
    public var issueTruncated: String { said("파일이 중간에 끊겼어요\0the file ends in the middle\0ファイルが途中で切れています") }

    /// 행동을 알 수 없어요
    public var issueUnknownAction: String { said("행동을 알 수 없어요\0unknown action\0アクションが分かりません") }

    /// 읽을 수 없는 줄이에요
    public var issueUnreadable: String { said("읽을 수 없는 줄이에요\0not readable\0読み取れません") }

    /// 무료로는 행동을 10개까지 만들 수 있어요.
    public var limitAction: String { said("무료로는 행동을 10개까지 만들 수 있어요.\0The free version has room for 10 actions.\0無料版ではアクションを10個まで作成できます。") }

    /// %(action)@은(는) 시간형이에요. haru start로 재 주세요.
    public func needsCounted(action: String) -> String {
        said("\u{1}\u{12} 시간형이에요. haru start로 재 주세요.\0\u{1} is timed. Use haru start.\0\u{1}は時間型です。haru start を使ってください。", action)
    }

    /// %(action)@은(는) 횟수형이에요. haru add로 더해 주세요.
    public func needsTimed(action: String) -> String {
        said("\u{1}\u{12} 횟수형이에요. haru add로 더해 주세요.\0\u{1} is counted. Use haru add.\0\u{1}は回数型です。haru add を使ってください。", action)
    }

    /// %(action)@은(는) 측정 중이 아니에요.
    public func notRunning(action: String) -> String {
        said("\u{1}\u{12} 측정 중이 아니에요.\0\u{1} is not running.\0\u{1}は計測中ではありません。", action)
    }

    /// 되돌릴 것이 없어요.
    public var nothingToUndo: String { said("되돌릴 것이 없어요.\0There is nothing to undo.\0取り消せるものはありません。") }

    /// ‘%(name)@’에 맞는 기록이 없어요. haru log에서 ID를 볼 수 있어요.
    public func recordNotFound(name: String) -> String {
        said("‘\u{1}’에 맞는 기록이 없어요. haru log에서 ID를 볼 수 있어요.\0No record matches ‘\u{1}’. haru log shows the ids.\0「\u{1}」に合う記録はありません。haru log でIDを確認できます。", name)
    }

    /// 손상된 기록 %(count)lld개를 빼고 보여 드렸어요. haru doctor로 살펴볼 수 있어요.
    public func rowsDamaged(count: Int) -> String {
        said("손상된 기록 \u{1}개를 빼고 보여 드렸어요. haru doctor로 살펴볼 수 있어요.\0\u{1} damaged records were left out. haru doctor shows which.\0破損した記録\u{1}件を除いて表示しました。haru doctorで確認できます。\0\u{1} damaged record was left out. haru doctor shows which.", grouped(count), isOne: count == 1)
    }

    /// 여러 행동을 측정 중이에요. 행동 이름을 적거나 --all을 붙여 주세요.
    public var severalRunning: String { said("여러 행동을 측정 중이에요. 행동 이름을 적거나 --all을 붙여 주세요.\0Several actions are running. Name one, or add --all.\0複数のアクションを計測中です。アクション名を入力するか、--allを付けてください。") }

    /// 아직 측정 중이에요. haru stop으로 멈춘 뒤에 종료 시각을 고쳐 주세요.
    public var stillRunning: String { said("아직 측정 중이에요. haru stop으로 멈춘 뒤에 종료 시각을 고쳐 주세요.\0It is still running. Stop it with haru stop before you correct its end.\0まだ計測中です。haru stopで止めてから終了時刻を直してください。") }

    /// 저장소 %(path)@을(를) 열 수 없어요: %(detail)@.
    public func storeCannotOpen(path: String, detail: String) -> String {
        said("저장소 \u{1}\u{10} 열 수 없어요: \u{2}.\0The store \u{1} cannot be opened: \u{2}.\0保存先\u{1}を開けません: \u{2}。", path, detail)
    }

    /// 저장소 %(path)@에 손상된 곳이 있어요. haru doctor로 살펴볼 수 있어요.
    public func storeDamaged(path: String) -> String {
        said("저장소 \u{1}에 손상된 곳이 있어요. haru doctor로 살펴볼 수 있어요.\0The store \u{1} is damaged. haru doctor shows where.\0保存先\u{1}が破損しています。haru doctorで確認できます。", path)
    }

    /// 저장 공간이 부족해서 %(path)@에 쓸 수 없어요.
    public func storeFull(path: String) -> String {
        said("저장 공간이 부족해서 \u{1}에 쓸 수 없어요.\0There is no space left to write \u{1}.\0空き容量がないため \u{1} に書き込めません。", path)
    }

    /// 저장소 %(path)@을(를) 다른 프로세스가 쓰고 있어요.
    public func storeLocked(path: String) -> String {
        said("저장소 \u{1}\u{10} 다른 프로세스가 쓰고 있어요.\0The store \u{1} is locked by another process.\0保存先 \u{1} は別のプロセスが使用中です。", path)
    }

    /// 저장소 %(path)@을(를) 다른 프로세스(%(process)@)가 쓰고 있어요.
    public func storeLockedBy(path: String, process: String) -> String {
        said("저장소 \u{1}\u{10} 다른 프로세스(\u{2})가 쓰고 있어요.\0The store \u{1} is locked by process \u{2}.\0保存先 \u{1} は別のプロセス(\u{2})が使用中です。", path, process)
    }

    /// 저장소를 둘 곳을 알 수 없어요. --store나 HARU_STORE로 알려 주세요.
    public var storeNoHome: String { said("저장소를 둘 곳을 알 수 없어요. --store나 HARU_STORE로 알려 주세요.\0There is no place for the store. Name one with --store or HARU_STORE.\0保存場所がわかりません。--storeかHARU_STOREで指定してください。") }

    /// %(path)@이(가) 있는 파일 시스템은 잠금을 지원하지 않아요. 다른 곳을 --store로 알려 주세요.
    public func storeNoLocks(path: String) -> String {
        said("\u{1}\u{11} 있는 파일 시스템은 잠금을 지원하지 않아요. 다른 곳을 --store로 알려 주세요.\0The file system of \u{1} has no working locks. Choose another place with --store.\0\u{1}のあるファイルシステムではロックが使えません。--storeで別の場所を指定してください。", path)
    }

    /// 저장소 %(path)@을(를) 열 권한이 없어요.
    public func storeNoPermission(path: String) -> String {
        said("저장소 \u{1}\u{10} 열 권한이 없어요.\0No permission to open the store \u{1}.\0保存先 \u{1} を開く権限がありません。", path)
    }

    /// %(path)@은(는) 하루의 저장소가 아니에요. 그대로 두었어요.
    public func storeNotAStore(path: String) -> String {
        said("\u{1}\u{12} 하루의 저장소가 아니에요. 그대로 두었어요.\0\u{1} is not a store of Haru. It was left as it is.\0\u{1}はHaruの保存先ではありません。そのままにしました。", path)
    }

    /// 저장소 %(path)@을(를) 쓰는 하루 %(version)@은(는) 이 명령을 몰라요. 그 하루를 다시 시작해 주세요.
    public func storeOwnerTooOld(path: String, version: String) -> String {
        said("저장소 \u{1}\u{10} 쓰는 하루 \u{2}\u{12} 이 명령을 몰라요. 그 하루를 다시 시작해 주세요.\0A Haru of version \u{2} owns the store \u{1} and does not know this verb. Restart it.\0保存先 \u{1} を使用中のHaru \u{2} はこのコマンドに対応していません。再起動してください。", path, version)
    }

    /// 저장소 %(path)@을(를) 읽다가 오류가 났어요.
    public func storeReadError(path: String) -> String {
        said("저장소 \u{1}\u{10} 읽다가 오류가 났어요.\0The store \u{1} could not be read: the device reported an error.\0保存先 \u{1} の読み込み中にエラーが発生しました。", path)
    }

    /// 저장소가 손상되어 %(backup)@에 따로 두고 새로 시작했어요. 읽을 수 있던 기록 %(count)lld개를 옮겨 왔어요.
    public func storeSetAside(backup: String, count: Int) -> String {
        said("저장소가 손상되어 \u{1}에 따로 두고 새로 시작했어요. 읽을 수 있던 기록 \u{2}개를 옮겨 왔어요.\0The store was damaged. It is kept as \u{1}, and a new one was begun with the \u{2} records that could be read.\0保存先が破損していたため、\u{1}に残して新しく始めました。読み取れた記録\u{2}件を移しました。\0The store was damaged. It is kept as \u{1}, and a new one was begun with the \u{2} record that could be read.", backup, grouped(count), isOne: count == 1)
    }

    /// 저장소 %(path)@을(를) 안전하게 쓸 수 없어요. SQLite가 %(setting)@ 설정을 받아들이지 않아요.
    public func storeSettingRefused(path: String, setting: String) -> String {
        said("저장소 \u{1}\u{10} 안전하게 쓸 수 없어요. SQLite가 \u{2} 설정을 받아들이지 않아요.\0The store \u{1} cannot be written safely: SQLite does not accept \u{2}.\0保存先\u{1}を安全に書き込めません。SQLiteが\u{2}を受け付けません。", path, setting)
    }

    /// 저장소 %(path)@은(는) 더 새로운 하루가 만들었어요. 하루를 업데이트해 주세요.
    public func storeTooNew(path: String) -> String {
        said("저장소 \u{1}\u{12} 더 새로운 하루가 만들었어요. 하루를 업데이트해 주세요.\0The store \u{1} was written by a newer Haru. Update this one.\0保存先 \u{1} は新しいHaruで作成されています。Haruを更新してください。", path)
    }

    /// ‘%(name)@’에 맞는 꼬리표가 없어요. haru tags로 볼 수 있어요.
    public func tagNotFound(name: String) -> String {
        said("‘\u{1}’에 맞는 꼬리표가 없어요. haru tags로 볼 수 있어요.\0No tag matches ‘\u{1}’. See haru tags.\0「\u{1}」に合うタグはありません。haru tags で確認できます。", name)
    }

    /// ‘%(name)@’은(는) 모르는 시간대예요. Asia/Seoul 같은 이름을 적어 주세요.
    public func unknownZone(name: String) -> String {
        said("‘\u{1}’은(는) 모르는 시간대예요. Asia/Seoul 같은 이름을 적어 주세요.\0‘\u{1}’ is no known time zone. Write a name such as Asia/Seoul.\0「\u{1}」というタイムゾーンはありません。Asia/Tokyoのように入力してください。", name)
    }

    /// 물어볼 터미널이 없어요. 동의하면 %(verb)@에 --yes를, 미리 보려면 --dry-run을 붙여 주세요.
    public func usageCannotAsk(verb: String) -> String {
        said("물어볼 터미널이 없어요. 동의하면 \u{1}에 --yes를, 미리 보려면 --dry-run을 붙여 주세요.\0There is no terminal to ask on. Add --yes to \u{1} to agree, or --dry-run to see what would happen.\0確認できる端末がありません。\u{1} に、同意するなら --yes、事前に確認するなら --dry-run を付けてください。", verb)
    }

    /// %(first)@과(와) %(second)@은(는) 함께 쓸 수 없어요.
    public func usageExclusive(first: String, second: String) -> String {
        said("\u{1}\u{13} \u{2}\u{12} 함께 쓸 수 없어요.\0\u{1} and \u{2} cannot be used together.\0\u{1} と \u{2} は同時に指定できません。", first, second)
    }

    /// %(name)@이(가) 빠졌어요: %(verb)@
    public func usageMissingArgument(name: String, verb: String) -> String {
        said("\u{1}\u{11} 빠졌어요: \u{2}\0\u{1} is missing: \u{2}\0\u{1} がありません: \u{2}", name, verb)
    }

    /// %(flag)@ 뒤에 값이 필요해요: %(example)@
    public func usageMissingValue(flag: String, example: String) -> String {
        said("\u{1} 뒤에 값이 필요해요: \u{2}\0\u{1} needs a value: \u{2}\0\u{1} には値が必要です: \u{2}", flag, example)
    }

    /// haru %(noun)@ 뒤에 할 일을 적어 주세요: %(verbs)@.
    public func usageMissingVerb(noun: String, verbs: String) -> String {
        said("haru \u{1} 뒤에 할 일을 적어 주세요: \u{2}.\0Say what to do after haru \u{1}: \u{2}.\0haru \u{1} の後に操作を指定してください: \u{2}。", noun, verbs)
    }

    /// 무엇을 바꿀지 적어 주세요: %(flags)@.
    public func usageNothingGiven(flags: String) -> String {
        said("무엇을 바꿀지 적어 주세요: \u{1}.\0Say what to change: \u{1}.\0変更する内容を指定してください: \u{1}。", flags)
    }

    /// %(flag)@은(는) 한 번만 쓸 수 있어요.
    public func usageRepeatedFlag(flag: String) -> String {
        said("\u{1}\u{12} 한 번만 쓸 수 있어요.\0\u{1} can be given only once.\0\u{1} は1回だけ指定できます。", flag)
    }

    /// 도움말: %(command)@
    public func usageSeeHelp(command: String) -> String {
        said("도움말: \u{1}\0Help: \u{1}\0ヘルプ: \u{1}", command)
    }

    /// ‘%(text)@’: %(verb)@에 인자가 너무 많아요. 띄어쓰기가 있는 이름은 따옴표로 묶어 주세요.
    public func usageUnexpectedArgument(text: String, verb: String) -> String {
        said("‘\u{1}’: \u{2}에 인자가 너무 많아요. 띄어쓰기가 있는 이름은 따옴표로 묶어 주세요.\0‘\u{1}’: \u{2} takes fewer arguments. Put names with spaces in quotes.\0「\u{1}」: \u{2} の引数が多すぎます。空白を含む名前は引用符で囲んでください。", text, verb)
    }

    /// %(flag)@에는 값을 줄 수 없어요.
    public func usageUnexpectedValue(flag: String) -> String {
        said("\u{1}에는 값을 줄 수 없어요.\0\u{1} takes no value.\0\u{1} に値は指定できません。", flag)
    }

    /// %(flag)@: 그런 플래그는 없어요.
    public func usageUnknownFlag(flag: String) -> String {
        said("\u{1}: 그런 플래그는 없어요.\0\u{1}: there is no such flag.\0\u{1}: そのようなフラグはありません。", flag)
    }

    /// %(flag)@: %(verb)@에는 그런 플래그가 없어요.
    public func usageUnknownFlagOf(flag: String, verb: String) -> String {
        said("\u{1}: \u{2}에는 그런 플래그가 없어요.\0\u{1}: \u{2} has no such flag.\0\u{1}: \u{2} にそのようなフラグはありません。", flag, verb)
    }

    /// %(verb)@: 그런 명령은 없어요.
    public func usageUnknownVerb(verb: String) -> String {
        said("\u{1}: 그런 명령은 없어요.\0\u{1}: there is no such verb.\0\u{1}: そのようなコマンドはありません。", verb)
    }

    /// %(text)@: 마지막 날이 첫날보다 빨라요.
    public func valueDaysBackwards(text: String) -> String {
        said("\u{1}: 마지막 날이 첫날보다 빨라요.\0\u{1}: the last day is before the first.\0\u{1}: 最後の日が最初の日より前です。", text)
    }

    /// %(place)@이(가) 비어 있어요.
    public func valueEmpty(place: String) -> String {
        said("\u{1}\u{11} 비어 있어요.\0\u{1} is empty.\0\u{1} が空です。", place)
    }

    /// %(date)@은(는) 달력에 없는 날짜예요.
    public func valueNoSuchDate(date: String) -> String {
        said("\u{1}\u{12} 달력에 없는 날짜예요.\0There is no such date as \u{1}.\0\u{1} という日付はありません。", date)
    }

    /// %(place)@: ‘%(text)@’은(는) 쓸 수 없어요. 가능한 값: %(choices)@.
    public func valueNotChoice(place: String, text: String, choices: String) -> String {
        said("\u{1}: ‘\u{2}’은(는) 쓸 수 없어요. 가능한 값: \u{3}.\0\u{1}: ‘\u{2}’ is not one of \u{3}.\0\u{1}: 「\u{2}」は使えません。使える値: \u{3}。", place, text, choices)
    }

    /// %(place)@: ‘%(text)@’은(는) 색이 아니에요. #2F6B4F나 0에서 11까지의 번호를 적어 주세요.
    public func valueNotColor(place: String, text: String) -> String {
        said("\u{1}: ‘\u{2}’은(는) 색이 아니에요. #2F6B4F나 0에서 11까지의 번호를 적어 주세요.\0\u{1}: ‘\u{2}’ is no color. Write #2F6B4F or a number from 0 to 11.\0\u{1}: 「\u{2}」は色ではありません。#2F6B4F または0から11の番号を指定してください。", place, text)
    }

    /// %(place)@: ‘%(text)@’은(는) 날짜가 아니에요. 2026-08-12, today, yesterday처럼 적어 주세요.
    public func valueNotDay(place: String, text: String) -> String {
        said("\u{1}: ‘\u{2}’은(는) 날짜가 아니에요. 2026-08-12, today, yesterday처럼 적어 주세요.\0\u{1}: ‘\u{2}’ is no day. Write 2026-08-12, today or yesterday.\0\u{1}: 「\u{2}」は日付ではありません。2026-08-12、today、yesterday のように指定してください。", place, text)
    }

    /// %(place)@: ‘%(text)@’은(는) 기간이 아니에요. 2026-08-01..2026-08-12처럼 적어 주세요.
    public func valueNotDays(place: String, text: String) -> String {
        said("\u{1}: ‘\u{2}’은(는) 기간이 아니에요. 2026-08-01..2026-08-12처럼 적어 주세요.\0\u{1}: ‘\u{2}’ is no range of days. Write 2026-08-01..2026-08-12.\0\u{1}: 「\u{2}」は期間ではありません。2026-08-01..2026-08-12 のように指定してください。", place, text)
    }

    /// %(place)@: ‘%(text)@’ 대신 %(least)@에서 %(most)@까지의 수를 적어 주세요.
    public func valueNotNumber(place: String, text: String, least: String, most: String) -> String {
        said("\u{1}: ‘\u{2}’ 대신 \u{3}에서 \u{4}까지의 수를 적어 주세요.\0\u{1}: ‘\u{2}’ is no number from \u{3} to \u{4}.\0\u{1}: 「\u{2}」ではなく、\u{3}から\u{4}の数を指定してください。", place, text, least, most)
    }

    /// %(place)@: ‘%(text)@’은(는) 시각이 아니에요. 14:30, "2026-08-12 14:30", -15m처럼 적어 주세요.
    public func valueNotTime(place: String, text: String) -> String {
        said("\u{1}: ‘\u{2}’은(는) 시각이 아니에요. 14:30, \"2026-08-12 14:30\", -15m처럼 적어 주세요.\0\u{1}: ‘\u{2}’ is no time. Write 14:30, \"2026-08-12 14:30\" or -15m.\0\u{1}: 「\u{2}」は時刻ではありません。14:30、\"2026-08-12 14:30\"、-15m のように指定してください。", place, text)
    }

    /// %(path)@은(는) 풀 수 없는 zip이에요. 아무것도 바꾸지 않았어요.
    public func zipDamaged(path: String) -> String {
        said("\u{1}\u{12} 풀 수 없는 zip이에요. 아무것도 바꾸지 않았어요.\0The zip \u{1} cannot be unpacked. Nothing was changed.\0zipファイル\u{1}を展開できません。何も変更していません。", path)
    }

    /// 이 파일에는 시간대가 적혀 있지 않아요. --zone Asia/Seoul처럼 알려 주세요.
    public var zoneNeeded: String { said("이 파일에는 시간대가 적혀 있지 않아요. --zone Asia/Seoul처럼 알려 주세요.\0This file does not say its time zone. Name it: --zone Asia/Seoul.\0このファイルにはタイムゾーンがありません。--zone Asia/Tokyoのように指定してください。") }
}
