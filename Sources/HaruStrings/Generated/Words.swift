// Written by script/strings from Strings/Words.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 행동 %(count)lld개
    public func actionCount(count: Int) -> String {
        said("행동 \u{1}개\0\u{1} actions\0アクション\u{1}件\0\u{1} action", grouped(count), isOne: count == 1)
    }

    /// 외 %(count)lld개
    public func andMore(count: Int) -> String {
        said("외 \u{1}개\0and \u{1} more\0ほか\u{1}件", grouped(count))
    }

    /// 변경 %(count)lld개
    public func changeCount(count: Int) -> String {
        said("변경 \u{1}개\0\u{1} changes\0変更\u{1}件\0\u{1} change", grouped(count), isOne: count == 1)
    }

    /// 횟수 기록 %(count)lld개
    public func countEntryCount(count: Int) -> String {
        said("횟수 기록 \u{1}개\0\u{1} count records\0回数記録\u{1}件\0\u{1} count record", grouped(count), isOne: count == 1)
    }

    /// 횟수형
    public var counted: String { said("횟수형\0counted\0回数型") }

    /// %(year)@년 %(month)@ %(day)@일 (%(weekday)@)
    public func dateWithYear(year: String, month: String, day: String, weekday: String) -> String {
        said("\u{1}년 \u{2} \u{3}일 (\u{4})\0\u{4}, \u{2} \u{3}, \u{1}\0\u{1}年\u{2}\u{3}日(\u{4})", year, month, day, weekday)
    }

    /// %(month)@ %(day)@일 (%(weekday)@)
    public func dateWithoutYear(month: String, day: String, weekday: String) -> String {
        said("\u{1} \u{2}일 (\u{3})\0\u{3}, \u{1} \u{2}\0\u{1}\u{2}日(\u{3})", month, day, weekday)
    }

    /// %(first)@ ~ %(last)@
    public func dayRange(first: String, last: String) -> String {
        said("\u{1} ~ \u{2}\0\u{1} – \u{2}\0\u{1}〜\u{2}", first, last)
    }

    /// 너무 짧아서 기록하지 않았어요
    public var discardedShort: String { said("너무 짧아서 기록하지 않았어요\0Too short, so it was not recorded\0短すぎるため記録しませんでした") }

    /// %(hours)lld시간
    public func durationHours(hours: Int) -> String {
        said("\u{1}시간\0\u{1}h\0\u{1}時間", grouped(hours))
    }

    /// %(hours)lld시간 %(minutes)lld분
    public func durationHoursMinutes(hours: Int, minutes: Int) -> String {
        said("\u{1}시간 \u{2}분\0\u{1}h \u{2}m\0\u{1}時間\u{2}分", grouped(hours), grouped(minutes))
    }

    /// %(minutes)lld분
    public func durationMinutes(minutes: Int) -> String {
        said("\u{1}분\0\u{1}m\0\u{1}分", grouped(minutes))
    }

    /// %(seconds)lld초
    public func durationSeconds(seconds: Int) -> String {
        said("\u{1}초\0\u{1}s\0\u{1}秒", grouped(seconds))
    }

    /// 즐겨찾기
    public var favorite: String { said("즐겨찾기\0Favorite\0お気に入り") }

    /// 값 %(count)lld개
    public func fieldCount(count: Int) -> String {
        said("값 \u{1}개\0\u{1} fields\0値\u{1}件\0\u{1} field", grouped(count), isOne: count == 1)
    }

    /// 목표 %(percent)@%%
    public func goalPercent(percent: String) -> String {
        said("목표 \u{1}%\0Goals \u{1}%\0目標 \u{1}%", percent)
    }

    /// 행동
    public var headingAction: String { said("행동\0Action\0アクション") }

    /// 행동
    public var headingActions: String { said("행동\0Actions\0アクション") }

    /// 색
    public var headingColor: String { said("색\0Color\0色") }

    /// 기간
    public var headingDays: String { said("기간\0Days\0期間") }

    /// 파일
    public var headingFile: String { said("파일\0File\0ファイル") }

    /// 형식
    public var headingFormat: String { said("형식\0Format\0形式") }

    /// ID
    public var headingID: String { said("ID\0ID\0ID") }

    /// 키
    public var headingKey: String { said("키\0Key\0キー") }

    /// 기록
    public var headingRecords: String { said("기록\0Records\0記録") }

    /// 줄
    public var headingRows: String { said("줄\0Rows\0行") }

    /// 범위
    public var headingScope: String { said("범위\0Scope\0範囲") }

    /// 꼬리표
    public var headingTag: String { said("꼬리표\0Tag\0タグ") }

    /// 꼬리표
    public var headingTags: String { said("꼬리표\0Tags\0タグ") }

    /// 추적 방식
    public var headingType: String { said("추적 방식\0Tracking\0計測方法") }

    /// 값
    public var headingValue: String { said("값\0Value\0値") }

    /// 하루
    public var idle: String { said("하루\0Haru\0Haru") }

    /// 하루 %(percent)@%%
    public func idlePercent(percent: String) -> String {
        said("하루 \u{1}%\0Haru \u{1}%\0Haru \u{1}%", percent)
    }

    /// 지난 30일
    public var last30Days: String { said("지난 30일\0Last 30 days\0過去30日間") }

    /// 지난 7일
    public var last7Days: String { said("지난 7일\0Last 7 days\0過去7日間") }

    /// 4월
    public var monthApril: String { said("4월\0Apr\04月") }

    /// 8월
    public var monthAugust: String { said("8월\0Aug\08月") }

    /// 12월
    public var monthDecember: String { said("12월\0Dec\012月") }

    /// 2월
    public var monthFebruary: String { said("2월\0Feb\02月") }

    /// 1월
    public var monthJanuary: String { said("1월\0Jan\01月") }

    /// 7월
    public var monthJuly: String { said("7월\0Jul\07月") }

    /// 6월
    public var monthJune: String { said("6월\0Jun\06月") }

    /// 3월
    public var monthMarch: String { said("3월\0Mar\03月") }

    /// 5월
    public var monthMay: String { said("5월\0May\05月") }

    /// 11월
    public var monthNovember: String { said("11월\0Nov\011月") }

    /// 10월
    public var monthOctober: String { said("10월\0Oct\010月") }

    /// 9월
    public var monthSeptember: String { said("9월\0Sep\09月") }

    /// %(name)@ · %(range)@
    public func namedRange(name: String, range: String) -> String {
        said("\u{1} · \u{2}\0\u{1} · \u{2}\0\u{1} · \u{2}", name, range)
    }

    /// 고쳐야 해요
    public var needsCorrection: String { said("고쳐야 해요\0Needs correction\0要修正") }

    /// 측정 중인 행동이 없어요
    public var nothingRunning: String { said("측정 중인 행동이 없어요\0Nothing is running\0計測中のアクションはありません") }

    /// 측정 중
    public var running: String { said("측정 중\0Running\0計測中") }

    /// %(action)@ %(duration)@ (%(time)@부터)
    public func runningSince(action: String, duration: String, time: String) -> String {
        said("\u{1} \u{2} (\u{3}부터)\0\u{1} \u{2} (since \u{3})\0\u{1} \u{2} (\u{3}から)", action, duration, time)
    }

    /// 이 기기
    public var scopeDevice: String { said("이 기기\0this device\0この端末") }

    /// 모든 기기
    public var scopeSynced: String { said("모든 기기\0all devices\0すべての端末") }

    /// 시간 기록 %(count)lld개
    public func sessionCount(count: Int) -> String {
        said("시간 기록 \u{1}개\0\u{1} time records\0時間記録\u{1}件\0\u{1} time record", grouped(count), isOne: count == 1)
    }

    /// %(time)@부터
    public func since(time: String) -> String {
        said("\u{1}부터\0since \u{1}\0\u{1}から", time)
    }

    /// 꼬리표 %(count)lld개
    public func tagCount(count: Int) -> String {
        said("꼬리표 \u{1}개\0\u{1} tags\0タグ\u{1}件\0\u{1} tag", grouped(count), isOne: count == 1)
    }

    /// 이번 달
    public var thisMonth: String { said("이번 달\0This month\0今月") }

    /// 이번 주
    public var thisWeek: String { said("이번 주\0This week\0今週") }

    /// 시간형
    public var timed: String { said("시간형\0timed\0時間型") }

    /// %(count)lld회
    public func times(count: Int) -> String {
        said("\u{1}회\0\u{1} times\0\u{1}回\0\u{1} time", grouped(count), isOne: count == 1)
    }

    /// 오늘
    public var today: String { said("오늘\0Today\0今日") }

    /// 오늘 · %(date)@
    public func todayDate(date: String) -> String {
        said("오늘 · \u{1}\0Today · \u{1}\0今日 · \u{1}", date)
    }

    /// 오늘 %(duration)@
    public func todayTotal(duration: String) -> String {
        said("오늘 \u{1}\0Today \u{1}\0今日 \u{1}", duration)
    }

    /// 금
    public var weekdayFriday: String { said("금\0Fri\0金") }

    /// 월
    public var weekdayMonday: String { said("월\0Mon\0月") }

    /// 토
    public var weekdaySaturday: String { said("토\0Sat\0土") }

    /// 일
    public var weekdaySunday: String { said("일\0Sun\0日") }

    /// 목
    public var weekdayThursday: String { said("목\0Thu\0木") }

    /// 화
    public var weekdayTuesday: String { said("화\0Tue\0火") }

    /// 수
    public var weekdayWednesday: String { said("수\0Wed\0水") }

    /// 어제 · %(date)@
    public func yesterdayDate(date: String) -> String {
        said("어제 · \u{1}\0Yesterday · \u{1}\0昨日 · \u{1}", date)
    }
}
