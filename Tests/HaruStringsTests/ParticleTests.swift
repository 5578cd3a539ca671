import Testing

@testable import HaruStrings

struct ParticleTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let word: String
        let ending: WordEnding
        var testDescription: String { word }
    }

    static let cases = [
        Case(word: "독서", ending: .vowel),
        Case(word: "운동", ending: .consonant),
        Case(word: "물", ending: .rieul),
        // The same in decomposed letters, as some file systems hand them over.
        Case(word: "\u{1106}\u{116e}\u{11af}", ending: .rieul),
        Case(word: "\u{1103}\u{1169}\u{11a8}\u{1109}\u{1165}", ending: .vowel),
        Case(word: "\u{110e}\u{1162}\u{11a8}", ending: .consonant),
        Case(word: "ㅋ", ending: .consonant), Case(word: "ㄹ", ending: .rieul),
        Case(word: "ㅠ", ending: .vowel),
        // Closing marks are not read.
        Case(word: "독서(밤)", ending: .consonant), Case(word: "‘물’", ending: .rieul),
        Case(word: "운동!", ending: .consonant), Case(word: "「물」", ending: .rieul),
        Case(word: "독서 (밤) …", ending: .consonant), Case(word: "책\u{3000}＊", ending: .consonant),
        // An opening mark, a dash and a plus have no reading of which we know.
        Case(word: "물(", ending: .unknown), Case(word: "물—", ending: .unknown),
        Case(word: "물+", ending: .unknown),
        // 영 일 이 삼 사 오 육 칠 팔 구, 십
        Case(word: "0", ending: .consonant), Case(word: "1", ending: .rieul),
        Case(word: "2", ending: .vowel), Case(word: "3", ending: .consonant),
        Case(word: "4", ending: .vowel), Case(word: "5", ending: .vowel),
        Case(word: "6", ending: .consonant), Case(word: "7", ending: .rieul),
        Case(word: "8", ending: .rieul), Case(word: "9", ending: .vowel),
        Case(word: "10", ending: .consonant),
        // Spelled out: 피티, 에이치티엠엘, 에스엔
        Case(word: "PT", ending: .vowel), Case(word: "HTML", ending: .rieul),
        Case(word: "SN", ending: .consonant), Case(word: "x", ending: .vowel),
        // Read as a word: 리딩, 게임, 런, 파일, 코드, 요가
        Case(word: "Reading", ending: .consonant), Case(word: "Game", ending: .consonant),
        Case(word: "run", ending: .consonant), Case(word: "File", ending: .rieul),
        Case(word: "code", ending: .vowel), Case(word: "Yoga", ending: .vowel),
        // 북 but 테스트: left open.
        Case(word: "book", ending: .unknown), Case(word: "test", ending: .unknown),
        Case(word: "読書", ending: .unknown), Case(word: "🏃", ending: .unknown),
        Case(word: "", ending: .unknown),
    ]

    @Test(arguments: cases) func aWordEndsAsItIsRead(_ c: Case) {
        #expect(WordEnding(of: c.word) == c.ending)
    }

    @Test(arguments: [
        (Particle.object, ["독서를", "책을", "물을", "読書을(를)"]),
        (.subject, ["독서가", "책이", "물이", "読書이(가)"]),
        (.topic, ["독서는", "책은", "물은", "読書은(는)"]),
        (.with, ["독서와", "책과", "물과", "読書과(와)"]),
        (.direction, ["독서로", "책으로", "물로", "読書(으)로"]),
    ])
    func aParticleFollowsTheEnding(_ particle: Particle, _ expected: [String]) {
        let words = ["독서", "책", "물", "読書"]
        #expect(words.map { $0 + particle.form(after: WordEnding(of: $0)) } == expected)
    }

    @Test func aSentenceChoosesTheParticleOfAName() {
        let strings = Strings(.ko)
        #expect(strings.alreadyRunning(action: "독서") == "독서는 이미 측정 중이에요.")
        #expect(strings.alreadyRunning(action: "운동") == "운동은 이미 측정 중이에요.")
        #expect(strings.doneSettingSet(key: "a", value: "서울") == "a 설정을 서울로 바꿨어요.")
    }
}
