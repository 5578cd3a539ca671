import HaruCore
import Testing

@testable import HaruCommand

struct TerminalTests {
    @Test(arguments: [
        ("", 0), ("Reading", 7), ("독서", 4), ("読書する", 8), ("カタカナ", 8), ("ｶﾀｶﾅ", 4),
        ("ｶﾞ", 2), ("Ａ１", 4), ("é", 1), ("e\u{301}", 1), ("가", 2),
        ("\u{1103}\u{1169}\u{11a8}\u{1109}\u{1165}", 4), ("ㄱ", 2), ("한a글", 5), ("…", 1), ("●", 1),
        ("█", 1), ("😀", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇰🇷", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("☕", 2),
        ("\u{200b}", 0), ("\t", 0), ("·", 1), ("「」", 4), ("㊗", 2), ("🈚", 2), ("𠮷", 2),
    ])
    func aTextTakesItsCells(_ text: String, _ width: Int) {
        #expect(TextWidth.of(text) == width)
    }

    @Test(arguments: [
        ("독서", 4, "독서"), ("독서", 3, "독…"), ("독서와 운동", 7, "독서와…"), ("독서와", 4, "독…"),
        ("abc", 2, "a…"), ("abc", 1, "…"), ("abc", 0, ""), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("", 0, ""),
    ])
    func aLongTextIsCutByCells(_ text: String, _ width: Int, _ cut: String) {
        let result = TextLayout.truncated(text, to: width)
        #expect(result == cut)
        #expect(TextWidth.of(result) <= width)
    }

    @Test func aTextIsFilledByCells() {
        #expect(TextLayout.padded("독서", to: 6) == "독서  ")
        #expect(TextLayout.padded("독서", to: 6, .right) == "  독서")
        #expect(TextLayout.padded("독서", to: 2) == "독서")
    }

    @Test(arguments: [
        ("독서", "독서"), ("a\u{1b}[31mb", "a [31mb"), ("a\nb\tc", "a b c"), ("a\u{202e}b", "a b"),
        ("a\u{9b}b", "a b"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"),
    ])
    func aNameCannotSteerTheTerminal(_ text: String, _ shown: String) {
        #expect(TextLayout.printable(text) == shown)
    }

    @Test func longTextsAreBrokenAtSpaces() {
        #expect(TextLayout.wrapped("하나 둘 셋 넷", to: 7) == ["하나 둘", "셋 넷"])
        #expect(TextLayout.wrapped("incredibly long", to: 4) == ["incredibly", "long"])
        #expect(TextLayout.wrapped("a\n\nb", to: 9) == ["a", "", "b"])
    }

    private func table() -> Table {
        var table = Table([
            Table.Column("이름", gives: true), Table.Column("Time", .right), Table.Column(),
        ])
        table.add([Table.Cell("독서"), Table.Cell("1:12"), Table.Cell("")])
        table.add([Table.Cell("Running outside"), Table.Cell("10:00"), Table.Cell("")])
        return table
    }

    @Test func aLongNoteDoesNotCostTheNamesTheirLetters() {
        var table = Table([Table.Column(gives: true), Table.Column(gives: true)])
        table.add([Table.Cell("Deep work"), Table.Cell(String(repeating: "x", count: 60))])
        #expect(
            table.lines(width: 30, paint: Paint(.none)) == [
                "Deep work  " + String(repeating: "x", count: 18) + "…"
            ])
    }

    @Test func columnsLineUpByCells() {
        #expect(
            table().lines(width: 80, paint: Paint(.none)) == [
                "이름              Time", "독서              1:12", "Running outside  10:00",
            ])
    }

    @Test func aColumnThatGivesIsCutToTheTerminal() {
        let lines = table().lines(width: 18, paint: Paint(.none))
        #expect(lines.last == "Running ou…  10:00")
        #expect(lines.allSatisfy { TextWidth.of($0) <= 18 })
        let narrow = table().lines(width: 5, paint: Paint(.none), isUnicode: false)
        #expect(narrow.last == "Running~  10:00")
    }

