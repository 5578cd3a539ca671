import HaruCore
import HaruReplica
import Testing

@Suite struct WireTests {
    static let stamp = Stamp(milliseconds: 1_787_366_400_000, counter: 3, node: 0xab)

    static let values: [FieldValue] = [
        .null, .bool(true), .bool(false), .int(0), .int(1 << 53), .int((1 << 53) + 1), .int(.min),
        .int(.max), .double(0), .double(-0.0), .double(0.1), .double(1e300),
        .double(.leastNonzeroMagnitude),
        .double(.infinity), .double(-.infinity), .string(""), .string("독서 \"일기\"\n\u{1}"),
        .string("\u{1100}\u{1161}"), .bytes([]), .bytes([0, 255, 7]),
        .blob(BlobReference(hash: [UInt8](repeating: 9, count: 32), size: 12, type: "image/png")!),
        .list([.int(1), .list([]), .string("x")]),
        .map(unordered: [.init("b", .int(1)), .init("$a", .null), .init("$int", .string("5"))]),
        .map([.init("$int", .string("5"))]), .map([]),
    ]

    @Test(arguments: values) func whatIsEncodedDecodesToTheSame(_ value: FieldValue) throws {
        let change = Change(
            kind: Kind("novelty"), id: RecordID(high: 1, low: 2),
            fields: [.init("x.y-z_1", value, Self.stamp)])
        var bytes: [UInt8] = []
        change.json.write(into: &bytes)
        #expect(try Change(text: bytes) == change)
        var record = Record(kind: change.kind, id: change.id)
        for field in change.fields { _ = record.merge(field) }
        let stored = StoredFields.encode(record)
        let read = stored.withUnsafeBytes {
            StoredFields.decode(kind: record.kind, id: record.id, $0)
        }
        #expect(read == record)
    }

    @Test func stampTextOrderIsStampOrder() throws {
        let stamps = [
            Stamp.zero, Stamp(milliseconds: 0, counter: 1, node: 5),
            Stamp(milliseconds: 9, node: 1),
            Stamp(milliseconds: 10, node: 0), Stamp(milliseconds: 10, counter: 2, node: 0),
            Stamp(milliseconds: 10, counter: 10, node: 0),
            Stamp(milliseconds: 10, counter: 10, node: 1),
        ]
        #expect(stamps == stamps.sorted())
        #expect(stamps.map { $0.text } == stamps.map { $0.text }.sorted { bytesPrecede($0, $1) })
        for stamp in stamps { #expect(Stamp(stamp.text) == stamp) }
    }
}
