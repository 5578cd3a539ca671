import HaruCommand
import Testing

@testable import HaruClient

@Suite struct ServerAddressTests {
    struct Example: Sendable {
        let text: String
        let base: String
        let code: String?
    }

    @Test(arguments: [
        Example(text: "https://haru.example", base: "https://haru.example", code: nil),
        Example(text: "https://haru.example/", base: "https://haru.example", code: nil),
        Example(text: "haru.example:8443", base: "https://haru.example:8443", code: nil),
        Example(text: "HTTPS://haru.example/h/", base: "https://haru.example/h", code: nil),
        Example(text: "localhost:8420", base: "http://localhost:8420", code: nil),
        Example(
            text: "http://127.0.0.1:8420/join/7K3M", base: "http://127.0.0.1:8420", code: "7K3M"),
        Example(text: "http://[::1]:8420", base: "http://[::1]:8420", code: nil),
        Example(
            text: "https://haru.example/h/join/7K3M", base: "https://haru.example/h",
            code: "7K3M"),
    ])
    func aServerIsNamedAsPeopleTypeIt(_ example: Example) throws {
        let address = try ServerAddress(example.text)
        #expect(address.base == example.base)
        #expect(address.code == example.code)
    }

    @Test(arguments: [
        "http://haru.example", "http://127.0.0.1.evil.example", "http://localhost.evil.example",
        "http://192.168.0.2:8420",
    ])
    func anotherComputerNeedsEncryption(_ text: String) {
        #expect(throws: NetworkProblem.needsTLS(address: text)) { try ServerAddress(text) }
    }

    @Test(arguments: ["", "https://", "::", "ha ru", "https://me:secret@haru.example", "ftp://x y"])
    func whatIsNoAddressIsRefused(_ text: String) {
        #expect(throws: NetworkProblem.badAddress(text)) { try ServerAddress(text) }
    }
}
