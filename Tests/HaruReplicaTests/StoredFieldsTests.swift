import HaruCore
import HaruReplica
import Testing

@Suite struct StoredFieldsTests {
    static let stamp = Stamp(milliseconds: 1_787_366_400_000, counter: 3, node: 0xab)

    /// One field of every type and in every state, of schema version 1.
    static let golden: Record = {
        var record = Record(kind: .session, id: RecordID(high: 1, low: 2))
        let values: [(String, FieldValue)] = [
            ("actionID", .string("00000000-0000-0001-0000-000000000002")), ("b", .bool(false)),
            ("by", .bytes([0, 255])), ("d", .double(0.5)), ("endAt", .null),
            ("l", .list([.int(-1), .string("하")])), ("m", .map([.init("$a", .bool(true))])),
            ("startAt", .int(1_787_366_400_000)), ("stops/1787366400000", .bool(true)),
            ("tagIDs/00000000-0000-0001-0000-000000000002", .bool(true)),
            ("tagIDs/x", .bool(false)),
            ("u", .unknown(.init("$money", .int(3)))),
        ]
        for (i, value) in values.enumerated() {
            record[value.0] = Field(
                value: value.1, stamp: Stamp(time: stamp.time + UInt64(i), node: stamp.node))
        }
        record["_deleted"] = Field(value: .bool(true), stamp: stamp, isConfirmed: true)
        record["actionID"]?.isPending = false
        record["endAt"] = Field(
            value: .null, stamp: Stamp(time: stamp.time + 3, node: stamp.node),
            base: FieldHash(high: 1, low: 2))
        record["h"] = Field(
            value: .blob(
                BlobReference(hash: [UInt8](repeating: 9, count: 32), size: 12, type: "image/png")!),
            stamp: Stamp(time: 7, node: 8))
        return record
    }()

    @Test func theStoredFormIsFixed() {
        #expect(Hex.text(StoredFields.encode(Self.golden)) == Self.goldenHex)
    }

    @Test func recordedBytesRead() throws {
        let bytes = try #require(Hex.bytes(Self.goldenHex))
        let read = bytes.withUnsafeBytes {
            StoredFields.decode(kind: .session, id: Self.golden.id, $0)
        }
        #expect(read == Self.golden)
    }

    @Test func aRowThatEndsEarlyIsNone() throws {
        let bytes = StoredFields.encode(Self.golden)
        for count in 0..<bytes.count {
            let read = Array(bytes.prefix(count)).withUnsafeBytes {
                StoredFields.decode(kind: .session, id: Self.golden.id, $0)
            }
            #expect(read == nil, "\(count) bytes")
        }
    }

    /// Chance that repeats itself, as in the simulation.
    private struct Numbers {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
    }

    @Test(arguments: 1...20) func bytesThatSomebodyChangedNeverTrap(seed: UInt64) {
        var numbers = Numbers(state: seed)
        let good = StoredFields.encode(Self.golden)
        for _ in 0..<2000 {
            var bytes = good
            if numbers.next() % 4 == 0 {
                bytes = (0..<(numbers.next() % 80)).map { _ in
                    UInt8(truncatingIfNeeded: numbers.next())
                }
            } else {
                for _ in 0...(numbers.next() % 4) {
                    bytes[Int(numbers.next() % UInt64(bytes.count))] = UInt8(
                        truncatingIfNeeded: numbers.next())
                }
            }
            let read = bytes.withUnsafeBytes {
                StoredFields.decode(kind: .session, id: Self.golden.id, $0)
            }
            guard let read else { continue }
            let again = StoredFields.encode(read)
            #expect(
                again.withUnsafeBytes {
                    StoredFields.decode(kind: .session, id: Self.golden.id, $0)
                } == read,
                "seed \(seed): \(Hex.text(bytes))")
        }
    }

    @Test(arguments: 1...20) func anyDoubleTravelsUnchanged(seed: UInt64) throws {
        var numbers = Numbers(state: seed)
        for _ in 0..<500 {
            let value = Double(
                bitPattern: numbers.next() << 33 ^ numbers.next() << 8 ^ numbers.next())
            let change = Change(
                kind: .tag, id: RecordID(high: 1, low: 2),
                fields: [.init("x", .double(value), Self.stamp)])
            #expect(try Change(text: bytes(change)) == change, "seed \(seed): \(value)")
        }
    }

    static let goldenHex = """
        0e011101a02756e000000300000000000000ab020f04060000000000000001000000000000000200016209010002627909\
        070200ff00016409043fe00000000000001107000000000000000100000000000000020000016801000000000000000700\
        000000000000080809090909090909090909090909090909090909090909090909090909090909091809696d6167652f70\
        6e6700016c0101a02756e000000800000000000000ab090203010503ed959800016d090a01022461021009038080b7f584\
        6893028080b7f5846809028e010000000000000001000000000000000209028e0001780901000175090b06246d6f6e6579\
        0306
        """
}
