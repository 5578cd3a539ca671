import HaruCore
import HaruReplica
import Testing

/// What travels in an exchange comes out as it went in.
@Suite struct SyncWireTests {
    private static let stamp = Stamp(milliseconds: 1_787_366_400_000, counter: 7, node: .max)

    private static func change(
        _ value: FieldValue, kind: Kind = .tag, field: String = "name", isConfirmed: Bool = false
    ) -> SyncItem {
        .change(
            Change(
                kind: kind, id: id(9), fields: [Change.ChangedField(field, value, stamp)],
                isConfirmed: isConfirmed))
    }

    /// Each as an item that is offered or answered.
    static let items: [[SyncItem]] = [
        [],
        [change(.string("\u{0}\"\\ 하루 \u{1F4C5}")), change(.null), change(.bool(true))],
        [change(.int(.max)), change(.int(.min)), change(.double(0.1)), change(.bytes([0, 255]))],
        [
            change(.list([.int(1), .list([.null])])),
            change(.map([FieldValue.Member("a", .string("b"))])),
        ],
        [change(.string("x"), kind: Kind("kindOfTomorrow"))],
        [change(.bool(true), field: Schema.deleted, isConfirmed: true)],
    ]

    @Test(arguments: items) func aRequestIsReadAsItWasWritten(_ items: [SyncItem]) throws {
        let request = SyncRequest(
            device: id(1), request: id(2), incarnation: Incarnation(number: .max, bits: 1),
            epoch: Epoch(high: .max, low: 0), cursor: 1 << 60, items: items, limit: 1)
        #expect(try SyncRequest(bytes: request.bytes) == request)
        let first = SyncRequest(device: id(1), request: id(2), items: items)
        #expect(try SyncRequest(bytes: first.bytes) == first)
    }

    @Test(arguments: items) func anAnswerIsReadAsItWasWritten(_ items: [SyncItem]) throws {
        var answer = SyncAnswer(
            epoch: Epoch(high: 1, low: .max), incarnation: Incarnation(number: 1, bits: .max),
            cursor: .max, accepted: 999, serverAt: moment("12:00"))
        answer.items = items
        #expect(try SyncAnswer(bytes: answer.bytes) == answer)
        answer.more = true
        answer.purged = [RecordKey(.tag, id(3)), RecordKey(Kind("kindOfTomorrow"), id(4))]
        answer.rejected = SyncAnswer.Code.allCases.enumerated().map {
            SyncAnswer.Rejection(index: 199 * $0.offset, code: $0.element)
        }
        var parity = Parity()
        parity.add(FieldHash(high: .max, low: 1))
        answer.parity = parity
        #expect(try SyncAnswer(bytes: answer.bytes) == answer)
    }

    /// An item that makes no sense is what arrived, and hides none of its neighbours.
    @Test func anUnreadableItemKeepsItsBytesAndItsNeighbours() throws {
        let raw = Array("{\"k\":\"tag\",\"id\":\"no id\",\"f\":{}}".utf8)
        let request = SyncRequest(
            device: id(1), request: id(2),
            items: [Self.change(.int(1)), .unreadable(raw, .badID), Self.change(.int(2))])
        #expect(try SyncRequest(bytes: request.bytes) == request)
    }

    static let refusals: [(SyncRefusal, Int, String)] = [
        (
            .epochChanged(Epoch(high: 1, low: 2)), 409,
            #"{"error":{"code":"epoch_changed","epoch":"00000000000000010000000000000002"}}"#
        ),
        (
            .deviceCopied(watermark: .max), 409,
            #"{"error":{"code":"device_copied","watermark":"18446744073709551615"}}"#
        ),
        (
            .cursorExpired(Epoch(high: .max, low: 0), watermark: 12), 410,
            #"{"error":{"code":"cursor_expired","epoch":"ffffffffffffffff0000000000000000","#
                + #""watermark":"12"}}"#
        ),
        (.serverClock, 503, #"{"error":{"code":"server_clock"}}"#),
        (.storeUnavailable, 503, #"{"error":{"code":"store_unavailable"}}"#),
    ]

    @Test(arguments: refusals) func aRefusalIsReadAsItWasWritten(
        _ refusal: SyncRefusal, _ status: Int, _ text: String
    ) {
        #expect(refusal.status == status)
        #expect(String(decoding: refusal.bytes, as: UTF8.self) == text)
        #expect(SyncRefusal(status: status, body: refusal.bytes) == refusal)
        #expect(SyncRefusal(status: 500, body: refusal.bytes) == nil)
    }

    /// As the server writes it, with a sentence and a time to wait.
    @Test func aRefusalMayCarryMore() {
        let body =
            #"{"error":{"code":"server_clock","message":"시계가 늦습니다","retryAfter":60},"v":2}"#
        #expect(SyncRefusal(status: 503, body: Array(body.utf8)) == .serverClock)
    }

    @Test(arguments: [
        (409, "", "empty"),
        (409, "<html>409</html>", "of a proxy"),
        (409, #"{"code":"device_copied","watermark":"1"}"#, "outside of the error"),
        (409, #"{"error":{"code":"device_copied"}}"#, "without a watermark"),
        (409, #"{"error":{"code":"device_copied","watermark":1}}"#, "a number for a text"),
        (409, #"{"error":{"code":"epoch_changed","epoch":"12"}}"#, "a short epoch"),
        (410, #"{"error":{"code":"cursor_expired","watermark":"1"}}"#, "without an epoch"),
        (409, #"{"error":{"code":"already_running"}}"#, "of another route"),
        (503, #"{"error":{"code":"busy","retryAfter":5}}"#, "busy"),
    ])
    func nothingFollowsFromWhatIsNoRefusal(_ status: Int, _ body: String, _ why: String) {
        #expect(SyncRefusal(status: status, body: Array(body.utf8)) == nil, "\(why)")
    }
}
