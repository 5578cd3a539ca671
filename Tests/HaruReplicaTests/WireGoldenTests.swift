import HaruCore
import HaruReplica
import Testing

@Suite struct WireGoldenTests {
    /// Recorded for schema version 1: a change with a value of every type.
    static let golden = """
        {"k":"novelty","id":"00000000-0000-0001-0000-000000000002","f":{\
        "a":[null,"01a02756e000-0000-00000000000000ab"],\
        "b":[true,"01a02756e000-0001-00000000000000ab"],\
        "c":[9007199254740992,"01a02756e000-0002-00000000000000ab"],\
        "d":[{"$int":"-9007199254740993"},"01a02756e000-0003-00000000000000ab"],\
        "e":[0.1,"01a02756e000-0004-00000000000000ab"],\
        "f":[5.0,"01a02756e000-0005-00000000000000ab"],\
        "g":[{"$double":"-inf"},"01a02756e000-0006-00000000000000ab"],\
        "h":["하루 \\"x\\"\\n\\u0001","01a02756e000-0007-00000000000000ab"],\
        "i":[{"$bytes":"AP8H"},"01a02756e000-0008-00000000000000ab"],\
        "j":[{"$blob":{"hash":"\(String(repeating: "09", count: 32))","size":12,"type":"image/png"}},\
        "01a02756e000-0009-00000000000000ab"],\
        "k":[[1,[],"x"],"01a02756e000-000a-00000000000000ab"],\
        "l":[{"$$int":"5","b":{}},"01a02756e000-000b-00000000000000ab"],\
        "m":[{"$money":{"amount":"3"}},"01a02756e000-000c-00000000000000ab"],\
        "stops/1787366400000":[true,"01a02756e000-000d-00000000000000ab"]},"c":true}
        """

    static let values: [(String, FieldValue)] = [
        ("a", .null), ("b", .bool(true)), ("c", .int(1 << 53)), ("d", .int(-(1 << 53) - 1)),
        ("e", .double(0.1)),
        ("f", .double(5)), ("g", .double(-.infinity)), ("h", .string("하루 \"x\"\n\u{1}")),
        ("i", .bytes([0, 255, 7])),
        (
            "j",
            .blob(
                BlobReference(hash: [UInt8](repeating: 9, count: 32), size: 12, type: "image/png")!)
        ),
        ("k", .list([.int(1), .list([]), .string("x")])),
        ("l", .map([.init("$int", .string("5")), .init("b", .map([]))])),
        ("m", .unknown(.init("$money", .map([.init("amount", .string("3"))])))),
        ("stops/1787366400000", .bool(true)),
    ]

    static let change = Change(
        kind: Kind("novelty"), id: RecordID(high: 1, low: 2),
        fields: values.enumerated().map { i, value in
            .init(
                value.0, value.1,
                Stamp(milliseconds: 1_787_366_400_000, counter: UInt16(i), node: 0xab))
        }, isConfirmed: true)

    @Test func theTextOfAChangeIsFixed() { #expect(Self.change.json.text == Self.golden) }

    @Test func recordedTextReads() throws {
        #expect(try Change(text: Array(Self.golden.utf8)) == Self.change)
    }

    /// Text of one value, and what it is not.
    static let unreadable = [
        #"{"$int":"x"}"#, #"{"$int":5}"#, #"{"$bytes":"A"}"#, #"{"$double":"1"}"#,
        #"{"$blob":{"hash":"00"}}"#,
        #"{"$money":1,"b":2}"#, #"{"$":{"$int":""}}"#,
        String(repeating: "[", count: 40) + String(repeating: "]", count: 40),
    ]

    @Test(arguments: unreadable) func aValueThatCannotBeIsRefused(_ text: String) {
        let item =
            #"{"k":"a","id":"00000000-0000-0001-0000-000000000002","f":{"x":["# + text
            + #","01a02756e000-0000-00000000000000ab"]}}"#
        #expect(throws: WireError.badValue) { try Change(text: Array(item.utf8)) }
    }

    @Test func theHashOfAFieldIsFixed() {
        // SHA-256 of ["session","00000000-0000-0001-0000-000000000002","note","01a02756e000-0003-00000000000000ab","하루"]
        let hash = CanonicalEncoding.hash(
            kind: .session, id: RecordID(high: 1, low: 2), name: "note", value: .string("하루"),
            stamp: Stamp(milliseconds: 1_787_366_400_000, counter: 3, node: 0xab))
        #expect(hash == FieldHash(high: 0x700a_c4cd_4911_95b3, low: 0x3087_4925_c7ad_c54d))
    }
}
