import Glibc
import Testing

/// The catalogs and what `script/strings` makes of them.
struct CatalogTests {
    static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

    @Test func theCatalogsAreCompleteUsedAndGenerated() {
        let (status, output) = run("'\(Self.root)/script/strings' --check")
        #expect(status == 0, "\(output)")
    }

    struct Fault: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let entry: String
        /// Part of what the check says about it.
        let complaint: String
    }

    static func unit(_ text: String) -> String {
        #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }

    static func plural(_ one: String, _ other: String) -> String {
        #"{"variations": {"plural": {"one": \#(unit(one)), "other": \#(unit(other))}}}"#
    }

    static func entry(_ key: String, ko: String, en: String, ja: String) -> String {
        #""\#(key)": {"localizations": {"ko": \#(ko), "en": \#(en), "ja": \#(ja)}}"#
    }

    static let faults = [
        Fault(
            testDescription: "a language is missing",
            entry: #""sample": {"localizations": {"ko": \#(unit("하나")), "en": \#(unit("one"))}}"#,
            complaint: "is not translated into ja"),
        Fault(
            testDescription: "a translation is empty",
            entry: entry("sample", ko: unit("하나"), en: unit(""), ja: unit("一")),
            complaint: "is not translated into en"),
        Fault(
            testDescription: "a translation is only begun",
            entry: entry(
                "sample", ko: unit("하나"), en: unit("one"),
                ja: #"{"stringUnit": {"state": "new", "value": "一"}}"#),
            complaint: "is not translated into ja"),
        Fault(
            testDescription: "a placeholder has another name",
            entry: entry(
                "sample", ko: unit("%(name)@"), en: unit("%(nmae)@"), ja: unit("%(name)@")),
            complaint: "has other placeholders in en"),
        Fault(
            testDescription: "a placeholder is of another kind",
            entry: entry("sample", ko: unit("%(n)lld"), en: unit("%(n)lld"), ja: unit("%(n)@")),
            complaint: "has other placeholders in ja"),
        Fault(
            testDescription: "a placeholder is malformed",
            entry: entry("sample", ko: unit("%d"), en: unit("%(n)@"), ja: unit("%(n)@")),
            complaint: "malformed placeholder in ko"),
        Fault(
            testDescription: "a plural without a count",
            entry: entry(
                "sample", ko: unit("%(name)@"), en: plural("%(name)@", "%(name)@s"),
                ja: unit("%(name)@")),
            complaint: "need exactly one count"),
        Fault(
            testDescription: "a plural in Japanese",
            entry: entry(
                "sample", ko: unit("%(n)lld"), en: unit("%(n)lld"), ja: plural("%(n)lld", "%(n)lld")
            ),
            complaint: "plural forms that ja does not use"),
        Fault(
            testDescription: "a key that is no identifier",
            entry: entry("Sample Key", ko: unit("하나"), en: unit("one"), ja: unit("一")),
            complaint: "is no Swift identifier"),
        Fault(
            testDescription: "a key that occurs twice",
            entry: entry("sample", ko: unit("하나"), en: unit("one"), ja: unit("一")) + ","
                + entry("sample", ko: unit("둘"), en: unit("two"), ja: unit("二")),
            complaint: "occurs twice"),
        Fault(
            testDescription: "a key that nothing uses",
            entry: entry("other", ko: unit("하나"), en: unit("one"), ja: unit("一")),
            complaint: "other: is used nowhere"),
        Fault(
            testDescription: "Swift that was not written anew",
            entry: entry("sample", ko: unit("하나"), en: unit("one"), ja: unit("一")),
            complaint: "is not what script/strings writes"),
    ]

    @Test(arguments: faults) func aFaultyCatalogIsNamed(_ fault: Fault) throws {
        let folder = try temporaryFolder()
        defer { _ = run("rm -rf '\(folder)'") }
        write(
            #"{"sourceLanguage": "ko", "version": "1.0", "strings": {\#(fault.entry)}}"#,
            to: "\(folder)/Test.xcstrings")
        write("let text = strings.sample", to: "\(folder)/Use.swift")
        let (status, output) = run(
            "'\(Self.root)/script/strings' --check --catalogs '\(folder)' "
                + "--sources '\(folder)' --output '\(folder)/none'")
        #expect(status != 0)
        #expect(output.contains(fault.complaint), "\(output)")
    }

    @Test func aSoundCatalogBecomesSwift() throws {
        let folder = try temporaryFolder()
        defer { _ = run("rm -rf '\(folder)'") }
        let entry = Self.entry(
            "sample", ko: Self.unit("%(name)@을(를) %(count)lld번, 5%%"),
            en: Self.plural(#"%(name)@ \"once\""#, "%(name)@ %(count)lld times"),
            ja: Self.unit(#"%(count)lld回\n%(name)@"#))
        write(
            #"{"sourceLanguage": "ko", "version": "1.0", "strings": {\#(entry)}}"#,
            to: "\(folder)/Test.xcstrings")
        let options =
            "--catalogs '\(folder)' --sources '\(folder)' --output '\(folder)/Generated'"
        #expect(run("'\(Self.root)/script/strings' \(options)").status == 0)
        let (_, swift) = run("cat '\(folder)/Generated/Test.swift'")
        #expect(swift.contains("public func sample(name: String, count: Int) -> String"))
        let said = [
            #"said("\u{1}\u{10} \u{2}번, 5%\0\u{1} \u{2} times\0\u{2}回\n\u{1}\0\u{1} \"once\"", "#,
            "name, grouped(count), isOne: count == 1)",
        ]
        #expect(swift.contains(said.joined()), "\(swift)")
    }

    // MARK: Help

    private func run(_ command: String) -> (status: Int32, output: String) {
        guard let pipe = popen("\(command) 2>&1", "r") else { return (-1, "") }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 {
            bytes.append(contentsOf: buffer[..<count])
        }
        return (pclose(pipe), String(decoding: bytes, as: UTF8.self))
    }

    private func temporaryFolder() throws -> String {
        var template = Array("/tmp/haru-strings-XXXXXX".utf8CString)
        let path = try #require(mkdtemp(&template))
        return String(cString: path)
    }

    private func write(_ text: String, to path: String) {
        let file = fopen(path, "w")!
        fputs(text, file)
        fclose(file)
    }
}
