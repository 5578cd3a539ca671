import HaruCore
import Testing

@testable import HaruViews

struct PasskeyTests {
    /// The account screen, in a browser that knows passkeys.
    private func account(
        isSignedIn: Bool, can: Bool = true, language: String = "en"
    ) -> App {
        let app = app(language: language)
        app.model.device.abilities = can ? ["passkey"] : []
        app.model.device.isSignedIn = isSignedIn
        app.receive(.shell(.go(path: "/settings/account")), at: now)
        return app
    }

    /// What an authenticator was asked for since the last look.
    private func asked(_ app: App) -> [String] {
        app.takeEffects().compactMap { effect in
            guard case .passkey = effect else { return nil }
            var bytes: [UInt8] = []
            effect.json.write(into: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    private let credential = JSON.object([.string("id", "AQ"), .string("signature", "Ag")])

    @Test(arguments: [
        AccountMessage.signInByPasskey, .addPasskey, .removePasskey("a-_Z"), .typePasskey("Laptop"),
        .typeProof("secret"),
    ])
    func everyMessageSurvivesItsText(_ message: AccountMessage) {
        let value =
            switch message {
            case .typePasskey(let text), .typeProof(let text): text
            default: ""
            }
        #expect(Message(Message.account(message).text, value: value) == .account(message))
    }

    @Test func anAuthenticatorSignsIn() throws {
        let app = account(isSignedIn: false)
        #expect(app.html.contains("data-el=\"passkey-sign-in\""))
        _ = app.requests
        app.receive(.account(.signInByPasskey), at: now)
        #expect(app.requests.map { $0.path } == ["/v1/auth/passkey"])
        app.answer("account.challenge", 200, #"{"challenge":"AQID","rpId":"haru.example.org"}"#)
        #expect(
            asked(app) == [
                #"{"do":"passkey","new":false,"options":"#
                    + #"{"challenge":"AQID","rpId":"haru.example.org"}}"#
            ])
        #expect(app.model.account.isBusy)
        app.event(["type": .string("passkey"), "new": .bool(false), "credential": credential])
        let sent = try #require(app.requests.first)
        #expect(sent.path == "/v1/auth/token")
        #expect(sent.body?.contains(#""passkey":{"id":"AQ","signature":"Ag"}"#) == true)
        app.answer(
            "account.enter", 201,
            #"{"token":"t","account":{"id":"\#(RecordID(high: 8, low: 8).text)","login":"me"},"#
                + #""device":{"id":"\#(RecordID(high: 9, low: 9).text)"}}"#
        )
        #expect(app.model.device.isSignedIn)
        #expect(app.model.account.login == "me")
    }

    @Test func aNewOneIsMadeUnderTheNameThatWasTyped() throws {
        let app = account(isSignedIn: true)
        #expect(app.requests.contains { $0.path == "/v1/passkeys" && $0.method == "GET" })
        app.receive(.account(.typePasskey("Laptop")), at: now)
        app.receive(.account(.addPasskey), at: now)
        let begun = try #require(app.requests.first)
        #expect(begun.path == "/v1/passkeys/challenge")
        #expect(begun.body == "{}")
        app.answer("account.options", 200, #"{"challenge":"AQID"}"#)
        #expect(asked(app) == [#"{"do":"passkey","new":true,"options":{"challenge":"AQID"}}"#])
        app.event(["type": .string("passkey"), "new": .bool(true), "credential": credential])
        let sent = try #require(app.requests.first)
        #expect(sent.path == "/v1/passkeys")
        #expect(sent.body == #"{"name":"Laptop","id":"AQ","signature":"Ag"}"#)
        app.answer("account.passkey", 201, #"{"id":"AQ"}"#)
        #expect(app.model.toast?.text == app.model.strings.passkeyAdded)
        #expect(app.requests.map { $0.id } == ["account.passkeys"])
        app.answer(
            "account.passkeys", 200, #"{"items":[{"id":"A-_","name":"Laptop","usedAt":0}]}"#)
        #expect(app.html.contains("Laptop"))
    }

    @Test(arguments: [
        ("ko", "Laptop 패스키를 지울까요?"), ("en", "Remove the passkey Laptop?"),
        ("ja", "パスキー「Laptop」を削除しますか？"),
    ])
    func removingOneAsksFirst(_ language: String, _ title: String) {
        let app = account(isSignedIn: true, language: language)
        app.answer(
            "account.passkeys", 200, #"{"items":[{"id":"A-_","name":"Laptop","usedAt":0}]}"#)
        _ = app.requests
        app.receive(.account(.removePasskey("A-_")), at: now)
        #expect(app.requests.isEmpty)
        #expect(app.html.contains(title))
        app.receive(.shell(.closeSheet), at: now)
        #expect(app.requests.isEmpty)
        app.receive(.account(.removePasskey("A-_")), at: now)
        app.receive(.shell(.confirm), at: now)
        #expect(app.requests.map { $0.method + " " + $0.path } == ["DELETE /v1/passkeys/A-_"])
        app.receive(.account(.removePasskey("gone")), at: now)
        #expect(app.model.sheet == nil && app.requests.isEmpty)
    }

    @Test func anOldSignInAsksForThePassword() throws {
        let app = account(isSignedIn: true)
        app.model.account.hasPassword = true
        app.answer(
            "account.options", 403, #"{"error":{"code":"sign_in_again","message":"Again"}}"#)
        #expect(app.html.contains("Again"))
        app.receive(.account(.typeProof("slow river")), at: now)
        _ = app.requests
        app.receive(.account(.addPasskey), at: now)
        #expect(app.requests.first?.body == #"{"password":"slow river"}"#)
    }

    @Test(
        arguments: [
            ("NotAllowedError", nil), ("AbortError", nil), ("InvalidStateError", .passkeyKnown),
            ("SecurityError", .passkeyFailed), ("", .passkeyFailed),
        ] as [(String, AccountError?)])
    func turningAwayIsNoError(_ name: String, _ error: AccountError?) {
        let app = account(isSignedIn: false)
        app.model.account.isBusy = true
        app.event(["type": .string("passkey"), "new": .bool(false), "error": .string(name)])
        #expect(app.model.account.error == error)
        #expect(!app.model.account.isBusy)
    }

    struct Refusal: CustomTestStringConvertible {
        let question: String
        let status: Int
        let code: String
        let error: AccountError?
        let place: AccountState.Place
        var testDescription: String { "\(question) \(status) \(code)" }
    }

    static let refusals = [
        Refusal(
            question: "enter", status: 401, code: "unauthorized", error: .passkeyUnknown,
            place: .signIn),
        Refusal(
            question: "enter", status: 429, code: "rate_limited", error: .tooOften, place: .signIn),
        Refusal(question: "options", status: 0, code: "", error: .offline, place: .passkeys),
        Refusal(
            question: "options", status: 403, code: "wrong_password", error: .wrongPassword,
            place: .passkeys),
        Refusal(
            question: "forget", status: 409, code: "last_way_in", error: .other("Words"),
            place: .passkeys),
        Refusal(
            question: "set", status: 422, code: "password_too_short", error: .weakPassword,
            place: .password),
        Refusal(
            question: "passkey", status: 422, code: "bad_passkey", error: .other("Words"),
            place: .passkeys),
        Refusal(
            question: "passkey", status: 401, code: "unauthorized", error: .passkeyFailed,
            place: .passkeys),
        Refusal(question: "join", status: 404, code: "", error: .unknownCode, place: .signIn),
    ]

    @Test(arguments: refusals) func aRefusalIsShownWhereItWasAsked(_ refusal: Refusal) {
        let app = account(isSignedIn: true)
        let body = #"{"error":{"code":"\#(refusal.code)","message":"Words"}}"#
        app.answer("account." + refusal.question, refusal.status, refusal.code.isEmpty ? "" : body)
        #expect(app.model.account.error == refusal.error)
        #expect(app.model.account.place == refusal.place)
    }

    @Test func whatIsGoneAlreadyIsNoError() {
        let app = account(isSignedIn: true)
        _ = app.requests
        app.answer("account.forget", 404, #"{"error":{"code":"not_found"}}"#)
        #expect(app.model.account.error == nil)
        #expect(app.requests.contains { $0.id == "account.passkeys" })
    }

    @Test(arguments: [true, false]) func aBrowserWithoutPasskeysShowsNone(_ isSignedIn: Bool) {
        let app = account(isSignedIn: isSignedIn, can: false)
        #expect(!app.html.contains("passkey"))
    }
}
