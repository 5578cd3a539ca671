// Written by script/strings from Strings/Command.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// %(action)@ %(amount)@을(를) 더했어요. 오늘 %(today)@.
    public func added(action: String, amount: String, today: String) -> String {
        said("\u{1} \u{2}\u{10} 더했어요. 오늘 \u{3}.\0Added \u{1} \u{2}. Today \u{3}.\0\u{1}を\u{2}追加しました。今日\u{3}。", action, amount, today)
    }

    /// 날짜의 월과 일을 구별할 수 없어요. 03/04/2024는 언제인가요? mdy는 3월 4일, dmy는 4월 3일 [mdy]
    public var askDates: String { said("날짜의 월과 일을 구별할 수 없어요. 03/04/2024는 언제인가요? mdy는 3월 4일, dmy는 4월 3일 [mdy]\0Day and month cannot be told apart. What is 03/04/2024? mdy is 4 March, dmy is 3 April [mdy]\0月と日を区別できません。03/04/2024はいつですか? mdyは3月4日、dmyは4月3日 [mdy]") }

    /// 행동 %(name)@과(와) 그 기록 %(count)lld개를 지울까요?
    public func askDeleteAction(name: String, count: Int) -> String {
        said("행동 \u{1}\u{13} 그 기록 \u{2}개를 지울까요?\0Delete the action \u{1} and its \u{2} records?\0アクション\u{1}とその記録\u{2}件を削除しますか?\0Delete the action \u{1} and its \u{2} record?", name, grouped(count), isOne: count == 1)
    }

    /// 기록 %(count)lld개를 지울까요?
    public func askDeleteRecords(count: Int) -> String {
        said("기록 \u{1}개를 지울까요?\0Delete \u{1} records?\0記録\u{1}件を削除しますか?\0Delete \u{1} record?", grouped(count), isOne: count == 1)
    }

    /// 꼬리표 %(name)@을(를) 지울까요? 행동 %(count)lld개에서 떼어져요.
    public func askDeleteTag(name: String, count: Int) -> String {
        said("꼬리표 \u{1}\u{10} 지울까요? 행동 \u{2}개에서 떼어져요.\0Delete the tag \u{1}? \u{2} actions lose it.\0タグ\u{1}を削除しますか?アクション\u{2}件から外れます。\0Delete the tag \u{1}? \u{2} action loses it.", name, grouped(count), isOne: count == 1)
    }

    /// 기록 %(count)lld개를 가져올까요?
    public func askImport(count: Int) -> String {
        said("기록 \u{1}개를 가져올까요?\0Import \u{1} records?\0記録\u{1}件を読み込みますか?\0Import \u{1} record?", grouped(count), isOne: count == 1)
    }

    /// %(path)@의 기록을 가져올까요?
    public func askImportBackup(path: String) -> String {
        said("\u{1}의 기록을 가져올까요?\0Take in the records of \u{1}?\0\u{1}の記録を取り込みますか?", path)
    }

    /// 꼬리표 %(names)@을(를) 새로 만들까요?
    public func askMakeTags(names: String) -> String {
        said("꼬리표 \u{1}\u{10} 새로 만들까요?\0Make the new tag \u{1}?\0新しいタグ\u{1}を作成しますか?", names)
    }

    /// 기록 %(count)lld개를 되살릴까요?
    public func askRestore(count: Int) -> String {
        said("기록 \u{1}개를 되살릴까요?\0Restore \u{1} records?\0記録\u{1}件を復元しますか?\0Restore \u{1} record?", grouped(count), isOne: count == 1)
    }

    /// 변경 %(count)lld개를 되돌릴까요?
    public func askUndo(count: Int) -> String {
        said("변경 \u{1}개를 되돌릴까요?\0Take back \u{1} changes?\0変更\u{1}件を取り消しますか?\0Take back \u{1} change?", grouped(count), isOne: count == 1)
    }

    /// 파일에 시간대가 없어요. 어느 시간대의 시각인가요? [%(zone)@]
    public func askZone(zone: String) -> String {
        said("파일에 시간대가 없어요. 어느 시간대의 시각인가요? [\u{1}]\0The file names no time zone. Whose clock are its times? [\u{1}]\0ファイルにタイムゾーンがありません。どのタイムゾーンの時刻ですか? [\u{1}]", zone)
    }

    /// %(what)@을(를) 바꿨어요.
    public func changed(what: String) -> String {
        said("\u{1}\u{10} 바꿨어요.\0Changed: \u{1}.\0変更しました: \u{1}。", what)
    }

    /// 바뀌는 것이 없어요.
    public var changesNothing: String { said("바뀌는 것이 없어요.\0Nothing changes.\0変更はありません。") }

    /// %(what)@을(를) 지웠어요.
    public func deleted(what: String) -> String {
        said("\u{1}\u{10} 지웠어요.\0Deleted: \u{1}.\0削除しました: \u{1}。", what)
    }

    /// 따로 둔 저장소: %(path)@. haru doctor --import-backup으로 가져올 수 있어요.
    public func doctorBackup(path: String) -> String {
        said("따로 둔 저장소: \u{1}. haru doctor --import-backup으로 가져올 수 있어요.\0A store set aside: \u{1}. haru doctor --import-backup takes it in.\0別に残した保存先: \u{1}。haru doctor --import-backupで取り込めます。", path)
    }

    /// 기록 %(read)@개를 읽어 %(changed)@개를 가져왔어요.
    public func doctorImported(read: String, changed: String) -> String {
        said("기록 \u{1}개를 읽어 \u{2}개를 가져왔어요.\0Read \u{1} records and took in \u{2}.\0記録\u{1}件を読み取り、\u{2}件を取り込みました。", read, changed)
    }

    /// 외 %(count)lld건
    public func doctorMore(count: Int) -> String {
        said("외 \u{1}건\0and \u{1} more\0ほか\u{1}件", grouped(count))
    }

    /// 믿을 수 없는 줄 %(count)lld개는 가져오지 않았어요.
    public func doctorNotTaken(count: Int) -> String {
        said("믿을 수 없는 줄 \u{1}개는 가져오지 않았어요.\0\u{1} rows could not be trusted and were left.\0信頼できない行\u{1}行は取り込みませんでした。\0\u{1} row could not be trusted and was left.", grouped(count), isOne: count == 1)
    }

    /// 기록 %(count)lld개를 확인했어요.
    public func doctorRecords(count: Int) -> String {
        said("기록 \u{1}개를 확인했어요.\0Checked \u{1} records.\0記録\u{1}件を確認しました。\0Checked \u{1} record.", grouped(count), isOne: count == 1)
    }

    /// 시간순 목록을 새로 만들었어요. 모두 %(count)lld줄.
    public func doctorRepaired(count: Int) -> String {
        said("시간순 목록을 새로 만들었어요. 모두 \u{1}줄.\0Rebuilt the list by time: \u{1} rows.\0時間順の一覧を作り直しました。全部で\u{1}行です。\0Rebuilt the list by time: \u{1} row.", grouped(count), isOne: count == 1)
    }

    /// 크기 %(size)@, 남은 공간 %(free)@
    public func doctorSize(size: String, free: String) -> String {
        said("크기 \u{1}, 남은 공간 \u{2}\0size \u{1}, \u{2} free\0サイズ\u{1}、空き容量\u{2}", size, free)
    }

    /// 저장소에 이상이 없어요.
    public var doctorSound: String { said("저장소에 이상이 없어요.\0The store is sound.\0保存先に異常はありません。") }

    /// 행동 %(name)@을(를) 만들었어요.
    public func doneActionAdded(name: String) -> String {
        said("행동 \u{1}\u{10} 만들었어요.\0Made the action \u{1}.\0アクション\u{1}を作成しました。", name)
    }

    /// 행동 %(name)@을(를) 지웠어요.
    public func doneActionDeleted(name: String) -> String {
        said("행동 \u{1}\u{10} 지웠어요.\0Deleted the action \u{1}.\0アクション\u{1}を削除しました。", name)
    }

    /// 행동 %(name)@을(를) 고쳤어요.
    public func doneActionEdited(name: String) -> String {
        said("행동 \u{1}\u{10} 고쳤어요.\0Changed the action \u{1}.\0アクション\u{1}を編集しました。", name)
    }

    /// 행동 순서를 바꿨어요.
    public var doneActionsOrdered: String { said("행동 순서를 바꿨어요.\0Changed the order of actions.\0アクションを並べ替えました。") }

    /// %(path)@에 백업했어요.
    public func doneBackedUp(path: String) -> String {
        said("\u{1}에 백업했어요.\0Backed up to \u{1}.\0\u{1} にバックアップしました。", path)
    }

    /// 기록 %(count)lld개를 지웠어요.
    public func doneDeleted(count: Int) -> String {
        said("기록 \u{1}개를 지웠어요.\0Deleted \u{1} records.\0記録\u{1}件を削除しました。\0Deleted \u{1} record.", grouped(count), isOne: count == 1)
    }

    /// %(action)@ 기록을 고쳤어요.
    public func doneEdited(action: String) -> String {
        said("\u{1} 기록을 고쳤어요.\0Changed the record of \u{1}.\0\u{1}の記録を編集しました。", action)
    }

    /// %(path)@에 내보냈어요.
    public func doneExported(path: String) -> String {
        said("\u{1}에 내보냈어요.\0Exported to \u{1}.\0\u{1} に書き出しました。", path)
    }

    /// 기록 %(count)lld개를 가져왔어요.
    public func doneImported(count: Int) -> String {
        said("기록 \u{1}개를 가져왔어요.\0Imported \u{1} records.\0記録\u{1}件を読み込みました。\0Imported \u{1} record.", grouped(count), isOne: count == 1)
    }

    /// %(action)@ %(duration)@을(를) 기록했어요.
    public func doneRecorded(action: String, duration: String) -> String {
        said("\u{1} \u{2}\u{10} 기록했어요.\0Recorded \u{2} of \u{1}.\0\u{1} \u{2}を記録しました。", action, duration)
    }

    /// 손상된 값 %(count)lld개를 고쳤어요.
    public func doneRepaired(count: Int) -> String {
        said("손상된 값 \u{1}개를 고쳤어요.\0Repaired \u{1} damaged fields.\0壊れた値\u{1}件を修復しました。\0Repaired \u{1} damaged field.", grouped(count), isOne: count == 1)
    }

    /// 기록 %(count)lld개를 되살렸어요.
    public func doneRestored(count: Int) -> String {
        said("기록 \u{1}개를 되살렸어요.\0Restored \u{1} records.\0記録\u{1}件を復元しました。\0Restored \u{1} record.", grouped(count), isOne: count == 1)
    }

    /// %(key)@ 설정을 %(value)@(으)로 바꿨어요.
    public func doneSettingSet(key: String, value: String) -> String {
        said("\u{1} 설정을 \u{2}\u{14} 바꿨어요.\0Set \u{1} to \u{2}.\0\u{1}を\u{2}に変更しました。", key, value)
    }

    /// 기록 %(count)lld개를 확인했어요. 이상이 없어요.
    public func doneStoreIsSound(count: Int) -> String {
        said("기록 \u{1}개를 확인했어요. 이상이 없어요.\0Checked \u{1} records. All is well.\0記録\u{1}件を確認しました。問題はありません。\0Checked \u{1} record. All is well.", grouped(count), isOne: count == 1)
    }

    /// 꼬리표 %(name)@을(를) 만들었어요.
    public func doneTagAdded(name: String) -> String {
        said("꼬리표 \u{1}\u{10} 만들었어요.\0Made the tag \u{1}.\0タグ\u{1}を作成しました。", name)
    }

    /// 꼬리표 %(name)@을(를) 지웠어요.
    public func doneTagDeleted(name: String) -> String {
        said("꼬리표 \u{1}\u{10} 지웠어요.\0Deleted the tag \u{1}.\0タグ\u{1}を削除しました。", name)
    }

    /// 꼬리표 %(name)@을(를) 고쳤어요.
    public func doneTagEdited(name: String) -> String {
        said("꼬리표 \u{1}\u{10} 고쳤어요.\0Changed the tag \u{1}.\0タグ\u{1}を編集しました。", name)
    }

    /// 꼬리표 순서를 바꿨어요.
    public var doneTagsOrdered: String { said("꼬리표 순서를 바꿨어요.\0Changed the order of tags.\0タグを並べ替えました。") }

    /// 변경 %(count)lld개를 되돌렸어요.
    public func doneUndone(count: Int) -> String {
        said("변경 \u{1}개를 되돌렸어요.\0Took back \u{1} changes.\0変更\u{1}件を取り消しました。\0Took back \u{1} change.", grouped(count), isOne: count == 1)
    }

    /// 저장소의 시계가 기록보다 늦어요
    public var findingClockBehind: String { said("저장소의 시계가 기록보다 늦어요\0the store's clock is behind its records\0保存先の時計が記録より遅れています") }

    /// 저장소의 시계를 읽을 수 없어요
    public var findingClockUnreadable: String { said("저장소의 시계를 읽을 수 없어요\0the store's clock cannot be read\0保存先の時計を読み取れません") }

    /// 되돌리기 기록 %(number)@을(를) 믿을 수 없어요
    public func findingDamagedChange(number: String) -> String {
        said("되돌리기 기록 \u{1}\u{10} 믿을 수 없어요\0remembered change \u{1} cannot be trusted\0取り消し用の記録\u{1}を信頼できません", number)
    }

    /// 저장소의 %(key)@ 값을 믿을 수 없어요
    public func findingDamagedMeta(key: String) -> String {
        said("저장소의 \u{1} 값을 믿을 수 없어요\0the store's value \u{1} cannot be trusted\0保存先の値\u{1}を信頼できません", key)
    }

    /// 기록 %(name)@을(를) 믿을 수 없어요
    public func findingDamagedRecord(name: String) -> String {
        said("기록 \u{1}\u{10} 믿을 수 없어요\0record \u{1} cannot be trusted\0記録\u{1}を信頼できません", name)
    }

    /// 표 %(table)@의 연결이 끊겼어요
    public func findingForeignKey(table: String) -> String {
        said("표 \u{1}의 연결이 끊겼어요\0a broken reference in table \u{1}\0表\u{1}の参照が切れています", table)
    }

    /// 기록 %(name)@의 종료가 시작보다 늦지 않아요
    public func findingNeedsCorrection(name: String) -> String {
        said("기록 \u{1}의 종료가 시작보다 늦지 않아요\0record \u{1} ends before it starts\0記録\u{1}の終了が開始より後ではありません", name)
    }

    /// 주인이 지워진 기록 %(count)lld개가 숨어 있어요
    public func findingOrphans(count: Int) -> String {
        said("주인이 지워진 기록 \u{1}개가 숨어 있어요\0\u{1} records belong to something deleted and are hidden\0元が削除された記録\u{1}件が隠れています\0\u{1} record belongs to something deleted and is hidden", grouped(count), isOne: count == 1)
    }

    /// 기록 %(name)@이(가) 예전 값으로 돌아가 있어요
    public func findingPutBack(name: String) -> String {
        said("기록 \u{1}\u{11} 예전 값으로 돌아가 있어요\0record \u{1} was put back to an older value\0記録\u{1}が古い値に戻っています", name)
    }

    /// 지운 행동의 기록 %(name)@이(가) 아직 측정 중이에요
    public func findingRunningWithoutAction(name: String) -> String {
        said("지운 행동의 기록 \u{1}\u{11} 아직 측정 중이에요\0record \u{1} still runs though its action is deleted\0削除したアクションの記録\u{1}がまだ計測中です", name)
    }

    /// SQLite 설정 %(name)@이(가) %(wanted)@이어야 하는데 %(value)@이에요
    public func findingSetting(name: String, wanted: String, value: String) -> String {
        said("SQLite 설정 \u{1}\u{11} \u{2}이어야 하는데 \u{3}이에요\0the SQLite setting \u{1} is \u{3} and should be \u{2}\0SQLiteの設定\u{1}は\u{2}のはずが\u{3}です", name, wanted, value)
    }

    /// 느린 질의: %(sql)@
    public func findingSlow(sql: String) -> String {
        said("느린 질의: \u{1}\0a slow statement: \u{1}\0遅い問い合わせ: \u{1}", sql)
    }

    /// SQLite: %(detail)@
    public func findingStructure(detail: String) -> String {
        said("SQLite: \u{1}\0SQLite: \u{1}\0SQLite: \u{1}", detail)
    }

    /// 시간순 목록이 기록과 달라요: 빠진 줄 %(missing)@, 남은 줄 %(stale)@. haru doctor --repair로 고칠 수 있어요
    public func findingTimeline(missing: String, stale: String) -> String {
        said("시간순 목록이 기록과 달라요: 빠진 줄 \u{1}, 남은 줄 \u{2}. haru doctor --repair로 고칠 수 있어요\0the list by time differs from the records: \u{1} missing, \u{2} stale; haru doctor --repair rebuilds it\0時間順の一覧が記録と違います: 不足\u{1}、余分\u{2}。haru doctor --repairで直せます", missing, stale)
    }

    /// 표 %(table)@의 줄 %(count)lld개를 읽을 수 없어요
    public func findingUnreadableRows(table: String, count: Int) -> String {
        said("표 \u{1}의 줄 \u{2}개를 읽을 수 없어요\0\u{2} rows of table \u{1} cannot be read\0表\u{1}の\u{2}行を読み取れません\0\u{2} row of table \u{1} cannot be read", table, grouped(count), isOne: count == 1)
    }

    /// 새로 더할 것이 없어요.
    public var importAddsNothing: String { said("새로 더할 것이 없어요.\0There is nothing new to add.\0新しく追加するものはありません。") }

    /// 횟수 기록 %(count)lld개
    public func importCounts(count: Int) -> String {
        said("횟수 기록 \u{1}개\0\u{1} count records\0回数記録\u{1}件\0\u{1} count record", grouped(count), isOne: count == 1)
    }

    /// 이미 있는 기록 %(count)lld개는 건너뛰어요.
    public func importDuplicates(count: Int) -> String {
        said("이미 있는 기록 \u{1}개는 건너뛰어요.\0\u{1} records you already have are skipped.\0すでにある記録\u{1}件はスキップします。\0\u{1} record you already have is skipped.", grouped(count), isOne: count == 1)
    }

    /// 목표와 다짐 %(count)lld개는 가져오지 않아요.
    public func importIgnored(count: Int) -> String {
        said("목표와 다짐 \u{1}개는 가져오지 않아요.\0\u{1} goals and quests are not imported.\0目標とクエスト\u{1}件は読み込みません。\0\u{1} goal or quest is not imported.", grouped(count), isOne: count == 1)
    }

    /// 이미 있는 행동 %(count)lld개에 이어서
    public func importMatchedActions(count: Int) -> String {
        said("이미 있는 행동 \u{1}개에 이어서\0\u{1} actions you have\0既存のアクション\u{1}件\0\u{1} action you have", grouped(count), isOne: count == 1)
    }

    /// 새 행동 %(count)lld개
    public func importNewActions(count: Int) -> String {
        said("새 행동 \u{1}개\0\u{1} new actions\0新しいアクション\u{1}件\0\u{1} new action", grouped(count), isOne: count == 1)
    }

    /// 새 꼬리표 %(count)lld개
    public func importNewTags(count: Int) -> String {
        said("새 꼬리표 \u{1}개\0\u{1} new tags\0新しいタグ\u{1}件\0\u{1} new tag", grouped(count), isOne: count == 1)
    }

    /// 파일을 읽고 있어요
    public var importReading: String { said("파일을 읽고 있어요\0Reading the files\0ファイルを読み込んでいます") }

    /// 측정 중인 기록 %(count)lld개는 가져오지 않아요.
    public func importRunning(count: Int) -> String {
        said("측정 중인 기록 \u{1}개는 가져오지 않아요.\0\u{1} running records are left out.\0計測中の記録\u{1}件は読み込みません。\0\u{1} running record is left out.", grouped(count), isOne: count == 1)
    }

    /// 시간 기록 %(count)lld개
    public func importSessions(count: Int) -> String {
        said("시간 기록 \u{1}개\0\u{1} time records\0時間記録\u{1}件\0\u{1} time record", grouped(count), isOne: count == 1)
    }

    /// %(count)lld줄을 건너뛰어요: %(reason)@.
    public func importSkipped(count: Int, reason: String) -> String {
        said("\u{1}줄을 건너뛰어요: \u{2}.\0\u{1} rows are skipped: \u{2}.\0\u{1}行をスキップします: \u{2}。\0\u{1} row is skipped: \u{2}.", grouped(count), reason, isOne: count == 1)
    }

    /// 기록을 쓰고 있어요 %(percent)@%%
    public func importWriting(percent: String) -> String {
        said("기록을 쓰고 있어요 \u{1}%\0Writing records \u{1}%\0記録を書き込んでいます \u{1}%", percent)
    }

    /// 아직 행동이 없어요. haru action add로 만들어 보세요.
    public var noActions: String { said("아직 행동이 없어요. haru action add로 만들어 보세요.\0No actions yet. Make one with haru action add.\0アクションはまだありません。haru action add で作成できます。") }

    /// 기록이 없어요.
    public var noRecords: String { said("기록이 없어요.\0No records.\0記録はありません。") }

    /// 이 기간의 기록이 없어요.
    public var noRecordsInRange: String { said("이 기간의 기록이 없어요.\0No records in this period.\0この期間の記録はありません。") }

    /// 이 날의 기록이 없어요.
    public var noRecordsOnDay: String { said("이 날의 기록이 없어요.\0No records on this day.\0この日の記録はありません。") }

    /// 아직 꼬리표가 없어요. haru tag add로 만들어 보세요.
    public var noTags: String { said("아직 꼬리표가 없어요. haru tag add로 만들어 보세요.\0No tags yet. Make one with haru tag add.\0タグはまだありません。haru tag add で作成できます。") }

    /// 새로 더할 기록 %(count)lld개
    public func restoreAdded(count: Int) -> String {
        said("새로 더할 기록 \u{1}개\0\u{1} records to add\0追加する記録\u{1}件\0\u{1} record to add", grouped(count), isOne: count == 1)
    }

    /// 바뀔 기록 %(count)lld개
    public func restoreChanged(count: Int) -> String {
        said("바뀔 기록 \u{1}개\0\u{1} records to change\0変更する記録\u{1}件\0\u{1} record to change", grouped(count), isOne: count == 1)
    }

    /// 지워질 기록 %(count)lld개
    public func restoreDeleted(count: Int) -> String {
        said("지워질 기록 \u{1}개\0\u{1} records to delete\0削除される記録\u{1}件\0\u{1} record to delete", grouped(count), isOne: count == 1)
    }

    /// 여기서 지운 기록 %(count)lld개는 지운 채로 두어요. --undelete로 되살릴 수 있어요.
    public func restoreDeletedHere(count: Int) -> String {
        said("여기서 지운 기록 \u{1}개는 지운 채로 두어요. --undelete로 되살릴 수 있어요.\0\u{1} records were deleted here and stay so; --undelete brings them back.\0ここで削除した記録\u{1}件は削除したままです。--undeleteで復活できます。\0\u{1} record was deleted here and stays so; --undelete brings it back.", grouped(count), isOne: count == 1)
    }

    /// %(line)@번째 줄
    public func restoreLine(line: String) -> String {
        said("\u{1}번째 줄\0line \u{1}\0\u{1}行目", line)
    }

    /// 여기가 더 새로운 기록 %(count)lld개는 그대로 두어요.
    public func restoreOlder(count: Int) -> String {
        said("여기가 더 새로운 기록 \u{1}개는 그대로 두어요.\0\u{1} records are newer here and stay.\0こちらが新しい記録\u{1}件はそのままにします。\0\u{1} record is newer here and stays.", grouped(count), isOne: count == 1)
    }

    /// 되살릴 기록 %(count)lld개
    public func restoreRevived(count: Int) -> String {
        said("되살릴 기록 \u{1}개\0\u{1} records to bring back\0復活させる記録\u{1}件\0\u{1} record to bring back", grouped(count), isOne: count == 1)
    }

    /// 같은 기록 %(count)lld개는 그대로 두어요.
    public func restoreSame(count: Int) -> String {
        said("같은 기록 \u{1}개는 그대로 두어요.\0\u{1} records are the same.\0同じ記録\u{1}件はそのままにします。\0\u{1} record is the same.", grouped(count), isOne: count == 1)
    }

    /// 읽을 수 없는 줄 %(count)lld개를 건너뛰어요.
    public func restoreSkipped(count: Int) -> String {
        said("읽을 수 없는 줄 \u{1}개를 건너뛰어요.\0\u{1} lines cannot be read and are skipped.\0読み取れない行\u{1}行をスキップします。\0\u{1} line cannot be read and is skipped.", grouped(count), isOne: count == 1)
    }

    /// 하루가 시작하는 시각
    public var settingDayStart: String { said("하루가 시작하는 시각\0Time at which a day begins\01日の開始時刻") }

    /// 언어
    public var settingLanguage: String { said("언어\0Language\0言語") }

    /// 이보다 짧은 기록은 무시해요
    public var settingMinSession: String { said("이보다 짧은 기록은 무시해요\0Shorter records are ignored\0これより短い記録を無視") }

    /// 여럿을 잴 때 대표가 되는 행동
    public var settingRepresentative: String { said("여럿을 잴 때 대표가 되는 행동\0The running action shown first\0代表アクション") }

    /// 시간대
    public var settingTimeZone: String { said("시간대\0Time zone\0タイムゾーン") }

    /// 한 주가 시작하는 요일
    public var settingWeekStart: String { said("한 주가 시작하는 요일\0First day of the week\0週の開始曜日") }

    /// %(action)@ 측정을 시작했어요.
    public func started(action: String) -> String {
        said("\u{1} 측정을 시작했어요.\0Started \u{1}.\0\u{1}の計測を開始しました。", action)
    }

    /// %(action)@ 측정을 마쳤어요. %(duration)@.
    public func stopped(action: String, duration: String) -> String {
        said("\u{1} 측정을 마쳤어요. \u{2}.\0Stopped \u{1}. \u{2}.\0\u{1}の計測を終了しました。\u{2}。", action, duration)
    }

    /// 합계 %(duration)@
    public func totalLine(duration: String) -> String {
        said("합계 \u{1}\0Total \u{1}\0合計 \u{1}", duration)
    }

    /// %(period)@ %(action)@: %(amount)@.
    public func totalOf(period: String, action: String, amount: String) -> String {
        said("\u{1} \u{2}: \u{3}.\0\u{1}, \u{2}: \u{3}.\0\u{1}の\u{2}: \u{3}。", period, action, amount)
    }

    /// 행동 %(name)@ 추가
    public func undoActionAdd(name: String) -> String {
        said("행동 \u{1} 추가\0New action \u{1}\0アクション\u{1}の追加", name)
    }

    /// 행동 %(name)@ 삭제
    public func undoActionDelete(name: String) -> String {
        said("행동 \u{1} 삭제\0Deletion of the action \u{1}\0アクション\u{1}の削除", name)
    }

    /// 행동 %(name)@ 수정
    public func undoActionEdit(name: String) -> String {
        said("행동 \u{1} 수정\0Edit of the action \u{1}\0アクション\u{1}の編集", name)
    }

    /// %(name)@ 횟수 기록
    public func undoAdd(name: String) -> String {
        said("\u{1} 횟수 기록\0Count of \u{1}\0\u{1}の回数記録", name)
    }

    /// %(name)@ 기록 삭제
    public func undoDelete(name: String) -> String {
        said("\u{1} 기록 삭제\0Deletion of a record of \u{1}\0\u{1}の記録の削除", name)
    }

    /// %(name)@ 종료, 짧아서 기록하지 않음
    public func undoDiscard(name: String) -> String {
        said("\u{1} 종료, 짧아서 기록하지 않음\0Stop of \u{1}, too short to be recorded\0\u{1}の終了(短いため記録なし)", name)
    }

    /// %(name)@ 기록 수정
    public func undoEdit(name: String) -> String {
        said("\u{1} 기록 수정\0Edit of a record of \u{1}\0\u{1}の記録の編集", name)
    }

    /// %(name)@ 가져오기
    public func undoImport(name: String) -> String {
        said("\u{1} 가져오기\0Import of \u{1}\0\u{1}の読み込み", name)
    }

    /// %(name)@ 시간 기록
    public func undoRecord(name: String) -> String {
        said("\u{1} 시간 기록\0Time record of \u{1}\0\u{1}の時間記録", name)
    }

    /// %(name)@ 복원
    public func undoRestore(name: String) -> String {
        said("\u{1} 복원\0Restoring of \u{1}\0\u{1}の復元", name)
    }

    /// 설정 %(name)@ 변경
    public func undoSettings(name: String) -> String {
        said("설정 \u{1} 변경\0Change of the setting \u{1}\0設定\u{1}の変更", name)
    }

    /// %(name)@ 시작
    public func undoStart(name: String) -> String {
        said("\u{1} 시작\0Start of \u{1}\0\u{1}の開始", name)
    }

    /// %(name)@ 종료
    public func undoStop(name: String) -> String {
        said("\u{1} 종료\0Stop of \u{1}\0\u{1}の終了", name)
    }

    /// 꼬리표 %(name)@ 추가
    public func undoTagAdd(name: String) -> String {
        said("꼬리표 \u{1} 추가\0New tag \u{1}\0タグ\u{1}の追加", name)
    }

    /// 꼬리표 %(name)@ 삭제
    public func undoTagDelete(name: String) -> String {
        said("꼬리표 \u{1} 삭제\0Deletion of the tag \u{1}\0タグ\u{1}の削除", name)
    }

    /// 꼬리표 %(name)@ 수정
    public func undoTagEdit(name: String) -> String {
        said("꼬리표 \u{1} 수정\0Edit of the tag \u{1}\0タグ\u{1}の編集", name)
    }

    /// 바뀌는 것: %(what)@.
    public func wouldChange(what: String) -> String {
        said("바뀌는 것: \u{1}.\0Would change: \u{1}.\0変更されるもの: \u{1}。", what)
    }

    /// 지울 것: %(what)@.
    public func wouldDelete(what: String) -> String {
        said("지울 것: \u{1}.\0Would delete: \u{1}.\0削除するもの: \u{1}。", what)
    }
}
