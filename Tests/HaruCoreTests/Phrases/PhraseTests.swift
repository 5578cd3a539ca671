import HaruCore
import Testing

@Suite struct PhraseTests {
    private static func entity(_ kind: Phrase.Entity.Kind, _ name: String, _ n: UInt64)
        -> Phrase.Entity
    {
        Phrase.Entity(kind, id: RecordID(high: 1, low: n), name: name)
    }

    private static let vocabulary = [
        entity(.action, "독서", 1), entity(.action, "Reading", 2), entity(.action, "読書", 3),
        entity(.action, "물", 4), entity(.action, "운동", 5), entity(.action, "운동 준비", 6),
        entity(.action, "Water", 7), entity(.action, "水", 8), entity(.action, "Run", 9),
        entity(.action, "물 마시기", 10), entity(.goal, "영어", 11), entity(.goal, "독서", 12),
        entity(.goal, "English", 13), entity(.goal, "英語", 14), entity(.quest, "독서", 15),
        entity(.quest, "Reading", 16), entity(.quest, "読書", 17), entity(.action, "Running", 18),
    ]

    struct Case: CustomTestStringConvertible {
        let text: String
        let intent: Phrase.Intent
        var name: String?
        var count: Int?
        var period: Phrase.Period?
        var testDescription: String { text }

        init(
            _ text: String, _ intent: Phrase.Intent, _ name: String? = nil, count: Int? = nil,
            _ period: Phrase.Period? = nil
        ) {
            self.text = text
            self.intent = intent
            self.name = name
            self.count = count
            self.period = period
        }
    }

    static let cases = [
        Case("하루에서 독서 측정 시작해 줘", .start, "독서"),
        Case("독서를 시작해줘", .start, "독서"),
        Case("하루야, 독서 켜 줘!", .start, "독서"),
        Case("start reading", .start, "Reading"),
        Case("Hey Haru, please start timing Reading.", .start, "Reading"),
        Case("begin running please", .start, "Running"),
        Case("読書の計測を開始", .start, "読書"),
        Case("ハルで読書を始めて", .start, "読書"),
        Case("読書スタート", .start, "読書"),
        Case("독서 그만", .stop, "독서"),
        Case("측정 종료", .stop),
        Case("stop measuring", .stop),
        Case("stop measuring run", .stop, "Run"),
        Case("finish Reading", .stop, "Reading"),
        Case("計測終了", .stop),
        Case("読書を止めてください", .stop, "読書"),
        Case("물 추가", .add, "물"),
        Case("물 두 번 추가", .add, "물", count: 2),
        Case("물 3회 추가해 줘", .add, "물", count: 3),
        Case("물 스물세 번 기록", .add, "물", count: 23),
        Case("물 구백구십구번 기록", .add, "물", count: 999),
        Case("물 백한 번 추가", .add, "물", count: 101),
        Case("물 한 번 더", .add, "물", count: 1),
        Case("물마시기 １２번 기록", .add, "물 마시기", count: 12),
        Case("add water", .add, "Water"),
        Case("add 3 water", .add, "Water", count: 3),
        Case("log water nine hundred ninety-nine times", .add, "Water", count: 999),
        Case("log water twice", .add, "Water", count: 2),
        Case("water once more", .add, "Water", count: 1),
        Case("水を追加して", .add, "水"),
        Case("水を３回追加", .add, "水", count: 3),
        Case("水十二回記録", .add, "水", count: 12),
        Case("水もう一回", .add, "水", count: 1),
        Case("水をもう一回", .add, "水", count: 1),
        Case("독서 얼마나 했어?", .total, "독서"),
        Case("이번 주 독서 누적", .total, "독서", .week),
        Case("독서 지난 7일 기록 알려 줘", .total, "독서", .last7),
        Case("물 몇 번 했어", .total, "물"),
        Case("how much reading this week", .total, "Reading", .week),
        Case("How long did I run today?", .total, "Run", .day),
        Case("total water last 30 days", .total, "Water", .last30),
        Case("今週の読書はどれくらい", .total, "読書", .week),
        Case("水は何回", .total, "水"),
        Case("過去30日の読書の合計", .total, "読書", .last30),
        Case("영어 진행률", .goal, "영어"),
        Case("독서 목표 어때", .goal, "독서"),
        Case("이번 달 영어 얼마나 됐어", .goal, "영어", .month),
        Case("progress of English this month", .goal, "English", .month),
        Case("how is English going", .goal, "English"),
        Case("今月の英語の進み具合", .goal, "英語", .month),
        Case("英語はどう", .goal, "英語"),
        Case("독서 다짐 진행률", .quest, "독서"),
        Case("오늘 독서 다짐 얼마나 했어", .quest, "독서", .day),
        Case("how is the Reading quest this week", .quest, "Reading", .week),
        Case("読書クエストの進捗", .quest, "読書"),
    ]

