// Written by script/strings from Strings/Goals.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 목표 추가
    public var goalAdd: String { said("목표 추가\0New goal\0目標を追加") }

    /// 달성했나요?
    public var goalAskAchieved: String { said("달성했나요?\0Did you achieve it?\0達成しましたか？") }

    /// 다짐 없이 끝난 목표예요. 달성했나요?
    public var goalAskWithoutQuests: String { said("다짐 없이 끝난 목표예요. 달성했나요?\0This goal ended without quests. Did you achieve it?\0クエストなしで終わった目標です。達成しましたか？") }

    /// 전체 합산
    public var goalCardCombined: String { said("전체 합산\0Combined\0合計") }

    /// %(count)lld개 중 %(place)@번째
    public func goalCardPage(count: Int, place: String) -> String {
        said("\u{1}개 중 \u{2}번째\0\u{2} of \u{1}\0\u{1}件中\u{2}件目\0\u{2} of \u{1}", grouped(count), place, isOne: count == 1)
    }

    /// 다짐별 각각
    public var goalCardPerQuest: String { said("다짐별 각각\0Each quest\0クエストごと") }

    /// 카드 표시 방식
    public var goalCardStyle: String { said("카드 표시 방식\0Card style\0カードの表示") }

    /// 목표 카드 선택
    public var goalCards: String { said("목표 카드 선택\0Goal cards\0目標カード") }

    /// 고르지 않으면 진행 중인 목표 두 개가 보여요.
    public var goalCardsText: String { said("고르지 않으면 진행 중인 목표 두 개가 보여요.\0Unless you choose, the first two goals in progress are shown.\0選ばなければ、進行中の目標が2件表示されます。") }

    /// 날짜
    public var goalDates: String { said("날짜\0Dates\0日付") }

    /// D-%(count)lld
    public func goalDaysLeft(count: Int) -> String {
        said("D-\u{1}\0\u{1} days left\0あと\u{1}日\0\u{1} day left", grouped(count), isOne: count == 1)
    }

    /// 목표 수정
    public var goalEdit: String { said("목표 수정\0Edit goal\0目標を編集") }

    /// 종료일
    public var goalEnd: String { said("종료일\0End date\0終了日") }

    /// %(date)@ 종료
    public func goalEndedOn(date: String) -> String {
        said("\u{1} 종료\0ended \u{1}\0\u{1}終了", date)
    }

    /// 오늘 마감
    public var goalEndsToday: String { said("오늘 마감\0Ends today\0今日まで") }

    /// 수동 종료
    public var goalFinish: String { said("수동 종료\0Finish now\0手動で終了") }

    /// %(name)@을(를) 지금 끝낼까요?
    public func goalFinishAsk(name: String) -> String {
        said("\u{1}\u{10} 지금 끝낼까요?\0Finish \u{1} now?\0「\u{1}」を今終了しますか？", name)
    }

    /// 지금까지의 기록으로 판정해요.
    public var goalFinishText: String { said("지금까지의 기록으로 판정해요.\0It is judged by the records up to now.\0これまでの記録で判定します。") }

    /// 다짐 %(count)lld개도 지워져요. 기록은 남아요.
    public func goalGoes(count: Int) -> String {
        said("다짐 \u{1}개도 지워져요. 기록은 남아요.\0Its \u{1} quests go too. Records stay.\0クエスト\u{1}件も削除されます。記録は残ります。\0Its quest goes too. Records stay.", grouped(count), isOne: count == 1)
    }

    /// 종료일 정하기
    public var goalHasEnd: String { said("종료일 정하기\0Set an end date\0終了日を設定") }

    /// 진행 중
    public var goalInProgress: String { said("진행 중\0In progress\0進行中") }

    /// %(name)@ 달성!
    public func goalIsAchieved(name: String) -> String {
        said("\u{1} 달성!\0\u{1}: achieved!\0\u{1}を達成！", name)
    }

    /// 지워진 목표예요.
    public var goalIsGone: String { said("지워진 목표예요.\0This goal was deleted.\0この目標は削除されました。") }

    /// 판정일
    public var goalJudged: String { said("판정일\0Judged on\0判定日") }

    /// 접기
    public var goalLess: String { said("접기\0Show fewer\0折りたたむ") }

    /// %(count)lld개 더 보기
    public func goalMore(count: Int) -> String {
        said("\u{1}개 더 보기\0\u{1} more\0あと\u{1}件\0\u{1} more", grouped(count), isOne: count == 1)
    }

    /// 정하지 않음
    public var goalNoEnd: String { said("정하지 않음\0Not set\0未設定") }

    /// 다짐이 없어요.
    public var goalNoQuestsYet: String { said("다짐이 없어요.\0No quests yet.\0クエストがありません。") }

    /// 모음에서 보기
    public var goalOnHome: String { said("모음에서 보기\0Show on Home\0ホームに表示") }

    /// 워치에서 보기
    public var goalOnWatch: String { said("워치에서 보기\0Show on watch\0ウォッチに表示") }

    /// %(name)@의 다짐
    public func goalQuestsOf(name: String) -> String {
        said("\u{1}의 다짐\0Quests of \u{1}\0\u{1}のクエスト", name)
    }

    /// 기록은 남아요.
    public var goalRecordsStay: String { said("기록은 남아요.\0Records stay.\0記録は残ります。") }

    /// 다시 진행 중이 돼요.
    public var goalReopens: String { said("다시 진행 중이 돼요.\0It will be in progress again.\0進行中に戻ります。") }

    /// 시작일
    public var goalStart: String { said("시작일\0Start date\0開始日") }

    /// %(date)@ 시작
    public func goalStartsOn(date: String) -> String {
        said("\u{1} 시작\0Starts \u{1}\0\u{1}開始", date)
    }

    /// 달성 판정 기준
    public var goalThreshold: String { said("달성 판정 기준\0Success threshold\0達成判定の基準") }

    /// 다짐의 %(percent)@%% 이상을 이루면 달성이에요.
    public func goalThresholdText(percent: String) -> String {
        said("다짐의 \u{1}% 이상을 이루면 달성이에요.\0Achieved when \u{1}% of the quests are met.\0クエストの\u{1}%以上を達成すると目標達成です。", percent)
    }

    /// 건강 데이터 기다리는 중
    public var goalWaiting: String { said("건강 데이터 기다리는 중\0Waiting for health data\0ヘルスケアデータ待ち") }

    /// 건강 데이터가 있는 기기에서 판정해요.
    public var goalWaitingText: String { said("건강 데이터가 있는 기기에서 판정해요.\0Will be judged on a device with health data.\0ヘルスケアデータのある端末で判定します。") }

    /// 이루고 싶은 것을 목표로 만들고 다짐을 더해 보세요.
    public var goalsEmpty: String { said("이루고 싶은 것을 목표로 만들고 다짐을 더해 보세요.\0Set a goal and add quests to it.\0目標を作り、クエストを追加しましょう。") }

    /// 완료된 목표
    public var goalsFinished: String { said("완료된 목표\0Finished goals\0完了した目標") }

    /// 목표 편집에서 ‘워치에서 보기’를 켜면 나타나요.
    public var goalsForWatch: String { said("목표 편집에서 ‘워치에서 보기’를 켜면 나타나요.\0Turn on ‘Show on watch’ when editing a goal.\0目標の編集で「ウォッチに表示」をオンにすると表示されます。") }

    /// 목표 목록으로
    public var goalsGo: String { said("목표 목록으로\0Go to Goals\0目標一覧へ") }

    /// 아직 끝난 목표가 없어요.
    public var goalsNoneFinished: String { said("아직 끝난 목표가 없어요.\0No goal is finished yet.\0完了した目標はまだありません。") }

    /// 목표 순서 변경
    public var goalsReorder: String { said("목표 순서 변경\0Reorder goals\0目標の並べ替え") }

    /// 이동 거리
    public var metricDistance: String { said("이동 거리\0Distance\0移動距離") }

    /// 활동 에너지
    public var metricEnergy: String { said("활동 에너지\0Active energy\0アクティブエネルギー") }

    /// 운동 시간
    public var metricExercise: String { said("운동 시간\0Exercise\0エクササイズ時間") }

    /// 마음챙김
    public var metricMindful: String { said("마음챙김\0Mindfulness\0マインドフルネス") }

    /// 수면
    public var metricSleep: String { said("수면\0Sleep\0睡眠") }

    /// 스탠드 시간
    public var metricStand: String { said("스탠드 시간\0Stand hours\0スタンド時間") }

    /// 걸음 수
    public var metricSteps: String { said("걸음 수\0Steps\0歩数") }

    /// 물 섭취
    public var metricWater: String { said("물 섭취\0Water\0水分摂取") }

    /// 운동 기록
    public var metricWorkout: String { said("운동 기록\0Workout\0ワークアウト") }

    /// 다섯째
    public var ordinalFifth: String { said("다섯째\05th\0第5") }

    /// 첫째
    public var ordinalFirst: String { said("첫째\01st\0第1") }

    /// 넷째
    public var ordinalFourth: String { said("넷째\04th\0第4") }

    /// 둘째
    public var ordinalSecond: String { said("둘째\02nd\0第2") }

    /// 셋째
    public var ordinalThird: String { said("셋째\03rd\0第3") }

    /// 다짐 추가
    public var questAdd: String { said("다짐 추가\0Add a quest\0クエストを追加") }

    /// 지난 날도
    public var questAlsoPast: String { said("지난 날도\0Also for the past\0過去も") }

    /// 이상 달성
    public var questAtLeast: String { said("이상 달성\0At least\0以上達成") }

    /// 정한 만큼 하거나 더 하면 이뤄져요.
    public var questAtLeastText: String { said("정한 만큼 하거나 더 하면 이뤄져요.\0Met when you do this much or more.\0決めた量以上で達成です。") }

    /// 이하 유지
    public var questAtMost: String { said("이하 유지\0At most\0以下維持") }

    /// 정한 만큼을 넘지 않으면 지켜져요. 0은 ‘하지 않기’예요.
    public var questAtMostText: String { said("정한 만큼을 넘지 않으면 지켜져요. 0은 ‘하지 않기’예요.\0Kept as long as you do not exceed it. 0 means never.\0決めた量を超えなければ守れます。0は「しない」です。") }

    /// %(time)@까지
    public func questByTime(time: String) -> String {
        said("\u{1}까지\0by \u{1}\0\u{1}まで", time)
    }

    /// 언제부터 바꿀까요?
    public var questChangeAsk: String { said("언제부터 바꿀까요?\0From when does it change?\0いつから変更しますか？") }

    /// 오늘부터: 지난 날은 그때의 약속 그대로 남아요. 지난 날도: 처음부터 이랬던 것처럼 다시 계산해요.
    public var questChangeText: String { said("오늘부터: 지난 날은 그때의 약속 그대로 남아요. 지난 날도: 처음부터 이랬던 것처럼 다시 계산해요.\0From today: earlier days keep what was promised then. Also for the past: as if it had always been so.\0今日から：過去の日はそのときの約束のままです。過去も：最初からこうだったものとして計算し直します。") }

    /// 특정 기간
    public var questCustom: String { said("특정 기간\0Specific period\0特定の期間") }

    /// 하루
    public var questDaily: String { said("하루\0Daily\0毎日") }

    /// 마감 시각까지만 집계
    public var questDeadline: String { said("마감 시각까지만 집계\0Count only until\0締め切り時刻まで集計") }

    /// 다음 날 새벽까지 세요.
    public var questDeadlineNext: String { said("다음 날 새벽까지 세요.\0Counts until the small hours of the next day.\0翌日の未明まで数えます。") }

    /// 이후의 기록은 남지만 세지 않아요.
    public var questDeadlineText: String { said("이후의 기록은 남지만 세지 않아요.\0Later records stay, but do not count.\0以降の記録は残りますが、数えません。") }

    /// 마감 시각
    public var questDeadlineTime: String { said("마감 시각\0Deadline\0締め切り時刻") }

    /// 하루의 시작과 같아서 하루 전체를 세요.
    public var questDeadlineWhole: String { said("하루의 시작과 같아서 하루 전체를 세요.\0The same as the start of the day: the whole day counts.\0一日の開始と同じなので、一日全体を数えます。") }

    /// 다짐 삭제
    public var questDelete: String { said("다짐 삭제\0Delete quest\0クエストを削除") }

    /// 방향
    public var questDirection: String { said("방향\0Direction\0方向") }

    /// 다짐 수정
    public var questEdit: String { said("다짐 수정\0Edit quest\0クエストを編集") }

    /// 매일
    public var questEveryDay: String { said("매일\0Every day\0毎日") }

    /// 행동 찾기
    public var questFindAction: String { said("행동 찾기\0Find an action\0アクションを検索") }

    /// 오늘부터
    public var questFromToday: String { said("오늘부터\0From today\0今日から") }

    /// 시간
    public var questHours: String { said("시간\0Hours\0時間") }

    /// 행동 %(count)lld개가 포함돼요
    public func questIncluded(count: Int) -> String {
        said("행동 \u{1}개가 포함돼요\0\u{1} actions included\0\u{1}個のアクションが対象\0\u{1} action included", grouped(count), isOne: count == 1)
    }

    /// 무엇을 셀까요?
    public var questMeasure: String { said("무엇을 셀까요?\0What is measured\0計測するもの") }

    /// 만든 뒤에는 바꿀 수 없어요.
    public var questMeasureFixed: String { said("만든 뒤에는 바꿀 수 없어요.\0Fixed once the quest is made.\0作成後は変更できません。") }

    /// 날짜
    public var questMonthDays: String { said("날짜\0Days of the month\0日付") }

    /// 월간
    public var questMonthly: String { said("월간\0Monthly\0毎月") }

    /// 찾는 행동이 없어요.
    public var questNoAction: String { said("찾는 행동이 없어요.\0No such action.\0該当するアクションがありません。") }

    /// 꼬리표가 없어요.
    public var questNoTags: String { said("꼬리표가 없어요.\0There are no tags.\0タグがありません。") }

    /// 횟수
    public var questNumber: String { said("횟수\0Count\0回数") }

    /// n번째 요일
    public var questOrdinal: String { said("n번째 요일\0nth weekday\0第n曜日") }

    /// 매일
    public var questSaysDaily: String { said("매일\0Daily\0毎日") }

    /// 매달 %(days)@일
    public func questSaysMonthDays(days: String) -> String {
        said("매달 \u{1}일\0Monthly on \u{1}\0毎月\u{1}日", days)
    }

    /// 매달
    public var questSaysMonthly: String { said("매달\0Monthly\0毎月") }

    /// 하지 않기
    public var questSaysNever: String { said("하지 않기\0never\0しない") }

    /// 매달 %(place)@ %(weekday)@요일
    public func questSaysOrdinal(place: String, weekday: String) -> String {
        said("매달 \u{1} \u{2}요일\0\u{1} \u{2} of the month\0毎月\u{1}\u{2}曜日", place, weekday)
    }

    /// 매주 %(days)@
    public func questSaysWeekdays(days: String) -> String {
        said("매주 \u{1}\0\u{1}\0\u{1}", days)
    }

    /// 매주
    public var questSaysWeekly: String { said("매주\0Weekly\0毎週") }

    /// 수행일
    public var questSchedule: String { said("수행일\0Scheduled days\0実施日") }

    /// %(target)@을(를) %(when)@ %(amount)@ 이상 해요.
    public func questSentenceAtLeast(target: String, when: String, amount: String) -> String {
        said("\u{1}\u{10} \u{2} \u{3} 이상 해요.\0\u{1}: \u{2}, at least \u{3}.\0\u{1}を\u{2} \u{3}以上行います。", target, when, amount)
    }

    /// %(target)@을(를) %(when)@ %(amount)@ 이하로 지켜요.
    public func questSentenceAtMost(target: String, when: String, amount: String) -> String {
        said("\u{1}\u{10} \u{2} \u{3} 이하로 지켜요.\0\u{1}: \u{2}, at most \u{3}.\0\u{1}を\u{2} \u{3}以下に抑えます。", target, when, amount)
    }

    /// %(target)@을(를) %(when)@ 하지 않아요.
    public func questSentenceNever(target: String, when: String) -> String {
        said("\u{1}\u{10} \u{2} 하지 않아요.\0\u{1}: \u{2}, never.\0\u{1}を\u{2} しません。", target, when)
    }

    /// %(target)@을(를)…
    public func questSentenceTarget(target: String) -> String {
        said("\u{1}\u{10}…\0\u{1}…\0\u{1}を…", target)
    }

    /// %(target)@을(를) %(when)@…
    public func questSentenceWhen(target: String, when: String) -> String {
        said("\u{1}\u{10} \u{2}…\0\u{1}: \u{2}…\0\u{1}を\u{2}…", target, when)
    }

    /// 그날이 없는 달은 쉬어요.
    public var questSkipsMonths: String { said("그날이 없는 달은 쉬어요.\0Skipped in months without that day.\0その日がない月は休みます。") }

    /// %(span)@ 지금까지 %(amount)@
    public func questSoFar(span: String, amount: String) -> String {
        said("\u{1} 지금까지 \u{2}\0\u{1} so far: \u{2}\0\u{1} これまでに\u{2}", span, amount)
    }

    /// 목표량
    public var questStepAmount: String { said("목표량\0Amount\0目標量") }

    /// 주기
    public var questStepPeriod: String { said("주기\0Period\0周期") }

    /// 대상
    public var questStepTarget: String { said("대상\0Target\0対象") }

    /// 몇째 주
    public var questWeekOfMonth: String { said("몇째 주\0Which week\0第何週") }

    /// 요일
    public var questWeekdays: String { said("요일\0Weekdays\0曜日") }

    /// 주간
    public var questWeekly: String { said("주간\0Weekly\0毎週") }

    /// %(when)@ %(time)@까지
    public func questWhenBy(when: String, time: String) -> String {
        said("\u{1} \u{2}까지\0\u{1} by \u{2}\0\u{1} \u{2}まで", when, time)
    }

    /// 다짐 순서 변경
    public var questsReorder: String { said("다짐 순서 변경\0Reorder quests\0クエストの並べ替え") }

    /// 하루
    public var spanDay: String { said("하루\0Day\0日") }

    /// 월간
    public var spanMonth: String { said("월간\0Month\0月") }

    /// 기간
    public var spanPeriod: String { said("기간\0Period\0期間") }

    /// 주간
    public var spanWeek: String { said("주간\0Week\0週") }

    /// %(count)lld보
    public func unitSteps(count: Int) -> String {
        said("\u{1}보\0\u{1} steps\0\u{1}歩\0\u{1} step", grouped(count), isOne: count == 1)
    }
}
