import Foundation
import HaruCore
import Testing

/// `Examples/every-kind.json`: one small case for every kind that the runner knows, in UTC.
enum WorkedExamples {
    static func file() throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return [UInt8](
            try Data(contentsOf: folder.appendingPathComponent("Examples/every-kind.json")))
    }

    /// The text of each case.
    static func cases() throws -> [String] {
        let json = try JSON.parse(try file())
        return try #require(json["cases"]?.array).map { $0.text }
    }
}
