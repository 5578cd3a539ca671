import Glibc
import HaruCore
import HaruReplica

/// What a device says of itself when it is registered.
package struct DeviceEntry: Equatable, Sendable {
    package let id: RecordID
    package let name: String

    package init(id: RecordID, name: String) {
        self.id = id
        self.name = name
    }

    package var json: JSON {
        .object([
            JSON.Member("id", .string(id.text)), JSON.Member("name", .string(name)),
            JSON.Member("platform", .string("linux")),
            JSON.Member("version", .string(Verbs.version)),
            JSON.Member("schema", .int(Int64(Schema.version))),
        ])
    }

    /// The name of this computer.
    package static func computerName() -> String {
        var name = [CChar](repeating: 0, count: 128)
        guard gethostname(&name, name.count - 1) == 0 else { return "Haru" }
        let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return bytes.isEmpty ? "Haru" : String(decoding: bytes, as: UTF8.self)
    }
}
