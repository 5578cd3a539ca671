import HaruCore
import Testing

@testable import HaruReplica

/// The quick ways of writing, reading and hashing a change give what the plain ones give.
@Suite struct ChangeReaderTests {
    private static let session =
        "{\"k\":\"session\",\"id\":\"00000000-0000-0001-0000-000000000002\",\"f\":{"
    private static let stamp = "0199a1b2c3d4-0007-00000000000000ab"

    /// Items as they may arrive, Haru's own first.
    static let items = [
        session + "\"note\":[\"하루 \u{1F4C5}\",\"\(stamp)\"],\"startAt\":[-17,\"\(stamp)\"]}}",
        session + "\"_deleted\":[true,\"\(stamp)\"]},\"c\":true}",
        session + "}}",
        session + "\"a\":[null,\"\(stamp)\"],\"b\":[false,\"\(stamp)\"],\"c\":[0,\"\(stamp)\"]}}",
        session + "\"a\":[9007199254740993,\"\(stamp)\"]}}",
        session + "\"a\":[9223372036854775807,\"\(stamp)\"]}}",
        session + "\"a\":[1.5,\"\(stamp)\"],\"b\":[1e3,\"\(stamp)\"],\"c\":[-0,\"\(stamp)\"]}}",
        session + "\"a\":[\"\\u0041\\n\\\"\u{7f}\",\"\(stamp)\"]}}",
        session + "\"a\":[{\"$int\":\"5\"},\"\(stamp)\"],\"b\":[[1,[]],\"\(stamp)\"]}}",
        session + " \"a\" : [ 1 , \"\(stamp)\" ] } }",
        session + "\"b\":[1,\"\(stamp)\"],\"a\":[2,\"\(stamp)\"]}}",
        session + "\"a\":[1,\"\(stamp)\"],\"a\":[2,\"\(stamp)\"]}}",
        session + "\"a\":[1,\"\(stamp)\"]},\"x\":7}",
        session + "\"a\":[\"" + String(repeating: "y", count: 70_000) + "\",\"\(stamp)\"]}}",
        session + "\"a\":[1,\"0199A1B2C3D4-0007-00000000000000ab\"]}}",
        session + "\"a\":[1,\"\(stamp)\",2]}}",
        session + "\"a b\":[1,\"\(stamp)\"]}}",
        "{\"id\":\"00000000-0000-0001-0000-000000000002\",\"k\":\"session\",\"f\":{}}",
        "{\"k\":\"\",\"id\":\"00000000-0000-0001-0000-000000000002\",\"f\":{}}",
        "{\"k\":\"session\",\"id\":\"00000000-0000-0001-0000-00000000000G\",\"f\":{}}",
        "{\"k\":\"session\",\"id\":\"ABCDEFab-0000-0001-0000-000000000002\",\"f\":{}}",
        "[]", "{}", "null", "7",
    ]

    @Test func itemsAreWhatTheyAreAsJSON() throws {
        let head = "{\"v\":1,\"device\":\"\(id(1).text)\",\"request\":\"\(id(2).text)\","
        let text = head + "\"cursor\":\"0\",\"changes\":[\(Self.items.joined(separator: ","))]}"
        let request = try SyncRequest(bytes: Array(text.utf8))
        #expect(request.items == (try Self.items.map { SyncItem(json: try JSON.parse($0)) }))
        #expect(request.items.contains { if case .unreadable = $0 { true } else { false } })
    }

    @Test(arguments: [
        "", "[", "{", "{\"v\":1", "{\"changes\":[}", "{\"changes\":[1 2]}", "{\"changes\":[1,]}",
        "{\"changes\":[{\"k\":\"session\"", "{} {}", "[1]",
    ])
    func whatIsNoJSONIsNoRequest(_ text: String) {
        #expect(throws: SyncWireError.malformed) { try SyncRequest(bytes: Array(text.utf8)) }
    }

    @Test(arguments: WireTests.values) func aChangeIsWrittenAsItsJSON(_ value: FieldValue) {
        let change = Change(
            kind: Kind("novelty"), id: id(77),
            fields: [
                .init("x", value, WireTests.stamp), .init("q\"", .bool(false), WireTests.stamp),
            ], isConfirmed: value.isNull)
        var quick: [UInt8] = []
        change.write(into: &quick)
        #expect(String(decoding: quick, as: UTF8.self) == change.json.text)
        #expect(CanonicalEncoding.count(value) == value.json.text.utf8.count)
    }

    @Test(arguments: WireTests.values) func aFieldsHashIsThatOfItsJSON(_ value: FieldValue) {
        let stamp = Stamp(time: 0x0123_4567_89ab_cdef, node: 0xfedc_ba98_7654_3210)
        let id = RecordID(high: 0x0123_4567_89ab_cdef, low: 0xfedc_ba98_7654_3210)
        #expect(id.text == "01234567-89ab-cdef-fedc-ba9876543210")
        #expect(stamp.text == "0123456789ab-cdef-fedcba9876543210")
        let text = JSON.array([
            .string("novelty"), .string(id.text), .string("x"), .string(stamp.text), value.json,
        ]).text
        let digest = RecordID(bytes: SHA256.digest(Array(text.utf8))[..<16])!
        #expect(
            CanonicalEncoding.hash(
                kind: Kind("novelty"), id: id, name: "x", value: value, stamp: stamp)
                == FieldHash(high: digest.high, low: digest.low))
    }
}
