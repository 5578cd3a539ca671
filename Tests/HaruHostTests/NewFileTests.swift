import Foundation
import HaruHost
import Testing

@Suite struct NewFileTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "haru-newfile-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test func aFileAppearsWhenItIsFinished() throws {
        try withFolder { folder in
            let file = try NewFile(folder + "/a.csv")
            try file.write(Array("하루".utf8))
            #expect(File.kind(folder + "/a.csv") == .missing)
            try file.finish()
            #expect(try File.contents(of: folder + "/a.csv") == Array("하루".utf8))
            #expect(try File.names(in: folder) == ["a.csv"])
        }
    }

    @Test func aFileThatIsGivenUpLeavesTheOldOneAsItWas() throws {
        try withFolder { folder in
            try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/a.csv"))
            do {
                let file = try NewFile(folder + "/a.csv")
                try file.write([UInt8](repeating: 7, count: 200_000))
            }
            #expect(try File.contents(of: folder + "/a.csv") == Array("old".utf8))
            #expect(try File.names(in: folder) == ["a.csv"])
        }
    }

    @Test func aFolderThatIsNotThereIsNamed() throws {
        try withFolder { folder in
            do throws(FileError) {
                _ = try NewFile(folder + "/no/a.csv")
                Issue.record("a file was begun in a folder that is not there")
            } catch {
                #expect(error.path == folder + "/no/a.csv")
                #expect(error.isMissing)
            }
        }
    }

    @Test func namesComeInByteOrderWithoutHiddenOnes() throws {
        try withFolder { folder in
            for name in ["b", "a", "B", ".hidden", "가"] {
                try Data().write(to: URL(fileURLWithPath: folder + "/" + name))
            }
            #expect(try File.names(in: folder) == ["B", "a", "b", "가"])
        }
    }
}
