import HaruCore
import Testing

@testable import HaruCommand

struct NameMatchTests {
    static let things = [
        NamedThing(id: RecordID("0198a000-0000-7000-8000-000000000001")!, name: "운동"),
        NamedThing(id: RecordID("0198a000-0000-7000-8000-000000000002")!, name: "운동 준비"),
        NamedThing(id: RecordID("cafe0000-0000-7000-8000-000000000003")!, name: "Reading"),
        NamedThing(id: RecordID("beef0000-0000-7000-8000-000000000004")!, name: "독서"),
        NamedThing(id: RecordID("dead0000-0000-7000-8000-000000000005")!, name: "독서"),
        NamedThing(id: RecordID("f00d0000-0000-7000-8000-000000000006")!, name: "0198"),
        NamedThing(id: RecordID("ace00000-0000-7000-8000-000000000007")!, name: "Café écrit"),
    ]

    struct Case: CustomTestStringConvertible, Sendable {
        let query: String
        let match: NameMatch
        let why: String
        var testDescription: String { "\(query): \(why)" }
    }

    static let cases = [
        Case(
            query: "0198a000-0000-7000-8000-000000000002", match: .one(1), why: "a whole uuid"),
        Case(
            query: "0198A000-0000-7000-8000-000000000002", match: .one(1),
            why: "a uuid in capitals"),
        Case(
            query: "ffffffff-0000-7000-8000-000000000002", match: .none,
            why: "a uuid that nothing has"),
        Case(query: "cafe", match: .one(2), why: "four digits of a uuid go before names"),
        Case(query: "CAFE0", match: .one(2), why: "digits in capitals"),
        Case(query: "cafe0000-00", match: .one(2), why: "digits with a dash"),
        Case(query: "caf", match: .one(6), why: "three digits are a name's beginning"),
        Case(query: "0198", match: .one(5), why: "a name decides among ids that begin alike"),
        Case(query: "0198a", match: .several([0, 1]), why: "ids that begin alike"),
        Case(query: "운동", match: .one(0), why: "a whole name goes before its extensions"),
        Case(query: "운동 준비", match: .one(1), why: "a name with a space"),
        Case(query: " 운동 ", match: .one(0), why: "white space around it"),
        Case(query: "reading", match: .one(2), why: "lower case"),
        Case(query: "READ", match: .one(2), why: "the beginning, in capitals"),
        Case(query: "준비", match: .one(1), why: "a part that one name has"),
        Case(query: "독서", match: .several([3, 4]), why: "two of the same name"),
        Case(query: "운", match: .several([0, 1]), why: "a beginning of two"),
        Case(
            query: "\u{110b}\u{116e}\u{11ab}\u{1103}\u{1169}\u{11bc}", match: .one(0),
            why: "decomposed letters"),
        Case(query: "cafe\u{301}", match: .one(6), why: "a decomposed accent"),
        Case(query: "e\u{301}crit", match: .one(6), why: "a part with a decomposed accent"),
        Case(query: "수영", match: .none, why: "nothing fits"),
        Case(query: "", match: .none, why: "nothing typed"),
        Case(query: "  ", match: .none, why: "only white space"),
    ]

    @Test(arguments: cases) func aNameIsFoundByTheFirstRuleThatFits(_ c: Case) {
        #expect(NameMatch.find(c.query, in: Self.things) == c.match)
    }

    @Test func shownPrefixesTellRecordsApart() {
        let ids = Self.things.map { $0.id }
        let last = IDPrefix.shortest(Array(ids[2...]))
        #expect(last == ["cafe", "beef", "dead", "f00d", "ace0"])
        // All 32 digits are needed for these two.
        #expect(IDPrefix.shortest(Array(ids[..<2])) == ids[..<2].map { $0.text })
        #expect(IDPrefix.shortest([]) == [])
        #expect(IDPrefix.shortest([ids[0], ids[0]]) == ["0198", "0198"])
    }

    @Test func aShownPrefixIsUnderstood() {
        let ids = [
            RecordID("0198a000-1234-7000-8000-000000000001")!,
            RecordID("0198a000-1235-7000-8000-000000000001")!,
        ]
        let prefixes = IDPrefix.shortest(ids)
        #expect(prefixes == ["0198a000-1234", "0198a000-1235"])
        let things = ids.map { NamedThing(id: $0, name: "x") }
        #expect(NameMatch.find(prefixes[1], in: things) == .one(1))
    }
}
