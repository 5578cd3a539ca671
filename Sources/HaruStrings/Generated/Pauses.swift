// Written by script/strings from Strings/Pauses.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 쉬는 날 정하기
    public var pauseAdd: String { said("쉬는 날 정하기\0Pause for some days\0休止する日を決める") }

    /// %(range)@ 쉬기 삭제
    public func pauseDelete(range: String) -> String {
        said("\u{1} 쉬기 삭제\0Delete the pause \u{1}\0\u{1}の休止を削除", range)
    }

    /// 첫날
    public var pauseFirst: String { said("첫날\0First day\0最初の日") }

    /// %(date)@부터
    public func pauseFrom(date: String) -> String {
        said("\u{1}부터\0from \u{1}\0\u{1}から", date)
    }

    /// 마지막 날
    public var pauseLast: String { said("마지막 날\0Last day\0最後の日") }

    /// 다시 시작할 때까지
    public var pauseOpen: String { said("다시 시작할 때까지\0Until I resume\0再開するまで") }

    /// 오늘부터 다시 시작
    public var pauseResume: String { said("오늘부터 다시 시작\0Resume today\0今日から再開") }

    /// 아프거나 여행 가는 날처럼 쉬는 날은 세지 않아요. 연속 기록도 끊기지 않아요.
    public var pauseText: String { said("아프거나 여행 가는 날처럼 쉬는 날은 세지 않아요. 연속 기록도 끊기지 않아요.\0Paused days, such as an illness or a holiday, are not counted, and no streak breaks.\0病気や旅行などの休止日は数えません。連続記録も途切れません。") }

    /// 쉬기
    public var pauseTitle: String { said("쉬기\0Pause\0休止") }
}