    @Test(arguments: cases) func aSentenceIsUnderstood(_ c: Case) {
        guard case .understood(let phrase) = Phrase.read(c.text, vocabulary: PhraseTests.vocabulary)
        else {
            Issue.record("not understood")
            return
        }
        #expect(phrase.intent == c.intent)
        #expect(phrase.entity?.name == c.name)
        #expect(phrase.count == c.count)
        #expect(phrase.period == c.period)
        let kind: Phrase.Entity.Kind =
            c.intent == .goal ? .goal : c.intent == .quest ? .quest : .action
        #expect(phrase.entity.map { $0.kind == kind } ?? true)
    }

    @Test func theLongerNameIsMeant() {
        let reading = Phrase.read("운동 준비 시작", vocabulary: PhraseTests.vocabulary)
        guard case .understood(let phrase) = reading else {
            Issue.record("not understood")
            return
        }
        #expect(phrase.entity?.name == "운동 준비")
    }

    @Test(arguments: ["물 천 번 추가", "add 1000 water", "물 0번 기록", "水を千回追加"])
    func aThousandIsTooMany(_ text: String) {
        let reading = Phrase.read(text, vocabulary: PhraseTests.vocabulary)
        #expect(reading == .outOfRange(.add))
    }

    @Test(arguments: [
        ("지난 7일 영어 얼마나 됐어", Phrase.Intent.goal), ("how is the Reading quest last 7 days", .quest),
    ])
    func progressHasNoRollingDays(_ text: String, _ intent: Phrase.Intent) {
        #expect(Phrase.read(text, vocabulary: PhraseTests.vocabulary) == .outOfRange(intent))
    }

    @Test func equallyLongNamesAreAmbiguous() {
        let twins = [PhraseTests.entity(.action, "읽기", 1), PhraseTests.entity(.action, "쓰기", 2)]
        #expect(Phrase.read("읽기 쓰기 시작", vocabulary: twins) == .none)
        let same = [PhraseTests.entity(.action, "읽기", 1), PhraseTests.entity(.action, "읽기", 2)]
        #expect(Phrase.read("읽기 시작", vocabulary: same) == .ambiguous(same))
    }

    @Test(arguments: [
        "", "안녕", "독서", "시작", "start", "start everything", "오늘 날씨 어때", "resting start",
    ])
    func whatMeansNothingIsNothing(_ text: String) {
        #expect(Phrase.read(text, vocabulary: PhraseTests.vocabulary) == .none)
    }

    /// Decomposed letters are the same name.
    @Test func compositionOfLettersDoesNotMatter() {
        let decomposed = "\u{1103}\u{1169}\u{11A8}\u{1109}\u{1165} 시작"
        guard
            case .understood(let phrase) = Phrase.read(
                decomposed, vocabulary: PhraseTests.vocabulary)
        else {
            Issue.record("not understood")
            return
        }
        #expect(phrase.entity?.name == "독서")
    }

    @Test(arguments: Phrase.Language.allCases)
    func everyPatternIsUnderstoodWithAName(_ language: Phrase.Language) {
        let names: [Phrase.Entity.Kind: String] = [
            .action: "피아노", .goal: "취미", .quest: "매일 연습",
        ]
        let vocabulary = [
            PhraseTests.entity(.action, "피아노", 1), PhraseTests.entity(.goal, "취미", 2),
            PhraseTests.entity(.quest, "매일 연습", 3),
        ]
        for pattern in Phrase.patterns(language) {
            var text = pattern.text
            for kind in Phrase.Entity.Kind.allCases {
                text = text.replacing("{\(kind.rawValue)}", with: names[kind]!)
            }
            text = text.replacing("{n}", with: "5").replacing("{period}", with: "오늘")
            guard case .understood(let phrase) = Phrase.read(text, vocabulary: vocabulary) else {
                Issue.record("\(text) is not understood")
                continue
            }
            #expect(phrase.intent == pattern.intent, "\(text)")
            #expect((phrase.count == 5) == pattern.text.contains("{n}"), "\(text)")
            #expect((phrase.period == .day) == pattern.text.contains("{period}"), "\(text)")
        }
    }
}
