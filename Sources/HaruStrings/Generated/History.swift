// Written by script/strings from Strings/History.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 기록 추가
    public var addRecord: String {
        switch language {
        case .ko: "기록 추가"
        case .en: "Add a record"
        case .ja: "記録を追加"
        }
    }

    /// 줄이기
    public var amountFewer: String {
        switch language {
        case .ko: "줄이기"
        case .en: "Fewer"
        case .ja: "減らす"
        }
    }

    /// 늘리기
    public var amountMore: String {
        switch language {
        case .ko: "늘리기"
        case .en: "More"
        case .ja: "増やす"
        }
    }

    /// 날짜 고르기
    public var chooseDate: String {
        switch language {
        case .ko: "날짜 고르기"
        case .en: "Choose a date"
        case .ja: "日付を選択"
        }
    }

    /// 필터 해제
    public var clearFilter: String {
        switch language {
        case .ko: "필터 해제"
        case .en: "Clear filter"
        case .ja: "フィルターを解除"
        }
    }

    /// %(action)@, %(time)@, %(amount)@
    public func countRecordAloud(action: String, time: String, amount: String) -> String {
        switch language {
        case .ko: "\(action), \(time), \(amount)"
        case .en: "\(action), \(time), \(amount)"
        case .ja: "\(action)、\(time)、\(amount)"
        }
    }

    /// %(day)@ %(time)@
    public func dayTime(day: String, time: String) -> String {
        switch language {
        case .ko: "\(day) \(time)"
        case .en: "\(day), \(time)"
        case .ja: "\(day) \(time)"
        }
    }

    /// %(date)@, 기록 있음
    public func dayWithRecords(date: String) -> String {
        switch language {
        case .ko: "\(date), 기록 있음"
        case .en: "\(date), has records"
        case .ja: "\(date)、記録あり"
        }
    }

    /// 기록 삭제
    public var deleteRecord: String {
        switch language {
        case .ko: "기록 삭제"
        case .en: "Delete record"
        case .ja: "記録を削除"
        }
    }

    /// %(action)@ 기록을 지울까요?
    public func deleteRecordOf(action: String) -> String {
        switch language {
        case .ko: "\(action) 기록을 지울까요?"
        case .en: "Delete this \(action) record?"
        case .ja: "\(action)の記録を削除しますか？"
        }
    }

    /// 기록 수정
    public var editRecord: String {
        switch language {
        case .ko: "기록 수정"
        case .en: "Edit record"
        case .ja: "記録を編集"
        }
    }

    /// 이 날의 기록이 없어요.
    public var emptyRecords: String {
        switch language {
        case .ko: "이 날의 기록이 없어요."
        case .en: "No records on this day."
        case .ja: "この日の記録はありません。"
        }
    }

    /// 아직 오지 않은 시간이에요.
    public var endsInFuture: String {
        switch language {
        case .ko: "아직 오지 않은 시간이에요."
        case .en: "This is still in the future."
        case .ja: "まだ来ていない時刻です。"
        }
    }

    /// 필터
    public var filter: String {
        switch language {
        case .ko: "필터"
        case .en: "Filter"
        case .ja: "フィルター"
        }
    }

    /// 모두
    public var filterAll: String {
        switch language {
        case .ko: "모두"
        case .en: "All"
        case .ja: "すべて"
        }
    }

    /// 필터 · %(count)lld개 제외
    public func filterExcluded(count: Int) -> String {
        switch language {
        case .ko: "필터 · \(grouped(count))개 제외"
        case .en: count == 1 ? "Filter · \(grouped(count)) excluded" : "Filter · \(grouped(count)) excluded"
        case .ja: "フィルター · \(grouped(count))件除外"
        }
    }

    /// 꼬리표 없음
    public var filterNoTag: String {
        switch language {
        case .ko: "꼬리표 없음"
        case .en: "No tag"
        case .ja: "タグなし"
        }
    }

    /// 없음
    public var filterNone: String {
        switch language {
        case .ko: "없음"
        case .en: "None"
        case .ja: "なし"
        }
    }

    /// 어제부터
    public var fromYesterday: String {
        switch language {
        case .ko: "어제부터"
        case .en: "from yesterday"
        case .ja: "昨日から"
        }
    }

    /// 4월
    public var fullMonthApril: String {
        switch language {
        case .ko: "4월"
        case .en: "April"
        case .ja: "4月"
        }
    }

    /// 8월
    public var fullMonthAugust: String {
        switch language {
        case .ko: "8월"
        case .en: "August"
        case .ja: "8月"
        }
    }

    /// 12월
    public var fullMonthDecember: String {
        switch language {
        case .ko: "12월"
        case .en: "December"
        case .ja: "12月"
        }
    }

    /// 2월
    public var fullMonthFebruary: String {
        switch language {
        case .ko: "2월"
        case .en: "February"
        case .ja: "2月"
        }
    }

    /// 1월
    public var fullMonthJanuary: String {
        switch language {
        case .ko: "1월"
        case .en: "January"
        case .ja: "1月"
        }
    }

    /// 7월
    public var fullMonthJuly: String {
        switch language {
        case .ko: "7월"
        case .en: "July"
        case .ja: "7月"
        }
    }

    /// 6월
    public var fullMonthJune: String {
        switch language {
        case .ko: "6월"
        case .en: "June"
        case .ja: "6月"
        }
    }

    /// 3월
    public var fullMonthMarch: String {
        switch language {
        case .ko: "3월"
        case .en: "March"
        case .ja: "3月"
        }
    }

    /// 5월
    public var fullMonthMay: String {
        switch language {
        case .ko: "5월"
        case .en: "May"
        case .ja: "5月"
        }
    }

    /// 11월
    public var fullMonthNovember: String {
        switch language {
        case .ko: "11월"
        case .en: "November"
        case .ja: "11月"
        }
    }

    /// 10월
    public var fullMonthOctober: String {
        switch language {
        case .ko: "10월"
        case .en: "October"
        case .ja: "10月"
        }
    }

    /// 9월
    public var fullMonthSeptember: String {
        switch language {
        case .ko: "9월"
        case .en: "September"
        case .ja: "9月"
        }
    }

    /// 하루
    public var historyDay: String {
        switch language {
        case .ko: "하루"
        case .en: "Day"
        case .ja: "日"
        }
    }

    /// 목록
    public var historyList: String {
        switch language {
        case .ko: "목록"
        case .en: "List"
        case .ja: "リスト"
        }
    }

    /// 보기 방식
    public var historyMode: String {
        switch language {
        case .ko: "보기 방식"
        case .en: "View"
        case .ja: "表示方法"
        }
    }

    /// 이전
    public var historyPrevious: String {
        switch language {
        case .ko: "이전"
        case .en: "Previous"
        case .ja: "前へ"
        }
    }

    /// 기간
    public var historySpan: String {
        switch language {
        case .ko: "기간"
        case .en: "Period"
        case .ja: "期間"
        }
    }

    /// 타임테이블
    public var historyTimetable: String {
        switch language {
        case .ko: "타임테이블"
        case .en: "Timetable"
        case .ja: "タイムテーブル"
        }
    }

    /// 총 횟수
    public var historyTotalCount: String {
        switch language {
        case .ko: "총 횟수"
        case .en: "Total count"
        case .ja: "合計回数"
        }
    }

    /// 총 시간
    public var historyTotalTime: String {
        switch language {
        case .ko: "총 시간"
        case .en: "Total time"
        case .ja: "合計時間"
        }
    }

    /// 일주일
    public var historyWeek: String {
        switch language {
        case .ko: "일주일"
        case .en: "Week"
        case .ja: "週"
        }
    }

    /// 내일까지
    public var intoTomorrow: String {
        switch language {
        case .ko: "내일까지"
        case .en: "into tomorrow"
        case .ja: "明日まで"
        }
    }

    /// %(month)@ %(day)@일
    public func monthDay(month: String, day: String) -> String {
        switch language {
        case .ko: "\(month) \(day)일"
        case .en: "\(month) \(day)"
        case .ja: "\(month)\(day)日"
        }
    }

    /// %(year)@년 %(month)@
    public func monthTitle(year: String, month: String) -> String {
        switch language {
        case .ko: "\(year)년 \(month)"
        case .en: "\(month) \(year)"
        case .ja: "\(year)年\(month)"
        }
    }

    /// 다음 달
    public var nextMonth: String {
        switch language {
        case .ko: "다음 달"
        case .en: "Next month"
        case .ja: "次の月"
        }
    }

    /// 조건에 맞는 기록이 없어요.
    public var nothingMatches: String {
        switch language {
        case .ko: "조건에 맞는 기록이 없어요."
        case .en: "Nothing matches the filter."
        case .ja: "条件に合う記録がありません。"
        }
    }

    /// 이전 달
    public var previousMonth: String {
        switch language {
        case .ko: "이전 달"
        case .en: "Previous month"
        case .ja: "前の月"
        }
    }

    /// %(action)@, %(start)@부터 %(end)@까지
    public func recordAloud(action: String, start: String, end: String) -> String {
        switch language {
        case .ko: "\(action), \(start)부터 \(end)까지"
        case .en: "\(action), \(start) to \(end)"
        case .ja: "\(action)、\(start)から\(end)まで"
        }
    }

    /// 횟수
    public var recordAmount: String {
        switch language {
        case .ko: "횟수"
        case .en: "Amount"
        case .ja: "回数"
        }
    }

    /// 행동을 고르세요
    public var recordChooseAction: String {
        switch language {
        case .ko: "행동을 고르세요"
        case .en: "Choose an action"
        case .ja: "アクションを選択"
        }
    }

    /// %(action)@ 기록을 지웠어요
    public func recordDeleted(action: String) -> String {
        switch language {
        case .ko: "\(action) 기록을 지웠어요"
        case .en: "\(action) record deleted"
        case .ja: "\(action)の記録を削除しました"
        }
    }

    /// 종료
    public var recordEnd: String {
        switch language {
        case .ko: "종료"
        case .en: "End"
        case .ja: "終了"
        }
    }

    /// %(count)lld개
    public func recordNumber(count: Int) -> String {
        switch language {
        case .ko: "\(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) record" : "\(grouped(count)) records"
        case .ja: "\(grouped(count))件"
        }
    }

    /// %(action)@, %(start)@부터 %(end)@까지, 측정 중
    public func recordRunningAloud(action: String, start: String, end: String) -> String {
        switch language {
        case .ko: "\(action), \(start)부터 \(end)까지, 측정 중"
        case .en: "\(action), \(start) to \(end), running"
        case .ja: "\(action)、\(start)から\(end)まで、計測中"
        }
    }

    /// 저장했어요
    public var recordSaved: String {
        switch language {
        case .ko: "저장했어요"
        case .en: "Saved"
        case .ja: "保存しました"
        }
    }

    /// 시각
    public var recordTime: String {
        switch language {
        case .ko: "시각"
        case .en: "Time"
        case .ja: "時刻"
        }
    }

    /// %(start)@–%(end)@
    public func timeRange(start: String, end: String) -> String {
        switch language {
        case .ko: "\(start)–\(end)"
        case .en: "\(start)–\(end)"
        case .ja: "\(start)〜\(end)"
        }
    }

    /// %(start)@–
    public func timeRangeOpen(start: String) -> String {
        switch language {
        case .ko: "\(start)–"
        case .en: "\(start)–"
        case .ja: "\(start)〜"
        }
    }

    /// %(month)@ %(first)@일 – %(last)@일
    public func weekOfMonth(month: String, first: String, last: String) -> String {
        switch language {
        case .ko: "\(month) \(first)일 – \(last)일"
        case .en: "\(month) \(first) – \(last)"
        case .ja: "\(month)\(first)日〜\(last)日"
        }
    }

    /// 날짜
    public var wheelDate: String {
        switch language {
        case .ko: "날짜"
        case .en: "Date"
        case .ja: "日付"
        }
    }

    /// 시
    public var wheelHour: String {
        switch language {
        case .ko: "시"
        case .en: "Hour"
        case .ja: "時"
        }
    }

    /// 분
    public var wheelMinute: String {
        switch language {
        case .ko: "분"
        case .en: "Minute"
        case .ja: "分"
        }
    }
}
