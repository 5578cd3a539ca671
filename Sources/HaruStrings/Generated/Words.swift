// Written by script/strings from Strings/Words.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 행동 %(count)lld개
    public func actionCount(count: Int) -> String {
        switch language {
        case .ko: "행동 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) action" : "\(grouped(count)) actions"
        case .ja: "アクション\(grouped(count))件"
        }
    }

    /// 외 %(count)lld개
    public func andMore(count: Int) -> String {
        switch language {
        case .ko: "외 \(grouped(count))개"
        case .en: "and \(grouped(count)) more"
        case .ja: "ほか\(grouped(count))件"
        }
    }

    /// 변경 %(count)lld개
    public func changeCount(count: Int) -> String {
        switch language {
        case .ko: "변경 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) change" : "\(grouped(count)) changes"
        case .ja: "変更\(grouped(count))件"
        }
    }

    /// 횟수 기록 %(count)lld개
    public func countEntryCount(count: Int) -> String {
        switch language {
        case .ko: "횟수 기록 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) count record" : "\(grouped(count)) count records"
        case .ja: "回数記録\(grouped(count))件"
        }
    }

    /// 횟수형
    public var counted: String {
        switch language {
        case .ko: "횟수형"
        case .en: "counted"
        case .ja: "回数型"
        }
    }

    /// %(year)@년 %(month)@ %(day)@일 (%(weekday)@)
    public func dateWithYear(year: String, month: String, day: String, weekday: String) -> String {
        switch language {
        case .ko: "\(year)년 \(month) \(day)일 (\(weekday))"
        case .en: "\(weekday), \(month) \(day), \(year)"
        case .ja: "\(year)年\(month)\(day)日(\(weekday))"
        }
    }

    /// %(month)@ %(day)@일 (%(weekday)@)
    public func dateWithoutYear(month: String, day: String, weekday: String) -> String {
        switch language {
        case .ko: "\(month) \(day)일 (\(weekday))"
        case .en: "\(weekday), \(month) \(day)"
        case .ja: "\(month)\(day)日(\(weekday))"
        }
    }

    /// %(first)@ ~ %(last)@
    public func dayRange(first: String, last: String) -> String {
        switch language {
        case .ko: "\(first) ~ \(last)"
        case .en: "\(first) – \(last)"
        case .ja: "\(first)〜\(last)"
        }
    }

    /// 너무 짧아서 기록하지 않았어요
    public var discardedShort: String {
        switch language {
        case .ko: "너무 짧아서 기록하지 않았어요"
        case .en: "Too short, so it was not recorded"
        case .ja: "短すぎるため記録しませんでした"
        }
    }

    /// %(hours)lld시간
    public func durationHours(hours: Int) -> String {
        switch language {
        case .ko: "\(grouped(hours))시간"
        case .en: "\(grouped(hours))h"
        case .ja: "\(grouped(hours))時間"
        }
    }

    /// %(hours)lld시간 %(minutes)lld분
    public func durationHoursMinutes(hours: Int, minutes: Int) -> String {
        switch language {
        case .ko: "\(grouped(hours))시간 \(grouped(minutes))분"
        case .en: "\(grouped(hours))h \(grouped(minutes))m"
        case .ja: "\(grouped(hours))時間\(grouped(minutes))分"
        }
    }

    /// %(minutes)lld분
    public func durationMinutes(minutes: Int) -> String {
        switch language {
        case .ko: "\(grouped(minutes))분"
        case .en: "\(grouped(minutes))m"
        case .ja: "\(grouped(minutes))分"
        }
    }

    /// %(seconds)lld초
    public func durationSeconds(seconds: Int) -> String {
        switch language {
        case .ko: "\(grouped(seconds))초"
        case .en: "\(grouped(seconds))s"
        case .ja: "\(grouped(seconds))秒"
        }
    }

    /// 즐겨찾기
    public var favorite: String {
        switch language {
        case .ko: "즐겨찾기"
        case .en: "Favorite"
        case .ja: "お気に入り"
        }
    }

    /// 값 %(count)lld개
    public func fieldCount(count: Int) -> String {
        switch language {
        case .ko: "값 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) field" : "\(grouped(count)) fields"
        case .ja: "値\(grouped(count))件"
        }
    }

    /// 목표 %(percent)@%%
    public func goalPercent(percent: String) -> String {
        switch language {
        case .ko: "목표 \(percent)%"
        case .en: "Goals \(percent)%"
        case .ja: "目標 \(percent)%"
        }
    }

    /// 행동
    public var headingAction: String {
        switch language {
        case .ko: "행동"
        case .en: "Action"
        case .ja: "アクション"
        }
    }

    /// 행동
    public var headingActions: String {
        switch language {
        case .ko: "행동"
        case .en: "Actions"
        case .ja: "アクション"
        }
    }

    /// 색
    public var headingColor: String {
        switch language {
        case .ko: "색"
        case .en: "Color"
        case .ja: "色"
        }
    }

    /// 기간
    public var headingDays: String {
        switch language {
        case .ko: "기간"
        case .en: "Days"
        case .ja: "期間"
        }
    }

    /// 파일
    public var headingFile: String {
        switch language {
        case .ko: "파일"
        case .en: "File"
        case .ja: "ファイル"
        }
    }

    /// 형식
    public var headingFormat: String {
        switch language {
        case .ko: "형식"
        case .en: "Format"
        case .ja: "形式"
        }
    }

    /// ID
    public var headingID: String {
        switch language {
        case .ko: "ID"
        case .en: "ID"
        case .ja: "ID"
        }
    }

    /// 키
    public var headingKey: String {
        switch language {
        case .ko: "키"
        case .en: "Key"
        case .ja: "キー"
        }
    }

    /// 기록
    public var headingRecords: String {
        switch language {
        case .ko: "기록"
        case .en: "Records"
        case .ja: "記録"
        }
    }

    /// 줄
    public var headingRows: String {
        switch language {
        case .ko: "줄"
        case .en: "Rows"
        case .ja: "行"
        }
    }

    /// 범위
    public var headingScope: String {
        switch language {
        case .ko: "범위"
        case .en: "Scope"
        case .ja: "範囲"
        }
    }

    /// 꼬리표
    public var headingTag: String {
        switch language {
        case .ko: "꼬리표"
        case .en: "Tag"
        case .ja: "タグ"
        }
    }

    /// 꼬리표
    public var headingTags: String {
        switch language {
        case .ko: "꼬리표"
        case .en: "Tags"
        case .ja: "タグ"
        }
    }

    /// 추적 방식
    public var headingType: String {
        switch language {
        case .ko: "추적 방식"
        case .en: "Tracking"
        case .ja: "計測方法"
        }
    }

    /// 값
    public var headingValue: String {
        switch language {
        case .ko: "값"
        case .en: "Value"
        case .ja: "値"
        }
    }

    /// 하루
    public var idle: String {
        switch language {
        case .ko: "하루"
        case .en: "Haru"
        case .ja: "Haru"
        }
    }

    /// 하루 %(percent)@%%
    public func idlePercent(percent: String) -> String {
        switch language {
        case .ko: "하루 \(percent)%"
        case .en: "Haru \(percent)%"
        case .ja: "Haru \(percent)%"
        }
    }

    /// 지난 30일
    public var last30Days: String {
        switch language {
        case .ko: "지난 30일"
        case .en: "Last 30 days"
        case .ja: "過去30日間"
        }
    }

    /// 지난 7일
    public var last7Days: String {
        switch language {
        case .ko: "지난 7일"
        case .en: "Last 7 days"
        case .ja: "過去7日間"
        }
    }

    /// 4월
    public var monthApril: String {
        switch language {
        case .ko: "4월"
        case .en: "Apr"
        case .ja: "4月"
        }
    }

    /// 8월
    public var monthAugust: String {
        switch language {
        case .ko: "8월"
        case .en: "Aug"
        case .ja: "8月"
        }
    }

    /// 12월
    public var monthDecember: String {
        switch language {
        case .ko: "12월"
        case .en: "Dec"
        case .ja: "12月"
        }
    }

    /// 2월
    public var monthFebruary: String {
        switch language {
        case .ko: "2월"
        case .en: "Feb"
        case .ja: "2月"
        }
    }

    /// 1월
    public var monthJanuary: String {
        switch language {
        case .ko: "1월"
        case .en: "Jan"
        case .ja: "1月"
        }
    }

    /// 7월
    public var monthJuly: String {
        switch language {
        case .ko: "7월"
        case .en: "Jul"
        case .ja: "7月"
        }
    }

    /// 6월
    public var monthJune: String {
        switch language {
        case .ko: "6월"
        case .en: "Jun"
        case .ja: "6月"
        }
    }

    /// 3월
    public var monthMarch: String {
        switch language {
        case .ko: "3월"
        case .en: "Mar"
        case .ja: "3月"
        }
    }

    /// 5월
    public var monthMay: String {
        switch language {
        case .ko: "5월"
        case .en: "May"
        case .ja: "5月"
        }
    }

    /// 11월
    public var monthNovember: String {
        switch language {
        case .ko: "11월"
        case .en: "Nov"
        case .ja: "11月"
        }
    }

    /// 10월
    public var monthOctober: String {
        switch language {
        case .ko: "10월"
        case .en: "Oct"
        case .ja: "10月"
        }
    }

    /// 9월
    public var monthSeptember: String {
        switch language {
        case .ko: "9월"
        case .en: "Sep"
        case .ja: "9月"
        }
    }

    /// %(name)@ · %(range)@
    public func namedRange(name: String, range: String) -> String {
        switch language {
        case .ko: "\(name) · \(range)"
        case .en: "\(name) · \(range)"
        case .ja: "\(name) · \(range)"
        }
    }

    /// 고쳐야 해요
    public var needsCorrection: String {
        switch language {
        case .ko: "고쳐야 해요"
        case .en: "Needs correction"
        case .ja: "要修正"
        }
    }

    /// 측정 중인 행동이 없어요
    public var nothingRunning: String {
        switch language {
        case .ko: "측정 중인 행동이 없어요"
        case .en: "Nothing is running"
        case .ja: "計測中のアクションはありません"
        }
    }

    /// 측정 중
    public var running: String {
        switch language {
        case .ko: "측정 중"
        case .en: "Running"
        case .ja: "計測中"
        }
    }

    /// %(action)@ %(duration)@ (%(time)@부터)
    public func runningSince(action: String, duration: String, time: String) -> String {
        switch language {
        case .ko: "\(action) \(duration) (\(time)부터)"
        case .en: "\(action) \(duration) (since \(time))"
        case .ja: "\(action) \(duration) (\(time)から)"
        }
    }

    /// 이 기기
    public var scopeDevice: String {
        switch language {
        case .ko: "이 기기"
        case .en: "this device"
        case .ja: "この端末"
        }
    }

    /// 모든 기기
    public var scopeSynced: String {
        switch language {
        case .ko: "모든 기기"
        case .en: "all devices"
        case .ja: "すべての端末"
        }
    }

    /// 시간 기록 %(count)lld개
    public func sessionCount(count: Int) -> String {
        switch language {
        case .ko: "시간 기록 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) time record" : "\(grouped(count)) time records"
        case .ja: "時間記録\(grouped(count))件"
        }
    }

    /// %(time)@부터
    public func since(time: String) -> String {
        switch language {
        case .ko: "\(time)부터"
        case .en: "since \(time)"
        case .ja: "\(time)から"
        }
    }

    /// 꼬리표 %(count)lld개
    public func tagCount(count: Int) -> String {
        switch language {
        case .ko: "꼬리표 \(grouped(count))개"
        case .en: count == 1 ? "\(grouped(count)) tag" : "\(grouped(count)) tags"
        case .ja: "タグ\(grouped(count))件"
        }
    }

    /// 이번 달
    public var thisMonth: String {
        switch language {
        case .ko: "이번 달"
        case .en: "This month"
        case .ja: "今月"
        }
    }

    /// 이번 주
    public var thisWeek: String {
        switch language {
        case .ko: "이번 주"
        case .en: "This week"
        case .ja: "今週"
        }
    }

    /// 시간형
    public var timed: String {
        switch language {
        case .ko: "시간형"
        case .en: "timed"
        case .ja: "時間型"
        }
    }

    /// %(count)lld회
    public func times(count: Int) -> String {
        switch language {
        case .ko: "\(grouped(count))회"
        case .en: count == 1 ? "\(grouped(count)) time" : "\(grouped(count)) times"
        case .ja: "\(grouped(count))回"
        }
    }

    /// 오늘
    public var today: String {
        switch language {
        case .ko: "오늘"
        case .en: "Today"
        case .ja: "今日"
        }
    }

    /// 오늘 · %(date)@
    public func todayDate(date: String) -> String {
        switch language {
        case .ko: "오늘 · \(date)"
        case .en: "Today · \(date)"
        case .ja: "今日 · \(date)"
        }
    }

    /// 오늘 %(duration)@
    public func todayTotal(duration: String) -> String {
        switch language {
        case .ko: "오늘 \(duration)"
        case .en: "Today \(duration)"
        case .ja: "今日 \(duration)"
        }
    }

    /// 금
    public var weekdayFriday: String {
        switch language {
        case .ko: "금"
        case .en: "Fri"
        case .ja: "金"
        }
    }

    /// 월
    public var weekdayMonday: String {
        switch language {
        case .ko: "월"
        case .en: "Mon"
        case .ja: "月"
        }
    }

    /// 토
    public var weekdaySaturday: String {
        switch language {
        case .ko: "토"
        case .en: "Sat"
        case .ja: "土"
        }
    }

    /// 일
    public var weekdaySunday: String {
        switch language {
        case .ko: "일"
        case .en: "Sun"
        case .ja: "日"
        }
    }

    /// 목
    public var weekdayThursday: String {
        switch language {
        case .ko: "목"
        case .en: "Thu"
        case .ja: "木"
        }
    }

    /// 화
    public var weekdayTuesday: String {
        switch language {
        case .ko: "화"
        case .en: "Tue"
        case .ja: "火"
        }
    }

    /// 수
    public var weekdayWednesday: String {
        switch language {
        case .ko: "수"
        case .en: "Wed"
        case .ja: "水"
        }
    }

    /// 어제 · %(date)@
    public func yesterdayDate(date: String) -> String {
        switch language {
        case .ko: "어제 · \(date)"
        case .en: "Yesterday · \(date)"
        case .ja: "昨日 · \(date)"
        }
    }
}
