import Testing

@testable import HaruServer

@Suite struct ArgumentTests {
    @Test(
        arguments: [
            ("500M", 500_000_000), ("4G", 4_000_000_000), ("10K", 10_000), ("0G", nil), ("4", nil),
            ("G", nil), ("-4G", nil), ("9999999999G", nil),
        ] as [(String, Int64?)])
    func sizesAreRead(_ text: String, _ bytes: Int64?) {
        #expect(Arguments.size(text) == bytes)
    }

    @Test func whatAnAccountMayKeepIsSaid() throws {
        let arguments = try Arguments(
            ["--records", "1000", "--field-data=1M", "--attachments", "2M"],
            variables: { _ in nil })
        #expect(arguments.configuration.limits.liveRecords == 1000)
        #expect(arguments.configuration.limits.bytes == 1_000_000)
        #expect(arguments.configuration.attachmentBytes == 2_000_000)
    }
}
