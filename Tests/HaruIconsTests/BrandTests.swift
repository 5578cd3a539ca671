import HaruIcons
import Testing

@Suite("The mark")
struct BrandTests {
    private let mark = "\(Brand.mark)"

    @Test("takes both colours from the theme and holds none of its own")
    func colours() {
        #expect(mark.contains("var(--primary)") && mark.contains("var(--accent)"))
        #expect(!mark.contains("#"))
    }

    @Test("is one element that says nothing and can stand on a page twice")
    func element() {
        #expect(mark.hasPrefix("<svg class=\"mark\"") && mark.hasSuffix("</svg>"))
        #expect(mark.contains("aria-hidden=\"true\"") && !mark.contains(" id="))
    }

    @Test("has a ring of twelve ticks")
    func ticks() throws {
        let ring = try #require(mark.split(separator: "<path d=\"").dropFirst().first)
        #expect(ring.prefix { $0 != "\"" }.filter { $0 == "M" }.count == 12)
    }
}
