import HaruStrings
import Testing

@testable import HaruIcons

@Suite("Searching icons")
struct IconSearchTests {
    private func ids(_ words: String, _ language: Language = .en) -> [String] {
        IconCatalogue.search(words, language: language).map { $0.id }
    }

    @Test(
        "finds the same icon first by its Korean, English and Japanese word",
        arguments: [
            ("book", "책", "book", "本"), ("run", "달리기", "running", "ランニング"),
            ("swim", "수영", "swimming", "水泳"), ("water", "물", "water", "水"),
            ("sleep", "잠", "sleep", "睡眠"), ("coffee", "커피", "coffee", "コーヒー"),
            ("music", "음악", "music", "音楽"), ("cat", "고양이", "cat", "猫"),
            ("airplane", "비행기", "airplane", "飛行機"), ("circle", "동그라미", "circle", "丸"),
        ])
    func languages(id: String, korean: String, english: String, japanese: String) {
        for language in Language.allCases {
            #expect(ids(korean, language).first == id)
            #expect(ids(english, language).first == id)
            #expect(ids(japanese, language).first == id)
        }
    }

    @Test("finds every icon by its own name", arguments: Language.allCases)
    func names(language: Language) {
        for icon in IconCatalogue.icons {
            let name = icon.name(in: language)
            #expect(IconCatalogue.search(name, language: language).contains(icon), "\(icon.id)")
        }
    }

    @Test(
        "takes no notice of case, width or the kind of kana",
        arguments: [
            ("COFFEE", "coffee"), ("ｃｏｆｆｅｅ", "coffee"), ("こーひー", "coffee"), ("　coffee ", "coffee"),
            ("らんにんぐ", "run"),
        ])
    func folding(words: String, id: String) {
        #expect(ids(words).first == id)
    }

    @Test("follows a Hangul syllable while it is composed", arguments: ["ㅊ", "채", "책"])
    func composing(words: String) {
        #expect(ids(words, .ko).contains("book"))
    }

    @Test("lets only the last syllable be unfinished")
    func finished() {
        #expect(ids("고양ㅇ", .ko).contains("cat"))
        #expect(!ids("ㄱ양이", .ko).contains("cat"))
    }

    @Test("wants every word, each from its beginning")
    func everyWord() {
        #expect(ids("drink water") == ["water"])
        #expect(ids("water drink") == ["water"])
        #expect(!ids("art").contains("heart"))
        #expect(ids("art").first == "paint")
        #expect(ids("book zebra").isEmpty)
    }

    @Test(
        "puts names before other words, those before beginnings, and the language before others",
        arguments: [
            ("rest", Language.en, ["rest", "sofa", "fork"]),
            ("car", .en, ["car", "carWash", "carrot"]),
            ("일", .ko, ["briefcase", "sunrise"]), ("水", .ja, ["water", "swim"]),
        ])
    func order(words: String, language: Language, expected: [String]) throws {
        let found = ids(words, language)
        let places = try expected.map { try #require(found.firstIndex(of: $0)) }
        #expect(places == places.sorted())
    }

    @Test("finds everything for no words and nothing for unknown ones")
    func extremes() {
        #expect(IconCatalogue.search("", language: .ko) == IconCatalogue.icons)
        #expect(IconCatalogue.search(" \u{3000}", language: .ko) == IconCatalogue.icons)
        #expect(ids("없는그림").isEmpty)
        #expect(ids("🏃").isEmpty)
        #expect(ids(",").isEmpty)
    }
}
