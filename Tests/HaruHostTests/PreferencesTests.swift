import Foundation
import HaruCore
import HaruHost
import Testing

@Suite struct PreferencesTests {
    @Test func keysOfOtherVersionsAreKept() throws {
        let path = NSTemporaryDirectory() + "haru-preferences-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(#"{"later":{"x":[1]},"settings.language":"en"}"#.utf8)
            .write(to: URL(fileURLWithPath: path))
        var preferences = Preferences.load(path)
        preferences["settings.language"] = .string("ja")
        preferences.actionOrder = [RecordID(high: 1, low: 2)]
        try preferences.save(path)
        let read = Preferences.load(path)
        #expect(read["later"]?["x"]?.array?.first?.int == 1)
        #expect(read["settings.language"]?.string == "ja")
        #expect(read.actionOrder == [RecordID(high: 1, low: 2)])
    }

    @Test func aBrokenFileIsNoPreference() throws {
        let path = NSTemporaryDirectory() + "haru-preferences-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("{\"a\":".utf8).write(to: URL(fileURLWithPath: path))
        #expect(Preferences.load(path).members.isEmpty)
        #expect(Preferences.load(path + ".none").members.isEmpty)
    }

    static let places: [(flag: String?, variables: [String: String], store: String?)] = [
        ("/x/a.store", ["HARU_STORE": "/y", "HOME": "/home/a"], "/x/a.store"),
        (nil, ["HARU_STORE": "/y", "HOME": "/home/a"], "/y"),
        (nil, ["XDG_DATA_HOME": "/data", "HOME": "/home/a"], "/data/haru/haru.store"),
        (nil, ["HARU_STORE": "", "HOME": "/home/a"], "/home/a/.local/share/haru/haru.store"),
        (nil, [:], nil),
    ]

    @Test(arguments: places) func theStoreLiesWhereFlagVariableOrHomeSay(
        flag: String?, variables: [String: String], store: String?
    ) {
        #expect(StorePlace(flag: flag, variables: { variables[$0] })?.store == store)
    }
}
