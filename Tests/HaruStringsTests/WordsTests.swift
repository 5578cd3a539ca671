import Testing

@testable import HaruStrings

struct WordsTests {
    static let ko = Strings(.ko)
    static let en = Strings(.en)
    static let ja = Strings(.ja)

    @Test(arguments: [
        (Int64(0), "0분", "0m", "0分"), (-5, "0분", "0m", "0分"), (45, "45초", "45s", "45秒"),
        (60, "1분", "1m", "1分"), (119, "1분", "1m", "1分"), (3600, "1시간", "1h", "1時間"),
        (4800, "1시간 20분", "1h 20m", "1時間20分"),
        (3_600_000, "1,000시간", "1,000h", "1,000時間"),
    ])
    func aDurationIsToldInWords(_ seconds: Int64, _ ko: String, _ en: String, _ ja: String) {
        #expect(Self.ko.duration(seconds: seconds) == ko)
        #expect(Self.en.duration(seconds: seconds) == en)
        #expect(Self.ja.duration(seconds: seconds) == ja)
    }

    @Test(arguments: [
        (Int64(0), "0:00", "0:00"), (47, "0:00", "0:47"), (2825, "0:47", "47:05"),
        (3599, "0:59", "59:59"), (3600, "1:00", "1:00"), (4320, "1:12", "1:12"),
        (360_000, "100:00", "100:00"),
    ])
    func aClockCountsHoursAndOnRequestSecondsBelowOne(
        _ seconds: Int64, _ plain: String, _ exact: String
    ) {
        #expect(Strings.clock(seconds: seconds) == plain)
        #expect(Strings.clock(seconds: seconds, withSeconds: true) == exact)
    }

    @Test func onlyEnglishHasAPlural() {
        #expect(Self.en.times(count: 1) == "1 time")
        #expect(Self.en.times(count: 0) == "0 times")
        #expect(Self.en.times(count: 1234) == "1,234 times")
        #expect(Self.ko.times(count: 3) == "3회")
        #expect(Self.ja.times(count: 3) == "3回")
    }

    @Test(arguments: [
        (0, "0"), (999, "999"), (1000, "1,000"), (-1000, "-1,000"), (1_234_567, "1,234,567"),
        (100_000, "100,000"),
    ])
    func countsAreGroupedByThousands(_ number: Int, _ text: String) {
        #expect(grouped(number) == text)
    }

    @Test func aDateFollowsTheCustomOfTheLanguage() {
        func dates(_ year: Int?) -> [String] {
            [Self.ko, Self.en, Self.ja].map {
                $0.date(year: year, month: 8, day: 11, weekday: 3)
            }
        }
        #expect(dates(nil) == ["8월 11일 (화)", "Tue, Aug 11", "8月11日(火)"])
        #expect(dates(2026) == ["2026년 8월 11일 (화)", "Tue, Aug 11, 2026", "2026年8月11日(火)"])
    }

    @Test func everyMonthAndWeekdayHasItsOwnName() {
        for language in Language.allCases {
            let strings = Strings(language)
            #expect(Set((1...12).map { strings.monthName($0) }).count == 12)
            #expect(Set((1...7).map { strings.weekdayName($0) }).count == 7)
        }
    }

    /// The words that the specification gives (surfaces 11).
    @Test func statesAreCalledAsTheSpecificationSays() {
        let all = [Self.ko, Self.en, Self.ja]
        #expect(
            all.map { $0.nothingRunning } == [
                "측정 중인 행동이 없어요", "Nothing is running", "計測中のアクションはありません",
            ])
        #expect(
            all.map { $0.discardedShort } == [
                "너무 짧아서 기록하지 않았어요", "Too short, so it was not recorded",
                "短すぎるため記録しませんでした",
            ])
        #expect(
            all.map { $0.andMore(count: 2) } == ["외 2개", "and 2 more", "ほか2件"])
        #expect(
            Self.ko.stopped(action: "독서", duration: Self.ko.duration(seconds: 4800))
                == "독서 측정을 마쳤어요. 1시간 20분.")
    }

    @Test(arguments: [
        ("ko_KR.UTF-8", Language.ko), ("en", .en), ("en_US", .en), ("ja_JP.eucJP", .ja),
        ("ko-KR", .ko), ("C", nil), ("C.UTF-8", nil), ("fr_FR.UTF-8", nil), ("", nil),
        ("english", nil), ("kok_IN", nil),
    ])
    func aLocaleSpeaksOneOfThreeLanguages(_ locale: String, _ language: Language?) {
        #expect(Language(locale: locale) == language)
    }
}
