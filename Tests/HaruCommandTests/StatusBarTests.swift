import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

/// The examples of surfaces 10.1.
struct StatusBarTests {
    static let running = NowRunning(
        running: NowRunning.Session(
            action: Fixture.reading, sessionID: Fixture.id(11), startedAt: Fixture.at("09:10"),
            note: "3장"),
        others: [
            NowRunning.Session(
                action: Fixture.sport, sessionID: Fixture.id(12), startedAt: Fixture.at("10:02"))
        ], revision: 7, generatedAt: Fixture.at("10:22"))
    static let idle = NowRunning(
        running: nil, revision: 8, generatedAt: Fixture.at("10:22"))
    static let style = Fixture.style(now: Fixture.at("10:22:30"))

    static func bar(
        _ now: NowRunning, goals: Int? = 64, withSeconds: Bool = false, nameWidth: Int? = nil
    ) -> StatusBar {
        StatusBar(
            now: now, todaySeconds: 11_100, goalPercent: goals, withSeconds: withSeconds,
            nameWidth: nameWidth)
    }

    static let runningTexts: [(StatusFormat, String)] = [
        (
            .waybar,
            #"{"text":"● 독서 1:12 +1","alt":"running","class":["running","time"],"#
                + #""tooltip":"독서 1:12 (09:10부터)\n운동 0:20 (10:02부터)","percentage":64}"#
        ),
        (.plain, "● 독서 1:12 +1"), (.tmux, "● 독서 1:12 +1"),
        (.polybar, "%{F#D9A621}● 독서 1:12 +1%{F-}"),
        (
            .i3blocks,
            ##"{"full_text":"● 독서 1:12 +1","short_text":"● 1:12","color":"#D9A621"}"##
        ),
        (
            .xbar,
            "● 독서 1:12 +1\n---\n"
                + "독서 1:12 (09:10부터) | bash=haru param1=stop "
                + "param2=019e0100-0000-7000-8000-000000000001 terminal=false refresh=true\n"
                + "운동 0:20 (10:02부터) | bash=haru param1=stop "
                + "param2=019e0200-0000-7000-8000-000000000002 terminal=false refresh=true"
        ),
        (.json, running.json.text),
    ]

    @Test(arguments: runningTexts)
    func aBarShowsWhatRuns(_ format: StatusFormat, _ expected: String) {
        #expect(Self.bar(Self.running).text(format, Self.style) == expected)
    }

    static let idleTexts: [(StatusFormat, String)] = [
        (
            .waybar,
            #"{"text":"하루 64%","alt":"idle","class":["idle"],"#
                + #""tooltip":"오늘 3시간 5분 · 목표 64%","percentage":64}"#
        ),
        (.plain, "하루 64%"), (.tmux, "하루 64%"), (.polybar, "하루 64%"),
        (.i3blocks, ##"{"full_text":"하루 64%","short_text":"하루 64%","color":"#7FBF9E"}"##),
        (.xbar, "하루 64%\n---\n오늘 3시간 5분 · 목표 64%"), (.json, idle.json.text),
    ]

    @Test(arguments: idleTexts)
    func aBarShowsThatNothingRuns(_ format: StatusFormat, _ expected: String) {
        #expect(Self.bar(Self.idle).text(format, Self.style) == expected)
    }

    @Test func withoutGoalsThereIsNoPercentage() {
        #expect(
            Self.bar(Self.idle, goals: nil).text(.waybar, Self.style)
                == #"{"text":"하루","alt":"idle","class":["idle"],"tooltip":"오늘 3시간 5분","percentage":0}"#
        )
    }

    @Test(arguments: StatusFormat.allCases) func everyProblemIsOneCompleteAnswer(
        _ format: StatusFormat
    ) throws {
        let text = StatusBar.text(problem: "저장소 \"a\"를 <열> 수 없어요\n", format)
        switch format {
        case .waybar:
            let json = try JSON.parse(text)
            #expect(json["text"]?.string == "!")
            #expect(json["alt"]?.string == "error")
            #expect(json["class"]?.array?.first?.string == "error")
            #expect(json["percentage"]?.int == 0)
            #expect(json["tooltip"]?.string == "저장소 &quot;a&quot;를 &lt;열&gt; 수 없어요\n")
        case .i3blocks, .json: _ = try JSON.parse(text)
        case .plain, .tmux: #expect(text == "!")
        case .polybar: #expect(text == "%{F#B3362B}!%{F-}")
        case .xbar: #expect(text == "!\n---\n저장소 \"a\"를 <열> 수 없어요 ")
        }
    }

    @Test func secondsAreShownBelowAnHour() {
        let bar = Self.bar(Self.running, withSeconds: true)
        let tooltip = try! JSON.parse(bar.text(.waybar, Self.style))["tooltip"]?.string
        #expect(tooltip == "독서 1:12 (09:10부터)\n운동 20:30 (10:02부터)")
    }

    @Test func aLongNameIsShortened() {
        let long = NowRunning(
            running: NowRunning.Session(
                action: ActionLabel(id: Fixture.id(1), name: "아주 긴 이름의 행동"),
                sessionID: Fixture.id(11), startedAt: Fixture.at("10:00")), revision: 1,
            generatedAt: Fixture.noon)
        let bar = StatusBar(now: long, todaySeconds: 0, goalPercent: nil, nameWidth: 8)
        #expect(bar.text(.plain, Self.style) == "● 아주 긴… 0:22")
    }

    @Test func aNameCannotBreakABar() throws {
        let nasty = NowRunning(
            running: NowRunning.Session(
                action: ActionLabel(id: Fixture.id(1), name: "a<b>&\"'%{F-}#[x]|y\n\u{1b}z"),
                sessionID: Fixture.id(11), startedAt: Fixture.at("10:00")), revision: 1,
            generatedAt: Fixture.noon)
        let bar = StatusBar(now: nasty, todaySeconds: 0, goalPercent: nil)
        let waybar = bar.text(.waybar, Self.style)
        #expect(!waybar.contains("\n"))
        let json = try JSON.parse(waybar)
        #expect(json["tooltip"]?.string?.hasPrefix("a&lt;b&gt;&amp;&quot;&#39;%{F-}") == true)
        #expect(bar.text(.polybar, Self.style).contains("% {F-}"))
        #expect(bar.text(.tmux, Self.style).contains("##[x]"))
        let xbar = bar.text(.xbar, Self.style).split(separator: "\n")
        #expect(xbar.count == 3)
        #expect(xbar[0] == "● a<b>&\"'%{F-}#[x]¦y  z 0:22")
    }

    @Test func barsSpeakThreeLanguages() {
        let ja = Fixture.style(.ja, now: Fixture.at("10:22"))
        #expect(
            Self.bar(Self.idle).text(.xbar, ja) == "Haru 64%\n---\n今日 3時間5分 · 目標 64%")
        let en = Fixture.style(.en, now: Fixture.at("10:22"))
        #expect(
            Self.bar(Self.idle).text(.xbar, en) == "Haru 64%\n---\nToday 3h 5m · Goals 64%")
    }
}
