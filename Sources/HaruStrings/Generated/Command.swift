// Written by script/strings from Strings/Command.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// %(action)@ %(amount)@을(를) 더했어요. 오늘 %(today)@.
    public func added(action: String, amount: String, today: String) -> String {
        switch language {
        case .ko: "\(action) \(Particle.object.after(amount)) 더했어요. 오늘 \(today)."
        case .en: "Added \(action) \(amount). Today \(today)."
        case .ja: "\(action)を\(amount)追加しました。今日\(today)。"
        }
    }

    /// 날짜의 월과 일을 구별할 수 없어요. 03/04/2024는 언제인가요? mdy는 3월 4일, dmy는 4월 3일 [mdy]
    public var askDates: String {
        switch language {
        case .ko: "날짜의 월과 일을 구별할 수 없어요. 03/04/2024는 언제인가요? mdy는 3월 4일, dmy는 4월 3일 [mdy]"
        case .en: "Day and month cannot be told apart. What is 03/04/2024? mdy is 4 March, dmy is 3 April [mdy]"
        case .ja: "月と日を区別できません。03/04/2024はいつですか? mdyは3月4日、dmyは4月3日 [mdy]"
        }
    }

    /// 행동 %(name)@과(와) 그 기록 %(count)lld개를 지울까요?
    public func askDeleteAction(name: String, count: Int) -> String {
        switch language {
        case .ko: "행동 \(Particle.with.after(name)) 그 기록 \(grouped(count))개를 지울까요?"
        case .en: count == 1 ? "Delete the action \(name) and its \(grouped(count)) record?" : "Delete the action \(name) and its \(grouped(count)) records?"
        case .ja: "アクション\(name)とその記録\(grouped(count))件を削除しますか?"
        }
    }

    /// 기록 %(count)lld개를 지울까요?
    public func askDeleteRecords(count: Int) -> String {
        switch language {
        case .ko: "기록 \(grouped(count))개를 지울까요?"
        case .en: count == 1 ? "Delete \(grouped(count)) record?" : "Delete \(grouped(count)) records?"
        case .ja: "記録\(grouped(count))件を削除しますか?"
        }
    }

    /// 꼬리표 %(name)@을(를) 지울까요? 행동 %(count)lld개에서 떼어져요.
    public func askDeleteTag(name: String, count: Int) -> String {
        switch language {
        case .ko: "꼬리표 \(Particle.object.after(name)) 지울까요? 행동 \(grouped(count))개에서 떼어져요."
        case .en: count == 1 ? "Delete the tag \(name)? \(grouped(count)) action loses it." : "Delete the tag \(name)? \(grouped(count)) actions lose it."
        case .ja: "タグ\(name)を削除しますか?アクション\(grouped(count))件から外れます。"
        }
    }

    /// 기록 %(count)lld개를 가져올까요?
    public func askImport(count: Int) -> String {
        switch language {
        case .ko: "기록 \(grouped(count))개를 가져올까요?"
        case .en: count == 1 ? "Import \(grouped(count)) record?" : "Import \(grouped(count)) records?"
        case .ja: "記録\(grouped(count))件を読み込みますか?"
        }
    }

    /// %(path)@의 기록을 가져올까요?
    public func askImportBackup(path: String) -> String {
        switch language {
        case .ko: "\(path)의 기록을 가져올까요?"
        case .en: "Take in the records of \(path)?"
        case .ja: "\(path)の記録を取り込みますか?"
        }
    }

    /// 꼬리표 %(names)@을(를) 새로 만들까요?
    public func askMakeTags(names: String) -> String {
        switch language {
        case .ko: "꼬리표 \(Particle.object.after(names)) 새로 만들까요?"
        case .en: "Make the new tag \(names)?"
        case .ja: "新しいタグ\(names)を作成しますか?"
        }
    }

    /// 기록 %(count)lld개를 되살릴까요?
    public func askRestore(count: Int) -> String {
        switch language {
        case .ko: "기록 \(grouped(count))개를 되살릴까요?"
        case .en: count == 1 ? "Restore \(grouped(count)) record?" : "Restore \(grouped(count)) records?"
        case .ja: "記録\(grouped(count))件を復元しますか?"
        }
    }

    /// 변경 %(count)lld개를 되돌릴까요?
    public func askUndo(count: Int) -> String {
        switch language {
        case .ko: "변경 \(grouped(count))개를 되돌릴까요?"
        case .en: count == 1 ? "Take back \(grouped(count)) change?" : "Take back \(grouped(count)) changes?"
        case .ja: "変更\(grouped(count))件を取り消しますか?"
        }
    }

    /// 파일에 시간대가 없어요. 어느 시간대의 시각인가요? [%(zone)@]
    public func askZone(zone: String) -> String {
        switch language {
        case .ko: "파일에 시간대가 없어요. 어느 시간대의 시각인가요? [\(zone)]"
        case .en: "The file names no time zone. Whose clock are its times? [\(zone)]"
        case .ja: "ファイルにタイムゾーンがありません。どのタイムゾーンの時刻ですか? [\(zone)]"
        }
    }

    /// %(what)@을(를) 바꿨어요.
    public func changed(what: String) -> String {
        switch language {
        case .ko: "\(Particle.object.after(what)) 바꿨어요."
        case .en: "Changed: \(what)."
        case .ja: "変更しました: \(what)。"
        }
    }

    /// 바뀌는 것이 없어요.
    public var changesNothing: String {
        switch language {
        case .ko: "바뀌는 것이 없어요."
        case .en: "Nothing changes."
        case .ja: "変更はありません。"
        }
    }

    /// %(what)@을(를) 지웠어요.
    public func deleted(what: String) -> String {
        switch language {
        case .ko: "\(Particle.object.after(what)) 지웠어요."
        case .en: "Deleted: \(what)."
        case .ja: "削除しました: \(what)。"
        }
    }

    /// 따로 둔 저장소: %(path)@. haru doctor --import-backup으로 가져올 수 있어요.
    public func doctorBackup(path: String) -> String {
        switch language {
        case .ko: "따로 둔 저장소: \(path). haru doctor --import-backup으로 가져올 수 있어요."
        case .en: "A store set aside: \(path). haru doctor --import-backup takes it in."
        case .ja: "別に残した保存先: \(path)。haru doctor --import-backupで取り込めます。"
        }
    }

    /// 기록 %(read)@개를 읽어 %(changed)@개를 가져왔어요.
    public func doctorImported(read: String, changed: String) -> String {
        switch language {
        case .ko: "기록 \(read)개를 읽어 \(changed)개를 가져왔어요."
        case .en: "Read \(read) records and took in \(changed)."
        case .ja: "記録\(read)件を読み取り、\(changed)件を取り込みました。"
        }
    }

    /// 외 %(count)lld건
    public func doctorMore(count: Int) -> String {
        switch language {
        case .ko: "외 \(grouped(count))건"
        case .en: "and \(grouped(count)) more"
        case .ja: "ほか\(grouped(count))件"
        }
    }

    /// 믿을 수 없는 줄 %(count)lld개는 가져오지 않았어요.
    public func doctorNotTaken(count: Int) -> String {
        switch language {
        case .ko: "믿을 수 없는 줄 \(grouped(count))개는 가져오지 않았어요."
        case .en: count == 1 ? "\(grouped(count)) row could not be trusted and was left." : "\(grouped(count)) rows could not be trusted and were left."
        case .ja: "信頼できない行\(grouped(count))行は取り込みませんでした。"
        }
    }

    /// 기록 %(count)lld개를 확인했어요.
    public func doctorRecords(count: Int) -> String {
        switch language {
        case .ko: "기록 \(grouped(count))개를 확인했어요."
        case .en: count == 1 ? "Checked \(grouped(count)) record." : "Checked \(grouped(count)) records."
        case .ja: "記録\(grouped(count))件を確認しました。"
        }
    }

    /// 시간순 목록을 새로 만들었어요. 모두 %(count)lld줄.
    public func doctorRepaired(count: Int) -> String {
        switch language {
        case .ko: "시간순 목록을 새로 만들었어요. 모두 \(grouped(count))줄."
        case .en: count == 1 ? "Rebuilt the list by time: \(grouped(count)) row." : "Rebuilt the list by time: \(grouped(count)) rows."
        case .ja: "時間順の一覧を作り直しました。全部で\(grouped(count))行です。"
        }
    }

    /// 크기 %(size)@, 남은 공간 %(free)@
    public func doctorSize(size: String, free: String) -> String {
        switch language {
        case .ko: "크기 \(size), 남은 공간 \(free)"
        case .en: "size \(size), \(free) free"
        case .ja: "サイズ\(size)、空き容量\(free)"
        }
    }

    /// 저장소에 이상이 없어요.
    public var doctorSound: String {
        switch language {
        case .ko: "저장소에 이상이 없어요."
        case .en: "The store is sound."
        case .ja: "保存先に異常はありません。"
        }
    }

    /// 행동 %(name)@을(를) 만들었어요.
    public func doneActionAdded(name: String) -> String {
        switch language {
        case .ko: "행동 \(Particle.object.after(name)) 만들었어요."
        case .en: "Made the action \(name)."
        case .ja: "アクション\(name)を作成しました。"
        }
    }

    /// 행동 %(name)@을(를) 지웠어요.
    public func doneActionDeleted(name: String) -> String {
        switch language {
        case .ko: "행동 \(Particle.object.after(name)) 지웠어요."
        case .en: "Deleted the action \(name)."
        case .ja: "アクション\(name)を削除しました。"
        }
    }

    /// 행동 %(name)@을(를) 고쳤어요.
    public func doneActionEdited(name: String) -> String {
        switch language {
        case .ko: "행동 \(Particle.object.after(name)) 고쳤어요."
        case .en: "Changed the action \(name)."
        case .ja: "アクション\(name)を編集しました。"
        }
    }

    /// 행동 순서를 바꿨어요.
    public var doneActionsOrdered: String {
        switch language {
        case .ko: "행동 순서를 바꿨어요."
        case .en: "Changed the order of actions."
        case .ja: "アクションを並べ替えました。"
        }
    }

    /// %(path)@에 백업했어요.
    public func doneBackedUp(path: String) -> String {
        switch language {
        case .ko: "\(path)에 백업했어요."
        case .en: "Backed up to \(path)."
        case .ja: "\(path) にバックアップしました。"
        }
    }

    /// 기록 %(count)lld개를 지웠어요.
    public func doneDeleted(count: Int) -> String {
        switch language {
        case .ko: "기록 \(grouped(count))개를 지웠어요."
        case .en: count == 1 ? "Deleted \(grouped(count)) record." : "Deleted \(grouped(count)) records."
        case .ja: "記録\(grouped(count))件を削除しました。"
        }
    }

    /// %(action)@ 기록을 고쳤어요.
    public func doneEdited(action: String) -> String {
        switch language {
        case .ko: "\(action) 기록을 고쳤어요."
        case .en: "Changed the record of \(action)."
        case .ja: "\(action)の記録を編集しました。"
        }
    }

    /// %(path)@에 내보냈어요.
    public func doneExported(path: String) -> String {
        switch language {
        case .ko: "\(path)에 내보냈어요."
        case .en: "Exported to \(path)."
        case .ja: "\(path) に書き出しました。"
        }
    }

    /// 기록 %(count)lld개를 가져왔어요.
    public func doneImported(count: Int) -> String {
        switch language {
        case .ko: "기록 \(grouped(count))개를 가져왔어요."
        case .en: count == 1 ? "Imported \(grouped(count)) record." : "Imported \(grouped(count)) records."
        case .ja: "記録\(grouped(count))件を読み込みました。"
        }
    }

    /// %(action)@ %(duration)@을(를) 기록했어요.
    public func doneRecorded(action: String, duration: String) -> String {
        switch language {
        case .ko: "\(action) \(Particle.object.after(duration)) 기록했어요."
        case .en: "Recorded \(duration) of \(action)."
        case .ja: "\(action) \(duration)を記録しました。"
        }
    }

    /// 손상된 값 %(count)lld개를 고쳤어요.
    public func doneRepaired(count: Int) -> String {
        switch language {
        case .ko: "손상된 값 \(grouped(count))개를 고쳤어요."
        case .en: count == 1 ? "Repaired \(grouped(count)) damaged field." : "Repaired \(grouped(count)) damaged fields."
        case .ja: "壊れた値\(grouped(count))件を修復しました。"
        }
    }

    /// 기록 %(count)lld개를 되살렸어요.
    public func doneRestored(count: Int) -> String {
        switch language {
        case .ko: "기록 \(grouped(count))개를 되살렸어요."
        case .en: count == 1 ? "Restored \(grouped(count)) record." : "Restored \(grouped(count)) records."
        case .ja: "記録\(grouped(count))件を復元しました。"
        }
    }

    /// %(key)@ 설정을 %(value)@(으)로 바꿨어요.
    public func doneSettingSet(key: String, value: String) -> String {
        switch language {
        case .ko: "\(key) 설정을 \(Particle.direction.after(value)) 바꿨어요."
        case .en: "Set \(key) to \(value)."
        case .ja: "\(key)を\(value)に変更しました。"
        }
    }

    /// 기록 %(count)lld개를 확인했어요. 이상이 없어요.
    public func doneStoreIsSound(count: Int) -> String {
        switch language {
        case .ko: "기록 \(grouped(count))개를 확인했어요. 이상이 없어요."
        case .en: count == 1 ? "Checked \(grouped(count)) record. All is well." : "Checked \(grouped(count)) records. All is well."
        case .ja: "記録\(grouped(count))件を確認しました。問題はありません。"
        }
    }

    /// 꼬리표 %(name)@을(를) 만들었어요.
    public func doneTagAdded(name: String) -> String {
        switch language {
        case .ko: "꼬리표 \(Particle.object.after(name)) 만들었어요."
        case .en: "Made the tag \(name)."
        case .ja: "タグ\(name)を作成しました。"
        }
    }

    /// 꼬리표 %(name)@을(를) 지웠어요.
    public func doneTagDeleted(name: String) -> String {
        switch language {
        case .ko: "꼬리표 \(Particle.object.after(name)) 지웠어요."
        case .en: "Deleted the tag \(name)."
        case .ja: "タグ\(name)を削除しました。"
        }
    }

    /// 꼬리표 %(name)@을(를) 고쳤어요.
    public func doneTagEdited(name: String) -> String {
        switch language {
        case .ko: "꼬리표 \(Particle.object.after(name)) 고쳤어요."
        case .en: "Changed the tag \(name)."
        case .ja: "タグ\(name)を編集しました。"
        }
    }

    /// 꼬리표 순서를 바꿨어요.
    public var doneTagsOrdered: String {
        switch language {
        case .ko: "꼬리표 순서를 바꿨어요."
        case .en: "Changed the order of tags."
        case .ja: "タグを並べ替えました。"
        }
    }

    /// 변경 %(count)lld개를 되돌렸어요.
    public func doneUndone(count: Int) -> String {
        switch language {
        case .ko: "변경 \(grouped(count))개를 되돌렸어요."
        case .en: count == 1 ? "Took back \(grouped(count)) change." : "Took back \(grouped(count)) changes."
        case .ja: "変更\(grouped(count))件を取り消しました。"
        }
    }

    /// 저장소의 시계가 기록보다 늦어요
    public var findingClockBehind: String {
        switch language {
        case .ko: "저장소의 시계가 기록보다 늦어요"
        case .en: "the store's clock is behind its records"
        case .ja: "保存先の時計が記録より遅れています"
        }
    }

    /// 저장소의 시계를 읽을 수 없어요
    public var findingClockUnreadable: String {
        switch language {
        case .ko: "저장소의 시계를 읽을 수 없어요"
        case .en: "the store's clock cannot be read"
        case .ja: "保存先の時計を読み取れません"
        }
    }

    /// 되돌리기 기록 %(number)@을(를) 믿을 수 없어요
    public func findingDamagedChange(number: String) -> String {
        switch language {
        case .ko: "되돌리기 기록 \(Particle.object.after(number)) 믿을 수 없어요"
        case .en: "remembered change \(number) cannot be trusted"
        case .ja: "取り消し用の記録\(number)を信頼できません"
        }
    }

    /// 저장소의 %(key)@ 값을 믿을 수 없어요
    public func findingDamagedMeta(key: String) -> String {
        switch language {
        case .ko: "저장소의 \(key) 값을 믿을 수 없어요"
        case .en: "the store's value \(key) cannot be trusted"
        case .ja: "保存先の値\(key)を信頼できません"
        }
    }

    /// 기록 %(name)@을(를) 믿을 수 없어요
    public func findingDamagedRecord(name: String) -> String {
        switch language {
        case .ko: "기록 \(Particle.object.after(name)) 믿을 수 없어요"
        case .en: "record \(name) cannot be trusted"
        case .ja: "記録\(name)を信頼できません"
        }
    }

    /// 표 %(table)@의 연결이 끊겼어요
    public func findingForeignKey(table: String) -> String {
        switch language {
        case .ko: "표 \(table)의 연결이 끊겼어요"
        case .en: "a broken reference in table \(table)"
        case .ja: "表\(table)の参照が切れています"
        }
    }

    /// 기록 %(name)@의 종료가 시작보다 늦지 않아요
    public func findingNeedsCorrection(name: String) -> String {
        switch language {
        case .ko: "기록 \(name)의 종료가 시작보다 늦지 않아요"
        case .en: "record \(name) ends before it starts"
        case .ja: "記録\(name)の終了が開始より後ではありません"
        }
    }

    /// 주인이 지워진 기록 %(count)lld개가 숨어 있어요
    public func findingOrphans(count: Int) -> String {
        switch language {
        case .ko: "주인이 지워진 기록 \(grouped(count))개가 숨어 있어요"
        case .en: count == 1 ? "\(grouped(count)) record belongs to something deleted and is hidden" : "\(grouped(count)) records belong to something deleted and are hidden"
        case .ja: "元が削除された記録\(grouped(count))件が隠れています"
        }
    }

    /// 기록 %(name)@이(가) 예전 값으로 돌아가 있어요
    public func findingPutBack(name: String) -> String {
        switch language {
        case .ko: "기록 \(Particle.subject.after(name)) 예전 값으로 돌아가 있어요"
        case .en: "record \(name) was put back to an older value"
        case .ja: "記録\(name)が古い値に戻っています"
        }
    }

    /// 지운 행동의 기록 %(name)@이(가) 아직 측정 중이에요
    public func findingRunningWithoutAction(name: String) -> String {
        switch language {
        case .ko: "지운 행동의 기록 \(Particle.subject.after(name)) 아직 측정 중이에요"
        case .en: "record \(name) still runs though its action is deleted"
        case .ja: "削除したアクションの記録\(name)がまだ計測中です"
        }
    }

    /// SQLite 설정 %(name)@이(가) %(wanted)@이어야 하는데 %(value)@이에요
    public func findingSetting(name: String, wanted: String, value: String) -> String {
        switch language {
        case .ko: "SQLite 설정 \(Particle.subject.after(name)) \(wanted)이어야 하는데 \(value)이에요"
        case .en: "the SQLite setting \(name) is \(value) and should be \(wanted)"
        case .ja: "SQLiteの設定\(name)は\(wanted)のはずが\(value)です"
        }
    }

    /// 느린 질의: %(sql)@
    public func findingSlow(sql: String) -> String {
        switch language {
        case .ko: "느린 질의: \(sql)"
        case .en: "a slow statement: \(sql)"
        case .ja: "遅い問い合わせ: \(sql)"
        }
    }

    /// SQLite: %(detail)@
    public func findingStructure(detail: String) -> String {
        switch language {
        case .ko: "SQLite: \(detail)"
        case .en: "SQLite: \(detail)"
        case .ja: "SQLite: \(detail)"
        }
    }

    /// 시간순 목록이 기록과 달라요: 빠진 줄 %(missing)@, 남은 줄 %(stale)@. haru doctor --repair로 고칠 수 있어요
    public func findingTimeline(missing: String, stale: String) -> String {
        switch language {
        case .ko: "시간순 목록이 기록과 달라요: 빠진 줄 \(missing), 남은 줄 \(stale). haru doctor --repair로 고칠 수 있어요"
        case .en: "the list by time differs from the records: \(missing) missing, \(stale) stale; haru doctor --repair rebuilds it"
        case .ja: "時間順の一覧が記録と違います: 不足\(missing)、余分\(stale)。haru doctor --repairで直せます"
        }
    }

    /// 표 %(table)@의 줄 %(count)lld개를 읽을 수 없어요
    public func findingUnreadableRows(table: String, count: Int) -> String {
        switch language {
        case .ko: "표 \(table)의 줄 \(grouped(count))개를 읽을 수 없어요"
        case .en: count == 1 ? "\(grouped(count)) row of table \(table) cannot be read" : "\(grouped(count)) rows of table \(table) cannot be read"
        case .ja: "表\(table)の\(grouped(count))行を読み取れません"
        }
    }

    /// 새로 더할 것이 없어요.
    public var importAddsNothing: String {
        switch language {
        case .ko: "새로 더할 것이 없어요."
        case .en: "There is nothing new to add."
        case .ja: "新しく追加するものはありません。"
        }
    }

    /// 횟수 기록 %(count)lld개
    public func importCounts(count: Int) -> String {
        switch language {
        case .ko: "횟수 기록 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) count record" : "\(grouped(count)) count records"
        case .ja: "回数記録\(grouped(count))件"
        }
    }

    /// 이미 있는 기록 %(count)lld개는 건너뛰어요.
    public func importDuplicates(count: Int) -> String {
        switch language {
        case .ko: "이미 있는 기록 \(grouped(count))개는 건너뛰어요."
        case .en: count == 1 ? "\(grouped(count)) record you already have is skipped." : "\(grouped(count)) records you already have are skipped."
        case .ja: "すでにある記録\(grouped(count))件はスキップします。"
        }
    }

    /// 목표와 다짐 %(count)lld개는 가져오지 않아요.
    public func importIgnored(count: Int) -> String {
        switch language {
        case .ko: "목표와 다짐 \(grouped(count))개는 가져오지 않아요."
        case .en: count == 1 ? "\(grouped(count)) goal or quest is not imported." : "\(grouped(count)) goals and quests are not imported."
        case .ja: "目標とクエスト\(grouped(count))件は読み込みません。"
        }
    }

    /// 이미 있는 행동 %(count)lld개에 이어서
    public func importMatchedActions(count: Int) -> String {
        switch language {
        case .ko: "이미 있는 행동 \(grouped(count))개에 이어서"
        case .en: count == 1 ? "\(grouped(count)) action you have" : "\(grouped(count)) actions you have"
        case .ja: "既存のアクション\(grouped(count))件"
        }
    }

    /// 새 행동 %(count)lld개
    public func importNewActions(count: Int) -> String {
        switch language {
        case .ko: "새 행동 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) new action" : "\(grouped(count)) new actions"
        case .ja: "新しいアクション\(grouped(count))件"
        }
    }

    /// 새 꼬리표 %(count)lld개
    public func importNewTags(count: Int) -> String {
        switch language {
        case .ko: "새 꼬리표 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) new tag" : "\(grouped(count)) new tags"
        case .ja: "新しいタグ\(grouped(count))件"
        }
    }

    /// 파일을 읽고 있어요
    public var importReading: String {
        switch language {
        case .ko: "파일을 읽고 있어요"
        case .en: "Reading the files"
        case .ja: "ファイルを読み込んでいます"
        }
    }

    /// 측정 중인 기록 %(count)lld개는 가져오지 않아요.
    public func importRunning(count: Int) -> String {
        switch language {
        case .ko: "측정 중인 기록 \(grouped(count))개는 가져오지 않아요."
        case .en: count == 1 ? "\(grouped(count)) running record is left out." : "\(grouped(count)) running records are left out."
        case .ja: "計測中の記録\(grouped(count))件は読み込みません。"
        }
    }

    /// 시간 기록 %(count)lld개
    public func importSessions(count: Int) -> String {
        switch language {
        case .ko: "시간 기록 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) time record" : "\(grouped(count)) time records"
        case .ja: "時間記録\(grouped(count))件"
        }
    }

    /// %(count)lld줄을 건너뛰어요: %(reason)@.
    public func importSkipped(count: Int, reason: String) -> String {
        switch language {
        case .ko: "\(grouped(count))줄을 건너뛰어요: \(reason)."
        case .en: count == 1 ? "\(grouped(count)) row is skipped: \(reason)." : "\(grouped(count)) rows are skipped: \(reason)."
        case .ja: "\(grouped(count))行をスキップします: \(reason)。"
        }
    }

    /// 기록을 쓰고 있어요 %(percent)@%%
    public func importWriting(percent: String) -> String {
        switch language {
        case .ko: "기록을 쓰고 있어요 \(percent)%"
        case .en: "Writing records \(percent)%"
        case .ja: "記録を書き込んでいます \(percent)%"
        }
    }

    /// 아직 행동이 없어요. haru action add로 만들어 보세요.
    public var noActions: String {
        switch language {
        case .ko: "아직 행동이 없어요. haru action add로 만들어 보세요."
        case .en: "No actions yet. Make one with haru action add."
        case .ja: "アクションはまだありません。haru action add で作成できます。"
        }
    }

    /// 기록이 없어요.
    public var noRecords: String {
        switch language {
        case .ko: "기록이 없어요."
        case .en: "No records."
        case .ja: "記録はありません。"
        }
    }

    /// 이 기간의 기록이 없어요.
    public var noRecordsInRange: String {
        switch language {
        case .ko: "이 기간의 기록이 없어요."
        case .en: "No records in this period."
        case .ja: "この期間の記録はありません。"
        }
    }

    /// 이 날의 기록이 없어요.
    public var noRecordsOnDay: String {
        switch language {
        case .ko: "이 날의 기록이 없어요."
        case .en: "No records on this day."
        case .ja: "この日の記録はありません。"
        }
    }

    /// 아직 꼬리표가 없어요. haru tag add로 만들어 보세요.
    public var noTags: String {
        switch language {
        case .ko: "아직 꼬리표가 없어요. haru tag add로 만들어 보세요."
        case .en: "No tags yet. Make one with haru tag add."
        case .ja: "タグはまだありません。haru tag add で作成できます。"
        }
    }

    /// 새로 더할 기록 %(count)lld개
    public func restoreAdded(count: Int) -> String {
        switch language {
        case .ko: "새로 더할 기록 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) record to add" : "\(grouped(count)) records to add"
        case .ja: "追加する記録\(grouped(count))件"
        }
    }

    /// 바뀔 기록 %(count)lld개
    public func restoreChanged(count: Int) -> String {
        switch language {
        case .ko: "바뀔 기록 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) record to change" : "\(grouped(count)) records to change"
        case .ja: "変更する記録\(grouped(count))件"
        }
    }

    /// 지워질 기록 %(count)lld개
    public func restoreDeleted(count: Int) -> String {
        switch language {
        case .ko: "지워질 기록 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) record to delete" : "\(grouped(count)) records to delete"
        case .ja: "削除される記録\(grouped(count))件"
        }
    }

    /// 여기서 지운 기록 %(count)lld개는 지운 채로 두어요. --undelete로 되살릴 수 있어요.
    public func restoreDeletedHere(count: Int) -> String {
        switch language {
        case .ko: "여기서 지운 기록 \(grouped(count))개는 지운 채로 두어요. --undelete로 되살릴 수 있어요."
        case .en: count == 1 ? "\(grouped(count)) record was deleted here and stays so; --undelete brings it back." : "\(grouped(count)) records were deleted here and stay so; --undelete brings them back."
        case .ja: "ここで削除した記録\(grouped(count))件は削除したままです。--undeleteで復活できます。"
        }
    }

    /// %(line)@번째 줄
    public func restoreLine(line: String) -> String {
        switch language {
        case .ko: "\(line)번째 줄"
        case .en: "line \(line)"
        case .ja: "\(line)行目"
        }
    }

    /// 여기가 더 새로운 기록 %(count)lld개는 그대로 두어요.
    public func restoreOlder(count: Int) -> String {
        switch language {
        case .ko: "여기가 더 새로운 기록 \(grouped(count))개는 그대로 두어요."
        case .en: count == 1 ? "\(grouped(count)) record is newer here and stays." : "\(grouped(count)) records are newer here and stay."
        case .ja: "こちらが新しい記録\(grouped(count))件はそのままにします。"
        }
    }

    /// 되살릴 기록 %(count)lld개
    public func restoreRevived(count: Int) -> String {
        switch language {
        case .ko: "되살릴 기록 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) record to bring back" : "\(grouped(count)) records to bring back"
        case .ja: "復活させる記録\(grouped(count))件"
        }
    }

    /// 같은 기록 %(count)lld개는 그대로 두어요.
    public func restoreSame(count: Int) -> String {
        switch language {
        case .ko: "같은 기록 \(grouped(count))개는 그대로 두어요."
        case .en: count == 1 ? "\(grouped(count)) record is the same." : "\(grouped(count)) records are the same."
        case .ja: "同じ記録\(grouped(count))件はそのままにします。"
        }
    }

    /// 읽을 수 없는 줄 %(count)lld개를 건너뛰어요.
    public func restoreSkipped(count: Int) -> String {
        switch language {
        case .ko: "읽을 수 없는 줄 \(grouped(count))개를 건너뛰어요."
        case .en: count == 1 ? "\(grouped(count)) line cannot be read and is skipped." : "\(grouped(count)) lines cannot be read and are skipped."
        case .ja: "読み取れない行\(grouped(count))行をスキップします。"
        }
    }

    /// 하루가 시작하는 시각
    public var settingDayStart: String {
        switch language {
        case .ko: "하루가 시작하는 시각"
        case .en: "Time at which a day begins"
        case .ja: "1日の開始時刻"
        }
    }

    /// 언어
    public var settingLanguage: String {
        switch language {
        case .ko: "언어"
        case .en: "Language"
        case .ja: "言語"
        }
    }

    /// 이보다 짧은 기록은 무시해요
    public var settingMinSession: String {
        switch language {
        case .ko: "이보다 짧은 기록은 무시해요"
        case .en: "Shorter records are ignored"
        case .ja: "これより短い記録を無視"
        }
    }

    /// 여럿을 잴 때 대표가 되는 행동
    public var settingRepresentative: String {
        switch language {
        case .ko: "여럿을 잴 때 대표가 되는 행동"
        case .en: "The running action shown first"
        case .ja: "代表アクション"
        }
    }

    /// 시간대
    public var settingTimeZone: String {
        switch language {
        case .ko: "시간대"
        case .en: "Time zone"
        case .ja: "タイムゾーン"
        }
    }

    /// 한 주가 시작하는 요일
    public var settingWeekStart: String {
        switch language {
        case .ko: "한 주가 시작하는 요일"
        case .en: "First day of the week"
        case .ja: "週の開始曜日"
        }
    }

    /// %(action)@ 측정을 시작했어요.
    public func started(action: String) -> String {
        switch language {
        case .ko: "\(action) 측정을 시작했어요."
        case .en: "Started \(action)."
        case .ja: "\(action)の計測を開始しました。"
        }
    }

    /// %(action)@ 측정을 마쳤어요. %(duration)@.
    public func stopped(action: String, duration: String) -> String {
        switch language {
        case .ko: "\(action) 측정을 마쳤어요. \(duration)."
        case .en: "Stopped \(action). \(duration)."
        case .ja: "\(action)の計測を終了しました。\(duration)。"
        }
    }

    /// 합계 %(duration)@
    public func totalLine(duration: String) -> String {
        switch language {
        case .ko: "합계 \(duration)"
        case .en: "Total \(duration)"
        case .ja: "合計 \(duration)"
        }
    }

    /// %(period)@ %(action)@: %(amount)@.
    public func totalOf(period: String, action: String, amount: String) -> String {
        switch language {
        case .ko: "\(period) \(action): \(amount)."
        case .en: "\(period), \(action): \(amount)."
        case .ja: "\(period)の\(action): \(amount)。"
        }
    }

    /// 행동 %(name)@ 추가
    public func undoActionAdd(name: String) -> String {
        switch language {
        case .ko: "행동 \(name) 추가"
        case .en: "New action \(name)"
        case .ja: "アクション\(name)の追加"
        }
    }

    /// 행동 %(name)@ 삭제
    public func undoActionDelete(name: String) -> String {
        switch language {
        case .ko: "행동 \(name) 삭제"
        case .en: "Deletion of the action \(name)"
        case .ja: "アクション\(name)の削除"
        }
    }

    /// 행동 %(name)@ 수정
    public func undoActionEdit(name: String) -> String {
        switch language {
        case .ko: "행동 \(name) 수정"
        case .en: "Edit of the action \(name)"
        case .ja: "アクション\(name)の編集"
        }
    }

    /// %(name)@ 횟수 기록
    public func undoAdd(name: String) -> String {
        switch language {
        case .ko: "\(name) 횟수 기록"
        case .en: "Count of \(name)"
        case .ja: "\(name)の回数記録"
        }
    }

    /// %(name)@ 기록 삭제
    public func undoDelete(name: String) -> String {
        switch language {
        case .ko: "\(name) 기록 삭제"
        case .en: "Deletion of a record of \(name)"
        case .ja: "\(name)の記録の削除"
        }
    }

    /// %(name)@ 종료, 짧아서 기록하지 않음
    public func undoDiscard(name: String) -> String {
        switch language {
        case .ko: "\(name) 종료, 짧아서 기록하지 않음"
        case .en: "Stop of \(name), too short to be recorded"
        case .ja: "\(name)の終了(短いため記録なし)"
        }
    }

    /// %(name)@ 기록 수정
    public func undoEdit(name: String) -> String {
        switch language {
        case .ko: "\(name) 기록 수정"
        case .en: "Edit of a record of \(name)"
        case .ja: "\(name)の記録の編集"
        }
    }

    /// %(name)@ 가져오기
    public func undoImport(name: String) -> String {
        switch language {
        case .ko: "\(name) 가져오기"
        case .en: "Import of \(name)"
        case .ja: "\(name)の読み込み"
        }
    }

    /// %(name)@ 시간 기록
    public func undoRecord(name: String) -> String {
        switch language {
        case .ko: "\(name) 시간 기록"
        case .en: "Time record of \(name)"
        case .ja: "\(name)の時間記録"
        }
    }

    /// %(name)@ 복원
    public func undoRestore(name: String) -> String {
        switch language {
        case .ko: "\(name) 복원"
        case .en: "Restoring of \(name)"
        case .ja: "\(name)の復元"
        }
    }

    /// 설정 %(name)@ 변경
    public func undoSettings(name: String) -> String {
        switch language {
        case .ko: "설정 \(name) 변경"
        case .en: "Change of the setting \(name)"
        case .ja: "設定\(name)の変更"
        }
    }

    /// %(name)@ 시작
    public func undoStart(name: String) -> String {
        switch language {
        case .ko: "\(name) 시작"
        case .en: "Start of \(name)"
        case .ja: "\(name)の開始"
        }
    }

    /// %(name)@ 종료
    public func undoStop(name: String) -> String {
        switch language {
        case .ko: "\(name) 종료"
        case .en: "Stop of \(name)"
        case .ja: "\(name)の終了"
        }
    }

    /// 꼬리표 %(name)@ 추가
    public func undoTagAdd(name: String) -> String {
        switch language {
        case .ko: "꼬리표 \(name) 추가"
        case .en: "New tag \(name)"
        case .ja: "タグ\(name)の追加"
        }
    }

    /// 꼬리표 %(name)@ 삭제
    public func undoTagDelete(name: String) -> String {
        switch language {
        case .ko: "꼬리표 \(name) 삭제"
        case .en: "Deletion of the tag \(name)"
        case .ja: "タグ\(name)の削除"
        }
    }

    /// 꼬리표 %(name)@ 수정
    public func undoTagEdit(name: String) -> String {
        switch language {
        case .ko: "꼬리표 \(name) 수정"
        case .en: "Edit of the tag \(name)"
        case .ja: "タグ\(name)の編集"
        }
    }

    /// 바뀌는 것: %(what)@.
    public func wouldChange(what: String) -> String {
        switch language {
        case .ko: "바뀌는 것: \(what)."
        case .en: "Would change: \(what)."
        case .ja: "変更されるもの: \(what)。"
        }
    }

    /// 지울 것: %(what)@.
    public func wouldDelete(what: String) -> String {
        switch language {
        case .ko: "지울 것: \(what)."
        case .en: "Would delete: \(what)."
        case .ja: "削除するもの: \(what)。"
        }
    }
}
