// Written by script/strings from Strings/History.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 기록 추가
    public var addRecord: String { said("기록 추가\0Add a record\0記録を追加") }

    /// 줄이기
    public var amountFewer: String { said("줄이기\0Fewer\0減らす") }

    /// 늘리기
    public var amountMore: String { said("늘리기\0More\0増やす") }

    /// 날짜 고르기
    public var chooseDate: String { said("날짜 고르기\0Choose a date\0日付を選択") }

    /// 필터 해제
    public var clearFilter: String { said("필터 해제\0Clear filter\0フィルターを解除") }

    /// %(action)@, %(time)@, %(amount)@
    public func countRecordAloud(action: String, time: String, amount: String) -> String {
        said("\u{1}, \u{2}, \u{3}\0\u{1}, \u{2}, \u{3}\0\u{1}、\u{2}、\u{3}", action, time, amount)
    }

    /// %(day)@ %(time)@
    public func dayTime(day: String, time: String) -> String {
        said("\u{1} \u{2}\0\u{1}, \u{2}\0\u{1} \u{2}", day, time)
    }

    /// %(date)@, 기록 있음
    public func dayWithRecords(date: String) -> String {
        said("\u{1}, 기록 있음\0\u{1}, has records\0\u{1}、記録あり", date)
    }

    /// 기록 삭제
    public var deleteRecord: String { said("기록 삭제\0Delete record\0記録を削除") }

    /// %(action)@ 기록을 지울까요?
    public func deleteRecordOf(action: String) -> String {
        said("\u{1} 기록을 지울까요?\0Delete this \u{1} record?\0\u{1}の記録を削除しますか？", action)
    }

    /// 기록 수정
    public var editRecord: String { said("기록 수정\0Edit record\0記録を編集") }

    /// 이 날의 기록이 없어요.
    public var emptyRecords: String { said("이 날의 기록이 없어요.\0No records on this day.\0この日の記録はありません。") }

    /// 아직 오지 않은 시간이에요.
    public var endsInFuture: String { said("아직 오지 않은 시간이에요.\0This is still in the future.\0まだ来ていない時刻です。") }

    /// 필터
    public var filter: String { said("필터\0Filter\0フィルター") }

    /// 모두
    public var filterAll: String { said("모두\0All\0すべて") }

    /// 필터 · %(count)lld개 제외
    public func filterExcluded(count: Int) -> String {
        said("필터 · \u{1}개 제외\0Filter · \u{1} excluded\0フィルター · \u{1}件除外\0Filter · \u{1} excluded", grouped(count), isOne: count == 1)
    }

    /// 꼬리표 없음
    public var filterNoTag: String { said("꼬리표 없음\0No tag\0タグなし") }

    /// 없음
    public var filterNone: String { said("없음\0None\0なし") }

    /// 어제부터
    public var fromYesterday: String { said("어제부터\0from yesterday\0昨日から") }

    /// 4월
    public var fullMonthApril: String { said("4월\0April\04月") }

    /// 8월
    public var fullMonthAugust: String { said("8월\0August\08月") }

    /// 12월
    public var fullMonthDecember: String { said("12월\0December\012月") }

    /// 2월
    public var fullMonthFebruary: String { said("2월\0February\02月") }

    /// 1월
    public var fullMonthJanuary: String { said("1월\0January\01月") }

    /// 7월
    public var fullMonthJuly: String { said("7월\0July\07月") }

    /// 6월
    public var fullMonthJune: String { said("6월\0June\06月") }

    /// 3월
    public var fullMonthMarch: String { said("3월\0March\03月") }

    /// 5월
    public var fullMonthMay: String { said("5월\0May\05月") }

    /// 11월
    public var fullMonthNovember: String { said("11월\0November\011月") }

    /// 10월
    public var fullMonthOctober: String { said("10월\0October\010月") }

    /// 9월
    public var fullMonthSeptember: String { said("9월\0September\09月") }

    /// 하루
    public var historyDay: String { said("하루\0Day\0日") }

    /// 목록
    public var historyList: String { said("목록\0List\0リスト") }

    /// 보기 방식
    public var historyMode: String { said("보기 방식\0View\0表示方法") }

    /// 이전
    public var historyPrevious: String { said("이전\0Previous\0前へ") }

    /// 기간
    public var historySpan: String { said("기간\0Period\0期間") }

    /// 타임테이블
    public var historyTimetable: String { said("타임테이블\0Timetable\0タイムテーブル") }

    /// 총 횟수
    public var historyTotalCount: String { said("총 횟수\0Total count\0合計回数") }

    /// 총 시간
    public var historyTotalTime: String { said("총 시간\0Total time\0合計時間") }

    /// 일주일
    public var historyWeek: String { said("일주일\0Week\0週") }

    /// 내일까지
    public var intoTomorrow: String { said("내일까지\0into tomorrow\0明日まで") }

    /// %(month)@ %(day)@일
    public func monthDay(month: String, day: String) -> String {
        said("\u{1} \u{2}일\0\u{1} \u{2}\0\u{1}\u{2}日", month, day)
    }

    /// %(year)@년 %(month)@
    public func monthTitle(year: String, month: String) -> String {
        said("\u{1}년 \u{2}\0\u{2} \u{1}\0\u{1}年\u{2}", year, month)
    }

    /// 다음 달
    public var nextMonth: String { said("다음 달\0Next month\0次の月") }

    /// 조건에 맞는 기록이 없어요.
    public var nothingMatches: String { said("조건에 맞는 기록이 없어요.\0Nothing matches the filter.\0条件に合う記録がありません。") }

    /// 이전 달
    public var previousMonth: String { said("이전 달\0Previous month\0前の月") }

    /// %(action)@, %(start)@부터 %(end)@까지
    public func recordAloud(action: String, start: String, end: String) -> String {
        said("\u{1}, \u{2}부터 \u{3}까지\0\u{1}, \u{2} to \u{3}\0\u{1}、\u{2}から\u{3}まで", action, start, end)
    }

    /// 횟수
    public var recordAmount: String { said("횟수\0Amount\0回数") }

    /// 행동을 고르세요
    public var recordChooseAction: String { said("행동을 고르세요\0Choose an action\0アクションを選択") }

    /// %(action)@ 기록을 지웠어요
    public func recordDeleted(action: String) -> String {
        said("\u{1} 기록을 지웠어요\0\u{1} record deleted\0\u{1}の記録を削除しました", action)
    }

    /// 종료
    public var recordEnd: String { said("종료\0End\0終了") }

    /// %(count)lld개
    public func recordNumber(count: Int) -> String {
        said("\u{1}개\0\u{1} records\0\u{1}件\0\u{1} record", grouped(count), isOne: count == 1)
    }

    /// %(action)@, %(start)@부터 %(end)@까지, 측정 중
    public func recordRunningAloud(action: String, start: String, end: String) -> String {
        said("\u{1}, \u{2}부터 \u{3}까지, 측정 중\0\u{1}, \u{2} to \u{3}, running\0\u{1}、\u{2}から\u{3}まで、計測中", action, start, end)
    }

    /// 저장했어요
    public var recordSaved: String { said("저장했어요\0Saved\0保存しました") }

    /// 시각
    public var recordTime: String { said("시각\0Time\0時刻") }

    /// %(start)@–%(end)@
    public func timeRange(start: String, end: String) -> String {
        said("\u{1}–\u{2}\0\u{1}–\u{2}\0\u{1}〜\u{2}", start, end)
    }

    /// %(start)@–
    public func timeRangeOpen(start: String) -> String {
        said("\u{1}–\0\u{1}–\0\u{1}〜", start)
    }

    /// %(month)@ %(first)@일 – %(last)@일
    public func weekOfMonth(month: String, first: String, last: String) -> String {
        said("\u{1} \u{2}일 – \u{3}일\0\u{1} \u{2} – \u{3}\0\u{1}\u{2}日〜\u{3}日", month, first, last)
    }

    /// 날짜
    public var wheelDate: String { said("날짜\0Date\0日付") }

    /// 시
    public var wheelHour: String { said("시\0Hour\0時") }

    /// 분
    public var wheelMinute: String { said("분\0Minute\0分") }
}
