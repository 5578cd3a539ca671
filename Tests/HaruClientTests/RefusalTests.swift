import HaruCommand
import HaruCore
import HaruReplica
import HaruServer
import HaruStrings
import Testing

@testable import HaruClient

@Suite struct RefusalTests {
    private static let epoch = Epoch(high: 7, low: 9)

    struct Example: Sendable {
        let json: String
        let refusal: SyncRefusal?
    }

    @Test(arguments: [
        Example(
            json: #"{"code":"epoch_changed","epoch":"00000000000000070000000000000009"}"#,
            refusal: .epochChanged(epoch)),
        Example(
            json: #"{"code":"device_copied","watermark":"12"}"#,
            refusal: .deviceCopied(watermark: 12)),
        Example(
            json: """
                {"code":"cursor_expired","epoch":"00000000000000070000000000000009","watermark":"3"}
                """,
            refusal: .cursorExpired(epoch, watermark: 3)),
        Example(json: #"{"code":"server_clock"}"#, refusal: .serverClock),
        Example(json: #"{"code":"store_unavailable"}"#, refusal: .storeUnavailable),
        Example(json: #"{"code":"epoch_changed"}"#, refusal: nil),
        Example(json: #"{"code":"rate_limited"}"#, refusal: nil),
    ])
    func whatTheServerRefusesIsUnderstood(_ example: Example) throws {
        let json = try JSON.parse(example.json)
        #expect(SyncRefusal(code: json["code"]?.string ?? "", json) == example.refusal)
    }

    /// The server's codes and the device's must not drift apart.
    @Test func theServerKnowsTheCodesThatDevicesUnderstand() {
        for code in ["epoch_changed", "device_copied", "cursor_expired", "server_clock"] {
            #expect(APIError.Code(rawValue: code) != nil)
        }
    }

    @Test(arguments: Language.allCases)
    func everyProblemOfTheNetworkHasWordsAndEndsWithSeven(_ language: Language) {
        let problems: [NetworkProblem] = [
            .notSignedIn, .alreadySignedIn(login: "me", address: "https://haru.example"),
            .signedOut(address: "https://haru.example"),
            .unreachable(address: "https://haru.example", reason: "refused"),
            .needsTLS(address: "http://haru.example"), .badAddress("::"),
            .notHaru(address: "https://haru.example"), .refused(code: "busy", message: "Later"),
            .tooOld, .wrongPassword, .codeEnded, .codeNotAgreed,
            .busy, .stillDiffers, .companionMissing("haru-sync"),
        ]
        let sentences = problems.map { Refusal.network($0).message(Strings(language)) }
        #expect(Set(sentences).count == problems.count)
        #expect(problems.allSatisfy { Refusal.network($0).exitCode == .network })
    }
}
