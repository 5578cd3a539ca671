import HaruStrings
import Testing

@testable import HaruIcons

@Suite("The catalogue of icons")
struct IconCatalogueTests {
    @Test("holds at least 240 icons, each in one category and under an id of its own")
    func size() {
        let icons = IconCatalogue.icons
        #expect(icons.count >= 240)
        #expect(Set(icons.map { $0.id }).count == icons.count)
        #expect(Set(icons.map { $0.codePoint }).count == icons.count)
        #expect(IconCatalogue.categories.flatMap { $0.icons } == icons)
    }

    @Test("has the eleven categories of the picker, in its order")
    func categories() {
        let korean = "일상 공부·일 운동 건강 음식 취미 자연 사람 이동 기기 기호".split(separator: " ")
        let english = [
            "Everyday", "Study & work", "Sports", "Health", "Food", "Hobbies", "Nature", "People",
            "Travel", "Devices", "Symbols",
        ]
        let japanese = "日常 勉強・仕事 運動 健康 食べ物 趣味 自然 人 移動 デバイス 記号".split(separator: " ")
        let categories = IconCatalogue.categories
        #expect(categories.map { $0.name(in: .ko) } == korean.map { String($0) })
        #expect(categories.map { $0.name(in: .en) } == english)
        #expect(categories.map { $0.name(in: .ja) } == japanese.map { String($0) })
        #expect(Set(categories.map { $0.id }).count == 11)
    }

    @Test("shows at least twenty icons in every category", arguments: 0..<11)
    func categorySize(number: Int) {
        #expect(IconCatalogue.categories[number].icons.count >= 20)
    }

    @Test("names every icon in every language", arguments: Language.allCases)
    func names(language: Language) {
        for icon in IconCatalogue.icons {
            let name = icon.name(in: language)
            #expect(!name.isEmpty && !name.contains(where: { ",|;".contains($0) }), "\(icon.id)")
        }
    }

    @Test("is found again by each id")
    func ids() {
        for icon in IconCatalogue.icons {
            #expect(Icon(named: icon.id) == icon)
        }
    }

    @Test("draws characters of the private use area only")
    func codePoints() {
        let all = IconCatalogue.icons.map { $0.codePoint } + Glyph.allCases.map { $0.codePoint }
        for codePoint in all + [Icon.fallback.codePoint] {
            #expect((0xE000...0xF8FF).contains(codePoint))
        }
        #expect(
            Icon.fallback.text.unicodeScalars.map { $0.value } == [
                UInt32(Icon.fallback.codePoint)
            ])
    }

    @Test(
        "has the icons that records begin with and the specification names",
        arguments: ["circle", "flag", "checkmark", "book"])
    func wellKnown(id: String) {
        #expect(Icon(named: id)?.id == id)
    }

    @Test(
        "does not know ids of newer versions, other apps or people's typing",
        arguments: ["future.icon", "", "Book", "book ", "boo", "books", "figure.run", "🏃", "책"])
    func unknown(id: String) {
        #expect(Icon(named: id) == nil)
    }

    @Test("draws an unknown icon as a question mark that nobody can pick")
    func fallback() {
        #expect(!IconCatalogue.icons.contains(.fallback))
        #expect(!IconCatalogue.icons.map { $0.codePoint }.contains(Icon.fallback.codePoint))
        #expect(Icon.fallback.codePoint == Glyph.help.codePoint)
        #expect(Icon.fallback.id == "")
        #expect(Icon.fallback.name(in: .en) == "")
    }
}
