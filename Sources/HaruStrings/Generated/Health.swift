// Written by script/strings from Strings/Health.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// %(name)@: --target에 숫자를 적어 주세요. %(number)@이면 %(amount)@예요.
    public func amountNeedsUnit(name: String, number: String, amount: String) -> String {
        said("\u{1}: --target에 숫자를 적어 주세요. \u{2}이면 \u{3}예요.\0\u{1}: write a number after --target; \u{2} means \u{3}.\0\u{1}: --targetに数値を指定してください。\u{2}は\u{3}です。", name, number, amount)
    }

    /// 이 건강 지표를 봐요: steps, sleep, workout.running …
    public var flagQuestHealth: String { said("이 건강 지표를 봐요: steps, sleep, workout.running …\0follow this health metric: steps, sleep, workout.running …\0このヘルスケア指標を見る: steps、sleep、workout.running …") }

    /// 수면만: 이 시간 안에 잔 만큼 세요. 처음은 21:00-09:00
    public var flagSleep: String { said("수면만: 이 시간 안에 잔 만큼 세요. 처음은 21:00-09:00\0sleep only: what was slept between these times; 21:00-09:00 unless given\0睡眠のみ: この時間帯に眠った分を数える。既定は21:00-09:00") }

    /// 건강 데이터는 하루 단위로만 있어서 --until을 쓸 수 없어요.
    public var healthHasNoDeadline: String { said("건강 데이터는 하루 단위로만 있어서 --until을 쓸 수 없어요.\0Health data knows whole days only, so --until cannot be used.\0ヘルスケアデータは1日単位なので、--untilは使えません。") }

    /// 운동 기록: %(name)@
    public func metricWorkoutNamed(name: String) -> String {
        said("운동 기록: \u{1}\0Workout: \u{1}\0ワークアウト: \u{1}", name)
    }

    /// %(start)@~%(end)@ 사이의 수면
    public func scheduleSleep(start: String, end: String) -> String {
        said("\u{1}~\u{2} 사이의 수면\0Sleep from \u{1} to \u{2}\0\u{1}～\u{2}の睡眠", start, end)
    }

    /// --sleep은 --health sleep과 함께만 쓸 수 있어요.
    public var sleepWindowOfOther: String { said("--sleep은 --health sleep과 함께만 쓸 수 있어요.\0--sleep goes with --health sleep only.\0--sleepは--health sleepと一緒にだけ使えます。") }

    /// %(place)@: ‘%(text)@’은(는) 시간대가 아니에요. 21:00-09:00처럼 적어 주세요.
    public func valueNotSleepWindow(place: String, text: String) -> String {
        said("\u{1}: ‘\u{2}’은(는) 시간대가 아니에요. 21:00-09:00처럼 적어 주세요.\0\u{1}: ‘\u{2}’ is no span of time. Write it like 21:00-09:00.\0\u{1}: 「\u{2}」は時間帯ではありません。21:00-09:00のように指定してください。", place, text)
    }

    /// 배드민턴
    public var workoutBadminton: String { said("배드민턴\0Badminton\0バドミントン") }

    /// 야구
    public var workoutBaseball: String { said("야구\0Baseball\0野球") }

    /// 농구
    public var workoutBasketball: String { said("농구\0Basketball\0バスケットボール") }

    /// 복싱
    public var workoutBoxing: String { said("복싱\0Boxing\0ボクシング") }

    /// 사이클
    public var workoutCycling: String { said("사이클\0Cycling\0サイクリング") }

    /// 댄스
    public var workoutDance: String { said("댄스\0Dance\0ダンス") }

    /// 골프
    public var workoutGolf: String { said("골프\0Golf\0ゴルフ") }

    /// HIIT
    public var workoutHIIT: String { said("HIIT\0HIIT\0HIIT") }

    /// 등산
    public var workoutHiking: String { said("등산\0Hiking\0ハイキング") }

    /// 줄넘기
    public var workoutJumpRope: String { said("줄넘기\0Jump rope\0縄跳び") }

    /// 기타
    public var workoutOther: String { said("기타\0Other\0その他") }

    /// 필라테스
    public var workoutPilates: String { said("필라테스\0Pilates\0ピラティス") }

    /// 달리기
    public var workoutRunning: String { said("달리기\0Running\0ランニング") }

    /// 축구
    public var workoutSoccer: String { said("축구\0Soccer\0サッカー") }

    /// 근력 운동
    public var workoutStrength: String { said("근력 운동\0Strength training\0筋力トレーニング") }

    /// 스트레칭
    public var workoutStretching: String { said("스트레칭\0Stretching\0ストレッチ") }

    /// 수영
    public var workoutSwimming: String { said("수영\0Swimming\0水泳") }

    /// 테니스
    public var workoutTennis: String { said("테니스\0Tennis\0テニス") }

    /// 걷기
    public var workoutWalking: String { said("걷기\0Walking\0ウォーキング") }

    /// 요가
    public var workoutYoga: String { said("요가\0Yoga\0ヨガ") }
}
