// Written by script/strings from Strings/Errors.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// ‘%(name)@’에 맞는 행동이 없어요. haru actions로 볼 수 있어요.
    public func actionNotFound(name: String) -> String {
        switch language {
        case .ko: "‘\(name)’에 맞는 행동이 없어요. haru actions로 볼 수 있어요."
        case .en: "No action matches ‘\(name)’. See haru actions."
        case .ja: "「\(name)」に合うアクションはありません。haru actions で確認できます。"
        }
    }

    /// %(action)@은(는) 이미 측정 중이에요.
    public func alreadyRunning(action: String) -> String {
        switch language {
        case .ko: "\(Particle.topic.after(action)) 이미 측정 중이에요."
        case .en: "\(action) is already running."
        case .ja: "\(action)はすでに計測中です。"
        }
    }

    /// ‘%(name)@’에 맞는 것이 여러 개예요. 더 길게 적거나 ID를 써 주세요.
    public func ambiguous(name: String) -> String {
        switch language {
        case .ko: "‘\(name)’에 맞는 것이 여러 개예요. 더 길게 적거나 ID를 써 주세요."
        case .en: "‘\(name)’ fits several. Type more of the name, or an id."
        case .ja: "「\(name)」に合うものが複数あります。もっと長く入力するか、IDを使ってください。"
        }
    }

    /// 백업 파일 %(path)@이(가) 손상됐어요. 아무것도 바꾸지 않았어요.
    public func archiveDamaged(path: String) -> String {
        switch language {
        case .ko: "백업 파일 \(Particle.subject.after(path)) 손상됐어요. 아무것도 바꾸지 않았어요."
        case .en: "The backup \(path) is damaged. Nothing was changed."
        case .ja: "バックアップ\(path)が破損しています。何も変更していません。"
        }
    }

    /// %(path)@은(는) 하루의 백업 파일이 아니에요.
    public func archiveNotOne(path: String) -> String {
        switch language {
        case .ko: "\(Particle.topic.after(path)) 하루의 백업 파일이 아니에요."
        case .en: "\(path) is not a backup of Haru."
        case .ja: "\(path)はHaruのバックアップファイルではありません。"
        }
    }

    /// 백업 파일 %(path)@은(는) 더 새로운 하루가 만들었어요. 하루를 업데이트해 주세요.
    public func archiveTooNew(path: String) -> String {
        switch language {
        case .ko: "백업 파일 \(Particle.topic.after(path)) 더 새로운 하루가 만들었어요. 하루를 업데이트해 주세요."
        case .en: "The backup \(path) is of a newer Haru. Please update."
        case .ja: "バックアップ\(path)は新しいバージョンのHaruで作られています。アップデートしてください。"
        }
    }

    /// 백업 파일 %(path)@에 풀면 안 되는 내용이 있어요. 아무것도 바꾸지 않았어요.
    public func archiveUnsafe(path: String) -> String {
        switch language {
        case .ko: "백업 파일 \(path)에 풀면 안 되는 내용이 있어요. 아무것도 바꾸지 않았어요."
        case .en: "The backup \(path) holds something that must not be unpacked. Nothing was changed."
        case .ja: "バックアップ\(path)に展開できない内容が含まれています。何も変更していません。"
        }
    }

    /// 아무것도 바꾸지 않았어요.
    public var declined: String {
        switch language {
        case .ko: "아무것도 바꾸지 않았어요."
        case .en: "Nothing was changed."
        case .ja: "何も変更しませんでした。"
        }
    }

    /// 혹시 %(word)@인가요?
    public func didYouMean(word: String) -> String {
        switch language {
        case .ko: "혹시 \(word)인가요?"
        case .en: "Did you mean \(word)?"
        case .ja: "もしかして \(word) ですか?"
        }
    }

    /// 습관을 보관한 뒤의 날이에요.
    public var errorAfterArchive: String {
        switch language {
        case .ko: "습관을 보관한 뒤의 날이에요."
        case .en: "That day is after the habit was archived."
        case .ja: "習慣をアーカイブした後の日です。"
        }
    }

    /// 이미 보관한 습관이에요.
    public var errorAlreadyArchived: String {
        switch language {
        case .ko: "이미 보관한 습관이에요."
        case .en: "This habit is already archived."
        case .ja: "すでにアーカイブした習慣です。"
        }
    }

    /// 이 날은 이미 완료했어요.
    public var errorAlreadyCompleted: String {
        switch language {
        case .ko: "이 날은 이미 완료했어요."
        case .en: "It is already done on this day."
        case .ja: "この日はすでに完了しています。"
        }
    }

    /// 이미 있어요.
    public var errorAlreadyExists: String {
        switch language {
        case .ko: "이미 있어요."
        case .en: "It already exists."
        case .ja: "すでに存在します。"
        }
    }

    /// 이미 끝난 목표예요.
    public var errorAlreadyFinished: String {
        switch language {
        case .ko: "이미 끝난 목표예요."
        case .en: "This goal is already finished."
        case .ja: "すでに終了した目標です。"
        }
    }

    /// 이미 측정 중이에요.
    public var errorAlreadyRunning: String {
        switch language {
        case .ko: "이미 측정 중이에요."
        case .en: "It is already running."
        case .ja: "すでに計測中です。"
        }
    }

    /// 횟수는 1에서 9999까지 적을 수 있어요.
    public var errorAmountOutOfRange: String {
        switch language {
        case .ko: "횟수는 1에서 9999까지 적을 수 있어요."
        case .en: "An amount is between 1 and 9999."
        case .ja: "回数は1から9999までです。"
        }
    }

    /// 시작한 날보다 앞서 보관할 수 없어요.
    public var errorArchiveBeforeStart: String {
        switch language {
        case .ko: "시작한 날보다 앞서 보관할 수 없어요."
        case .en: "A habit cannot be archived before it began."
        case .ja: "開始日より前にはアーカイブできません。"
        }
    }

    /// 아직 오지 않은 날로는 보관할 수 없어요.
    public var errorArchiveInFuture: String {
        switch language {
        case .ko: "아직 오지 않은 날로는 보관할 수 없어요."
        case .en: "A habit cannot be archived on a day to come."
        case .ja: "未来の日付ではアーカイブできません。"
        }
    }

    /// 습관을 시작하기 전의 날이에요.
    public var errorBeforeStart: String {
        switch language {
        case .ko: "습관을 시작하기 전의 날이에요."
        case .en: "That day is before the habit began."
        case .ja: "習慣を始める前の日です。"
        }
    }

    /// 이 날의 완료 기록이 없어요.
    public var errorCompletionNotFound: String {
        switch language {
        case .ko: "이 날의 완료 기록이 없어요."
        case .en: "There is no completion on this day."
        case .ja: "この日の完了記録はありません。"
        }
    }

    /// 이름을 적어 주세요.
    public var errorEmptyName: String {
        switch language {
        case .ko: "이름을 적어 주세요."
        case .en: "Enter a name."
        case .ja: "名前を入力してください。"
        }
    }

    /// 수행일을 하나 이상 골라 주세요.
    public var errorEmptySchedule: String {
        switch language {
        case .ko: "수행일을 하나 이상 골라 주세요."
        case .en: "Choose at least one scheduled day."
        case .ja: "実施日を1つ以上選んでください。"
        }
    }

    /// 종료가 시작보다 빨라요.
    public var errorEndBeforeStart: String {
        switch language {
        case .ko: "종료가 시작보다 빨라요."
        case .en: "The end is before the start."
        case .ja: "終了が開始より前です。"
        }
    }

    /// 아직 오지 않은 날이에요.
    public var errorFutureDay: String {
        switch language {
        case .ko: "아직 오지 않은 날이에요."
        case .en: "That day has not come yet."
        case .ja: "まだ来ていない日です。"
        }
    }

    /// 습관을 찾을 수 없어요.
    public var errorHabitNotFound: String {
        switch language {
        case .ko: "습관을 찾을 수 없어요."
        case .en: "The habit was not found."
        case .ja: "習慣が見つかりません。"
        }
    }

    /// 종료일이 있는 목표는 그날이 지나면 판정돼요.
    public var errorHasEndDay: String {
        switch language {
        case .ko: "종료일이 있는 목표는 그날이 지나면 판정돼요."
        case .en: "A goal with an end day is judged when that day has passed."
        case .ja: "終了日のある目標は、その日が過ぎると判定されます。"
        }
    }

    /// 이 기기에는 건강 데이터가 없어요.
    public var errorHealthDataUnavailable: String {
        switch language {
        case .ko: "이 기기에는 건강 데이터가 없어요."
        case .en: "There is no health data on this device."
        case .ja: "この端末にはヘルスケアデータがありません。"
        }
    }

    /// 색은 #2F6B4F처럼 적어 주세요.
    public var errorInvalidColor: String {
        switch language {
        case .ko: "색은 #2F6B4F처럼 적어 주세요."
        case .en: "Write a color like #2F6B4F."
        case .ja: "色は #2F6B4F のように指定してください。"
        }
    }

    /// 판정 기준은 10%%에서 100%%까지 5%% 단위예요.
    public var errorInvalidThreshold: String {
        switch language {
        case .ko: "판정 기준은 10%에서 100%까지 5% 단위예요."
        case .en: "The threshold is 10% to 100% in steps of 5%."
        case .ja: "判定の基準は10%から100%まで5%刻みです。"
        }
    }

    /// 무료 버전의 한도에 닿았어요.
    public var errorLimitReached: String {
        switch language {
        case .ko: "무료 버전의 한도에 닿았어요."
        case .en: "The limit of the free version is reached."
        case .ja: "無料版の上限に達しました。"
        }
    }

    /// 이름이 너무 길어요. 행동은 40자, 꼬리표는 30자까지예요.
    public var errorNameTooLong: String {
        switch language {
        case .ko: "이름이 너무 길어요. 행동은 40자, 꼬리표는 30자까지예요."
        case .en: "The name is too long. Actions have room for 40 characters, tags for 30."
        case .ja: "名前が長すぎます。アクションは40文字、タグは30文字までです。"
        }
    }

    /// 다짐의 대상을 골라 주세요.
    public var errorNoTarget: String {
        switch language {
        case .ko: "다짐의 대상을 골라 주세요."
        case .en: "Choose what the quest is about."
        case .ja: "クエストの対象を選んでください。"
        }
    }

    /// 찾을 수 없어요
    public var errorNotFound: String {
        switch language {
        case .ko: "찾을 수 없어요"
        case .en: "Not found"
        case .ja: "見つかりません"
        }
    }

    /// 쉬고 있지 않아요.
    public var errorNotPaused: String {
        switch language {
        case .ko: "쉬고 있지 않아요."
        case .en: "It is not paused."
        case .ja: "休止中ではありません。"
        }
    }

    /// 측정 중이 아니에요.
    public var errorNotRunning: String {
        switch language {
        case .ko: "측정 중이 아니에요."
        case .en: "It is not running."
        case .ja: "計測中ではありません。"
        }
    }

    /// 메모는 2,000자까지 적을 수 있어요.
    public var errorNoteTooLong: String {
        switch language {
        case .ko: "메모는 2,000자까지 적을 수 있어요."
        case .en: "A note has room for 2,000 characters."
        case .ja: "メモは2,000文字までです。"
        }
    }

    /// 값이 허용 범위를 벗어났어요.
    public var errorOutOfRange: String {
        switch language {
        case .ko: "값이 허용 범위를 벗어났어요."
        case .en: "The value is out of range."
        case .ja: "値が範囲外です。"
        }
    }

    /// 쉬는 날이에요. 쉬기를 끝내면 체크할 수 있어요.
    public var errorPausedDay: String {
        switch language {
        case .ko: "쉬는 날이에요. 쉬기를 끝내면 체크할 수 있어요."
        case .en: "That day is paused. End the pause to check it off."
        case .ja: "休止中の日です。休止を終えるとチェックできます。"
        }
    }

    /// 프리미엄이 필요해요
    public var errorPremiumRequired: String {
        switch language {
        case .ko: "프리미엄이 필요해요"
        case .en: "Premium needed"
        case .ja: "プレミアムが必要です"
        }
    }

    /// 측정 중인 기록은 지금보다 늦게 시작할 수 없어요.
    public var errorRunningStartInFuture: String {
        switch language {
        case .ko: "측정 중인 기록은 지금보다 늦게 시작할 수 없어요."
        case .en: "A running record cannot start in the future."
        case .ja: "計測中の記録の開始を未来にはできません。"
        }
    }

    /// 수면 다짐은 매일 주기만 쓸 수 있어요.
    public var errorSleepIsDaily: String {
        switch language {
        case .ko: "수면 다짐은 매일 주기만 쓸 수 있어요."
        case .en: "A sleep quest has to be daily."
        case .ja: "睡眠のクエストは毎日の周期だけです。"
        }
    }

    /// 수면 시간대는 15분에서 20시간까지예요.
    public var errorSleepWindowLength: String {
        switch language {
        case .ko: "수면 시간대는 15분에서 20시간까지예요."
        case .en: "The sleep window is 15 minutes to 20 hours long."
        case .ja: "睡眠の時間帯は15分から20時間までです。"
        }
    }

    /// 습관은 오늘이나 그 전부터 시작할 수 있어요.
    public var errorStartsInFuture: String {
        switch language {
        case .ko: "습관은 오늘이나 그 전부터 시작할 수 있어요."
        case .en: "A habit starts today or earlier."
        case .ja: "習慣の開始日は今日以前です。"
        }
    }

    /// 목표량이 허용 범위를 벗어났어요.
    public var errorTargetOutOfRange: String {
        switch language {
        case .ko: "목표량이 허용 범위를 벗어났어요."
        case .en: "The target is out of range."
        case .ja: "目標量が範囲外です。"
        }
    }

    /// 시간형과 횟수형은 만든 뒤에 바꿀 수 없어요.
    public var errorTrackingTypeIsFixed: String {
        switch language {
        case .ko: "시간형과 횟수형은 만든 뒤에 바꿀 수 없어요."
        case .en: "Whether an action is timed or counted is fixed once it is made."
        case .ja: "時間型と回数型は作成後に変更できません。"
        }
    }

    /// 모르는 시간대예요. Asia/Seoul 같은 이름을 적어 주세요.
    public var errorUnknownZone: String {
        switch language {
        case .ko: "모르는 시간대예요. Asia/Seoul 같은 이름을 적어 주세요."
        case .en: "Unknown time zone. Use a name such as Asia/Seoul."
        case .ja: "不明なタイムゾーンです。Asia/Seoul のような名前を指定してください。"
        }
    }

    /// 이 행동으로는 할 수 없어요. 추적 방식이 달라요.
    public var errorWrongTrackingType: String {
        switch language {
        case .ko: "이 행동으로는 할 수 없어요. 추적 방식이 달라요."
        case .en: "This action is tracked the other way."
        case .ja: "このアクションは計測方法が異なります。"
        }
    }

    /// 시작과 종료가 같아요.
    public var errorZeroLength: String {
        switch language {
        case .ko: "시작과 종료가 같아요."
        case .en: "The start and the end are the same."
        case .ja: "開始と終了が同じです。"
        }
    }

    /// %(path)@ 파일이 이미 있어요.
    public func fileExists(path: String) -> String {
        switch language {
        case .ko: "\(path) 파일이 이미 있어요."
        case .en: "The file \(path) already exists."
        case .ja: "ファイル \(path) はすでにあります。"
        }
    }

    /// 저장 공간이 부족해서 %(path)@에 쓸 수 없어요.
    public func fileFull(path: String) -> String {
        switch language {
        case .ko: "저장 공간이 부족해서 \(path)에 쓸 수 없어요."
        case .en: "There is no room left to write \(path)."
        case .ja: "空き容量が足りないため、\(path)に書き込めません。"
        }
    }

    /// %(path)@ 파일이 없어요.
    public func fileMissing(path: String) -> String {
        switch language {
        case .ko: "\(path) 파일이 없어요."
        case .en: "There is no file \(path)."
        case .ja: "ファイル \(path) がありません。"
        }
    }

    /// %(path)@ 파일의 형식을 알 수 없어요. --format으로 알려 주세요.
    public func fileUnknownFormat(path: String) -> String {
        switch language {
        case .ko: "\(path) 파일의 형식을 알 수 없어요. --format으로 알려 주세요."
        case .en: "The format of \(path) is not known. Name it with --format."
        case .ja: "\(path) の形式が分かりません。--format で指定してください。"
        }
    }

    /// %(path)@ 파일을 읽을 수 없어요.
    public func fileUnreadable(path: String) -> String {
        switch language {
        case .ko: "\(path) 파일을 읽을 수 없어요."
        case .en: "The file \(path) cannot be read."
        case .ja: "ファイル \(path) を読み込めません。"
        }
    }

    /// %(path)@에 쓸 수 없어요.
    public func fileUnwritable(path: String) -> String {
        switch language {
        case .ko: "\(path)에 쓸 수 없어요."
        case .en: "\(path) cannot be written."
        case .ja: "\(path) に書き込めません。"
        }
    }

    /// %(flag)@은(는) 이 종류의 기록에 쓸 수 없어요.
    public func flagOfOtherKind(flag: String) -> String {
        switch language {
        case .ko: "\(Particle.topic.after(flag)) 이 종류의 기록에 쓸 수 없어요."
        case .en: "\(flag) does not fit this kind of record."
        case .ja: "\(flag)はこの種類の記録には使えません。"
        }
    }

    /// 날짜의 월과 일을 구별할 수 없어요(--dates mdy나 dmy로 알려 주세요)
    public var issueAmbiguousDate: String {
        switch language {
        case .ko: "날짜의 월과 일을 구별할 수 없어요(--dates mdy나 dmy로 알려 주세요)"
        case .en: "day and month cannot be told apart (say --dates mdy or dmy)"
        case .ja: "月と日を区別できません(--dates mdyかdmyで指定してください)"
        }
    }

    /// 횟수가 1에서 9999 사이가 아니에요
    public var issueAmountOutOfRange: String {
        switch language {
        case .ko: "횟수가 1에서 9999 사이가 아니에요"
        case .en: "the amount is not between 1 and 9999"
        case .ja: "回数が1から9999の範囲にありません"
        }
    }

    /// 날짜가 올바르지 않아요
    public var issueBadDate: String {
        switch language {
        case .ko: "날짜가 올바르지 않아요"
        case .en: "no valid date"
        case .ja: "日付が正しくありません"
        }
    }

    /// UTF-8이 아니에요
    public var issueBadEncoding: String {
        switch language {
        case .ko: "UTF-8이 아니에요"
        case .en: "not UTF-8"
        case .ja: "UTF-8ではありません"
        }
    }

    /// 시각이 올바르지 않아요
    public var issueBadTime: String {
        switch language {
        case .ko: "시각이 올바르지 않아요"
        case .en: "no valid time"
        case .ja: "時刻が正しくありません"
        }
    }

    /// 종료가 시작보다 늦지 않아요
    public var issueEndNotAfterStart: String {
        switch language {
        case .ko: "종료가 시작보다 늦지 않아요"
        case .en: "the end is not after the start"
        case .ja: "終了が開始より後ではありません"
        }
    }

    /// 줄이 너무 길어요
    public var issueLineTooLong: String {
        switch language {
        case .ko: "줄이 너무 길어요"
        case .en: "the line is too long"
        case .ja: "行が長すぎます"
        }
    }

    /// 종료 시각이 없어요
    public var issueMissingEnd: String {
        switch language {
        case .ko: "종료 시각이 없어요"
        case .en: "no end"
        case .ja: "終了時刻がありません"
        }
    }

    /// 이름이 없어요
    public var issueMissingName: String {
        switch language {
        case .ko: "이름이 없어요"
        case .en: "no name"
        case .ja: "名前がありません"
        }
    }

    /// 이름이 너무 길어요
    public var issueNameTooLong: String {
        switch language {
        case .ko: "이름이 너무 길어요"
        case .en: "the name is too long"
        case .ja: "名前が長すぎます"
        }
    }

    /// 시작과 종료 시각이 없어요
    public var issueNoClockTime: String {
        switch language {
        case .ko: "시작과 종료 시각이 없어요"
        case .en: "it has no times of the clock"
        case .ja: "開始と終了の時刻がありません"
        }
    }

    /// 아직 가져올 수 없는 형식이에요
    public var issueNotSupported: String {
        switch language {
        case .ko: "아직 가져올 수 없는 형식이에요"
        case .en: "this format cannot be imported yet"
        case .ja: "まだ読み込めない形式です"
        }
    }

    /// 메모가 2,000자를 넘어요
    public var issueNoteTooLong: String {
        switch language {
        case .ko: "메모가 2,000자를 넘어요"
        case .en: "the note is longer than 2,000 characters"
        case .ja: "メモが2,000文字を超えています"
        }
    }

    /// 파일이 중간에 끊겼어요
    public var issueTruncated: String {
        switch language {
        case .ko: "파일이 중간에 끊겼어요"
        case .en: "the file ends in the middle"
        case .ja: "ファイルが途中で切れています"
        }
    }

    /// 행동을 알 수 없어요
    public var issueUnknownAction: String {
        switch language {
        case .ko: "행동을 알 수 없어요"
        case .en: "unknown action"
        case .ja: "アクションが分かりません"
        }
    }

    /// 읽을 수 없는 줄이에요
    public var issueUnreadable: String {
        switch language {
        case .ko: "읽을 수 없는 줄이에요"
        case .en: "not readable"
        case .ja: "読み取れません"
        }
    }

    /// 무료로는 행동을 10개까지 만들 수 있어요.
    public var limitAction: String {
        switch language {
        case .ko: "무료로는 행동을 10개까지 만들 수 있어요."
        case .en: "The free version has room for 10 actions."
        case .ja: "無料版ではアクションを10個まで作成できます。"
        }
    }

    /// %(action)@은(는) 시간형이에요. haru start로 재 주세요.
    public func needsCounted(action: String) -> String {
        switch language {
        case .ko: "\(Particle.topic.after(action)) 시간형이에요. haru start로 재 주세요."
        case .en: "\(action) is timed. Use haru start."
        case .ja: "\(action)は時間型です。haru start を使ってください。"
        }
    }

    /// %(action)@은(는) 횟수형이에요. haru add로 더해 주세요.
    public func needsTimed(action: String) -> String {
        switch language {
        case .ko: "\(Particle.topic.after(action)) 횟수형이에요. haru add로 더해 주세요."
        case .en: "\(action) is counted. Use haru add."
        case .ja: "\(action)は回数型です。haru add を使ってください。"
        }
    }

    /// %(action)@은(는) 측정 중이 아니에요.
    public func notRunning(action: String) -> String {
        switch language {
        case .ko: "\(Particle.topic.after(action)) 측정 중이 아니에요."
        case .en: "\(action) is not running."
        case .ja: "\(action)は計測中ではありません。"
        }
    }

    /// 되돌릴 것이 없어요.
    public var nothingToUndo: String {
        switch language {
        case .ko: "되돌릴 것이 없어요."
        case .en: "There is nothing to undo."
        case .ja: "取り消せるものはありません。"
        }
    }

    /// ‘%(name)@’에 맞는 기록이 없어요. haru log에서 ID를 볼 수 있어요.
    public func recordNotFound(name: String) -> String {
        switch language {
        case .ko: "‘\(name)’에 맞는 기록이 없어요. haru log에서 ID를 볼 수 있어요."
        case .en: "No record matches ‘\(name)’. haru log shows the ids."
        case .ja: "「\(name)」に合う記録はありません。haru log でIDを確認できます。"
        }
    }

    /// 손상된 기록 %(count)lld개를 빼고 보여 드렸어요. haru doctor로 살펴볼 수 있어요.
    public func rowsDamaged(count: Int) -> String {
        switch language {
        case .ko: "손상된 기록 \(grouped(count))개를 빼고 보여 드렸어요. haru doctor로 살펴볼 수 있어요."
        case .en: count == 1 ? "\(grouped(count)) damaged record was left out. haru doctor shows which." : "\(grouped(count)) damaged records were left out. haru doctor shows which."
        case .ja: "破損した記録\(grouped(count))件を除いて表示しました。haru doctorで確認できます。"
        }
    }

    /// 여러 행동을 측정 중이에요. 행동 이름을 적거나 --all을 붙여 주세요.
    public var severalRunning: String {
        switch language {
        case .ko: "여러 행동을 측정 중이에요. 행동 이름을 적거나 --all을 붙여 주세요."
        case .en: "Several actions are running. Name one, or add --all."
        case .ja: "複数のアクションを計測中です。アクション名を入力するか、--allを付けてください。"
        }
    }

    /// 아직 측정 중이에요. haru stop으로 멈춘 뒤에 종료 시각을 고쳐 주세요.
    public var stillRunning: String {
        switch language {
        case .ko: "아직 측정 중이에요. haru stop으로 멈춘 뒤에 종료 시각을 고쳐 주세요."
        case .en: "It is still running. Stop it with haru stop before you correct its end."
        case .ja: "まだ計測中です。haru stopで止めてから終了時刻を直してください。"
        }
    }

    /// 저장소 %(path)@을(를) 열 수 없어요: %(detail)@.
    public func storeCannotOpen(path: String, detail: String) -> String {
        switch language {
        case .ko: "저장소 \(Particle.object.after(path)) 열 수 없어요: \(detail)."
        case .en: "The store \(path) cannot be opened: \(detail)."
        case .ja: "保存先\(path)を開けません: \(detail)。"
        }
    }

    /// 저장소 %(path)@에 손상된 곳이 있어요. haru doctor로 살펴볼 수 있어요.
    public func storeDamaged(path: String) -> String {
        switch language {
        case .ko: "저장소 \(path)에 손상된 곳이 있어요. haru doctor로 살펴볼 수 있어요."
        case .en: "The store \(path) is damaged. haru doctor shows where."
        case .ja: "保存先\(path)が破損しています。haru doctorで確認できます。"
        }
    }

    /// 저장 공간이 부족해서 %(path)@에 쓸 수 없어요.
    public func storeFull(path: String) -> String {
        switch language {
        case .ko: "저장 공간이 부족해서 \(path)에 쓸 수 없어요."
        case .en: "There is no space left to write \(path)."
        case .ja: "空き容量がないため \(path) に書き込めません。"
        }
    }

    /// 저장소 %(path)@을(를) 다른 프로세스가 쓰고 있어요.
    public func storeLocked(path: String) -> String {
        switch language {
        case .ko: "저장소 \(Particle.object.after(path)) 다른 프로세스가 쓰고 있어요."
        case .en: "The store \(path) is locked by another process."
        case .ja: "保存先 \(path) は別のプロセスが使用中です。"
        }
    }

    /// 저장소 %(path)@을(를) 다른 프로세스(%(process)@)가 쓰고 있어요.
    public func storeLockedBy(path: String, process: String) -> String {
        switch language {
        case .ko: "저장소 \(Particle.object.after(path)) 다른 프로세스(\(process))가 쓰고 있어요."
        case .en: "The store \(path) is locked by process \(process)."
        case .ja: "保存先 \(path) は別のプロセス(\(process))が使用中です。"
        }
    }

    /// 저장소를 둘 곳을 알 수 없어요. --store나 HARU_STORE로 알려 주세요.
    public var storeNoHome: String {
        switch language {
        case .ko: "저장소를 둘 곳을 알 수 없어요. --store나 HARU_STORE로 알려 주세요."
        case .en: "There is no place for the store. Name one with --store or HARU_STORE."
        case .ja: "保存場所がわかりません。--storeかHARU_STOREで指定してください。"
        }
    }

    /// %(path)@이(가) 있는 파일 시스템은 잠금을 지원하지 않아요. 다른 곳을 --store로 알려 주세요.
    public func storeNoLocks(path: String) -> String {
        switch language {
        case .ko: "\(Particle.subject.after(path)) 있는 파일 시스템은 잠금을 지원하지 않아요. 다른 곳을 --store로 알려 주세요."
        case .en: "The file system of \(path) has no working locks. Choose another place with --store."
        case .ja: "\(path)のあるファイルシステムではロックが使えません。--storeで別の場所を指定してください。"
        }
    }

    /// 저장소 %(path)@을(를) 열 권한이 없어요.
    public func storeNoPermission(path: String) -> String {
        switch language {
        case .ko: "저장소 \(Particle.object.after(path)) 열 권한이 없어요."
        case .en: "No permission to open the store \(path)."
        case .ja: "保存先 \(path) を開く権限がありません。"
        }
    }

    /// %(path)@은(는) 하루의 저장소가 아니에요. 그대로 두었어요.
    public func storeNotAStore(path: String) -> String {
        switch language {
        case .ko: "\(Particle.topic.after(path)) 하루의 저장소가 아니에요. 그대로 두었어요."
        case .en: "\(path) is not a store of Haru. It was left as it is."
        case .ja: "\(path)はHaruの保存先ではありません。そのままにしました。"
        }
    }

    /// 저장소 %(path)@을(를) 쓰는 하루 %(version)@은(는) 이 명령을 몰라요. 그 하루를 다시 시작해 주세요.
    public func storeOwnerTooOld(path: String, version: String) -> String {
        switch language {
        case .ko: "저장소 \(Particle.object.after(path)) 쓰는 하루 \(Particle.topic.after(version)) 이 명령을 몰라요. 그 하루를 다시 시작해 주세요."
        case .en: "A Haru of version \(version) owns the store \(path) and does not know this verb. Restart it."
        case .ja: "保存先 \(path) を使用中のHaru \(version) はこのコマンドに対応していません。再起動してください。"
        }
    }

    /// 저장소 %(path)@을(를) 읽다가 오류가 났어요.
    public func storeReadError(path: String) -> String {
        switch language {
        case .ko: "저장소 \(Particle.object.after(path)) 읽다가 오류가 났어요."
        case .en: "The store \(path) could not be read: the device reported an error."
        case .ja: "保存先 \(path) の読み込み中にエラーが発生しました。"
        }
    }

    /// 저장소가 손상되어 %(backup)@에 따로 두고 새로 시작했어요. 읽을 수 있던 기록 %(count)lld개를 옮겨 왔어요.
    public func storeSetAside(backup: String, count: Int) -> String {
        switch language {
        case .ko: "저장소가 손상되어 \(backup)에 따로 두고 새로 시작했어요. 읽을 수 있던 기록 \(grouped(count))개를 옮겨 왔어요."
        case .en: count == 1 ? "The store was damaged. It is kept as \(backup), and a new one was begun with the \(grouped(count)) record that could be read." : "The store was damaged. It is kept as \(backup), and a new one was begun with the \(grouped(count)) records that could be read."
        case .ja: "保存先が破損していたため、\(backup)に残して新しく始めました。読み取れた記録\(grouped(count))件を移しました。"
        }
    }

    /// 저장소 %(path)@을(를) 안전하게 쓸 수 없어요. SQLite가 %(setting)@ 설정을 받아들이지 않아요.
    public func storeSettingRefused(path: String, setting: String) -> String {
        switch language {
        case .ko: "저장소 \(Particle.object.after(path)) 안전하게 쓸 수 없어요. SQLite가 \(setting) 설정을 받아들이지 않아요."
        case .en: "The store \(path) cannot be written safely: SQLite does not accept \(setting)."
        case .ja: "保存先\(path)を安全に書き込めません。SQLiteが\(setting)を受け付けません。"
        }
    }

    /// 저장소 %(path)@은(는) 더 새로운 하루가 만들었어요. 하루를 업데이트해 주세요.
    public func storeTooNew(path: String) -> String {
        switch language {
        case .ko: "저장소 \(Particle.topic.after(path)) 더 새로운 하루가 만들었어요. 하루를 업데이트해 주세요."
        case .en: "The store \(path) was written by a newer Haru. Update this one."
        case .ja: "保存先 \(path) は新しいHaruで作成されています。Haruを更新してください。"
        }
    }

    /// ‘%(name)@’에 맞는 꼬리표가 없어요. haru tags로 볼 수 있어요.
    public func tagNotFound(name: String) -> String {
        switch language {
        case .ko: "‘\(name)’에 맞는 꼬리표가 없어요. haru tags로 볼 수 있어요."
        case .en: "No tag matches ‘\(name)’. See haru tags."
        case .ja: "「\(name)」に合うタグはありません。haru tags で確認できます。"
        }
    }

    /// ‘%(name)@’은(는) 모르는 시간대예요. Asia/Seoul 같은 이름을 적어 주세요.
    public func unknownZone(name: String) -> String {
        switch language {
        case .ko: "‘\(name)’은(는) 모르는 시간대예요. Asia/Seoul 같은 이름을 적어 주세요."
        case .en: "‘\(name)’ is no known time zone. Write a name such as Asia/Seoul."
        case .ja: "「\(name)」というタイムゾーンはありません。Asia/Tokyoのように入力してください。"
        }
    }

    /// 물어볼 터미널이 없어요. 동의하면 %(verb)@에 --yes를, 미리 보려면 --dry-run을 붙여 주세요.
    public func usageCannotAsk(verb: String) -> String {
        switch language {
        case .ko: "물어볼 터미널이 없어요. 동의하면 \(verb)에 --yes를, 미리 보려면 --dry-run을 붙여 주세요."
        case .en: "There is no terminal to ask on. Add --yes to \(verb) to agree, or --dry-run to see what would happen."
        case .ja: "確認できる端末がありません。\(verb) に、同意するなら --yes、事前に確認するなら --dry-run を付けてください。"
        }
    }

    /// %(first)@과(와) %(second)@은(는) 함께 쓸 수 없어요.
    public func usageExclusive(first: String, second: String) -> String {
        switch language {
        case .ko: "\(Particle.with.after(first)) \(Particle.topic.after(second)) 함께 쓸 수 없어요."
        case .en: "\(first) and \(second) cannot be used together."
        case .ja: "\(first) と \(second) は同時に指定できません。"
        }
    }

    /// %(name)@이(가) 빠졌어요: %(verb)@
    public func usageMissingArgument(name: String, verb: String) -> String {
        switch language {
        case .ko: "\(Particle.subject.after(name)) 빠졌어요: \(verb)"
        case .en: "\(name) is missing: \(verb)"
        case .ja: "\(name) がありません: \(verb)"
        }
    }

    /// %(flag)@ 뒤에 값이 필요해요: %(example)@
    public func usageMissingValue(flag: String, example: String) -> String {
        switch language {
        case .ko: "\(flag) 뒤에 값이 필요해요: \(example)"
        case .en: "\(flag) needs a value: \(example)"
        case .ja: "\(flag) には値が必要です: \(example)"
        }
    }

    /// haru %(noun)@ 뒤에 할 일을 적어 주세요: %(verbs)@.
    public func usageMissingVerb(noun: String, verbs: String) -> String {
        switch language {
        case .ko: "haru \(noun) 뒤에 할 일을 적어 주세요: \(verbs)."
        case .en: "Say what to do after haru \(noun): \(verbs)."
        case .ja: "haru \(noun) の後に操作を指定してください: \(verbs)。"
        }
    }

    /// 무엇을 바꿀지 적어 주세요: %(flags)@.
    public func usageNothingGiven(flags: String) -> String {
        switch language {
        case .ko: "무엇을 바꿀지 적어 주세요: \(flags)."
        case .en: "Say what to change: \(flags)."
        case .ja: "変更する内容を指定してください: \(flags)。"
        }
    }

    /// %(flag)@은(는) 한 번만 쓸 수 있어요.
    public func usageRepeatedFlag(flag: String) -> String {
        switch language {
        case .ko: "\(Particle.topic.after(flag)) 한 번만 쓸 수 있어요."
        case .en: "\(flag) can be given only once."
        case .ja: "\(flag) は1回だけ指定できます。"
        }
    }

    /// 도움말: %(command)@
    public func usageSeeHelp(command: String) -> String {
        switch language {
        case .ko: "도움말: \(command)"
        case .en: "Help: \(command)"
        case .ja: "ヘルプ: \(command)"
        }
    }

    /// ‘%(text)@’: %(verb)@에 인자가 너무 많아요. 띄어쓰기가 있는 이름은 따옴표로 묶어 주세요.
    public func usageUnexpectedArgument(text: String, verb: String) -> String {
        switch language {
        case .ko: "‘\(text)’: \(verb)에 인자가 너무 많아요. 띄어쓰기가 있는 이름은 따옴표로 묶어 주세요."
        case .en: "‘\(text)’: \(verb) takes fewer arguments. Put names with spaces in quotes."
        case .ja: "「\(text)」: \(verb) の引数が多すぎます。空白を含む名前は引用符で囲んでください。"
        }
    }

    /// %(flag)@에는 값을 줄 수 없어요.
    public func usageUnexpectedValue(flag: String) -> String {
        switch language {
        case .ko: "\(flag)에는 값을 줄 수 없어요."
        case .en: "\(flag) takes no value."
        case .ja: "\(flag) に値は指定できません。"
        }
    }

    /// %(flag)@: 그런 플래그는 없어요.
    public func usageUnknownFlag(flag: String) -> String {
        switch language {
        case .ko: "\(flag): 그런 플래그는 없어요."
        case .en: "\(flag): there is no such flag."
        case .ja: "\(flag): そのようなフラグはありません。"
        }
    }

    /// %(flag)@: %(verb)@에는 그런 플래그가 없어요.
    public func usageUnknownFlagOf(flag: String, verb: String) -> String {
        switch language {
        case .ko: "\(flag): \(verb)에는 그런 플래그가 없어요."
        case .en: "\(flag): \(verb) has no such flag."
        case .ja: "\(flag): \(verb) にそのようなフラグはありません。"
        }
    }

    /// %(verb)@: 그런 명령은 없어요.
    public func usageUnknownVerb(verb: String) -> String {
        switch language {
        case .ko: "\(verb): 그런 명령은 없어요."
        case .en: "\(verb): there is no such verb."
        case .ja: "\(verb): そのようなコマンドはありません。"
        }
    }

    /// %(text)@: 마지막 날이 첫날보다 빨라요.
    public func valueDaysBackwards(text: String) -> String {
        switch language {
        case .ko: "\(text): 마지막 날이 첫날보다 빨라요."
        case .en: "\(text): the last day is before the first."
        case .ja: "\(text): 最後の日が最初の日より前です。"
        }
    }

    /// %(place)@이(가) 비어 있어요.
    public func valueEmpty(place: String) -> String {
        switch language {
        case .ko: "\(Particle.subject.after(place)) 비어 있어요."
        case .en: "\(place) is empty."
        case .ja: "\(place) が空です。"
        }
    }

    /// %(date)@은(는) 달력에 없는 날짜예요.
    public func valueNoSuchDate(date: String) -> String {
        switch language {
        case .ko: "\(Particle.topic.after(date)) 달력에 없는 날짜예요."
        case .en: "There is no such date as \(date)."
        case .ja: "\(date) という日付はありません。"
        }
    }

    /// %(place)@: ‘%(text)@’은(는) 쓸 수 없어요. 가능한 값: %(choices)@.
    public func valueNotChoice(place: String, text: String, choices: String) -> String {
        switch language {
        case .ko: "\(place): ‘\(text)’은(는) 쓸 수 없어요. 가능한 값: \(choices)."
        case .en: "\(place): ‘\(text)’ is not one of \(choices)."
        case .ja: "\(place): 「\(text)」は使えません。使える値: \(choices)。"
        }
    }

    /// %(place)@: ‘%(text)@’은(는) 색이 아니에요. #2F6B4F나 0에서 11까지의 번호를 적어 주세요.
    public func valueNotColor(place: String, text: String) -> String {
        switch language {
        case .ko: "\(place): ‘\(text)’은(는) 색이 아니에요. #2F6B4F나 0에서 11까지의 번호를 적어 주세요."
        case .en: "\(place): ‘\(text)’ is no color. Write #2F6B4F or a number from 0 to 11."
        case .ja: "\(place): 「\(text)」は色ではありません。#2F6B4F または0から11の番号を指定してください。"
        }
    }

    /// %(place)@: ‘%(text)@’은(는) 날짜가 아니에요. 2026-08-12, today, yesterday처럼 적어 주세요.
    public func valueNotDay(place: String, text: String) -> String {
        switch language {
        case .ko: "\(place): ‘\(text)’은(는) 날짜가 아니에요. 2026-08-12, today, yesterday처럼 적어 주세요."
        case .en: "\(place): ‘\(text)’ is no day. Write 2026-08-12, today or yesterday."
        case .ja: "\(place): 「\(text)」は日付ではありません。2026-08-12、today、yesterday のように指定してください。"
        }
    }

    /// %(place)@: ‘%(text)@’은(는) 기간이 아니에요. 2026-08-01..2026-08-12처럼 적어 주세요.
    public func valueNotDays(place: String, text: String) -> String {
        switch language {
        case .ko: "\(place): ‘\(text)’은(는) 기간이 아니에요. 2026-08-01..2026-08-12처럼 적어 주세요."
        case .en: "\(place): ‘\(text)’ is no range of days. Write 2026-08-01..2026-08-12."
        case .ja: "\(place): 「\(text)」は期間ではありません。2026-08-01..2026-08-12 のように指定してください。"
        }
    }

    /// %(place)@: ‘%(text)@’ 대신 %(least)@에서 %(most)@까지의 수를 적어 주세요.
    public func valueNotNumber(place: String, text: String, least: String, most: String) -> String {
        switch language {
        case .ko: "\(place): ‘\(text)’ 대신 \(least)에서 \(most)까지의 수를 적어 주세요."
        case .en: "\(place): ‘\(text)’ is no number from \(least) to \(most)."
        case .ja: "\(place): 「\(text)」ではなく、\(least)から\(most)の数を指定してください。"
        }
    }

    /// %(place)@: ‘%(text)@’은(는) 시각이 아니에요. 14:30, "2026-08-12 14:30", -15m처럼 적어 주세요.
    public func valueNotTime(place: String, text: String) -> String {
        switch language {
        case .ko: "\(place): ‘\(text)’은(는) 시각이 아니에요. 14:30, \"2026-08-12 14:30\", -15m처럼 적어 주세요."
        case .en: "\(place): ‘\(text)’ is no time. Write 14:30, \"2026-08-12 14:30\" or -15m."
        case .ja: "\(place): 「\(text)」は時刻ではありません。14:30、\"2026-08-12 14:30\"、-15m のように指定してください。"
        }
    }

    /// %(path)@은(는) 풀 수 없는 zip이에요. 아무것도 바꾸지 않았어요.
    public func zipDamaged(path: String) -> String {
        switch language {
        case .ko: "\(Particle.topic.after(path)) 풀 수 없는 zip이에요. 아무것도 바꾸지 않았어요."
        case .en: "The zip \(path) cannot be unpacked. Nothing was changed."
        case .ja: "zipファイル\(path)を展開できません。何も変更していません。"
        }
    }

    /// 이 파일에는 시간대가 적혀 있지 않아요. --zone Asia/Seoul처럼 알려 주세요.
    public var zoneNeeded: String {
        switch language {
        case .ko: "이 파일에는 시간대가 적혀 있지 않아요. --zone Asia/Seoul처럼 알려 주세요."
        case .en: "This file does not say its time zone. Name it: --zone Asia/Seoul."
        case .ja: "このファイルにはタイムゾーンがありません。--zone Asia/Tokyoのように指定してください。"
        }
    }
}