    @Test func coloursDoNotMoveColumns() {
        var table = Table([Table.Column(), Table.Column()])
        table.add([Table.Cell("독서", .primary), Table.Cell("a")])
        table.add([Table.Cell("x", .bold), Table.Cell("b")])
        #expect(
            table.lines(width: 80, paint: Paint(.full)) == [
                "\u{1b}[38;2;47;107;79m독서\u{1b}[0m  a", "\u{1b}[1mx\u{1b}[0m     b",
            ])
    }

    @Test(arguments: [
        (true, ["TERM": "xterm", "COLORTERM": "truecolor"], ColorDepth.full),
        (true, ["TERM": "xterm", "COLORTERM": "24bit"], .full),
        (true, ["TERM": "xterm-256color"], .indexed),
        (true, ["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
        (true, ["TERM": "xterm", "NO_COLOR": ""], .indexed),
        (true, ["TERM": "dumb", "COLORTERM": "truecolor"], .none), (true, [:], .none),
        (false, ["TERM": "xterm", "COLORTERM": "truecolor"], .none),
    ])
    func coloursDependOnWhoLooks(
        _ isTerminal: Bool, _ variables: [String: String], _ depth: ColorDepth
    ) {
        #expect(ColorDepth(isTerminal: isTerminal, variables: { variables[$0] }) == depth)
    }

    @Test func paintIsAddedAsFarAsThereIsAny() {
        #expect(Paint(.none)("a", .accent) == "a")
        #expect(Paint(.full)("a", .accent) == "\u{1b}[38;2;217;166;33ma\u{1b}[0m")
        #expect(Paint(.indexed)("a", .accent) == "\u{1b}[38;5;178ma\u{1b}[0m")
        #expect(Paint(.full)("a", .color("#nonsense")) == "a")
        #expect(Paint(.full)("", .bold) == "")
        #expect(Paint(.full)("a", .plain) == "a")
    }

    @Test(arguments: [
        (0, 0, 0, 16), (255, 255, 255, 231), (255, 0, 0, 196), (95, 135, 175, 67),
        (128, 128, 128, 244), (8, 8, 8, 232),
    ])
    func theNearestOfTheTwoHundredFiftySixColoursIsTaken(
        _ red: Int, _ green: Int, _ blue: Int, _ index: Int
    ) {
        #expect(Paint.index(red, green, blue) == index)
    }

    @Test(arguments: [
        (0.0, ""), (1, "████"), (0.5, "██"), (0.53125, "██▏"), (0.0001, "▏"), (0.25, "█"),
        (0.96875, "███▉"), (2, "████"), (-1, ""), (Double.nan, ""),
    ])
    func aBarIsFilledToAnEighth(_ ratio: Double, _ bar: String) {
        #expect(Bar.horizontal(ratio, cells: 4, isUnicode: true) == bar)
    }

    @Test func barsHaveAPlainForm() {
        #expect(Bar.horizontal(0.5, cells: 4, isUnicode: false) == "##")
        #expect(Bar.horizontal(0.01, cells: 4, isUnicode: false) == "#")
        #expect(Bar.columns([0, 1, 4, 8], isUnicode: true) == "·▂▅█")
        #expect(Bar.columns([0, 1, 4, 8], isUnicode: false) == " :+#")
        #expect(Bar.columns([0, 0], isUnicode: true) == "··")
        #expect(Bar.columns([], isUnicode: true) == "")
    }

    private var timeline: DayTimeline {
        DayTimeline(
            day: Fixture.today,
            lanes: [
                DayTimeline.Lane(
                    name: "독서", colorHex: "#3F66C2",
                    sessions: [
                        Fixture.at("00:00")..<Fixture.at("01:00"),
                        Fixture.at("09:15")..<Fixture.at("09:16"),
                        Fixture.at("23:00")..<Fixture.at("01:00", on: Fixture.today + 1),
                    ]),
                DayTimeline.Lane(
                    name: "물", colorHex: "#2A78AD",
                    counts: [Fixture.at("08:00"), Fixture.at("20:59")]
                ),
            ])
    }

    @Test func aDayIsDrawnFromMidnightToMidnight() {
        #expect(
            timeline.lines(Fixture.style(width: 60)) == [
                "      0     3     6     9     12    15    18    21    ",
                "독서  ██················▐···························██",
                "물    ················●························●······",
            ])
    }

    @Test func aDayIsDrawnInPlainLetters() {
        #expect(
            timeline.lines(Fixture.style(width: 30, isUnicode: false)) == [
                "      0     6     12    18    ", "독서  #........#.............#",
                "물    ........o...........o...",
            ])
    }

    @Test func aDayThatStartsLateIsDrawnFromThere() {
        let late = Style(
            strings: Fixture.style().strings, width: 30,
            boundary: DayBoundary(zone: Fixture.seoul, dayStartMinutes: 300), now: Fixture.noon)
        let lines = timeline.lines(late)
        #expect(lines[0] == "       6     12    18    0    ")
        #expect(lines[1] == "독서  ····▌·············██····")
    }

    @Test func lanesWearTheColourOfTheirAction() {
        let lines = timeline.lines(Fixture.style(width: 30, depth: .full))
        #expect(lines[1].contains("\u{1b}[38;2;63;102;194m█\u{1b}[0m"))
    }

    @Test func progressIsShownOnlyToSomebody() {
        var written = ""
        var line = ProgressLine(isShown: true, width: 10) {
            written += String(decoding: $0, as: UTF8.self)
        }
        line.show("41%")
        line.show("41%")
        line.show("가져오는 중이에요")
        line.clear()
        line.clear()
        #expect(written == "\r\u{1b}[K41%\r\u{1b}[K가져오는…\r\u{1b}[K")
        written = ""
        var hidden = ProgressLine(isShown: false, width: 10) {
            written += String(decoding: $0, as: UTF8.self)
        }
        hidden.show("41%")
        hidden.clear()
        #expect(written.isEmpty)
    }
}
