import HaruCommand
import HaruStrings
import Testing

@testable import HaruClient

@Suite struct RefusalTests {
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
