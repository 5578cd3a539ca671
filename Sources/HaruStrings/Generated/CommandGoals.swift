// Written by script/strings from Strings/CommandGoals.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// %(name)@은(는) 횟수형이에요. --target에 10처럼 적어 주세요.
    public func amountNeedsCount(name: String) -> String {
        said("\u{1}\u{12} 횟수형이에요. --target에 10처럼 적어 주세요.\0\u{1} is counted. Write a number like 10 after --target.\0\u{1}は回数型です。--targetに10のように指定してください。", name)
    }

    /// %(name)@은(는) 시간형이에요. --target에 30m, 1h30m처럼 적어 주세요.
    public func amountNeedsTime(name: String) -> String {
        said("\u{1}\u{12} 시간형이에요. --target에 30m, 1h30m처럼 적어 주세요.\0\u{1} is timed. Write an amount like 30m or 1h30m after --target.\0\u{1}は時間型です。--targetに30m、1h30mのように指定してください。", name)
    }

    /// 목표 %(name)@에는 판정할 다짐이 없어요. --achieved나 --not-achieved로 알려 주세요.
    public func answerNeeded(name: String) -> String {
        said("목표 \u{1}에는 판정할 다짐이 없어요. --achieved나 --not-achieved로 알려 주세요.\0The goal \u{1} has no quest to be judged by. Say --achieved or --not-achieved.\0目標\u{1}には判定するクエストがありません。--achievedか--not-achievedで答えてください。", name)
    }

    /// 목표 %(name)@은(는) 다짐으로 판정돼요. --achieved나 --not-achieved 없이 끝내 주세요.
    public func answerNotAsked(name: String) -> String {
        said("목표 \u{1}\u{12} 다짐으로 판정돼요. --achieved나 --not-achieved 없이 끝내 주세요.\0The goal \u{1} is judged by its quests. Finish it without --achieved or --not-achieved.\0目標\u{1}はクエストで判定されます。--achievedや--not-achievedなしで終えてください。", name)
    }

    /// 목표 %(name)@과(와) 다짐 %(count)lld개를 지울까요?
    public func askDeleteGoal(name: String, count: Int) -> String {
        said("목표 \u{1}\u{13} 다짐 \u{2}개를 지울까요?\0Delete the goal \u{1} and its \u{2} quests?\0目標\u{1}とクエスト\u{2}件を削除しますか?\0Delete the goal \u{1} and its \u{2} quest?", name, grouped(count), isOne: count == 1)
    }

    /// 습관 %(name)@과(와) 체크 %(count)lld개를 지울까요?
    public func askDeleteHabit(name: String, count: Int) -> String {
        said("습관 \u{1}\u{13} 체크 \u{2}개를 지울까요?\0Delete the habit \u{1} and its \u{2} checks?\0習慣\u{1}とチェック\u{2}件を削除しますか?\0Delete the habit \u{1} and its \u{2} check?", name, grouped(count), isOne: count == 1)
    }

    /// 다짐을 지울까요: %(name)@?
    public func askDeleteQuest(name: String) -> String {
        said("다짐을 지울까요: \u{1}?\0Delete the quest \u{1}?\0クエストを削除しますか: \u{1}?", name)
    }

    /// 목표 %(name)@을(를) 끝낼까요?
    public func askFinishGoal(name: String) -> String {
        said("목표 \u{1}\u{10} 끝낼까요?\0Finish the goal \u{1}?\0目標\u{1}を終えますか?", name)
    }

    /// 체크 %(count)lld개
    public func completionCount(count: Int) -> String {
        said("체크 \u{1}개\0\u{1} checks\0チェック\u{1}件\0\u{1} check", grouped(count), isOne: count == 1)
    }

    /// 완료
    public var dayCompleted: String { said("완료\0done\0完了") }

    /// 놓침
    public var dayMissed: String { said("놓침\0missed\0未達成") }

    /// 오늘
    public var dayOpen: String { said("오늘\0today\0今日") }

    /// %(day)@부터
    public func daysFrom(day: String) -> String {
        said("\u{1}부터\0from \u{1}\0\u{1}から", day)
    }

    /// %(gone)@/%(whole)@일
    public func daysGone(gone: String, whole: String) -> String {
        said("\u{1}/\u{2}일\0day \u{1} of \u{2}\0\u{1}/\u{2}日", gone, whole)
    }

    /// 연속 %(count)lld일이에요.
    public func daysInARow(count: Int) -> String {
        said("연속 \u{1}일이에요.\0\u{1} days in a row.\0\u{1}日連続です。\0\u{1} day in a row.", grouped(count), isOne: count == 1)
    }

    /// %(day)@까지
    public func daysUntil(day: String) -> String {
        said("\u{1}까지\0until \u{1}\0\u{1}まで", day)
    }

    /// 목표 %(name)@을(를) 고쳤어요. 달성으로 판정됐어요.
    public func doneGoalAchieved(name: String) -> String {
        said("목표 \u{1}\u{10} 고쳤어요. 달성으로 판정됐어요.\0Changed the goal \u{1}. It is judged as achieved.\0目標\u{1}を編集しました。達成と判定されました。", name)
    }

    /// 목표 %(name)@을(를) 만들었어요.
    public func doneGoalAdded(name: String) -> String {
        said("목표 \u{1}\u{10} 만들었어요.\0Made the goal \u{1}.\0目標\u{1}を作成しました。", name)
    }

    /// 목표 %(name)@을(를) 고쳤어요.
    public func doneGoalEdited(name: String) -> String {
        said("목표 \u{1}\u{10} 고쳤어요.\0Changed the goal \u{1}.\0目標\u{1}を編集しました。", name)
    }

    /// 목표 %(name)@을(를) 고쳤어요. 미달성으로 판정됐어요.
    public func doneGoalNotAchieved(name: String) -> String {
        said("목표 \u{1}\u{10} 고쳤어요. 미달성으로 판정됐어요.\0Changed the goal \u{1}. It is judged as not achieved.\0目標\u{1}を編集しました。未達成と判定されました。", name)
    }

    /// 목표 순서를 바꿨어요.
    public var doneGoalsOrdered: String { said("목표 순서를 바꿨어요.\0Changed the order of goals.\0目標を並べ替えました。") }

    /// 습관 %(name)@을(를) 만들었어요.
    public func doneHabitAdded(name: String) -> String {
        said("습관 \u{1}\u{10} 만들었어요.\0Made the habit \u{1}.\0習慣\u{1}を作成しました。", name)
    }

    /// 습관 %(name)@을(를) 보관했어요. 마지막 날은 %(day)@예요.
    public func doneHabitArchived(name: String, day: String) -> String {
        said("습관 \u{1}\u{10} 보관했어요. 마지막 날은 \u{2}예요.\0Archived the habit \u{1}. Its last day is \u{2}.\0習慣\u{1}をアーカイブしました。最後の日は\u{2}です。", name, day)
    }

    /// 습관 %(name)@을(를) 고쳤어요.
    public func doneHabitEdited(name: String) -> String {
        said("습관 \u{1}\u{10} 고쳤어요.\0Changed the habit \u{1}.\0習慣\u{1}を編集しました。", name)
    }

    /// 습관 순서를 바꿨어요.
    public var doneHabitsOrdered: String { said("습관 순서를 바꿨어요.\0Changed the order of habits.\0習慣を並べ替えました。") }

    /// %(name)@을(를) 쉬어요. %(days)@.
    public func donePaused(name: String, days: String) -> String {
        said("\u{1}\u{10} 쉬어요. \u{2}.\0Paused \u{1}: \u{2}.\0\u{1}を休止します。\u{2}。", name, days)
    }

    /// 다짐을 더했어요: %(name)@.
    public func doneQuestAdded(name: String) -> String {
        said("다짐을 더했어요: \u{1}.\0Added the quest \u{1}.\0クエストを追加しました: \u{1}。", name)
    }

    /// 지난 날까지 이렇게 바꿨어요: %(name)@.
    public func doneQuestAlsoPast(name: String) -> String {
        said("지난 날까지 이렇게 바꿨어요: \u{1}.\0Also for the past: \u{1}.\0過去も含めて変更しました: \u{1}。", name)
    }

    /// 다짐을 고쳤어요: %(name)@.
    public func doneQuestEdited(name: String) -> String {
        said("다짐을 고쳤어요: \u{1}.\0Changed the quest: \u{1}.\0クエストを編集しました: \u{1}。", name)
    }

    /// 오늘부터 이렇게 바꿨어요: %(name)@. 지난 날은 그대로예요.
    public func doneQuestFromToday(name: String) -> String {
        said("오늘부터 이렇게 바꿨어요: \u{1}. 지난 날은 그대로예요.\0From today on: \u{1}. Earlier days keep what was promised then.\0今日から変更しました: \u{1}。過去の日はそのままです。", name)
    }

    /// 다짐 순서를 바꿨어요.
    public var doneQuestsOrdered: String { said("다짐 순서를 바꿨어요.\0Changed the order of quests.\0クエストを並べ替えました。") }

    /// %(name)@을(를) 다시 시작해요. %(day)@부터.
    public func doneResumed(name: String, day: String) -> String {
        said("\u{1}\u{10} 다시 시작해요. \u{2}부터.\0\u{1} goes on from \u{2}.\0\u{1}を再開します。\u{2}から。", name, day)
    }

    /// %(name)@을(를) 체크했어요.
    public func doneTicked(name: String) -> String {
        said("\u{1}\u{10} 체크했어요.\0Checked \u{1} off.\0\u{1}をチェックしました。", name)
    }

    /// %(name)@을(를) %(day)@에 체크했어요.
    public func doneTickedOn(name: String, day: String) -> String {
        said("\u{1}\u{10} \u{2}에 체크했어요.\0Checked \u{1} off on \u{2}.\0\u{1}を\u{2}にチェックしました。", name, day)
    }

    /// %(name)@ 체크를 취소했어요.
    public func doneUnticked(name: String) -> String {
        said("\u{1} 체크를 취소했어요.\0Took the check of \u{1} back.\0\u{1}のチェックを取り消しました。", name)
    }

    /// %(day)@ %(name)@ 체크를 취소했어요.
    public func doneUntickedOn(day: String, name: String) -> String {
        said("\u{1} \u{2} 체크를 취소했어요.\0Took the check of \u{2} on \u{1} back.\0\u{1}の\u{2}のチェックを取り消しました。", day, name)
    }

    /// 달성했다고 답해요
    public var flagAchieved: String { said("달성했다고 답해요\0answer that it was achieved\0達成したと答える") }

    /// 지난 날도 처음부터 이랬던 것으로
    public var flagAlsoPast: String { said("지난 날도 처음부터 이랬던 것으로\0also for the past, as if it had always been so\0過去も最初からそうだったことにする") }

    /// 마지막으로 지키는 날; 처음은 오늘
    public var flagArchiveOn: String { said("마지막으로 지키는 날; 처음은 오늘\0the last day that counts; today unless given\0最後に数える日。既定は今日") }

    /// 보관한 습관도
    public var flagArchived: String { said("보관한 습관도\0also those that are archived\0アーカイブした習慣も") }

    /// 이 양을 채우기로 해요
    public var flagAtLeast: String { said("이 양을 채우기로 해요\0promise to reach it\0この量に達すると約束する") }

    /// 이 양을 넘지 않기로 해요
    public var flagAtMost: String { said("이 양을 넘지 않기로 해요\0promise to stay within it\0この量を超えないと約束する") }

    /// 끝난 목표도
    public var flagFinished: String { said("끝난 목표도\0also those that are finished\0終了した目標も") }

    /// 이 목표의 다짐만
    public var flagGoal: String { said("이 목표의 다짐만\0only the quests of this goal\0この目標のクエストだけ") }

    /// 마지막 날; none이면 없어요
    public var flagGoalEnd: String { said("마지막 날; none이면 없어요\0the last day; none for no end\0最後の日。noneで終了日なし") }

    /// 첫날; 처음은 오늘
    public var flagGoalStart: String { said("첫날; 처음은 오늘\0the first day; today unless given\0最初の日。既定は今日") }

    /// 첫날; 처음은 오늘
    public var flagHabitStart: String { said("첫날; 처음은 오늘\0the first day; today unless given\0最初の日。既定は今日") }

    /// 꼬리표에서 무엇을 볼지: time은 시간, count는 횟수
    public var flagMeasure: String { said("꼬리표에서 무엇을 볼지: time은 시간, count는 횟수\0what counts of a tag: time or count\0タグの何を測るか: timeは時間、countは回数") }

    /// 매일 다짐의 수행일: 1,15
    public var flagMonthDays: String { said("매일 다짐의 수행일: 1,15\0the days of the month of a daily quest: 1,15\0毎日のクエストの実施日: 1,15") }

    /// 달성하지 못했다고 답해요
    public var flagNotAchieved: String { said("달성하지 못했다고 답해요\0answer that it was not achieved\0達成しなかったと答える") }

    /// 매일 다짐의 수행일: 2:wed는 둘째 수요일
    public var flagNth: String { said("매일 다짐의 수행일: 2:wed는 둘째 수요일\0the day of a daily quest: 2:wed is the second Wednesday\0毎日のクエストの実施日: 2:wedは第2水曜日") }

    /// 쉬는 마지막 날; 없으면 다시 시작할 때까지
    public var flagPauseEnd: String { said("쉬는 마지막 날; 없으면 다시 시작할 때까지\0the last day of the pause; without it until you resume\0休止の最後の日。なければ再開するまで") }

    /// 쉬는 첫날; 처음은 오늘
    public var flagPauseStart: String { said("쉬는 첫날; 처음은 오늘\0the first day of the pause; today unless given\0休止の最初の日。既定は今日") }

    /// 이 행동을 재거나 세요
    public var flagQuestAction: String { said("이 행동을 재거나 세요\0measure this action\0このアクションを測る") }

    /// daily, weekly, monthly 또는 2026-08-01..2026-08-20
    public var flagQuestPeriod: String { said("daily, weekly, monthly 또는 2026-08-01..2026-08-20\0daily, weekly, monthly, or 2026-08-01..2026-08-20\0daily、weekly、monthly、または2026-08-01..2026-08-20") }

    /// 이 꼬리표가 붙은 행동을 모두 재거나 세요
    public var flagQuestTag: String { said("이 꼬리표가 붙은 행동을 모두 재거나 세요\0measure all actions with this tag\0このタグの付いたアクションをすべて測る") }

    /// 이 날부터 다시; 처음은 오늘
    public var flagResumeOn: String { said("이 날부터 다시; 처음은 오늘\0go on from this day; today unless given\0この日から再開する。既定は今日") }

    /// day, week, month 가운데 하나
    public var flagSpan: String { said("day, week, month 가운데 하나\0one of day, week, month\0day、week、monthのいずれか") }

    /// 목표량: 30m, 1h30m 또는 10
    public var flagTarget: String { said("목표량: 30m, 1h30m 또는 10\0how much: 30m, 1h30m, or 10\0目標量: 30m、1h30m、または10") }

    /// 달성으로 치는 기준, 10에서 100까지 5 단위
    public var flagThreshold: String { said("달성으로 치는 기준, 10에서 100까지 5 단위\0the percentage at which it is achieved, 10 to 100 in steps of 5\0達成とみなす基準。10から100まで5刻み") }

    /// 새 이름
    public var flagTitle: String { said("새 이름\0the new title\0新しい名前") }

    /// 이 시각까지만 쳐요; none이면 하루 내내
    public var flagUntil: String { said("이 시각까지만 쳐요; none이면 하루 내내\0count only until this time; none for the whole day\0この時刻までを数える。noneで一日中") }

    /// 매일 다짐의 수행일: mon,wed,fri
    public var flagWeekdays: String { said("매일 다짐의 수행일: mon,wed,fri\0the days of a daily quest: mon,wed,fri\0毎日のクエストの実施日: mon,wed,fri") }

    /// 목표 %(count)lld개
    public func goalCount(count: Int) -> String {
        said("목표 \u{1}개\0\u{1} goals\0目標\u{1}件\0\u{1} goal", grouped(count), isOne: count == 1)
    }

    /// ‘%(name)@’에 맞는 목표가 없어요. haru goals --finished로 볼 수 있어요.
    public func goalNotFound(name: String) -> String {
        said("‘\u{1}’에 맞는 목표가 없어요. haru goals --finished로 볼 수 있어요.\0No goal matches ‘\u{1}’. See haru goals --finished.\0「\u{1}」に合う目標はありません。haru goals --finished で確認できます。", name)
    }

    /// 보관함
    public var habitArchived: String { said("보관함\0Archived\0アーカイブ") }

    /// %(day)@까지, 보관함
    public func habitArchivedOn(day: String) -> String {
        said("\u{1}까지, 보관함\0Archived, until \u{1}\0アーカイブ（\u{1}まで）", day)
    }

    /// 습관 %(count)lld개
    public func habitCount(count: Int) -> String {
        said("습관 \u{1}개\0\u{1} habits\0習慣\u{1}件\0\u{1} habit", grouped(count), isOne: count == 1)
    }

    /// %(tracked)@일 가운데 %(completed)@일, %(percent)@%%
    public func habitDays(tracked: String, completed: String, percent: String) -> String {
        said("\u{1}일 가운데 \u{2}일, \u{3}%\0\u{2} of \u{1} days, \u{3}%\0\u{1}日中\u{2}日、\u{3}%", tracked, completed, percent)
    }

    /// ‘%(name)@’에 맞는 습관이 없어요. haru habits --archived로 볼 수 있어요.
    public func habitNotFound(name: String) -> String {
        said("‘\u{1}’에 맞는 습관이 없어요. haru habits --archived로 볼 수 있어요.\0No habit matches ‘\u{1}’. See haru habits --archived.\0「\u{1}」に合う習慣はありません。haru habits --archived で確認できます。", name)
    }

    /// 연속 %(current)@일, 가장 길게 %(longest)@일
    public func habitStreaks(current: String, longest: String) -> String {
        said("연속 \u{1}일, 가장 길게 \u{2}일\0Streak \u{1} days, longest \u{2}\0連続\u{1}日、最長\u{2}日", current, longest)
    }

    /// 목표
    public var headingGoal: String { said("목표\0Goal\0目標") }

    /// 목표
    public var headingGoals: String { said("목표\0Goals\0目標") }

    /// 습관
    public var headingHabit: String { said("습관\0Habit\0習慣") }

    /// 달
    public var headingMonth: String { said("달\0Month\0月") }

    /// 다짐
    public var headingQuest: String { said("다짐\0Quest\0クエスト") }

    /// 오늘
    public var headingToday: String { said("오늘\0Day\0今日") }

    /// 주
    public var headingWeek: String { said("주\0Week\0週") }

    /// 목표를 만들어요
    public var helpGoalAdd: String { said("목표를 만들어요\0make a goal\0目標を作ります") }

    /// 종료일이 있으면 그날이 지나서 판정되고, 없으면 haru goal finish로 끝내요. 무엇을 얼마나 할지는 haru quest add로 더해요.
    public var helpGoalAddDetails: String { said("종료일이 있으면 그날이 지나서 판정되고, 없으면 haru goal finish로 끝내요. 무엇을 얼마나 할지는 haru quest add로 더해요.\0With an end day it is judged when that day has passed, without one you end it with haru goal finish. haru quest add says what it takes.\0終了日があればその日が過ぎると判定され、なければharu goal finishで終えます。何をどれだけするかはharu quest addで追加します。") }

    /// haru goal add 책읽기	종료일이 없는 목표
    public var helpGoalAddExamples: String { said("haru goal add 책읽기\t종료일이 없는 목표\nharu goal add 시험 --end 2026-12-31 --threshold 80\t80%면 달성\0haru goal add Books\ta goal without an end\nharu goal add Exam --end 2026-12-31 --threshold 80\tachieved at 80%\0haru goal add 読書\t終了日のない目標\nharu goal add 試験 --end 2026-12-31 --threshold 80\t80%で達成") }

    /// 목표를 다짐과 함께 지워요; 기록은 남아요
    public var helpGoalDelete: String { said("목표를 다짐과 함께 지워요; 기록은 남아요\0delete a goal with its quests; records stay\0目標をクエストとともに削除します。記録は残ります") }

    /// haru goal delete 시험	물어보고 지워요
    public var helpGoalDeleteExamples: String { said("haru goal delete 시험\t물어보고 지워요\0haru goal delete Exam\tdeletes it, after asking\0haru goal delete 試験\t確認してから削除します") }

    /// 목표를 고쳐요
    public var helpGoalEdit: String { said("목표를 고쳐요\0change a goal\0目標を編集します") }

    /// --end를 적으면 새로 판정돼요. 그대로인 날을 적어도 그래요.
    public var helpGoalEditDetails: String { said("--end를 적으면 새로 판정돼요. 그대로인 날을 적어도 그래요.\0Giving --end judges it anew, also with the day it had.\0--endを指定すると改めて判定されます。同じ日でも同様です。") }

    /// haru goal edit 시험 --end 2027-01-31	종료일을 미뤄요
    public var helpGoalEditExamples: String { said("haru goal edit 시험 --end 2027-01-31\t종료일을 미뤄요\nharu goal edit 시험 --end none\t종료일을 없애요\0haru goal edit Exam --end 2027-01-31\tmoves its end\nharu goal edit Exam --end none\ttakes the end away\0haru goal edit 試験 --end 2027-01-31\t終了日を延ばします\nharu goal edit 試験 --end none\t終了日をなくします") }

    /// 종료일이 없는 목표를 끝내거나, 확인이 필요한 목표에 답해요
    public var helpGoalFinish: String { said("종료일이 없는 목표를 끝내거나, 확인이 필요한 목표에 답해요\0end a goal that has no end day, or answer for one that needs review\0終了日のない目標を終えるか、確認の必要な目標に答えます") }

    /// 다짐이 있으면 오늘까지의 기록으로 판정돼요. 다짐이 없으면 --achieved나 --not-achieved로 알려 주세요.
    public var helpGoalFinishDetails: String { said("다짐이 있으면 오늘까지의 기록으로 판정돼요. 다짐이 없으면 --achieved나 --not-achieved로 알려 주세요.\0Its quests decide, by the records up to now. Without quests say --achieved or --not-achieved.\0クエストがあれば現在までの記録で判定されます。なければ--achievedか--not-achievedで答えてください。") }

    /// haru goal finish 책 --dry-run	어떻게 판정될지 보여 줘요
    public var helpGoalFinishExamples: String { said("haru goal finish 책 --dry-run\t어떻게 판정될지 보여 줘요\nharu goal finish 여행 --achieved\t달성했다고 답해요\0haru goal finish Books --dry-run\tshows how it would be judged\nharu goal finish Journey --achieved\tanswers that it was achieved\0haru goal finish 本 --dry-run\tどう判定されるかを表示します\nharu goal finish 旅行 --achieved\t達成したと答えます") }

    /// 목표의 순서를 바꿔요
    public var helpGoalOrder: String { said("목표의 순서를 바꿔요\0change the order of goals\0目標の順序を変えます") }

    /// haru goal order 시험 책	시험, 책을 맨 앞으로
    public var helpGoalOrderExamples: String { said("haru goal order 시험 책\t시험, 책을 맨 앞으로\0haru goal order Exam Books\tExam and Books come first\0haru goal order 試験 本\t試験と本を先頭に") }

    /// 목표를 쉬어요
    public var helpGoalPause: String { said("목표를 쉬어요\0pause a goal\0目標を休止します") }

    /// 쉬는 날은 지킨 것도 어긴 것도 아니고, 연속은 이어져요. 지난 날도 앞날도 돼요.
    public var helpGoalPauseDetails: String { said("쉬는 날은 지킨 것도 어긴 것도 아니고, 연속은 이어져요. 지난 날도 앞날도 돼요.\0Paused days are neither kept nor broken, and streaks go on over them. Past and future days will do.\0休止した日は達成でも未達成でもなく、連続は続きます。過去の日も先の日も指定できます。") }

    /// haru goal pause 책	오늘부터 다시 시작할 때까지
    public var helpGoalPauseExamples: String { said("haru goal pause 책\t오늘부터 다시 시작할 때까지\nharu goal pause 책 --start 2026-08-20 --end 2026-08-22\t사흘 동안\0haru goal pause Books\tfrom today until you resume\nharu goal pause Books --start 2026-08-20 --end 2026-08-22\tfor three days\0haru goal pause 本\t今日から再開するまで\nharu goal pause 本 --start 2026-08-20 --end 2026-08-22\t3日間") }

    /// 쉬던 목표를 다시 시작해요
    public var helpGoalResume: String { said("쉬던 목표를 다시 시작해요\0go on with a paused goal\0休止した目標を再開します") }

    /// haru goal resume 책	오늘부터 다시
    public var helpGoalResumeExamples: String { said("haru goal resume 책\t오늘부터 다시\0haru goal resume Books\tfrom today on\0haru goal resume 本\t今日から再開します") }

    /// 목표와 다짐이 얼마나 됐는지 보여 줘요
    public var helpGoals: String { said("목표와 다짐이 얼마나 됐는지 보여 줘요\0show how far goals and quests are\0目標とクエストの進み具合を表示します") }

    /// 종료일이 지난 목표는 여기서 판정돼요. 목표 하나를 적으면 자세히 보여 줘요.
    public var helpGoalsDetails: String { said("종료일이 지난 목표는 여기서 판정돼요. 목표 하나를 적으면 자세히 보여 줘요.\0Goals whose end day has passed are judged here. One goal that is named is shown in full.\0終了日を過ぎた目標はここで判定されます。目標を1つ指定すると詳しく表示します。") }

    /// haru goals	모두
    public var helpGoalsExamples: String { said("haru goals\t모두\nharu goals 책 --span week\t책 목표의 이번 주\nharu goals --finished\t끝난 목표도\0haru goals\tall of them\nharu goals Books --span week\tthis week of the goal Books\nharu goals --finished\talso finished ones\0haru goals\tすべて\nharu goals 本 --span week\t本の目標の今週\nharu goals --finished\t終了した目標も") }

    /// 습관을 만들어요
    public var helpHabitAdd: String { said("습관을 만들어요\0make a habit\0習慣を作ります") }

    /// haru habit add 스트레칭	오늘부터
    public var helpHabitAddExamples: String { said("haru habit add 스트레칭\t오늘부터\nharu habit add 일기 --start 2026-08-01 --color 3\t지난 날부터\0haru habit add Stretching\tfrom today on\nharu habit add Diary --start 2026-08-01 --color 3\tfrom an earlier day on\0haru habit add ストレッチ\t今日から\nharu habit add 日記 --start 2026-08-01 --color 3\t過去の日から") }

    /// 습관을 보관해요
    public var helpHabitArchive: String { said("습관을 보관해요\0archive a habit\0習慣をアーカイブします") }

    /// 보관한 날까지만 세요. haru habit resume으로 다시 이어 갈 수 있고, 그 사이의 날은 놓친 날이 돼요.
    public var helpHabitArchiveDetails: String { said("보관한 날까지만 세요. haru habit resume으로 다시 이어 갈 수 있고, 그 사이의 날은 놓친 날이 돼요.\0Days up to the archive count. haru habit resume goes on with it, and the days between count as missed.\0アーカイブした日までを数えます。haru habit resumeで再開でき、その間の日は未達成になります。") }

    /// haru habit archive 스트레칭	오늘까지
    public var helpHabitArchiveExamples: String { said("haru habit archive 스트레칭\t오늘까지\nharu habit archive 스트레칭 --on yesterday\t어제까지\0haru habit archive Stretching\tas of today\nharu habit archive Stretching --on yesterday\tas of yesterday\0haru habit archive ストレッチ\t今日まで\nharu habit archive ストレッチ --on yesterday\t昨日まで") }

    /// 습관을 체크 기록과 함께 지워요
    public var helpHabitDelete: String { said("습관을 체크 기록과 함께 지워요\0delete a habit with its checks\0習慣をチェックの記録とともに削除します") }

    /// haru habit delete 스트레칭	물어보고 지워요
    public var helpHabitDeleteExamples: String { said("haru habit delete 스트레칭\t물어보고 지워요\0haru habit delete Stretching\tdeletes it, after asking\0haru habit delete ストレッチ\t確認してから削除します") }

    /// 습관을 고쳐요
    public var helpHabitEdit: String { said("습관을 고쳐요\0change a habit\0習慣を編集します") }

    /// haru habit edit 스트레칭 --name 요가	이름을 바꿔요
    public var helpHabitEditExamples: String { said("haru habit edit 스트레칭 --name 요가\t이름을 바꿔요\0haru habit edit Stretching --name Yoga\trenames it\0haru habit edit ストレッチ --name ヨガ\t名前を変えます") }

    /// 습관의 순서를 바꿔요
    public var helpHabitOrder: String { said("습관의 순서를 바꿔요\0change the order of habits\0習慣の順序を変えます") }

    /// haru habit order 일기 스트레칭	일기, 스트레칭을 맨 앞으로
    public var helpHabitOrderExamples: String { said("haru habit order 일기 스트레칭\t일기, 스트레칭을 맨 앞으로\0haru habit order Diary Stretching\tDiary and Stretching come first\0haru habit order 日記 ストレッチ\t日記とストレッチを先頭に") }

    /// 습관을 쉬어요
    public var helpHabitPause: String { said("습관을 쉬어요\0pause a habit\0習慣を休止します") }

    /// 쉬는 날은 세지 않고, 연속은 이어져요. 지난 날도 앞날도 돼요.
    public var helpHabitPauseDetails: String { said("쉬는 날은 세지 않고, 연속은 이어져요. 지난 날도 앞날도 돼요.\0Paused days do not count, and the streak goes on over them. Past and future days will do.\0休止した日は数えず、連続は続きます。過去の日も先の日も指定できます。") }

    /// haru habit pause 스트레칭	오늘부터 다시 시작할 때까지
    public var helpHabitPauseExamples: String { said("haru habit pause 스트레칭\t오늘부터 다시 시작할 때까지\nharu habit pause 스트레칭 --start yesterday --end 2026-08-22\t며칠 동안\0haru habit pause Stretching\tfrom today until you resume\nharu habit pause Stretching --start yesterday --end 2026-08-22\tfor some days\0haru habit pause ストレッチ\t今日から再開するまで\nharu habit pause ストレッチ --start yesterday --end 2026-08-22\t数日間") }

    /// 쉬거나 보관한 습관을 다시 시작해요
    public var helpHabitResume: String { said("쉬거나 보관한 습관을 다시 시작해요\0go on with a paused or archived habit\0休止またはアーカイブした習慣を再開します") }

    /// 보관한 습관은 그 사이의 날이 놓친 날이 되고, 쉬던 습관은 그렇지 않아요.
    public var helpHabitResumeDetails: String { said("보관한 습관은 그 사이의 날이 놓친 날이 되고, 쉬던 습관은 그렇지 않아요.\0Of an archived habit the days between count as missed, of a paused one they do not.\0アーカイブした習慣ではその間の日が未達成になり、休止した習慣ではなりません。") }

    /// haru habit resume 스트레칭	오늘부터 다시
    public var helpHabitResumeExamples: String { said("haru habit resume 스트레칭\t오늘부터 다시\0haru habit resume Stretching\tfrom today on\0haru habit resume ストレッチ\t今日から再開します") }

    /// 습관과 연속을 보여 줘요
    public var helpHabits: String { said("습관과 연속을 보여 줘요\0show habits and streaks\0習慣と連続を表示します") }

    /// 적지 않으면 지난 7일을 보여 줘요. 습관 하나를 적으면 이번 달의 달력을 보여 줘요.
    public var helpHabitsDetails: String { said("적지 않으면 지난 7일을 보여 줘요. 습관 하나를 적으면 이번 달의 달력을 보여 줘요.\0The last seven days unless you name others. One habit that is named is shown with a calendar of the month.\0指定がなければ過去7日間です。習慣を1つ指定すると今月のカレンダーを表示します。") }

    /// haru habits	지난 7일
    public var helpHabitsExamples: String { said("haru habits\t지난 7일\nharu habits 스트레칭\t이번 달\nharu habits 스트레칭 --range 2026-07-01..2026-08-31\t두 달\0haru habits\tthe last seven days\nharu habits Stretching\tthis month\nharu habits Stretching --range 2026-07-01..2026-08-31\ttwo months\0haru habits\t過去7日間\nharu habits ストレッチ\t今月\nharu habits ストレッチ --range 2026-07-01..2026-08-31\t2か月") }

    /// 목표에 다짐을 더해요
    public var helpQuestAdd: String { said("목표에 다짐을 더해요\0add a quest to a goal\0目標にクエストを追加します") }

    /// 시간형 행동은 30m처럼, 횟수형 행동은 10처럼 적어요. 적지 않으면 매일, 그만큼 이상이에요. 건강 지표의 양은 화면에 보이는 단위로, 시간이면 7h처럼, 나머지는 8000이나 5.4(km)처럼 적어요. 건강 데이터가 없는 기기에서는 ‘데이터 없음’으로 보이고 목표의 평균에서 빠져요. 지표: %(metrics)@.
    public func helpQuestAddDetails(metrics: String) -> String {
        said("시간형 행동은 30m처럼, 횟수형 행동은 10처럼 적어요. 적지 않으면 매일, 그만큼 이상이에요. 건강 지표의 양은 화면에 보이는 단위로, 시간이면 7h처럼, 나머지는 8000이나 5.4(km)처럼 적어요. 건강 데이터가 없는 기기에서는 ‘데이터 없음’으로 보이고 목표의 평균에서 빠져요. 지표: \u{1}.\0A timed action takes an amount like 30m, a counted one a number like 10. Unless you say otherwise it is daily and at least that much. The amount of a health metric is in the unit that is shown: 7h where it is a time, else 8000 or 5.4 (km). A device without health data shows ‘No data’ and leaves the quest out of the goal’s averages. Metrics: \u{1}.\0時間型のアクションは30m、回数型は10のように指定します。指定がなければ毎日、その量以上です。 ヘルスケア指標の量は表示される単位で、時間なら7h、そのほかは8000や5.4(km)のように指定します。ヘルスケアデータのない端末では「データなし」と表示され、目標の平均から除かれます。指標: \u{1}。", metrics)
    }

    /// haru quest add 책 --action 독서 --target 30m	매일 30분 이상
    public var helpQuestAddExamples: String { said("haru quest add 책 --action 독서 --target 30m\t매일 30분 이상\nharu quest add 책 --action 독서 --target 1h --weekdays sat,sun\t주말마다 한 시간\nharu quest add 건강 --action 물 --target 50 --period weekly\t매주 50회 이상\nharu quest add 건강 --tag 휴대폰 --target 1h --at-most\t매일 1시간 이하\nharu quest add 건강 --health steps --target 8000\t매일 8,000보 이상\nharu quest add 건강 --health sleep --sleep 22:00-08:00 --target 7h\t밤마다 7시간 이상\0haru quest add Books --action Reading --target 30m\t30 minutes a day\nharu quest add Books --action Reading --target 1h --weekdays sat,sun\tan hour on weekends\nharu quest add Health --action Water --target 50 --period weekly\t50 times a week\nharu quest add Health --tag Phone --target 1h --at-most\tat most an hour a day\nharu quest add Health --health steps --target 8000\t8,000 steps a day\nharu quest add Health --health sleep --sleep 22:00-08:00 --target 7h\tseven hours a night\0haru quest add 本 --action 読書 --target 30m\t毎日30分以上\nharu quest add 本 --action 読書 --target 1h --weekdays sat,sun\t週末に1時間\nharu quest add 健康 --action 水 --target 50 --period weekly\t毎週50回以上\nharu quest add 健康 --tag スマホ --target 1h --at-most\t毎日1時間以下\nharu quest add 健康 --health steps --target 8000\t毎日8,000歩以上\nharu quest add 健康 --health sleep --sleep 22:00-08:00 --target 7h\t毎晩7時間以上") }

    /// 다짐을 지워요; 기록은 남아요
    public var helpQuestDelete: String { said("다짐을 지워요; 기록은 남아요\0delete a quest; records stay\0クエストを削除します。記録は残ります") }

    /// haru quest delete 독서	물어보고 지워요
    public var helpQuestDeleteExamples: String { said("haru quest delete 독서\t물어보고 지워요\0haru quest delete Reading\tdeletes it, after asking\0haru quest delete 読書\t確認してから削除します") }

    /// 다짐을 고쳐요
    public var helpQuestEdit: String { said("다짐을 고쳐요\0change a quest\0クエストを編集します") }

    /// 오늘부터 바뀌고, 지난 날은 그때의 다짐대로 남아요. --also-past를 붙이면 처음부터 이랬던 것이 돼요. 다짐은 haru quests에 보이는 이름의 일부나 ID로 적어요.
    public var helpQuestEditDetails: String { said("오늘부터 바뀌고, 지난 날은 그때의 다짐대로 남아요. --also-past를 붙이면 처음부터 이랬던 것이 돼요. 다짐은 haru quests에 보이는 이름의 일부나 ID로 적어요.\0It changes from today on, and earlier days keep what was promised then. With --also-past it is as if it had always been so. Name a quest by a part of what haru quests shows, or by its id.\0今日から変わり、過去の日はその時の約束のまま残ります。--also-pastを付けると最初からそうだったことになります。クエストはharu questsに出る名前の一部かIDで指定します。") }

    /// haru quest edit 독서 --target 1h	오늘부터 1시간
    public var helpQuestEditExamples: String { said("haru quest edit 독서 --target 1h\t오늘부터 1시간\nharu quest edit 물 --target 60 --also-past\t지난 날까지 모두\nharu quest edit 독서 --period daily --until 08:00\t매일 여덟 시까지\0haru quest edit Reading --target 1h\tan hour from today on\nharu quest edit Water --target 60 --also-past\talso for the past\nharu quest edit Reading --period daily --until 08:00\tevery day, before eight\0haru quest edit 読書 --target 1h\t今日から1時間\nharu quest edit 水 --target 60 --also-past\t過去もすべて\nharu quest edit 読書 --period daily --until 08:00\t毎日8時まで") }

    /// 한 목표 안에서 다짐의 순서를 바꿔요
    public var helpQuestOrder: String { said("한 목표 안에서 다짐의 순서를 바꿔요\0change the order of quests within their goal\0目標の中でクエストの順序を変えます") }

    /// haru quest order 물 독서	물, 독서를 맨 앞으로
    public var helpQuestOrderExamples: String { said("haru quest order 물 독서\t물, 독서를 맨 앞으로\0haru quest order Water Reading\tWater and Reading come first\0haru quest order 水 読書\t水と読書を先頭に") }

    /// 다짐이 얼마나 됐는지 보여 줘요
    public var helpQuests: String { said("다짐이 얼마나 됐는지 보여 줘요\0show how far quests are\0クエストの進み具合を表示します") }

    /// haru quests	오늘
    public var helpQuestsExamples: String { said("haru quests\t오늘\nharu quests --goal 책 --span month\t책 목표의 이번 달\0haru quests\ttoday\nharu quests --goal Books --span month\tthis month of the goal Books\0haru quests\t今日\nharu quests --goal 本 --span month\t本の目標の今月") }

    /// 습관을 체크해요
    public var helpTick: String { said("습관을 체크해요\0check a habit off\0習慣をチェックします") }

    /// haru tick 스트레칭	오늘
    public var helpTickExamples: String { said("haru tick 스트레칭\t오늘\nharu tick 스트레칭 --date yesterday\t어제\0haru tick Stretching\ttoday\nharu tick Stretching --date yesterday\tyesterday\0haru tick ストレッチ\t今日\nharu tick ストレッチ --date yesterday\t昨日") }

    /// 습관의 체크를 취소해요
    public var helpUntick: String { said("습관의 체크를 취소해요\0take the check of a habit back\0習慣のチェックを取り消します") }

    /// haru untick 스트레칭	오늘
    public var helpUntickExamples: String { said("haru untick 스트레칭\t오늘\0haru untick Stretching\ttoday\0haru untick ストレッチ\t今日") }

    /// 목표 %(name)@은(는) %(day)@이 지나면 판정돼요. 지금 끝내려면 haru goal edit으로 --end none을 먼저 적어 주세요.
    public func judgedByDate(name: String, day: String) -> String {
        said("목표 \u{1}\u{12} \u{2}이 지나면 판정돼요. 지금 끝내려면 haru goal edit으로 --end none을 먼저 적어 주세요.\0The goal \u{1} is judged when \u{2} has passed. To end it now, give it --end none with haru goal edit first.\0目標\u{1}は\u{2}を過ぎると判定されます。今終えるには、先にharu goal editで--end noneを指定してください。", name, day)
    }

    /// %(year)@년 %(month)@
    public func monthOfYear(year: String, month: String) -> String {
        said("\u{1}년 \u{2}\0\u{2} \u{1}\0\u{1}年\u{2}", year, month)
    }

    /// 아직 목표가 없어요. haru goal add로 만들어 보세요.
    public var noGoals: String { said("아직 목표가 없어요. haru goal add로 만들어 보세요.\0No goals yet. Make one with haru goal add.\0目標はまだありません。haru goal add で作成できます。") }

    /// 아직 습관이 없어요. haru habit add로 만들어 보세요.
    public var noHabits: String { said("아직 습관이 없어요. haru habit add로 만들어 보세요.\0No habits yet. Make one with haru habit add.\0習慣はまだありません。haru habit add で作成できます。") }

    /// 진행 중인 다짐이 없어요. haru quest add로 더해 보세요.
    public var noQuests: String { said("진행 중인 다짐이 없어요. haru quest add로 더해 보세요.\0No quest is in progress. Add one with haru quest add.\0進行中のクエストはありません。haru quest add で追加できます。") }

    /// 이어 가는 습관이 없어요. 보관한 습관은 haru habits --archived로 볼 수 있어요.
    public var onlyArchivedHabits: String { said("이어 가는 습관이 없어요. 보관한 습관은 haru habits --archived로 볼 수 있어요.\0No habit goes on. haru habits --archived shows archived ones.\0続けている習慣はありません。アーカイブした習慣は haru habits --archived で確認できます。") }

    /// %(flag)@은(는) 매일 다짐에만 쓸 수 있어요. --period daily를 함께 적어 주세요.
    public func onlyDaily(flag: String) -> String {
        said("\u{1}\u{12} 매일 다짐에만 쓸 수 있어요. --period daily를 함께 적어 주세요.\0\u{1} is for daily quests. Add --period daily.\0\u{1}は毎日のクエストにだけ使えます。--period dailyを加えてください。", flag)
    }

    /// 진행 중인 목표가 없어요. 끝난 목표는 haru goals --finished로 볼 수 있어요.
    public var onlyFinishedGoals: String { said("진행 중인 목표가 없어요. 끝난 목표는 haru goals --finished로 볼 수 있어요.\0No goal is in progress. haru goals --finished shows finished ones.\0進行中の目標はありません。終了した目標は haru goals --finished で確認できます。") }

    /// 쉬는 날: %(days)@
    public func pausedDays(days: String) -> String {
        said("쉬는 날: \u{1}\0Paused: \u{1}\0休止: \u{1}", days)
    }

    /// 지킴
    public var promiseKept: String { said("지킴\0kept\0内") }

    /// 초과
    public var promiseOver: String { said("초과\0over\0超過") }

    /// 쉼
    public var promiseRest: String { said("쉼\0rest\0休") }

    /// %(count)@회
    public func promiseTimes(count: String) -> String {
        said("\u{1}회\0\u{1}×\0\u{1}回", count)
    }

    /// %(day)@부터: %(name)@
    public func promisedFrom(day: String, name: String) -> String {
        said("\u{1}부터: \u{2}\0From \u{1}: \u{2}\0\u{1}から: \u{2}", day, name)
    }

    /// 다짐 %(count)lld개
    public func questCount(count: Int) -> String {
        said("다짐 \u{1}개\0\u{1} quests\0クエスト\u{1}件\0\u{1} quest", grouped(count), isOne: count == 1)
    }

    /// ‘%(name)@’에 맞는 다짐이 없어요. haru quests로 볼 수 있어요.
    public func questNotFound(name: String) -> String {
        said("‘\u{1}’에 맞는 다짐이 없어요. haru quests로 볼 수 있어요.\0No quest matches ‘\u{1}’. See haru quests.\0「\u{1}」に合うクエストはありません。haru quests で確認できます。", name)
    }

    /// 한 목표의 다짐끼리만 순서를 바꿀 수 있어요.
    public var questsOfSeveralGoals: String { said("한 목표의 다짐끼리만 순서를 바꿀 수 있어요.\0Only quests of one goal can be put in order.\0並べ替えられるのは同じ目標のクエストだけです。") }

    /// 습관 %(name)@은(는) 보관되어 있어서 --on 없이 다시 시작해요.
    public func resumesWhole(name: String) -> String {
        said("습관 \u{1}\u{12} 보관되어 있어서 --on 없이 다시 시작해요.\0The habit \u{1} is archived and goes on without --on.\0習慣\u{1}はアーカイブされているため、--onなしで再開してください。", name)
    }

    /// 매월 %(days)@일
    public func scheduleMonthDays(days: String) -> String {
        said("매월 \u{1}일\0on day \u{1} of the month\0毎月\u{1}日", days)
    }

    /// 매월 %(number)@번째 %(weekday)@요일
    public func scheduleOrdinal(number: String, weekday: String) -> String {
        said("매월 \u{1}번째 \u{2}요일\0every month's \u{2} no. \u{1}\0毎月第\u{1}\u{2}曜日", number, weekday)
    }

    /// %(time)@까지
    public func scheduleUntil(time: String) -> String {
        said("\u{1}까지\0before \u{1}\0\u{1}まで", time)
    }

    /// 기준 %(percent)@%%
    public func thresholdOf(percent: String) -> String {
        said("기준 \u{1}%\0threshold \u{1}%\0基準\u{1}%", percent)
    }

    /// %(place)@: ‘%(text)@’은(는) 양이 아니에요. 시간은 30m, 1h30m, 횟수는 10처럼 적어 주세요.
    public func valueNotAmount(place: String, text: String) -> String {
        said("\u{1}: ‘\u{2}’은(는) 양이 아니에요. 시간은 30m, 1h30m, 횟수는 10처럼 적어 주세요.\0\u{1}: ‘\u{2}’ is no amount. Write 30m or 1h30m, or a number like 10.\0\u{1}: 「\u{2}」は量ではありません。時間は30m、1h30m、回数は10のように指定してください。", place, text)
    }

    /// %(place)@: ‘%(text)@’은(는) 시각이 아니에요. 08:00처럼 적거나, 없애려면 none을 적어 주세요.
    public func valueNotClock(place: String, text: String) -> String {
        said("\u{1}: ‘\u{2}’은(는) 시각이 아니에요. 08:00처럼 적거나, 없애려면 none을 적어 주세요.\0\u{1}: ‘\u{2}’ is no time of day. Write 08:00, or none for no time.\0\u{1}: 「\u{2}」は時刻ではありません。08:00のように、なくすにはnoneと指定してください。", place, text)
    }

    /// %(place)@: ‘%(text)@’은(는) 날짜가 아니에요. 1에서 31까지 1,15처럼 적어 주세요.
    public func valueNotMonthDays(place: String, text: String) -> String {
        said("\u{1}: ‘\u{2}’은(는) 날짜가 아니에요. 1에서 31까지 1,15처럼 적어 주세요.\0\u{1}: ‘\u{2}’ names no days of a month. Write numbers from 1 to 31: 1,15.\0\u{1}: 「\u{2}」は日ではありません。1から31まで、1,15のように指定してください。", place, text)
    }

    /// %(place)@: ‘%(text)@’은(는) 요일이 아니에요. 둘째 수요일은 2:wed처럼 적어 주세요.
    public func valueNotOrdinalWeekday(place: String, text: String) -> String {
        said("\u{1}: ‘\u{2}’은(는) 요일이 아니에요. 둘째 수요일은 2:wed처럼 적어 주세요.\0\u{1}: ‘\u{2}’ is no such day. Write 2:wed for the second Wednesday.\0\u{1}: 「\u{2}」は曜日ではありません。第2水曜日は2:wedのように指定してください。", place, text)
    }

    /// %(place)@: ‘%(text)@’은(는) 주기가 아니에요. daily, weekly, monthly나 2026-08-01..2026-08-20처럼 적어 주세요.
    public func valueNotPeriod(place: String, text: String) -> String {
        said("\u{1}: ‘\u{2}’은(는) 주기가 아니에요. daily, weekly, monthly나 2026-08-01..2026-08-20처럼 적어 주세요.\0\u{1}: ‘\u{2}’ is no period. Write daily, weekly, monthly, or days like 2026-08-01..2026-08-20.\0\u{1}: 「\u{2}」は周期ではありません。daily、weekly、monthly、または2026-08-01..2026-08-20のように指定してください。", place, text)
    }

    /// %(place)@: ‘%(text)@’은(는) 요일이 아니에요. mon,wed,fri처럼 적어 주세요.
    public func valueNotWeekdays(place: String, text: String) -> String {
        said("\u{1}: ‘\u{2}’은(는) 요일이 아니에요. mon,wed,fri처럼 적어 주세요.\0\u{1}: ‘\u{2}’ names no weekdays. Write mon,wed,fri.\0\u{1}: 「\u{2}」は曜日ではありません。mon,wed,friのように指定してください。", place, text)
    }
}
